"""The pyramids, floor by floor: dice that were built, spaces that can be built on and what that brings, pairs."""

from collections import defaultdict
from functools import lru_cache
from typing import Any, NamedTuple

from htpy import Node, b, button, dd, div, dl, dt, h3, li, ol, p, section, span
from markupsafe import Markup

from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.ground import masonry, sky
from heliopolis.web.boards.pyramidice.pairs import Bond, bonds, new_bonds
from heliopolis.web.boards.pyramidice.pieces import die, glory, tiny
from heliopolis.web.boards.pyramidice.steps import DEED, HisTurn
from heliopolis.web.moment import Moment

Offer = tuple[int, int, int, bool, tuple[tuple[Bond, ...], ...]]
"""A build: value, workers, Glory, whether it is the choice now, and the pairs it would make for each own project."""


class Floor(NamedTuple):
    """One floor, with all that its drawing depends on."""

    pyramid: str
    number: int
    side: int
    first: int
    """The number of its first space."""
    dice: tuple[int, ...]
    workers: int
    glory: int
    offers: tuple[tuple[int, tuple[Offer, ...]], ...]
    """What can be built on a space, by its number."""
    own: tuple[Bond, ...]
    his: tuple[Bond, ...]
    fresh: int
    """The space that the architect has just built on; 0 if there is none."""


def giza(moment: Moment, his_turn: HisTurn | None) -> Node:
    """Draw the pyramids in play, and what a die of each value takes."""
    language = moment.words.language
    pyramids = moment.view["pyramids"]
    drawn = []
    for shown in pyramids:
        floors = floors_of(moment, shown, his_turn)
        drawn.append(draw_pyramid(language, shown["pyramid"], floors, architect_of(moment)))
    drawn.append(prices(language, tuple(moment.view["building"])))
    return div(class_=f"giza of-{len(pyramids)}")[sky(), Markup("").join(drawn)]


def architect_of(moment: Moment) -> str:
    """Name the architect, if there is one."""
    his = moment.view["architect"]
    return voice.word(moment.words.language, his["name"]) if his else ""


def own_pairs(moment: Moment) -> list[tuple[int, int]]:
    """Return the pairs that the viewer's projects score."""
    if moment.viewer is None:
        return []
    return [(each["values"][0], each["values"][1]) for each in moment.view["seats"][moment.viewer]["projects"] or ()]


def floors_of(moment: Moment, shown: dict[str, Any], his_turn: HisTurn | None) -> tuple[Floor, ...]:
    """Put together what the drawing of a pyramid depends on, the ground floor first."""
    view, name = moment.view, shown["pyramid"]
    own = own_pairs(moment)
    projects = view["architect"]["projects"] if view["architect"] else ()
    his = [(each["values"][0], each["values"][1]) for each in projects]
    fresh = his_turn.space if his_turn and his_turn.fresh else ""
    offered: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for build in view["builds"] if moment.asked else ():
        offered[build["space"]].append(build)
    found = []
    first = 1
    for number, floor in enumerate(shown["floors"]):
        dice, side = tuple(floor["dice"]), floor["side"]
        offers = []
        for place in range(side * side):
            builds = offered.get(f"{name} {first + place}", ())
            if builds:
                offers.append((first + place, tuple(offer(moment, each, dice, side, place, own) for each in builds)))
        spaces = range(first, first + side * side)
        found.append(
            Floor(
                pyramid=name,
                number=number,
                side=side,
                first=first,
                dice=dice,
                workers=floor["workers"],
                glory=floor["glory"],
                offers=tuple(offers),
                own=tuple(bond for pair in own for bond in bonds(dice, side, pair)),
                his=tuple(bond for pair in his for bond in bonds(dice, side, pair)),
                fresh=next((space for space in spaces if fresh == f"{name} {space}"), 0),
            )
        )
        first += side * side
    return tuple(found)


def offer(
    moment: Moment, build: dict[str, Any], dice: tuple[int, ...], side: int, place: int, own: list[tuple[int, int]]
) -> Offer:
    """Put together what the drawing of a build depends on."""
    made = tuple(new_bonds(dice, side, pair, place, build["value"]) for pair in own)
    return (build["value"], build["workers"], build["glory"], moment.view["phase"] == "placing", made)


@lru_cache(maxsize=1024)
def draw_pyramid(language: str, name: str, floors: tuple[Floor, ...], architect: str) -> Markup:
    """Draw a pyramid, its summit first."""
    levels = [draw_floor(language, floor, architect) for floor in reversed(floors)]
    return Markup(
        section(class_=f"pyramid is-{name}", aria_label=voice.title(language, name))[
            div(class_="tiers")[levels],
            div(class_="plinth", aria_hidden="true"),
            h3(title=voice.about(language, name))[voice.title(language, name)],
        ]
    )


