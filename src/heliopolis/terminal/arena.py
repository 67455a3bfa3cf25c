"""`heliopolis arena`: which bot is stronger, and by how much."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from heliopolis.arena.course import Course, course_of
from heliopolis.arena.league import Interrupted, Line, Pairing, contend, pairings
from heliopolis.arena.plot import ratings_svg
from heliopolis.arena.ratings import CONFIDENCE, Standing, standings_of
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo
from heliopolis.terminal.arguments import check_seat, options_of
from heliopolis.terminal.bar import bar_of_games

INTERRUPTED = 130
Courses = list[tuple[Pairing, Course]]


def run(arguments: Namespace, console: Console) -> int:
    """Play the matches and print what they say; when they are stopped, what the games so far say."""
    game = registry.game(arguments.game)
    seats = arguments.seats or fewest_seats(game.info)
    bots = [bot.strip() for bot in arguments.players.split(",")]
    for number, bot in enumerate(bots, start=1):
        check_seat(number, bot, game.info.name, people=False)
    planned = pairings(game.info.name, seats, bots, options_of(arguments, game), arguments.seed or 1)
    results, plot = place_to_write(arguments.results), place_to_draw(arguments.plot)
    status = 0
    try:
        with bar_of_games(arguments.games * len(planned)) as told:
            lines = contend([(pairing, arguments.games) for pairing in planned], results, told)
    except Interrupted as stopped:
        lines = stopped.lines
        status = INTERRUPTED
    if lines:
        standings = standings_of(planned, lines)
        if plot is not None:
            title = f"{game.info.title}, {seats} seats: ratings with 95 % intervals"
            plot.write_text(ratings_svg(title, standings), encoding="utf-8")
        courses = courses_of(planned, lines, game.info)
        if arguments.json:
            print_data(game.info.name, seats, len(lines), standings, courses)
        else:
            print_tables(seats, standings, courses, console)
    if status == INTERRUPTED:
        sys.stderr.write(f"heliopolis: {how_to_go_on(len(lines), results)}\n")
    return status


def courses_of(planned: list[Pairing], lines: list[Line], info: GameInfo) -> Courses:
    """Return how the games of each pairing went, if some were played."""
    found = [
        (each, course_of([line for line in lines if line.pairing == each.key()], info.endings)) for each in planned
    ]
    return [(pairing, course) for pairing, course in found if course.games]


def fewest_seats(info: GameInfo) -> int:
    """Return the fewest seats at which bots can meet."""
    return min((seats for seats in info.seats if seats > 1), default=1)


def place_to_write(name: str | None) -> Path | None:
    """Return where something will be written; better refused now than when all games have been played."""
    if name is None:
        return None
    path = Path(name)
    if path.is_dir():
        raise SetupError(f"{path} can't be written: it is a folder; expected a file")
    if not path.parent.is_dir():
        raise SetupError(f"{path} can't be written: there is no folder {path.parent}")
    return path


def place_to_draw(name: str | None) -> Path | None:
    """Return where the picture will be written: it is SVG, and its name must say so."""
    path = place_to_write(name)
    if path is not None and path.suffix.lower() != ".svg":
        raise SetupError(f"{path} can't be drawn: ratings are drawn as SVG; expected a name that ends in .svg")
    return path


def how_to_go_on(games: int, results: Path | None) -> str:
    """Say what is left of the games when they are stopped."""
    if results is not None:
        return f"the games so far are in {results}; the same command goes on from there"
    return f"stopped after {games} games, which are not kept; with --results FILE they are, and can be gone on from"


def print_data(game: str, seats: int, games: int, standings: list[Standing], courses: Courses) -> None:
    """Print one JSON object."""
    result = {
        "game": game,
        "seats": seats,
        "games": games,
        "fair_share": 1 / seats,
        "players": [standing.as_data() for standing in standings],
        "pairings": [{"one": each.one, "others": each.others, **course.as_data()} for each, course in courses],
    }
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


def print_tables(seats: int, standings: list[Standing], courses: Courses, console: Console) -> None:
    """Print the ratings, who was first among whom, and how the games went."""
    console.print(rating_table(standings))
    console.print(f"\nFirst places of one among {seats - 1}, with 95 % intervals; fair is {1 / seats:.0%}:")
    console.print(matrix(standings))
    console.print("\nHow the games went; a turn lasts until another seat decides:")
    console.print(course_table(courses))


def rating_table(standings: list[Standing]) -> Table:
    """Draw ratings, scores and speed."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    for heading in ("bot", "rating", "games", "score", "choices/s", "ms", "over 1 s"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for each in standings:
        decisions, seconds = max(1, each.decisions), max(1e-9, each.seconds)
        table.add_row(
            each.bot,
            f"{each.rating:.1f} ± {CONFIDENCE * each.uncertainty:.1f}",
            str(each.games),
            f"{each.score:.2f}",
            f"{decisions / seconds:,.1f}",
            f"{seconds / decisions * 1000:,.1f}",
            f"{each.long_decisions / decisions:.2%}",
        )
    return table


def matrix(standings: list[Standing]) -> Table:
    """Draw each bot's share of first places among others of each kind."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column("one \\ others")
    for each in standings:
        table.add_column(each.bot, justify="right")
    for each in standings:
        cells = []
        for other in standings:
            share = each.against.get(other.bot)
            cells.append(
                "·" if share is None or share.games == 0 else f"{share.value:.1%} ({share.low:.0%}–{share.high:.0%})"
            )
        table.add_row(each.bot, *cells)
    return table


def course_table(courses: Courses) -> Table:
    """Draw how long the games of each pairing were, what they brought, and how they ended."""
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    for heading in ("one", "others", "turns", "choices", "score", "who begins wins", "ended by"):
        table.add_column(heading, justify="left" if heading in ("one", "others", "ended by") else "right")
    for pairing, course in courses:
        table.add_row(
            pairing.one,
            pairing.others,
            f"{course.turns:.1f}",
            f"{course.decisions:.1f}",
            f"{course.score:.2f}",
            f"{course.first_seat.value:.1%}",
            course.how_it_ended(),
        )
    return table
