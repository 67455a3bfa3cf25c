"""Many games at once: counted rightly, repeatable, and not stopped by one that fails."""

import pytest

from heliopolis.arena.simulation import Match, Tally, play_batch, simulate
from heliopolis.players import catalogue


def test_a_batch_is_repeatable_and_complete() -> None:
    match = Match("ra", ("random",) * 3)
    first, second = play_batch(match, 20, 7), play_batch(match, 20, 7)
    assert first == second
    assert first.games == 20
    assert first.error_count == 0
    assert sum(first.wins) == pytest.approx(20)


def test_the_result_does_not_depend_on_how_the_games_are_spread() -> None:
    match = Match("ra", ("random", "random"))
    done: list[int] = []
    tally = simulate(match, 130, 1, done.append)
    assert tally.games == sum(done) == 130
    again = simulate(match, 130, 1, done.append)
    assert (again.scores, again.decisions) == (tally.scores, tally.decisions)


def test_options_and_editions_reach_the_games() -> None:
    match = Match("ra", ("random",) * 2, {"debts": True}, {"fame.start": 20})
    assert match.record().start().scores() == [20, 20]
    tally = play_batch(match, 50, 3)
    plain = play_batch(Match("ra", ("random",) * 2), 50, 3)
    assert tally.scores != plain.scores


def test_a_bot_that_fails_loses_its_game_and_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def fail_once(state: object, seat: int, rng: object) -> int:
        nonlocal calls
        calls += 1
        return -5 if calls == 40 else catalogue.choose_at_random(state, seat, rng)  # type: ignore[arg-type]

    monkeypatch.setattr("heliopolis.arena.contestants.outside_chooser", lambda *_: fail_once)
    tally = play_batch(Match("ra", ("greedy", "greedy")), 5, 1)
    assert (tally.games, tally.error_count) == (5, 1)
    assert tally.errors[0].endswith("its choice -5 is not legal")
    assert sum(tally.wins) == pytest.approx(5)


def test_a_shared_first_place_is_shared() -> None:
    class Drawn:
        def scores(self) -> list[int]:
            return [5, 5, 2]

    tally = Tally()
    tally.add(Drawn(), 10, [1, 1, 3])  # type: ignore[arg-type]
    assert tally.wins == [0.5, 0.5, 0.0]
