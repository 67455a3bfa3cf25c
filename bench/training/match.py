"""Matches between ways of thinking: in every deal the one takes each seat in turn, the other the rest."""

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import sqrt

from bench.training.selfplay import Player, Setup, Thinking

from heliopolis.arena.shares import CONFIDENCE
from heliopolis.arena.workers import hand_out
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.players.catalogue import chooser

Side = Thinking | str
"""A way of thinking, or the name of a bot."""
Choose = Callable[[State, int, Rng], int]


@dataclass(frozen=True)
class Outcome:
    """What came of a match: the share of first places with its 95 % interval, and the time a decision takes."""

    games: int
    share: float
    half: float
    milliseconds: tuple[float, float]

    def __str__(self) -> str:
        one, other = self.milliseconds
        return f"{self.share:.3f} ± {self.half:.3f} of {self.games} games, {one:.2f} ms against {other:.2f} ms"


def choosing(setup: Setup, side: Side) -> Choose:
    """Return what decides for a side."""
    if isinstance(side, str):
        return chooser(side, setup.game, longest=0.0)
    player = Player(setup, side)
    return lambda state, seat, rng: player.choose(state, seat, rng)[0]


def play_deal(setup: Setup, one: Side, other: Side, seed: int) -> tuple[list[float], list[float], list[int]]:
    """Play a deal with the one on every seat in turn: its firsts, and of both the seconds and decisions."""
    sides = choosing(setup, one), choosing(setup, other)
    firsts: list[float] = []
    seconds, decisions = [0.0, 0.0], [0, 0]
    for place in range(setup.seats):
        rng = SeededRng(seed)
        own = [rng.fork() for _ in range(setup.seats)]
        state = setup.begin()
        while (actor := int(state.actor())) != OVER:
            if actor == CHANCE:
                state.resolve(state.sample(rng))
                continue
            legal = state.legal_actions(actor)
            action = legal[0]
            if len(legal) > 1:
                side = int(actor != place)
                known = state.redeal(actor, own[actor])
                began = time.process_time()
                action = sides[side](known, actor, own[actor])
                seconds[side] += time.process_time() - began
                decisions[side] += 1
            state.apply(actor, action)
        standings = state.standings()
        firsts.append(1 / standings.count(1) if standings[place] == 1 else 0.0)
    return firsts, seconds, decisions


def match(pool: Executor, setup: Setup, one: Side, other: Side, games: int, seed: int) -> Outcome:
    """Play a match; the games of a deal are one sample, since they share their chance."""
    deals = -(-games // setup.seats)
    tasks = [(setup, one, other, seed * 1_000_003 + deal) for deal in range(deals)]
    played = [done.result() for done in hand_out(pool, play_deal, tasks)]
    means = [sum(firsts) / setup.seats for firsts, _, _ in played]
    share = sum(means) / deals
    variance = sum((mean - share) ** 2 for mean in means) / max(1, deals - 1)
    times = [
        1000 * sum(seconds[side] for _, seconds, _ in played) / max(1, sum(count[side] for _, _, count in played))
        for side in (0, 1)
    ]
    return Outcome(deals * setup.seats, share, CONFIDENCE * sqrt(variance / deals), (times[0], times[1]))
