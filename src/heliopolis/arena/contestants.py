"""Who plays in the arena: a bot that fails loses its game, and nothing else.

A bot fails when it raises, breaks the rules, does not answer in time, or can't be started. Another then plays on for it
at random, so that the game of the others is a whole one, and in the end it is placed behind all who did not fail.
"""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

from heliopolis.arena.outside import is_of_the_house, outside_chooser
from heliopolis.arena.program import BotFailure, Program
from heliopolis.core.driver import Chooser
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.catalogue import choose_at_random

LIMIT = 10.0
"""How many seconds a bot from outside has for a decision."""
LONG = 1.0
"""A decision that takes one core more seconds than this is counted as a long one."""


class Timed:
    """A chooser that counts how often it thinks, and how long on one core: other programs do not count."""

    def __init__(self, chooser: Chooser, clock: Callable[[], float] = time.process_time) -> None:
        self.chooser = chooser
        self.clock = clock
        self.decisions = 0
        self.seconds = 0.0
        self.long_decisions = 0

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        began = self.clock()
        action = self.chooser(state, seat, rng)
        taken = self.clock() - began
        self.decisions += 1
        self.seconds += taken
        self.long_decisions += taken > LONG
        return action


class Contestant:
    """A bot on a seat of one game."""

    def __init__(self, bot: str, game: Game, options: Options, limit: float = LIMIT) -> None:
        self.bot = bot
        self.game = game
        self.limit = 0.0 if is_of_the_house(bot, game.info.name) else limit
        self.failure = ""
        self.timed = Timed(choose_at_random)
        try:
            chooser = outside_chooser(bot, game, options, limit)
            # What a program thinks is not on this process's clock.
            self.timed = Timed(chooser, time.monotonic if isinstance(chooser, Program) else time.process_time)
        except Exception as error:
            self._fail(error)

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action: the bot's, if it has not failed."""
        if not self.failure:
            try:
                with alarm_after(0.0 if isinstance(self.timed.chooser, Program) else self.limit):
                    action = int(self.timed(state.clone() if self.limit else state, seat, rng))
                if action in state.legal_actions(seat):
                    return action
                raise BotFailure(f"its choice {action} is not legal")
            except Exception as error:
                self._fail(error)
        return choose_at_random(state, seat, rng)

    def _fail(self, error: Exception) -> None:
        self.failure = str(error) if isinstance(error, BotFailure) else f"{type(error).__name__}: {error}"

    def close(self, scores: list[int]) -> None:
        """End what was started for this game."""
        if isinstance(self.timed.chooser, Program):
            self.timed.chooser.close(scores)


@contextmanager
def seated(
    bots: Sequence[str], game: Game, options: Options, state: State, limit: float = LIMIT
) -> Iterator[list[Contestant]]:
    """Give contestants for one game that begins with this state; what was started for them ends with it."""
    contestants = [Contestant(bot, game, options, limit) for bot in bots]
    try:
        yield contestants
    finally:
        for each in contestants:
            each.close(state.scores())


@contextmanager
def alarm_after(seconds: float) -> Iterator[None]:
    """Raise in what takes longer, if it is Python that runs: compiled code is left only when it comes back."""
    if not seconds or current_thread() is not main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise BotFailure(f"it did not answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def places_of(standings: list[int], failures: list[str]) -> list[int]:
    """Return everybody's place: those who failed stand behind the others, and are first in no case."""
    if not any(failures):
        return standings
    kept = [place for place, failure in zip(standings, failures, strict=True) if not failure]
    last = max(2, len(kept) + 1)
    return [
        last if failure else 1 + sum(other < place for other in kept)
        for place, failure in zip(standings, failures, strict=True)
    ]
