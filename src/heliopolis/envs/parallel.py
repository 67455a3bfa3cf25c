"""PettingZoo's environment for agents that decide at once: for games whose decisions are sealed."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from heliopolis.core.edition import Edition
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import OptionValue
from heliopolis.core.rng import Rng, SeededRng, SystemRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import PLACE, check_utility, utilities
from heliopolis.envs.drawing import METADATA, Drawn, check_mode, draw
from heliopolis.envs.names import PREFIX, name_of
from heliopolis.envs.spaces import MASK, OBSERVATION, Lens, Observed


class HeliopolisParallel(ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A game in which all seats decide in every step. Who is not asked waits: that is the action after the last.

    Sealed decisions of several seats are carried out together. Where one seat alone decides, the others wait.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        utility: str = PLACE,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_utility(utility)
        check_mode(render_mode)
        self.game = game
        self.lens = Lens(game, seats)
        self.wait = self.lens.actions
        """The number of the action by which a seat waits that is not asked."""
        self.utility = utility
        self.start = game.new(seats, options, edition)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {"name": PREFIX + name_of(game, seats), **METADATA}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        known = self.lens.observation_space()[OBSERVATION]
        space = spaces.Dict({OBSERVATION: known, MASK: spaces.Box(0, 1, (self.wait + 1,), np.int8)})
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.position: State = self.start.clone()
        self._rng: Rng = SystemRng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent is given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a game; with a seed, chance can be repeated."""
        if seed is not None:
            self._rng = SeededRng(seed)
        self.position = self.start.clone()
        self.agents = self.possible_agents[:]
        self._resolve_chance()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the decisions of all seats that are asked; if one is not legal, none is."""
        asked = self.position.actors()
        after = self.position.clone()
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            if seat in asked:
                self.lens.decide(after, seat, action)
            elif action != self.wait:
                raise SetupError(f"{agent} is not asked; expected {self.wait}, by which it waits", "not-asked")
        self.position = after
        self._resolve_chance()
        over = after.actor() == OVER
        worth = utilities(after, self.game.info, self.utility) if over else [0.0] * len(self.possible_agents)
        result = (
            self._observe(),
            dict(zip(self.possible_agents, worth, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, False),
            self._infos(over),
        )
        if over:
            self.agents = []
        return result

    def _resolve_chance(self) -> None:
        while self.position.actor() == CHANCE:
            self.position.resolve(self.position.sample(self._rng))

    def _observe(self) -> dict[str, Observed]:
        found: dict[str, Observed] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.lens.mask(self.position, seat), np.int8(0))
            mask[self.wait] = not mask.any()
            found[agent] = {OBSERVATION: self.lens.numbers(self.position, seat), MASK: mask}
        return found

    def _infos(self, over: bool) -> dict[str, dict[str, Any]]:
        if not over:
            return {agent: {} for agent in self.possible_agents}
        scores, places = self.position.scores(), self.position.standings()
        return {
            agent: {"score": scores[seat], "place": places[seat]} for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> Drawn | None:
        """Draw the table as a spectator sees it."""
        return None if self.render_mode is None else draw(self.game, self.position, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
