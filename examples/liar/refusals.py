"""Why an action is not legal: the paragraph that forbids it, and what a sentence about it says. Seats count from 1."""

from heliopolis.core.errors import Reason
from heliopolis.core.state import CHANCE, OVER, State

from . import actions as act
from .state import LiarState


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return why a seat may not do something now."""
    assert isinstance(state, LiarState)
    if state.actor() == OVER:
        return Reason("liar.end.1", "over")
    if state.actor() == CHANCE:
        return Reason("liar.round.1", "rolling")
    if seat != state.turn:
        return Reason("liar.round.3", "others-turn", {"seat": state.turn + 1})
    if act.verb_of(action) == act.DOUBT:
        return Reason("liar.doubt.1", "nothing-to-doubt")
    if act.count_bid(action) > sum(state.left):
        return Reason("liar.round.4", "too-many", {"dice": sum(state.left)})
    return Reason("liar.round.3", "too-low", {"dice": act.count_bid(state.bid), "face": act.face_bid(state.bid)})
