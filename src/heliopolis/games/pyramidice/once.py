"""What may be done once a turn and has been done, as bits of `PyramidiceState.done`; gods have bits of their own."""

from typing import Final

from heliopolis.core.compat import i64

REROLL: Final[i64] = 1
LAPIS: Final[i64] = 2
GOLD: Final[i64] = 4
TURQUOISE: Final[i64] = 8
AMETHYST: Final[i64] = 16
JASPER: Final[i64] = 32
PEARL: Final[i64] = 64
