"""What is done in a house though nobody asks for it: it is swept and tidied, and it is noted when no server ran."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

from heliopolis.tables.bots import Bots
from heliopolis.tables.duties import Duty
from heliopolis.tables.errors import StorageError
from heliopolis.tables.health import Health
from heliopolis.tables.storage import Storage
from heliopolis.tables.sweeper import BEAT_SECONDS, Sweeper
from heliopolis.tables.tasks import tolerant
from heliopolis.tables.times import HouseClock, Pause

log = logging.getLogger(__name__)

CLOSING_SECONDS = 1.0
STORING_SECONDS = 5.0
"""When something trivial is not stored within this time, the storage fails."""
BEATEN = int(3000 * BEAT_SECONDS)
"""Within these milliseconds a server that is alive has stored that it is."""


class Housekeeping:
    """Keeps a house going."""

    def __init__(self, storage: Storage, bots: Bots, sweeper: Sweeper, now: Callable[[], int]) -> None:
        self._storage = storage
        self._bots = bots
        self._sweeper = sweeper
        self._now = now
        self._duties = [
            Duty("sweeping", sweeper.sweep_on),
            Duty("beating", sweeper.beat_on),
            Duty("tidying", sweeper.tidy_on),
        ]
        self.pauses: Sequence[Pause] = ()
        """From when to when no server ran: that time is nobody's."""

    async def begin(self) -> None:
        """Note for how long no server ran, and begin."""
        alive = await self._storage.alive_at()
        alone = await self._storage.is_alone()
        if isinstance(self._now, HouseClock):
            self._now.go_on_from(alive)
            if alive and not alone:
                self._now.keep_to(alive, BEATEN)
        if alive and alone and self._now() > alive:
            await self._storage.note_pause(Pause(alive, self._now()))
        self.pauses = await self._storage.pauses()
        for duty in self._duties:
            duty.begin()

    async def end(self) -> None:
        """End, and note when."""
        for duty in self._duties:
            await duty.end()
        with tolerant(), suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._storage.check(self._now())

    async def health(self) -> Health:
        """Tell how the house is."""
        bots = await self._bots.state()
        return Health(
            storage=await self._stores(),
            bots=bots.answering,
            sweeper=not self._sweeper.is_late,
            waiting=bots.waiting,
            longest_wait=bots.longest_wait,
            set_back=len(self._sweeper.setbacks),
            failures={duty.name: duty.failures for duty in self._duties},
        )

    async def _stores(self) -> bool:
        try:
            async with asyncio.timeout(STORING_SECONDS):
                await self._storage.check(self._now())
        except (StorageError, TimeoutError) as error:
            log.warning("the storage fails: %s", error or type(error).__name__)
            return False
        return True
