"""What is still hidden, and the collapse: whose turns count, what falls next, and when."""

from collections import Counter
from functools import lru_cache
from typing import Any

from htpy import Node, b, div, em, h2, li, ol, p, section, span, strong
from markupsafe import Markup

from heliopolis.web.boards.gold import voice
from heliopolis.web.boards.gold.pieces import SHEET, face, photo, token
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph, seat_mark

SIDES_OF = {"crossing": "nesw", "junction": "nes", "corner": "ne", "straight": "ns", "dead-end": "n"}


def supply(moment: Moment) -> Node:
    """Draw what is to be found, and above it the collapse, once it threatens."""
    view = moment.view
    language = moment.words.language
    doom = collapse(moment)
    return section(
        class_="supply slab is-falling" if doom else "supply slab",
        id="supply",
        aria_label=voice.say(language, "finds"),
    )[
        doom,
        hidden_cards(language, tuple(view["hidden_kinds"].items()), hidden_left(view)),
        camera(language, tuple((str(danger), int(count)) for danger, count in view["photos_left"]), taken(view)),
        pile(language, tuple(Counter(view["pile"]).items()), view["values"]["bust"], bust_is_out(view)),
        quiet(moment),
    ]


def taken(view: dict[str, Any]) -> int:
    """Count the photos that were drawn."""
    return sum(int(area["photos"]) for area in view["seats"]) + int(view["phase"] == "treasure")


def hidden_left(view: dict[str, Any]) -> int:
    """Count the cards that are still hidden in the pyramid."""
    return sum(card["face"] == "hidden" for card in view["cards"])


def bust_is_out(view: dict[str, Any]) -> bool:
    """Tell whether the bust has been found."""
    return view["collapse"] is not None


@lru_cache(maxsize=1024)
def hidden_cards(language: str, kinds: tuple[tuple[str, int], ...], left: int) -> Markup:
    """Draw which kinds of card have not been seen yet."""
    drawn = []
    for kind, count in kinds:
        chamber = kind.startswith("chamber-")
        sides = SIDES_OF[kind.removeprefix("chamber-")]
        label = voice.capital(voice.word(language, kind))
        text = f"{label}: {count}"
        style = "cardlet is-chamber en en-lapis" if chamber else "cardlet"
        drawn.append(
            li(title=text)[
                span(class_=style, role="img", aria_label=text)[face("chamber" if chamber else "corridor", sides)],
                b(aria_hidden="true")[str(count)],
            ]
        )
    if not drawn:
        return Markup()
    unseen = sum(count for _, count in kinds)
    heading = [
        voice.say(language, "hidden-cards"),
        " ",
        span[voice.say(language, "hidden-left", left=left, fallen=unseen - left)],
    ]
    return find(heading, ol(class_="kinds")[drawn], "find is-wide")


@lru_cache(maxsize=256)
def camera(language: str, left: tuple[tuple[str, int], ...], drawn: int) -> Markup:
    """Draw the photos that may still be taken: what can be in the chambers that are not found."""
    if not left:
        return Markup()
    photos = [
        photo(
            danger,
            count,
            voice.say(language, "photo-shows", danger=voice.word(language, danger), count=count),
            voice.about(language, "photo" if danger == "quiet" else danger),
        )
        for danger, count in left
    ]
    heading = [voice.say(language, "camera"), " ", span[voice.say(language, "of", part=drawn, all=drawn + len(left))]]
    return find(heading, div(class_="film")[photos])


@lru_cache(maxsize=256)
def pile(language: str, treasures: tuple[tuple[str, int], ...], bust: int, out: bool) -> Markup:
    """Draw the treasures that are left to be found; the bust lies last."""
    if out:
        return Markup()
    drawn = [
        span(class_="heap")[
            token(
                name,
                number_of(name),
                voice.capital(voice.word(language, name)),
                about=voice.about(language, "treasure"),
            ),
            em[f"×{count}"],
        ]
        for name, count in treasures
    ]
    last = token("bust", bust, voice.capital(voice.word(language, "bust")), about=voice.about(language, "bust"))
    total = sum(count for _, count in treasures)
    heading = [voice.say(language, "treasures"), " ", span[voice.say(language, "and-bust", count=total)]]
    return find(heading, div(class_="stack")[drawn, span(class_="heap is-last")[last]])


def number_of(name: str) -> int:
    """Return the points of a treasure that is not the bust."""
    return int(name.removeprefix("treasure-"))


def find(heading: Node, content: Node, classes: str = "find") -> Markup:
    """Draw one kind of thing to be found."""
    return Markup(div(class_=classes)[h2(class_="overline")[heading], content])


def quiet(moment: Moment) -> Node:
    """Say that the game ends soon if nothing happens."""
    view = moment.view
    seats = len(view["seats"])
    if view["quiet_turns"] < 2 * seats or view["phase"] == "finished":
        return None
    text = voice.say(moment.words.language, "quiet", turns=view["stall"] - view["quiet_turns"])
    return p(class_="find quiet")[text]


# The collapse.


def collapse(moment: Moment) -> Node:
    """Draw whose turns are the clock, the turns until cards fall, and how many do."""
    view = moment.view
    doom = view["collapse"]
    if doom is None:
        return None
    language = moment.words.language
    keeper = moment.names[doom["keeper"]]
    bust = next(each for each in view["treasures"] if each["name"] == "bust")
    name = voice.capital(voice.word(language, "bust"))
    if bust["carried"] is not None:
        title = voice.say(language, "bears-bust", player=moment.names[bust["carried"]])
    elif bust["banked"] is not None:
        title = voice.say(language, "banked-bust", player=moment.names[bust["banked"]])
    elif bust["card"] is not None:
        title = voice.say(language, "bust-lies", card=bust["card"])
    else:
        title = voice.say(language, "bust-lost")
    falling = len(doom["next"])
    said = voice.say(language, "clock-text", player=keeper, turns=doom["turns"], cards=falling)
    if view["phase"] == "finished":
        said = ""
    fallen = span[voice.say(language, "fallen", count=doom["fallen"])] if doom["fallen"] else None
    return div(class_="find is-doom")[
        h2(class_="overline")[voice.say(language, "collapse"), " ", fallen],
        div(class_="owner")[
            token("bust", view["values"]["bust"], name, about=voice.about(language, "bust")),
            p[strong[title], span[said]],
        ],
        clock(moment) if view["phase"] != "finished" else None,
    ]


def clock(moment: Moment) -> Node:
    """Draw the turns from now to the next fall."""
    view = moment.view
    doom = view["collapse"]
    language = moment.words.language
    turn = view["turn"]
    seats = len(view["seats"])
    keeper = doom["keeper"]
    away = seats if view["discovery"] else (keeper - turn) % seats
    first = [(turn + step) % seats for step in range(away + 1)]
    rows: list[Node] = [
        li(class_=f"s{seat + 1} now" if number == 0 else f"s{seat + 1}")[seat_mark(seat), em[moment.names[seat]]]
        for number, seat in enumerate(first)
    ]
    later = doom["turns"] - 1
    if later:
        rows.append(li(class_=f"s{keeper + 1} later")[span(class_="more")[f"+{later}"], em[moment.names[keeper]]])
    cards = voice.say(language, "cards", count=len(doom["next"]))
    rows.append(li(class_="doom")[span(class_="medal en en-basalt")[span[glyph("fall", sheet=SHEET)]], em[cards]])
    label = voice.say(language, "countdown")
    return ol(class_="countdown", aria_label=label, style=f"--steps:{len(rows)}")[rows]
