"""The cards, tiles, dice and boards of Pyramidice, each value with its provenance.

No public text gives the faces of the cards. What is marked reconstructed is ours: whoever owns the box corrects it
here, or in an edition file, and no rule changes.
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.edition import Component, Edition, Flaw, Number, Numbers, Words, edition as make_edition
from heliopolis.games.pyramidice.info import ARCHITECTS

# Deities. The ten of the Ennead come first.
#
#   0 … 9       10 … 12          13 … 37
#   the Ennead  virtual dice     all others by the alphabet
ENNEAD: Final[i64] = 10
"""Deities with a smaller number belong to the Ennead."""
KHNUM: Final[i64] = 10
SATIS: Final[i64] = 11
ANUKET: Final[i64] = 12
AMON: Final[i64] = 13
ANUBIS: Final[i64] = 14
ATON: Final[i64] = 15
BASTET: Final[i64] = 16
BES: Final[i64] = 17
HAPY: Final[i64] = 18
HATHOR: Final[i64] = 19
HEH: Final[i64] = 20
HEKA: Final[i64] = 21
KHEPRI: Final[i64] = 22
KHONSU: Final[i64] = 23
MAAT: Final[i64] = 24
MERTSEGER: Final[i64] = 25
MIN: Final[i64] = 26
MONTU: Final[i64] = 27
MUT: Final[i64] = 28
NEITH: Final[i64] = 29
PTAH: Final[i64] = 30
RE: Final[i64] = 31
SEKHMET: Final[i64] = 32
SERKET: Final[i64] = 33
SESHAT: Final[i64] = 34
SOBEK: Final[i64] = 35
SOPDET: Final[i64] = 36
THOTH: Final[i64] = 37
DEITIES: Final[i64] = 38
NO_DEITY: Final[i64] = -1

# Scarabs.
AMETHYST: Final[i64] = 0
SILVER: Final[i64] = 1
PEARL: Final[i64] = 2
EMERALD: Final[i64] = 3
QUARTZ: Final[i64] = 4
OBSIDIAN: Final[i64] = 5
GOLD: Final[i64] = 6
LAPIS: Final[i64] = 7
TURQUOISE: Final[i64] = 8
CARNELIAN: Final[i64] = 9
AMBER: Final[i64] = 10
JASPER: Final[i64] = 11
SCARABS: Final[i64] = 12
NO_SCARAB: Final[i64] = -1

# Rest tiles: the specials, then those that only give what they show.
EXCHANGE: Final[i64] = 0
VISION: Final[i64] = 1
FEAST: Final[i64] = 2
HARVEST: Final[i64] = 3
DAWN: Final[i64] = 4
TILES: Final[i64] = 12
NO_TILE: Final[i64] = -1

PROJECTS: Final[i64] = 6

# Resources.
WORKER: Final[i64] = 0
CAT: Final[i64] = 1
STONE: Final[i64] = 2
NO_RESOURCE: Final[i64] = -1

ROW_LENGTH: Final[i64] = 3
TILES_TO_RETURN: Final[i64] = 3
MOST_SPOTS: Final[i64] = 10
SIDES: Final[i64] = 6

ENNEAD_NAMES = ("atum", "shu", "tefnut", "geb", "nut", "osiris", "isis", "seth", "nephthys", "horus")
DEITY_NAMES = (
    *ENNEAD_NAMES,
    *("khnum", "satis", "anuket", "amon", "anubis", "aton", "bastet", "bes", "hapy", "hathor", "heh", "heka", "khepri"),
    *("khonsu", "maat", "mertseger", "min", "montu", "mut", "neith", "ptah", "re", "sekhmet", "serket", "seshat"),
    *("sobek", "sopdet", "thoth"),
)
SCARAB_NAMES = (
    *("amethyst", "silver", "pearl", "emerald", "quartz", "obsidian"),
    *("gold", "lapis", "turquoise", "carnelian", "amber", "jasper"),
)
TILE_NAMES = (
    *("exchange", "vision", "feast", "harvest", "dawn", "offering"),
    *("village", "house", "camp", "temple", "shrine", "cliff"),
)
PROJECT_NAMES = ("ankh", "djed", "was", "tyet", "shen", "wadjet")
RESOURCE_NAMES = ("worker", "cat", "stone")

# The floors of a pyramid are squares; each die stands on four of the floor below.
PYRAMIDS = {"cheops": (3, 2, 1), "chephren": (2, 1), "mykerinos": (1,)}
PYRAMIDS_IN_PLAY = {1: 1, 2: 1, 3: 2, 4: 3}

# What a deity costs: a number is a die that shows it, `any` any die, `stone-5` and `stone` the same of stone dice.
DIE_PIECES = (
    *[str(value) for value in range(1, int(SIDES) + 1)],
    "any",
    "stone",
    *[f"stone-{value}" for value in range(1, int(SIDES) + 1)],
)
PIECES = (*DIE_PIECES, "worker", "cat")

DEITY_COSTS = {
    "atum": "1 6 any",
    "shu": "1 2",
    "tefnut": "5 6",
    "geb": "1 1",
    "nut": "6 6",
    "osiris": "4 4",
    "isis": "3 3",
    "seth": "2 2",
    "nephthys": "5 5",
    "horus": "3 4 any",
    "khnum": "stone 5 any",
    "satis": "stone 4 any",
    "anuket": "stone 2 any",
    "amon": "2 5 any cat",
    "anubis": "3 6",
    "aton": "4 5 6",
    "bastet": "2 2 cat",
    "bes": "1 any",
    "hapy": "2 any",
    "hathor": "1 1 5 5",
    "heh": "4 6",
    "heka": "1 any cat",
    "khepri": "3 3 any",
    "khonsu": "2 3",
    "maat": "2 4 6",
    "mertseger": "1 4",
    "min": "2 6",
    "montu": "5 any worker",
    "mut": "stone 3 4",
    "neith": "3 any",
    "ptah": "stone-5 3 any",
    "re": "6 6 any",
    "sekhmet": "1 6 worker",
    "serket": "stone-4 2",
    "seshat": "stone-5 4 3",
    "sobek": "stone-1 any",
    "sopdet": "5 any",
    "thoth": "stone-6 1",
}
"""Reconstructed; Hathor's fits the rulebook's example."""

DEITY_GLORY = {"amon": 2, "aton": 1, "hapy": 1, "hathor": 6, "khepri": 1, "maat": 3}
DEITY_GLORY |= {"mertseger": 2, "min": 2, "ptah": 2, "sopdet": 1}
"""What a deity is worth at the end; those not listed are worth nothing."""

# When a power may be used: once a Work turn, once a Rest turn, whenever it fits in a Work turn, or never.
ONCE_A_WORK_TURN: Final[i64] = 0
ONCE_A_REST_TURN: Final[i64] = 1
CONTINUOUS: Final[i64] = 2
AT_THE_END: Final[i64] = 3
CONTINUOUS_NAMES = ("anubis", "bastet", "khepri", "serket", "seshat", "thoth")
REST_NAMES = ("bes", "hapy")

ENNEAD_GLORY = (0, 2, 6, 12, 20, 30, 42, 56, 72, 90)
"""For one card to ten: the rulebook gives the first three."""

VIRTUAL_DICE = {"khnum": (5, 6), "satis": (3, 4), "anuket": (1, 2)}


def kind_of(name: str) -> int:
    """Tell when a deity's power may be used."""
    if name in ENNEAD_NAMES or name == "hathor":
        return int(AT_THE_END)
    if name in REST_NAMES:
        return int(ONCE_A_REST_TURN)
    return int(CONTINUOUS if name in CONTINUOUS_NAMES else ONCE_A_WORK_TURN)


