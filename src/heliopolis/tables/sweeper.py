"""Looks now and then for what nobody sees to: clocks that have run out, and bots that nobody lets decide."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from heliopolis.tables.duties import Setbacks
from heliopolis.tables.errors import StorageError
from heliopolis.tables.storage import Storage

log = logging.getLogger(__name__)

SECONDS = 1.0
LATE_SECONDS = 15.0
"""When the last sweep is so long ago, something is wrong."""
ABANDONED = 10_000
"""A bot that has not decided for these milliseconds was asked by a process that is gone."""

See = Callable[[str], Awaitable[None]]
"""Sees to one table."""


class Sweeper:
    """Sees to tables, each by itself: what is wrong with one does not keep the others waiting."""

    def __init__(self, storage: Storage, now: Callable[[], int], *, time_out: See, go_on: See) -> None:
        self._storage = storage
        self._now = now
        self._time_out = time_out
        self._go_on = go_on
        self.setbacks = Setbacks()
        self.swept = time.monotonic()
        """When the last sweep was finished."""

    @property
    def is_late(self) -> bool:
        """Tell whether nothing was swept for too long."""
        return time.monotonic() - self.swept > LATE_SECONDS

    async def sweep_on(self) -> None:
        """Sweep now and then. What lies about when the house opens was left by a process that is gone."""
        abandoned = self._now() + 1
        reachable = True
        while True:
            try:
                await self.sweep(abandoned)
                reachable = True
            except StorageError as error:
                if reachable:
                    log.warning("nothing can be swept: %s", error)
                reachable = False
            await asyncio.sleep(SECONDS)
            abandoned = self._now() - ABANDONED

    async def sweep(self, abandoned: int) -> None:
        """Look at all tables once."""
        for table in await self._storage.timed_out(self._now()):
            await self._see(table, self._time_out)
        for table in await self._storage.bots_due(abandoned):
            await self._see(table, self._go_on)
        self.swept = time.monotonic()

    async def _see(self, table: str, see: See) -> None:
        if not self.setbacks.is_set_back(table):
            await self.setbacks.guard(table, see(table))
