"""Watches the loop that serves everybody: how long it is held up at most, and by what.

The loop ticks; a thread of its own looks whether it does. When it has not for a while, the thread notes where the loop
is at that moment, and once it ticks again the pause is logged with that place. How much of it the loop has computed is
told as well: where that is little, something was waited for, or the machine was busy with other things.
"""

import asyncio
import logging
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from traceback import extract_stack

log = logging.getLogger(__name__)

TICK = 0.05
LONG = 0.25
"""A pause that is logged, in seconds."""
PLACES = 6
"""How many places on the way to where the loop was held up are logged."""


class Watchdog:
    """Measures pauses of the loop on which it is started."""

    def __init__(self) -> None:
        self.longest = 0.0
        """The longest pause, in seconds."""
        self.pauses = 0
        """How many were long."""
        self.computed = 0.0
        """For how long the loop has computed at most between two ticks, in seconds."""
        self._ticked = time.monotonic()
        self._held_at: list[str] = []
        self._over = threading.Event()
        self._loop_thread = 0

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watch the loop for a while."""
        self._loop_thread = threading.get_ident()
        self._ticked = time.monotonic()
        ticking = asyncio.create_task(self._tick_on())
        thread = threading.Thread(target=self._look_on, name="watchdog", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            ticking.cancel()

    async def _tick_on(self) -> None:
        computed = time.thread_time()
        while True:
            await asyncio.sleep(TICK)
            now, before = time.monotonic(), computed
            computed = time.thread_time()
            self._note(now - self._ticked - TICK, computed - before)
            self._ticked = now

    def _note(self, pause: float, computed: float) -> None:
        self.longest, self.computed = max(self.longest, pause), max(self.computed, computed)
        if pause > LONG:
            milliseconds, own = round(1000 * pause), round(1000 * computed)
            facts = {"milliseconds": milliseconds, "computed": own, "held_at": self._held_at}
            log.warning("the loop was held up", extra={"facts": facts})
            self.pauses += 1
        self._held_at = []

    def _look_on(self) -> None:
        """In a thread of its own: note where the loop is when it does not tick."""
        while not self._over.wait(TICK):
            if time.monotonic() - self._ticked - TICK > LONG / 2 and not self._held_at:
                frame = sys._current_frames().get(self._loop_thread)
                places = extract_stack(frame)[-PLACES:] if frame else []
                self._held_at = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in places]
