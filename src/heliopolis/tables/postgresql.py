"""Tables in PostgreSQL, for several processes or machines.

Each commit notifies the others with nothing but the table's id; they read the new rows themselves. A process that loses
the connection on which it listens says that it may have missed something, once it listens again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
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

try:
    import asyncpg
except ImportError as error:  # pragma: no cover (the tests install it)
    raise StorageError("PostgreSQL takes asyncpg; expected `pip install heliopolis[postgresql]`") from error

log = logging.getLogger(__name__)

CHANNEL = "heliopolis"
SCHEMA_LOCK = 0x48656C69
MOST_CONNECTIONS = 8
RETRY_SECONDS = 0.5
PATIENCE_SECONDS = 30.0
CLOSING_SECONDS = 2.0

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)


class PostgresqlStorage(Storage):
    """A database that several processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._listener: asyncio.Task[None] | None = None
        self._writes = 0
        self._quiet = asyncio.Event()
        self._own: set[int] = set()
        """The server processes of our own connections: what they notify, we know."""

    async def open(self, changed: Callable[[str | None], None]) -> None:
        """Connect, create what is missing, and listen."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=MOST_CONNECTIONS, command_timeout=PATIENCE_SECONDS, init=self._know
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                for statement in SCHEMA:
                    await connection.execute(statement)
                await connection.execute(SET_VERSION, SCHEMA_VERSION)
                found = await connection.fetchval(GET_VERSION)
        except FAILURES as error:
            raise StorageError(f"the database can't be opened: {error}") from error
        check_schema(found)
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(changed, listening))
        await listening.wait()

    async def _know(self, connection: Any) -> None:
        pid = connection.get_server_pid()
        self._own.add(pid)
        connection.add_termination_listener(lambda _connection: self._own.discard(pid))

    async def _listen(self, changed: Callable[[str | None], None], listening: asyncio.Event) -> None:
        """Listen for as long as we live; after every interruption, say that something may have been missed."""

        def heard(_connection: Any, sender: int, _channel: str, table: str) -> None:
            if sender not in self._own:
                changed(table)

        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, heard)
                    if listening.is_set():
                        changed(None)
                    listening.set()
                    await lost.wait()
                finally:
                    connection.terminate()
            except FAILURES as error:
                log.warning("listening to PostgreSQL failed: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Finish what is being written, then disconnect."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
            self._listener = None
        pool, self._pool = self._pool, None
        if pool is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS):
                    while self._writes:
                        self._quiet.clear()
                        await self._quiet.wait()
                    await pool.close()
            pool.terminate()

    async def commit(self, write: Write) -> None:
        """Store in a transaction of its own: the server groups commits by itself."""
        pool = self._open_pool()
        self._writes += 1
        try:
            async with pool.acquire() as connection, connection.transaction():
                for statement, parameters in write.statements:
                    await connection.execute(statement, *parameters)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, write.table)
        except asyncpg.UniqueViolationError:
            raise VersionTaken from None
        except FAILURES as error:
            raise StorageError(f"the database can't be written: {type(error).__name__}") from error
        finally:
            self._writes -= 1
            self._quiet.set()

    async def fetch(self, statement: str, *parameters: Any) -> list[Sequence[Any]]:
        """Return the rows of a query."""
        try:
            found: list[Sequence[Any]] = await self._open_pool().fetch(statement, *parameters)
            return found
        except FAILURES as error:
            raise StorageError(f"the database can't be read: {type(error).__name__}") from error

    def _open_pool(self) -> Any:
        if self._pool is None:
            raise StorageError("the database is closed")
        return self._pool
