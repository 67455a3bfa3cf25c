"""What environments have in common: spaces, observations with masks, and errors for wrong actions."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from heliopolis.core.driver import refuse
from heliopolis.core.game import Game
from heliopolis.core.observation import Layout, Sheet
from heliopolis.core.state import State

OBSERVATION = "observation"
MASK = "action_mask"

Observed = dict[str, npt.NDArray[Any]]


class Lens:
    """A game as environments look at it: what a seat knows as an array, and a mask of what it may do."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.layout: Layout = game.observation(seats)
        self.actions = len(game.actions)
        self._sheet = Sheet(self.layout.size)

    def action_space(self) -> spaces.Discrete:
        """Return the space of all actions, legal or not."""
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        """Return the space of an observation with its mask."""
        high = np.array(self.layout.highs(), np.int16)
        known = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        return spaces.Dict({OBSERVATION: known, MASK: spaces.Box(0, 1, (self.actions,), np.int8)})

    def numbers(self, state: State, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat knows."""
        state.write_observation(seat, self._sheet, 0)
        return np.array(self._sheet.items, np.dtype("<i8")).view(np.dtype("<i2"))[: self.layout.size]

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """Return which actions are legal for a seat: none while it may not decide."""
        mask = np.zeros(self.actions, np.int8)
        mask[state.legal_actions(seat)] = 1
        return mask

    def observe(self, state: State, seat: int) -> Observed:
        """Return both."""
        return {OBSERVATION: self.numbers(state, seat), MASK: self.mask(state, seat)}

    def decide(self, state: State, seat: int, action: int) -> None:
        """Carry out an action if it is legal; otherwise raise the error that tells why it is not."""
        if int(action) not in state.legal_actions(seat):
            refuse(self.game, state, seat, int(action))
        state.apply(seat, int(action))
