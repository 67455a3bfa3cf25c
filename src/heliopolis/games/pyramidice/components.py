"""The cards, tiles, dice and boards of Pyramidice: one row a card, each value with its provenance.

No public text gives the faces of the cards. What is marked reconstructed is ours: whoever owns the box corrects it
here, in `deities` or in an edition file, and no rule changes. `cards` numbers the rows as they stand.
"""

from typing import Final, NamedTuple

from heliopolis.core.compat import i64
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Picture, Words, edition as make_edition

from .deities import DEITIES, ENNEAD_GLORY, ENNEAD_NAMES, PIECES, Deity, Printed
from .dice import SIDES
from .former import told_as_values, told_as_workers
from .scarab_cards import SCARABS, power_components, power_flaws

RESOURCE_NAMES: tuple[str, ...] = ("worker", "cat", "stone")
SCARAB_NAMES: tuple[str, ...] = tuple(scarab.name for scarab in SCARABS)


class Project(NamedTuple):
    """A project: a picture of dice on a floor (see `patterns`), and the Glory for each time it is there."""

    name: str
    pattern: str
    glory: int


PROJECTS = (
    Project("ankh", "16", 3),
    Project("djed", "25", 3),
    Project("was", "34", 3),
    Project("tyet", "14", 4),
    Project("shen", "26", 3),
    Project("wadjet", "35", 3),
)
PROJECT_NAMES: tuple[str, ...] = tuple(project.name for project in PROJECTS)
PATTERN = Picture(int(SIDES), most=4, side=3)


class RestTile(NamedTuple):
    """A rest tile: its price in Glory, what it gives at once, and how many resources of choice."""

    name: str
    provenance: str
    price: int = 0
    gains: str = ""
    choices: int = 0
    is_pair: bool = False  # it does nothing but give two resources


REST_TILES = (
    RestTile("exchange", "rulebook", choices=2),
    RestTile("vision", "rulebook", price=2),
    RestTile("feast", "rulebook", choices=2),
    RestTile("harvest", "rulebook", price=1, choices=3),
    RestTile("dawn", "rulebook", price=1, choices=1),
    RestTile("offering", "rulebook", price=1, gains="worker cat stone"),
    RestTile("village", "inferred", gains="worker worker", is_pair=True),
    RestTile("house", "inferred", gains="worker cat", is_pair=True),
    RestTile("camp", "inferred", gains="worker stone", is_pair=True),
    RestTile("temple", "inferred", gains="cat cat", is_pair=True),
    RestTile("shrine", "inferred", gains="cat stone", is_pair=True),
    RestTile("cliff", "inferred", gains="stone stone", is_pair=True),
)
TILE_NAMES: tuple[str, ...] = tuple(tile.name for tile in REST_TILES)
TILES_TO_RETURN: Final[i64] = 3
"""So many tiles have room before a player."""


class Architect(NamedTuple):
    """A Great Architect: his projects, the Glory of his slots, and what else brings him Glory."""

    name: str
    projects: int
    slots: tuple[int, ...]
    build: int = 0
    high_build: int = 0  # for one above the ground floor
    pair: int = 0  # for one that completes a pair of a project
    god: int = 0  # for each god he takes
    full: int = 0  # when his slots are full, and the tiles go back


# The slots were set by `bench/pyramidice_architects.py`, so that each level wins about half its games against the
# architect of its own number, but the Pharaoh about 35 %; Sneferu's first one is the rulebook's.
ARCHITECT_BOARDS = (
    Architect("sneferu", 2, (0, 0, 2), high_build=1),
    Architect("hemiunu", 2, (0, 1, 2), build=1),
    Architect("amenhotep", 3, (2, 2, 4), pair=2),
    Architect("imhotep", 2, (1, 4, 6), build=2),
)


class Pyramid(NamedTuple):
    """A pyramid: for each floor the side of its square, more workers and more Glory."""

    name: str
    sides: tuple[int, ...]
    workers: tuple[int, ...]
    glory: tuple[int, ...]


