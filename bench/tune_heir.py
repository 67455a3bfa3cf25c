"""Find the numbers behind what bots know of Heir; prints the tables of `players/knowledge/heir_tables.py` anew.

    python bench/tune_heir.py [SECONDS]

The weights of the light policy climb by self-play for SECONDS (default 60): a few are changed at random, and the change
is kept if it clearly gains on the policy as it was. Then the outlook is fitted by least squares to how games of that
policy end.
"""

import random
import sys
import time

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis.arena.fitting import is_gain, least_squares, listed
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions
from heliopolis.games.heir.components import ROUNDS
from heliopolis.games.heir.state import HeirState
from heliopolis.players.knowledge.base import contest, playout
from heliopolis.players.knowledge.heir import HeirKnowledge
from heliopolis.players.knowledge.heir_promises import FEATURES, sure_points, write_features
from heliopolis.players.knowledge.heir_tables import OUTLOOK, WEIGHTS

GAME = registry.game("heir")
SIZE = int(FEATURES)
FITTED_GAMES = 8000
RIDGE = 20.0
DIGITS = 3
SCALE = 0.55
"""A logistic curve is close to the normal distribution if its scale is so many deviations."""


def policy(weights: list[float]) -> HeirKnowledge:
    """Return a knowledge with other weights."""
    knowledge = HeirKnowledge()
    knowledge.learn(weights, OUTLOOK)
    return knowledge


def new_game() -> HeirState:
    """Return a game whose board is laid out by chance."""
    state = GAME.new(2, {"quick": True})
    assert isinstance(state, HeirState)
    return state


def gains(new: HeirKnowledge, old: HeirKnowledge, rng: SeededRng) -> bool:
    """Tell whether a policy leads clearly against another."""

    def lead(number: int) -> float:
        seat = number % 2
        state = new_game()
        contest(state, [new, old] if seat == 0 else [old, new], rng, Actions())
        scores = state.scores()
        return scores[seat] - scores[1 - seat]

    return is_gain(lead)


def climb(weights: list[float], seconds: float) -> list[float]:
    """Improve the weights."""
    chance = random.Random(1)
    rng = SeededRng(1)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        changed = weights[:]
        for index in chance.sample(range(len(weights)), 3):
            changed[index] = changed[index] * (1 + chance.gauss(0, 0.3)) + chance.gauss(0, 0.02)
        if gains(policy(changed), policy(weights), rng):
            weights = changed
    return weights


def features(knowledge: HeirKnowledge, state: HeirState) -> list[float]:
    """Return by how much the first seat is ahead of the second in each feature."""
    written: list[list[float]] = []
    for seat in range(2):
        write_features(state, seat, knowledge.features)
        written.append([knowledge.features[feature] for feature in range(SIZE)])
    return [first - second for first, second in zip(*written, strict=True)]


def play_on(knowledge: HeirKnowledge, rng: SeededRng) -> tuple[list[list[float]], list[float], int]:
    """Play a game; return at each round's beginning the features and the sure lead, and the lead at the end."""
    state = new_game()
    actions = Actions()
    rows: list[list[float]] = []
    sure: list[float] = []
    for stage in range(2, int(ROUNDS) + 1):
        playout(state, knowledge, rng, actions, stage)
        rows.append(features(knowledge, state))
        sure.append(sure_points(state, 0) - sure_points(state, 1))
    contest(state, [knowledge, knowledge], rng, actions)
    first, second = state.scores()
    return rows, sure, first - second


def fit(weights: list[float]) -> tuple[list[list[float]], list[float]]:
    """Fit the outlook at the beginning of each round; return it with the spreads of what it misses."""
    knowledge = policy(weights)
    rng = SeededRng(2)
    games = [play_on(knowledge, rng) for _ in range(FITTED_GAMES)]
    outlooks: list[list[float]] = []
    spreads: list[float] = []
    for index in range(int(ROUNDS) - 1):
        rows = [game[0][index] for game in games]
        gained = [end - sure[index] for _, sure, end in games]
        outlook = least_squares(rows, gained, RIDGE)
        missed = [
            gain - sum(a * b for a, b in zip(row, outlook, strict=True)) for row, gain in zip(rows, gained, strict=True)
        ]
        outlooks.append(outlook)
        spreads.append(SCALE * (sum(each * each for each in missed) / len(missed)) ** 0.5)
    return outlooks, spreads


def main() -> None:
    """Climb, fit and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    weights = climb(list(WEIGHTS), seconds)
    outlook, spreads = fit(weights)
    print(listed("WEIGHTS", [weights], DIGITS))
    print(listed("OUTLOOK", outlook, DIGITS))
    print("OUTLOOK_SPREAD = [" + ", ".join(f"{spread:.1f}" for spread in spreads) + "]")


if __name__ == "__main__":
    main()
