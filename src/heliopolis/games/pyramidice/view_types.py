"""What a view of Pyramidice is made of: the table as plain data, typed."""

from typing import Literal, TypedDict

Colour = Literal["stone", "prayer"]
Kind = Literal["worker", "cat", "stone"]


class Dice(TypedDict):
    """How many dice of each colour."""

    stone: int
    prayer: int


class Resources(TypedDict):
    """How many resources of each kind."""

    worker: int
    cat: int
    stone: int


class Whole(TypedDict):
    """How many stone dice and cards of the pile a game begins with."""

    stone: int
    pile: int


class DeityCard(TypedDict):
    """A deity of the row."""

    deity: str
    cost: list[str]
    glory: int


class TileCard(TypedDict):
    """A rest tile under the Sphinx."""

    tile: str
    price: int
    gains: Resources
    choices: int


class Floor(TypedDict):
    """A floor of a pyramid, from the top left: 0 is an empty space."""

    side: int
    dice: list[int]
    open: list[int]
    workers: int
    glory: int


class PyramidView(TypedDict):
    """A pyramid, from the ground up."""

    pyramid: str
    floors: list[Floor]


class Build(TypedDict):
    """A die that can be built on a space, with the pieces it takes and the Glory it brings."""

    value: int
    space: str
    cost: list[str]
    glory: int


class VirtualDie(TypedDict):
    """The virtual die of a god that is ready, and the values it may show."""

    deity: str
    values: list[int]


class Hand(TypedDict):
    """The dice of the seat at work: unused by value, chosen for rolling, virtual."""

    stone: list[int]
    prayer: list[int]
    cup: Dice
    to_take: int
    virtual: list[VirtualDie]
    rerolled: bool


class BuildCosts(TypedDict):
    """The pieces that the build under way takes, at full cost and at Seshat's."""

    full: list[str]
    seshat: list[str]


Due = TypedDict(
    "Due",
    {
        "pieces": list[str],
        "for": str,
        "deity": str | None,
        "value": int | None,
        "space": str | None,
        "costs": BuildCosts | None,
        "die": str | None,
        "choices": int,
        "size": int,
        "pearl": int,
    },
)
"""What is being paid, for what and about what; what is to be chosen."""


class ProjectView(TypedDict):
    """A project, its picture of dice (see `pictures`) and their values, and how often that is there."""

    project: str
    pattern: str
    values: list[int]
    glory: int
    times: int


class Area(TypedDict):
    """What lies before a seat: `work_dice` is what a Work turn would begin with, projects are for who may know them."""

    worker: int
    cat: int
    stone: int
    work_dice: int
    glory: int
    gods: list[str]
    used: list[str]
    gods_kept_up: int
    scarab: str | None
    offered: list[str]
    projects: list[ProjectView] | None
    tiles: list[str]
    covered: list[str]
    final: dict[str, int]


class ArchitectView(TypedDict):
    """The board of the Great Architect."""

    name: str
    glory: int
    gods: list[str]
    projects: list[ProjectView]
    tiles: list[str]
    slots: list[int]
    build_glory: int
    high_build_glory: int
    pair_glory: int
    god_glory: int
    full_glory: int
    final: dict[str, int]


class PyramidiceView(TypedDict):
    """The whole table; `laying` are returned tiles that still need a number, the next one first."""

    game: str
    seat: int | None
    phase: str
    acting: list[int]
    turn: int
    turns: int
    turn_cap: int
    whole: Whole
    pharaoh: int | None
    ending: str
    supply: Resources
    quarry: Dice
    pile: int
    row: list[DeityCard | None]
    tiles: list[TileCard | None]
    laying: list[str]
    gone: list[str]
    pyramids: list[PyramidView]
    building: list[int]
    builds: list[Build]
    hand: Hand
    due: Due
    loan: str | None
    slots: int
    seats: list[Area]
    architect: ArchitectView | None
    worth: dict[str, int]
    ennead: list[int]
