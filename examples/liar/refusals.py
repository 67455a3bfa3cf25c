"""Why an action is not legal: the paragraph that forbids it, and a sentence. Seats count from 0."""

from examples.liar import actions as act
from examples.liar.state import LiarState

from heliopolis.core.state import CHANCE, OVER, State


def why_not(state: State, seat: int, action: int) -> tuple[str, str]:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, LiarState)
    if state.actor() == OVER:
        return "liar.end.1", "the game is over"
    if state.actor() == CHANCE:
        return "liar.round.1", "the dice are still being rolled"
    if seat != state.turn:
        return "liar.round.3", f"it is for seat {state.turn} to decide"
    if act.verb_of(action) == act.DOUBT:
        return "liar.doubt.1", "there is no bid to doubt"
    if act.count_bid(action) > sum(state.left):
        return "liar.round.4", f"only {sum(state.left)} dice are in play"
    return "liar.round.3", f"that is not higher than {act.count_bid(state.bid)} dice showing {act.face_bid(state.bid)}"