PYRAMIDS: tuple[Pyramid, ...] = (
    Pyramid("cheops", (3, 2, 1), (0, 1, 2), (0, 2, 4)),
    Pyramid("chephren", (2, 1), (1, 2), (2, 4)),
    Pyramid("mykerinos", (1,), (2,), (4,)),
)
MOST_ARCHITECT_SLOTS: Final = 6
"""As many as there are tiles for him to find with a die."""
PYRAMIDS_IN_PLAY = {1: 1, 2: 1, 3: 2, 4: 3}
BUILDING_WORKERS = (0, 0, 1, 1, 2, 2)
"""What a die takes, by its value."""
MOST_WORKERS = 6
"""What a value or a floor may ask for at most: twelve workers for a build are as many pieces as a cost can have."""

SUPPLY = {"workers": 21, "cats": 9, "prayer_dice": 4}
BY_SEATS = {"stone_dice": (14, 19, 20), "removed_deities": (10, 5, 3), "rest_tiles": (6, 8, 10)}
START = {"workers": 4, "cats": 1, "stones": 1, "glory": 5}
SLOTS = 8
TURN_CAP = 200
ACTION_NUMBERS = {"glory_dice": 2, "glory": 1, "replace_dice": 1}
"""What two of the six actions of a Work turn take, and what Gain Glory gives."""


def _table_components() -> list[Component]:
    """List the values of the table: supplies, set-up, boards, pyramids."""
    listed = [Component(f"supply.{name}", count, "rulebook", Number(1, 60)) for name, count in SUPPLY.items()]
    bounds = {"stone_dice": Number(4, 40), "removed_deities": Number(0, 30), "rest_tiles": Number(5, 10)}
    for name, counts in BY_SEATS.items():
        for seats, count in zip((2, 3, 4), counts, strict=True):
            listed.append(Component(f"supply.{name}.seats_{seats}", count, "rulebook", bounds[name]))
    listed += [Component(f"start.{name}", count, "rulebook", Number(0, 20)) for name, count in START.items()]
    listed.append(Component("board.slots", SLOTS, "rulebook", Number(1, 20)))
    listed.append(Component("limits.turns", TURN_CAP, "reconstructed", Number(20, 200)))
    listed += [Component(f"actions.{name}", count, "rulebook", Number(1, 8)) for name, count in ACTION_NUMBERS.items()]
    listed.append(Component("building.workers", BUILDING_WORKERS, "rulebook", Numbers(0, MOST_WORKERS, int(SIDES))))
    for pyramid in PYRAMIDS:
        floors = len(pyramid.sides)
        key = f"pyramids.{pyramid.name}"
        listed.append(Component(f"{key}.workers", pyramid.workers, "rulebook", Numbers(0, MOST_WORKERS, floors)))
        listed.append(Component(f"{key}.glory", pyramid.glory, "rulebook", Numbers(0, 20, floors)))
    return listed


def _deity_components() -> list[Component]:
    """List the values on the cards of deities."""
    listed: list[Component] = []
    for deity in DEITIES:
        cost = tuple(deity.cost.split())
        listed.append(Component(f"deities.{deity.name}.cost", cost, "reconstructed", Words(PIECES, 8)))
        if deity.name not in ENNEAD_NAMES:
            listed.append(Component(f"deities.{deity.name}.glory", deity.glory, "rulebook", Number(0, 20)))
    listed.append(Component("ennead.glory", ENNEAD_GLORY, "inferred", Numbers(0, 200, len(ENNEAD_NAMES))))
    for deity in DEITIES:
        listed += _power_components(deity)
    return listed


def _power_components(deity: Deity) -> list[Component]:
    """List the values of what a deity does."""
    listed: list[Component] = []
    key = f"powers.{deity.name}"
    if deity.shows:
        listed.append(Component(f"{key}.values", deity.shows, "reconstructed", Numbers(1, int(SIDES), 2)))
    if deity.pays:
        is_seshat = deity.name == "seshat"
        origin = "reconstructed" if is_seshat else "rulebook"
        former = told_as_workers(key) if is_seshat else None
        listed.append(Component(f"{key}.pays", tuple(deity.pays.split()), origin, Words(PIECES, 8), former))
    if deity.gains:
        listed.append(Component(f"{key}.gains", tuple(deity.gains.split()), "rulebook", Words(RESOURCE_NAMES, 8)))
    if deity.wins:
        listed.append(Component(f"{key}.glory", deity.wins, "rulebook", Number(0, 20)))
    return listed + _printed_components(key, deity.numbers)


