"""The action numbers of L'or du pharaon.

    0    1    2     3     4 … 12        13         14 … 17       18 … 32
    end  lay  lift  drop  take 1 … 9    take bust  steal 1 … 4   open n … nesw

    33 … 68                    69 … 104             105 … 140       141 … 176
    move archaeologist a1 … f6  move porter a1 … f6  reveal a1 … f6  turn a1 … f6

`lay` and `lift` are about the porter's lantern, `take treasure-3` is one of 3 points, `steal 2` from the second seat.
`open` says which sides of the card that was just revealed, or that the porter turns, shall be open.

    outcomes   0 … 35          36 … 39      40 … 49        50 … 76                        77 … 85
               start a1 … f6   first 1 … 4  card of kind   photo of danger and treasures  treasure 1 … 9
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.verbs import Family, verb_table

from . import components

END: Final[i64] = 0
LAY: Final[i64] = 1
LIFT: Final[i64] = 2
DROP: Final[i64] = 3
TAKE: Final[i64] = 4
TAKE_BUST: Final[i64] = 13
STEAL: Final[i64] = 14
OPEN: Final[i64] = 18
MOVE_ARCHAEOLOGIST: Final[i64] = 33
MOVE_PORTER: Final[i64] = 69
REVEAL: Final[i64] = 105
TURN_CARD: Final[i64] = 141

FAMILIES: Final = (
    Family(int(END), "end"),
    Family(int(LAY), "lay"),
    Family(int(LIFT), "lift"),
    Family(int(DROP), "drop"),
    Family(int(TAKE), "take", components.TREASURE_NAMES),
    Family(int(TAKE_BUST), "take", ("bust",)),
    Family(int(STEAL), "steal", components.SEAT_NAMES),
    Family(int(OPEN), "open", components.SIDE_SET_NAMES[1:]),
    Family(int(MOVE_ARCHAEOLOGIST), "move archaeologist", components.CELL_NAMES),
    Family(int(MOVE_PORTER), "move porter", components.CELL_NAMES),
    Family(int(REVEAL), "reveal", components.CELL_NAMES),
    Family(int(TURN_CARD), "turn", components.CELL_NAMES),
)
VERBS: Final = verb_table(FAMILIES)


def verb_of(action: i64) -> i64:
    """Return the first action of the family that an action belongs to."""
    return VERBS[action]


# What an action of a family is about, and the other way round.


def points_of(take: i64) -> i64:
    """Return how many points the treasure has that an action takes."""
    return take - TAKE + 1


def take_of(points: i64) -> i64:
    """Return the action that takes a treasure of so many points."""
    return TAKE + points - 1


def sides_of(placing: i64) -> i64:
    """Return which sides an action opens, as a set: there is no action for none."""
    return placing - OPEN + 1


def open_of(sides: i64) -> i64:
    """Return the action that opens some sides."""
    return OPEN + sides - 1


# Outcomes.

START_CARD: Final[i64] = 0
FIRST_SEAT: Final[i64] = 36
CARD: Final[i64] = 40
PHOTO: Final[i64] = 50
TREASURE: Final[i64] = 77

OUTCOME_FAMILIES: Final = (
    Family(int(START_CARD), "start", components.CELL_NAMES),
    Family(int(FIRST_SEAT), "first", components.SEAT_NAMES),
    Family(int(CARD), "card", components.KIND_NAMES),
    Family(int(PHOTO), "photo", components.PHOTO_NAMES),
    Family(int(TREASURE), "treasure", components.VALUE_NAMES),
)


def value_of(treasure: i64) -> i64:
    """Return how many points the treasure has that an outcome lays down."""
    return treasure - TREASURE + 1
