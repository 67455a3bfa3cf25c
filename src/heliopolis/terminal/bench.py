"""`heliopolis bench`: how fast the engines are, and what thinking time is worth."""

import json
import sys
from argparse import Namespace
from typing import Any

from heliopolis.arena.speed import compare
from heliopolis.arena.thinking_time import RIVAL, TIMES, curve
from heliopolis.core import registry
from heliopolis.terminal.bar import bar_of_games
from heliopolis.terminal.columns import columns

FIGURES = ("ns_per_step", "games_per_s", "clone_ns", "searches_per_s")


def run(arguments: Namespace) -> int:
    """Measure, and print a table or JSON."""
    names = [arguments.game] if arguments.game else registry.names()
    rows: list[dict[str, Any]] = []
    for name in names:
        info = registry.info(name)
        if arguments.seats is not None:
            info.check_seats(arguments.seats)
        for seats in [arguments.seats] if arguments.seats else info.seats:
            rows.append(compare(name, seats))
            if arguments.thinking:
                with bar_of_games(arguments.thinking * len(TIMES)) as told:
                    points = curve(name, seats, arguments.thinking, told)
                rows[-1]["thinking"] = [point.as_data() for point in points]
    if arguments.json:
        sys.stdout.write(json.dumps(rows, indent=2) + "\n")
    else:
        sys.stdout.write(speed_table(rows))
        if arguments.thinking:
            sys.stdout.write(f"\n{thinking_table(rows)}")
    return 0


def speed_table(rows: list[dict[str, Any]]) -> str:
    """Draw the figures of both engines side by side."""
    caption = "ns a step, games a second with set-up, ns a clone, search iterations a second and their part in playouts"
    headings = ("game", "seats", "engine", "ns/step", "games/s", "clone ns", "search/s", "playouts")
    lines: list[tuple[str, ...]] = []
    for row in rows:
        for engine in ("interpreted", "compiled"):
            figures = row[engine]
            if figures:
                cells = (f"{figures[key]:,.0f}" for key in FIGURES)
                lines.append((row["game"], str(row["seats"]), engine, *cells, f"{figures['playout_share']:.0%}"))
        if row["ratio"]:
            cells = (f"{row['ratio'][key]:.1f}×" for key in FIGURES)
            lines.append(("", "", "ratio", *cells, ""))
    return columns(headings, lines, left=("game", "engine")) + f"({caption})\n"


def thinking_table(rows: list[dict[str, Any]]) -> str:
    """Draw how often a search was first with each thinking time."""
    headings = ("game", "seats", "s a decision", "games", "first", "from", "to", "search/s")
    lines: list[tuple[str, ...]] = []
    for row in rows:
        for point in row["thinking"]:
            shares = (f"{point[key]:.1%}" for key in ("value", "low", "high"))
            speed = f"{point['searches_per_s']:,.0f}"
            counts = (str(row["seats"]), str(point["seconds"]), str(point["games"]))
            lines.append((row["game"], *counts, *shares, speed))
    return columns(headings, lines, left=("game",)) + f"({what_is_first(rows)})\n"


def what_is_first(rows: list[dict[str, Any]]) -> str:
    """Say whom a search had to beat to be first: a lone seat has nobody beside it, and wins or loses by the rules."""
    parts: list[str] = []
    if any(row["seats"] > 1 for row in rows):
        parts.append(f"first places of one search among the level {RIVAL}")
    if any(row["seats"] == 1 for row in rows):
        parts.append("with one seat, games that a search won alone")
    return "; ".join([*parts, "with 95 % intervals"])