# What a power takes and what it gives: pieces paid, resources gained, Glory.
POWERS: dict[str, tuple[str, str, int]] = {
    "aton": ("", "", 4),
    "bes": ("", "", 1),
    "heh": ("", "", 1),
    "heka": ("cat cat", "worker", 3),
    "khepri": ("", "", 3),
    "khonsu": ("worker cat", "", 4),
    "mertseger": ("any any", "stone", 0),
    "min": ("any any", "worker", 0),
    "montu": ("worker worker", "cat", 4),
    "neith": ("cat", "", 2),
    "ptah": ("any", "", 0),
    "re": ("worker", "", 3),
    "sekhmet": ("stone worker cat", "", 7),
    "sobek": ("stone stone", "", 3),
    "sopdet": ("any", "cat", 0),
}

# Other numbers on the cards of deities.
POWER_NUMBERS = {
    "anubis.more_gods": 3,
    "hapy.choices": 3,
    "khepri.dice": 3,
    "khepri.choices": 1,
    "serket.glory": 3,
    "seshat.workers": 1,
    "thoth.glory": 1,
}

SCARAB_NUMBERS: dict[str, tuple[int, str]] = {
    "amethyst.dice": (1, "reconstructed"),
    "silver.glory": (2, "rulebook"),
    "pearl.workers": (2, "rulebook"),
    "quartz.glory": (2, "reconstructed"),
    "obsidian.glory": (1, "reconstructed"),
    "lapis.dice": (3, "reconstructed"),
    "carnelian.glory": (1, "reconstructed"),
    "amber.choices": (2, "reconstructed"),
    "jasper.glory": (2, "reconstructed"),
}

