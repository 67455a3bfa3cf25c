"""Whether an analysis is honest: what decisions of each level cost, whether luck is luck, whether chances are chances.

    python bench/analysis.py play GAMES COUNT [--seed N] [--seats N]   plays games of each title, a line for each
    python bench/analysis.py look GAMES FOUND                          looks at each of them, a line for each
    python bench/analysis.py report FOUND … [--plot PLOT]              sums up, and draws how chances came true (.svg)

With two seats, levels play against themselves and against each other, with seats changed; with more, each seat draws
its level. Take a seed that nothing was set on. The curve of a game that is looked at is made of fewer games than usual,
which makes chances less exact, but luck no greater or smaller on average; decisions are judged at the standard depth,
some of each seat, drawn by lot. Both can be stopped and begun again.

What decisions cost is compared where levels meet: there one's losses less the other's are what parts their results.
Among equals that says nothing, and each level gets into positions of its own kind.
"""

import json
import random
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

from heliopolis.arena.calibration import Bin, calibration_svg
from heliopolis.arena.shares import CONFIDENCE
from heliopolis.core import registry
from heliopolis.core.driver import follow, play
from heliopolis.core.game import Entry
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.players.analysis.curve import follow_curve
from heliopolis.players.analysis.depth import standard_depth
from heliopolis.players.analysis.figures import PARTS, Moment
from heliopolis.players.analysis.judging import Judge
from heliopolis.players.analysis.ledger import balance, book
from heliopolis.players.analysis.report import entries_from
from heliopolis.players.catalogue import RANDOM, chooser
from heliopolis.players.levels import LEVELS

TITLES = ("ra", "heir", "pyramidice", "gold")
PLAYERS = (RANDOM, *LEVELS)
SAMPLES = {"ra": 80, "heir": 80, "pyramidice": 40, "gold": 80}
"""How often a game is played on from each moment."""
JUDGED = {"ra": 16, "heir": 12, "pyramidice": 12, "gold": 20}
"""How many decisions of a seat are judged: the more, the harder it is to tell levels apart."""
LOOKS = 24
"""At how many moments of a game its chances are compared with how it ended."""
OPEN = 0.1, 0.9
"""The game is open for a seat that could have had more than the first, and had not more than the second for certain."""
BINS = 10
RESAMPLES = 400

Line = dict[str, Any]


def lines_of(path: Path) -> list[Line]:
    """Read what is in a file so far."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def add(path: Path, line: Line) -> None:
    """Add a line to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def known(lines: Sequence[Line]) -> set[tuple[str, int]]:
    """Return which games some lines are about."""
    return {(line["game"], line["seed"]) for line in lines}


def play_games(asked: Namespace) -> None:
    """Play games, those that are in the file already left out."""
    there = known(lines_of(asked.games))
    players = asked.players.split(",")
    for number in range(asked.count):
        seed = asked.seed + number
        for title in asked.titles.split(","):
            if (title, seed) not in there:
                add(asked.games, played(title, seated(players, number, asked.seats, seed), seed))


def seated(players: Sequence[str], number: int, seats: int, seed: int) -> tuple[str, ...]:
    """Say who plays a game: of two, all in turn; of more, as the lot falls."""
    if seats != 2:
        lot = random.Random(seed)
        return tuple(lot.choice(players) for _ in range(seats))
    pairs = [(each, each) for each in players] + list(combinations(players, 2))
    turn, place = divmod(number, len(pairs))
    one, other = pairs[place]
    return (one, other) if turn % 2 else (other, one)


def played(title: str, players: tuple[str, ...], seed: int) -> Line:
    """Play a game."""
    game = registry.game(title)
    record = new_record(game, len(players))
    bots = [chooser(player, title, longest=0.0) for player in players]
    play(game, record.start(), bots, SeededRng(seed), entries=record.entries)
    entries = [[int(entry.seat), entry.number] for entry in record.entries]
    return {"game": title, "players": players, "seed": seed, "entries": entries}


def look_at_games(asked: Namespace) -> None:
    """Look at games, those left out that were looked at already."""
    there = known(lines_of(asked.found))
    for line in lines_of(asked.games):
        if (line["game"], line["seed"]) not in there:
            add(asked.found, looked_at(line))


