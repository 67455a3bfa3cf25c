"""The bench measures both engines, each in a process of its own."""

import pytest

from heliopolis import engine
from heliopolis.arena import speed
from heliopolis.core.game import Game


def test_figures_are_measured_for_the_engine_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    figures = speed.measure("ra", 2)
    assert set(figures) == {"ns_per_step", "games_per_s", "clone_ns", "searches_per_s", "playout_share"}
    assert all(figure > 0 for figure in figures.values())


def test_the_interpreted_engine_is_measured_even_where_a_compiled_one_runs(sticks: Game) -> None:
    assert speed.measure_in_process("interpreted", sticks.info.name, 2) is not None


def test_a_compiled_engine_is_measured_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = speed.measure_in_process("compiled", "ra", 2)
    if engine.running() == "compiled":
        assert measured is not None
    monkeypatch.setattr(speed, "ROUNDS", 1)
    compared = speed.compare("ra", 2)
    assert compared["game"] == "ra"
    assert compared["seats"] == 2
    assert (compared["ratio"] is None) == (compared["compiled"] is None)


def test_the_best_round_counts() -> None:
    rounds = [
        {"ns_per_step": 50.0, "games_per_s": 10.0, "clone_ns": 9.0, "searches_per_s": 5.0, "playout_share": 0.7},
        {"ns_per_step": 40.0, "games_per_s": 8.0, "clone_ns": 11.0, "searches_per_s": 6.0, "playout_share": 0.6},
    ]
    assert speed.best_of(rounds) == {
        "ns_per_step": 40.0,
        "games_per_s": 10.0,
        "clone_ns": 9.0,
        "searches_per_s": 6.0,
        "playout_share": 0.6,
    }
    assert speed.best_of([]) is None
