"""The tables in memory. Each is changed by one request after the other, and stored before anybody sees it."""

import asyncio
import itertools
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

from heliopolis.core.errors import HeliopolisError
from heliopolis.tables.errors import NoTable, StorageError
from heliopolis.tables.live import Live
from heliopolis.tables.storage import GONE, Storage, VersionTaken, write_of
from heliopolis.tables.table import Table, fold_all
from heliopolis.tables.tasks import Tasks, tolerant

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{20}")


class OpenTables:
    """Keeps tables in memory for as long as somebody uses them, and a few more."""

    def __init__(
        self,
        storage: Storage,
        most: int,
        tasks: Tasks,
        changed: Callable[[Live], None],
        arrived: Callable[[Live], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._most = most
        """How many tables are kept even though nobody uses them."""
        self._tasks = tasks
        self._changed = changed
        """Called when a request has changed a table, or has tried to."""
        self._arrived = arrived
        """Called when a table was taken from storage, before anybody sees it."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    def __iter__(self) -> Iterator[Live]:
        return iter(self._live.values())

    def find(self, table: str) -> Live | None:
        """Return a table that is in memory."""
        return self._live.get(table)

    async def get(self, table: str, *, seen: int = 0) -> Live:
        """Return a table, from memory or from storage, that is at least as new as a version that somebody saw."""
        live = self._live.get(table) or await self._load(table)
        self._live.move_to_end(table)
        if live.behind or seen > live.table.version:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, table: str) -> Live:
        """Take a table from storage into memory, once."""
        if not TABLE_ID.fullmatch(table):
            raise NoTable
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self._tasks.later(self._take_in(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def _take_in(self, table: str) -> Live:
        found = await self._storage.load(table)
        if found is None:
            raise NoTable
        live = Live(found)
        await self._arrived(live)
        live.behind = self._storage.shared  # what was written meanwhile nobody has told of a table that was not here
        return self._keep(live)

    def _keep(self, live: Live) -> Live:
        """Keep a table in memory, and let go of others that nobody uses."""
        self._live[live.table.id] = live
        surplus = len(self._live) - self._most
        if surplus > 0:
            idle = [other for other in itertools.islice(self._live.values(), 2 * surplus) if other.idle]
            for other in idle:
                if other is not live:
                    self.forget(other.table.id)
        return live

    def forget(self, table: str) -> None:
        """Let go of a table: it is in storage."""
        del self._live[table]

    async def delete(self, table: str) -> None:
        """Delete a table, unless somebody is looking at it."""
        live = self._live.get(table)
        if live is not None and not live.idle:
            return
        self._live.pop(table, None)
        await self._storage.let_go(table)

    async def add(self, table: Table, owner: str) -> None:
        """Store a new table, and keep it; somebody has to answer for what its bots need."""
        await self._storage.commit(write_of(table))
        table.unsaved = []
        live = self._keep(Live(table))
        live.owner = owner or live.owner
        self._changed(live)

    async def change(self, live: Live, change: Callable[[Table], bool | None]) -> bool:
        """Change a draft, store what happened, and only then let everybody see it; tell whether anything came of it.

        What can't be done, or stored, because another process was faster, is tried again on what that process made.
        """
        async with live.lock:
            while True:
                draft = live.table.copy()
                try:
                    result = change(draft)
                    done = bool(draft.unsaved) and result is not False
                    if draft.unsaved:
                        await self._storage.commit(write_of(draft))
                        self._show(live, draft)
                    elif self._storage.shared and await self._catch_up(live):
                        continue
                    break
                except StorageError:
                    live.behind = True
                    raise
                except HeliopolisError:
                    if not self._storage.shared or not await self._catch_up(live):
                        raise
                except VersionTaken:
                    if not await self._catch_up(live):
                        raise StorageError("the database refuses an event that it does not hold") from None
        self._changed(live)
        return done

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other processes have stored; tell whether there was anything."""
        live.behind = False
        try:
            rows = await self._storage.rows(live.table.id, live.table.version)
        except StorageError:
            live.behind = True
            raise
        if rows:
            self._show(live, fold_all(live.table.copy(), rows))
        return bool(rows)

    def _show(self, live: Live, table: Table) -> None:
        """Put a table that is stored in the place of its former self, and tell those who listen."""
        table.unsaved = []
        live.table = table
        for listener in live.listeners:
            listener.tell(table.version)

    def heard(self, table: str | None) -> None:
        """Note that another process has written to a table, has deleted it, or may have written to any."""
        if table is not None and table.startswith(GONE):
            self._live.pop(table.removeprefix(GONE), None)
            return
        for live in [self._live.get(table)] if table is not None else list(self._live.values()):
            if live is not None:
                live.behind = True
                if live.listeners:
                    self._tasks.later(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            if live.behind:
                with tolerant():
                    await self._catch_up(live)
