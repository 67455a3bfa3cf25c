"""The collapse: whose turns count, what falls next, and when."""

from functools import lru_cache

from htpy import div, em, h2, li, ol, p, span, strong
from markupsafe import Markup, escape

from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import SHEET, token
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, Piece, join
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.scene import Scene


def collapse(scene: Scene) -> Piece:
    """Draw whose turns are the clock, the turns until cards fall, and how many do."""
    view, language = scene.view, scene.words.language
    doom = view["collapse"]
    if doom is None:
        return NOTHING
    said: Piece = NOTHING
    countdown: Piece = NOTHING
    if view["phase"] != "finished":
        keeper, falling = scene.names[doom["keeper"]], len(doom["next"])
        said = escape(voice.say(language, "clock-text", player=keeper, turns=doom["turns"], cards=falling))
        countdown = clock(scene)
    frame = collapse_frame(language, view["values"]["bust"])
    return frame.fill(fallen(language, doom["fallen"]), escape(title(scene)), said, countdown)


@lru_cache(maxsize=16)
def collapse_frame(language: str, points: int) -> Frame:
    """Draw what the collapse stands in, with the bust."""
    name = voice.capital(voice.word(language, "bust"))
    bust = token("bust", points, name, about=voice.about(language, "bust"))
    return Frame(
        div(class_="find is-doom")[
            h2(class_="overline")[voice.say(language, "collapse"), " ", GAP],
            div(class_="owner")[bust, p[strong[GAP], span[GAP]]],
            GAP,
        ]
    )


@lru_cache(maxsize=128)
def fallen(language: str, count: int) -> Markup:
    """Say how many cards have fallen."""
    return Markup(span[voice.say(language, "fallen", count=count)]) if count else NOTHING


def title(scene: Scene) -> str:
    """Say where the bust is."""
    language = scene.words.language
    bust = next(each for each in scene.view["treasures"] if each["name"] == "bust")
    if bust["carried"] is not None:
        return voice.say(language, "bears-bust", player=scene.names[bust["carried"]])
    if bust["banked"] is not None:
        return voice.say(language, "banked-bust", player=scene.names[bust["banked"]])
    if bust["card"] is not None:
        return voice.say(language, "bust-lies", card=bust["card"])
    return voice.say(language, "bust-lost")


# The countdown.


def clock(scene: Scene) -> Drawing:
    """Draw the turns from now to the next fall."""
    view = scene.view
    doom, turn, seats = view["collapse"], view["turn"], len(view["seats"])
    keeper = doom["keeper"]
    away = seats if view["discovery"] else (keeper - turn) % seats
    first = [(turn + step) % seats for step in range(away + 1)]
    rows: list[Piece] = [
        turn_row(seat, now=number == 0).fill(escape(scene.names[seat])) for number, seat in enumerate(first)
    ]
    if doom["turns"] > 1:
        rows.append(later_row(keeper, doom["turns"] - 1).fill(escape(scene.names[keeper])))
    rows.append(fall_row(scene.words.language, len(doom["next"])))
    return clock_frame(scene.words.language, len(rows)).fill(join(rows))


@lru_cache(maxsize=32)
def clock_frame(language: str, steps: int) -> Frame:
    """Draw what the countdown stands in."""
    return Frame(ol(class_="countdown", aria_label=voice.say(language, "countdown"), style=f"--steps:{steps}")[GAP])


@lru_cache(maxsize=16)
def turn_row(seat: int, *, now: bool) -> Frame:
    """Draw a turn of a seat without its player's name."""
    return Frame(li(class_=f"s{seat + 1} now" if now else f"s{seat + 1}")[seat_mark(seat), em[GAP]])


@lru_cache(maxsize=64)
def later_row(seat: int, turns: int) -> Frame:
    """Draw how many turns of a seat come later, without its player's name."""
    return Frame(li(class_=f"s{seat + 1} later")[span(class_="more")[f"+{turns}"], em[GAP]])


@lru_cache(maxsize=128)
def fall_row(language: str, count: int) -> Markup:
    """Draw how many cards fall then."""
    medal = span(class_="medal en en-basalt")[span[glyph("fall", sheet=SHEET)]]
    return Markup(li(class_="doom")[medal, em[voice.say(language, "cards", count=count)]])
