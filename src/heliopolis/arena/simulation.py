"""Many games between bots, over all cores."""

import time
from collections.abc import Callable
from concurrent.futures import as_completed
from dataclasses import dataclass, field

from heliopolis.arena.workers import hand_out, workers
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.playout import random_playout
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions, State
from heliopolis.players.catalogue import chooser

BATCHES = 64
LARGEST_BATCH = 10_000
MOST_ERRORS_KEPT = 5


@dataclass(frozen=True)
class Match:
    """What is played: a game, its options and edition, and a bot for each seat."""

    game: str
    bots: tuple[str, ...]
    options: Options = field(default_factory=dict)
    changes: dict[str, object] = field(default_factory=dict)
    """What the edition changes."""

    def start(self) -> State:
        """Return the game before its first entry."""
        game = registry.game(self.game)
        return game.new(len(self.bots), self.options, self.edition())

    def edition(self) -> Edition:
        """Return the edition that is played with."""
        standard = registry.game(self.game).standard
        return standard.with_changes(self.changes, name="mine") if self.changes else standard


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    error_count: int = 0
    seconds: float = 0.0

    def add(self, state: State, decisions: int) -> None:
        """Count a game that has ended; a shared first place is shared."""
        places = state.standings()
        firsts = places.count(1)
        wins = [1 / firsts if place == 1 else 0.0 for place in places]
        self.scores = [a + b for a, b in zip(self.scores or [0] * len(places), state.scores(), strict=True)]
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(places), wins, strict=True)]
        self.games += 1
        self.decisions += decisions

    def merge(self, other: "Tally") -> None:
        """Take in what came of other games."""
        if other.scores:
            self.scores = [a + b for a, b in zip(self.scores or [0] * len(other.scores), other.scores, strict=True)]
            self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.games += other.games
        self.decisions += other.decisions
        self.error_count += other.error_count
        self.errors = (self.errors + other.errors)[:MOST_ERRORS_KEPT]

    def as_data(self) -> dict[str, object]:
        """Return the result as plain data."""
        played = max(1, self.games)
        return {
            "games": self.games,
            "errors": self.error_count,
            "decisions_per_game": self.decisions / played,
            "mean_scores": [score / played for score in self.scores],
            "win_shares": [wins / played for wins in self.wins],
            "games_per_s": self.games / self.seconds if self.seconds else 0.0,
        }


def play_batch(match: Match, games: int, seed: int) -> Tally:
    """Play some games in this process; a game that fails is counted and does not stop the others."""
    rng = SeededRng(seed)
    game = registry.game(match.game)
    choosers = [chooser(bot, match.game) for bot in match.bots]
    at_random = all(bot == "random" for bot in match.bots)
    actions = Actions()
    tally = Tally()
    for _ in range(games):
        state = match.start()
        try:
            if at_random:
                decisions, _ = random_playout(state, rng, actions)
            else:
                decisions = play(game, state, choosers, rng)
            tally.add(state, decisions)
        except Exception as error:
            tally.error_count += 1
            tally.errors.append(f"{type(error).__name__}: {error}")
    tally.errors = tally.errors[:MOST_ERRORS_KEPT]
    return tally


def simulate(match: Match, games: int, seed: int, progress: Callable[[int], None]) -> Tally:
    """Play many games over all cores; the result depends on the seed alone, not on the number of cores."""
    size = max(1, min(LARGEST_BATCH, games // BATCHES))
    sizes = [size] * (games // size) + ([games % size] if games % size else [])
    total = Tally()
    began = time.perf_counter()
    with workers() as pool:
        tasks = [(match, size, seed * 1_000_003 + number) for number, size in enumerate(sizes)]
        for batch in as_completed(hand_out(pool, play_batch, tasks)):
            tally = batch.result()
            total.merge(tally)
            progress(tally.games + tally.error_count)
    total.seconds = time.perf_counter() - began
    return total
