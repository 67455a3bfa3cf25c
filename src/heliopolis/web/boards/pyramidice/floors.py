"""A floor of a pyramid: dice that were built, spaces that can be built on and what that brings, patterns."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Node, b, button, div, li, ol, p, span
from markupsafe import Markup

from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.bonds import Bond, bonds_of, completed, standing
from heliopolis.web.boards.pyramidice.ground import masonry
from heliopolis.web.boards.pyramidice.pieces import cost_piece, die, glory, lost_god, tiny
from heliopolis.web.boards.pyramidice.steps import DEED
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, join, whole

CELL = Frame(li(class_="cell")[gap("space"), gap("previews")])


class Build(NamedTuple):
    """A die that can be built on a space."""

    value: int
    cost: tuple[str, ...]
    glory: int
    god_leaves: bool
    """Whether it takes so many resources that a god would leave at the end of the turn."""


class Plan(NamedTuple):
    """What is drawn into all pyramids."""

    language: Locale
    own: list[str]
    """The patterns that the viewer's projects score."""
    his: list[str]
    architect: str
    builds: dict[str, list[Build]]
    """What the viewer can build, by its space."""
    is_placing: bool
    """Whether the viewer is to choose a space now."""
    fresh: str
    """The space that the architect has just built on."""


class DrawnFloor(NamedTuple):
    """What stays of a floor."""

    pyramid: str
    level: int
    side: int
    workers: int
    glory: int


def draw_floor(plan: Plan, floor: DrawnFloor, first: int, dice: list[int]) -> Drawing:
    """Draw a floor whose spaces are numbered from the first on."""
    spaces = [f"{floor.pyramid} {first + place}" for place in range(len(dice))]
    cells = [cell(plan, floor, dice, place, space) for place, space in enumerate(spaces)]
    return floor_frame(plan.language, floor).fill(cells=join(cells), marks=marks(plan, floor, dice, spaces))


@lru_cache(maxsize=64)
def floor_frame(language: Locale, floor: DrawnFloor) -> Frame:
    """Draw what the spaces of a floor and the patterns on it stand in, and what it takes and brings more."""
    return Frame(
        div(class_="lv")[
            div(class_=f"tier n{floor.side}")[
                masonry(floor.side),
                div(class_="level")[ol(class_="floor", style=f"--n:{floor.side}")[gap("cells")], gap("marks")],
            ],
            extra(language, floor) if floor.workers or floor.glory else None,
        ]
    )


def extra(language: Locale, floor: DrawnFloor) -> Node:
    """Draw what a floor takes and brings more."""
    name = voice.say(language, "floor", floor=floor.level)
    label = voice.say(
        language,
        "floor-extra",
        floor=name[:1].upper() + name[1:],
        pyramid=voice.title(language, floor.pyramid),
        workers=floor.workers,
        glory=floor.glory,
    )
    return p(class_="extra", role="img", aria_label=label, title=f"{label} (pyramidice.build.3)")[
        span(class_="overline")[voice.say(language, "floor-short", floor=floor.level)],
        span(class_="xs")[b[f"+{floor.workers}"], tiny("worker"), b[f"+{floor.glory}"], tiny("glory")],
    ]


# Patterns.


def marks(plan: Plan, floor: DrawnFloor, dice: list[int], spaces: list[str]) -> Markup:
    """Draw the patterns on a floor, and those that the viewer could complete."""
    language, side = plan.language, floor.side
    drawn = [his_bond(language, bond, plan.architect) for each in plan.his for bond in standing(dice, side, each)]
    drawn += [own_bond(language, bond) for each in plan.own for bond in standing(dice, side, each)]
    for place, space in enumerate(spaces if plan.builds else ()):
        for build in plan.builds.get(space, ()):
            for each in plan.own:
                for figure in completed(dice, side, each, place, build.value):
                    drawn += [may_bond(bond, build.value) for bond in bonds_of(figure, side)]
    return whole(drawn)


@lru_cache(maxsize=128)
def his_bond(language: Locale, bond: Bond, architect: str) -> Markup:
    """Draw a bond in a pattern of the architect."""
    return bond_mark(bond, " is-his", voice.say(language, "pattern-his", architect=architect))


