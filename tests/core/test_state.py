import copy
import pickle

import pytest

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.journal import JournalEvent
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions, State, frozen


def copies(state: State) -> list[State]:
    """Return all kinds of copies of a state."""
    return [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.clone()]


@pytest.mark.parametrize("name", registry.names())
def test_states_are_copied_compared_and_pickled(name: str) -> None:
    check_copies(registry.game(name))


def test_so_are_those_of_an_interpreted_game(sticks: Game) -> None:
    check_copies(sticks)


def check_copies(game: Game) -> None:
    """Copy a state in every way, and play on with one of the copies."""
    state = game.new(2)
    assert repr(state) == f"<{type(state).__name__}: 2 seats, scores {state.scores()}, chance decides>"
    twin, *_ = everyone = copies(state)
    for other in everyone:
        assert other is not state
        assert other == state
        assert hash(other) == hash(state)
    random_playout(twin, SeededRng(1), Actions())
    assert twin != state
    assert state == game.new(2)
    assert state != "a state"


def test_a_state_says_who_decides() -> None:
    state = registry.game("ra").new(2)
    rng = SeededRng(1)
    while state.actor() < 0:
        state.resolve(state.sample(rng))
    assert repr(state) == f"<RaState: 2 seats, scores [10, 10], seat {state.actor()} decides>"
    random_playout(state, rng, Actions())
    assert repr(state) == f"<RaState: 2 seats, scores {state.scores()}, over>"


def test_a_journal_is_not_part_of_a_state() -> None:
    state = registry.game("ra").new(2)
    state.journal = [JournalEvent("drawn", "ra.turn.1", 0, {})]
    for other in copies(state):
        assert other.journal is None
        assert other == state


def test_equal_data_is_frozen_alike() -> None:
    one = {"a": [1, 2, {"b": True}], "c": None}
    other = {"c": None, "a": [1, 2, {"b": 1}]}
    assert one == other
    assert hash(frozen(one)) == hash(frozen(other))
    assert frozen(one) != frozen({"a": [1, 2, {"b": 2}], "c": None})
