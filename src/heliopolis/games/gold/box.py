"""The component values of one edition, as the flat arrays that the engine reads."""

from functools import lru_cache
from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition

from .components import ACROSS, DANGERS, SHAPE_NAMES, SHAPES, SIDE_SETS


@final
class Box:
    """The component values of one edition, as flat arrays for the engine."""

    def __init__(self, edition: Edition) -> None:
        side = edition.number("pyramid.side")
        corridors = [edition.number(f"corridors.{shape}") for shape in SHAPE_NAMES]
        chambers = [edition.number(f"chambers.{shape}") for shape in SHAPE_NAMES]
        points = sorted(edition.numbers("treasures.points"))
        bust = len(points)
        points.append(edition.number("treasures.bust"))
        dangers = edition.words("photos.dangers")
        self.edition = edition
        self.side: i64 = side
        self.board: i64 = sum(1 << (row * int(ACROSS) + column) for row in range(side) for column in range(side))
        self.cards = vec[i64](corridors + chambers)
        self.shape_sides = vec[i64]([shape.sides for shape in SHAPES])
        self.placings = vec[i64]([turned_sets(sides) for sides in range(int(SIDE_SETS))])
        self.photo_treasures = vec[i64](edition.numbers("photos.treasures"))
        self.photo_dangers = vec[i64]([DANGERS.index(danger) for danger in dangers])
        self.photo_count: i64 = len(dangers)
        self.all_photos: i64 = (1 << len(dangers)) - 1
        self.photo_points: i64 = edition.number("photos.points")
        self.treasure_points = vec[i64](points)
        self.bust: i64 = bust
        """The bust is the last treasure; those before it ascend in points."""
        self.lanterns: i64 = edition.number("lanterns.each")
        self.archaeologist_loss: i64 = edition.number("losses.archaeologist")
        self.porter_loss: i64 = edition.number("losses.porter")


def turned_sets(sides: int) -> int:
    """Return all sets of open sides that a card can be turned to, the set 3 as bit 3."""
    found = 0
    for _ in range(4):
        found |= 1 << sides
        sides = (sides << 1 | sides >> 3) & 15
    return found


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Box:
    """Return the box of an edition."""
    return Box(edition)
