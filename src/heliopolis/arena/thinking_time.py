"""Strength against thinking time: a search with so many seconds a decision, among bots of a level."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from heliopolis.arena.shares import Share, interval
from heliopolis.arena.workers import hand_out, workers
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import PHARAOH, settings_of

TIMES = (0.05, 0.2, 1.0)
RIVAL = PHARAOH
"""Against a weaker one even a short search is nearly always first, so that a longer one could not be told from it."""


@dataclass(frozen=True)
class Point:
    """One point of the curve: how often a search with this time a decision was first, and how much it searched."""

    seconds: float
    first: Share
    searches_per_s: float

    def as_data(self) -> dict[str, object]:
        """Return this as plain data."""
        return {"seconds": self.seconds, **asdict(self.first), "searches_per_s": self.searches_per_s}


class Searcher:
    """Thinks like the Pharaoh, but for a time about every decision."""

    def __init__(self, game: str, seats: int, seconds: float) -> None:
        thinking = replace(settings_of(PHARAOH, game, seats), iterations=0)
        self.search = thinking.search(game, seats, seconds)
        self.iterations = 0
        self.spent = 0.0

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        findings = self.search.run(state, seat, rng)
        self.iterations += findings.iterations
        self.spent += findings.seconds
        return findings.choice


def one_game(name: str, seats: int, seconds: float, number: int, rival: str = RIVAL) -> tuple[float, int, float]:
    """Play a game; return the searcher's share of the first place, its iterations and its seconds."""
    game = registry.game(name)
    state = game.new(seats)
    searcher = Searcher(name, seats, seconds)
    other = chooser(rival, name)
    seat = number % seats
    play(game, state, [searcher if each == seat else other for each in range(seats)], SeededRng(number // seats))
    places = state.standings()
    won = 1 / places.count(1) if places[seat] == 1 else 0.0
    return won, searcher.iterations, searcher.spent


def curve(
    name: str, seats: int, games: int, progress: Callable[[int], None], *, cores: int = 0, rival: str = RIVAL
) -> list[Point]:
    """Measure the curve from so many games a point, over all cores. A lone seat plays against the game itself."""
    points: list[Point] = []
    with workers(cores) as pool:
        for seconds in TIMES:
            results: list[tuple[float, int, float]] = []
            tasks = [(name, seats, seconds, number, rival) for number in range(games)]
            for running in hand_out(pool, one_game, tasks):
                results.append(running.result())
                progress(1)
            first = interval(sum(won for won, _, _ in results) / games, games)
            spent = sum(each for _, _, each in results)
            points.append(Point(seconds, first, sum(count for _, count, _ in results) / spent))
    return points
