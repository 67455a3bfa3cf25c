"""Measure the levels and write docs/ladder.md.

    python bench/ladder.py [GAMES] [GAME …]

plays GAMES games (default 200) a rung for each game and number of seats, and keeps every one in ladder.jsonl: when it
is stopped, the same command goes on from there. With 0 GAMES it only writes the page from what has been played.
"""

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis.arena.ladder import climb, page, rungs, whole_rounds
from heliopolis.core import registry

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Play, and write the page."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    names = sys.argv[2:] or registry.names()
    tables = [(name, seats) for name in names for seats in registry.info(name).seats]
    results = ROOT / "ladder.jsonl"
    if games > 0:
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(file=sys.stderr)) as bar:
            planned = sum(whole_rounds(games, seats) * len(rungs(name, seats)) for name, seats in tables)
            task = bar.add_task("games", total=planned)
            climb(tables, games, results, lambda done: bar.advance(task, done))
    (ROOT / "docs" / "ladder.md").write_text(page(tables, results), encoding="utf-8")


if __name__ == "__main__":
    main()
