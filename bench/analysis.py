"""Whether an analysis is honest: what decisions of each level cost, whether luck is luck, whether chances are chances.

    python bench/analysis.py play FILE GAMES [--seed N]      plays and analyses games, and adds a line for each to FILE
    python bench/analysis.py chances FILE GAMES [--seed N]   the same, but looks at the chances of a few moments alone
    python bench/analysis.py report FILE … [--plot PLOT]     sums up, and draws how well chances came true (.svg)

Games of two seats, each title in turn: levels against themselves and against each other, with seats changed. They are
analysed at a smaller depth than usual, so that many can be. Take a seed that nothing was set on. `--titles` and
`--players` play some of them only.
"""

import json
import random
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from itertools import combinations, islice
from math import sqrt
from pathlib import Path
from typing import Any

from heliopolis.arena.calibration import Bin, calibration_svg
from heliopolis.arena.shares import CONFIDENCE
from heliopolis.core import registry
from heliopolis.core.driver import follow, play
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.players.analysis.curve import Curve
from heliopolis.players.analysis.depth import Depth
from heliopolis.players.analysis.figures import PARTS
from heliopolis.players.analysis.work import analyse
from heliopolis.players.catalogue import RANDOM, chooser
from heliopolis.players.levels import LEVELS

TITLES = ("ra", "heir", "pyramidice", "gold")
PLAYERS = (RANDOM, *LEVELS)
DEPTH = Depth(first=1, samples=200, iterations=150, weighing=200, closer=1)
LOOKS = 24
"""At how many moments of a game its chances are compared with how it ended."""
GLANCE = 120
"""How often the game is played on from each moment that is only glanced at."""
SEEDS = 100
"""How many seeds each turn of matches has."""
BINS = 10
RESAMPLES = 400

Line = dict[str, Any]


def matches(seed: int, titles: Sequence[str], players: Sequence[str]) -> list[tuple[str, tuple[str, str], int]]:
    """Return a long list of titles, players and seeds, in which each match comes as often as any other."""
    pairs = [(each, each) for each in players] + list(combinations(players, 2))
    found: list[tuple[str, tuple[str, str], int]] = []
    for turn in range(1000):
        for title in titles:
            for number, (one, other) in enumerate(pairs):
                pair = (one, other) if turn % 2 else (other, one)
                found.append((title, pair, seed + SEEDS * turn + number))
    return found


def game_between(title: str, players: tuple[str, str], seed: int) -> Record:
    """Play a game."""
    game = registry.game(title)
    record = new_record(game, len(players))
    state = record.start()
    bots = [chooser(player, title, longest=0.0) for player in players]
    play(game, state, bots, SeededRng(seed), entries=record.entries)
    record.final_scores = state.scores()
    return record


