"""How `PyramidiceState.areas` is laid out: a row of numbers for each player, the architect of a solo game last.

    0        1     2       3      4             5       6, 7     8                9 … 11      12
    workers  cats  stones  glory  gods as bits  scarab  offered  projects (bits)  rest tiles  covered tiles (bits)

An architect with more than three slots for rest tiles has the others after his row, which is the last.
A kind of resource is known by its place here: `seat * SIZE + kind` counts a seat's workers, cats or stone dice.
"""

from typing import Final

from heliopolis.core.compat import i64

WORKERS: Final[i64] = 0
CATS: Final[i64] = 1
STONES: Final[i64] = 2
KINDS: Final[i64] = 3
"""How many kinds of resources there are."""
NO_KIND: Final[i64] = -1
GLORY: Final[i64] = 3
GODS: Final[i64] = 4
SCARAB: Final[i64] = 5
OFFERED: Final[i64] = 6
PROJECTS: Final[i64] = 8
TILES: Final[i64] = 9
COVERED: Final[i64] = 12
SIZE: Final[i64] = 13
TILES_IN_ROW: Final[i64] = 3


def tile_at(player: i64, slot: i64) -> i64:
    """Return where a rest tile of a player or the architect lies."""
    return player * SIZE + (TILES + slot if slot < TILES_IN_ROW else SIZE + slot - TILES_IN_ROW)
