"""A bar that shows how far many games are."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def bar_of_games(total: int) -> Iterator[Callable[[int], None]]:
    """Show the bar on the error output while games are played; what it gives is told how many more are done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done: bar.advance(task, done)
