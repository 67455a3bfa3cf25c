"""`heliopolis games`: which games there are."""

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from heliopolis.core import registry
from heliopolis.core.info import spell


def run(_arguments: Namespace, console: Console) -> int:
    """Print a table of the games."""
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "seats", "options"):
        table.add_column(heading)
    for name in registry.names():
        info = registry.info(name)
        options = ", ".join(f"{option.name} ({spell(option.default)})" for option in info.options)
        first, last = info.seats[0], info.seats[-1]
        table.add_row(name, info.title, str(first) if first == last else f"{first}–{last}", options or "none")
    console.print(table)
    return 0
