"""Matches between bots, over all cores: every game is one line of a file, so that stopping loses nothing.

A pairing is one bot among others of another kind. Its games come in rounds: in a round the one bot takes each seat in
turn while chance stays the same, which takes much of the luck out of the comparison.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from itertools import combinations, groupby
from pathlib import Path

from heliopolis.arena.contestants import LIMIT, places_of, seated
from heliopolis.arena.dataset import Sample, sample_of
from heliopolis.arena.outside import check_bot
from heliopolis.arena.workers import hand_out, workers
from heliopolis.core import registry
from heliopolis.core.driver import play
from heliopolis.core.edition import Edition
from heliopolis.core.errors import SetupError
from heliopolis.core.info import Options
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.players.learned.shelf import digest_of
from heliopolis.players.levels import ALL_LEVELS, LEARNED, settings_of

TUNED = (*ALL_LEVELS, LEARNED)
"""The bots that may think otherwise in another release."""


@dataclass(frozen=True)
class Pairing:
    """One bot among others of another kind, at one game."""

    game: str
    seats: int
    one: str
    others: str
    options: Options = field(default_factory=dict)
    seed: int = 1
    changes: dict[str, object] = field(default_factory=dict)
    """What the edition changes."""
    limit: float = LIMIT
    """How many seconds a bot from outside has for a decision."""

    def bots(self, number: int) -> list[str]:
        """Return who sits where in a game: the one bot takes each seat of a round in turn."""
        return [self.one if seat == number % self.seats else self.others for seat in range(self.seats)]

    def chance(self, number: int) -> int:
        """Return the seed of a game: the games of a round share theirs."""
        return self.seed * 1_000_003 + number // self.seats

    def key(self) -> str:
        """Return what a line must agree on to belong to this pairing: also how the bots think."""
        thoughts = [thoughts_of(bot, self.game, self.seats) for bot in (self.one, self.others) if bot in TUNED]
        edition = [str(self.changes)] if self.changes else []
        return " ".join(
            [self.game, str(self.seats), self.one, self.others, str(self.seed), str(self.options), *edition, *thoughts]
        )

    def edition(self) -> Edition:
        """Return the edition that is played with."""
        standard = registry.game(self.game).standard
        return standard.with_changes(self.changes, name="mine") if self.changes else standard

    def record(self, number: int) -> Record:
        """Return the record of a game before its first entry."""
        game = registry.game(self.game)
        return new_record(game, self.seats, self.options, self.edition(), self.bots(number))


@dataclass(frozen=True)
class Line:
    """What came of one game."""

    pairing: str
    number: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    long_decisions: list[int]
    turns: int
    """How often another seat came to decide; sealed decisions, made at once, count one by one."""
    first: int
    """The seat that decided first."""
    ended_by: str
    failures: list[str] = field(default_factory=list)
    """Why each seat's bot failed, nothing for one that did not; empty if none did."""

    def won(self, bot: str) -> float:
        """Return which share of the first place the seats of a bot have."""
        firsts = self.places.count(1)
        return sum(1 / firsts for who, place in zip(self.bots, self.places, strict=True) if who == bot and place == 1)


def thoughts_of(bot: str, game: str, seats: int) -> str:
    """Return what tells how a bot thinks from how it did in another release."""
    settings = settings_of(bot, game, seats)
    return f"{settings} {settings.judged} {digest_of(game, seats)}" if settings.judged else str(settings)


class Interrupted(KeyboardInterrupt):
    """Somebody has stopped the games; holds the lines of those that had ended."""

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self.lines = lines


def play_game(pairing: Pairing, number: int) -> tuple[Line, Sample]:
    """Play one game of a pairing: it depends on the pairing and the number alone, not on how fast the machine is."""
    record, bots = pairing.record(number), pairing.bots(number)
    state = record.start()
    with seated(bots, record.game, record.options, state, pairing.limit) as contestants:
        play(record.game, state, contestants, SeededRng(pairing.chance(number)), entries=record.entries)
    record.final_scores = state.scores()
    failures = [each.failure for each in contestants]
    places = places_of(state.standings(), failures)
    deciders = [entry.seat for entry in record.entries if entry.seat != CHANCE]
    line = Line(
        pairing.key(),
        number,
        bots,
        places,
        record.final_scores,
        [each.timed.decisions for each in contestants],
        [round(each.timed.seconds, 6) for each in contestants],
        [each.timed.long_decisions for each in contestants],
        sum(1 for _ in groupby(deciders)),
        deciders[0],
        state.ended_by(),
        failures if any(failures) else [],
    )
    return line, sample_of(record, bots, places, failures)


def pairings(
    game: str,
    seats: int,
    bots: list[str],
    options: Options,
    seed: int,
    *,
    changes: dict[str, object] | None = None,
    limit: float = LIMIT,
) -> list[Pairing]:
    """Pair every bot with every other; the one named first is the one among others."""
    registry.info(game).check_seats(seats)
    if seats < 2:
        raise SetupError("with 1 seat no bot meets another; expected at least 2 seats")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise SetupError(f"the players are {', '.join(bots)}; expected at least two different ones")
    for bot in bots:
        check_bot(bot, game)
    return [
        Pairing(game, seats, one, others, options, seed, changes or {}, limit) for one, others in combinations(bots, 2)
    ]


def read_lines(path: Path) -> Iterator[Line]:
    """Read the games that were played before; a line that was cut off is left out."""
    if not path.exists():
        return
    for text in path.read_text(encoding="utf-8").splitlines():
        try:
            yield Line(**json.loads(text))
        except (ValueError, TypeError):
            continue


def contend(
    planned: list[tuple[Pairing, int]],
    path: Path | None,
    progress: Callable[[int], None],
    pool: AbstractContextManager[Executor] | None = None,
    dataset: Path | None = None,
) -> list[Line]:
    """Play what is still missing of so many games of each pairing; return every line, in order.

    Lines are added to the file as games end, and records to the dataset. Whoever stops this can call it again, and it
    goes on from there. Games are played by all cores, or by the pool that is given.
    """
    wanted = {(pairing.key(), number): pairing for pairing, games in planned for number in range(games)}
    found = {(line.pairing, line.number): line for line in read_lines(path)} if path is not None else {}
    lines = {key: found[key] for key in wanted if key in found}
    progress(len(lines))
    missing = [(pairing, number) for (key, number), pairing in wanted.items() if (key, number) not in lines]
    # Rounds before pairings, so that a run that is stopped early says something about each.
    missing.sort(key=lambda each: each[1])
    try:
        with pool or workers() as executor:
            for game in as_completed(hand_out(executor, play_game, missing)):
                line, sample = game.result()
                lines[line.pairing, line.number] = line
                if path is not None:
                    append_line(path, json.dumps(asdict(line)))
                if dataset is not None:
                    append_line(dataset, sample.write())
                progress(1)
    except KeyboardInterrupt:
        raise Interrupted([lines[key] for key in wanted if key in lines]) from None
    return [lines[key] for key in wanted]


def append_line(path: Path, line: str) -> None:
    """Add a game to a file; if the last line was cut off, begin a new one."""
    with path.open("a+b") as file:
        if file.tell() > 0:
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(line.strip().encode() + b"\n")
