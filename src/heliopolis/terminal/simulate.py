"""`heliopolis simulate`: many games between bots, over all cores."""

import json
import sys
from argparse import Namespace

from rich.console import Console
from rich.table import Table

from heliopolis.arena.simulation import Match, Tally, simulate
from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.terminal.arguments import edition_of, options_of, read_seats
from heliopolis.terminal.bar import bar_of_games


def run(arguments: Namespace, console: Console) -> int:
    """Play the games and print what came of them."""
    game = registry.game(arguments.game)
    bots = seated_bots(arguments.seats, game)
    game.info.check_seats(len(bots))
    changes = edition_of(arguments, game).changes(game.standard)
    match = Match(game.info.name, tuple(bots), options_of(arguments, game), changes)
    with bar_of_games(arguments.games) as told:
        tally = simulate(match, arguments.games, arguments.seed or 1, told)
    if arguments.json:
        result = {"game": game.info.name, "seats": len(bots), "bots": bots, **tally.as_data()}
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        console.print(result_table(match, tally))
        data = tally.as_data()
        console.print(
            f"{tally.games} games, {tally.error_count} errors, {data['decisions_per_game']:.1f} decisions a game, "
            f"{data['games_per_s']:.0f} games a second"
        )
    for error in tally.errors:
        sys.stderr.write(f"heliopolis: a game failed: {error}\n")
    return 1 if tally.error_count else 0


def seated_bots(seats: str | None, game: Game) -> list[str]:
    """Read `--seats`: a number of random bots, or a bot for each seat."""
    if seats is None:
        return ["random"] * game.info.seats[-1]
    if seats.isdecimal():
        return ["random"] * int(seats)
    return read_seats(seats, game.info.name, people=False)


def result_table(match: Match, tally: Tally) -> Table:
    """Draw what came of the games."""
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "bot", "mean score", "wins"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(match.bots):
        if tally.games:
            score = tally.scores[seat] / tally.games
            table.add_row(str(seat + 1), bot, f"{score:.2f}", f"{tally.wins[seat] / tally.games:.1%}")
    return table
