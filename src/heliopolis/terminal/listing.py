"""`heliopolis games`: which games there are."""

import sys
from argparse import Namespace

from heliopolis.core import registry
from heliopolis.core.info import spell
from heliopolis.terminal.columns import columns


def run(_arguments: Namespace) -> int:
    """Print a table of the games."""
    headings = ("game", "title", "seats", "options")
    rows: list[tuple[str, ...]] = []
    for name in registry.names():
        info = registry.info(name)
        options = ", ".join(f"{option.name} ({spell(option.default)})" for option in info.options)
        first, last = info.seats[0], info.seats[-1]
        rows.append((name, info.title, str(first) if first == last else f"{first}–{last}", options or "none"))
    sys.stdout.write(columns(headings, rows, left=headings))
    return 0
