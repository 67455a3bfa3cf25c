"""Gymnasium's vector environment: one seat in many games at once, against bots in all others."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from heliopolis.core.driver import Chooser, ask
from heliopolis.core.edition import Edition
from heliopolis.core.game import Game
from heliopolis.core.info import OptionValue
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.utility import PLACE
from heliopolis.envs.batch import Batch
from heliopolis.envs.solo import Opponents, check_seat, opponents_of
from heliopolis.envs.spaces import MASK, OBSERVATION, Lens, Observed

RANDOM = "random"

Numbers = npt.NDArray[Any]


class HeliopolisVectorEnv(VectorEnv[Observed, npt.NDArray[np.int64], Numbers]):
    """Many games seen from one seat, on a `Batch`. A game that is over begins anew in the same step.

    Then the observation is of the new game, and `info` has the last one of the old game as `final_obs`. Opponents that
    play at random cost nearly nothing; any others think in Python, one after the other. Illegal actions are refused.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        num_envs: int = 64,
        *,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        utility: str = PLACE,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
    ) -> None:
        check_seat(seat, seats)
        lens = self.lens = Lens(game, seats)
        self.num_envs = num_envs
        self.seat = seat
        self.metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = lens.observation_space()
        self.single_action_space: spaces.Discrete = lens.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(game, seats, num_envs, 0, utility=utility, checked=True, options=options, edition=edition)
        self._bots: list[Chooser] | None = None if opponents == RANDOM else opponents_of(game, seats, opponents)
        self._thinking: Rng = SeededRng(0)
        self._rewards = np.zeros(num_envs)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games, and go on to the seat's first decision in each; with a seed, all of it can be repeated."""
        super().reset(seed=None if isinstance(seed, list) else seed)
        seeds = seed if isinstance(seed, list) else [None] * self.num_envs
        for row, given in enumerate(seeds):
            self.batch.begin(row, int(self.np_random.integers(1 << 62)) if given is None else given)
        self._thinking = SeededRng(int(self.np_random.integers(1 << 62)))
        self._go_on()
        return self._observe(), {}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Observed, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Decide in all games."""
        self.batch.step(actions)
        self._rewards = self.batch.rewards[:, self.seat].copy()
        self._ended = self.batch.ended.copy()
        self._go_on()
        never = np.zeros(self.num_envs, np.bool_)
        return self._observe(), self._rewards, self._ended, never, self._info()

    def _go_on(self) -> None:
        """Let the others decide until the seat does, in every game."""
        batch = self.batch
        rows = np.flatnonzero(batch.actors != self.seat)
        while rows.size:
            for row in rows.tolist():
                batch.decide(row, self._choice(row))
                self._rewards[row] += batch.rewards[row, self.seat]
                self._ended[row] |= batch.ended[row]
            rows = rows[batch.actors[rows] != self.seat]

    def _choice(self, row: int) -> int:
        """Let the bot decide that sits where the decision is."""
        if self._bots is None:
            legal = np.flatnonzero(self.batch.masks[row])
            return int(legal[int(self._thinking.below(len(legal)))])
        state = self.batch.state(row)
        actor = int(self.batch.actors[row])
        bot = self._bots[(actor - self.seat) % self.batch.seats - 1]
        return ask(state, actor, bot, self._thinking)

    def _info(self) -> dict[str, Any]:
        """Tell of the games that have ended: what the seat knew then, its score and its place."""
        if not self._ended.any():
            return {}
        last = np.full(self.num_envs, None, object)
        told = {"score": np.zeros(self.num_envs, np.int64), "place": np.zeros(self.num_envs, np.int64)}
        for row in np.flatnonzero(self._ended).tolist():
            end = self.batch.finished(row)
            last[row] = self.lens.observe(end, self.seat)
            told["score"][row] = end.scores()[self.seat]
            told["place"][row] = end.standings()[self.seat]
        info: dict[str, Any] = {"final_obs": last, "final_info": told}
        return {**info, **{f"_{name}": self._ended.copy() for name in info}}

    def _observe(self) -> Observed:
        return {OBSERVATION: self.batch.observations.copy(), MASK: self.batch.masks.astype(np.int8)}
