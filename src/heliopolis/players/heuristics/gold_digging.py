"""Digging in L'or du pharaon: a porter gets anywhere, since it turns whatever bars its way."""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.games.gold.cells import NOT_FIRST_COLUMN, NOT_LAST_COLUMN
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
        self.as_they_lie = vec[i64]([0] * int(LONGEST_DIG))
        """The cards reached after so many actions that were not turned."""
        self.turned = vec[i64]([0] * int(LONGEST_DIG))
        self.count: i64 = 0

    def measure(self, state: GoldState, cell: i64, *, is_turned: bool = False) -> None:
        """Measure from a card, which lies as it does, or may lie otherwise when the porter gets there."""
        for actions in range(LONGEST_DIG):
            self.as_they_lie[actions] = 0
            self.turned[actions] = 0
        if is_turned:
            self.turned[0] = bit(cell)
        else:
            self.as_they_lie[0] = bit(cell)
        standing = state.seen & ~state.fallen
        done: i64 = 0
        done_turned: i64 = 0
        last: i64 = 0
        count: i64 = 0
        while count <= last and count < LONGEST_DIG - 3:
            lie = self.as_they_lie[count] & ~done
            done |= lie
            turned = self.turned[count] & ~(done | done_turned)
            done_turned |= turned
            self.as_they_lie[count] = lie
            self.turned[count] = turned
            if lie | turned:
                self.go_on(state, count, lie, turned, standing & ~done)
                last = count + 3
            count += 1
        self.count = count

    def go_on(self, state: GoldState, count: i64, lie: i64, turned: i64, standing: i64) -> None:
        """Note which cards come next, in each direction."""
        both = (lie | turned) & NOT_LAST_COLUMN
        free = lie & state.east & NOT_LAST_COLUMN
        self.enter(count, (free << 1) & standing, ((both & ~free) << 1) & standing, state.west)
        both = (lie | turned) & NOT_FIRST_COLUMN
        free = lie & state.west & NOT_FIRST_COLUMN
        self.enter(count, (free >> 1) & standing, ((both & ~free) >> 1) & standing, state.east)
        both = lie | turned
        free = lie & state.south
        self.enter(count, (free << ACROSS) & standing, ((both & ~free) << ACROSS) & standing, state.north)
        free = lie & state.north
        self.enter(count, (free >> ACROSS) & standing, ((both & ~free) >> ACROSS) & standing, state.south)

    def enter(self, count: i64, free: i64, barred: i64, is_open: i64) -> None:
        """Note cards towards which the porter's card is open, and those towards which it must be turned first."""
        self.as_they_lie[count + 1] |= free & is_open
        self.turned[count + 2] |= free & ~is_open
        self.as_they_lie[count + 2] |= barred & is_open
        self.turned[count + 3] |= barred & ~is_open

    def nearest(self, cells: i64, stands: i64) -> i64:
        """Return how many actions it takes to one of some cards, or to one of others as they lie; or NEVER."""
        for actions in range(self.count):
            if (self.as_they_lie[actions] | self.turned[actions]) & cells or self.as_they_lie[actions] & stands:
                return actions
        return NEVER

    def must_turn(self, cell: i64, actions: i64) -> bool:
        """Tell whether a card reached after so many actions has to be turned to come in."""
        return self.as_they_lie[actions] & bit(cell) == 0
