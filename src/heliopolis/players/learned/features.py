"""From an observation to the rows of a network's first layer, for any game that has an observation.

A flag has one row. A number has one for each of the values below that it may reach, and between two of them it is
something of both; 0 adds nothing. So a network can bend where a number matters, and small numbers are told apart.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from heliopolis.core.observation import Layout

KNOTS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)


class Slot(NamedTuple):
    """One number of an observation: the first of its rows, and the value that each of them stands for."""

    first: int
    knots: tuple[int, ...]
    high: int

    def parts(self, value: int) -> list[tuple[int, int]]:
        """Return the rows that a value is made of, with their weights; these add up to `step(value)`."""
        below = [index for index, knot in enumerate(self.knots) if knot <= value]
        if not below:
            return []
        lower = below[-1]
        if self.knots[lower] == value or lower + 1 == len(self.knots):
            return [(self.first + lower, 1)]
        over = self.knots[lower + 1] - value
        return [(self.first + lower, over), (self.first + lower + 1, value - self.knots[lower])]


def slots_of(layout: Layout) -> list[Slot]:
    """Return the slots of an observation, from left to right."""
    return list(_slots(layout.highs()))


def _slots(highs: Sequence[int]) -> Iterator[Slot]:
    first = 0
    for high in highs:
        knots = tuple([knot for knot in KNOTS if knot <= high])
        yield Slot(first, knots, high)
        first += len(knots)


def row_count(slots: list[Slot]) -> int:
    """Return how many rows the first layer has."""
    return slots[-1].first + len(slots[-1].knots)


def fingerprint(layout: Layout) -> str:
    """Return a short digest of a layout: a network is of use for no other."""
    told = [(field.name, field.shape, field.high) for field in layout.fields]
    return hashlib.sha256(repr((told, KNOTS)).encode()).hexdigest()[:16]
