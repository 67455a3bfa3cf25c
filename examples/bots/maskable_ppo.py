"""PPO of Stable-Baselines3, with masks of legal actions, as a bot: a yardstick from another library.

    python -m examples.bots.maskable_ppo ra 2 600000                          trains, writes maskable-ppo-ra-2.zip
    heliopolis arena ra --players examples.bots.maskable_ppo:Trained,greedy --games 200

It learns in games against a bot of the house, in every seat, and takes the extras `research` and `train`.
"""

import sys
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import heliopolis
from heliopolis.core.game import Game
from heliopolis.core.observation import Layout
from heliopolis.core.rng import Rng
from heliopolis.core.state import State

GAMES, LENGTH = 64, 128
"""So many games a seat are played at once, for so many decisions before each update."""
OPPONENT = "greedy"
MINIBATCH = 2048
SETTINGS = {"n_epochs": 4, "learning_rate": 5e-4, "gamma": 1.0, "ent_coef": 0.01}
MASKS = "action_masks"


def scaled(numbers: Any, layout: Layout) -> Any:
    """Return observations as fractions of the most that each number may be."""
    return np.asarray(numbers, np.float32) / np.maximum(layout.highs(), 1).astype(np.float32)


class Tables(VecEnv):  # type: ignore[misc]
    """Our vector environments, one a seat of the learner, as one of Stable-Baselines3's."""

    def __init__(self, game: str, seats: int, games: int, opponent: str) -> None:
        name = f"{game}-{seats}p-v1"
        self.parts = [
            heliopolis.make(name, "vector", num_envs=games, seat=seat, opponents=opponent) for seat in range(seats)
        ]
        self.layout = heliopolis.game(game).observation(seats)
        self.masks: Any = None
        self.actions: Any = None
        known = spaces.Box(0, 1, (self.layout.size,), np.float32)
        super().__init__(games * seats, known, self.parts[0].single_action_space)

    def reset(self) -> Any:
        """Begin all games."""
        return self.look([part.reset(seed=seat)[0] for seat, part in enumerate(self.parts)])

    def look(self, known: list[Any]) -> Any:
        """Keep the masks, and return what the learner knows in all games."""
        self.masks = np.concatenate([each["action_mask"] for each in known]).astype(bool)
        return scaled(np.concatenate([each["observation"] for each in known]), self.layout)

    def step_async(self, actions: Any) -> None:
        """Take the decisions."""
        self.actions = np.split(actions, len(self.parts))

    def step_wait(self) -> Any:
        """Carry them out."""
        done = [part.step(actions) for part, actions in zip(self.parts, self.actions, strict=True)]
        known = self.look([each[0] for each in done])
        rewards, ended = (np.concatenate([each[which] for each in done]) for which in (1, 2))
        return known, rewards.astype(np.float32), ended, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name: str, *_given: Any, **_named: Any) -> list[Any]:
        """Return the masks, all that is asked for."""
        assert method_name == MASKS
        return list(self.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Tell that there are masks, and no pictures."""
        if attr_name not in (MASKS, "render_mode"):
            raise AttributeError(attr_name)
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing is set from outside."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Tell that nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to close."""


def train(game: str, seats: int, steps: int, seed: int = 1, games: int = GAMES, length: int = LENGTH) -> Any:
    """Let the learner play, and return it."""
    torch.set_num_threads(1)
    tables = Tables(game, seats, games, OPPONENT)
    given = {"n_steps": length, "batch_size": min(MINIBATCH, length * tables.num_envs), **SETTINGS}
    learner = MaskablePPO("MlpPolicy", tables, policy_kwargs={"net_arch": [256, 256]}, device="cpu", seed=seed, **given)
    return learner.learn(steps)


class Trained:
    """A trained network as a bot, for the arena: it is looked for where the command is run."""

    def __init__(self, game: Game, learner: Any = None) -> None:
        self.game = game
        self.learner = learner

    def __call__(self, state: State, seat: int, _rng: Rng) -> int:
        """Choose what the network thinks likeliest."""
        seats = len(state.scores())
        if self.learner is None:
            torch.set_num_threads(1)
            self.learner = MaskablePPO.load(f"maskable-ppo-{self.game.info.name}-{seats}.zip", device="cpu")
        layout = self.game.observation(seats)
        legal = np.zeros(len(self.game.actions), bool)
        legal[state.legal_actions(seat)] = True
        known = scaled(layout.of(state, seat), layout)
        return int(self.learner.predict(known, action_masks=legal, deterministic=True)[0])


if __name__ == "__main__":
    name, seats, steps = (sys.argv[1:] + ["ra", "2", "600000"][len(sys.argv) - 1 :])[:3]
    train(name, int(seats), int(steps)).save(f"maskable-ppo-{name}-{seats}")
