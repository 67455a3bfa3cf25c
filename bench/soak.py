"""A million random games for each number of seats: no error, and memory that does not grow.

    python bench/soak.py ra [GAMES]

Prints a line for each number of seats: games, errors, games a second, and the memory after each tenth of the games.
"""

import resource
import sys
import time

from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions


def memory_in_mb() -> float:
    """Return the most memory this process has used so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def soak(name: str, seats: int, games: int) -> bool:
    """Play the games and print the line; tell whether all is well."""
    game = registry.game(name)
    rng = SeededRng(seats)
    actions = Actions()
    errors = 0
    longest = 0
    memory: list[float] = []
    began = time.perf_counter()
    for number in range(1, games + 1):
        try:
            decisions, outcomes = random_playout(game.new(seats), rng, actions)
            longest = max(longest, decisions + outcomes)
        except Exception as error:
            errors += 1
            print(f"{name}, {seats} seats, game {number}: {type(error).__name__}: {error}")
        if number % (games // 10) == 0:
            memory.append(memory_in_mb())
    speed = games / (time.perf_counter() - began)
    flat = memory[-1] - memory[0] < 1.0
    within = longest <= game.info.longest
    print(
        f"{name}, {seats} seats, {engine.running()}: {games} games, {errors} errors, {speed:,.0f} games/s, "
        f"longest {longest} of {game.info.longest} entries, memory {memory[0]:.1f} → {memory[-1]:.1f} MB",
        flush=True,
    )
    return errors == 0 and flat and within


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "ra"
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    results = [soak(chosen, seats, wanted) for seats in registry.info(chosen).seats]
    sys.exit(0 if all(results) else 1)
