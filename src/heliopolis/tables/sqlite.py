"""Tables in an SQLite file: WAL, synchronous FULL, one thread that writes, many tables' writes in one transaction."""

import asyncio
import fcntl
import logging
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from typing import IO, Any

from heliopolis.tables.backup import name_of_backup, refuse_existing
from heliopolis.tables.errors import StorageError
from heliopolis.tables.events import write_data
from heliopolis.tables.schema import GET_VERSION, SCHEMA, SCHEMA_VERSION, steps_from, version_of
from heliopolis.tables.storage import Storage, VersionTaken, Write

log = logging.getLogger(__name__)

BUSY_SECONDS = 10.0
GROUP_SECONDS = 0.02
"""How long after a group of several writes the next group waits for more: each group costs as much as some moves."""
CHECKPOINT_PAGES = 8_000
"""After how many pages of its log SQLite copies them to the database: a page that many moves have changed only once."""
LOOKED_AT_ONCE = 100_000
"""After how many of its steps SQLite asks whether it shall go on to look for damage: some milliseconds."""

Group = list[tuple[Write, "asyncio.Future[None]"]]
"""What is written in one transaction, with those who wait for it."""


class SqliteStorage(Storage):
    """A file of one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._waiting: Group = []
        self._busy = False
        """Whether the thread is writing, or about to."""
        self._next_at = 0.0
        """The time at which the next group may be written."""
        self._groups: queue.SimpleQueue[Group | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._lock: IO[str] | None = None
        self._damage = ""
        self._closed = False

    async def open(self, changed: Callable[[str | None], None]) -> None:  # noqa: ARG002 (no other process writes)
        """Open or create the file."""
        self._loop = asyncio.get_running_loop()
        try:
            await self._loop.run_in_executor(self._reader, self._open_file)
        except StorageError:
            await self.close()
            raise
        self._writer.start()

    def _open_file(self) -> None:
        try:
            schema = stored_schema(self.path)
            self._lock = lock_file(self.path)
            if schema is not None and schema < SCHEMA_VERSION:
                back_up_before_migration(self.path, schema)
            self._writing = self._connect()
            self._writing.execute("PRAGMA journal_mode = WAL")
            self._writing.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            self._writing.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA if schema is None else steps_from(schema):
                self._writing.execute(statement)
            self._writing.execute("COMMIT")
            self._reading = self._connect()
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"the database {self.path} can't be opened: {error}") from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        if self._closed:
            return
        self._closed = True
        if self._writer.is_alive():
            if self._waiting:
                self._hand_over()
            self._groups.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        for connection in (self._reading, self._writing):
            if connection is not None:
                connection.close()
        if self._lock is not None:
            self._lock.close()

    async def is_alone(self) -> bool:
        """Tell that no other process serves these tables: one that tries to is refused."""
        return True

    async def check(self, now: int) -> None:
        """Store that a server is alive; raise if that can't be done, or if the file was found to be damaged."""
        await super().check(now)
        if self._damage:
            raise StorageError(f"the database is damaged: {self._damage}")

    async def look_for_damage(self) -> None:
        """Look whether the file is whole, beside all that is read and written meanwhile, for as long as it is open."""
        self._damage = await asyncio.to_thread(damage_of, self.path, lambda: self._closed)

    async def commit(self, write: Write) -> None:
        """Store with the next group."""
        if self._closed:
            raise StorageError("the database is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((write, done))
        if not self._busy:
            self._busy = True
            self._loop.call_at(self._next_at, self._hand_over)
        await done

    def _hand_over(self) -> None:
        """Give the thread all that is waiting, in one piece."""
        if len(self._waiting) > 1:
            self._next_at = self._loop.time() + GROUP_SECONDS
        self._groups.put(self._waiting)
        self._waiting = []

    def _answer(self, group: Group, results: list[Exception | None]) -> None:
        """Tell those who wait what came of their writes, and hand over what has come meanwhile."""
        for (_, done), error in zip(group, results, strict=True):
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        self._busy = bool(self._waiting)
        if self._busy:
            self._loop.call_at(self._next_at, self._hand_over)

    async def fetch(self, statement: str, *parameters: Any) -> list[Sequence[Any]]:
        """Return the rows of a query."""
        if self._closed:
            raise StorageError("the database is closed")
        return await self._loop.run_in_executor(self._reader, self._fetch, statement, parameters)

    def _fetch(self, statement: str, parameters: tuple[Any, ...]) -> list[Sequence[Any]]:
        assert self._reading is not None
        try:
            return self._reading.execute(_numbered(statement), parameters).fetchall()
        except sqlite3.Error as error:
            raise StorageError(f"the database can't be read: {error}") from error

    # In the thread that writes.

    def _write_on(self) -> None:
        while (group := self._groups.get()) is not None:
            results = self._write_group([write for write, _ in group])
            with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._answer, group, results)

    def _write_group(self, writes: list[Write]) -> list[Exception | None]:
        """Store each table's part, all of it or nothing; return what went wrong with each.

        All parts are stored in one transaction. If one of them can't be, half of them are, and so on, until those that
        can't be stored are alone. The thread must outlive whatever it is given.
        """
        connection = self._writing
        assert connection is not None
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                self._write(connection, writes)
            except Exception as error:
                connection.execute("ROLLBACK")
                if len(writes) > 1:
                    middle = len(writes) // 2
                    return self._write_group(writes[:middle]) + self._write_group(writes[middle:])
                if isinstance(error, sqlite3.IntegrityError):
                    return [VersionTaken()]
                raise
            connection.execute("COMMIT")
            return [None] * len(writes)
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [StorageError(f"the database can't be written: {error}") for _ in writes]

    def _write(self, connection: sqlite3.Connection, writes: list[Write]) -> None:
        """Write all parts at once, since around every call of SQLite threads may wait for each other."""
        for statement, rows in _by_statement(writes).items():
            if many := _for_many(statement):
                connection.execute(many, (write_data(rows),))
            else:
                connection.executemany(_numbered(statement), rows)


