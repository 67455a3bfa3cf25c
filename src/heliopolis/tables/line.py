"""A line between two processes of one house, on which each asks the other: a line of JSON a question, one an answer.

It is one end of a pair of sockets that nobody else can reach. Whoever is gone has hung up.
"""

import asyncio
import json
import logging
import socket
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from heliopolis.tables.errors import StorageError

log = logging.getLogger(__name__)

LONGEST = 2**20
"""Bytes of a line."""

Answer = Callable[[Any], Awaitable[Any]]
"""Answers a question, both plain data."""


class HungUp(StorageError):
    """The other process is gone. What was asked for has not been done, and this house will soon be served anew."""

    def __init__(self) -> None:
        super().__init__("the process that looks after this one is gone")


class Line:
    """One end of a line. `talk` has to run for as long as it is used."""

    def __init__(self, end: socket.socket) -> None:
        self.answers: dict[str, Answer] = {}
        """What can be asked here."""
        self._end = end
        self._writer: asyncio.StreamWriter | None = None
        self._open = asyncio.Event()
        self._numbers = count()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def talk(self) -> None:
        """Answer, and take answers, until the other hangs up."""
        reader, self._writer = await asyncio.open_connection(sock=self._end, limit=LONGEST)
        self._open.set()
        try:
            while text := await reader.readline():
                self._take(json.loads(text))
        except ConnectionError:
            pass
        finally:
            self._hang_up()

    async def ask(self, what: str, about: Any = None) -> Any:
        """Ask the other process something, and wait for its answer; raise `HungUp` if it is gone."""
        await self._open.wait()
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            self._send([number, what, about])
            return await answer
        finally:
            del self._asked[number]

    def _take(self, message: list[Any]) -> None:
        number, what, about = message
        if what:
            answering = asyncio.create_task(self._answer(number, what, about))
            self._answering.add(answering)
            answering.add_done_callback(self._answering.discard)
        elif (asked := self._asked.get(number)) is not None and not asked.done():
            asked.set_result(about)

    async def _answer(self, number: int, what: str, about: Any) -> None:
        """Answer; who can't be answered must not wait for ever."""
        try:
            self._send([number, "", await self.answers[what](about)])
        except Exception:
            log.exception("the line is given up: what was asked could not be answered")
            self._hang_up()

    def _send(self, message: list[Any]) -> None:
        if self._writer is None or self._writer.is_closing():
            raise HungUp
        self._writer.write(json.dumps(message).encode() + b"\n")

    def _hang_up(self) -> None:
        """Close this end: who waits for an answer is told, and nobody answers whom nobody hears."""
        if self._writer is not None:
            self._writer.close()
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(HungUp())
        for answering in self._answering:
            answering.cancel()
