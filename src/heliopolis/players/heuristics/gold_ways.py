"""Ways through the pyramid of L'or du pharaon, for bots: distances in actions, and ways out while it falls."""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.core.state import Actions
from heliopolis.games.gold import actions as act, areas as area, paths
from heliopolis.games.gold.cells import step
from heliopolis.games.gold.components import ACROSS, ACTIONS_A_TURN, CELLS
from heliopolis.games.gold.state import GoldState

NEVER: Final[i64] = -1
"""There is no way, or not in time."""
SHORTEST_FUSE: Final[i64] = 2
"""Anybody may carry the bust out, so its chamber is not trusted to last for more turns of its keeper."""


@final
class Distances:
    """How many actions it takes from some cards to all others: layers of cards, each an action further on."""

    def __init__(self) -> None:
        self.layers = vec[i64]([0] * int(CELLS + 1))
        self.count: i64 = 0
        self.cells: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.lanterns: i64 = 0

    def measure(self, state: GoldState, cells: i64, lanterns: i64) -> None:
        """Measure from a set of cards, for a seat with these lanterns; what was measured last is known."""
        east = paths.ways_east(state)
        south = paths.ways_south(state)
        if cells == self.cells and east == self.east and south == self.south and lanterns == self.lanterns:
            return
        self.cells = cells
        self.east = east
        self.south = south
        self.lanterns = lanterns
        reached = cells
        count: i64 = 0
        while cells != 0:
            self.layers[count] = cells
            count += 1
            cells = run(cells, east, south, lanterns) & ~reached
            reached |= cells
        self.count = count

    def to(self, cell: i64) -> i64:
        """Return how many actions it takes to a card, or NEVER."""
        here = bit(cell)
        for actions in range(self.count):
            if self.layers[actions] & here:
                return actions
        return NEVER

    def nearest(self, cells: i64) -> i64:
        """Return how many actions it takes to the nearest of some cards, or NEVER."""
        for actions in range(self.count):
            if self.layers[actions] & cells:
                return actions
        return NEVER


def light_home(state: GoldState, seat: i64) -> i64:
    """Return the lanterns along which a seat runs home with a treasure: none, if that is heavy (gold.move.3)."""
    if state.heavy_treasures:
        return 0
    return state.areas[seat * area.ROW + area.LANTERNS]


def run(cells: i64, east: i64, south: i64, lanterns: i64) -> i64:
    """Return where one action takes from any of some cards: one card on, or along lanterns and one beyond."""
    reached = step(cells, east, south)
    lit = reached & lanterns
    while lit != 0:
        beyond = step(lit, east, south) & ~reached
        reached |= beyond
        lit = beyond & lanterns
    return reached


def way_out(state: GoldState, cell: i64, via: i64, lanterns: i64, now: i64, falls: i64) -> i64:
    """Return how many actions a figure needs from a card to the start card before its way falls, or NEVER.

    It goes by another card, unless that is its own. It has so many actions now, after so many falls; then a fall comes
    before each of its turns.
    """
    home = bit(state.start)
    east = paths.ways_east(state)
    south = paths.ways_south(state)
    fallen = state.fallen
    fuse = state.fuse
    if fuse > SHORTEST_FUSE:
        fuse = SHORTEST_FUSE
    reached = bit(cell)
    goal = home if via == cell else bit(via)
    used: i64 = 0
    left = now
    while True:
        for _ in range(falls):
            if fallen != 0:
                fallen |= paths.beside(state, fallen) & ~home
            else:
                fuse -= 1
                if fuse <= 0:
                    fallen = bit(state.bust_chamber)
        falls = 1
        reached &= ~fallen
        if reached == 0 or goal & fallen != 0:
            return NEVER
        east &= ~(fallen | (fallen >> 1))
        south &= ~(fallen | (fallen >> ACROSS))
        while left > 0:
            if reached & goal:
                if goal == home:
                    return used
                reached = goal
                goal = home
            else:
                reached |= run(reached, east, south, lanterns)
                used += 1
                left -= 1
        if reached & goal:
            if goal == home:
                return used
            reached = goal
            goal = home
        left = ACTIONS_A_TURN


def is_late(state: GoldState, cell: i64, lanterns: i64) -> bool:
    """Tell whether a figure on a card would be lost if it waited for the next turn."""
    if cell == area.LOST or cell == state.start:
        return False
    return way_out(state, cell, cell, lanterns, 0, 0) == NEVER


def safest(state: GoldState, legal: Actions, verb: i64, lanterns: i64) -> i64:
    """Return the move from which a figure gets home with the fewest actions, in time; −1 if none does."""
    best = NEVER
    fewest = CELLS
    for index in range(legal.count):
        action = legal.items[index]
        if act.verb_of(action) == verb:
            needed = way_out(state, action - verb, action - verb, lanterns, state.actions_left - 1, 0)
            if needed != NEVER and needed < fewest:
                fewest = needed
                best = action
    return best
