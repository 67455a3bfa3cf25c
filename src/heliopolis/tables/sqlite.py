"""Tables in an SQLite file: WAL, synchronous FULL, one thread that writes, many tables' writes in one transaction."""

import asyncio
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from heliopolis.tables.errors import StorageError
from heliopolis.tables.storage import (
    GET_VERSION,
    SCHEMA,
    SCHEMA_VERSION,
    SET_VERSION,
    Storage,
    VersionTaken,
    Write,
    check_schema,
)

BUSY_SECONDS = 10.0
LARGEST_GROUP = 256

Job = tuple[Write, "asyncio.Future[None]"]


class SqliteStorage(Storage):
    """A file of one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")
        self._writer = threading.Thread(target=self._write_on, name="sqlite-writer", daemon=True)
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._closed = False

    async def open(self, changed: Callable[[str | None], None]) -> None:  # noqa: ARG002 (no other process writes)
        """Open or create the file."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._reader, self._open_file)
        self._writer.start()

    def _open_file(self) -> None:
        try:
            self._writing = self._connect()
            self._writing.execute("PRAGMA journal_mode = WAL")
            self._writing.execute("BEGIN IMMEDIATE")
            for statement in SCHEMA:
                self._writing.execute(statement)
            self._writing.execute(_numbered(SET_VERSION), (SCHEMA_VERSION,))
            self._writing.execute("COMMIT")
            ((found,),) = self._writing.execute(GET_VERSION)
            self._reading = self._connect()
        except sqlite3.Error as error:
            raise StorageError(f"the database {self.path} can't be opened: {error}") from error
        check_schema(found)

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
            self._jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        for connection in (self._reading, self._writing):
            if connection is not None:
                connection.close()

    async def commit(self, write: Write) -> None:
        """Store with the next group."""
        if self._closed:
            raise StorageError("the database is closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((write, done))
        await done

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
        while True:
            jobs, last = self._next_group()
            if jobs:
                results = self._write_group([write for write, _ in jobs])
                answers = list(zip([done for _, done in jobs], results, strict=True))
                with suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    self._loop.call_soon_threadsafe(_answer, answers)
            if last:
                return

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take all others that are waiting by then."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _write_group(self, writes: list[Write]) -> list[Exception | None]:
        """Store all in one transaction; return what went wrong with each."""
        connection = self._writing
        assert connection is not None
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [self._write(connection, write) for write in writes]
            connection.execute("COMMIT")
            return results
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [StorageError(f"the database can't be written: {error}") for _ in writes]

    def _write(self, connection: sqlite3.Connection, write: Write) -> Exception | None:
        """Store one table's part: all of it, or nothing. The thread must outlive whatever it is given."""
        connection.execute("SAVEPOINT part")
        try:
            for statement, parameters in write.statements:
                connection.execute(_numbered(statement), parameters)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO part")
            return VersionTaken()
        except Exception as error:
            connection.execute("ROLLBACK TO part")
            return StorageError(f"the database can't be written: {error}")
        finally:
            connection.execute("RELEASE part")
        return None


def _answer(answers: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_cache: dict[str, str] = {}


def _numbered(statement: str) -> str:
    """Write parameters as SQLite numbers them."""
    found = _cache.get(statement)
    if found is None:
        found = _cache[statement] = re.sub(r"\$(\d+)", r"?\1", statement)
    return found
