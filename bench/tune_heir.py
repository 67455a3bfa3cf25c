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
FIRST_LOOK = 400
CLEAR = 2.5
"""How many standard errors make a gain clear."""
SIZE = int(FEATURES)
FITTED_GAMES = 8000
RIDGE = 20.0
SCALE = 0.55
"""A logistic curve is close to the normal distribution if its scale is so many deviations."""
NUMBERS_A_LINE = 12


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
    """Tell whether a policy leads clearly against another, giving up early if it does not."""
    leads: list[int] = []
    actions = Actions()
    for games in (FIRST_LOOK, 4 * FIRST_LOOK, 16 * FIRST_LOOK):
        while len(leads) < games:
            seat = len(leads) % 2
            state = new_game()
            contest(state, [new, old] if seat == 0 else [old, new], rng, actions)
            scores = state.scores()
            leads.append(scores[seat] - scores[1 - seat])
        mean = sum(leads) / games
        error = (sum((each - mean) ** 2 for each in leads) / games / games) ** 0.5
        if mean < (CLEAR if games > 4 * FIRST_LOOK else 1.0) * error:
            return False
    return True


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
        outlook = least_squares(rows, gained)
        missed = [
            gain - sum(a * b for a, b in zip(row, outlook, strict=True)) for row, gain in zip(rows, gained, strict=True)
        ]
        outlooks.append(outlook)
        spreads.append(SCALE * (sum(each * each for each in missed) / len(missed)) ** 0.5)
    return outlooks, spreads


def least_squares(rows: list[list[float]], targets: list[float]) -> list[float]:
    """Solve the normal equations, with a little ridge for features that hardly vary."""
    matrix = [
        [sum(row[i] * row[j] for row in rows) + (RIDGE if i == j else 0.0) for j in range(SIZE)] for i in range(SIZE)
    ]
    right = [sum(row[i] * target for row, target in zip(rows, targets, strict=True)) for i in range(SIZE)]
    for i in range(SIZE):
        for j in range(i + 1, SIZE):
            factor = matrix[j][i] / matrix[i][i]
            matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
            right[j] -= factor * right[i]
    solved = [0.0] * SIZE
    for i in reversed(range(SIZE)):
        known = sum(matrix[i][j] * solved[j] for j in range(i + 1, SIZE))
        solved[i] = (right[i] - known) / matrix[i][i]
    return solved


def listed(name: str, rows: list[list[float]]) -> str:
    """Write a table as Python."""
    lines: list[str] = []
    for row in rows:
        for start in range(0, len(row), NUMBERS_A_LINE):
            lines.append("    " + " ".join(f"{value:.3f}," for value in row[start : start + NUMBERS_A_LINE]))
        lines.append("")
    return f"{name} = [\n" + "\n".join(lines).rstrip() + "\n]\n"


def main() -> None:
    """Climb, fit and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    weights = climb(list(WEIGHTS), seconds)
    outlook, spreads = fit(weights)
    print(listed("WEIGHTS", [weights]))
    print(listed("OUTLOOK", outlook))
    print("OUTLOOK_SPREAD = [" + ", ".join(f"{spread:.1f}" for spread in spreads) + "]")


if __name__ == "__main__":
    main()
