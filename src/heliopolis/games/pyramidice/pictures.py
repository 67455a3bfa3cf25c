"""The pictures of projects: small patterns of dice, and where they may stand on the floors of the pyramids.

A picture has its rows between slashes, and a dot where it does not matter what stands there: `16` is a 1 beside a 6,
`12/3.` an angle. It may be turned and mirrored. A *figure* is one place for it: so many spaces of one floor, each with
the value it has to show. For the engine a figure is seen from one of its spaces, the others are one number, eight bits
for each of them:

    0 … 2   3 … 7
    value   space
"""

from collections.abc import Iterable
from typing import Final

from heliopolis.core.compat import i64

VALUE_BITS: Final[i64] = 3
VALUE_MASK: Final[i64] = 7
SPACE_MASK: Final[i64] = 31
DIE_BITS: Final[i64] = 8

Dice = frozenset[tuple[int, int, int]]
"""The row, column and value of each die of a picture."""
Figure = tuple[tuple[int, int], ...]
"""Spaces in their order, each with the value it has to show."""


def dice_of(picture: str) -> Dice:
    """Return the dice of a picture."""
    rows = enumerate(picture.split("/"))
    return frozenset(
        (row, column, int(mark)) for row, marks in rows for column, mark in enumerate(marks) if mark != "."
    )


def written(picture: str) -> str:
    """Write a picture for people: `1–6` in one row, `1 2 / 3 ·` in several."""
    between = "–" if picture.isdigit() else " "
    return " / ".join(between.join(row.replace(".", "·")) for row in picture.split("/"))


def ways(dice: Dice) -> set[Dice]:
    """Return all ways in which a picture may be turned and mirrored, each in its upper left corner."""
    found: set[Dice] = set()
    for _ in range(4):
        dice = frozenset((column, -row, value) for row, column, value in dice)
        for way in (dice, frozenset((row, -column, value) for row, column, value in dice)):
            top, left = min(row for row, _, _ in way), min(column for _, column, _ in way)
            found.add(frozenset((row - top, column - left, value) for row, column, value in way))
    return found


def figures(picture: str, floors: Iterable[tuple[int, int]]) -> list[Figure]:
    """Return all places for a picture on floors, of which the first space and the side are given."""
    found: set[Figure] = set()
    for first, side in floors:
        for way in ways(dice_of(picture)):
            for down in range(side - max(row for row, _, _ in way)):
                for right in range(side - max(column for _, column, _ in way)):
                    spaces = [(first + (row + down) * side + column + right, value) for row, column, value in way]
                    found.add(tuple(sorted(spaces)))
    return sorted(found)


def packed(figure: Figure, cell: int) -> int:
    """Return the spaces of a figure but one as one number."""
    others = 0
    for space, value in figure:
        if space != cell:
            others = (others << int(DIE_BITS)) | (space << int(VALUE_BITS)) | value
    return others
