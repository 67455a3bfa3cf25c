"""Reads what people hand in, records and editions, beside the loop that serves everybody.

It is done by one thread, one thing after the other: however long something takes, the loop has its turns. What takes
too long is given up, at the next place where its reader looks at the time.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from heliopolis.tables.errors import TooFast, TooMuch

T = TypeVar("T")

SECONDS = 3.0
"""How long it may take to read one thing."""
MOST_WAITING = 20


class Uploads:
    """Things that were handed in and are to be read."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="uploads")
        self._waiting = 0

    async def read(self, work: Callable[[], T]) -> T:
        """Read something beside the loop; raise whatever reading it raises."""
        if self._waiting >= MOST_WAITING:
            seconds = round(SECONDS)
            raise TooFast("many-uploads", "too much has been handed in at once; expected less", seconds=seconds)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Read nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def within_time(steps: Iterable[T], seconds: float = SECONDS) -> Iterator[T]:
    """Go through the steps of some work, for as long as it may take."""
    end = time.monotonic() + seconds
    for step in steps:
        if time.monotonic() > end:
            raise TooMuch("too-slow", "it takes too long to read this; expected something shorter")
        yield step
