"""Gymnasium's environment: one seat, against bots in all others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from heliopolis.core.driver import Chooser, ask
from heliopolis.core.edition import Edition
from heliopolis.core.errors import HeliopolisError, SeatError, SetupError
from heliopolis.core.game import Game
from heliopolis.core.info import OptionValue
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.core.utility import PLACE, check_utility, utilities, utility_range
from heliopolis.envs.drawing import METADATA, Drawn, check_mode, draw
from heliopolis.envs.spaces import Lens, Observed
from heliopolis.players.catalogue import chooser

Opponents = str | Chooser | Sequence[str | Chooser]
"""A bot for all other seats, or one for each of them in the order in which they sit after the learner."""


REFUSE = "refuse"
LOSE = "lose"
ILLEGAL = (REFUSE, LOSE)
"""What an illegal action does: it raises and changes nothing, or ends the game with the least it can be worth."""


def opponents_of(game: Game, seats: int, given: Opponents) -> list[Chooser]:
    """Return who decides in the other seats, the next one first."""
    bots = [given] * (seats - 1) if isinstance(given, str) or callable(given) else list(given)
    if len(bots) != seats - 1:
        raise SetupError(f"there are {len(bots)} opponents; expected {seats - 1}, one a seat", "opponents-number")
    return [chooser(bot, game.info.name) if isinstance(bot, str) else bot for bot in bots]


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that the game does not have."""
    if not 0 <= seat < seats:
        raise SeatError(f"there is no seat {seat}; expected 0 to {seats - 1}", "no-seat", seats=seats)


def check_illegal(illegal: str) -> None:
    """Refuse a way of dealing with illegal actions that there is none of."""
    if illegal not in ILLEGAL:
        raise SetupError(f"illegal is {illegal!r}; expected one of {', '.join(ILLEGAL)}", "no-illegal")


class HeliopolisEnv(gymnasium.Env[Observed, np.int64]):
    """A game seen from one seat. All that others decide, and chance, is part of the environment.

    The observation has the mask of legal actions beside it; `info` has the seat's score and place once it is over.
    """

    metadata = METADATA

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seat: int = 0,
        opponents: Opponents = "random",
        utility: str = PLACE,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        check_seat(seat, seats)
        check_illegal(illegal)
        check_utility(utility)
        check_mode(render_mode)
        self.game = game
        self.seat = seat
        self.seats = seats
        self.utility = utility
        self.illegal = illegal
        self.render_mode = render_mode
        self.lens = Lens(game, seats)
        self.start = game.new(seats, options, edition)
        self.opponents = opponents_of(game, seats, opponents)
        self.observation_space: spaces.Space[Any] = self.lens.observation_space()
        self.action_space = self.lens.action_space()
        self.position: State = self.start.clone()
        self._rng: Rng = SeededRng(0)
        self._thinking: Rng = self._rng.fork()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game, and go on to the seat's first decision; with a seed, all of it can be repeated."""
        super().reset(seed=seed)
        self._rng = SeededRng(int(self.np_random.integers(1 << 62)))
        self._thinking = self._rng.fork()
        self.position = self.start.clone()
        self._go_on()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Decide; an illegal action is refused and changes nothing, or loses the game, as was settled before."""
        try:
            self.lens.decide(self.position, self.seat, int(action))
        except HeliopolisError as error:
            if self.illegal == REFUSE:
                raise
            worst = utility_range(self.game.info, self.utility)[0]
            return self._observe(), worst, True, False, {"illegal": str(error)}
        self._go_on()
        over = self.position.actor() == OVER
        reward = utilities(self.position, self.game.info, self.utility)[self.seat] if over else 0.0
        return self._observe(), reward, over, False, self._info()

    def _go_on(self) -> None:
        """Let chance and the others go on until the seat decides or the game is over."""
        state = self.position
        while state.actor() != OVER and self.seat not in state.actors():
            if state.actor() == CHANCE:
                state.resolve(state.sample(self._rng))
            else:
                self._let_decide(int(state.actor()))
        for other in state.actors():
            if other != self.seat:
                self._let_decide(other)  # a sealed decision, which the seat does not see

    def _let_decide(self, other: int) -> None:
        bot = self.opponents[(other - self.seat) % self.seats - 1]
        self.lens.decide(self.position, other, ask(self.position, other, bot, self._thinking))

    def _observe(self) -> Observed:
        return self.lens.observe(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        if self.position.actor() != OVER:
            return {}
        return {"score": self.position.scores()[self.seat], "place": self.position.standings()[self.seat]}

    def render(self) -> Drawn | None:
        """Draw the table as the seat sees it."""
        return None if self.render_mode is None else draw(self.game, self.position, self.seat, self.render_mode)
