"""A seat's row of the flat array `areas`: its figures, what they carry, its lanterns and its collection.

    0              1       2        3         4      5       6       7
    archaeologist  porter  carried  lanterns  stock  photos  points  moment of the last change of points

Figures are told by the card they stand on, what is carried by the number of the treasure. Lanterns on cards are a set
of bits: card 13 is bit 13.
"""

from typing import Final

from heliopolis.core.compat import i64

ARCHAEOLOGIST: Final[i64] = 0
PORTER: Final[i64] = 1
CARRIED: Final[i64] = 2
LANTERNS: Final[i64] = 3
STOCK: Final[i64] = 4
PHOTOS: Final[i64] = 5
POINTS: Final[i64] = 6
REACHED: Final[i64] = 7
ROW: Final[i64] = 8

LOST: Final[i64] = -1
"""Where a figure stands that fell with its card."""
NOTHING: Final[i64] = -1
"""What an archaeologist carries whose hands are free."""
NOBODY: Final[i64] = -1
"""A seat where there is none."""
