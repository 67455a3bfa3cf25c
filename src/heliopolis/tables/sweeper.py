"""Looks now and then for what nobody sees to: clocks that have run out, bots that nobody lets decide, old tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from heliopolis.tables.duties import Setbacks
from heliopolis.tables.errors import StorageError
from heliopolis.tables.limits import Limits
from heliopolis.tables.storage import Storage
from heliopolis.tables.tasks import tolerant

log = logging.getLogger(__name__)

SECONDS = 1.0
BEAT_SECONDS = 5.0
TIDY_SECONDS = 600.0
AT_ONCE = 200
"""How many old tables are looked for at once."""
LATE_SECONDS = 15.0
"""When the last sweep is so long ago, something is wrong."""
ABANDONED = 10_000
"""A bot that has not decided for these milliseconds was asked by a process that is gone."""

See = Callable[[str], Awaitable[None]]
"""Sees to one table."""


class Sweeper:
    """Sees to tables, each by itself: what is wrong with one does not keep the others waiting."""

    def __init__(
        self, storage: Storage, limits: Limits, now: Callable[[], int], *, time_out: See, go_on: See, let_go: See
    ) -> None:
        self._storage = storage
        self._limits = limits
        self._now = now
        self._time_out = time_out
        self._go_on = go_on
        self._let_go = let_go
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

    async def tidy_on(self) -> None:
        """Let go of old tables, and look for damage, now and then."""
        while True:
            with tolerant():
                await self.tidy()
                await self._storage.look_for_damage()
            await asyncio.sleep(TIDY_SECONDS)

    async def tidy(self) -> None:
        """Let go of the tables that have been kept for long enough."""
        limits = self._limits
        times = (limits.keep_waiting, limits.keep_playing, limits.keep_finished)
        before = tuple(self._now() - 1000 * seconds if seconds else 0 for seconds in times)
        while found := await self._storage.outlived(before, AT_ONCE):
            for table in found:
                await self._see(table, self._let_go)
            if len(found) < AT_ONCE:
                return

    async def beat_on(self) -> None:
        """Store now and then that a server is alive."""
        while True:
            with tolerant():
                await self._storage.check(self._now())
            await asyncio.sleep(BEAT_SECONDS)

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
