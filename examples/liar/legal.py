"""What a seat may do: the one place where legality stands."""

from heliopolis.core.state import Actions

from . import actions as act
from .components import FACES
from .state import NOTHING, LiarState


def write_legal(state: LiarState, into: Actions) -> None:
    """Bid higher, of no more dice than there are; doubt a bid (liar.round.3, liar.round.4, liar.doubt.1)."""
    first = act.BID if state.bid == NOTHING else state.bid + 1
    for bid in range(first, act.bid(sum(state.left), FACES) + 1):
        into.add(bid)
    if state.bid != NOTHING:
        into.add(act.DOUBT)
