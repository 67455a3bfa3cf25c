"""`heliopolis simulate`: many games between bots, over all cores."""

import json
import sys
from argparse import Namespace

from heliopolis.arena.simulation import Match, Tally, simulate
from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.terminal.arguments import check_bots, edition_of, options_of, place_to_write, pool_of
from heliopolis.terminal.bar import bar_of_games
from heliopolis.terminal.columns import columns


def run(arguments: Namespace) -> int:
    """Play the games and print what came of them."""
    game = registry.game(arguments.game)
    bots = seated_bots(arguments.seats, game)
    game.info.check_seats(len(bots))
    changes = edition_of(arguments, game).changes(game.standard)
    match = Match(game.info.name, tuple(bots), options_of(arguments, game), changes, arguments.limit)
    dataset = place_to_write(arguments.records)
    with bar_of_games(arguments.games) as told:
        tally = simulate(match, arguments.games, arguments.seed or 1, told, pool_of(arguments), dataset)
    if arguments.json:
        result = {"game": game.info.name, "seats": len(bots), "bots": bots, **tally.as_data()}
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        data = tally.as_data()
        sys.stdout.write(
            f"{result_table(match, tally)}"
            f"{tally.games} games, {tally.error_count} errors, {data['decisions_per_game']:.1f} decisions a game, "
            f"{data['games_per_s']:.0f} games a second\n"
        )
    for error in tally.errors:
        sys.stderr.write(f"heliopolis: a bot failed: {error}\n")
    return 1 if tally.error_count else 0


def seated_bots(seats: str | None, game: Game) -> list[str]:
    """Read `--seats`: a number of random bots, or a bot for each seat."""
    if seats is None:
        return ["random"] * game.info.seats[-1]
    if seats.isdecimal():
        return ["random"] * int(seats)
    return check_bots(seats, game.info.name)


def result_table(match: Match, tally: Tally) -> str:
    """Draw what came of the games."""
    rows: list[tuple[str, ...]] = []
    for seat, bot in enumerate(match.bots):
        if tally.games:
            score = tally.scores[seat] / tally.games
            rows.append((str(seat + 1), bot, f"{score:.2f}", f"{tally.wins[seat] / tally.games:.1%}"))
    return columns(("seat", "bot", "mean score", "wins"), rows, left=("bot",))
