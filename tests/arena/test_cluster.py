"""A cluster plays the same games as the pool of this machine: here a real Ray with two workers."""

from contextlib import nullcontext

import numpy as np
import pytest

from heliopolis.arena.benchmark import protocol, rows_of
from heliopolis.arena.cluster import cluster
from heliopolis.arena.league import Line, Pairing, contend
from heliopolis.arena.simulation import Match, simulate
from heliopolis.arena.workers import workers
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.envs.selfplay import Part, at_random, self_play


def results(lines: list[Line]) -> list[tuple[object, ...]]:
    """Return what of games does not depend on the clock."""
    return [(line.pairing, line.number, line.places, line.scores, line.decisions) for line in lines]


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_the_same_games(sticks: Game) -> None:
    planned = [(Pairing("ra", 3, "greedy", "random"), 6), (Pairing(sticks.info.name, 2, "scribe", "random"), 2)]
    planned += protocol("tests.arena.misbehaving:first", ["heir"], ["random"], most=2)
    match = Match("ra", ("random", "greedy"))
    part = Part("ra", 2, games=3, decisions=200)
    with workers(2) as pool:
        here = (
            contend(planned, None, lambda _: None, nullcontext(pool)),
            simulate(match, 20, 3, lambda _: None, nullcontext(pool)),
            self_play(part, at_random, 2, 1, nullcontext(pool)),
        )
    done: list[int] = []
    with cluster("local", 2) as executor:
        there = (
            contend(planned, None, done.append, nullcontext(executor)),
            simulate(match, 20, 3, done.append, nullcontext(executor)),
            self_play(part, at_random, 2, 1, nullcontext(executor)),
        )
    assert results(there[0]) == results(here[0])
    assert there[1].scores == here[1].scores
    assert [row.share for row in rows_of(planned, there[0])] == [row.share for row in rows_of(planned, here[0])]
    assert sum(done) == 6 + 2 + 2 + 20
    for ours, theirs in zip(here[2], there[2], strict=True):
        for what, array in vars(ours).items():
            assert (array == getattr(theirs, what)).all(), what
    first, second = here[2]
    assert (first.observations != second.observations).any()
    assert first.ended.any()
    assert (first.rewards[first.ended].sum(axis=1) == 0).all()
    assert not first.rewards[~first.ended].any()
    assert np.take_along_axis(first.masks, first.actions[:, :, None], 2).all()


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(SetupError, match=r"there is no cluster at 'auto'"), cluster("auto"):
        pass
