"""Analyses of games that are over: made task by task by the bots' processes, when these have nothing else to do.

Each is made once and kept with its table. What follows from the record alone is the same for everybody.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass

from heliopolis.core.record import Record
from heliopolis.players.analysis.report import FORMAT, Analysis, load_analysis
from heliopolis.players.analysis.work import Result, Task, Work
from heliopolis.tables.bots import Bots
from heliopolis.tables.errors import TooFast
from heliopolis.tables.storage import Storage

log = logging.getLogger(__name__)

MOST_RUNNING = 20
MOST_KEPT = 60
"""How many analyses are kept in memory; those asked for longest ago are forgotten first."""
TRIES = 2
"""How often a task is tried, since a process may be ended while it is at it."""
SECONDS = 20


@dataclass
class Progress:
    """How far an analysis is."""

    analysis: Analysis | None = None
    """What is known so far."""
    done: int = 0
    tasks: int = 1
    failed: bool = False


class Analyses:
    """Makes analyses, and remembers them."""

    def __init__(self, bots: Bots, storage: Storage) -> None:
        self._bots = bots
        self._storage = storage
        self._found: OrderedDict[str, Progress] = OrderedDict()
        self._running: dict[str, asyncio.Task[None]] = {}

    async def of_table(self, table: str, record: Record, owner: str) -> Progress:
        """Return the analysis of a table's game as far as it is known; it is begun if it is not."""
        if table not in self._found and (stored := await self._storage.analysis(table)):
            data = json.loads(stored)
            if data["format"] == FORMAT:
                found = load_analysis(record.game, data)
                return self._remember(table, Progress(found, 1, 1))
        return self._look_at(table, record, owner, keep=True)

    def of_record(self, name: str, record: Record, owner: str) -> Progress:
        """Return the analysis of a record that was handed in."""
        return self._look_at(f"record {name}", record, owner, keep=False)

    def _look_at(self, name: str, record: Record, owner: str, *, keep: bool) -> Progress:
        known = self._found.get(name)
        if known is not None and not known.failed:
            self._found.move_to_end(name)
            return known
        if len(self._running) >= MOST_RUNNING:
            message = "many games are being analysed already; expected fewer at once"
            raise TooFast("many-analyses", message, seconds=SECONDS)
        work = Work(record)  # raises, if the game is not over
        progress = self._remember(name, Progress())
        self._running[name] = asyncio.create_task(self._make(name, work, progress, owner, keep=keep))
        return progress

    def _remember(self, name: str, progress: Progress) -> Progress:
        self._found[name] = progress
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return progress

    async def _make(self, name: str, work: Work, progress: Progress, owner: str, *, keep: bool) -> None:
        try:
            for tasks in work.rounds():
                results: list[Result] = []
                for task in tasks:
                    results.append(await self._do(work, task, owner))
                    progress.done, progress.tasks = work.done + len(results), work.tasks
                work.take(tasks, results)
                progress.analysis = work.analysis
            if keep and work.analysis is not None:
                await self._storage.keep_analysis(name, json.dumps(work.analysis.dump()))
        except Exception as error:
            progress.failed = True
            log.warning("an analysis failed: %s", type(error).__name__)
        finally:
            del self._running[name]

    async def _do(self, work: Work, task: Task, owner: str) -> Result:
        for _ in range(TRIES):
            result = await self._bots.analyse(work.game, task, owner)
            if result is not None:
                return result
        raise RuntimeError("no process did a task of an analysis")

    async def close(self) -> None:
        """Leave off."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
