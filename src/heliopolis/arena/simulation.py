"""Many games between bots, over all cores."""

import time
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path

from heliopolis.arena.contestants import LIMIT, places_of, seated
from heliopolis.arena.dataset import Sample, sample_of
from heliopolis.arena.league import append_line
from heliopolis.arena.workers import hand_out, workers
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.playout import random_playout
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import Actions, State

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
    limit: float = LIMIT
    """How many seconds a bot from outside has for a decision."""

    def record(self) -> Record:
        """Return the record of a game before its first entry."""
        return new_record(registry.game(self.game), len(self.bots), self.options, self.edition(), self.bots)

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
    samples: list[Sample] = field(default_factory=list)
    """The games themselves, if they are wanted."""

    def add(self, state: State, decisions: int, places: list[int]) -> None:
        """Count a game that has ended; a shared first place is shared."""
        firsts = max(1, places.count(1))
        wins = [1 / firsts if place == 1 else 0.0 for place in places]
        self.scores = [a + b for a, b in zip(self.scores or [0] * len(places), state.scores(), strict=True)]
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(places), wins, strict=True)]
        self.games += 1
        self.decisions += decisions

    def blame(self, what: str) -> None:
        """Note a failure."""
        self.error_count += 1
        self.errors = [*self.errors, what][:MOST_ERRORS_KEPT]

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


def play_batch(match: Match, games: int, seed: int, keep: bool = False) -> Tally:
    """Play some games in this process; a bot that fails loses its game, is counted, and does not stop the others."""
    rng = SeededRng(seed)
    at_random = all(bot == "random" for bot in match.bots) and not keep
    actions = Actions()
    tally = Tally()
    start = match.record()
    for _ in range(games):
        record = start.copy()
        state = record.start()
        try:
            if at_random:
                decisions, _ = random_playout(state, rng, actions)
                tally.add(state, decisions, state.standings())
            else:
                play_on(match, record, state, rng, tally, keep)
        except Exception as error:
            tally.blame(f"{type(error).__name__}: {error}")
    return tally


def play_on(match: Match, record: Record, state: State, rng: SeededRng, tally: Tally, keep: bool) -> None:
    """Play a game between bots, and count it."""
    with seated(match.bots, record.game, record.options, state, match.limit) as contestants:
        decisions = play(record.game, state, contestants, rng, entries=record.entries if keep else None)
    failures = [each.failure for each in contestants]
    places = places_of(state.standings(), failures)
    tally.add(state, decisions, places)
    for seat, failure in enumerate(failures):
        if failure:
            tally.blame(f"{match.bots[seat]} on seat {seat + 1}: {failure}")
    if keep:
        record.final_scores = state.scores()
        tally.samples.append(sample_of(record, match.bots, places, failures))


def simulate(
    match: Match,
    games: int,
    seed: int,
    progress: Callable[[int], None],
    pool: AbstractContextManager[Executor] | None = None,
    dataset: Path | None = None,
) -> Tally:
    """Play many games over all cores, or in a pool; the result depends on the seed alone, not on how many play."""
    size = max(1, min(LARGEST_BATCH, games // BATCHES))
    sizes = [size] * (games // size) + ([games % size] if games % size else [])
    total = Tally()
    began = time.perf_counter()
    with pool or workers() as executor:
        tasks = [(match, size, seed * 1_000_003 + number, dataset is not None) for number, size in enumerate(sizes)]
        for batch in as_completed(hand_out(executor, play_batch, tasks)):
            tally = batch.result()
            total.merge(tally)
            for sample in tally.samples:
                assert dataset is not None
                append_line(dataset, sample.write())
            progress(tally.games)
    total.seconds = time.perf_counter() - began
    return total
