"""How strong a search is, measured against its thinking time."""

import pytest

from heliopolis.arena import thinking_time
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE


def test_a_game_tells_the_share_of_the_first_place_and_how_much_was_searched() -> None:
    won, iterations, spent = thinking_time.one_game("ra", 2, 0.001, 0, "scribe")
    assert won in (0.0, 0.5, 1.0)
    assert iterations > 0
    assert spent > 0


def test_a_searcher_does_not_think_where_there_is_no_choice() -> None:
    state = registry.game("ra").new(2)
    while state.actor() == CHANCE or len(state.legal_actions(state.actor())) > 1:
        if state.actor() == CHANCE:
            state.resolve(state.sample(SeededRng(1)))
        else:
            state.apply(state.actor(), state.legal_actions(state.actor())[-1])
    searcher = thinking_time.Searcher("ra", 2, 0.001)
    only = state.legal_actions(state.actor())
    assert [searcher(state, state.actor(), SeededRng(1))] == only
    assert searcher.iterations == 0


def test_the_curve_has_a_point_for_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_time, "TIMES", (0.001, 0.002))
    done: list[int] = []
    points = thinking_time.curve("ra", 2, 2, done.append, cores=1, rival="scribe")
    assert [point.seconds for point in points] == [0.001, 0.002]
    assert sum(done) == 4
    for point in points:
        assert point.as_data()["games"] == 2
        assert point.first.low <= point.first.value <= point.first.high
        assert point.searches_per_s > 0
