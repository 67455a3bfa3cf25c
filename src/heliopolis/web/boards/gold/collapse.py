"""The collapse: whose turns count, what falls next, and when."""

from functools import lru_cache

from htpy import div, em, h2, li, ol, p, span, strong
from markupsafe import Markup, escape

from heliopolis.games.gold.view import Countdown, GoldView
from heliopolis.language import Locale
from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import SHEET, token
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.scene import Scene


def collapse(scene: Scene, view: GoldView) -> Piece:
    """Draw whose turns are the clock, the turns until cards fall, and how many do."""
    language = scene.language
    doom = view["collapse"]
    if doom is None:
        return NOTHING
    said: Piece = NOTHING
    countdown: Piece = NOTHING
    if view["phase"] != "finished":
        keeper, falling = scene.names[doom["keeper"]], len(doom["next"])
        said = escape(voice.say(language, "clock-text", player=keeper, turns=doom["turns"], cards=falling))
        countdown = clock(scene, doom)
    frame = collapse_frame(language, view["values"]["bust"])
    title = escape(bust_words(scene, view))
    return frame.fill(fallen=fallen(language, doom["fallen"]), title=title, said=said, countdown=countdown)


@lru_cache(maxsize=16)
def collapse_frame(language: Locale, points: int) -> Frame:
    """Draw what the collapse stands in, with the bust."""
    name = voice.capital(voice.word(language, "bust"))
    bust = token("bust", points, name, about=voice.about(language, "bust"))
    return Frame(
        div(class_="find is-doom")[
            h2(class_="overline")[voice.say(language, "collapse"), " ", gap("fallen")],
            div(class_="owner")[bust, p[strong[gap("title")], span[gap("said")]]],
            gap("countdown"),
        ]
    )


@lru_cache(maxsize=128)
def fallen(language: Locale, count: int) -> Markup:
    """Say how many cards have fallen."""
    return Markup(span[voice.say(language, "fallen", count=count)]) if count else NOTHING


def bust_words(scene: Scene, view: GoldView) -> str:
    """Say where the bust is."""
    language = scene.language
    bust = next(each for each in view["treasures"] if each["name"] == "bust")
    if bust["carried"] is not None:
        return voice.say(language, "bears-bust", player=scene.names[bust["carried"]])
    if bust["banked"] is not None:
        return voice.say(language, "banked-bust", player=scene.names[bust["banked"]])
    if bust["card"] is not None:
        return voice.say(language, "bust-lies", card=bust["card"])
    return voice.say(language, "bust-lost")


# The countdown.


def clock(scene: Scene, doom: Countdown) -> Drawing:
    """Draw the turns from now to the next fall."""
    keeper = doom["keeper"]
    rows: list[Piece] = [
        turn_row(seat, now=number == 0).fill(player=escape(scene.names[seat]))
        for number, seat in enumerate(doom["order"])
    ]
    if doom["turns"] > 1:
        rows.append(later_row(keeper, doom["turns"] - 1).fill(player=escape(scene.names[keeper])))
    rows.append(fall_row(scene.language, len(doom["next"])))
    return clock_frame(scene.language, len(rows)).fill(rows=join(rows))


@lru_cache(maxsize=32)
def clock_frame(language: Locale, steps: int) -> Frame:
    """Draw what the countdown stands in."""
    return Frame(
        ol(class_="countdown", aria_label=voice.say(language, "countdown"), style=f"--steps:{steps}")[gap("rows")]
    )


@lru_cache(maxsize=16)
def turn_row(seat: int, *, now: bool) -> Frame:
    """Draw a turn of a seat without its player's name."""
    return Frame(li(class_=f"s{seat + 1} now" if now else f"s{seat + 1}")[seat_mark(seat), em[gap("player")]])


@lru_cache(maxsize=64)
def later_row(seat: int, turns: int) -> Frame:
    """Draw how many turns of a seat come later, without its player's name."""
    return Frame(li(class_=f"s{seat + 1} later")[span(class_="more")[f"+{turns}"], em[gap("player")]])


@lru_cache(maxsize=128)
def fall_row(language: Locale, count: int) -> Markup:
    """Draw how many cards fall then."""
    medal = span(class_="medal en en-basalt")[span[glyph("fall", sheet=SHEET)]]
    return Markup(li(class_="doom")[medal, em[voice.say(language, "cards", count=count)]])
