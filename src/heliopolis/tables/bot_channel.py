"""A process in which bots think, as the loop talks to it: many questions at once, answered one after the other."""

import asyncio
import logging
import sys
from collections import deque
from contextlib import suppress
from typing import Any

import orjson

log = logging.getLogger(__name__)

STARTING_SECONDS = 60.0
"""How long a process may take until it can be asked something: on a busy machine much longer than a bot may think."""
Answers = deque["asyncio.Future[bytes]"]
"""Those who wait for an answer, in the order in which they have asked."""


class BotChannel:
    """One process, started when it is first needed."""

    def __init__(self, module: str, niceness: int = 5) -> None:
        self.module = module
        self.niceness = niceness
        """How far it lets others go first."""
        self.running: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._answers: Answers = deque()
        self._ready: asyncio.Future[bytes] | None = None
        """The first line of the process, which answers nothing: from then on it can be asked."""

    async def begin(self) -> None:
        """Wait until the process can be asked something. Who waits may give up: it starts all the same."""
        if self.running is not None and self.running.returncode is not None and self._listening is not None:
            await self._listening
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                if self.running is None:
                    await self._start()
                assert self._ready is not None
                await asyncio.shield(self._ready)
        except TimeoutError:
            await self.end()
            raise EOFError from None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Send a question to a process that has begun, and return the answer."""
        if self.running is None:
            raise EOFError
        assert self.running.stdin is not None
        self.running.stdin.write(orjson.dumps(question) + b"\n")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        found: dict[str, Any] = orjson.loads(await answer)
        return found

    async def _start(self) -> None:
        """Start the process, once. Who asked may run out of time: it starts all the same, for `end` to end."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._run())
        await asyncio.shield(self._starting)

    async def _run(self) -> None:
        try:
            running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module, str(self.niceness)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        finally:
            self._starting = None
        self._ready = asyncio.get_running_loop().create_future()
        self.running, self._answers = running, deque([self._ready])
        self._listening = asyncio.create_task(self._listen(running, self._answers))

    async def _listen(self, running: asyncio.subprocess.Process, answers: Answers) -> None:
        """Hand each answer to who asked for it. When there are no more, let go of the process, and say so."""
        assert running.stdin is not None
        assert running.stdout is not None
        with suppress(OSError, ValueError):  # a line that is too long is no answer
            while line := await running.stdout.readline():
                answer = answers.popleft() if answers else None
                if answer is not None and not answer.done():
                    answer.set_result(line)
        if self.running is running:
            self.running = None
            log.warning("a process in which bots think has ended by itself")
        with suppress(ProcessLookupError):
            running.kill()
        await running.wait()
        running.stdin.close()
        for answer in answers:
            if not answer.done():
                answer.set_exception(EOFError())
                answer.exception()  # who asked may be gone: nothing is to be logged of it

    async def end(self) -> None:
        """End the process, whatever it is doing, and even if it was just being started."""
        if self._starting is not None:
            with suppress(OSError):
                await asyncio.shield(self._starting)
        running, self.running = self.running, None
        if running is not None:
            with suppress(ProcessLookupError):
                running.kill()
        if self._listening is not None:
            await asyncio.shield(self._listening)
