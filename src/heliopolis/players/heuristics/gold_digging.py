"""Digging in L'or du pharaon: a porter gets anywhere, since it turns whatever bars its way."""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.games.gold import paths
from heliopolis.games.gold.cells import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, step
from heliopolis.games.gold.components import ACROSS, CELLS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_ways import NEVER

LONGEST_DIG: Final[i64] = 3 * CELLS + 4
"""A card further on takes three actions at most."""


@final
class Digging:
    """How many actions a porter needs to other cards, if it turns on its way whatever bars it (gold.turning.1).

    It turns its own card towards the next, and then the next, which its own is open to now. A card that was turned to
    come in may have to be turned again to go on: so what is counted is never too little.
    """

    def __init__(self) -> None:
        self.reached = vec[i64]([0] * int(LONGEST_DIG))
        """The cards reached after so many actions and not sooner."""
        self.as_they_lie = vec[i64]([0] * int(LONGEST_DIG))
        """Those that were not turned."""
        self.count: i64 = 0

    def measure(self, state: GoldState, cell: i64, *, is_turned: bool = False) -> None:
        """Measure from a card, which lies as it does, or may lie otherwise when the porter gets there.

        What comes one, two and three actions later is kept in names of its own: no layer is written twice.
        """
        east = paths.ways_east(state)
        south = paths.ways_south(state)
        left = state.seen & ~state.fallen
        done_turned: i64 = 0
        lie: i64 = 0
        turned: i64 = 0
        if is_turned:
            turned = bit(cell)
        else:
            lie = bit(cell)
        lie_1: i64 = 0
        lie_2: i64 = 0
        turned_1: i64 = 0
        turned_2: i64 = 0
        turned_3: i64 = 0
        count: i64 = 0
        while lie | turned | lie_1 | turned_1 | lie_2 | turned_2 | turned_3:
            left &= ~lie
            turned &= left & ~done_turned
            done_turned |= turned
            both = lie | turned
            self.reached[count] = both
            self.as_they_lie[count] = lie
            count += 1
            if both:
                lie_1 |= step(lie, east, south)
                turned_2 |= paths.towards(state, lie)
                lie_2 |= open_towards(state, both)
                turned_3 |= paths.beside(state, both)
            lie = lie_1 & left
            turned = turned_1 & left
            lie_1 = lie_2 & left
            turned_1 = turned_2 & left
            turned_2 = turned_3 & left
            lie_2 = 0
            turned_3 = 0
        self.count = count

    def nearest(self, cells: i64, stands: i64, most: i64 = LONGEST_DIG) -> i64:
        """Return how many actions, at most so many, take to one of some cards, or to one of others as they lie."""
        last = self.count
        if last > most + 1:
            last = most + 1
        for actions in range(last):
            if self.reached[actions] & cells or self.as_they_lie[actions] & stands:
                return actions
        return NEVER

    def must_turn(self, cell: i64, actions: i64) -> bool:
        """Tell whether a card reached after so many actions has to be turned to come in."""
        return self.as_they_lie[actions] & bit(cell) == 0


def open_towards(state: GoldState, cells: i64) -> i64:
    """Return the places beside some cards that have an open side towards them."""
    across = (((cells & NOT_FIRST_COLUMN) >> 1) & state.east) | (((cells & NOT_LAST_COLUMN) << 1) & state.west)
    return across | ((cells >> ACROSS) & state.south) | ((cells << ACROSS) & state.north)
