"""The kinds of tile, as numbers. The most numerous come first: a draw walks along the counts of the bag.

0    1    2        3     4      5     6 … 10         11 … 18    19       20       21      22
ra   god  pharaoh  nile  flood  gold  civilisations  monuments  funeral  drought  unrest  earthquake
"""

from typing import Final

from heliopolis.core.compat import i64

RA: Final[i64] = 0
GOD: Final[i64] = 1
PHARAOH: Final[i64] = 2
NILE: Final[i64] = 3
FLOOD: Final[i64] = 4
GOLD: Final[i64] = 5
FIRST_CIVILISATION: Final[i64] = 6
LAST_CIVILISATION: Final[i64] = 10
FIRST_MONUMENT: Final[i64] = 11
LAST_MONUMENT: Final[i64] = 18
FUNERAL: Final[i64] = 19
DROUGHT: Final[i64] = 20
UNREST: Final[i64] = 21
EARTHQUAKE: Final[i64] = 22
KINDS: Final[i64] = 23

FIRST_DISASTER: Final[i64] = FUNERAL
"""Disasters are the last kinds: those before them, but a Ra, may lie before a seat."""
FIRST_TAKEN: Final[i64] = PHARAOH
"""A god takes tiles of this kind and all after it."""
NO_TILE: Final[i64] = -1
"""An empty place of the auction track."""
