"""A game written outside the house, interpreted, passes the same examination."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.core import conformance, registry
from heliopolis.core.conformance import Check, perft
from heliopolis.core.game import Game
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions


@pytest.fixture(scope="module")
def sticks() -> Iterator[Game]:
    """Register the example game, for this file alone."""
    root = str(Path(__file__).parents[2])
    sys.path.insert(0, root)
    registry.register("sticks", "examples.sticks")
    yield registry.game("sticks")
    registry.forget("sticks")
    sys.path.remove(root)


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_example_game_conforms(sticks: Game, seats: int, check: Check) -> None:
    check(sticks, seats, SeededRng(seats))


def test_compiled_playouts_play_an_interpreted_game(sticks: Game) -> None:
    state = sticks.new(2)
    decisions, outcomes = random_playout(state, SeededRng(1), Actions())
    assert outcomes == 1
    assert 3 <= decisions <= 9
    assert sorted(state.standings()) == [1, 2]


def test_perft_counts_the_ways_to_go_on(sticks: Game) -> None:
    assert perft(sticks.new(2), 1) == 2
    assert perft(sticks.new(2), 3) == 2 * 3 * 3
