"""Bots from outside that fail in every way, for the tests."""

import time

from heliopolis.core.game import Game
from heliopolis.core.rng import Rng
from heliopolis.core.state import State


def first(state: State, seat: int, _rng: Rng) -> int:
    """Take the first choice."""
    return state.legal_actions(seat)[0]


def crash(_state: State, _seat: int, _rng: Rng) -> int:
    """Raise."""
    raise RuntimeError("no idea")


def cheat(state: State, seat: int, _rng: Rng) -> int:
    """Play on in the state that was given, then choose what no rule knows."""
    state.apply(seat, state.legal_actions(seat)[0])
    return 100_000


def sleep(_state: State, _seat: int, _rng: Rng) -> int:
    """Never answer."""
    while True:
        time.sleep(0.01)


class Counting:
    """Lives for one game, and fails at its fourth decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked = 0

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Take the first choice, three times."""
        self.asked += 1
        if self.asked > 3:
            raise RuntimeError(f"asked {self.asked} times in {self.game.info.title}")
        return first(state, seat, rng)
