import copy
import pickle

import pytest

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis.core import registry
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions


@pytest.mark.parametrize("name", registry.names())
def test_states_are_copied_compared_and_pickled(name: str) -> None:
    game = registry.game(name)
    state = game.new(2)
    assert repr(state) == f"<{type(state).__name__}: 2 seats, scores {state.scores()}, chance decides>"
    twin = pickle.loads(pickle.dumps(state))
    for other in (twin, copy.copy(state), copy.deepcopy(state), state.clone()):
        assert other is not state
        assert other == state
        assert hash(other) == hash(state)
    random_playout(twin, SeededRng(1), Actions())
    assert twin != state
    assert state == game.new(2)
    assert state != "a state"
