"""A game written outside the house, interpreted, passes the same examination."""

import pytest

from heliopolis.core import conformance
from heliopolis.core.conformance import Check, perft
from heliopolis.core.game import Game
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions


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
