"""Tables in PostgreSQL, for several processes or machines.

Each commit notifies the others with nothing but the table's id; they read the new rows themselves. A process that loses
the connection on which it listens, or gets no answer on it for some seconds, says that it may have missed something,
once it listens again.

When a connection is lost while something is being committed, nobody knows whether it was. So it is tried again: the
rows are the same, and either they are stored now, or they are found to have been.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any

import asyncpg

from heliopolis.tables.backup import back_up_rows, name_of_backup
from heliopolis.tables.errors import StorageError, StorageUnsure
from heliopolis.tables.events import Row
from heliopolis.tables.schema import GET_VERSION, ROOMS, SCHEMA, SCHEMA_VERSION, steps_from, version_of
from heliopolis.tables.storage import ADD_EVENT, DROP_HOLDERS, GET_ROWS, NO_TABLE, Storage, VersionTaken, Write

log = logging.getLogger(__name__)

CHANNEL = "heliopolis"
NOTIFY = "SELECT pg_notify($1, $2)"
PARAMETER = re.compile(r"\$(\d+)")
SCHEMA_LOCK = 0x48656C69
SERVER_LOCK = 0x48656C6A
"""Held by every process that serves these tables."""
COUNT_SERVERS = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objid = $1"""
MOST_CONNECTIONS = 8
RETRY_SECONDS = 0.25
ANSWER_SECONDS = 10.0
"""How long one statement may take …"""
SURE_SECONDS = 15.0
"""… and for how long something is tried again whose connection was lost."""
PROBE_SECONDS = 2.0
"""How long the connection on which we listen may be silent before we ask whether it is still there."""
CLOSING_SECONDS = 2.0

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""What is raised when a connection, rather than a statement, has failed: it is worth trying again."""


async def back_up_all(url: str, target: str) -> int:
    """Copy a database as it is at one moment into a new SQLite file; return its schema."""
    try:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                schema = version_of(await connection.fetchval(GET_VERSION))
                await back_up_rows(connection.fetch, schema, target)
                return schema
        finally:
            await connection.close()
    except asyncpg.UndefinedTableError:
        raise StorageError("there is nothing in this database; expected one of Heliopolis") from None
    except StorageError:
        raise
    except Exception as error:
        raise StorageError(f"the database can't be read: {error}") from error


@lru_cache(maxsize=256)
def at_once(statements: tuple[str, ...]) -> str:
    """Make one statement of several of which none depends on another: one way there and back, all or nothing."""
    parts: list[str] = []
    before = 0
    for statement in statements:
        parts.append(PARAMETER.sub(lambda found, before=before: f"${before + int(found[1])}", statement))  # type: ignore[misc]
        before += max(int(number) for number in PARAMETER.findall(statement))
    *first, last = parts
    named = ", ".join(f"part_{number} AS ({part})" for number, part in enumerate(first))
    return f"WITH {named} {last}" if first else last


async def leave_as_it_is(_connection: Any) -> None:
    """Tidy up nothing: nobody has changed anything about a connection of ours."""


class PostgresqlStorage(Storage):
    """A database that several processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._listener: asyncio.Task[None] | None = None
        self._alone = False
        self._writes = 0
        self._quiet = asyncio.Event()
        self._own: set[int] = set()
        """The server processes of our own connections: what they notify, we know."""

    async def open(self, changed: Callable[[str | None], None]) -> None:
        """Connect, make the schema what it is to be, and listen."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                command_timeout=ANSWER_SECONDS,
                init=self._know,
                reset=leave_as_it_is,
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await self._settle_schema(connection)
                self._alone = not await connection.fetchval(COUNT_SERVERS, SERVER_LOCK)
        except Exception as error:
            await self.close()
            if isinstance(error, StorageError):
                raise
            raise StorageError(f"the database can't be opened: {error}") from error
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(changed, listening))
        await listening.wait()

    async def _settle_schema(self, connection: Any) -> None:
        """Create the schema in an empty database, or bring an older one forward; refuse what is not ours, or newer."""
        ours = await connection.fetchval("SELECT to_regclass('house')")
        strangers = [room for room in ROOMS if await connection.fetchval("SELECT to_regclass($1)", room)]
        if not ours and not strangers:
            for statement in SCHEMA:
                await connection.execute(statement)
            return
        try:
            found = await connection.fetchval(GET_VERSION) if ours else None
        except asyncpg.UndefinedColumnError:
            found = None
        schema = version_of(found)
        if schema < SCHEMA_VERSION:
            target = name_of_backup("postgresql", schema)
            await back_up_rows(connection.fetch, schema, target)
            log.warning("the database has schema %d; it was copied to %s before it is changed", schema, target)
            for statement in steps_from(schema):
                await connection.execute(statement)

    async def _know(self, connection: Any) -> None:
        pid = connection.get_server_pid()
        self._own.add(pid)
        connection.add_termination_listener(lambda _connection: self._own.discard(pid))

    async def is_alone(self) -> bool:
        """Tell whether no other process served these tables when this one began."""
        return self._alone

    # Listening.

    async def _listen(self, changed: Callable[[str | None], None], listening: asyncio.Event) -> None:
        """Listen for as long as we live; after every interruption, say that something may have been missed."""
        while True:
            try:
                await self._listen_once(changed, listening)
            except Exception as error:
                log.warning("listening to PostgreSQL failed: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, changed: Callable[[str | None], None], listening: asyncio.Event) -> None:
        """Listen on one connection until it is lost, or does not answer."""

        def heard(_connection: Any, sender: int, _channel: str, table: str) -> None:
            if sender not in self._own:
                changed(table)

        connection = await asyncpg.connect(self.url, timeout=ANSWER_SECONDS, command_timeout=PROBE_SECONDS)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVER_LOCK)
            await connection.add_listener(CHANNEL, heard)
            if listening.is_set():
                changed(None)
            listening.set()
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(PROBE_SECONDS):
                        await lost.wait()
                        return
                await connection.execute("SELECT 1")  # raises if the connection is there in name only
        except asyncio.CancelledError:
            with suppress(Exception):  # or the next server finds us still there, as PostgreSQL is slow to see us go
                await connection.execute("SELECT pg_advisory_unlock_shared($1)", SERVER_LOCK)
            raise
        finally:
            connection.terminate()

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

    async def tell(self, news: str) -> None:
        """Tell the other processes something that is not stored."""
        try:
            await self._open_pool().execute(NOTIFY, CHANNEL, news)
        except Exception as error:
            raise StorageError(f"the others can't be told: {type(error).__name__}") from error

    # Writing and reading.

    async def commit(self, write: Write) -> None:
        """Store in a transaction of its own, for sure: the server groups commits by itself."""
        self._writes += 1
        try:
            await self._store(write)
        finally:
            self._writes -= 1
            self._quiet.set()

    async def _store(self, write: Write) -> None:
        end = asyncio.get_running_loop().time() + SURE_SECONDS
        unsure = False
        while True:
            try:
                return await self._try_to_store(write, again=unsure)
            except VersionTaken:
                raise
            except LOST as error:
                unsure = True
                if asyncio.get_running_loop().time() > end:
                    raise StorageUnsure(f"the database does not answer: {type(error).__name__}") from error
            except Exception as error:
                failure = StorageUnsure if unsure else StorageError  # what was tried before may have been stored
                raise failure(f"the database can't be written: {type(error).__name__}") from error
            await asyncio.sleep(RETRY_SECONDS)

    async def _try_to_store(self, write: Write, *, again: bool) -> None:
        """Store something, unless it turns out to be stored when it is tried again."""
        try:
            await self._store_once(self._open_pool(), write)
        except asyncpg.UniqueViolationError:
            if not again or not await self._holds(write):
                raise VersionTaken from None

    async def _store_once(self, pool: Any, write: Write) -> None:
        told = [(NOTIFY, (CHANNEL, write.table))] if write.table != NO_TABLE else []
        statements, parameters = zip(*write.statements, *told, strict=True)
        async with pool.acquire(timeout=ANSWER_SECONDS) as connection:
            if DROP_HOLDERS not in statements:
                await connection.execute(at_once(statements), *chain.from_iterable(parameters))
                return
            async with connection.transaction():  # who holds seats now is written after who did, in this order
                for statement, values in zip(statements, parameters, strict=True):
                    await connection.execute(statement, *values)

    async def _holds(self, write: Write) -> bool:
        """Tell whether the events of a write are stored as they are."""
        rows = [Row(*parameters[1:]) for statement, parameters in write.statements if statement == ADD_EVENT]
        stored = await self.fetch(GET_ROWS, write.table, rows[0].version - 1) if rows else []
        return [Row(*row) for row in stored[: len(rows)]] == rows

    async def fetch(self, statement: str, *parameters: Any) -> list[Sequence[Any]]:
        """Return the rows of a query; a connection that turns out to be lost is replaced."""
        for last_try in (False, False, True):
            try:
                found: list[Sequence[Any]] = await self._open_pool().fetch(statement, *parameters)
                return found
            except StorageError:
                raise
            except Exception as error:
                if last_try or not isinstance(error, LOST):
                    raise StorageError(f"the database can't be read: {type(error).__name__}") from error
            await asyncio.sleep(RETRY_SECONDS)
        raise AssertionError

    def _open_pool(self) -> Any:
        if self._pool is None:
            raise StorageError("the database is closed")
        return self._pool
