"""A greedy player of Pyramidice: it knows what resources and gods are worth for the turns that are left.

Every choice is tried on a copy and judged by what the table is worth then: Glory, resources, gods, pairs of the own
project, unused dice. While it works it takes the best step first, spends cats where they complete a deity, rerolls
what has no good use, and turns the rest into Glory. Before a turn it rolls the dice of a Work turn a few times on
copies, to compare working with each rest tile.
"""

from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.games.pyramidice.actions import KEEP
from heliopolis.games.pyramidice.components import SCARAB_NAMES
from heliopolis.games.pyramidice.state import RESTING, SCARAB, TURN, WORKING, PyramidiceState
from heliopolis.players.greedy.pyramidice.answers import choose_answer
from heliopolis.players.greedy.pyramidice.steps import choose_work
from heliopolis.players.greedy.pyramidice.turns import choose_turn
from heliopolis.players.heuristics.pyramidice_tables import SCARABS_BY_LIKING


def choose(state: State, seat: int, rng: Rng) -> int:
    """Choose a legal action."""
    assert isinstance(state, PyramidiceState)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if state.phase == SCARAB:
        return min(legal, key=lambda action: SCARABS_BY_LIKING.index(SCARAB_NAMES[action - int(KEEP)]))
    if state.phase in (TURN, RESTING):
        return choose_turn(state, seat, legal, rng)
    if state.phase == WORKING:
        return choose_work(state, seat, legal)
    return choose_answer(state, seat, legal)
