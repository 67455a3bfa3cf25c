"""What an archaeologist of L'or du pharaon sees at a glance: prizes, the next step of a way, what can be reached."""

from typing import Final

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions
from heliopolis.games.gold import actions as act, areas as area, chance, paths, places as place
from heliopolis.games.gold.cells import NOWHERE, first_of
from heliopolis.games.gold.components import FIRST_CHAMBER, KINDS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_ways import Distances

HOMEWARD: Final = 20.0
"""What a way home is worth to whoever has to go there."""


def best_prize(state: GoldState, seat: i64) -> i64:
    """Return how to get the best treasure that can be had for nothing, rather from others; −1 if there is none.

    It looks at the table instead of going through all legal actions, most of which are moves.
    """
    row = seat * area.ROW
    cell = state.areas[row + area.ARCHAEOLOGIST]
    if state.areas[row + area.CARRIED] != area.NOTHING or cell == state.start or cell == area.LOST:
        return NOWHERE
    best = NOWHERE
    highest: i64 = 0
    for treasure in range(state.box.bust + 1):
        where = state.treasures[treasure]
        if where == cell:
            if not (state.handled >> treasure) & 1 and state.box.treasure_points[treasure] > highest:
                highest = state.box.treasure_points[treasure]
                best = act.TAKE_BUST if treasure == state.box.bust else act.take_of(highest)
        elif place.HELD <= where < place.BANKED:
            victim = where - place.HELD
            points = state.box.treasure_points[treasure]
            if points >= highest and state.areas[victim * area.ROW + area.ARCHAEOLOGIST] == cell:
                highest = points
                best = act.STEAL + victim
    return best


def is_progress(action: i64) -> bool:
    """Tell whether an action reveals a card or picks a treasure up: so the game goes on (gold.end.2)."""
    verb = act.verb_of(action)
    return verb == act.REVEAL or verb == act.TAKE or verb == act.TAKE_BUST or verb == act.STEAL


def approach(legal: Actions, verb: i64, goal: Distances) -> i64:
    """Return the move that leaves a figure the fewest actions from a goal; END if there is no way."""
    cells: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if act.verb_of(action) == verb:
            cells |= bit(action - verb)
    nearest = goal.nearest(cells)
    return verb + first_of(goal.layers[nearest] & cells) if nearest >= 0 else act.END


def pick_cell(cells: i64, rng: Rng) -> i64:
    """Return any card of a set."""
    skip = rng.below(count_bits(cells))
    while skip > 0:
        cells &= cells - 1
        skip -= 1
    return first_of(cells)


def points_left(state: GoldState) -> float:
    """Return the points that nobody has banked yet and that are not lost: treasures, and photos of hidden chambers."""
    points = state.box.photo_points * chance.cards_left(state, FIRST_CHAMBER, KINDS)
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < place.BANKED or state.treasures[treasure] == place.PILE:
            points += state.box.treasure_points[treasure]
    return float(points)


def freedom(state: GoldState, seat: i64) -> float:
    """Return how much an archaeologist can reach: home above all if it carries something or the pyramid falls."""
    archaeologist = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
    if archaeologist == area.LOST:
        return 0.0
    reached = paths.connected(state, bit(archaeologist))
    is_homeward = state.areas[seat * area.ROW + area.CARRIED] != area.NOTHING or state.keeper != area.NOBODY
    worth = 0.0
    if reached & bit(state.start):
        worth += HOMEWARD if is_homeward else 1.0
    if paths.facing(state, reached) != 0:
        worth += 2.0
    for treasure in range(state.box.bust + 1):
        where = state.treasures[treasure]
        if where < place.HELD and (reached >> where) & 1:
            worth += float(state.box.treasure_points[treasure])
    return worth


def nearest_stand(state: GoldState, away: Distances) -> i64:
    """Return the nearest card from which something worth it can be revealed, or NOWHERE."""
    near = NOWHERE
    beside_start = paths.beside(state, bit(state.start))
    for actions in range(away.count):
        cells = away.layers[actions]
        hidden = paths.facing(state, cells)
        while hidden != 0 and cells != 0:
            cell = first_of(cells)
            faced = paths.facing(state, bit(cell))
            if faced & ~beside_start:
                return cell
            if faced != 0 and near < 0:
                near = cell
            cells &= cells - 1
    return near


def worth_revealing(state: GoldState, cell: i64) -> i64:
    """Return the hidden cards to choose from on a card: those where chambers can be, if there are any."""
    faced = paths.facing(state, bit(cell))
    far = faced & ~paths.beside(state, bit(state.start))
    return far if far != 0 else faced