PROJECT_PAIRS: dict[str, tuple[tuple[int, int], int]] = {
    "ankh": ((1, 6), 3),
    "djed": ((2, 5), 3),
    "was": ((3, 4), 3),
    "tyet": ((1, 4), 4),
    "shen": ((2, 6), 3),
    "wadjet": ((3, 5), 3),
}
"""Two values, and the Glory for each pair of them side by side."""

# A rest tile: its price in Glory, what it gives at once, how many resources of choice, and where it comes from.
REST_TILES: dict[str, tuple[int, str, int, str]] = {
    "exchange": (0, "", 2, "rulebook"),
    "vision": (2, "", 0, "rulebook"),
    "feast": (0, "", 2, "rulebook"),
    "harvest": (1, "", 3, "rulebook"),
    "dawn": (1, "", 1, "rulebook"),
    "offering": (1, "worker cat stone", 0, "rulebook"),
    "village": (0, "worker worker", 0, "inferred"),
    "house": (0, "worker cat", 0, "inferred"),
    "camp": (0, "worker stone", 0, "inferred"),
    "temple": (0, "cat cat", 0, "inferred"),
    "shrine": (0, "cat stone", 0, "inferred"),
    "cliff": (0, "stone stone", 0, "inferred"),
}

# An architect's projects, the Glory of his three slots, and what he gains more for a build: any, above the ground
# floor, one that completes a pair of a project. The slots were set by `bench/pyramidice_architects.py`, so that the
# Pharaoh loses about 35, 50, 60 and 70 % of its games; Sneferu's first one is the rulebook's.
ARCHITECT_BOARDS: dict[str, tuple[int, tuple[int, int, int], int, int, int]] = {
    "sneferu": (2, (0, 4, 7), 0, 1, 0),
    "hemiunu": (2, (1, 4, 6), 1, 0, 0),
    "amenhotep": (3, (2, 6, 7), 0, 0, 2),
    "imhotep": (2, (2, 4, 6), 2, 0, 0),
}

SUPPLY = {"workers": 21, "cats": 9, "prayer_dice": 4}
BY_SEATS = {"stone_dice": (14, 19, 20), "removed_deities": (10, 5, 3), "rest_tiles": (6, 8, 10)}
START = {"workers": 4, "cats": 1, "stones": 1, "glory": 5}
SLOTS = 8
TURN_CAP = 200
MOST_WORKERS = 6
"""What a value or a floor may ask for at most: twelve workers for a build are as many pieces as a cost can have."""
ACTION_NUMBERS = {"glory_dice": 2, "glory": 1, "replace_dice": 1}
"""What two of the six actions of a Work turn take, and what Gain Glory gives."""

