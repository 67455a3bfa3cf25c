"""Find the numbers behind what bots know of Ra, by self-play; prints `players/heuristics/ra_tables.py` anew.

    python bench/tune_ra.py [SECONDS]

The weights of the light policy climb: a few are changed at random, and the change is kept if it clearly gains on seats
that play as before. Then the outlook is fitted by least squares to how games of that policy end. SECONDS (default 60)
are spent on the weights of each number of seats.
"""

import random
import sys
import time

from heliopolis.arena.fitting import is_gain, least_squares, named
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions, State
from heliopolis.players.heuristics.base import contest, expected, playout
from heliopolis.players.heuristics.ra import RaHeuristics, Table
from heliopolis.players.heuristics.ra_tables import OUTLOOK, WEIGHTS

GAME = registry.game("ra")
SEATS = GAME.info.seats
FEATURES = [name for name in OUTLOOK if name != "spread"]
FITTED_GAMES = 6000

Numbers = dict[str, float]
"""One column of a table, by name."""


def column(table: Table, number: int) -> Numbers:
    """Return one column of a table."""
    return {name: row[number] for name, row in table.items()}


def alike(numbers: Numbers, table: Table) -> Table:
    """Return a table like another, every column of which has the same numbers."""
    return {name: (numbers[name],) * len(row) for name, row in table.items()}


def only(feature: str) -> RaHeuristics:
    """Return a knowledge whose outlook sees but one feature."""
    return RaHeuristics(WEIGHTS, alike({name: float(name == feature) for name in OUTLOOK}, OUTLOOK))


ONE_BY_ONE = [only(feature) for feature in FEATURES]


def lead(state: State, seat: int) -> float:
    """Return by how much a seat leads the mean of the others."""
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def gains(new: RaHeuristics, old: RaHeuristics, seats: int, rng: SeededRng) -> bool:
    """Tell whether new weights lead clearly against old ones."""

    def play(number: int) -> float:
        seat = number % seats
        state = GAME.new(seats)
        contest(state, [new if each == seat else old for each in range(seats)], rng, Actions())
        return lead(state, seat)

    return is_gain(play)


def climb(seats: int, seconds: float) -> Numbers:
    """Improve the weights for one number of seats."""
    chance = random.Random(seats)
    rng = SeededRng(seats)
    weights = column(WEIGHTS, SEATS.index(seats))
    old = RaHeuristics(alike(weights, WEIGHTS))
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        changed = dict(weights)
        for name in chance.sample(sorted(changed), 3):
            changed[name] = changed[name] * (1 + chance.gauss(0, 0.3)) + chance.gauss(0, 0.05)
        new = RaHeuristics(alike(changed, WEIGHTS))
        if gains(new, old, seats, rng):
            weights, old = changed, new
    return weights


def features(state: State, seat: int) -> list[float]:
    """Return what the outlook multiplies: each feature is what the estimate adds for an outlook of one."""
    found: list[float] = []
    for heuristics in ONE_BY_ONE:
        found.append(expected(heuristics, state)[seat] - state.scores()[seat])
    return found


def fit(weights: Numbers, seats: int, epoch: int) -> Numbers:
    """Fit the outlook at the beginning of an epoch, with the spread of what it misses."""
    heuristics = RaHeuristics(alike(weights, WEIGHTS))
    rng = SeededRng(10 * seats + epoch)
    actions = Actions()
    rows: list[list[float]] = []
    targets: list[float] = []
    for _ in range(FITTED_GAMES):
        state = GAME.new(seats)
        playout(state, heuristics, rng, actions, epoch)
        before = state.scores()
        found = [features(state, seat) for seat in range(seats)]
        contest(state, [heuristics] * seats, rng, actions)
        gained = [after - fame for after, fame in zip(state.scores(), before, strict=True)]
        # Only differences between seats matter, so each game's mean is taken out.
        for seat in range(seats):
            means = [sum(each[index] for each in found) / seats for index in range(len(FEATURES))]
            rows.append([value - mean for value, mean in zip(found[seat], means, strict=True)])
            targets.append(gained[seat] - sum(gained) / seats)
    outlook = least_squares(rows, targets)
    missed = [
        target - sum(a * b for a, b in zip(row, outlook, strict=True))
        for row, target in zip(rows, targets, strict=True)
    ]
    deviation = (sum(each * each for each in missed) / len(missed) * seats / (seats - 1)) ** 0.5
    # A logistic curve is close to the normal distribution of a difference of two if its scale is 0.78 deviations.
    return {**dict(zip(FEATURES, outlook, strict=True)), "spread": 0.78 * deviation}


def main() -> None:
    """Climb, fit and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    weights = [climb(seats, seconds) for seats in SEATS]
    outlook = [fit(each, seats, epoch) for each, seats in zip(weights, SEATS, strict=True) for epoch in (2, 3)]
    print(named("WEIGHTS", weights))
    print(named("OUTLOOK", outlook))


if __name__ == "__main__":
    main()
