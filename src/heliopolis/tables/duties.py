"""What a house does for as long as it is open, whatever goes wrong: with itself, or with a single table."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from heliopolis.core.errors import HeliopolisError

log = logging.getLogger(__name__)

SHORTEST, LONGEST = 0.5, 30.0
"""Seconds after which a duty is taken up again, twice as many after each failure."""
FIRST, LAST = 2.0, 3600.0
"""Seconds after which a table that can't be served is tried again, twice as many each time."""
MOST_TABLES = 10_000


class Duty:
    """Something that is done for as long as the house is open. If it ends, it is logged, counted and begun again."""

    def __init__(
        self, name: str, work: Callable[[], Coroutine[Any, Any, None]], longest_pause: float = LONGEST
    ) -> None:
        self.name = name
        self.longest_pause = longest_pause
        self.failures = 0
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, and go on until told to end."""
        self._task = asyncio.create_task(self._go_on(), name=self.name)

    async def _go_on(self) -> None:
        pause = SHORTEST
        while True:
            began = time.monotonic()
            try:
                await self._work()
                log.error("%s has ended; it is begun again", self.name)
            except Exception:
                log.exception("%s has failed; it is begun again", self.name)
            self.failures += 1
            lasted = time.monotonic() - began > self.longest_pause
            pause = SHORTEST if lasted else min(2 * pause, self.longest_pause)
            await asyncio.sleep(pause)

    async def end(self) -> None:
        """End it, wherever it is."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


@dataclass
class _Setback:
    wait: float
    until: float


class Setbacks:
    """Tables that can't be served at present. Each is tried again later and later, and logged each time, not more."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._tables: dict[str, _Setback] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def is_set_back(self, table: str) -> bool:
        """Tell whether it is too early to try a table again."""
        found = self._tables.get(table)
        return found is not None and self._now() < found.until

    async def guard(self, table: str, work: Awaitable[None]) -> None:
        """Do something at a table: what goes wrong there is that table's own."""
        try:
            await work
        except Exception as error:
            self._note(table, error)
        else:
            self._tables.pop(table, None)

    def _note(self, table: str, error: Exception) -> None:
        before = self._tables.pop(table, None)
        wait = min(2 * before.wait, LAST) if before else FIRST
        if len(self._tables) >= MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        self._tables[table] = _Setback(wait, self._now() + wait)
        expected = isinstance(error, HeliopolisError)
        message = "a table can't be served, and is tried again after %g s: %s"
        log.warning(message, wait, error if expected else type(error).__name__, exc_info=None if expected else error)
