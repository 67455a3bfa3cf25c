"""Measure the levels and write docs/ladder.md.

    python bench/ladder.py [--page] [GAME …]

plays what is missing of the games that `arena/ladder.py` plans for each game and number of seats, and keeps every one
in ladder.jsonl: when it is stopped, the same command goes on from there. With --page it only writes the page from what
has been played.
"""

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from heliopolis.arena.ladder import climb, page, planned_games
from heliopolis.core import registry

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Play, and write the page."""
    names = [name for name in sys.argv[1:] if name != "--page"] or registry.names()
    tables = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]
    results = ROOT / "ladder.jsonl"
    if "--page" not in sys.argv:
        asked = [table for table in tables if table[0] in names]
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(file=sys.stderr)) as bar:
            task = bar.add_task("games", total=sum(games for table in asked for _, games in planned_games(*table)))
            climb(asked, results, lambda done: bar.advance(task, done))
    (ROOT / "docs" / "ladder.md").write_text(page(tables, results), encoding="utf-8")


if __name__ == "__main__":
    main()
