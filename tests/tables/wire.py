"""A wire to PostgreSQL that can be cut, or fall silent, in the middle of something."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlparse

SOCKET = ".s.PGSQL.5432"
MOVE = b"\x00\x00\x00\x0aheliopolis"
"""The channel as a parameter: it stands in the one statement that stores a move, and tells others of it."""


class Wire:
    """Passes on what a client and the server say to each other."""

    def __init__(self) -> None:
        self.cut_after_commit = 0
        """How many more moves are passed on to the server, which stores them, without its answers."""
        self.down_after_cut = False
        """Whether all connections are cut after the first one, and no more are made."""
        self.cut = 0
        self._listening: list[asyncio.Event] = []

    def silence(self) -> None:
        """Pass on nothing more of the connections on which somebody listens; they stay open."""
        for silent in self._listening:
            silent.set()

    @property
    def is_down(self) -> bool:
        """Tell whether nothing is passed on any more."""
        return self.down_after_cut and self.cut > 0

    async def talk(self, server: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on all of one connection."""
        if self.is_down:
            writer.transport.abort()
            return
        from_server, to_server = await asyncio.open_unix_connection(server)
        silent = asyncio.Event()
        mute = asyncio.Event()

        async def listen() -> None:
            while data := await reader.read(65_536):
                if self.is_down:
                    return
                if re.search(rb"\bLISTEN \W?heliopolis", data):
                    self._listening.append(silent)
                if self.cut_after_commit and MOVE in data:
                    self.cut_after_commit -= 1
                    self.cut += 1
                    mute.set()
                if not silent.is_set():
                    to_server.write(data)

        async def answer() -> None:
            while data := await from_server.read(65_536):
                if mute.is_set():
                    return  # it is stored, and nobody hears of it
                if not silent.is_set():
                    writer.write(data)

        tasks = [asyncio.create_task(listen()), asyncio.create_task(answer())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        writer.transport.abort()
        to_server.close()


@asynccontextmanager
async def wired(url: str, folder: Path) -> AsyncIterator[tuple[Wire, str]]:
    """Lay a wire to a server that listens in a folder; return it, and the address at its other end."""
    (host,) = parse_qs(urlparse(url).query)["host"]
    wire = Wire()
    talks: set[asyncio.Task[None]] = set()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(wire.talk(f"{host}/{SOCKET}", reader, writer))
        talks.add(task)
        task.add_done_callback(talks.discard)

    serving = await asyncio.start_unix_server(accept, folder / SOCKET)
    try:
        yield wire, url.replace(host, str(folder))
    finally:
        serving.close()
        for task in [*talks]:
            task.cancel()
