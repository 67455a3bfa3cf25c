"""Random play in compiled code: how fast an engine is, and how a search fills its leaves."""

import time
from collections.abc import Callable
from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State

ENDLESS: Final[i64] = 1_000_000


def random_playout(state: State, rng: Rng, actions: Actions) -> tuple[i64, i64]:
    """Play a state to its end at random; return how many decisions and how many outcomes that took."""
    decisions: i64 = 0
    outcomes: i64 = 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return decisions, outcomes
        if actor == CHANCE:
            state.resolve(state.sample(rng))
            outcomes += 1
        else:
            actions.count = 0
            state.write_legal(actor, actions)
            state.apply(actor, actions.pick(rng))
            decisions += 1
            if decisions > ENDLESS:
                raise RuntimeError("a random game does not end")


def time_playouts(begin: Callable[[], State], rng: Rng, seconds: float) -> tuple[int, int, float]:
    """Play random games from a beginning for some time; return games, decisions and outcomes, and the seconds."""
    actions = Actions()
    games: i64 = 0
    steps: i64 = 0
    began = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(20):
            decisions, outcomes = random_playout(begin(), rng, actions)
            steps += decisions + outcomes
            games += 1
        elapsed = time.perf_counter() - began
    return int(games), int(steps), elapsed


def time_clones(state: State, copies: i64) -> float:
    """Clone a state many times; return the seconds that took."""
    began = time.perf_counter()
    done: i64 = 0
    while done < copies:
        state.clone()
        done += 1
    return time.perf_counter() - began
