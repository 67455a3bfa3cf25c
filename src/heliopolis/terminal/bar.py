"""A line that shows how far many games are."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

WIDTH = 40
PAUSE = 0.1
"""So many seconds at least lie between two drawings."""
CLEAR = "\r\x1b[K"
CLOCK = 60


@contextmanager
def bar_of_games(total: int) -> Iterator[Callable[[int], None]]:
    """Show the line on the error output while games are played; what it gives is told how many more are done."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    bar = Bar(total)
    try:
        yield bar.advance
    finally:
        sys.stderr.write(CLEAR)
        sys.stderr.flush()


class Bar:
    """How many games are done, drawn over itself."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.began = self.drawn = time.monotonic()

    def advance(self, done: int) -> None:
        """Count more games that are done."""
        self.done += done
        now = time.monotonic()
        if now - self.drawn >= PAUSE or self.done == self.total:
            self.drawn = now
            sys.stderr.write(CLEAR + self.line(now - self.began))
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """Draw it: how far, how many of how many, how long it took, and about how long it will take."""
        full = WIDTH * self.done // max(1, self.total)
        left = seconds / self.done * (self.total - self.done) if self.done else 0.0
        return f"{'━' * full}{'╌' * (WIDTH - full)} {self.done}/{self.total} {clock(seconds)} + {clock(left)}"


def clock(seconds: float) -> str:
    """Write a span of time as hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), CLOCK)
    return f"{minutes // CLOCK}:{minutes % CLOCK:02}:{rest:02}"