def stored_schema(path: str) -> int | None:
    """Return the version of a file's schema, nothing if it is empty or missing; refuse what is not ours, or newer.

    Nothing is written, whatever the file is.
    """
    file = Path(path)
    if not file.exists() or not file.stat().st_size:
        return None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            columns = {column for _, column, *_ in connection.execute("PRAGMA table_info(house)")}
            found = connection.execute(GET_VERSION).fetchone() if {"name", "value"} <= columns else None
    except sqlite3.OperationalError as error:
        raise StorageError(f"the database {path} can't be read: {error}") from error
    except sqlite3.DatabaseError:
        found = None  # no database at all
    return version_of(found and found[0])


def lock_file(path: str) -> IO[str]:
    """Keep other servers from a file for as long as the lock is open, which ends with this process at the latest."""
    lock = Path(f"{path}.lock").open("w", encoding="utf-8")  # noqa: SIM115 (it stays open)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StorageError(f"another server has the database {path} open; expected one server a file") from None
    return lock


def back_up_before_migration(path: str, schema: int) -> None:
    """Copy a file beside itself."""
    target = name_of_backup(path, schema)
    copy_file(path, target)
    log.warning("the database has schema %d; it was copied to %s before it is changed", schema, target)


def copy_file(path: str, target: str) -> None:
    """Copy a database as it is at one moment, though others may write to it."""
    refuse_existing(target)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def damage_of(path: str, gives_up: Callable[[], bool] = lambda: False) -> str:
    """Return what is wrong with a file, nothing if it is whole; a large one takes long, unless one gives up."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.set_progress_handler(gives_up, LOOKED_AT_ONCE)
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    return "" if found == "ok" else str(found)


def _by_statement(writes: list[Write]) -> dict[str, list[tuple[Any, ...]]]:
    """Return the rows of each statement, in the order of the statements."""
    rows: dict[str, list[tuple[Any, ...]]] = {}
    for write in writes:
        for statement, parameters in write.statements:
            rows.setdefault(statement, []).append(parameters)
    return rows


@lru_cache
def _numbered(statement: str) -> str:
    """Write parameters as SQLite numbers them."""
    return re.sub(r"\$(\d+)", r"?\1", statement)


@lru_cache
def _for_many(statement: str) -> str:
    """Make of a statement that inserts a row one that inserts all rows of a JSON array; of others nothing."""
    found = re.fullmatch(r"(INSERT .*)VALUES \((.*?)\)(.*)", statement, re.DOTALL)
    if found is None:
        return ""
    start, values, end = found.groups()
    columns = re.sub(r"\$(\d+)", lambda number: f"json_extract(value, '$[{int(number[1]) - 1}]')", values)
    return f"{start}SELECT {columns} FROM json_each(?) WHERE true {end}"
