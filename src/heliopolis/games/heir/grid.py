"""The 8 × 8 spaces of the board, as sets of bits, and the rays that cross it.

     a   b   c  …  h
 1   0   1   2  …  7        a space's number is 8 × row + column, counted from the upper left;
 2   8   9  10  … 15        its name is the letter of the column and the number of the row.
 …
 8  56  57  58  … 63

A set of spaces is two numbers of 32 bits, so that neither is ever boxed: `low` is the upper half of the board
(rows 1 to 4), `high` the lower half (rows 5 to 8). A smaller board, which an edition may have, is the upper left of
this one: its spaces have the same numbers.
"""

from functools import lru_cache
from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng

SIDE: Final[i64] = 8
SPACES: Final[i64] = 64
HALF: Final[i64] = 32
WHOLE_HALF: Final[i64] = 0xFFFFFFFF
SPACE_NAMES = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")

# Directions, clockwise: a quarter turn is two further.
DIRECTIONS: Final[i64] = 8
DIRECTION_NAMES = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def row_of(space: int) -> int:
    """Return the row of a space, counted from 0 at the top."""
    return space // 8


def column_of(space: int) -> int:
    """Return the column of a space, counted from 0 at the left."""
    return space % 8


def is_on_board(space: int, side: int) -> bool:
    """Tell whether a space belongs to a board of so many rows and columns."""
    return row_of(space) < side and column_of(space) < side


def ray(space: int, direction: int, side: int) -> list[int]:
    """Return the spaces in a direction, from the next one to the edge of a board of so many rows and columns."""
    down, right = STEPS[direction]
    row = row_of(space) + down
    column = column_of(space) + right
    found: list[int] = []
    while 0 <= row < side and 0 <= column < side:
        found.append(8 * row + column)
        row += down
        column += right
    return found


def around(space: int, side: int) -> list[int]:
    """Return a space and its neighbours, diagonals included."""
    return [space] + [ray(space, direction, side)[0] for direction in range(8) if ray(space, direction, side)]


def low_bits(spaces: list[int]) -> int:
    """Return the upper half of a set of spaces."""
    return sum(1 << space for space in set(spaces) if space < 32)


def high_bits(spaces: list[int]) -> int:
    """Return the lower half of a set of spaces."""
    return sum(1 << (space - 32) for space in set(spaces) if space >= 32)


@final
class Grid:
    """Tables of a board for the engine, by space; rays by 8 × space + direction."""

    def __init__(self, side: int) -> None:
        spaces = range(64)
        rays = [ray(space, way, side) for space in spaces for way in range(8)]
        beyond = [space for space in spaces if not is_on_board(space, side)]
        self.beyond_low: i64 = low_bits(beyond)
        """The spaces that the board does not have."""
        self.beyond_high: i64 = high_bits(beyond)
        self.bit_low = vec[i64]([low_bits([space]) for space in spaces])
        self.bit_high = vec[i64]([high_bits([space]) for space in spaces])
        self.near_low = vec[i64]([low_bits(around(space, side)) for space in spaces])
        self.near_high = vec[i64]([high_bits(around(space, side)) for space in spaces])
        self.rays_low = vec[i64]([low_bits(hit) for hit in rays])
        self.rays_high = vec[i64]([high_bits(hit) for hit in rays])
        self.ray_lengths = vec[i64]([len(hit) for hit in rays])

    def hit_low(self, space: i64, arrows: i64) -> i64:
        """Return the upper half of the spaces that a token's arrows point at."""
        hit: i64 = 0
        for direction in range(DIRECTIONS):
            if (arrows >> direction) & 1:
                hit |= self.rays_low[space * DIRECTIONS + direction]
        return hit

    def hit_high(self, space: i64, arrows: i64) -> i64:
        """Return the lower half of the spaces that a token's arrows point at."""
        hit: i64 = 0
        for direction in range(DIRECTIONS):
            if (arrows >> direction) & 1:
                hit |= self.rays_high[space * DIRECTIONS + direction]
        return hit


@lru_cache(maxsize=8)
def grid_of(side: int) -> Grid:
    """Return the tables of a board of so many rows and columns."""
    return Grid(side)


def nth_bit(bits: i64, skip: i64) -> i64:
    """Return the position of a set's bit, after skipping so many."""
    place: i64 = 0
    while True:
        if (bits >> place) & 1:
            if skip == 0:
                return place
            skip -= 1
        place += 1


def any_bit(bits: i64, rng: Rng) -> i64:
    """Draw a member of a set."""
    return nth_bit(bits, rng.below(count_bits(bits)))


def nth_space(low: i64, high: i64, skip: i64) -> i64:
    """Return a space of a set, after skipping so many."""
    in_low = count_bits(low)
    if skip < in_low:
        return nth_bit(low, skip)
    return HALF + nth_bit(high, skip - in_low)


def has_space(low: i64, high: i64, space: i64) -> bool:
    """Tell whether a space belongs to a set."""
    if space < HALF:
        return (low >> space) & 1 == 1
    return (high >> (space - HALF)) & 1 == 1


def turned(arrows: i64, quarter_turns: i64) -> i64:
    """Return a token's arrows after so many quarter turns clockwise."""
    shifted = arrows << (2 * quarter_turns)
    return (shifted | (shifted >> DIRECTIONS)) & 0xFF
