"""`heliopolis benchmark`: what a bot is worth, by a fixed protocol."""

import json
import sys
from argparse import Namespace
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path

from heliopolis.arena.benchmark import VERSION, Row, page_of, protocol, rows_of
from heliopolis.arena.league import Interrupted, Line, Pairing, contend
from heliopolis.terminal.arguments import place_to_write, pool_of
from heliopolis.terminal.bar import bar_of_games
from heliopolis.terminal.columns import columns
from heliopolis.terminal.contests import INTERRUPTED, how_to_go_on, tell_failures

HEADINGS = ("game", "seats", "among", "games", "first", "from", "to", "fair", "score", "others", "ms", "failed")


def run(arguments: Namespace) -> int:
    """Play the games of the protocol and print the table; when they are stopped, what the games so far say."""
    games = arguments.game.split(",") if arguments.game else None
    opponents = arguments.among.split(",") if arguments.among else None
    planned = protocol(arguments.bot, games, opponents, arguments.games or 0, arguments.limit)
    results, dataset, page = map(place_to_write, (arguments.results, arguments.records, arguments.page))
    lines, status = played(planned, results, pool_of(arguments), dataset)
    rows = rows_of(planned, lines)
    if page is not None:
        page.write_text(page_of(arguments.bot, rows), encoding="utf-8")
    if arguments.json:
        result = {"benchmark": VERSION, "bot": arguments.bot, "rows": [row.as_data() for row in rows]}
        sys.stdout.write(json.dumps(result, indent=2) + "\n")
    else:
        shortened = " (shortened)" if arguments.games else ""
        sys.stdout.write(f"{arguments.bot}, benchmark {VERSION}{shortened}\n{table(rows)}")
    tell_failures(lines)
    if status == INTERRUPTED:
        sys.stderr.write(f"heliopolis: {how_to_go_on(len(lines), results)}\n")
    return status


def played(
    planned: list[tuple[Pairing, int]],
    results: Path | None,
    pool: AbstractContextManager[Executor],
    dataset: Path | None,
) -> tuple[list[Line], int]:
    """Play what is missing; return all games, and the status to end with."""
    with bar_of_games(sum(games for _, games in planned)) as told:
        try:
            return contend(planned, results, told, pool, dataset), 0
        except Interrupted as stopped:
            return stopped.lines, INTERRUPTED


def table(rows: list[Row]) -> str:
    """Draw a line for each row: the share of first places with its 95 % interval, and what would be fair."""
    cells = [
        (
            row.pairing.game,
            str(row.pairing.seats),
            row.pairing.others,
            str(row.share.games),
            f"{row.share.value:.1%}",
            f"{row.share.low:.1%}",
            f"{row.share.high:.1%}",
            f"{1 / row.pairing.seats:.0%}",
            f"{row.score:.1f}",
            f"{row.others_score:.1f}",
            f"{row.seconds * 1000:,.2f}",
            str(row.failures),
        )
        for row in rows
    ]
    return columns(HEADINGS, cells, left=("game", "among"))
