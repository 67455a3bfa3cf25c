"""OpenSpiel's own test over every game and number of seats, with serialisation; and games by their names."""

import subprocess
import sys

import pyspiel
import pytest

import heliopolis
from heliopolis.core.errors import SetupError
from heliopolis.core.information import recollect
from heliopolis.core.record import new_record


def test_random_games_pass_the_test(name: str) -> None:
    pyspiel.random_sim_test(heliopolis.make(name, "openspiel"), num_sims=1, serialize=True, verbose=False)


def test_games_are_loaded_by_name() -> None:
    heliopolis.make("ra-3p-v1", "openspiel")
    game = pyspiel.load_game("heliopolis_ra", {"players": 3, "utility": "score"})
    assert game.num_players() == 3
    assert (game.min_utility(), game.max_utility()) == (-20.0, 330.0)
    assert game.num_distinct_actions() == 66
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.action_to_string(state.legal_actions()[0]) == "suns 1"


def test_by_places_nothing_is_won_together() -> None:
    kind = pyspiel.GameType.Utility
    assert heliopolis.make("heir-2p-v1", "openspiel").get_type().utility == kind.ZERO_SUM
    assert heliopolis.make("pyramidice-1p-v1", "openspiel").get_type().utility == kind.GENERAL_SUM
    assert heliopolis.make("ra-2p-v1", "openspiel", utility="score").get_type().utility == kind.GENERAL_SUM


def test_information_states_are_those_of_the_record() -> None:
    game = heliopolis.game("heir")
    state = heliopolis.make("heir-2p-v1", "openspiel").new_initial_state()
    record = new_record(game, 2)
    for _ in range(40):
        state.apply_action(state.legal_actions()[len(state.legal_actions()) // 2])
        copy = state.clone()
        record.entries[:] = copy.course.entries
        for seat in (0, 1):
            assert copy.information_state_string(seat) == recollect(record, seat).text()


def test_what_was_made_in_another_way_is_found_again() -> None:
    game = heliopolis.make("heir-2p-v1", "openspiel", options={"quick": True})
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    again, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert copy.position == state.position
    assert str(again) == str(game)
    with pytest.raises(SetupError, match="expected a variant that was made before"):
        pyspiel.load_game("heliopolis_heir", {"variant": "unheard"})


def test_python_ends_well_with_games_registered() -> None:
    done = subprocess.run([sys.executable, "-c", "import heliopolis.envs.openspiel"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