BUILDING_WORKERS = (0, 0, 1, 1, 2, 2)
FLOORS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "cheops": ((0, 1, 2), (0, 2, 4)),
    "chephren": ((1, 2), (2, 4)),
    "mykerinos": ((2,), (4,)),
}
"""For each floor: more workers, more Glory."""


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
    for pyramid, (workers, glory) in FLOORS.items():
        expected = Numbers(0, MOST_WORKERS, len(workers))
        listed.append(Component(f"pyramids.{pyramid}.workers", workers, "rulebook", expected))
        listed.append(Component(f"pyramids.{pyramid}.glory", glory, "rulebook", Numbers(0, 20, len(glory))))
    return listed


def _deity_components() -> list[Component]:
    """List the values on the cards of deities."""
    listed: list[Component] = []
    for name in DEITY_NAMES:
        cost = tuple(DEITY_COSTS[name].split())
        listed.append(Component(f"deities.{name}.cost", cost, "reconstructed", Words(PIECES, 8)))
        if name not in ENNEAD_NAMES:
            glory = DEITY_GLORY.get(name, 0)
            listed.append(Component(f"deities.{name}.glory", glory, "rulebook", Number(0, 20)))
    expected = Numbers(0, 200, len(ENNEAD_NAMES))
    listed.append(Component("ennead.glory", ENNEAD_GLORY, "inferred", expected))
    powers: list[Component] = []
    for name, values in VIRTUAL_DICE.items():
        powers.append(Component(f"powers.{name}.values", values, "reconstructed", Numbers(1, int(SIDES), 2)))
    for name, (pays, gains, glory) in POWERS.items():
        if pays:
            powers.append(Component(f"powers.{name}.pays", tuple(pays.split()), "rulebook", Words(PIECES, 8)))
        if gains:
            powers.append(Component(f"powers.{name}.gains", tuple(gains.split()), "rulebook", Words(RESOURCE_NAMES, 8)))
        if glory:
            powers.append(Component(f"powers.{name}.glory", glory, "rulebook", Number(0, 20)))
    for key, number in POWER_NUMBERS.items():
        origin = "reconstructed" if key == "seshat.workers" else "rulebook"
        # Khepri for no dice at all would be used for ever.
        expected_number = Number(1 if key == "khepri.dice" else 0, 8)
        powers.append(Component(f"powers.{key}", number, origin, expected_number))
    # A file has one section a card.
    powers.sort(key=lambda component: DEITY_NAMES.index(component.key.split(".")[1]))
    listed += powers
    return listed


def _card_components() -> list[Component]:
    """List the values on scarabs, projects, rest tiles and the architects' boards."""
    listed: list[Component] = []
    for key, (number, origin) in SCARAB_NUMBERS.items():
        # A reroll throws at least one die.
        listed.append(Component(f"scarabs.{key}", number, origin, Number(1 if key == "lapis.dice" else 0, 8)))
    for name, (pair, glory) in PROJECT_PAIRS.items():
        listed.append(Component(f"projects.{name}.values", pair, "reconstructed", Numbers(1, int(SIDES), 2)))
        listed.append(Component(f"projects.{name}.glory", glory, "reconstructed", Number(0, 20)))
    for name, (price, gains, choices, origin) in REST_TILES.items():
        listed.append(Component(f"tiles.{name}.price", price, origin, Number(0, 20)))
        if choices:
            listed.append(Component(f"tiles.{name}.choices", choices, origin, Number(0, 8)))
        else:
            listed.append(Component(f"tiles.{name}.gains", tuple(gains.split()), origin, Words(RESOURCE_NAMES, 8)))
    for name in ARCHITECTS:
        projects, slots, build, high, pair_glory = ARCHITECT_BOARDS[name]
        origin = "reconstructed"
        listed.append(Component(f"architects.{name}.projects", projects, "rulebook", Number(0, int(PROJECTS) - 1)))
        listed.append(Component(f"architects.{name}.slots", slots, origin, Numbers(0, 20, int(TILES_TO_RETURN))))
        listed.append(Component(f"architects.{name}.build_glory", build, origin, Number(0, 20)))
        listed.append(Component(f"architects.{name}.high_build_glory", high, origin, Number(0, 20)))
        listed.append(Component(f"architects.{name}.pair_glory", pair_glory, origin, Number(0, 20)))
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
