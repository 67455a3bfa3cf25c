"""The greedy player: it takes, carries home, explores, turns walls, and runs in time."""

import pytest
from tests.games.gold.positions import position

from heliopolis.core.driver import play
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.gold.game import GAME
from heliopolis.players.catalogue import choose_at_random
from heliopolis.players.greedy.gold import choose

HALL = """
    ┌─┐
    │╔┤
    └S┘
"""


def choice(state: State) -> str:
    """Return what the greedy player does."""
    return GAME.actions[choose(state, int(state.actor()), SeededRng(1))]


def test_it_takes_the_best_treasure() -> None:
    assert choice(position(HALL, archaeologists="b2", loose={"b2": [2, 3]})) == "take treasure-3"


def test_it_steals() -> None:
    assert choice(position(HALL, archaeologists="c2 c2", carried={1: 2})) == "steal 2"


def test_it_carries_home() -> None:
    state = position(HALL, archaeologists="b2", carried={0: 3})
    assert choice(state) == "move archaeologist b3"


def test_it_walks_to_a_treasure_rather_than_to_a_hidden_card() -> None:
    state = position("┌─? ││? └S┘", loose={"a1": [3]})
    assert choice(state) == "move archaeologist a3"


def test_it_explores() -> None:
    state = position("??? ?│? ?S?", archaeologists="b2", hidden={"chamber-corner": 1}, photos=["quiet 1"])
    assert choice(state) == "reveal b1"


def test_it_turns_a_wall_that_bars_the_way_home() -> None:
    # The archaeologist in a1 carries a treasure; a2 lies across, and the porter stands on it.
    state = position("┌┐┼ ─│┼ └S┼", archaeologists="a1", porters="a2", carried={0: 3})
    assert choice(state) == "move archaeologist b1"
    state = position("╷─┼ ─│┼ └S┼", archaeologists="a1", porters="a2", carried={0: 3})
    assert choice(state) == "turn a2"


def test_it_runs_when_waiting_would_be_too_late() -> None:
    state = position("X┬┐ │││ └S┘", archaeologists="b1", loose={"c1": [2]}, keeper=1, bust_chamber="a1", lost=["bust"])
    assert choice(state) == "move archaeologist b2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_by_far(seats: int) -> None:
    rng = SeededRng(seats)
    firsts = 0
    for _ in range(10):
        state = GAME.new(seats)
        play(GAME, state, [choose, *[choose_at_random] * (seats - 1)], rng)
        firsts += state.standings()[0] == 1
    assert firsts >= 8


def test_the_same_generator_gives_the_same_choice() -> None:
    state = GAME.new(2)
    state.resolve(GAME.outcome("start c6"))
    state.resolve(GAME.outcome("first 1"))
    assert {choose(state.clone(), 0, SeededRng(5)) for _ in range(5)} == {choose(state, 0, SeededRng(5))}
