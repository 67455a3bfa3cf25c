"""The ladder: every level against the one below it, for each game and number of seats, as a page of the docs."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from heliopolis.arena.alone import section_alone
from heliopolis.arena.course import course_of
from heliopolis.arena.league import Line, Pairing, contend, read_lines
from heliopolis.arena.ratings import Standing, standings_of
from heliopolis.arena.shares import CONFIDENCE, Share, interval
from heliopolis.arena.workers import workers
from heliopolis.core import registry
from heliopolis.players.levels import LEVELS

TWO_SEATS = 0.65
"""Which share of games with two seats a level must win against the one below."""
MORE_SEATS = 1.6
"""How many times its fair share of first places a level must win among those below."""
SOME = 30
"""So many games a rung are played for every table before any table gets more."""
GAMES = {
    ("ra", 2): (60, 100),
    ("ra", 3): (60, 150),
    ("ra", 4): (60, 200),
    ("ra", 5): (60, 100),
    ("heir", 2): (60, 200),
    ("pyramidice", 1): (60, 100),
    ("pyramidice", 2): (60, 100),
    ("pyramidice", 3): (33, 102),
    ("pyramidice", 4): (152, 100),
    ("gold", 2): (200, 200),
    ("gold", 3): (54, 201),
    ("gold", 4): (60, 200),
}
"""How many games the page tells of: on the highest rung of a table, which thinks longest, and on each rung below."""
USUAL = (60, 200)
"""Of a game that is not in the table."""
SEED = 2
"""Of the ladder's deals. Levels are set on others, so that these judge them fairly."""
RUNGS = tuple(reversed(("random", *LEVELS)))

HEAD = """# The ladder

How strong the levels are, measured. One bot of a level plays against the level below on all other seats; in each round
it takes every seat in turn under the same chance. Shares are of first places (a shared one counts in part), with their
95 % interval (Wilson). A level has to win 65 % of games with two seats, and 1.6 times its fair share with more: the
last column says whether the whole interval (**yes**), the share alone (likely) or nothing (no) is above that. With one
seat all levels play the same deals alone, and what counts is how much oftener a level wins than the one below.

The second table tells how the games of each rung went: turns (a turn lasts until another seat decides), decisions that
were a choice, the mean score of a seat, how often the seat that decided first won, and the ways in which games ended.
A section without it is older: but for Heir's, bots still took choices there that a beginner sees to be foolish, and
Ra's Priest thought less with four and five seats. Pyramidice's with one seat was also played against an architect who
was harder to beat: [bots.md](bots.md) has how often each level beats its own now.

    make ladder
    python bench/ladder.py gold ra:4

play what is missing of these games, all or those of some tables, keep every one in `ladder.jsonl`, and write this page
anew; what has no game in that file stays as it is. Choices depend on budgets of iterations and not on the clock: on
any machine the same games come out. Times are those of one core.
Ratings start at 25 and need some hundred games to settle: where games are few, the shares say more. Levels are set on
other deals; where a rung was too low on these, levels were set anew, again on others, and the rung was played again.
"""


def rungs(game: str, seats: int, seed: int = SEED) -> list[Pairing]:
    """Pair each level with the one below it, the highest first; alone, each plays the same deals by itself."""
    if seats == 1:
        return [Pairing(game, seats, bot, bot, seed=seed) for bot in RUNGS]
    return [Pairing(game, seats, one, others, seed=seed) for one, others in pairwise(RUNGS)]


def threshold(seats: int) -> float:
    """Return the share of first places a level must have among the level below."""
    return TWO_SEATS if seats == 2 else MORE_SEATS / seats


def verdict(share: Share, seats: int) -> str:
    """Say whether a share is enough."""
    if share.games == 0:
        return "not played yet"
    if share.low >= threshold(seats):
        return "**yes**"
    return "likely" if share.value >= threshold(seats) else "no"


def share_of(pairing: Pairing, lines: list[Line]) -> Share:
    """Return how often the one bot of a pairing was first."""
    mine = [line for line in lines if line.pairing == pairing.key()]
    return interval(sum(line.won(pairing.one) for line in mine) / max(1, len(mine)), len(mine))


