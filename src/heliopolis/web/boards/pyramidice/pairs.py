"""Where dice stand side by side on a floor: the pairs that projects score."""

from typing import NamedTuple


class Bond(NamedTuple):
    """Two neighbours on a floor: the row and column of the first, and whether the second stands beside or below it."""

    row: int
    column: int
    beside: bool


def neighbours(side: int) -> list[tuple[int, int, Bond]]:
    """Return each two places of a square floor that touch."""
    found = []
    for place in range(side * side):
        row, column = divmod(place, side)
        if column + 1 < side:
            found.append((place, place + 1, Bond(row, column, beside=True)))
        if row + 1 < side:
            found.append((place, place + side, Bond(row, column, beside=False)))
    return found


def bonds(dice: tuple[int, ...], side: int, pair: tuple[int, int]) -> list[Bond]:
    """Return where a floor shows a pair."""
    return [bond for one, two, bond in neighbours(side) if sorted((dice[one], dice[two])) == sorted(pair)]


def new_bonds(dice: tuple[int, ...], side: int, pair: tuple[int, int], place: int, value: int) -> list[Bond]:
    """Return the pairs that a die on an empty place would make."""
    after = (*dice[:place], value, *dice[place + 1 :])
    before = bonds(dice, side, pair)
    return [bond for bond in bonds(after, side, pair) if bond not in before]
