"""Presence between the processes of one house: each tells the others who has a page open with it, and repeats it.

Nothing of it is stored. Of a process that is gone nothing more is heard, and those who were with it are away.
"""

import asyncio
import secrets
from collections.abc import Callable

from heliopolis.tables.duties import Duty
from heliopolis.tables.live import Live
from heliopolis.tables.open_tables import OpenTables
from heliopolis.tables.presence import AWAY, REPEATED, Presence
from heliopolis.tables.storage import Storage
from heliopolis.tables.tasks import Tasks, tolerant

NEWS = "presence "
"""How news of presence begin: no table's id does."""


class Herald:
    """Tells other processes who is at the tables of this one, and hears of theirs; alone, it is silent."""

    def __init__(self, storage: Storage, tables: OpenTables, tasks: Tasks, now: Callable[[], int]) -> None:
        self._storage = storage
        self._tables = tables
        self._tasks = tasks
        self._now = now
        self._name = secrets.token_hex(8)
        self._repeating = Duty("presence", self._repeat)

    def begin(self) -> None:
        """Begin to repeat what others may have missed."""
        if self._storage.shared:
            self._repeating.begin()

    async def end(self) -> None:
        """Say nothing more."""
        if self._storage.shared:
            await self._repeating.end()

    def tell(self, live: Live, holder: str) -> None:
        """Let everybody see that a person has come, gone, or got on with the lessons."""
        live.nudge()
        if self._storage.shared:
            state, _, lesson, lessons = live.attendance.here(holder) or Presence(AWAY)
            news = f"{NEWS}{live.table.id} {self._name} {holder} {state} {lesson} {lessons}"
            self._tasks.later(self._send(news))

    async def _send(self, news: str) -> None:
        with tolerant():
            await self._storage.tell(news)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEATED)
            for live in list(self._tables):
                for holder in live.attendance.holders():
                    self.tell(live, holder)

    def hear(self, news: str) -> None:
        """Take in what another process tells. Who is heard of for the first time is told who is here."""
        table, name, holder, state, lesson, lessons = news.removeprefix(NEWS).split(" ")
        live = self._tables.find(table)
        if live is None:
            return
        presence = Presence(state, 0, int(lesson), int(lessons))
        if live.attendance.hear(name, holder, presence, self._now()):
            for own in live.attendance.holders():
                self.tell(live, own)
        live.nudge()
