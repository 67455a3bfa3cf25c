"""The turn: to work, or to rest and with which tile."""

from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE
from heliopolis.games.pyramidice.actions import REROLL, WORK
from heliopolis.games.pyramidice.state import TAKING, WORKING, PyramidiceState
from heliopolis.players.greedy.pyramidice.answers import choose_answer, settled
from heliopolis.players.greedy.pyramidice.steps import GOOD_STEP, best_step
from heliopolis.players.greedy.pyramidice.worth import worth

ROLLS = 3
"""How often a Work turn is tried before the turn."""


def choose_turn(state: PyramidiceState, seat: int, legal: list[int], rng: Rng) -> int:
    """Compare each tile with some tries of a Work turn."""
    rests = [action for action in legal if action != WORK]
    if not rests:
        return int(WORK)
    best: int = max(rests, key=lambda action: rest_worth(state, seat, action))
    if WORK not in legal:
        return best
    working = sum(work_worth(state, seat, int(WORK), rng) for _ in range(ROLLS)) / ROLLS
    return int(WORK) if working >= rest_worth(state, seat, best) else best


def rest_worth(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after a tile; a Work turn that follows it is judged by the dice it rolls."""
    copy = settled(state, seat, action)
    total = worth(copy, seat)
    if copy.phase == TAKING:
        return total + 0.9 * float(copy.to_take)
    return total


def work_worth(state: PyramidiceState, seat: int, action: int, rng: Rng) -> float:
    """Roll the dice of a Work turn on a copy, take its best steps, and return what the table is worth then."""
    copy = state.clone()
    copy.apply(seat, action)
    while copy.acting == seat or copy.acting == CHANCE:
        if copy.acting == CHANCE:
            if not copy.working:
                break
            copy.resolve(copy.sample(rng))
        elif copy.phase == WORKING:
            legal = copy.legal_actions(seat)
            now = worth(copy, seat)
            step, gain = best_step(copy, seat, legal, now)
            if gain < GOOD_STEP and REROLL in legal:
                step = int(REROLL)
            elif step < 0 or gain <= 0.0:
                break
            copy.apply(seat, step)
        else:
            legal = copy.legal_actions(seat)
            copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return worth(copy, seat)
