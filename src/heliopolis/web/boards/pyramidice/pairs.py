"""Where dice stand side by side on a floor: the pairs that projects score."""

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


@lru_cache(maxsize=1024)
def bonds(dice: tuple[int, ...], side: int, pair: tuple[int, int]) -> tuple[Bond, ...]:
    """Return where a floor shows a pair."""
    first, second = pair
    return tuple(
        bond for one, two, bond in neighbours(side) if (dice[one], dice[two]) in ((first, second), (second, first))
    )


@lru_cache(maxsize=4096)
def new_bonds(dice: tuple[int, ...], side: int, pair: tuple[int, int], place: int, value: int) -> tuple[Bond, ...]:
    """Return the pairs that a die on an empty place would make."""
    if value not in pair:
        return ()
    after = (*dice[:place], value, *dice[place + 1 :])
    before = bonds(dice, side, pair)
    return tuple(bond for bond in bonds(after, side, pair) if bond not in before)
