"""A cost as one number, five bits a piece, the first piece lowest.

0        1 … 6             7        8          9 … 14            15      16   17
nothing  a die showing it  any die  any stone  stone showing it  worker  cat  a die as the others of its kind
"""

from typing import Final

from heliopolis.core.compat import i64

from .deities import PIECES

BITS: Final[i64] = 5
MASK: Final[i64] = 31
ANY_DIE: Final[i64] = 7
ANY_STONE: Final[i64] = 8
STONE_SHOWING: Final[i64] = 8
"""A stone die showing a value is this plus the value."""
WORKER: Final[i64] = 15
CAT: Final[i64] = 16
EQUAL_DIE: Final[i64] = 17

NAMES = ("", *PIECES, "equal")


def packed(pieces: list[int]) -> int:
    """Return pieces as one number, those with a value first: whoever pays the strictest first is never stuck."""
    valued = [piece for piece in pieces if piece < ANY_DIE or ANY_STONE < piece < WORKER]
    stones = [piece for piece in pieces if piece == ANY_STONE]
    free = [piece for piece in pieces if piece == ANY_DIE]
    others = [piece for piece in pieces if piece >= WORKER]
    total = 0
    for piece in reversed([*sorted(valued, reverse=True), *stones, *free, *others]):
        total = (total << BITS) | piece
    return total


def read(words: list[str]) -> int:
    """Return a cost as the edition writes it as one number."""
    return packed([NAMES.index(word) for word in words])


def spell(cost: int) -> list[str]:
    """Write out the pieces of a cost."""
    listed: list[str] = []
    while cost:
        listed.append(NAMES[cost & int(MASK)])
        cost >>= int(BITS)
    return listed


def repeated(piece: i64, times: i64) -> i64:
    """Return a cost of so many equal pieces."""
    cost: i64 = 0
    for _ in range(times):
        cost = (cost << BITS) | piece
    return cost


def count_pieces(cost: i64) -> i64:
    """Count the pieces of a cost."""
    count: i64 = 0
    while cost != 0:
        count += 1
        cost >>= BITS
    return count


def count_workers(cost: i64) -> i64:
    """Count the workers of a cost."""
    count: i64 = 0
    while cost != 0:
        if cost & MASK == WORKER:
            count += 1
        cost >>= BITS
    return count


def count_dice(cost: i64) -> i64:
    """Count the dice of a cost."""
    count: i64 = 0
    while cost != 0:
        piece = cost & MASK
        if piece != WORKER and piece != CAT:
            count += 1
        cost >>= BITS
    return count
