"""Sets of cards as 36 bits."""

from typing import Final

from heliopolis.core.compat import i64, vec

from .components import ACROSS

NOT_FIRST_COLUMN: Final[i64] = 0b111110_111110_111110_111110_111110_111110
NOT_LAST_COLUMN: Final[i64] = 0b011111_011111_011111_011111_011111_011111

NOWHERE: Final[i64] = -1
"""A card where there is none."""

PRIME: Final[i64] = 37
"""The powers of two from 0 to 35 all differ modulo 37, so a single bit tells its number by one look into a table."""
CELL_OF_BIT: Final = vec[i64]([next((cell for cell in range(36) if (1 << cell) % 37 == rest), 0) for rest in range(37)])


def first_of(cells: i64) -> i64:
    """Return the lowest card of a set that has one."""
    return CELL_OF_BIT[(cells & -cells) % PRIME]


def step(cells: i64, east: i64, south: i64) -> i64:
    """Return where one can pass from a set of cards, along ways east and south in either direction."""
    across = ((cells & east) << 1) | ((cells >> 1) & east)
    return across | ((cells & south) << ACROSS) | ((cells >> ACROSS) & south)
