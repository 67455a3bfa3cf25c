"""Strength against thinking time: one search with 0.05, 0.2 or 1 s a decision against the Vizier.

    python bench/thinking_time.py [GAME] [SEATS] [GAMES]

Prints a line for each time: the share of first places with its 95 % interval, and iterations a second.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis.arena.ratings import interval
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import knowledge_of
from heliopolis.players.search import Search, Settings

TIMES = (0.05, 0.2, 1.0)
RIVAL = "vizier"


class Searcher:
    """Thinks for a time about every decision."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.iterations = 0
        self.spent = 0.0

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        findings = Search(knowledge_of(self.game), Settings(seconds=self.seconds)).run(state, seat, rng)
        self.iterations += findings.iterations
        self.spent += findings.seconds
        return findings.choice


def one_game(name: str, seats: int, seconds: float, number: int) -> tuple[float, int, float]:
    """Play a game; return the share of the first place, iterations and seconds."""
    game = registry.game(name)
    state = game.new(seats)
    searcher = Searcher(name, seconds)
    rival = chooser(RIVAL, name)
    seat = number % seats
    choosers = [searcher if each == seat else rival for each in range(seats)]
    play(game, state, choosers, SeededRng(number // seats))
    places = state.standings()
    won = 1 / places.count(1) if places[seat] == 1 else 0.0
    return won, searcher.iterations, searcher.spent


def main() -> None:
    """Measure each time."""
    name = sys.argv[1] if len(sys.argv) > 1 else "ra"
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else registry.info(name).seats[0]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for seconds in TIMES:
            running = [pool.submit(one_game, name, seats, seconds, number) for number in range(games)]
            results = [each.result() for each in running]
            share = interval(sum(won for won, _, _ in results) / games, games)
            speed = sum(count for _, count, _ in results) / sum(spent for _, _, spent in results)
            print(
                f"{name}, {seats} seats, {seconds} s a decision against {RIVAL}: {share.value:.1%} first "
                f"({share.low:.1%} to {share.high:.1%}) in {games} games, {speed:,.0f} iterations a second",
                flush=True,
            )


if __name__ == "__main__":
    main()