def section(game: str, seats: int, lines: list[Line]) -> str:
    """Write what was measured for one game and number of seats."""
    title = registry.info(game).title
    planned = rungs(game, seats)
    if seats == 1:
        return section_alone(game, planned, lines)
    text = [
        f"\n## {title}, {seats} seats\n",
        f"| level | among | games | first places | 95 % interval | × fair | above {threshold(seats):.0%} |",
        "|---|---|---|---|---|---|---|",
    ]
    for pairing in planned:
        share = share_of(pairing, lines)
        text.append(
            f"| {pairing.one} | {pairing.others} | {share.games} | {share.value:.1%} "
            f"| {share.low:.1%} – {share.high:.1%} | {share.value * seats:.2f} | {verdict(share, seats)} |"
        )
    text += course_table(planned, lines)
    text += ["", "| bot | rating | mean score | ms a decision | over 1 s |", "|---|---|---|---|---|"]
    text += [rating_row(standing) for standing in standings_of(planned, lines) if standing.games]
    return "\n".join(text) + "\n"


def course_table(planned: list[Pairing], lines: list[Line]) -> list[str]:
    """Write how the games of each rung went."""
    endings = registry.info(planned[0].game).endings
    text = [
        "",
        "| level | among | turns | decisions | mean score | who begins wins | ended by |",
        "|---|---|---|---|---|---|---|",
    ]
    for pairing in planned:
        course = course_of([line for line in lines if line.pairing == pairing.key()], endings)
        if course.games:
            text.append(
                f"| {pairing.one} | {pairing.others} | {course.turns:.0f} | {course.decisions:.0f} "
                f"| {course.score:.1f} | {course.first_seat.value:.1%} | {course.how_it_ended()} |"
            )
    return text


def rating_row(standing: Standing) -> str:
    """Write the rating and speed of one bot."""
    decisions = max(1, standing.decisions)
    return (
        f"| {standing.bot} | {standing.rating:.1f} ± {CONFIDENCE * standing.uncertainty:.1f} | {standing.score:.1f} "
        f"| {standing.seconds / decisions * 1000:.1f} | {standing.long_decisions / decisions:.2%} |"
    )


def planned_games(game: str, seats: int, most: int | None = None) -> list[tuple[Pairing, int]]:
    """Return the rungs of a table with their games, or with at most so many."""
    first, below = GAMES.get((game, seats), USUAL)
    planned = rungs(game, seats)
    wanted = [whole_rounds(first if pairing is planned[0] else below, seats) for pairing in planned]
    if most is not None:
        wanted = [min(games, whole_rounds(most, seats)) for games in wanted]
    return list(zip(planned, wanted, strict=True))


def climb(tables: list[tuple[str, int]], path: Path, progress: Callable[[int], None], cores: int = 0) -> None:
    """Play what is missing of every rung: of each table some, before of any table all."""
    for game, seats in tables:
        some = planned_games(game, seats, SOME)
        contend(some, path, progress, workers(cores))
        progress(-sum(games for _, games in some))  # what is found in the file is told again
    for game, seats in tables:
        contend(planned_games(game, seats), path, progress, workers(cores))


def whole_rounds(games: int, seats: int) -> int:
    """Return as many games or some more, so that every seat is taken equally often."""
    return -(-games // seats) * seats


def page(tables: list[tuple[str, int]], path: Path, before: str = "") -> str:
    """Write the page from the games that were played; a table without any keeps its section of the page before."""
    lines = sorted(read_lines(path), key=lambda line: line.number)
    kept = {part.partition("\n")[0]: f"\n## {part}" for part in before.split("\n## ")[1:]}
    sections: list[str] = []
    for game, seats in tables:
        wanted = {pairing.key(): games for pairing, games in planned_games(game, seats)}
        mine = [line for line in lines if line.number < wanted.get(line.pairing, 0)]
        written = section(game, seats, mine)
        heading = written.split("\n")[1].removeprefix("## ")
        sections.append(written if mine else kept.get(heading, written))
    return "".join([HEAD, *sections])
