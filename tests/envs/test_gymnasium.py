"""Gymnasium's own checks over every game and number of seats: for one game, and for many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import env_reset_passive_checker, env_step_passive_checker
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import heliopolis
from heliopolis.core.errors import Refusal, SeatError, SetupError
from heliopolis.core.rng import Rng
from heliopolis.core.state import State


def legal_at_random(mask: Any, choices: np.random.Generator) -> int:
    return int(choices.choice(np.flatnonzero(mask)))


def test_one_game_passes_the_checks(name: str) -> None:
    # The checker tries any action, legal or not.
    check_env(heliopolis.make(name, "gymnasium", illegal="lose"), skip_render_check=True)
    env = heliopolis.make(name, "gymnasium", seat=0)
    choices = np.random.default_rng(1)
    known, _ = env_reset_passive_checker(env, seed=5)
    for _ in range(12):
        known, _, over, _, _ = env_step_passive_checker(env, legal_at_random(known["action_mask"], choices))
        if over:
            break


def test_many_games_pass_the_checks(name: str) -> None:
    env = heliopolis.make(name, "vector", num_envs=3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.shape is None
    assert env.action_space.shape == (3,)
    first, _ = env.reset(seed=7)
    again, _ = env.reset(seed=7)
    choices = np.random.default_rng(2)
    for known in (first, again):
        assert env.observation_space.contains(known)
    assert all(np.array_equal(first[part], again[part]) for part in first)
    for _ in range(20):
        actions = np.array([legal_at_random(mask, choices) for mask in known["action_mask"]])
        before = known["observation"].copy()
        after, rewards, over, cut, _ = env.step(actions)
        assert env.observation_space.contains(after)
        assert (rewards.shape, over.dtype, cut.any()) == ((3,), np.bool_, np.False_)
        assert np.array_equal(known["observation"], before)
        known = after


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    known, _ = env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    while True:
        known, reward, over, _, info = env.step(legal_at_random(known["action_mask"], choices))
        if over:
            return reward, info


def test_games_can_be_repeated_and_end_with_score_and_place() -> None:
    env = heliopolis.make("ra-3p-v1", "gymnasium", seat=1, opponents=["greedy", "random"])
    reward, info = play(env, 6)
    assert (reward, info) == play(env, 6)
    assert info["score"] == env.position.scores()[1]
    assert reward == {1: 1.0, 2: 0.0, 3: -1.0}[info["place"]]


def test_opponents_sit_in_the_seats_after_the_learner() -> None:
    asked: list[tuple[str, int]] = []

    def bot(called: str) -> Any:
        def choose(state: State, seat: int, _rng: Rng) -> int:
            asked.append((called, seat))
            return state.legal_actions(seat)[0]

        return choose

    play(heliopolis.make("ra-3p-v1", "gymnasium", seat=2, opponents=[bot("next"), bot("last")]), 1)
    assert set(asked) == {("next", 0), ("last", 1)}


def test_a_sealed_decision_of_the_other_seat_is_not_seen() -> None:
    """Whatever the opponent has sealed already, the learner is told the same."""
    told = []
    for card in (0, -1):
        env = heliopolis.make(
            "heir-2p-v1",
            "gymnasium",
            seat=0,
            options={"quick": True},
            opponents=lambda state, seat, _rng, card=card: state.legal_actions(seat)[card],
        )
        known, _ = env.reset(seed=4)
        assert env.position.actors() == [0]
        told.append(known["observation"].tolist())
    assert told[0] == told[1]


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = heliopolis.make("ra-2p-v1", "gymnasium")
    env.reset(seed=1)
    bid = env.game.action("bid 13")
    with pytest.raises(Refusal):
        env.step(bid)
    env = heliopolis.make("ra-2p-v1", "gymnasium", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(bid)
    assert (reward, over) == (-1.0, True)
    assert "There is no auction under way" in info["illegal"]


def test_wrong_settings_are_refused_with_what_is_expected() -> None:
    with pytest.raises(SeatError, match="there is no seat 2; expected 0 to 1"):
        heliopolis.make("ra-2p-v1", "gymnasium", seat=2)
    with pytest.raises(SetupError, match="there are 2 opponents; expected 1, one a seat"):
        heliopolis.make("ra-2p-v1", "gymnasium", opponents=["greedy", "greedy"])
    with pytest.raises(SetupError, match="illegal is 'ignore'; expected one of refuse, lose"):
        heliopolis.make("ra-2p-v1", "gymnasium", illegal="ignore")
    with pytest.raises(SetupError, match="there is no render mode 'rgb'; expected one of ansi, svg, rgb_array"):
        heliopolis.make("ra-2p-v1", "gymnasium", render_mode="rgb")


def test_it_is_made_by_gymnasium_once_it_is_registered() -> None:
    from heliopolis.envs.registered import register

    register()
    env = gymnasium.make("heliopolis/gold-2p-v1", opponents="random", illegal="lose", disable_env_checker=True)
    known, _ = env.reset(seed=1)
    assert known["action_mask"].any()
    check_env(env.unwrapped)  # and now that it can be made again, in every way of rendering


def test_many_games_tell_of_their_ends() -> None:
    inner = heliopolis.make("ra-2p-v1", "vector", num_envs=4, opponents="greedy")
    env = RecordEpisodeStatistics(inner)
    known, _ = env.reset(seed=3)
    choices = np.random.default_rng(3)
    ends = 0
    while ends < 4:
        actions = np.array([legal_at_random(mask, choices) for mask in known["action_mask"]])
        known, rewards, over, _, info = env.step(actions)
        assert not rewards[~over].any()
        for row in np.flatnonzero(over):
            last = info["final_obs"][row]
            assert env.single_observation_space.contains(last)
            assert not last["action_mask"].any()
            place = info["final_info"]["place"][row]
            assert rewards[row] == {1: 1.0, 2: -1.0}[place]
            assert info["episode"]["r"][row] == rewards[row]
            ends += 1


def test_many_games_against_random_opponents_are_those_of_the_batch() -> None:
    env = heliopolis.make("pyramidice-2p-v1", "vector", num_envs=2)
    known, _ = env.reset(seed=[5, 5])
    assert np.array_equal(known["observation"][0], known["observation"][1]) or env.batch.actors.tolist() == [0, 0]
    with pytest.raises(Refusal):
        env.step(np.array([env.batch.game.action("throw")] * 2))