def looked_at(line: Line) -> Line:
    """Return what is to be remembered of a game."""
    title, seats = line["game"], len(line["players"])
    entries = entries_from(line["entries"])
    record = new_record(registry.game(title), seats)
    moments, turned = follow_curve(title, record.start(), entries, SAMPLES[title], SeededRng(line["seed"]))
    accounts = balance(moments, book(entries, moments, turned))
    steps = [number * len(entries) // LOOKS for number in range(LOOKS)]
    return {
        **{key: line[key] for key in ("game", "players", "seed")},
        "luck": [account.luck for account in accounts],
        "skill": [account.skills[seat] for seat, account in enumerate(accounts)],
        "chances": [list(moments[step].wins) for step in steps],
        "result": list(moments[-1].wins),
        "costs": list(judged(line, entries, moments)) if is_mixed(line) else [],
    }


def judged(
    line: Line, entries: Sequence[Entry], moments: Sequence[Moment]
) -> Iterator[tuple[int, int, float, int, int]]:
    """Judge some decisions of each seat: whose, its cost in chances and points, what was promised at best, and got."""
    title, seats = line["game"], len(line["players"])
    depth = standard_depth(title).for_game(len(entries))
    judge = Judge(title, seats, depth.iterations, depth.weighing, SeededRng(line["seed"]))
    state = new_record(registry.game(title), seats).start()
    choices: list[list[int]] = [[] for _ in range(seats)]
    for step, entry in enumerate(entries):
        if entry.seat != CHANCE and len(state.legal_actions(entry.seat)) > 1:
            choices[entry.seat].append(step)
        follow(state, entry)
    lot = random.Random(line["seed"])
    drawn = {step for own in choices for step in lot.sample(own, min(JUDGED[title], len(own)))}
    state = new_record(registry.game(title), seats).start()
    for step, entry in enumerate(entries):
        if step in drawn:
            found = judge.judge(state, step, entry)
            promised = {each.action: each.win for each in found.options}
            got = promised.get(found.chosen, moments[step].wins[entry.seat])
            yield int(entry.seat), found.cost, found.points, max(got, promised.get(found.best, got)), got
        follow(state, entry)


def mean(found: Sequence[float], form: Callable[[float], str]) -> str:
    """Write a mean with half of its 95 % interval."""
    if len(found) < 2:
        return "–"
    middle = sum(found) / len(found)
    half = CONFIDENCE * sqrt(sum((each - middle) ** 2 for each in found) / (len(found) - 1) / len(found))
    return f"{form(middle)} ± {form(half)}"


def report(lines: Sequence[Line], plot: Path | None) -> None:
    """Print what the games tell, title by title and by the number of seats."""
    panels: dict[str, list[Bin]] = {}
    for title in TITLES:
        for seats in sorted({len(line["players"]) for line in lines if line["game"] == title}):
            own = [line for line in lines if line["game"] == title and len(line["players"]) == seats]
            print(f"\n{title}, {seats} seats, {len(own)} games")
            for player in reversed(PLAYERS):
                print(f"  {player:8} {told_of(player, own)}")
            name = registry.info(title).title + (f", {seats} seats" if seats > 2 else "")
            panels[name] = found = calibration(own)
            for each in found:
                came = f"{each.true:.0%} [{each.low:.0%}–{each.high:.0%}]"
                print(f"  said {each.said:.0%}: came true {came} ({each.count})")
    if plot is not None:
        plot.write_text(calibration_svg("Chances that came true", panels), encoding="utf-8")


def told_of(player: str, lines: Sequence[Line]) -> str:
    """Say what decisions of a level cost, and how lucky it was against others."""
    seats = [(line, seat) for line in lines for seat, each in enumerate(line["players"]) if each == player]
    mixed = [(line, seat) for line, seat in seats if is_mixed(line)]
    luck, skill = (
        mean([line[kind][seat] / PARTS for line, seat in mixed], lambda each: f"{each:+.1%}")
        for kind in ("luck", "skill")
    )
    told = f"a decision costs {costs_of(mixed, is_open)} while the game is open, {costs_of(mixed, any_time)} at all"
    return f"{told}; against others luck {luck}, play {skill} ({len(mixed)})"


def costs_of(seats: Sequence[tuple[Line, int]], counts: Callable[[int, int], bool]) -> str:
    """Say what a decision cost in chances and in points; intervals are of the seats, since decisions go together."""
    found = [[cost[1:3] for cost in line["costs"] if cost[0] == seat and counts(*cost[3:])] for line, seat in seats]
    number = sum(len(own) for own in found)
    if number < 2:
        return "–"
    told: list[str] = []
    for place, scale, unit in ((0, 100 / PARTS, "%"), (1, 1.0, "points")):
        middle = sum(cost[place] for own in found for cost in own) / number
        squares = sum(sum(cost[place] - middle for cost in own) ** 2 for own in found)
        told.append(f"{scale * middle:.2f} ± {scale * CONFIDENCE * sqrt(squares) / number:.2f} {unit}")
    return f"{', '.join(told)} ({number})"


def is_open(promised: int, got: int) -> bool:
    """Tell whether a seat could still win, and had not won whatever it did: by what the search saw from its chair.

    Not by the curve: that is blind where only a choice wins which the light policy never takes.
    """
    return promised > OPEN[0] * PARTS and got < OPEN[1] * PARTS


def any_time(promised: int, got: int) -> bool:  # noqa: ARG001 - all decisions count
    """Count every decision."""
    return True


def is_mixed(line: Line) -> bool:
    """Tell whether players of different levels met."""
    return len(set(line["players"])) > 1


def calibration(lines: Sequence[Line]) -> list[Bin]:
    """Compare what was said with what came true; intervals are of the games, since moments of one go together."""
    source = random.Random(1)
    told = [moments_of(line) for line in lines]
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


def moments_of(line: Line) -> list[tuple[float, float]]:
    """Return what was said of all seats at the moments of a game, and what came true."""
    return [
        (said / PARTS, true / PARTS)
        for wins in line["chances"]
        for said, true in zip(wins, line["result"], strict=True)
    ]


def main() -> None:
    """Play, look or report."""
    parser = ArgumentParser()
    uses = parser.add_subparsers(dest="use", required=True)
    playing = uses.add_parser("play")
    playing.add_argument("games", type=Path)
    playing.add_argument("count", type=int)
    playing.add_argument("--seed", type=int, default=52_000)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--titles", default=",".join(TITLES))
    playing.add_argument("--players", default=",".join(PLAYERS))
    looking = uses.add_parser("look")
    looking.add_argument("games", type=Path)
    looking.add_argument("found", type=Path)
    reporting = uses.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    if asked.use == "play":
        play_games(asked)
    elif asked.use == "look":
        look_at_games(asked)
    else:
        report([line for path in asked.files for line in lines_of(path)], asked.plot)


if __name__ == "__main__":
    main()
