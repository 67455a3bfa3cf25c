"""How many decisions a second many games at once take, beside PettingZoo's environment, on one core in one run.

    python bench/batch.py [SECONDS]

The policy is random: it looks at the masks alone and is written in numpy. It is part of what is measured, and so are
the observations. The environment of PettingZoo is stepped with the same kind of policy, one decision after the other.
"""

import sys
import time

import numpy as np
import numpy.typing as npt

import heliopolis
from heliopolis import engine

COUNT = 256
SECONDS = 2.0
ROUNDS = 3
"""The best of so many measurements counts: others on the machine only make it slower."""
BARS = {"ra": 1.0, "heir": 0.5, "pyramidice": 0.5, "gold": 0.5}
"""Millions of decisions a second that are asked for, with two seats."""


def choose(batch: heliopolis.Batch, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return a legal action of each game, all equally likely."""
    legal = np.flatnonzero(batch.masks)
    last = np.cumsum(batch.choices)
    picked = last - 1 - (random.random(batch.count) * batch.choices).astype(np.int64)
    actions: npt.NDArray[np.int64] = legal[picked] % batch.masks.shape[1]
    return actions


def batch_speed(game: str, seats: int, seconds: float) -> float:
    """Return decisions a second of processor time."""
    batch = heliopolis.Batch(game, seats, COUNT, 1)
    random = np.random.default_rng(1)
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            batch.step(choose(batch, random))
        decisions += 20 * COUNT
    return decisions / (time.process_time() - began)


def environment_speed(game: str, seats: int, seconds: float) -> float:
    """Return decisions a second of processor time, one after the other."""
    env = heliopolis.make(f"{game}-{seats}p-v1")
    random = np.random.default_rng(1)
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            known, _, over, _, _ = env.last()
            env.step(None if over else int(random.choice(np.flatnonzero(known["action_mask"]))))
            decisions += not over
    return decisions / (time.process_time() - began)


def main(seconds: float) -> None:
    """Measure all games, best of three."""
    print(f"{engine.running()} engine, {COUNT} games at once, best of {ROUNDS} × {seconds} s of processor time")
    print("game          decisions/s   bar      one by one    ratio")
    for game in heliopolis.games():
        for seats in heliopolis.game(game).info.seats:
            many = max(batch_speed(game, seats, seconds) for _ in range(ROUNDS))
            single = max(environment_speed(game, seats, seconds / 2) for _ in range(ROUNDS))
            bar = f"{BARS[game]:.1f} M" if seats == 2 else "  –  "
            one_by_one = f"{single / 1e3:8.1f} k   {many / single:6.0f}"
            print(f"{game:11}{seats}  {many / 1e6:7.2f} M   {bar}   {one_by_one}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
