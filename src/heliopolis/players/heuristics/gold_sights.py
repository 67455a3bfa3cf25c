"""What an archaeologist of L'or du pharaon sees at a glance: prizes, the next step of a way, what can be reached."""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions
from heliopolis.games.gold import chance, paths
from heliopolis.games.gold.actions import DROP, END, FIRST_OPEN, STEAL, TAKE, TAKE_BUST
from heliopolis.games.gold.cells import bit_of, count, first_of
from heliopolis.games.gold.components import CELLS, FIRST_CHAMBER, KINDS
from heliopolis.games.gold.state import (
    ARCHAEOLOGIST,
    BANKED,
    CARRIED,
    HELD,
    LOST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PILE,
    ROW,
    GoldState,
)
from heliopolis.players.heuristics.gold_ways import Distances

HOMEWARD: Final = 20.0
"""What a way home is worth to whoever has to go there."""


def best_prize(state: GoldState, legal: Actions) -> i64:
    """Return how to get the best treasure that can be had for nothing, rather from others; −1 if there is none."""
    best = NOWHERE
    highest: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if action >= FIRST_OPEN:
            return best
        if action > DROP:
            points = action - TAKE
            if action >= STEAL:
                points = state.box.treasure_points[state.areas[(action - STEAL) * ROW + CARRIED]]
            elif action == TAKE_BUST:
                points = state.box.treasure_points[state.box.bust]
            if points >= highest:
                highest = points
                best = action
    return best


def approach(legal: Actions, verb: i64, goal: Distances) -> i64:
    """Return the move that leaves a figure the fewest actions from a goal; END if there is no way."""
    for actions in range(goal.count):
        cells = goal.layers[actions]
        for index in range(legal.count):
            action = legal.items[index]
            if verb <= action < verb + CELLS and cells & bit_of(action - verb):
                return action
    return END


def pick_cell(cells: i64, rng: Rng) -> i64:
    """Return any card of a set."""
    skip = rng.below(count(cells))
    while skip > 0:
        cells &= cells - 1
        skip -= 1
    return first_of(cells)


def points_left(state: GoldState) -> float:
    """Return the points that nobody has banked yet and that are not lost: treasures, and photos of hidden chambers."""
    points = state.box.photo_points * chance.cards_left(state, FIRST_CHAMBER, KINDS)
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < BANKED or state.treasures[treasure] == PILE:
            points += state.box.treasure_points[treasure]
    return float(points)


def freedom(state: GoldState, seat: i64) -> float:
    """Return how much an archaeologist can reach: home above all if it carries something or the pyramid falls."""
    archaeologist = state.areas[seat * ROW + ARCHAEOLOGIST]
    if archaeologist == LOST:
        return 0.0
    reached = paths.connected(state, bit_of(archaeologist))
    is_homeward = state.areas[seat * ROW + CARRIED] != NOTHING or state.keeper != NOBODY
    worth = 0.0
    if reached & bit_of(state.start):
        worth += HOMEWARD if is_homeward else 1.0
    if paths.facing(state, reached) != 0:
        worth += 2.0
    for treasure in range(state.box.bust + 1):
        where = state.treasures[treasure]
        if where < HELD and (reached >> where) & 1:
            worth += float(state.box.treasure_points[treasure])
    return worth
