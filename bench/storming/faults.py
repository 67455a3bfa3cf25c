"""What goes wrong in a storm."""

import asyncio
import random
import re
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
from bench.storming.ledger import Ledger
from bench.storming.server import Disk, NotHealed, Server, kill

CALM_SECONDS = 1.0, 4.0
"""How long it is calm between two faults."""
STALL_SECONDS = 1.5
FULL_SECONDS = 3.0
JUMP_SECONDS = 60, 86_400
HALF_OPEN = 100

Fault = Callable[[Server], Awaitable[None]]
"""Lets something happen to a server."""


class Storm:
    """Faults, one after the other."""

    def __init__(self, servers: list[Server], ledger: Ledger, seed: int, *, disk: Disk | None, postgresql: str) -> None:
        self.servers = servers
        self.ledger = ledger
        self.disk = disk
        self.postgresql = postgresql
        self.random = random.Random(seed)

    async def rage(self) -> None:
        """Let something go wrong now and then."""
        faults: list[tuple[str, Fault]] = [
            ("server killed", Server.kill),
            ("bots killed", self.kill_bots),
            ("server stalled", self.stall),
            ("half-open clients", self.half_open),
            ("clock set", self.set_clock),
        ]
        if self.servers[0].processes > 1:
            faults.append(("one process killed", self.kill_worker))
        if self.disk is not None:
            faults.append(("disk full", self.fill_disk))
        if self.postgresql:
            faults.append(("database cut off", self.cut_connections))
        while True:
            await asyncio.sleep(self.random.uniform(*CALM_SECONDS))
            server = self.random.choice(self.servers)
            name, fault = self.random.choice(faults)
            await self.note_pause(server)
            await fault(server)
            self.ledger.faults[name] += 1
            try:
                self.ledger.longest_healing = max(self.ledger.longest_healing, await server.healed())
            except NotHealed:
                self.ledger.unhealed += 1

    async def note_pause(self, server: Server) -> None:
        """Read how long the loop of a server was held up: it is forgotten with the server."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=5) as client:
                text = (await client.get(f"{server.url}/metrics")).text
            found = dict(re.findall(r"^heliopolis_longest_(pause|computing)_seconds (\S+)$", text, re.MULTILINE))
            self.ledger.longest_pause = max(self.ledger.longest_pause, float(found["pause"]))
            self.ledger.longest_computing = max(self.ledger.longest_computing, float(found["computing"]))

    async def kill_bots(self, server: Server) -> None:
        """Kill every process in which bots think."""
        for bot in server.bots():
            kill(bot)

    async def kill_worker(self, server: Server) -> None:
        """Kill one of the processes that serve; another takes its place by itself."""
        for worker in server.workers()[:1]:
            kill(worker)

    async def stall(self, server: Server) -> None:
        """Let the server stand still for a while: its own pause is none of its fault, so it is not measured."""
        server.send(signal.SIGSTOP)
        await asyncio.sleep(STALL_SECONDS)
        server.send(signal.SIGCONT)
        await server.kill()

    async def half_open(self, server: Server) -> None:
        """Open many connections and send half a request on each."""
        sockets = []
        for _ in range(HALF_OPEN):
            with suppress(OSError):
                opened = socket.create_connection(("127.0.0.1", server.port), timeout=5)
                opened.sendall(b"POST /new/ra HTTP/1.1\r\nHost: ")
                sockets.append(opened)
        await asyncio.sleep(1)
        for each in sockets:
            each.close()

    async def set_clock(self, server: Server) -> None:
        """Set the clock on the wall forward or back; sometimes the server is killed before it sees that."""
        server.clock.jump(self.random.choice((-1, 1)) * self.random.randint(*JUMP_SECONDS))
        if self.random.random() < 0.5:
            await server.kill()

    async def fill_disk(self, server: Server) -> None:
        """Leave no room on the disk for a while; sometimes the server is killed meanwhile."""
        assert self.disk is not None
        self.disk.fill(server)
        await asyncio.sleep(FULL_SECONDS)
        if self.random.random() < 0.5:
            await server.kill()
            await server.begun_or_ended()
        self.disk.clear(server)
        assert server.process is not None
        if server.process.poll() is not None:  # it may refuse to begin with nowhere to write
            server.start()

    async def cut_connections(self, _server: Server) -> None:
        """Cut all connections to the database."""
        import asyncpg

        connection = await asyncpg.connect(self.postgresql)
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await connection.close()
