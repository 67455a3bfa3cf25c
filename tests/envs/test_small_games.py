"""The small games are small, begin where they should, and are answered exactly by OpenSpiel."""

from typing import Any

import pyspiel
import pytest

import heliopolis
from heliopolis.core.errors import SetupError
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.envs.names import SMALL
from heliopolis.envs.small import LONGEST, record_of
from heliopolis.envs.small.extensive import Extensive, extensive_form


def histories(state: State) -> tuple[int, int]:
    """Return how many courses a game has from here, and how long the longest is."""
    actor = state.actor()
    if actor == OVER:
        return 1, 0
    numbers = [outcome for outcome, _ in state.outcomes()] if actor == CHANCE else state.legal_actions(actor)
    count = longest = 0
    for number in numbers:
        after = state.clone()
        if actor == CHANCE:
            after.resolve(number)
        else:
            after.apply(actor, number)
        more, length = histories(after)
        count += more
        longest = max(longest, 1 + length)
    return count, longest


@pytest.mark.parametrize("small", SMALL)
def test_they_are_small(small: str) -> None:
    count, longest = histories(record_of(small).end())
    assert 1_000 < count < 20_000
    assert longest <= LONGEST


@pytest.mark.parametrize("small", SMALL)
def test_openspiel_plays_them(small: str) -> None:
    game = heliopolis.make(small, "openspiel")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert game.new_initial_state().position == record_of(small).end()


def test_heir_begins_with_two_bids_left() -> None:
    state = record_of("heir-mini-v1").end()
    seen = state.view(None)
    assert (seen["phase"], seen["round"], len(seen["gods_to_come"]), seen["acting"]) == ("bid", 8, 1, [0, 1])


def test_ra_begins_in_the_last_epoch_of_an_edition_of_few_tiles() -> None:
    state = record_of("ra-mini-v1").end()
    seen = state.view(None)
    assert (seen["phase"], seen["epoch"]) == ("turn", 3)
    assert set(seen["bag"]) <= {"ra", "pharaoh", "nile", "flood", "gold"}


@pytest.fixture(scope="module", params=SMALL)
def tree(request: pytest.FixtureRequest) -> Extensive:
    return extensive_form(heliopolis.make(request.param, "openspiel"))


def test_they_are_solved_exactly(tree: Extensive) -> None:
    game = tree.load()
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    random = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert random > 0.1
    assert pyspiel.exploitability(game, solver.average_policy()) < random / 10


def test_a_tree_has_the_information_sets_of_the_game(tree: Extensive) -> None:
    """What is told of a set is the same at each of its nodes: who decides, and what may be done."""
    game = tree.load()
    waiting = [game.new_initial_state()]
    nodes: dict[str, list[Any]] = {}
    count = 0
    while waiting:
        state = waiting.pop()
        count += 1
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            nodes.setdefault(state.information_state_string(), []).append(state)
        waiting += [state.child(action) for action in state.legal_actions()]
    assert count == tree.nodes
    assert len(nodes) == len(tree.decisions)
    for states in nodes.values():
        assert len({(state.current_player(), tuple(state.legal_actions())) for state in states}) == 1
    hides = any(len(states) > 1 for states in nodes.values())
    assert hides == tree.text.startswith('EFG 2 R "heir"')


def test_only_openspiel_plays_them() -> None:
    with pytest.raises(SetupError, match="is a game of OpenSpiel's; expected the kind 'openspiel'"):
        heliopolis.make("heir-mini-v1")
