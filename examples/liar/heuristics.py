"""What the search should know of Liar's dice beyond its rules."""

from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.players.heuristics.base import Heuristics

from . import actions as act
from .components import FACES
from .state import NOTHING, LiarState

SMALL_RAISES = 4
"""Of how many of the lowest bids one is chosen."""


class LiarHeuristics(Heuristics):
    """Rolls are hidden, and bids are believed as far as one's own dice allow it."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 1.0

    def seen(self, state: State, outcome: int) -> int:
        """Nobody but its owner sees what a die shows: a search must not tell the rolls apart."""
        return 0

    def choose(self, state: State, seat: int, legal: Actions, rng: Rng) -> int:
        """Doubt a bid of more dice than one may expect, else raise a little."""
        assert isinstance(state, LiarState)
        if state.bid != NOTHING and act.count_bid(state.bid) > expected(state, seat, act.face_bid(state.bid)) + 1:
            return act.DOUBT
        return int(legal.items[rng.below(min(SMALL_RAISES, int(legal.count)))])


def expected(state: LiarState, seat: int, face: int) -> float:
    """Return how many dice show a face for all that a seat knows, on average."""
    own = state.cups[seat]
    return own.count(face) + (sum(state.left) - len(own)) / FACES
