"""Measure the levels and write docs/ladder.md.

    python bench/ladder.py [--page] [GAME | GAME:SEATS …]

plays what is missing of the games that `arena/ladder.py` plans for each game and number of seats, or for those named,
and keeps every one in ladder.jsonl: when it is stopped, the same command goes on from there. With --page it only writes
the page from what has been played.
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
    asked = [name for name in sys.argv[1:] if name != "--page"]
    tables = [(name, seats) for name in registry.names() for seats in registry.info(name).seats]
    results = ROOT / "ladder.jsonl"
    known = {name: [(game, seats) for game, seats in tables if name in (game, f"{game}:{seats}")] for name in asked}
    for name in asked:
        if not known[name]:
            sys.exit(f"there is no table {name!r}; expected {', '.join(f'{game}:{seats}' for game, seats in tables)}")
    wanted = [table for table in tables if not asked or any(table in known[name] for name in asked)]
    written = ROOT / "docs" / "ladder.md"
    if "--page" not in sys.argv:
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(file=sys.stderr)) as bar:
            task = bar.add_task("games", total=sum(games for table in wanted for _, games in planned_games(*table)))
            climb(wanted, results, lambda done: bar.advance(task, done))
    text = page(tables, results, written.read_text(encoding="utf-8"))
    written.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
