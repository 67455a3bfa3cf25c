"""Many games played at once, with numpy arrays of what a learner looks at."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.core import registry
from heliopolis.core.batch import Games
from heliopolis.core.driver import refuse
from heliopolis.core.edition import Edition
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import OptionValue
from heliopolis.core.state import State
from heliopolis.core.utility import PLACE, check_utility


class Batch:
    """So many games of one kind, each waiting for a decision; one that is over begins anew by itself.

    The arrays are filled again by every step: copy what has to stay. They have a row for each game:

    observations  what the seat that decides knows (`Game.observation` names the fields); none if the game has none
    masks         which actions are legal
    choices       how many are
    legal         their numbers, ascending; of a row only so many from the left mean something
    actors        the seat that decides
    rewards       what the game that ended by the last decision was worth to each seat, otherwise 0
    ended         whether a game has ended by it; all else in the row is of the next one
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        count: int,
        seed: int,
        *,
        utility: str = PLACE,
        checked: bool = False,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        if count < 1:
            raise SetupError(f"a batch of {count} games can't be played; expected at least 1", "batch-count")
        check_utility(utility)
        self.seats = seats
        self.count = count
        self.checked = checked
        start = self.game.new(seats, options, edition)
        self.layout = self.game.observation(seats) if self.game.layout is not None else None
        width = self.layout.size if self.layout else 0
        actions = len(self.game.actions)
        self._games = Games(start, self.game.info, utility, count, actions, width, seed)
        games = self._games
        self._filled: list[tuple[npt.NDArray[Any], Any]] = []
        # Four numbers make a word of the sheet, the first one lowest; the last word of a row may have room left.
        words = self._array(games.sheet.items, np.dtype("<i8"), (count, (width + 3) // 4))
        self.observations = words.view(np.dtype("<i2"))[:, :width]
        self.masks = self._array(games.masks, np.bool_, (count, actions))
        self.actors = self._array(games.actors, np.int64, (count,))
        self.rewards = self._array(games.rewards, np.float64, (count, seats))
        self.ended = self._array(games.ended, np.bool_, (count,))
        self.choices = self._array(games.offers, np.int64, (count,))
        self.legal = self._array(games.offered, np.int16, (count, actions))

    def _array(self, items: Any, kind: npt.DTypeLike, shape: tuple[int, ...]) -> npt.NDArray[Any]:
        """Look at memory of the compiled engine as an array; interpreted lists are copied after each step."""
        if isinstance(items, list):
            array = np.array(items, kind).reshape(shape)
            self._filled.append((array, items))
            return array
        if not len(items):
            return np.zeros(shape, kind)
        return np.frombuffer(items, np.uint8 if kind is np.bool_ else kind).view(kind).reshape(shape)

    def _refill(self) -> None:
        for array, items in self._filled:
            array.flat[:] = items

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out a decision in each game. A checked batch refuses illegal ones, and then changes nothing."""
        decisions = np.asarray(actions).tolist()
        if len(decisions) != self.count:
            raise SetupError(f"there are {len(decisions)} actions; expected {self.count}, one a game", "batch-actions")
        if self.checked:
            for row, action in enumerate(decisions):
                self.check(row, action)
        self._games.step(decisions)
        self._refill()

    def decide(self, row: int, action: int) -> None:
        """Carry out a decision in one game; all others wait."""
        if self.checked:
            self.check(row, action)
        self._games.decide(row, action)
        self._refill()

    def begin(self, row: int, seed: int) -> None:
        """Begin one game anew, with another seed."""
        self._games.begin(row, seed)
        self._refill()

    def check(self, row: int, action: int) -> None:
        """Raise the error that tells why an action is not legal in a game, if it is not."""
        if not self._games.is_legal(row, action):
            refuse(self.game, self._games.states[row], int(self._games.actors[row]), action)

    def state(self, row: int) -> State:
        """Return a copy of one game as it is."""
        return self._games.states[row].clone()

    def finished(self, row: int) -> State:
        """Return the end of the last game that was played in a row; its beginning if none was played to its end."""
        return self._games.finished[row].clone()
