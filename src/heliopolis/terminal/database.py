"""`heliopolis database`: check, copy, and read back the tables that a house keeps."""

import asyncio
import sys
from argparse import Namespace

from heliopolis.tables import database
from heliopolis.terminal.serve import default_database


def check(arguments: Namespace) -> int:
    """Look at every table, and say what can't be read."""
    found = asyncio.run(database.check(arguments.database or default_database()))
    sys.stdout.write(f"schema {found.schema}, {found.tables} tables, {found.events} events\n")
    if found.damage:
        sys.stdout.write(f"The file is damaged: {found.damage}\n")
    for table, why in found.unreadable.items():
        sys.stdout.write(f"{table}: {why}\n")
    if found.good:
        sys.stdout.write("All of it can be read.\n")
    return 0 if found.good else 1


def backup(arguments: Namespace) -> int:
    """Copy the tables into a file."""
    asyncio.run(database.back_up(arguments.database or default_database(), arguments.file))
    sys.stdout.write(f"Copied to {arguments.file}\n")
    return 0


def restore(arguments: Namespace) -> int:
    """Read a copy back into an empty database."""
    asyncio.run(database.restore(arguments.file, arguments.database or default_database()))
    sys.stdout.write(f"Read back from {arguments.file}\n")
    return 0
