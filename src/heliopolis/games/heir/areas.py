"""Where things lie: the layout of a seat's row of `sides`, and of the `table` that belongs to both.

A seat's row. Cards, magic and gods are sets of bits. A sealed card or magic stays in the hand until it is turned over.
Offerings are in the order in which they were made; to each belong the cards that it may be, as far as the other seat
can know.

    0     1     2       3       4          5 … 8     9 … 12      13
    hand  used  sealed  called  offerings  offering  candidates  magic held

    14           15           16           17    18       19 … 21  22     23
    magic spent  magic known  magic drawn  gods  blessed  claimed  score  platforms

The table. A monument is five numbers: space, token, quarter turns, owner, kind.

    0 … 7      8 … 15     16 … 18               19 … 22           23 … 62
    sun owner  sun value  monument cards, deck  platform's owner  monuments
"""

from typing import Final

from heliopolis.core.compat import i64

# What may stand where an owner or a thing is expected.
NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
BOTH: Final[i64] = 3
"""Both seats, as bits."""

# What a seat has called on; anything else is the magic card itself.
UNDECIDED: Final[i64] = -2
NO_MAGIC: Final[i64] = -1

SIDE: Final[i64] = 24
"""The length of a seat's row."""
HAND: Final[i64] = 0
USED: Final[i64] = 1
SEALED: Final[i64] = 2
CALLED: Final[i64] = 3
OFFERINGS: Final[i64] = 4
OFFERING: Final[i64] = 5
CANDIDATES: Final[i64] = 9
HELD: Final[i64] = 13
SPENT: Final[i64] = 14
KNOWN: Final[i64] = 15  # of the magic in hand, what the other seat knows to be there
DRAWN: Final[i64] = 16  # of the magic in hand, what Wadjet has just drawn and not yet sorted out
GODS: Final[i64] = 17
BLESSED: Final[i64] = 18  # the gods on which the seat's own blessing lies
CLAIMED: Final[i64] = 19
SCORE: Final[i64] = 22
PLATFORMS: Final[i64] = 23

TABLE: Final[i64] = 63
"""The length of the table."""
SUN_OWNER: Final[i64] = 0
SUN_VALUE: Final[i64] = 8
DECK: Final[i64] = 16
PLATFORM: Final[i64] = 19

MONUMENT: Final[i64] = 5
"""How far it is from one monument to the next. The first one lies here:"""
SPACE: Final[i64] = 23
TOKEN: Final[i64] = 24
TURNS: Final[i64] = 25
OWNER: Final[i64] = 26
KIND: Final[i64] = 27
