"""Training from end to end on a tiny game: it leaves a network that plays, and goes on where it was stopped."""

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from bench.training.match import match
from bench.training.samples import from_sheet
from bench.training.selfplay import LIGHT, ONE_STEP, SEARCH, Setup, Task, Thinking, play, traced
from bench.training.steps import Plan, Training

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.observation import Sheet
from heliopolis.players.learned.netfile import read_weights

LIAR = Setup("liar", 2)
PLAN = Plan(
    light=200,
    generations=1,
    generation=100,
    rounds=1,
    round=50,
    iterations=8,
    units=(12, 12),
    gate=4,
    task=3,
)


class Here(Executor):
    """Does everything in this process, and counts it."""

    def __init__(self) -> None:
        self.done = 0

    def submit(self, task: Any, /, *arguments: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(task(*arguments, **named))
        self.done += 1
        return future


@pytest.fixture(autouse=True)
def registered(liar: Game) -> None:
    """Make the example game known."""


def test_a_network_is_trained_from_nothing_and_the_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pool = Here()
    best = Training(LIAR, PLAN, tmp_path, pool).run()
    steps = sorted(path.stem for path in tmp_path.glob("*.net"))
    assert steps == ["00-light", "01-generation-1", "02-round-1"]
    assert read_weights(best.read_bytes()).network(registry.game("liar").observation(2)).seats == 2
    log = tmp_path.joinpath("log.txt").read_text(encoding="utf-8")
    assert all(f"{step}: {what}" in log for step in ("light", "generation-1", "round-1") for what in ("loss", "gate"))
    written = {path: path.read_bytes() for path in tmp_path.glob("*.net")}
    # All but the last step is there: nothing else is done again, and the same comes out.
    tmp_path.joinpath("02-round-1.net").unlink()
    again = Here()
    assert Training(LIAR, PLAN, tmp_path, again).run() == best
    assert {path: path.read_bytes() for path in tmp_path.glob("*.net")} == written
    assert again.done == 0 < pool.done


def test_what_a_position_is_worth_is_told_by_later_thoughts_and_the_end() -> None:
    thought = [([0.5, 0.5], False), ([0.8, 0.2], False), (None, False), ([0.4, 0.6], True), ([0.6, 0.4], False)]
    found = traced([1.0, 0.0], thought, 0.5)
    assert [row[0] for row in found] == pytest.approx([0.6, 0.4, 0.4, 0.8, 1.0])
    assert all(sum(row) == pytest.approx(1.0) for row in found)


def test_samples_are_what_a_viewer_knows() -> None:
    layout = registry.game("liar").observation(2)
    for way in (LIGHT, SEARCH):
        samples = play(Task(LIAR, Thinking(way, iterations=4), games=2, seed=1))
        assert len(samples) == len(samples.counts) == len(samples.rewards)
        assert samples.slots.max() < layout.size
        assert all(
            0 <= value <= layout.highs()[slot] for slot, value in zip(samples.slots, samples.values, strict=True)
        )
        assert samples.rewards.sum(axis=1) == pytest.approx(1.0)
    sheet = Sheet(5, 2)
    for row, numbers in enumerate(([0, 3, 0, 0, 1], [0, 0, 0, 0, 0])):
        sheet.open(row)
        for number in numbers:
            sheet.put(number)
        sheet.close()
    taken = from_sheet(sheet, 2, [[0.0, 1.0], [1.0, 0.0]])
    assert (taken.counts.tolist(), taken.slots.tolist(), taken.values.tolist()) == ([2, 0], [1, 4], [3, 1])


def test_a_match_of_a_way_of_thinking_with_itself_is_even() -> None:
    light = Thinking(LIGHT)
    outcome = match(Here(), LIAR, light, light, games=6, seed=3)
    assert (outcome.games, outcome.share) == (6, 0.5)
    assert match(Here(), LIAR, Thinking(SEARCH, iterations=60), "random", games=12, seed=3).share > 0.6


def test_one_step_ahead_takes_a_network() -> None:
    with pytest.raises(AssertionError):
        play(Task(LIAR, Thinking(ONE_STEP), games=1, seed=1))
