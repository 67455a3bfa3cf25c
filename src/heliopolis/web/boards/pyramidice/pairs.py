"""Where dice stand side by side on a floor: the pairs that projects score."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple


class Bond(NamedTuple):
    """Two neighbours on a floor: the row and column of the first, and whether the second stands beside or below it."""

    row: int
    column: int
    beside: bool


@lru_cache(maxsize=8)
def neighbours(side: int) -> tuple[tuple[int, int, Bond], ...]:
    """Return each two places of a square floor that touch."""
    found = []
    for place in range(side * side):
        row, column = divmod(place, side)
        if column + 1 < side:
            found.append((place, place + 1, Bond(row, column, beside=True)))
        if row + 1 < side:
            found.append((place, place + side, Bond(row, column, beside=False)))
    return tuple(found)


def bonds(dice: Sequence[int], side: int, pair: tuple[int, int]) -> tuple[Bond, ...]:
    """Return where a floor shows a pair."""
    first, second = pair
    if first not in dice or second not in dice:
        return ()
    return tuple(
        bond for one, two, bond in neighbours(side) if (dice[one], dice[two]) in ((first, second), (second, first))
    )


def new_bonds(dice: Sequence[int], side: int, pair: tuple[int, int], place: int, value: int) -> tuple[Bond, ...]:
    """Return the pairs that a die on an empty place would make."""
    if value not in pair:
        return ()
    partner = sum(pair) - value
    if partner not in dice:
        return ()
    return tuple(
        bond
        for one, two, bond in neighbours(side)
        if (one == place and dice[two] == partner) or (two == place and dice[one] == partner)
    )
