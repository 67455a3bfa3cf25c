"""Answers to what an action or a card asks, each tried on a copy."""

from heliopolis.games.pyramidice.actions import ACTIVATE, CHOOSE, LOWER, PAY, TAKE
from heliopolis.games.pyramidice.components import SIDES
from heliopolis.games.pyramidice.state import CHOOSING, PICKING, TAKING, TURN, WORKING, PyramidiceState
from heliopolis.players.greedy.pyramidice.paying import cheapest_payment
from heliopolis.players.greedy.pyramidice.rerolls import choose_reroll
from heliopolis.players.greedy.pyramidice.worth import worth


def choose_answer(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Answer what an action or a card asks."""
    if state.phase == TAKING:
        return int(TAKE)
    if state.phase == CHOOSING:
        return choose_reroll(state, seat, legal)
    if legal[0] >= PAY and legal[-1] < CHOOSE:
        return cheapest_payment(state, seat, legal)
    if state.phase == PICKING:
        return max(legal, key=lambda action: best_setting(state, seat, action)[0])
    return max(legal, key=lambda action: tried(state, seat, action))


def settled(state: PyramidiceState, seat: int, action: int) -> PyramidiceState:
    """Return a copy after an action and the seat's answers to what it asks, up to chance or the next free choice."""
    copy = state.clone()
    copy.apply(seat, action)
    while copy.acting == seat and copy.phase not in (WORKING, TURN, TAKING, CHOOSING):
        legal = copy.legal_actions(seat)
        copy.apply(seat, legal[0] if len(legal) == 1 else choose_answer(copy, seat, legal))
    return copy


def tried(state: PyramidiceState, seat: int, action: int) -> float:
    """Return what the table is worth after an action."""
    return worth(settled(state, seat, action), seat)


def best_setting(state: PyramidiceState, seat: int, action: int) -> tuple[float, int]:
    """Return what the table is worth with a die set to its best value, once that is used."""
    copy = state.clone()
    copy.apply(seat, action)
    best = (-1e9, -1)
    for value in copy.legal_actions(seat):
        after = copy.clone()
        after.apply(seat, value)
        found = after_best_use(after, seat)
        if found > best[0]:
            best = (found, value)
    return best


def after_best_use(state: PyramidiceState, seat: int) -> float:
    """Return what the table is worth after the best worship or build."""
    best = worth(state, seat)
    for action in state.legal_actions(seat):
        if int(LOWER + 2 * SIDES) <= action < int(ACTIVATE):
            best = max(best, tried(state, seat, action))
    return best
