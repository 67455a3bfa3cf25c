"""`heliopolis bench`: how fast the engines are."""

import json
import sys
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.table import Table

from heliopolis.arena.speed import compare
from heliopolis.core import registry

FIGURES = ("ns_per_step", "games_per_s", "clone_ns", "searches_per_s")


def run(arguments: Namespace, console: Console) -> int:
    """Measure, and print a table or JSON."""
    names = [arguments.game] if arguments.game else registry.names()
    rows: list[dict[str, Any]] = []
    for name in names:
        info = registry.info(name)
        if arguments.seats is not None:
            info.check_seats(arguments.seats)
        for seats in [arguments.seats] if arguments.seats else info.seats:
            rows.append(compare(name, seats))
    if arguments.json:
        sys.stdout.write(json.dumps(rows, indent=2) + "\n")
    else:
        console.print(speed_table(rows))
    return 0


def speed_table(rows: list[dict[str, Any]]) -> Table:
    """Draw the figures of both engines side by side."""
    caption = "ns a step, games a second with set-up, ns a clone, search iterations a second and their part in playouts"
    table = Table(box=None, pad_edge=False, caption=caption, padding=(0, 2))
    for heading in ("game", "seats", "engine", "ns/step", "games/s", "clone ns", "search/s", "playouts"):
        table.add_column(heading, justify="left" if heading in ("game", "engine") else "right")
    for row in rows:
        for engine in ("interpreted", "compiled"):
            figures = row[engine]
            if figures:
                cells = (f"{figures[key]:,.0f}" for key in FIGURES)
                table.add_row(row["game"], str(row["seats"]), engine, *cells, f"{figures['playout_share']:.0%}")
        if row["ratio"]:
            cells = (f"{row['ratio'][key]:.1f}×" for key in FIGURES)
            table.add_row("", "", "ratio", *cells, end_section=True)
    return table
