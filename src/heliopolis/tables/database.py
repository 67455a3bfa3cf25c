"""What the host of a house may do with its database: check it, copy it, and read a copy back.

A copy is always an SQLite file, whatever it was made from, and can be read back into either kind of database.
"""

import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass

from heliopolis.core.errors import HeliopolisError
from heliopolis.tables.backup import refuse_existing
from heliopolis.tables.errors import StorageError
from heliopolis.tables.schema import GET_VERSION, ROOMS, version_of
from heliopolis.tables.sqlite import SqliteStorage, copy_file, damage_of, stored_schema
from heliopolis.tables.storage import Storage, Write, open_storage

AT_ONCE = 500
"""How many rows are read back in one transaction."""


@dataclass(frozen=True)
class Findings:
    """What was found in a database."""

    schema: int
    tables: int
    events: int
    damage: str
    """What is wrong with the file itself."""
    unreadable: dict[str, str]
    """The tables that can't be read, and why."""

    @property
    def good(self) -> bool:
        """Tell whether all is well."""
        return not self.damage and not self.unreadable


async def back_up(url: str, target: str) -> int:
    """Copy a database into a new SQLite file, while it may be served; return its schema."""
    refuse_existing(target)
    storage = open_storage(url)
    if isinstance(storage, SqliteStorage):
        schema = stored_schema(storage.path)
        if schema is None:
            raise StorageError(f"there is nothing in {storage.path}; expected a database")
        copy_file(storage.path, target)
        return schema
    from heliopolis.tables.postgresql import back_up_all

    return await back_up_all(url, target)


async def restore(source: str, url: str) -> None:
    """Read a copy back into an empty database, as one of today's schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = await _brought_forward(source, folder)
        storage = open_storage(url)
        await storage.open(lambda _: None)
        try:
            if await storage.fetch("SELECT id FROM tables LIMIT 1"):
                raise StorageError("there are tables in this database already; expected an empty one")
            await _copy_rows(path, storage)
        finally:
            await storage.close()


async def check(url: str) -> Findings:
    """Look at every table of a database, without changing anything: it is a copy that is looked at."""
    storage = open_storage(url)
    damage = damage_of(storage.path) if isinstance(storage, SqliteStorage) else ""
    with tempfile.TemporaryDirectory() as folder:
        copy = f"{folder}/copy.db"
        schema = await back_up(url, copy)
        copied = SqliteStorage(copy)
        await copied.open(lambda _: None)
        try:
            return await _look_at(copied, schema, damage)
        finally:
            await copied.close()


async def _look_at(storage: Storage, schema: int, damage: str) -> Findings:
    unreadable = {}
    tables = [str(table) for (table,) in await storage.fetch("SELECT id FROM tables ORDER BY id")]
    for table in tables:
        try:
            await storage.load(table)
        except HeliopolisError as error:
            unreadable[table] = str(error)
    ((events,),) = await storage.fetch("SELECT count(*) FROM events")
    return Findings(schema, len(tables), int(events), damage, unreadable)


async def _brought_forward(source: str, folder: str) -> str:
    """Return a copy of a copy, with today's schema."""
    if stored_schema(source) is None:
        raise StorageError(f"there is nothing in {source}; expected a copy that was made by `database backup`")
    path = f"{folder}/copy.db"
    copy_file(source, path)
    copied = SqliteStorage(path)
    await copied.open(lambda _: None)
    await copied.close()
    return path


async def _copy_rows(path: str, storage: Storage) -> None:
    with closing(sqlite3.connect(path)) as source:
        version_of(source.execute(GET_VERSION).fetchone()[0])
        for room, columns in ROOMS.items():
            names = ", ".join(columns)
            values = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
            insert = f"INSERT INTO {room} ({names}) VALUES ({values}) ON CONFLICT DO NOTHING"
            found = source.execute(f"SELECT {names} FROM {room}")
            while rows := found.fetchmany(AT_ONCE):
                await storage.commit(Write("", [(insert, tuple(row)) for row in rows]))
