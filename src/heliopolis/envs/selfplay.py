"""Self-play for learners: one policy decides in all seats of many games, on all cores of one machine or of many.

What is played is parted. Each part is a `Batch` of its own that begins with new games, so what comes out depends on the
seed alone, wherever the parts are played.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.arena.workers import hand_out, workers
from heliopolis.core.utility import PLACE
from heliopolis.envs.batch import Batch

Numbers = npt.NDArray[Any]
Policy = Callable[[Numbers, Numbers, np.random.Generator], Numbers]
"""Given observations, masks and chance, a row a game, it returns an action of each. It is sent to who plays."""


@dataclass(frozen=True)
class Part:
    """What is played at once: so many games, for so many decisions in each."""

    game: str
    seats: int
    games: int = 256
    decisions: int = 256
    utility: str = PLACE


@dataclass(frozen=True)
class Played:
    """What a learner looks at, by decision and game: the arrays of a `Batch` before each decision, and after it."""

    observations: Numbers
    masks: Numbers
    actors: Numbers
    actions: Numbers
    rewards: Numbers
    """What the game that ended by the decision was worth to each seat, otherwise 0."""
    ended: Numbers


def self_play(
    part: Part, policy: Policy, parts: int, seed: int, pool: AbstractContextManager[Executor] | None = None
) -> list[Played]:
    """Play so many parts over all cores, or in a pool such as `arena.cluster.cluster`."""
    with pool or workers() as executor:
        tasks = [(part, policy, each) for each in np.random.SeedSequence(seed).spawn(parts)]
        return [done.result() for done in hand_out(executor, play_part, tasks)]


def play_part(part: Part, policy: Policy, seed: np.random.SeedSequence) -> Played:
    """Play a part in this process."""
    random = np.random.default_rng(seed)
    batch = Batch(part.game, part.seats, part.games, int(random.integers(1 << 62)), utility=part.utility, checked=True)
    before: list[tuple[Numbers, ...]] = []
    after: list[tuple[Numbers, ...]] = []
    for _ in range(part.decisions):
        actions = np.asarray(policy(batch.observations, batch.masks, random))
        before.append((batch.observations.copy(), batch.masks.copy(), batch.actors.copy(), actions.copy()))
        batch.step(actions)
        after.append((batch.rewards.copy(), batch.ended.copy()))
    return Played(*map(np.stack, zip(*before, strict=True)), *map(np.stack, zip(*after, strict=True)))


def at_random(_observations: Numbers, masks: Numbers, random: np.random.Generator) -> Numbers:
    """Take any legal action, all equally likely."""
    actions: Numbers = np.where(masks, random.random(masks.shape), -1.0).argmax(axis=1)
    return actions
