"""A table in memory, and those who listen to it."""

import asyncio
from collections.abc import AsyncIterator

from heliopolis.tables.limits import Bucket
from heliopolis.tables.presence import Attendance
from heliopolis.tables.table import Table


class Listener:
    """Tells of the newest version of a table, whenever there is a newer one, or somebody has come or gone meanwhile.

    A slow listener skips some.

    One task listens. It ends when the house closes.
    """

    def __init__(self, version: int, patience: float = 1.0) -> None:
        self.version = version
        self.patience = patience
        """How many of the house's usual pauses bots shall make before they decide, for whoever listens to follow."""
        self._told = version
        self._nudged = False
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._news: asyncio.Future[None] | None = None

    def tell(self, version: int) -> None:
        """Take note of a new version."""
        self.version = version
        self._wake()

    def nudge(self) -> None:
        """Tell of the same version again: somebody has come or gone."""
        self._nudged = True
        self._wake()

    def end(self) -> None:
        """Tell nothing more."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def __aiter__(self) -> AsyncIterator[int]:
        return self

    async def __anext__(self) -> int:
        while self._told >= self.version and not self._nudged:
            if self._ended:
                raise StopAsyncIteration
            self._news = self._loop.create_future()
            await self._news
        self._told, self._nudged = self.version, False
        return self._told


class Live:
    """A table in memory: always a state that is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.attendance = Attendance()
        self.buckets: dict[str, Bucket] = {}
        self.owner = table.made.host
        """Whose share of the bots' time the table uses: its host's, or that of the visitor who set it up."""
        self.driver: asyncio.Task[None] | None = None
        self.advising = False
        """Whether a bot is thinking about a hint."""
        self.behind = False
        """Whether there may be rows in storage that this process has not seen."""

    @property
    def patience(self) -> float:
        """How many usual pauses bots shall make: as many as the slowest of those who listen wants."""
        return max((listener.patience for listener in self.listeners), default=1.0)

    def nudge(self) -> None:
        """Let everybody see who is here."""
        for listener in self.listeners:
            listener.nudge()

    @property
    def idle(self) -> bool:
        """Tell whether nobody would miss the table in memory."""
        return not self.listeners and self.driver is None and not self.lock.locked()
