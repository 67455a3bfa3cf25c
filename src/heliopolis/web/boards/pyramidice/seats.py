"""The seats: a line for each, and the boards of the others, small but whole."""

from functools import lru_cache
from typing import Any, NamedTuple

from htpy import Node, article, button, div, em, h2, header, i, li, ol, p, section, span, ul
from markupsafe import Markup

from heliopolis.games.pyramidice.components import ENNEAD_NAMES, TILES_TO_RETURN
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect, architect_mark
from heliopolis.web.boards.pyramidice.pieces import god_tile, held_tile, hidden_project, project, scarab, slots, strip
from heliopolis.web.boards.pyramidice.pieces import tile_enamel as enamel_of
from heliopolis.web.boards.pyramidice.steps import HisTurn
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph, seat_mark

# A line for each seat.


def seat_bar(moment: Moment) -> Node:
    """Draw a line for each seat: name, rest tiles, Glory; the architect's last."""
    view, language = moment.view, moment.words.language
    rows = [
        seat_row(
            language,
            f"s{seat + 1}",
            seat_mark(seat),
            moment.names[seat],
            moment.tags[seat],
            moment.clocks[seat],
            len(area["tiles"]),
            area["glory"],
            acting=seat in moment.acting,
            pharaoh=view["pharaoh"] == seat,
        )
        for seat, area in enumerate(view["seats"])
    ]
    if view["architect"]:
        his = view["architect"]
        rows.append(
            seat_row(
                language,
                "is-architect",
                architect_mark(his["name"]),
                voice.word(language, his["name"]),
                "",
                Markup(),
                len(his["tiles"]),
                his["glory"],
                acting=False,
                pharaoh=view["pharaoh"] == len(view["seats"]),
            )
        )
    return ol(class_="seats slab", aria_label=moment.words.say("seats"), id="seats", data_count=len(rows))[
        Markup("").join(rows)
    ]


@lru_cache(maxsize=1024)
def seat_row(
    language: str,
    classes: str,
    mark: Markup,
    name: str,
    tag: str,
    clock: Markup,
    tiles: int,
    points: int,
    *,
    acting: bool,
    pharaoh: bool,
) -> Markup:
    """Draw the line of one player."""
    return Markup(
        li(class_=classes, aria_current="true" if acting else None)[
            mark,
            span(class_="name")[
                name,
                span(class_="tag")[tag] if tag else None,
                clock,
                pharaoh_mark(language) if pharaoh else None,
            ],
            pips(language, tiles),
            span(class_="pts num")[str(points)],
        ]
    )


@lru_cache(maxsize=16)
def pips(language: str, count: int) -> Markup:
    """Draw how many rest tiles lie before a player."""
    places = int(TILES_TO_RETURN)
    label = voice.say(language, "rests", count=count)
    return Markup(
        span(class_="mini", role="img", aria_label=label, title=f"{label} (pyramidice.rest.4)")[
            [i] * count, [i(class_="off")] * (places - count)
        ]
    )


@lru_cache(maxsize=4)
def pharaoh_mark(language: str) -> Markup:
    """Draw the Pharaoh beside the name of who has taken him."""
    label = voice.say(language, "has-pharaoh")
    return Markup(
        span(class_="has-pharaoh", role="img", aria_label=label, title=f"{label} (pyramidice.end.1)")[
            glyph("pharaoh", "icon")
        ]
    )


# The boards of others.


class Area(NamedTuple):
    """What lies before another seat, with all that its drawing depends on."""

    seat: int
    name: str
    remark: str
    is_acting: bool
    counts: tuple[int, int, int]
    room: int
    gods: tuple[str, ...]
    used: tuple[str, ...]
    gods_kept_up: int
    ennead: int
    scarabs: tuple[str, ...]
    """The scarab, or the two it is chosen from."""
    projects: tuple[tuple[str, int, int], ...] | None
    tiles: tuple[tuple[str, bool, bool], ...]
    """Name of each rest tile, whether it lies face down, and whether the viewer may use it."""


def rivals(moment: Moment, his_turn: HisTurn | None) -> Node:
    """Draw the boards of the others; in a solo game the architect's."""
    language = moment.words.language
    count = len(moment.view["seats"])
    first = 0 if moment.viewer is None else moment.viewer + 1
    order = [(first + step) % count for step in range(count if moment.viewer is None else count - 1)]
    drawn: list[Node] = [rival(language, area_of(moment, seat)) for seat in order]
    if moment.view["architect"]:
        drawn.append(architect(moment, his_turn))
    return section(
        class_=f"rivals of-{len(drawn)}", aria_label=voice.say(language, "rivals"), id="rivals", tabindex="0"
    )[drawn]