def played(title: str, players: tuple[str, str], seed: int) -> Line:
    """Play a game, analyse it, and return what is to be remembered of it."""
    record = game_between(title, players, seed)
    analysis = analyse(record, DEPTH)
    decisions = [[each for each in analysis.decisions if each.seat == seat] for seat in range(len(players))]
    steps = [number * len(record.entries) // LOOKS for number in range(LOOKS)]
    return {
        "game": title,
        "players": players,
        "seed": seed,
        "decisions": [len(own) for own in decisions],
        "cost": [sum(each.cost for each in own) for own in decisions],
        "points": [sum(each.points for each in own) for own in decisions],
        "luck": [account.luck for account in analysis.ledger()],
        "result": list(analysis.moments[-1].wins),
        "chances": [analysis.moments[step].wins[0] for step in steps],
    }


def glanced_at(title: str, players: tuple[str, str], seed: int) -> Line:
    """Play a game, and find out the chances at some of its moments only, each for itself."""
    record = game_between(title, players, seed)
    looks = {number * len(record.entries) // LOOKS for number in range(LOOKS)}
    curve = Curve(title, len(players), GLANCE, SeededRng(seed))
    state = record.start()
    chances: list[int] = []
    for step, entry in enumerate(record.entries):
        if step in looks:
            curve.kept.clear()
            chances.append(curve.moment(state).wins[0])
        follow(state, entry)
    result = list(curve.moment(state).wins)
    return {"game": title, "players": players, "seed": seed, "chances": chances, "result": result}


def add_games(path: Path, asked: Namespace, line_of: Callable[[str, tuple[str, str], int], Line]) -> None:
    """Play so many games of each title, those that are in the file already included."""
    known = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
    titles = asked.titles.split(",")
    for title, players, seed in islice(
        matches(asked.seed, titles, asked.players.split(",")), known, asked.games * len(titles)
    ):
        line = line_of(title, players, seed)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def mean(found: Sequence[float], form: Callable[[float], str]) -> str:
    """Write a mean with half of its 95 % interval."""
    if len(found) < 2:
        return "–"
    middle = sum(found) / len(found)
    half = CONFIDENCE * sqrt(sum((each - middle) ** 2 for each in found) / (len(found) - 1) / len(found))
    return f"{form(middle)} ± {form(half)}"


def report(lines: Sequence[Line], plot: Path | None) -> None:
    """Print what the games tell, title by title."""
    panels: dict[str, list[Bin]] = {}
    for title in TITLES:
        own = [line for line in lines if line["game"] == title]
        if not own:
            continue
        print(f"\n{title}, {len(own)} games")
        whole = [line for line in own if "cost" in line]
        for player in reversed(PLAYERS) if whole else ():
            seats = [(line, seat) for line in whole for seat in (0, 1) if line["players"][seat] == player]
            chance = [line["cost"][seat] / line["decisions"][seat] / PARTS for line, seat in seats]
            points = [line["points"][seat] / line["decisions"][seat] for line, seat in seats]
            mixed = [line["luck"][seat] / PARTS for line, seat in seats if line["players"][1 - seat] != player]
            print(
                f"  {player:8} a decision costs {mean(chance, lambda each: f'{100 * each:.2f} %')}"
                f", {mean(points, lambda each: f'{each:.3f}')} points"
                f" ({len(seats)} seats); luck {mean(mixed, lambda each: f'{100 * each:+.1f} %')} ({len(mixed)})"
            )
        panels[registry.info(title).title] = found = calibration(own)
        for each in found:
            print(f"  said {each.said:.0%}: came true {each.true:.0%} [{each.low:.0%}–{each.high:.0%}] ({each.count})")
    if plot is not None:
        plot.write_text(calibration_svg("Chances that came true", panels), encoding="utf-8")


def calibration(lines: Sequence[Line]) -> list[Bin]:
    """Compare what was said with what came true; intervals are of the games, since moments of one go together."""
    source = random.Random(1)
    told = [moments(line) for line in lines]
    found: list[Bin] = []
    for number in range(BINS):
        inside = [[(said, true) for said, true in game if number <= said * BINS < number + 1] for game in told]
        flat = [pair for game in inside for pair in game]
        if len(flat) < BINS:
            continue
        shares = sorted(share_of(source.choices(inside, k=len(inside))) for _ in range(RESAMPLES))
        low, high = shares[RESAMPLES // 40], shares[-RESAMPLES // 40]
        said = sum(said for said, _ in flat) / len(flat)
        found.append(Bin(said, sum(true for _, true in flat) / len(flat), low, high, len(flat)))
    return found


def share_of(games: Sequence[Sequence[tuple[float, float]]]) -> float:
    """Return how much of what was said came true in some games."""
    flat = [true for game in games for _, true in game]
    return sum(flat) / len(flat) if flat else 0.5


def moments(line: Line) -> list[tuple[float, float]]:
    """Return what was said of both seats at the moments of a game, and what came true."""
    result = line["result"][0] / PARTS
    first = [(each / PARTS, result) for each in line["chances"]]
    return first + [(1.0 - said, 1.0 - true) for said, true in first]


def main() -> None:
    """Play, or report."""
    parser = ArgumentParser()
    uses = parser.add_subparsers(dest="use", required=True)
    for use in ("play", "chances"):
        playing = uses.add_parser(use)
        playing.add_argument("file", type=Path)
        playing.add_argument("games", type=int)
        playing.add_argument("--seed", type=int, default=52_000)
        playing.add_argument("--titles", default=",".join(TITLES))
        playing.add_argument("--players", default=",".join(PLAYERS))
    reporting = uses.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    if asked.use == "report":
        texts = [path.read_text(encoding="utf-8") for path in asked.files]
        report([json.loads(line) for text in texts for line in text.splitlines()], asked.plot)
    else:
        add_games(asked.file, asked, played if asked.use == "play" else glanced_at)


if __name__ == "__main__":
    main()
