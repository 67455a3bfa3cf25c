"""Dice by number: the colour times six, and the value less one.

0 … 5       6 … 11       12 … 17  18 … 23  24 … 29
stone dice  prayer dice  Khnum's  Satis's  Anuket's

Those of gods are virtual: they only pay.
"""

from typing import Final

from heliopolis.core.compat import i64

SIDES: Final[i64] = 6
STONE: Final[i64] = 0
PRAYER: Final[i64] = 1
VIRTUAL: Final[i64] = 2
"""Khnum's colour; Satis's and Anuket's follow."""
COLOURS: Final[i64] = 5

COLOUR_NAMES = ("stone", "prayer", "khnum", "satis", "anuket")
