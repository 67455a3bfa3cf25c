"""Walls: which card the porter turns, and which way round a card is laid."""

from heliopolis.core.bits import bit
from heliopolis.core.rng import Rng
from heliopolis.games.gold import actions as act, areas as area, paths, phases as at
from heliopolis.games.gold.components import CELLS, SIDE_SETS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.greedy.gold.goals import CHAMBER_WORTH, HOMEWARD, archaeologist_goals, prizes
from heliopolis.players.greedy.gold.sights import card_of, cells_in, laid, step_towards, worth_of

CONNECTED = 0.4
"""What it is worth that the archaeologist is not cut off from the start card, or from the porter."""
WORTH_TURNING = 0.03
"""How much better things must stand after a card is turned."""


def choose_card_to_turn(state: GoldState, seat: int, legal: list[int]) -> int | None:
    """Turn the card that makes things better, or bring the porter there: the nearer, the better."""
    porter = card_of(state, seat, area.PORTER)
    if porter == area.LOST:
        return None
    away = paths.actions_to(state, porter, state.areas[seat * area.ROW + area.LANTERNS])
    now = prospects(state, seat)
    best = (0.0, -1, -1)
    for cell in range(int(CELLS)):
        stands = [where for where in range(int(CELLS)) if away[where] >= 0 and paths.turnable(state, where) & bit(cell)]
        if not stands:
            continue
        stand = min(stands, key=lambda where: away[where])
        gain = max((prospects(laid(state, cell, sides), seat) for sides in other_ways(state, cell)), default=now) - now
        if gain > WORTH_TURNING:
            best = max(best, (gain / (1.0 + away[stand]), cell, stand))
    _, cell, stand = best
    if cell < 0:
        return None
    if stand == porter:
        return int(act.TURN_CARD) + cell
    return step_towards(state, seat, stand, legal, area.PORTER, act.MOVE_PORTER)


def other_ways(state: GoldState, cell: int) -> list[int]:
    """List the ways round that a card may be turned to."""
    sides = int(paths.sides_of(state, cell))
    placings = int(state.box.placings[sides])
    return [other for other in range(1, int(SIDE_SETS)) if other != sides and placings >> other & 1]


def choose_sides(state: GoldState, seat: int, legal: list[int], rng: Rng) -> int:
    """Lay a card so that most is to be gained; a chamber is as good as full of treasures, and maybe of mummies."""
    cell = int(state.cell)
    best: list[int] = []
    highest = -1.0
    for action in legal:
        trial = laid(state, cell, int(act.sides_of(action)))
        worth = prospects(trial, seat) + 0.02 * len(cells_in(int(paths.facing(trial, bit(cell)))))
        if state.phase == at.PLACING and state.chambers >> cell & 1:
            worth += chamber_worth(trial, seat, cell)
        if worth > highest + 1e-9:
            best, highest = [], worth
        if worth >= highest - 1e-9:
            best.append(action)
    return best[rng.below(len(best))]


def prospects(state: GoldState, seat: int) -> float:
    """Return how well things stand for a seat's archaeologist, to compare one way round of a card with another."""
    cell = card_of(state, seat, area.ARCHAEOLOGIST)
    if cell == area.LOST:
        return 0.0
    home = paths.actions_to(state, state.start, state.areas[seat * area.ROW + area.LANTERNS])
    in_danger = state.keeper != area.NOBODY
    total = CONNECTED + (2.0 if in_danger else 0.3) / (1.0 + home[cell]) if home[cell] >= 0 else 0.0
    porter = card_of(state, seat, area.PORTER)
    if porter != area.LOST and paths.connected(state, bit(cell)) >> porter & 1:
        total += CONNECTED
    carried = int(state.areas[seat * area.ROW + area.CARRIED])
    if carried != area.NOTHING and home[cell] >= 0:
        total += 3.0 * worth_of(state, carried) / (2.0 + home[cell])
    goals = [goal.worth for goal in archaeologist_goals(state, seat) if goal.worth < HOMEWARD]
    return total + max(goals, default=0.0) + 0.5 / (1.0 + walls_before_a_goal(state, seat))


def walls_before_a_goal(state: GoldState, seat: int) -> int:
    """Count the walls between the archaeologist and home if it has to go there, else a treasure or a hidden card."""
    reached = int(bit(card_of(state, seat, area.ARCHAEOLOGIST)))
    homeward = state.areas[seat * area.ROW + area.CARRIED] != area.NOTHING or state.keeper != area.NOBODY
    wanted = int(bit(state.start)) if homeward else sum({1 << where for where, _ in prizes(state, seat)})
    for walls in range(int(CELLS)):
        reached = int(paths.connected(state, reached))
        if reached & wanted or (not homeward and paths.facing(state, reached)):
            return walls
        reached |= int(paths.beside(state, reached) & state.seen & ~state.fallen)
    return int(CELLS)


def chamber_worth(trial: GoldState, seat: int, cell: int) -> float:
    """Return what a chamber laid like this promises: treasures to fetch, less the turn and the way a mummy costs."""
    lanterns = trial.areas[seat * area.ROW + area.LANTERNS]
    there = paths.actions_to(trial, trial.areas[seat * area.ROW + area.ARCHAEOLOGIST], lanterns)[cell]
    home = paths.actions_to(trial, trial.start, lanterns)[cell]
    worth = 2.0 * CHAMBER_WORTH / (2.0 + there + home) if there >= 0 and home >= 0 else 0.0
    ways = int(paths.shortest_ways_out(trial, cell))
    if ways >> card_of(trial, seat, area.ARCHAEOLOGIST) & 1:
        worth -= 0.1 * (float(trial.actions_left) + home)
    return worth
