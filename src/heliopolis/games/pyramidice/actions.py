"""The action numbers of Pyramidice, and the numbers of what chance answers, in families.

    0     1       2      3       4      5     6       7      8        9
    work  reroll  throw  finish  glory  full  seshat  pearl  decline  lapis

    10 … 21     22 … 33        34    35      36 … 65               66      67
    rest TILE   emerald TILE   take stone prayer  pay COLOUR VALUE  spend worker  spend cat

    68 … 79              80 … 91             92 … 103            104 … 109    110 … 129
    choose COLOUR VALUE  raise COLOUR VALUE  lower COLOUR VALUE  build VALUE  place PYRAMID SPACE

    130 … 132      133 … 135         136 … 141    142 … 179      180 … 217
    gain RESOURCE  discard RESOURCE  value VALUE  worship DEITY  activate DEITY

    218 … 255      256 … 293     294 … 331      332             333 … 344    345     346 … 355
    replace DEITY  borrow DEITY  forsake DEITY  forsake ennead  keep SCARAB  lowest  lay NUMBER

An action is the first number of its family plus what it is about: a die (see `dice`), a card (see `cards`), a kind of
resource (see `areas`), a space, a value or number less one. A die is named by its colour and value, since dice that
show the same are the same. An outcome number is likewise:

    0 … 5        6 … 11        12 … 49      50 … 61    62 … 67          68 … 79        80 … 83
    stone VALUE  prayer VALUE  deity DEITY  tile TILE  project PROJECT  scarab SCARAB  first SEAT
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.verbs import Family, verb_table

from . import components, dice, table
from .deities import DEITY_NAMES

WORK: Final[i64] = 0
REROLL: Final[i64] = 1
THROW: Final[i64] = 2
FINISH: Final[i64] = 3
GLORY: Final[i64] = 4
FULL: Final[i64] = 5
SESHAT: Final[i64] = 6
PEARL: Final[i64] = 7
DECLINE: Final[i64] = 8
LAPIS: Final[i64] = 9
REST: Final[i64] = 10
EMERALD: Final[i64] = 22
TAKE: Final[i64] = 34
PAY: Final[i64] = 36
SPEND: Final[i64] = 66
CHOOSE: Final[i64] = 68
RAISE: Final[i64] = 80
LOWER: Final[i64] = 92
BUILD: Final[i64] = 104
PLACE: Final[i64] = 110
GAIN: Final[i64] = 130
DISCARD: Final[i64] = 133
VALUE: Final[i64] = 136
WORSHIP: Final[i64] = 142
ACTIVATE: Final[i64] = 180
REPLACE: Final[i64] = 218
BORROW: Final[i64] = 256
FORSAKE: Final[i64] = 294
FORSAKE_ENNEAD: Final[i64] = 332
KEEP: Final[i64] = 333
LOWEST: Final[i64] = 345
LAY: Final[i64] = 346
SCARAB: Final[i64] = 356

STONE_ROLLED: Final[i64] = 0
PRAYER_ROLLED: Final[i64] = 6
DRAWN: Final[i64] = 12
TILE_DEALT: Final[i64] = 50
PROJECT_DEALT: Final[i64] = 62
SCARAB_DEALT: Final[i64] = 68
FIRST_SEAT: Final[i64] = 80

VALUES = tuple(str(value) for value in range(1, int(dice.SIDES) + 1))
NUMBERS = tuple(str(number) for number in range(1, int(table.MOST_SPOTS) + 1))
PAYING_DICE = tuple(f"{colour} {value}" for colour in dice.COLOUR_NAMES for value in VALUES)
DICE = PAYING_DICE[: 2 * len(VALUES)]
SPACES = tuple(
    f"{pyramid.name} {space}"
    for pyramid in components.PYRAMIDS
    for space in range(1, sum(side * side for side in pyramid.sides) + 1)
)

FAMILIES = (
    Family(WORK, "work"),
    Family(REROLL, "reroll"),
    Family(THROW, "throw"),
    Family(FINISH, "finish"),
    Family(GLORY, "glory"),
    Family(FULL, "full"),
    Family(SESHAT, "seshat"),
    Family(PEARL, "pearl"),
    Family(DECLINE, "decline"),
    Family(LAPIS, "lapis"),
    Family(REST, "rest", components.TILE_NAMES),
    Family(EMERALD, "emerald", components.TILE_NAMES),
    Family(TAKE, "take", ("stone", "prayer")),
    Family(PAY, "pay", PAYING_DICE),
    Family(SPEND, "spend", ("worker", "cat")),
    Family(CHOOSE, "choose", DICE),
    Family(RAISE, "raise", DICE),
    Family(LOWER, "lower", DICE),
    Family(BUILD, "build", VALUES),
    Family(PLACE, "place", SPACES),
    Family(GAIN, "gain", components.RESOURCE_NAMES),
    Family(DISCARD, "discard", components.RESOURCE_NAMES),
    Family(VALUE, "value", VALUES),
    Family(WORSHIP, "worship", DEITY_NAMES),
    Family(ACTIVATE, "activate", DEITY_NAMES),
    Family(REPLACE, "replace", DEITY_NAMES),
    Family(BORROW, "borrow", DEITY_NAMES),
    Family(FORSAKE, "forsake", DEITY_NAMES),
    Family(FORSAKE_ENNEAD, "forsake", ("ennead",)),
    Family(KEEP, "keep", components.SCARAB_NAMES),
    Family(LOWEST, "lowest"),
    Family(LAY, "lay", NUMBERS),
    Family(SCARAB, "scarab"),
)
VERBS: Final = verb_table(FAMILIES)

OUTCOMES = (
    Family(STONE_ROLLED, "stone", VALUES),
    Family(PRAYER_ROLLED, "prayer", VALUES),
    Family(DRAWN, "deity", DEITY_NAMES),
    Family(TILE_DEALT, "tile", components.TILE_NAMES),
    Family(PROJECT_DEALT, "project", components.PROJECT_NAMES),
    Family(SCARAB_DEALT, "scarab", components.SCARAB_NAMES),
    Family(FIRST_SEAT, "first", ("1", "2", "3", "4")),
)
KINDS_OF_OUTCOMES: Final = verb_table(OUTCOMES)


def verb_of(action: i64) -> i64:
    """Return the verb of an action: the first number of its family."""
    return VERBS[action]


def kind_of(outcome: i64) -> i64:
    """Return what an outcome is about: the first number of its family."""
    return KINDS_OF_OUTCOMES[outcome]
