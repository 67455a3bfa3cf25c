"""Work that is done to its end, even if whoever asked for it goes away."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from heliopolis.core.errors import HeliopolisError

log = logging.getLogger(__name__)

T = TypeVar("T")


class Tasks:
    """Work under way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def later(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is waited for at the end."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def shield(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it goes away."""
        return await asyncio.shield(self.later(work))

    async def finish(self, seconds: float) -> None:
        """Wait until nothing is under way, for some time at most."""
        end = asyncio.get_running_loop().time() + seconds
        while self._running and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.wait(self._running, timeout=left)
        if self._running:
            log.error("%d pieces of work were not finished in time", len(self._running))


@contextmanager
def tolerant() -> Iterator[None]:
    """Log what goes wrong in something that nobody waits for."""
    try:
        yield
    except HeliopolisError as error:
        log.warning("%s: %s", type(error).__name__, error)
