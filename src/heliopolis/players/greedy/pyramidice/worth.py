"""What the table is worth to a seat: Glory, resources, gods, rivals, and the dice of the turn under way."""

from heliopolis.games.pyramidice import deities, scoring, work
from heliopolis.games.pyramidice.components import OBSIDIAN, SIDES
from heliopolis.games.pyramidice.state import (
    CATS,
    GLORY as GLORY_HELD,
    GODS,
    HAND,
    NOBODY,
    ROW,
    SCARAB_KEPT,
    STONES,
    WORKERS,
    PyramidiceState,
)
from heliopolis.players.greedy.pyramidice.gods import ennead_to_come, ennead_worth, gods_worth, single_gods_worth
from heliopolis.players.greedy.pyramidice.row import row_gods

DIE_WORTH = 0.35


def worth(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth to a seat."""
    left = turns_left(state, seat)
    total = float(state.areas[seat * ROW + GLORY_HELD] + scoring.score_projects(state, seat))
    total += resources_worth(state, seat, left) + gods_worth(state, seat, left)
    total += rivals_worth(state, seat)
    if state.working and seat == state.turn:
        total += dice_worth(state) - upkeep_loss(state, seat, left)
    return total


def turns_left(state: PyramidiceState, seat: int) -> float:
    """Estimate how many turns a seat has after this one."""
    if state.pharaoh != NOBODY:
        return 0.0 if state.turn == seat else 1.0
    players = float(state.players)
    pile = float(state.pile) / (1.1 * players)
    supply = float(state.supply) / (0.8 * players)
    return max(1.0, min(pile, supply, 9.0))


def resources_worth(state: PyramidiceState, seat: int, left: float) -> float:
    """Workers are worth most, the first ones more than the last; at the end they only break ties."""
    row = seat * ROW
    workers = int(state.areas[row + WORKERS])
    cats = int(state.areas[row + CATS])
    stones = int(state.areas[row + STONES])
    total = 0.01 * (workers + cats + stones)
    if state.areas[row + SCARAB_KEPT] == OBSIDIAN:
        total += 0.9 * (workers + cats + stones)
    share = min(1.0, left / 2.0)
    total += share * (1.9 * min(workers, 5) + 1.1 * max(0, workers - 5))
    total += share * (1.1 * min(cats, 2) + 0.6 * max(0, cats - 2))
    return total + share * (1.0 * min(stones, 3) + 0.4 * max(0, stones - 3))


def rivals_worth(state: PyramidiceState, seat: int) -> float:
    """The Great Architect takes what is left to him; whoever leads other players wants the end, at last all do."""
    if state.seats == 1:
        his = ennead_worth(float(deities.count_ennead(state, 1)) + 0.9 * ennead_to_come(state))
        best = max((int(state.box.deity_glory[deity]) for deity in row_gods(state)), default=0)
        return -his - 0.5 * best - float(scoring.score_projects(state, 1))
    lead = min(int(state.areas[seat * ROW + GLORY_HELD]) - glory for glory in glory_of_others(state, seat))
    eagerness = 0.02 * max(-8.0, min(16.0, float(lead)))
    weariness = 0.02 * max(0.0, float(state.turns) / float(state.seats) - 15.0)
    return -(eagerness + weariness) * float(state.pile + state.supply)


def glory_of_others(state: PyramidiceState, seat: int) -> list[int]:
    """Return the Glory of the other seats."""
    return [int(state.areas[other * ROW + GLORY_HELD]) for other in range(int(state.seats)) if other != seat]


def dice_worth(state: PyramidiceState) -> float:
    """Unused dice are worth a little less than the Glory that two of them bring; high stones a little more."""
    total = 0.6 * float(state.cup_stones + state.cup_prayers)
    for value in range(int(SIDES)):
        total += float(state.table[HAND + value]) * (DIE_WORTH + 0.02 * value)
        total += float(state.table[HAND + SIDES + value]) * (DIE_WORTH - 0.05)
    return total


def upkeep_loss(state: PyramidiceState, seat: int, left: float) -> float:
    """Return what the upkeep would take now: the god that is worth least."""
    if not work.owes_a_god(state, seat):
        return 0.0
    gods = int(state.areas[seat * ROW + GODS])
    losses = list(single_gods_worth(state.box, gods, left * 0.6))
    if gods & int(deities.ennead_bits()):
        losses.append(ennead_worth(float(deities.count_ennead(state, seat))) + 1.0)
    return min(losses)
