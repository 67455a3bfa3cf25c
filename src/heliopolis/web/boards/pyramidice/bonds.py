"""Where the patterns of projects stand on a floor, and the bonds between their dice that are drawn."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from heliopolis.games.pyramidice.pictures import Figure, figures


class Bond(NamedTuple):
    """Two neighbours on a floor: the row and column of the first, and whether the second stands beside or below it."""

    row: int
    column: int
    beside: bool


@lru_cache(maxsize=256)
def places(side: int, pattern: str) -> tuple[Figure, ...]:
    """Return all places for a pattern on a square floor."""
    return tuple(figures(pattern, [(0, side)]))


@lru_cache(maxsize=1024)
def bonds_of(figure: Figure, side: int) -> tuple[Bond, ...]:
    """Return each two dice of a figure that touch."""
    spaces = {space for space, _ in figure}
    found = []
    for space in sorted(spaces):
        row, column = divmod(space, side)
        if column + 1 < side and space + 1 in spaces:
            found.append(Bond(row, column, beside=True))
        if space + side in spaces:
            found.append(Bond(row, column, beside=False))
    return tuple(found)


def standing(dice: Sequence[int], side: int, pattern: str) -> list[Bond]:
    """Return the bonds of a pattern wherever a floor shows it."""
    return [
        bond
        for figure in places(side, pattern)
        if all(dice[space] == value for space, value in figure)
        for bond in bonds_of(figure, side)
    ]


def completed(dice: Sequence[int], side: int, pattern: str, place: int, value: int) -> list[Figure]:
    """Return the places where a die on an empty space would complete a pattern."""
    return [
        figure
        for figure in places(side, pattern)
        if (place, value) in figure and all(space == place or dice[space] == shown for space, shown in figure)
    ]
