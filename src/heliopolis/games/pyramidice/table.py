"""How `PyramidiceState.table` is laid out, which all players share.

0 … 9                  10 … 12       13 … 18              19 … 24               25 … 44
rest tiles by number   row of gods   stone dice at hand   prayer dice at hand   spaces of the pyramids

A place without a tile or god holds −1, a space the value of its die or 0. Dice at hand are counted by value, since dice
that show the same are the same; `HAND + die` counts those of a colour and value (see `dice`).
"""

from typing import Final

from heliopolis.core.compat import i64

SPOTS: Final[i64] = 0
MOST_SPOTS: Final[i64] = 10
GODS: Final[i64] = 10
HAND: Final[i64] = 13
SPACES: Final[i64] = 25
SIZE: Final[i64] = 45
