"""Many games at once on numpy arrays: what they show, what a checked batch refuses, and games from outside."""

import numpy as np
import numpy.typing as npt
import pytest

import heliopolis
from heliopolis.core.errors import NotationError, Refusal, SetupError
from heliopolis.core.game import Game
from heliopolis.core.rng import SeededRng


def first_legal(batch: heliopolis.Batch) -> npt.NDArray[np.intp]:
    found: npt.NDArray[np.intp] = batch.masks.argmax(axis=1)
    return found


def test_the_arrays_show_the_games() -> None:
    batch = heliopolis.Batch("heir", 2, 5, 3)
    layout = heliopolis.game("heir").observation(2)
    for _ in range(30):
        for row in range(batch.count):
            state, actor = batch.state(row), int(batch.actors[row])
            assert batch.observations[row].tolist() == layout.of(state, actor)
            assert np.flatnonzero(batch.masks[row]).tolist() == state.legal_actions(actor)
            assert batch.choices[row] == batch.masks[row].sum()
            assert batch.legal[row, : batch.choices[row]].tolist() == state.legal_actions(actor)
        batch.step(first_legal(batch))


def test_games_can_be_repeated() -> None:
    batches = [heliopolis.Batch("ra", 2, 4, 9) for _ in range(2)]
    choices = [np.random.default_rng(1), np.random.default_rng(1)]
    ends = 0
    for _ in range(200):
        for batch, random in zip(batches, choices, strict=True):
            picked = [int(random.choice(np.flatnonzero(mask))) for mask in batch.masks]
            batch.step(picked)
        one, other = batches
        assert np.array_equal(one.observations, other.observations)
        assert np.array_equal(one.rewards, other.rewards)
        for row in np.flatnonzero(one.ended).tolist():
            ends += 1
            assert one.finished(row).actor() == heliopolis.OVER
            assert sorted(one.rewards[row].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
        assert not one.rewards[~one.ended].any()
    assert ends > 0


def test_a_checked_batch_refuses_and_changes_nothing() -> None:
    batch = heliopolis.Batch("ra", 2, 3, 1, checked=True)
    before = [batch.state(row) for row in range(3)]
    bid = batch.game.action("bid 13")
    with pytest.raises(Refusal, match="There is no auction under way"):
        batch.step([0, 0, bid])
    with pytest.raises(NotationError, match="there is no action -5; expected 0 to 65"):
        batch.step([0, -5, 0])
    with pytest.raises(SetupError, match="there are 2 actions; expected 3, one a game"):
        batch.step([0, 0])
    assert [batch.state(row) for row in range(3)] == before


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(SetupError, match="a batch of 0 games can't be played; expected at least 1"):
        heliopolis.Batch("ra", 2, 0, 1)
    with pytest.raises(SetupError, match="there is no utility 'fun'; expected one of place, score"):
        heliopolis.Batch("ra", 2, 1, 1, utility="fun")


def test_games_from_outside_are_played_with_and_without_an_observation(liar: Game, sticks: Game) -> None:
    for game, width in ((liar, liar.observation(2).size), (sticks, 0)):
        batch = heliopolis.Batch(game, 2, 3, 1)
        assert batch.observations.shape == (3, width)
        choices = SeededRng(1)
        ended = False
        for _ in range(200):
            legal = [np.flatnonzero(mask) for mask in batch.masks]
            batch.step([int(each[int(choices.below(len(each)))]) for each in legal])
            ended |= bool(batch.ended.any())
        assert ended
