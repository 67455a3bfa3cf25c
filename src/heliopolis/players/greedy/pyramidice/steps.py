"""A Work turn, step by step."""

from heliopolis.games.pyramidice.actions import ACTIVATE, BORROW, FINISH, GLORY, LAPIS_REROLL, LOWER, RAISE, REROLL
from heliopolis.games.pyramidice.components import AMON, ATON, DEITY_NAMES, MAAT, MUT, SIDES
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.greedy.pyramidice.answers import best_setting, settled, tried
from heliopolis.players.greedy.pyramidice.rerolls import dice_to_reroll
from heliopolis.players.greedy.pyramidice.shifts import best_shift
from heliopolis.players.greedy.pyramidice.worth import worth

GOOD_STEP = 1.0
"""What a step must bring to come before a reroll."""
SMALL_STEP = 0.5


def choose_work(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Take the best step; reroll before small ones; finish when nothing helps."""
    now = worth(state, seat)
    step, gain = best_step(state, seat, legal, now)
    if gain < GOOD_STEP:
        for reroll in (int(ACTIVATE + MAAT), int(LAPIS_REROLL), int(REROLL)):
            if reroll in legal and dice_to_reroll(state, seat):
                return reroll
    if step >= 0 and gain > 0.0:
        return step
    return int(FINISH)


def best_step(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the step that brings most, and what it brings; −1 if there is none."""
    best, most = -1, 0.0
    for action in legal:
        if action in (FINISH, REROLL, LAPIS_REROLL, ACTIVATE + MAAT, ACTIVATE + ATON):
            continue
        if RAISE <= action < LOWER + 2 * SIDES:
            continue
        gain = step_gain(state, seat, action, now)
        if gain > most:
            best, most = action, gain
    shift, gain = best_shift(state, seat, legal, now)
    if gain > most:
        best, most = shift, gain
    # Aton comes last: a god may be of use before it is given up.
    if most < SMALL_STEP and ACTIVATE + ATON in legal:
        gain = step_gain(state, seat, int(ACTIVATE + ATON), now)
        if gain > most:
            best, most = int(ACTIVATE + ATON), gain
    return best, most


def step_gain(state: PyramidiceState, seat: int, action: int, now: float) -> float:
    """Return what a step brings; for those that only prepare another, what they bring together."""
    if action in (ACTIVATE + AMON, ACTIVATE + MUT):
        copy = state.clone()
        copy.apply(seat, action)
        return max(best_setting(copy, seat, die)[0] for die in copy.legal_actions(seat)) - now - 0.3
    if action >= BORROW and action < BORROW + len(DEITY_NAMES):
        copy = settled(state, seat, action)
        power = int(ACTIVATE) + action - int(BORROW)
        if copy.acting == seat and power in copy.legal_actions(seat):
            return tried(copy, seat, power) - now
        return -1.0
    gain = tried(state, seat, action) - now
    # Worth the same, what uses fewer dice comes first; Glory for dice comes last.
    return gain - 0.2 if action == GLORY else gain