@lru_cache(maxsize=64)
def own_bond(language: Locale, bond: Bond) -> Markup:
    """Draw a bond in a pattern of the viewer."""
    return bond_mark(bond, "", voice.say(language, "pattern-here"))


@lru_cache(maxsize=128)
def may_bond(bond: Bond, value: int) -> Markup:
    """Draw a bond that a die would make, shown while the die is pointed at."""
    return bond_mark(bond, f" may for-{value}", "")


def bond_mark(bond: Bond, classes: str, label: str) -> Markup:
    """Draw the lozenge between two dice of a pattern."""
    way = "h" if bond.beside else "v"
    return Markup(span(class_=f"bond {way}{classes}", style=f"--c:{bond.column};--r:{bond.row}", title=label or None))


# Spaces.


def cell(plan: Plan, floor: DrawnFloor, dice: list[int], place: int, space: str) -> Drawing:
    """Draw a space: a die, a place to build on, or an empty place with what dice would bring there."""
    if dice[place]:
        die_there = built(plan.language, space, floor.level, dice[place], fresh=space == plan.fresh)
        return CELL.fill(space=die_there, previews=NOTHING)
    builds = plan.builds.get(space)
    if builds and plan.is_placing:
        times = sum(len(completed(dice, floor.side, each, place, builds[0].value)) for each in plan.own)
        return CELL.fill(space=site(plan.language, space, builds[0], times), previews=NOTHING)
    previews = whole([preview(plan.language, build) for build in builds]) if builds else NOTHING
    return CELL.fill(space=empty(plan.language, floor.pyramid, floor.level), previews=previews)


@lru_cache(maxsize=1024)
def built(language: Locale, space: str, level: int, value: int, *, fresh: bool) -> Markup:
    """Draw a die on its space."""
    pyramid = voice.title(language, space.partition(" ")[0])
    floor = voice.say(language, "floor", floor=level)
    label = voice.say(language, "built", value=value, pyramid=pyramid, floor=floor)
    return Markup(
        span(
            class_="block",
            role="img",
            aria_label=label,
            title=f"{label}. {voice.about(language, 'stone')}",
            data_key=f"built-{space.replace(' ', '-')}",
            data_from="architect-die" if fresh else "hand-stone",
            data_delay=str(DEED) if fresh else None,
        )[die("stone", value)]
    )


@lru_cache(maxsize=32)
def empty(language: Locale, pyramid: str, level: int) -> Markup:
    """Draw an empty place."""
    floor = voice.say(language, "floor", floor=level)
    label = voice.say(language, "empty", pyramid=voice.title(language, pyramid), floor=floor)
    return Markup(span(class_="well", role="img", aria_label=label, title=f"{label} (pyramidice.build.1)"))


@lru_cache(maxsize=2048)
def site(language: Locale, space: str, build: Build, times: int) -> Markup:
    """Draw a space on which the die in hand can be built, with its price and what it brings."""
    notation = f"place {space}"
    choice = voice.choice(language, notation)
    label = voice.say(language, "site", choice=choice, cost=voice.cost(language, build.cost), glory=build.glory)
    if times:
        label = f"{label}. {voice.say(language, 'site-patterns', times=times)}"
    if build.god_leaves:
        label = f"{label}. {voice.say(language, 'god-leaves')}"
    return Markup(
        button(type="button", class_="site is-legal", data_act=notation, aria_label=label, title=label)[
            price(language, build)
        ]
    )


@lru_cache(maxsize=512)
def preview(language: Locale, build: Build) -> Markup:
    """Draw what a build would bring, shown while its die is pointed at."""
    return Markup(span(class_=f"site may for-{build.value}", aria_hidden="true")[price(language, build)])


def price(language: Locale, build: Build) -> Node:
    """Draw what a build brings and takes: so many workers, or else piece by piece."""
    paid: Node = [str(len(build.cost)), tiny("worker")]
    if set(build.cost) - {"worker"}:
        paid = [cost_piece(language, piece) for piece in build.cost]
    lost = lost_god() if build.god_leaves else None
    return [glory(str(build.glory)), lost, span(class_="pay", aria_hidden="true")[paid]]
