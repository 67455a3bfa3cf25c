"""Fit what bots expect of a round of Heir; prints the outlook of `players/heuristics/heir_tables.py` anew.

    python bench/tune_heir.py

The light policy plays against itself, and the outlook at the beginning of each round is fitted by least squares to how
its games end. The weights of the policy are set by hand: climbing by self-play, as Ra's do, they learned to beat their
own likeness and nobody else.
"""

from heliopolis.arena.fitting import least_squares
from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions
from heliopolis.games.heir import components as piece
from heliopolis.games.heir.state import HeirState
from heliopolis.players.heuristics.base import contest, playout
from heliopolis.players.heuristics.heir import HeirHeuristics
from heliopolis.players.heuristics.heir_promises import FEATURE_NAMES, sure_points, write_features

GAME = registry.game("heir")
FITTED_GAMES = 8000
RIDGE = 20.0
DIGITS = 3
SCALE = 0.55
"""A logistic curve is close to the normal distribution if its scale is so many deviations."""


def new_game() -> HeirState:
    """Return a game whose board is laid out by chance."""
    state = GAME.new(2, {"quick": True})
    assert isinstance(state, HeirState)
    return state


def features(heuristics: HeirHeuristics, state: HeirState) -> list[float]:
    """Return by how much the first seat is ahead of the second in each feature."""
    written: list[list[float]] = []
    for seat in range(2):
        write_features(state, seat, heuristics.features)
        written.append([heuristics.features[feature] for feature in range(len(FEATURE_NAMES))])
    return [first - second for first, second in zip(*written, strict=True)]


def play_on(heuristics: HeirHeuristics, rng: SeededRng) -> tuple[list[list[float]], list[float], int]:
    """Play a game; return at each round's beginning the features and the sure lead, and the lead at the end."""
    state = new_game()
    actions = Actions()
    rows: list[list[float]] = []
    sure: list[float] = []
    for stage in range(2, int(piece.ROUNDS) + 1):
        playout(state, heuristics, rng, actions, stage)
        rows.append(features(heuristics, state))
        sure.append(sure_points(state, 0) - sure_points(state, 1))
    contest(state, [heuristics, heuristics], rng, actions)
    first, second = state.scores()
    return rows, sure, first - second


def fit() -> tuple[list[list[float]], list[float]]:
    """Fit the outlook at the beginning of each round; return it with the spreads of what it misses."""
    heuristics = HeirHeuristics()
    rng = SeededRng(2)
    games = [play_on(heuristics, rng) for _ in range(FITTED_GAMES)]
    outlooks: list[list[float]] = []
    spreads: list[float] = []
    for index in range(int(piece.ROUNDS) - 1):
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
    """Fit and print."""
    outlooks, spreads = fit()
    print("OUTLOOK = {")
    for name, by_round in zip(FEATURE_NAMES, zip(*outlooks, strict=True), strict=True):
        print(f'    "{name}": [' + ", ".join(f"{weight:.{DIGITS}f}" for weight in by_round) + "],")
    print("}\n\nOUTLOOK_SPREAD = [" + ", ".join(f"{spread:.1f}" for spread in spreads) + "]")


if __name__ == "__main__":
    main()
