"""How `RaState.areas` is laid out: a row of numbers for each seat, so that `seat * ROW + NILE` counts its Niles.

0       1 … 18         19       20         21
unused  tiles by kind  suns up  suns down  fame

Suns are sets of bits: sun 13 is bit 13.
"""

from typing import Final

from heliopolis.core.compat import i64

SUNS_UP: Final[i64] = 19
SUNS_DOWN: Final[i64] = 20
FAME: Final[i64] = 21
ROW: Final[i64] = 22