@lru_cache(maxsize=4096)
def draw_floor(language: str, floor: Floor, architect: str) -> Markup:
    """Draw a floor: its spaces, the pairs on it, and what it takes and brings more."""
    name = floor_name(language, floor)
    offers = dict(floor.offers)
    cells = [
        cell(language, floor.pyramid, name, space, value, offers.get(space, ()), fresh=space == floor.fresh)
        for space, value in enumerate(floor.dice, start=floor.first)
    ]
    his = voice.say(language, "pair-his", architect=architect)
    marks: list[Node] = [bond_mark(bond, "is-his", his) for bond in floor.his]
    marks += [bond_mark(bond, "", voice.say(language, "pair-here")) for bond in floor.own]
    for _, builds in floor.offers:
        for value, _, _, _, made in builds:
            marks += [bond_mark(bond, f"may for-{value}", "") for bonds_made in made for bond in bonds_made]
    return Markup(
        div(class_="lv")[
            div(class_=f"tier n{floor.side}")[
                masonry(floor.side),
                div(class_="level")[ol(class_="floor", style=f"--n:{floor.side}")[cells], marks],
            ],
            extra(language, floor, name) if floor.workers or floor.glory else None,
        ]
    )


def floor_name(language: str, floor: Floor, message: str = "floor") -> str:
    """Name a floor: of a pyramid with a single one it is the summit, of two the ground and the summit."""
    summit = floor.side == 1
    return voice.say(language, message, floor=2 if summit else floor.number)


def bond_mark(bond: Bond, classes: str, label: str) -> Node:
    """Draw the lozenge between two dice that make a pair."""
    way = "h" if bond.beside else "v"
    return span(class_=f"bond {way} {classes}".strip(), style=f"--c:{bond.column};--r:{bond.row}", title=label or None)


def extra(language: str, floor: Floor, name: str) -> Node:
    """Draw what a floor takes and brings more."""
    label = voice.say(
        language,
        "floor-extra",
        floor=name[:1].upper() + name[1:],
        pyramid=voice.title(language, floor.pyramid),
        workers=floor.workers,
        glory=floor.glory,
    )
    return p(class_="extra", role="img", aria_label=label, title=f"{label} (pyramidice.build.3)")[
        span(class_="overline")[floor_name(language, floor, "floor-short")],
        span(class_="xs")[b[f"+{floor.workers}"], tiny("worker"), b[f"+{floor.glory}"], tiny("glory")],
    ]


@lru_cache(maxsize=8192)
def cell(
    language: str, pyramid: str, floor: str, space: int, value: int, offers: tuple[Offer, ...], *, fresh: bool
) -> Markup:
    """Draw a space: a die, a place to build on, or an empty place."""
    name = voice.title(language, pyramid)
    drawn: Node
    if value:
        label = voice.say(language, "built", value=value, pyramid=name, floor=floor)
        drawn = [
            span(
                class_="block",
                role="img",
                aria_label=label,
                title=f"{label}. {voice.about(language, 'stone')}",
                data_key=f"built-{pyramid}-{space}",
                data_from="architect-die" if fresh else "hand-stone",
                data_delay=str(DEED) if fresh else None,
            )[die("stone", value)]
        ]
    elif offers and offers[0][3]:
        drawn = site(language, f"{pyramid} {space}", offers[0])
    else:
        label = voice.say(language, "empty", pyramid=name, floor=floor)
        drawn = [span(class_="well", role="img", aria_label=label), [preview(build) for build in offers]]
    return Markup(li(class_="cell")[drawn])


def site(language: str, where: str, build: Offer) -> Node:
    """Draw a space on which the die in hand can be built, with its price and what it brings."""
    _, workers, gained, _, made = build
    notation = f"place {where}"
    label = voice.say(language, "site", choice=voice.choice(language, notation), workers=workers, glory=gained)
    pairs = sum(len(each) for each in made)
    if pairs:
        label = f"{label}. {voice.say(language, 'site-pairs', pairs=pairs)}"
    return button(type="button", class_="site is-legal", data_act=notation, aria_label=label, title=label)[
        price(workers, gained)
    ]


def price(workers: int, gained: int) -> Node:
    """Draw what a build brings and takes."""
    return [glory(str(gained)), span(class_="pay", aria_hidden="true")[str(workers), tiny("worker")]]


def preview(build: Offer) -> Node:
    """Draw what a build would bring, shown while its die is pointed at."""
    value, workers, gained, _, _ = build
    return span(class_=f"site may for-{value}", aria_hidden="true")[price(workers, gained)]


@lru_cache(maxsize=16)
def prices(language: str, workers: tuple[int, ...]) -> Markup:
    """Draw the workers that each value takes."""
    by_price: dict[int, list[int]] = defaultdict(list)
    for value, count in enumerate(workers, start=1):
        by_price[count].append(value)
    rows = [
        div[
            dt[[die("stone", value) for value in values], span(class_="vh")[", ".join(str(value) for value in values)]],
            dd[[str(count), tiny("worker")] if count else voice.say(language, "free")],
        ]
        for count, values in sorted(by_price.items())
    ]
    return Markup(div(class_="costs")[span(class_="overline")[voice.say(language, "to-build")], dl[rows]])
