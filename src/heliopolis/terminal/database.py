"""`heliopolis database`: check, copy, and read back the tables that a house keeps."""

import asyncio
from argparse import Namespace

from rich.console import Console

from heliopolis.tables import database
from heliopolis.terminal.serve import default_database


def check(arguments: Namespace, console: Console) -> int:
    """Look at every table, and say what can't be read."""
    found = asyncio.run(database.check(arguments.database or default_database()))
    console.print(f"schema {found.schema}, {found.tables} tables, {found.events} events", highlight=False)
    if found.damage:
        console.print(f"The file is damaged: {found.damage}", markup=False)
    for table, why in found.unreadable.items():
        console.print(f"{table}: {why}", markup=False, highlight=False)
    if found.good:
        console.print("All of it can be read.")
    return 0 if found.good else 1


def backup(arguments: Namespace, console: Console) -> int:
    """Copy the tables into a file."""
    asyncio.run(database.back_up(arguments.database or default_database(), arguments.file))
    console.print(f"Copied to {arguments.file}", markup=False, highlight=False)
    return 0


def restore(arguments: Namespace, console: Console) -> int:
    """Read a copy back into an empty database."""
    asyncio.run(database.restore(arguments.file, arguments.database or default_database()))
    console.print(f"Read back from {arguments.file}", markup=False, highlight=False)
    return 0


USES = {"check": check, "backup": backup, "restore": restore}
