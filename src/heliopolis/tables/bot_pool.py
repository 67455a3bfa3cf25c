"""Bots, thinking in processes of their own, so that the loop that serves people never waits for them.

A bot that fails, dies or takes too long is replaced for that decision by the level below; the last chooses at random
and can't fail. A process that takes too long, or fails in whatever way, is ended, and another takes its place; so is
one that died while nothing was asked of it. Who is served next is the matter of `bot_queue`.
"""

import asyncio
import json
import logging
import sys
from contextlib import suppress
from typing import Any

from heliopolis.tables.bot_process import NOBODY
from heliopolis.tables.bot_queue import CHECK, BotQueue, Claim
from heliopolis.tables.bots import Bots, BotState, Question, Reply

log = logging.getLogger(__name__)


class BotPool(Bots):
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int = 2, seconds: float = 5.0, module: str = "heliopolis.tables.bot_process") -> None:
        self.seconds = seconds
        self.module = module
        self._all = [_Process(module) for _ in range(processes)]
        self._queue = BotQueue(self._all)
        self.failures = 0
        """How many questions in a row were not answered."""

    async def state(self) -> BotState:
        """Tell how the processes are: if the last question was not answered, by asking another."""
        if self.failures:
            await self.ask({"bot": NOBODY}, Claim(CHECK, ""))
        return BotState(not self.failures, self._queue.waiting, self._queue.longest_wait())

    async def ask(self, question: Question, claim: Claim) -> Reply:
        """Ask a process that is free, when it is the asker's turn."""
        async with self._queue.lend(claim) as process:
            try:
                async with asyncio.timeout(self.seconds):
                    reply = await process.ask(json.dumps(question).encode())
            except TimeoutError:
                trouble = f"no answer within {self.seconds:g} s"
            except Exception as error:  # whatever the loop makes of a process that has ended
                trouble = f"its process ended ({type(error).__name__})"
            except asyncio.CancelledError:
                await process.end()
                raise
            else:
                self.failures = 0
                return Reply(reply, reply.get("error", ""))
            self.failures += 1
            await process.end()
            return Reply({}, trouble)

    async def close(self) -> None:
        """End all processes."""
        for process in self._all:
            await process.end()


class _Process:
    """One process that answers one question at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.running: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None

    async def ask(self, question: bytes) -> dict[str, Any]:
        """Send a question and return the answer."""
        if self.running is not None and self.running.returncode is not None:
            log.warning("a process in which bots think has ended by itself")
            await self.end()
        running = self.running or await self._start()
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(question + b"\n")
        await running.stdin.drain()
        line = await running.stdout.readline()
        if not line:
            raise EOFError
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        """Start the process. Whoever asked may run out of time meanwhile: it starts all the same, for `end` to end."""
        starting = asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        self._starting = asyncio.create_task(starting)
        self.running = await asyncio.shield(self._starting)
        self._starting = None
        return self.running

    async def end(self) -> None:
        """End the process, whatever it is doing, and even if it was just being started."""
        running, self.running = self.running, None
        if self._starting is not None:
            starting, self._starting = self._starting, None
            with suppress(OSError):
                running = await starting
        if running is not None:
            with suppress(ProcessLookupError):
                running.kill()
            await running.wait()
            if running.stdin is not None:
                running.stdin.close()
