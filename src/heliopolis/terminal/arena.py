"""`heliopolis arena`: which bot is stronger, and by how much."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from heliopolis.arena.league import Pairing, contend, pairings
from heliopolis.arena.plot import ratings_svg
from heliopolis.arena.ratings import CONFIDENCE, Standing, standings_of
from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.terminal.arguments import check_seat, options_of
from heliopolis.terminal.bar import bar_of_games

INTERRUPTED = 130


def run(arguments: Namespace, console: Console) -> int:
    """Play the matches and print what they say."""
    game = registry.game(arguments.game)
    seats = arguments.seats or game.info.seats[0]
    bots = [bot.strip() for bot in arguments.players.split(",")]
    for number, bot in enumerate(bots, start=1):
        check_seat(number, bot, people=False)
    planned = pairings(game.info.name, seats, bots, options_of(arguments, game), arguments.seed or 1)
    path = Path(arguments.results) if arguments.results else None
    if path is not None and not path.parent.is_dir():
        raise SetupError(f"{path} can't be written: there is no folder {path.parent}")
    try:
        standings = play_all(planned, arguments.games, path)
    except KeyboardInterrupt:
        if path is not None:
            sys.stderr.write(f"heliopolis: the games so far are in {path}; the same command goes on from there\n")
        return INTERRUPTED
    if arguments.plot:
        title = f"{game.info.title}, {seats} seats: ratings with 95 % intervals"
        Path(arguments.plot).write_text(ratings_svg(title, standings), encoding="utf-8")
    if arguments.json:
        result = {
            "game": game.info.name,
            "seats": seats,
            "games": arguments.games * len(planned),
            "fair_share": 1 / seats,
            "players": [standing.as_data() for standing in standings],
        }
        sys.stdout.write(json.dumps(result, indent=2) + "\n")
    else:
        console.print(rating_table(standings))
        console.print(f"\nFirst places of one among {seats - 1}, with 95 % intervals; fair is {1 / seats:.0%}:")
        console.print(matrix(standings))
    return 0


def play_all(planned: list[Pairing], games: int, path: Path | None) -> list[Standing]:
    """Play the games of all pairings, with a bar that shows how far they are."""
    with bar_of_games(games * len(planned)) as told:
        lines = contend(planned, games, path, told)
    return standings_of(planned, lines)


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
            cells.append("·" if share is None else f"{share.value:.1%} ({share.low:.0%}–{share.high:.0%})")
        table.add_row(each.bot, *cells)
    return table
