"""Matches between bots, over all cores: every game is one line of a file, so that stopping loses nothing.

A pairing is one bot among others of another kind. Its games come in rounds: in a round the one bot takes each seat in
turn while chance stays the same, which takes much of the luck out of the comparison.
"""

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from dataclasses import asdict, dataclass, field
from itertools import combinations, groupby
from pathlib import Path

from heliopolis.arena.workers import hand_out, workers
from heliopolis.core import registry
from heliopolis.core.driver import Chooser, play
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Entry
from heliopolis.core.info import Options
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, State
from heliopolis.players.catalogue import chooser
from heliopolis.players.levels import LEVELS, settings_of

LONG = 1.0
"""A decision that takes one core more seconds than this is counted as a long one."""


@dataclass(frozen=True)
class Pairing:
    """One bot among others of another kind, at one game."""

    game: str
    seats: int
    one: str
    others: str
    options: Options = field(default_factory=dict)
    seed: int = 1

    def bots(self, number: int) -> list[str]:
        """Return who sits where in a game: the one bot takes each seat of a round in turn."""
        return [self.one if seat == number % self.seats else self.others for seat in range(self.seats)]

    def chance(self, number: int) -> int:
        """Return the seed of a game: the games of a round share theirs."""
        return self.seed * 1_000_003 + number // self.seats

    def key(self) -> str:
        """Return what a line must agree on to belong to this pairing: also how the bots think."""
        thoughts = [str(settings_of(bot, self.game, self.seats)) for bot in (self.one, self.others) if bot in LEVELS]
        return " ".join(
            [self.game, str(self.seats), self.one, self.others, str(self.seed), str(self.options), *thoughts]
        )


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

    def won(self, bot: str) -> float:
        """Return which share of the first place the seats of a bot have."""
        firsts = self.places.count(1)
        return sum(1 / firsts for who, place in zip(self.bots, self.places, strict=True) if who == bot and place == 1)


class Interrupted(KeyboardInterrupt):
    """Somebody has stopped the games; holds the lines of those that had ended."""

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self.lines = lines


class Timed:
    """A chooser that counts how often it thinks, and how long on one core: other programs do not count."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.decisions = 0
        self.seconds = 0.0
        self.long_decisions = 0

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        began = time.process_time()
        action = self.chooser(state, seat, rng)
        taken = time.process_time() - began
        self.decisions += 1
        self.seconds += taken
        self.long_decisions += taken > LONG
        return action


def play_game(pairing: Pairing, number: int) -> Line:
    """Play one game of a pairing: it depends on the pairing and the number alone, not on how fast the machine is."""
    game = registry.game(pairing.game)
    bots = pairing.bots(number)
    choosers = [Timed(chooser(bot, pairing.game, longest=0.0)) for bot in bots]
    state = game.new(pairing.seats, pairing.options)
    entries: list[Entry] = []
    play(game, state, choosers, SeededRng(pairing.chance(number)), entries=entries)
    deciders = [entry.seat for entry in entries if entry.seat != CHANCE]
    return Line(
        pairing.key(),
        number,
        bots,
        state.standings(),
        state.scores(),
        [each.decisions for each in choosers],
        [round(each.seconds, 6) for each in choosers],
        [each.long_decisions for each in choosers],
        sum(1 for _ in groupby(deciders)),
        deciders[0],
        state.ended_by(),
    )


def pairings(game: str, seats: int, bots: list[str], options: Options, seed: int) -> list[Pairing]:
    """Pair every bot with every other; the one named first is the one among others."""
    registry.info(game).check_seats(seats)
    if seats < 2:
        raise SetupError("with 1 seat no bot meets another; expected at least 2 seats")
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise SetupError(f"the players are {', '.join(bots)}; expected at least two different ones")
    for bot in bots:
        chooser(bot, game)
    return [Pairing(game, seats, one, others, options, seed) for one, others in combinations(bots, 2)]


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
    planned: list[tuple[Pairing, int]], path: Path | None, progress: Callable[[int], None], cores: int = 0
) -> list[Line]:
    """Play what is still missing of so many games of each pairing; return every line, in order.

    Lines are added to the file as games end. Whoever stops this can call it again, and it goes on from there.
    """
    wanted = {(pairing.key(), number): pairing for pairing, games in planned for number in range(games)}
    found = {(line.pairing, line.number): line for line in read_lines(path)} if path is not None else {}
    lines = {key: found[key] for key in wanted if key in found}
    progress(len(lines))
    missing = [(pairing, number) for (key, number), pairing in wanted.items() if (key, number) not in lines]
    # Rounds before pairings, so that a run that is stopped early says something about each.
    missing.sort(key=lambda each: each[1])
    try:
        with workers(cores) as pool:
            for game in as_completed(hand_out(pool, play_game, missing)):
                line = game.result()
                lines[line.pairing, line.number] = line
                if path is not None:
                    append_line(path, line)
                progress(1)
    except KeyboardInterrupt:
        raise Interrupted([lines[key] for key in wanted if key in lines]) from None
    return [lines[key] for key in wanted]


def append_line(path: Path, line: Line) -> None:
    """Add a game to the file; if the last line was cut off, begin a new one."""
    with path.open("a+b") as file:
        if file.tell() > 0:
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(json.dumps(asdict(line)).encode() + b"\n")