def _printed_components(key: str, numbers: tuple[Printed, ...]) -> list[Component]:
    """List the numbers that a card has to itself."""
    return [Component(f"{key}.{each.name}", each.number, each.provenance, Number(each.least, 8)) for each in numbers]


def _card_components() -> list[Component]:
    """List the values on scarabs, projects, rest tiles and the architects' boards."""
    listed: list[Component] = []
    for scarab in SCARABS:
        listed += _printed_components(f"scarabs.{scarab.name}", scarab.numbers)
        listed += power_components(scarab)
    for project in PROJECTS:
        key = f"projects.{project.name}"
        former = told_as_values(key)
        listed.append(Component(f"{key}.pattern", project.pattern, "reconstructed", PATTERN, former))
        listed.append(Component(f"{key}.glory", project.glory, "reconstructed", Number(0, 20)))
    for tile in REST_TILES:
        key, origin = f"tiles.{tile.name}", tile.provenance
        listed.append(Component(f"{key}.price", tile.price, origin, Number(0, 20)))
        if tile.choices:
            listed.append(Component(f"{key}.choices", tile.choices, origin, Number(0, 8)))
        else:
            listed.append(Component(f"{key}.gains", tuple(tile.gains.split()), origin, Words(RESOURCE_NAMES, 8)))
    for board in ARCHITECT_BOARDS:
        key, origin = f"architects.{board.name}", "reconstructed"
        listed.append(Component(f"{key}.projects", board.projects, "rulebook", Number(0, len(PROJECTS) - 1)))
        listed.append(Component(f"{key}.slots", board.slots, origin, Numbers(0, 20, longest=MOST_ARCHITECT_SLOTS)))
        listed.append(Component(f"{key}.build_glory", board.build, origin, Number(0, 20)))
        listed.append(Component(f"{key}.high_build_glory", board.high_build, origin, Number(0, 20)))
        listed.append(Component(f"{key}.pair_glory", board.pair, origin, Number(0, 20)))
        listed.append(Component(f"{key}.god_glory", board.god, origin, Number(0, 20)))
        listed.append(Component(f"{key}.full_glory", board.full, origin, Number(0, 20)))
    return listed


STANDARD = make_edition("pyramidice", [*_table_components(), *_deity_components(), *_card_components()])


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    start = {name: edition.number(f"start.{name}") for name in ("workers", "cats", "stones")}
    least = sum(start.values())
    if least > edition.number("board.slots"):
        message = f"expected at least {least}, what a player begins with"
        found.append(Flaw("board.slots", "slots", message, {"least": least}))
    for name in ("workers", "cats"):
        least = 4 * start[name]
        if edition.number(f"supply.{name}") < least:
            message = f"expected at least {least}, what four players begin with"
            found.append(Flaw(f"supply.{name}", "supply", message, {"least": least}))
    for seats in (2, 3, 4):
        key = f"supply.stone_dice.seats_{seats}"
        held = seats * start["stones"]
        if edition.number(key) <= held:
            message = f"expected more than {held}, what {seats} players begin with"
            found.append(Flaw(key, "stone-dice", message, {"held": held, "seats": seats}))
        key = f"supply.rest_tiles.seats_{seats}"
        if edition.number(key) <= 2 * seats:
            message = f"expected more than {2 * seats}: {seats} players may hold that many"
            found.append(Flaw(key, "rest-tiles", message, {"held": 2 * seats, "seats": seats}))
        if seats == 2 and edition.number(key) > SIDES:
            message = f"expected at most {SIDES}: the Great Architect finds his tile with a die"
            found.append(Flaw(key, "sides", message, {"sides": int(SIDES)}))
    return found + power_flaws(edition)
