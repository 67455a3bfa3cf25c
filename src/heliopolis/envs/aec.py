"""PettingZoo's environment for agents that decide one after the other (AEC)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from heliopolis.core.edition import Edition
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import OptionValue
from heliopolis.core.rng import Rng, SeededRng, SystemRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import PLACE, check_utility, utilities
from heliopolis.envs.drawing import METADATA, Drawn, check_mode, draw
from heliopolis.envs.names import PREFIX, name_of
from heliopolis.envs.spaces import Lens, Observed


class HeliopolisAEC(AECEnv[str, Observed | None, int | None]):  # type: ignore[misc]
    """A game in which each seat is an agent, `seat_0` to `seat_4`. Chance is part of the environment.

    Rewards come at the end: what it is worth to each seat by the utility. Where decisions are sealed the seats are
    asked one after the other, and none sees what the others have decided.
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
        super().__init__()
        check_utility(utility)
        check_mode(render_mode)
        self.game = game
        self.lens = Lens(game, seats)
        self.utility = utility
        self.start = game.new(seats, options, edition)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": PREFIX + name_of(game, seats),
            "is_parallelizable": False,
            **METADATA,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.lens.observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.lens.action_space() for agent in self.possible_agents
        }
        self.position: State = self.start.clone()
        self._rng: Rng = SystemRng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent is given."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed, chance can be repeated."""
        if seed is not None:
            self._rng = SeededRng(seed)
        self.position = self.start.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent."""
        if agent not in self.possible_agents:
            expected = ", ".join(self.possible_agents)
            raise SetupError(f"there is no agent {agent!r}; expected one of {expected}", "no-agent")
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observed:
        """Return what an agent knows now, and what it may do."""
        return self.lens.observe(self.position, self.seat_of(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent decide; an illegal action is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SetupError(f"{agent} is to decide; expected the number of one of its legal actions", "no-decision")
        self.lens.decide(self.position, self.seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Resolve chance until a seat decides or the game is over."""
        state = self.position
        while state.actor() == CHANCE:
            state.resolve(state.sample(self._rng))
        if state.actor() != OVER:
            self.agent_selection = self.possible_agents[int(state.actor())]
            return
        worth = utilities(state, self.game.info, self.utility)
        places = state.standings()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": state.scores()[seat], "place": places[seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> Drawn | None:
        """Draw the table as the agent sees it whose turn it is."""
        if self.render_mode is None:
            return None
        actor = int(self.position.actor())
        return draw(self.game, self.position, actor if actor >= 0 else None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def state(self) -> np.ndarray[Any, Any]:
        """Return what all seats know together, one after the other: for critics that may know more than players."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.lens.numbers(self.position, seat) for seat in seats])
