"""The cards, tiles, dice and boards of Pyramidice: one row a card, each value with its provenance.

No public text gives the faces of the cards. What is marked reconstructed is ours: whoever owns the box corrects it
here, in `deities` or in an edition file, and no rule changes. `cards` numbers the rows as they stand.
"""

from typing import Final, NamedTuple

from heliopolis.core.compat import i64
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Words, edition as make_edition
from heliopolis.games.pyramidice.deities import DEITIES, ENNEAD_GLORY, ENNEAD_NAMES, PIECES, Deity, Printed
from heliopolis.games.pyramidice.dice import SIDES

RESOURCE_NAMES = ("worker", "cat", "stone")


class Scarab(NamedTuple):
    """A scarab: what it does stands in the rules, the numbers of that on its row."""

    name: str
    numbers: tuple[Printed, ...] = ()


SCARABS = (
    Scarab("amethyst", (Printed("dice", 1, "reconstructed"),)),
    Scarab("silver", (Printed("glory", 2),)),
    Scarab("pearl", (Printed("workers", 2),)),
    Scarab("emerald"),
    Scarab("quartz", (Printed("glory", 2, "reconstructed"),)),
    Scarab("obsidian", (Printed("glory", 1, "reconstructed"),)),
    Scarab("gold"),
    Scarab("lapis", (Printed("dice", 3, "reconstructed", least=1),)),  # a reroll throws at least one die
    Scarab("turquoise"),
    Scarab("carnelian", (Printed("glory", 1, "reconstructed"),)),
    Scarab("amber", (Printed("choices", 2, "reconstructed"),)),
    Scarab("jasper", (Printed("glory", 2, "reconstructed"),)),
)
SCARAB_NAMES = tuple(scarab.name for scarab in SCARABS)


class Project(NamedTuple):
    """A project: two values, and the Glory for each pair of them side by side."""

    name: str
    values: tuple[int, int]
    glory: int


PROJECTS = (
    Project("ankh", (1, 6), 3),
    Project("djed", (2, 5), 3),
    Project("was", (3, 4), 3),
    Project("tyet", (1, 4), 4),
    Project("shen", (2, 6), 3),
    Project("wadjet", (3, 5), 3),
)
PROJECT_NAMES = tuple(project.name for project in PROJECTS)


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
TILE_NAMES = tuple(tile.name for tile in REST_TILES)
TILES_TO_RETURN: Final[i64] = 3
"""So many tiles have room before a player."""


class Architect(NamedTuple):
    """A Great Architect: his projects, the Glory of his slots, and what he gains more for a build."""

    name: str
    projects: int
    slots: tuple[int, int, int]
    build: int = 0
    high_build: int = 0  # for one above the ground floor
    pair: int = 0  # for one that completes a pair of a project


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


PYRAMIDS = (
    Pyramid("cheops", (3, 2, 1), (0, 1, 2), (0, 2, 4)),
    Pyramid("chephren", (2, 1), (1, 2), (2, 4)),
    Pyramid("mykerinos", (1,), (2,), (4,)),
)
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
        listed.append(Component(f"{key}.pays", tuple(deity.pays.split()), "rulebook", Words(PIECES, 8)))
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
    for project in PROJECTS:
        key = f"projects.{project.name}"
        listed.append(Component(f"{key}.values", project.values, "reconstructed", Numbers(1, int(SIDES), 2)))
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
        listed.append(Component(f"{key}.slots", board.slots, origin, Numbers(0, 20, len(board.slots))))
        listed.append(Component(f"{key}.build_glory", board.build, origin, Number(0, 20)))
        listed.append(Component(f"{key}.high_build_glory", board.high_build, origin, Number(0, 20)))
        listed.append(Component(f"{key}.pair_glory", board.pair, origin, Number(0, 20)))
    return listed


STANDARD = make_edition("pyramidice", [*_table_components(), *_deity_components(), *_card_components()])


def flaws(edition: Edition) -> list[Flaw]:
    """Say what is wrong with an edition as a whole."""
    found: list[Flaw] = []
    start = {name: edition.number(f"start.{name}") for name in ("workers", "cats", "stones")}
    if sum(start.values()) > edition.number("board.slots"):
        found.append(("board.slots", f"expected at least {sum(start.values())}, what a player begins with"))
    for name in ("workers", "cats"):
        if edition.number(f"supply.{name}") < 4 * start[name]:
            found.append((f"supply.{name}", f"expected at least {4 * start[name]}, what four players begin with"))
    for seats in (2, 3, 4):
        key = f"supply.stone_dice.seats_{seats}"
        if edition.number(key) <= seats * start["stones"]:
            found.append((key, f"expected more than {seats * start['stones']}, what {seats} players begin with"))
        key = f"supply.rest_tiles.seats_{seats}"
        if edition.number(key) <= 2 * seats:
            found.append((key, f"expected more than {2 * seats}: {seats} players may hold that many"))
        if seats == 2 and edition.number(key) > SIDES:
            found.append((key, "expected at most 6: the Great Architect finds his tile with a die"))
    return found
