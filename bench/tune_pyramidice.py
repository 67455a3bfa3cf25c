"""Find the numbers behind what bots know of Pyramidice, by self-play; prints the tables anew.

    python bench/tune_pyramidice.py [SECONDS]

The numbers climb for SECONDS (default 120): a few are changed at random, and the change is kept if the light policy
clearly fares better with it on one seat, on the same deals, than with the numbers so far on all seats.
"""

import random
import sys
import time

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions
from heliopolis.players.heuristics.base import contest
from heliopolis.players.heuristics.pyramidice import PyramidiceHeuristics
from heliopolis.players.heuristics.pyramidice_tables import GODS, WEIGHTS

GAME = registry.game("pyramidice")
TABLES = (2, 2, 3, 4)
"""Numbers of seats, by turns."""
LOOKS = ((200, 0.6), (800, 0.6), (2800, 1.8))
"""After so many games a gain must be so many standard errors."""
TUNED = sorted(set(WEIGHTS) - {"weariness", "patience"})
"""Weariness stays as it is."""
FARTHEST = 15
FIRST_PLACE = 10.0

Numbers = tuple[dict[str, float], dict[str, tuple[float, float]]]


def fared(mine: PyramidiceHeuristics, others: PyramidiceHeuristics, number: int) -> float:
    """Play a game; return how one seat fared: its lead within bounds, and more for the first place."""
    seats = TABLES[number % len(TABLES)]
    seat = number // len(TABLES) % seats
    state = GAME.new(seats)
    contest(state, [mine if each == seat else others for each in range(seats)], SeededRng(number), Actions())
    scores = state.scores()
    lead = scores[seat] - max(score for each, score in enumerate(scores) if each != seat)
    return max(-FARTHEST, min(FARTHEST, lead)) + (FIRST_PLACE if state.standings()[seat] == 1 else 0.0)


def gains(new: PyramidiceHeuristics, old: PyramidiceHeuristics, first: int) -> bool:
    """Tell whether new numbers gain clearly on old ones, giving up early on those that do not."""
    found: list[float] = []
    for games, errors in LOOKS:
        while len(found) < games:
            number = first + len(found)
            found.append(fared(new, old, number) - fared(old, old, number))
        mean = sum(found) / games
        error = (sum((each - mean) ** 2 for each in found) / games / games) ** 0.5
        if mean < errors * error:
            return False
    return True


def changed(numbers: Numbers, chance: random.Random) -> Numbers:
    """Change a few numbers at random."""
    weights, gods = dict(numbers[0]), dict(numbers[1])
    for name in chance.sample(TUNED, 2):
        weights[name] = max(0.02, vary(weights[name], chance))
    for name in chance.sample(sorted(gods), 3):
        by_itself, each_turn = gods[name]
        gods[name] = (
            (vary(by_itself, chance), each_turn) if chance.random() < 0.5 else (by_itself, vary(each_turn, chance))
        )
    return weights, gods


def vary(number: float, chance: random.Random) -> float:
    """Return a number a little higher or lower."""
    return number * (1 + chance.gauss(0, 0.3)) + chance.gauss(0, 0.06)


def main() -> None:
    """Climb, and print what was found."""
    ends = time.monotonic() + (float(sys.argv[1]) if len(sys.argv) > 1 else 120.0)
    chance = random.Random(5)
    numbers: Numbers = (WEIGHTS, GODS)
    old, new = PyramidiceHeuristics(), PyramidiceHeuristics()
    first = 0
    while time.monotonic() < ends:
        tried = changed(numbers, chance)
        old.worth.learn(*numbers)
        new.worth.learn(*tried)
        if gains(new, old, first):
            numbers = tried
        first += LOOKS[-1][0]
    print("WEIGHTS = {")
    for name, weight in numbers[0].items():
        print(f'    "{name}": {weight:.2f},')
    print("}\n\nGODS = {")
    for name, (by_itself, each_turn) in numbers[1].items():
        print(f'    "{name}": ({by_itself:.2f}, {each_turn:.2f}),')
    print("}")


if __name__ == "__main__":
    main()
