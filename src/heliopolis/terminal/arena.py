"""`heliopolis arena`: which bot is stronger, and by how much."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from heliopolis.arena.course import Course, course_of
from heliopolis.arena.league import Interrupted, Line, Pairing, contend, pairings
from heliopolis.arena.plot import ratings_svg
from heliopolis.arena.ratings import Standing, standings_of
from heliopolis.arena.shares import CONFIDENCE
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo
from heliopolis.terminal.arguments import check_bots, edition_of, options_of, place_to_write, pool_of
from heliopolis.terminal.bar import bar_of_games
from heliopolis.terminal.columns import columns
from heliopolis.terminal.contests import INTERRUPTED, how_to_go_on, tell_failures

Courses = list[tuple[Pairing, Course]]


def run(arguments: Namespace) -> int:
    """Play the matches and print what they say; when they are stopped, what the games so far say."""
    game = registry.game(arguments.game)
    seats = arguments.seats or fewest_seats(game.info)
    bots = check_bots(arguments.players, game.info.name)
    changes = edition_of(arguments, game).changes(game.standard)
    options, limit = options_of(arguments, game), arguments.limit
    planned = pairings(game.info.name, seats, bots, options, arguments.seed or 1, changes=changes, limit=limit)
    dataset = place_to_write(arguments.records)
    results, plot = place_to_write(arguments.results), place_to_draw(arguments.plot)
    status = 0
    try:
        with bar_of_games(arguments.games * len(planned)) as told:
            games = [(pairing, arguments.games) for pairing in planned]
            lines = contend(games, results, told, pool_of(arguments), dataset)
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
            print_tables(seats, standings, courses)
    tell_failures(lines)
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


def place_to_draw(name: str | None) -> Path | None:
    """Return where the picture will be written: it is SVG, and its name must say so."""
    path = place_to_write(name)
    if path is not None and path.suffix.lower() != ".svg":
        raise SetupError(f"{path} can't be drawn: ratings are drawn as SVG; expected a name that ends in .svg")
    return path


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


def print_tables(seats: int, standings: list[Standing], courses: Courses) -> None:
    """Print the ratings, who was first among whom, and how the games went."""
    sys.stdout.write(
        f"{rating_table(standings)}\n"
        f"First places of one among {seats - 1}, with 95 % intervals; fair is {1 / seats:.0%}:\n{matrix(standings)}\n"
        f"How the games went; a turn lasts until another seat decides:\n{course_table(courses)}"
    )


def rating_table(standings: list[Standing]) -> str:
    """Draw ratings, scores and speed."""
    rows: list[tuple[str, ...]] = []
    for each in standings:
        decisions, seconds = max(1, each.decisions), each.seconds
        rows.append(
            (
                each.bot,
                f"{each.rating:.1f} ± {CONFIDENCE * each.uncertainty:.1f}",
                str(each.games),
                f"{each.score:.2f}",
                f"{decisions / seconds:,.1f}" if seconds else "–",
                f"{seconds / decisions * 1000:,.1f}",
                f"{each.long_decisions / decisions:.2%}",
            )
        )
    return columns(("bot", "rating", "games", "score", "choices/s", "ms", "over 1 s"), rows, left=("bot",))


def matrix(standings: list[Standing]) -> str:
    """Draw each bot's share of first places among others of each kind."""
    corner = "one \\ others"
    rows: list[list[str]] = []
    for each in standings:
        cells = []
        for other in standings:
            share = each.against.get(other.bot)
            cells.append(
                "·" if share is None or share.games == 0 else f"{share.value:.1%} ({share.low:.0%}–{share.high:.0%})"
            )
        rows.append([each.bot, *cells])
    return columns([corner, *(each.bot for each in standings)], rows, left=(corner,))


def course_table(courses: Courses) -> str:
    """Draw how long the games of each pairing were, what they brought, and how they ended."""
    headings = ("one", "others", "turns", "choices", "score", "who begins wins", "ended by")
    rows = [
        (
            pairing.one,
            pairing.others,
            f"{course.turns:.1f}",
            f"{course.decisions:.1f}",
            f"{course.score:.2f}",
            f"{course.first_seat.value:.1%}",
            course.how_it_ended(),
        )
        for pairing, course in courses
    ]
    return columns(headings, rows, left=("one", "others", "ended by"))