def area_of(moment: Moment, seat: int) -> Area:
    """Put together what the drawing of another seat depends on."""
    view = moment.view
    area = view["seats"][seat]
    legal = moment.legal_notations()
    cards = sum(name in ENNEAD_NAMES for name in area["gods"])
    return Area(
        seat=seat,
        name=moment.names[seat],
        remark=remark(moment, seat),
        is_acting=seat in moment.acting,
        counts=(area["worker"], area["cat"], area["stone"]),
        room=view["slots"],
        gods=tuple(area["gods"]),
        used=tuple(area["used"]),
        gods_kept_up=area["gods_kept_up"],
        ennead=view["ennead"][cards],
        scarabs=(area["scarab"],) if area["scarab"] else tuple(area["offered"]),
        projects=None if area["projects"] is None else shown_projects(area["projects"]),
        tiles=tuple((tile, tile in area["covered"], f"emerald {tile}" in legal) for tile in area["tiles"]),
    )


def shown_projects(projects: list[dict[str, Any]]) -> tuple[tuple[str, int, int], ...]:
    """Return projects as their drawing needs them."""
    return tuple((each["project"], each["values"][0], each["values"][1]) for each in projects)


def remark(moment: Moment, seat: int) -> str:
    """Say what a seat does at this moment."""
    view, language = moment.view, moment.words.language
    if view["phase"] == "finished":
        return ""
    if seat in moment.acting:
        if view["phase"] == "scarab":
            return voice.say(language, "choosing-scarab")
        return voice.say(language, "remark-acting" if view["phase"] == "turn" else "remark-working")
    return voice.say(language, "remark-pharaoh") if view["pharaoh"] == seat else ""


@lru_cache(maxsize=2048)
def rival(language: str, area: Area) -> Markup:
    """Draw the board of another seat."""
    hidden = voice.say(language, "project-hidden", player=area.name)
    projects: Node = hidden_project(hidden)
    if area.projects is not None:
        projects = [project(language, *each) for each in area.projects]
    rests: list[Node] = [li[rest_place(language, *tile)] for tile in area.tiles]
    rests += [li[span(class_="well mr")]] * (int(TILES_TO_RETURN) - len(area.tiles))
    told = voice.resources(language, area.counts)
    return Markup(
        article(
            class_=f"rival slab s{area.seat + 1}",
            aria_label=area.name,
            id=f"rival-{area.seat}",
            aria_current="true" if area.is_acting else None,
        )[
            header[
                seat_mark(area.seat),
                div[h2[area.name], p(class_="say")[area.remark]],
                div(class_="rv-own")[
                    [scarab(language, name) for name in area.scarabs],
                    projects,
                    ul(class_="rests", aria_label=voice.say(language, "rests", count=len(area.tiles)))[rests],
                ],
            ],
            div(class_="rv-row")[
                div(class_="rv-b")[slots(language, area.seat, area.counts, area.room), p(class_="cap")[told]],
                small_gods(language, area.gods, area.used, area.ennead),
            ],
        ]
    )


def rest_place(language: str, tile: str, covered: bool, lit: bool) -> Node:
    """Draw a rest tile before another seat; Emerald may use it there."""
    if not lit:
        return held_tile(language, tile, covered=covered)
    label = voice.choice(language, f"emerald {tile}")
    return button(
        type="button",
        class_=f"tile mr en en-{enamel_of(tile)} is-legal",
        data_act=f"emerald {tile}",
        data_key=f"tile-{tile}",
        aria_label=label,
        title=f"{label}. {voice.about(language, tile)}",
    )[span(class_="tile-face")[strip(tile)]]


@lru_cache(maxsize=2048)
def small_gods(
    language: str, gods: tuple[str, ...], used: tuple[str, ...], ennead: int, from_: str = "", delay: int = 0
) -> Markup:
    """Draw somebody's gods as small tiles, the Ennead as one stack."""
    if not gods:
        return Markup(p(class_="no-gods")[voice.say(language, "no-gods")])
    drawn: list[Node] = []
    for deity in gods:
        if deity not in ENNEAD_NAMES:
            classes = "is-used" if deity in used else ""
            tile = god_tile(language, deity, key=f"deity-{deity}", classes=classes, from_=from_, delay=delay)
            drawn.append(li[tile, em(aria_hidden="true")[voice.word(language, deity)]])
    stack = [deity for deity in gods if deity in ENNEAD_NAMES]
    if stack:
        names = voice.join(language, [voice.word(language, deity) for deity in stack])
        label = voice.say(language, "ennead-label", gods=names, glory=ennead)
        cards = [
            span(style=f"--i:{number}")[god_tile(language, deity, key=f"deity-{deity}", from_=from_, delay=delay),]
            for number, deity in enumerate(stack)
        ]
        drawn.append(
            li[
                span(class_="ennead", title=f"{label} (pyramidice.deities.ennead)")[
                    cards, span(class_="count")[str(len(stack))]
                ],
                em(aria_hidden="true")[voice.say(language, "ennead")],
            ]
        )
    return Markup(ul(class_=f"gods of-{min(len(drawn), 9)}", aria_label=voice.say(language, "gods"))[drawn])
