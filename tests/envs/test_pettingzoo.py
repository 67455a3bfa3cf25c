"""PettingZoo's own suites over every game and number of seats, and what they do not ask for."""

import itertools
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

import heliopolis
from heliopolis.core.errors import HeliopolisError, NotationError, Refusal, SetupError
from heliopolis.core.game import Game
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import OVER
from heliopolis.core.utility import by_place

pytestmark = [
    # Their own games with masks give these too: an observation with a mask is a dictionary.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_they_pass_the_suites(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    api_test(heliopolis.make(name), num_cycles=40)
    seed_test(lambda: heliopolis.make(name), num_cycles=25)
    parallel_api_test(heliopolis.make(name, "parallel"), num_cycles=60)
    # It plays for five seconds by the clock: this one goes on by a second whenever it is looked at.
    clock = itertools.count()
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(heliopolis.make(name))


def random_game(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    choices = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        known, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else int(choices.choice(np.flatnonzero(known["action_mask"]))))
    return dict(sorted(rewards.items()))


@pytest.mark.parametrize(("environment", "game"), [("ra-3p-v1", "ra"), ("heir-2p-v1", "heir")])
def test_a_game_is_worth_the_places_taken(environment: str, game: str) -> None:
    env = heliopolis.make(environment)
    rewards = random_game(env, 4)
    assert env.position.actor() == OVER
    assert list(rewards.values()) == by_place(env.position)
    assert random_game(env, 4) == rewards
    assert env.metadata["name"] == f"heliopolis/{environment}"
    assert game in environment


def test_scores_may_be_the_utility() -> None:
    env = heliopolis.make("ra-2p-v1", utility="score")
    rewards = random_game(env, 2)
    assert list(rewards.values()) == [float(score) for score in env.position.scores()]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = heliopolis.make("ra-2p-v1")
    env.reset(seed=1)
    before = env.position.clone()
    with pytest.raises(Refusal, match="There is no auction under way"):
        env.step(env.game.action("bid 13"))
    for wrong in (-5, 66):
        with pytest.raises(NotationError, match=f"there is no action {wrong}; expected 0 to 65"):
            env.step(wrong)
    with pytest.raises(SetupError, match="expected the number of one of its legal actions"):
        env.step(None)
    with pytest.raises(SetupError, match="there is no agent 'seat_7'; expected one of seat_0, seat_1"):
        env.observe("seat_7")
    assert env.position == before


def test_sealed_bids_are_made_together() -> None:
    env = heliopolis.make("heir-2p-v1", "parallel", options={"quick": True})
    known, _ = env.reset(seed=3)
    together = 0
    choices = SeededRng(3)
    while env.agents:
        asked = [agent for agent in env.agents if not known[agent]["action_mask"][env.wait]]
        together += len(asked) == 2
        actions = dict.fromkeys(env.agents, env.wait)
        for agent in asked:
            legal = np.flatnonzero(known[agent]["action_mask"])
            actions[agent] = int(legal[int(choices.below(len(legal)))])
        known, rewards, *_ = env.step(actions)
    assert together > 30
    assert sum(rewards.values()) == 0


def test_if_one_of_them_is_illegal_none_is_carried_out() -> None:
    env = heliopolis.make("heir-2p-v1", "parallel", options={"quick": True})
    env.reset(seed=3)
    before = env.position.clone()
    assert env.position.actors() == [0, 1]
    legal = env.position.legal_actions(0)[0]
    with pytest.raises(HeliopolisError):
        env.step({"seat_0": legal, "seat_1": 0})
    assert env.position == before
    env = heliopolis.make("ra-2p-v1", "parallel")
    env.reset(seed=1)
    with pytest.raises(SetupError, match=r"seat_. is not asked; expected 66, by which it waits"):
        env.step({"seat_0": 0, "seat_1": 0})


def test_a_game_from_outside_without_an_observation_says_what_is_missing(sticks: Game) -> None:
    with pytest.raises(SetupError, match=r"has no observation; expected `observation.py` in its room"):
        heliopolis.make(f"{sticks.info.name}-2p-v1")


@pytest.mark.filterwarnings("default")
def test_a_game_from_outside_with_one_is_an_environment_too(liar: Game) -> None:
    assert liar.layout is not None
    api_test(heliopolis.make("liar-3p-v1"), num_cycles=20)
