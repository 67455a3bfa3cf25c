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

END: Final[i64] = 0
LAY: Final[i64] = 1
LIFT: Final[i64] = 2
DROP: Final[i64] = 3
TAKE: Final[i64] = 3
"""Taking a treasure is this plus its points."""
TAKE_BUST: Final[i64] = 13
STEAL: Final[i64] = 14
OPEN: Final[i64] = 17
"""Opening a set of sides is this plus the set."""
FIRST_OPEN: Final[i64] = 18
MOVE_ARCHAEOLOGIST: Final[i64] = 33
MOVE_PORTER: Final[i64] = 69
REVEAL: Final[i64] = 105
TURN_CARD: Final[i64] = 141
ACTIONS: Final[i64] = 177

FIRST_SEAT: Final[i64] = 36
CARD: Final[i64] = 40
PHOTO: Final[i64] = 50
"""A photo's outcome is this plus nine times its danger plus its treasures less one."""
TREASURE: Final[i64] = 76
"""A drawn treasure's outcome is this plus its points."""
