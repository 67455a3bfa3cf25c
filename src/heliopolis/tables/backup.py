"""Copies of databases. A copy is always an SQLite file, whatever it was made from, and can be read back into either."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from heliopolis.tables.errors import StorageError
from heliopolis.tables.schema import ROOMS, SCHEMA, SCHEMA_VERSION

Fetch = Callable[[str], Awaitable[Sequence[Sequence[Any]]]]
"""Returns the rows of a query."""

ADDED_IN = {"pauses": 2, "analyses": 3, "learners": 4}
"""The version of the schema with which a table of the database came, if it was not there from the first."""


def name_of_backup(path: str, schema: int) -> str:
    """Return the name of a copy that tells its schema and the time."""
    return f"{path}.schema-{schema}.{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"


async def back_up_rows(fetch: Fetch, schema: int, target: str) -> None:
    """Copy all rows of a database with a version of the schema into a new SQLite file."""
    refuse_existing(target)
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        for statement in SCHEMA[:-1]:
            copy.execute(statement)
        copy.execute("BEGIN")
        for room, columns in ROOMS.items():
            if ADDED_IN.get(room, 1) <= schema:
                rows = await fetch(f"SELECT {', '.join(columns)} FROM {room}")
                copy.executemany(f"INSERT INTO {room} VALUES ({', '.join('?' * len(columns))})", map(tuple, rows))
        if schema < SCHEMA_VERSION:
            for room, version in ADDED_IN.items():
                if version > schema:
                    copy.execute(f"DROP TABLE {room}")
        copy.execute("COMMIT")


def refuse_existing(target: str) -> None:
    """Refuse to write over a file."""
    if Path(target).exists():
        raise StorageError(f"there is a file {target} already; expected a name that is not taken")
