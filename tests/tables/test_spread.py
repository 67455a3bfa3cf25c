"""Several processes that serve one house on PostgreSQL."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from bench.storming.ledger import Ledger
from bench.storming.players import Player
from bench.storming.server import Server, WallClock
from bench.storming.standstill import LONGEST_SECONDS, standstill
from tests.tables.helpers import soon

from heliopolis.tables.limits import Limits
from heliopolis.tables.line import HungUp, Line
from heliopolis.tables.storage import open_storage
from heliopolis.terminal.supervisor import Serving, Supervisor
from heliopolis.web.visitors import Bounds, DistantVisitors

TABLES = 8
"""So many that each process has some: new connections are dealt out at random."""
KILLS = 3
"""How often a process may be killed until tables go on in time."""


@asynccontextmanager
async def spread(database: str, folder: Path, processes: int = 2) -> AsyncIterator[Server]:
    """Serve by several processes."""
    server = Server(database, WallClock(folder), folder / "server.log", processes)
    server.start()
    try:
        await server.healed()
        await soon(lambda: len(server.workers()) == processes)
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            await server.end()


def gone(process: int) -> bool:
    """Tell whether there is no such process any more."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return False
    return True


async def goes_on_soon(server: Server, players: list[Player]) -> None:
    """Kill one of the processes, again if the machine was busy: all tables go on nearly as soon as they usually do."""
    found = []
    for _ in range(KILLS):
        calm, killed = await standstill(server, players)
        found.append(killed - calm)
        if found[-1] < LONGEST_SECONDS:
            return
    pytest.fail(f"tables stood still for {found} seconds")


async def test_a_process_that_dies_takes_nothing_with_it(shared: str, tmp_path: Path) -> None:
    ledger = Ledger()
    async with spread(shared, tmp_path) as server:
        players = [Player([server], ledger, seed) for seed in range(TABLES)]
        playing = [asyncio.create_task(player.play_on()) for player in players]

        def answered() -> list[int]:
            return [sum(post.answered > 0 for posts in player.posts.values() for post in posts) for player in players]

        await soon(lambda: min(answered()) >= 2)
        before = answered()
        await goes_on_soon(server, players)
        # People's moves and the answers of bots go on, at every table: nobody moves so often in a row.
        await soon(lambda: all(now >= then + 4 for now, then in zip(answered(), before, strict=True)))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    storage = open_storage(shared)
    await storage.open(lambda _: None)
    for player in players:
        for table, posts in player.posts.items():
            ledger.settle(posts, await storage.rows(table.removeprefix("/t/"), 0))
    await storage.close()
    assert ledger.good, ledger.write()


async def test_what_a_visitor_may_ask_for_is_counted_over_all_processes() -> None:
    supervisor = Supervisor(Serving("127.0.0.1", 1, "", [], Limits()), 2)
    supervisor.visitors.bounds = Bounds(hints=(3, 0.001), sockets=2)
    talking, distant = [], []
    for worker in supervisor.workers:
        here, there = socket.socketpair()
        lines = worker._answering(Line(here)), Line(there)
        talking += [asyncio.create_task(line.talk()) for line in lines]
        distant.append(DistantVisitors(lines[1]))
    one, other = distant
    assert [await each.take("ada", "hints") for each in (one, other, one)] == [0, 0, 0]
    assert await other.take("ada", "hints") > 0
    assert await other.take("bob", "hints") == 0
    assert await one.enter("ada")
    assert await other.enter("ada")
    assert not await one.enter("ada")
    await supervisor.workers[1]._forget_sockets()  # as when it has died
    assert await one.enter("ada")
    assert not await one.enter("ada")
    await one.leave("ada")
    assert await one.enter("ada")
    for task in talking:
        task.cancel()


async def test_processes_end_with_the_one_that_looks_after_them(shared: str, tmp_path: Path) -> None:
    async with spread(shared, tmp_path) as server:
        workers = server.workers()
        server.send(signal.SIGTERM)
        await soon(lambda: all(gone(worker) for worker in workers))
    async with spread(shared, tmp_path) as server:
        workers = server.workers()
        server.send(signal.SIGKILL)
        assert server.process is not None
        await asyncio.to_thread(server.process.wait)
        await soon(lambda: all(gone(worker) for worker in workers))


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = "import sys; from heliopolis.terminal.main import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", command, "serve", *arguments], capture_output=True, text=True)


def test_an_sqlite_file_is_not_served_by_several(tmp_path: Path) -> None:
    refused = serve("--processes", "2", "--database", f"sqlite:///{tmp_path}/tables.db")
    assert refused.returncode == 2
    assert refused.stderr == (
        "heliopolis: an SQLite file is served by one process; expected --database postgresql://… for several\n"
    )
    assert not list(tmp_path.iterdir())


async def test_a_port_that_somebody_has_is_not_shared_with_them(shared: str, tmp_path: Path) -> None:
    async with spread(shared, tmp_path) as server:
        arguments = ("--processes", "2", "--database", shared, "--port", str(server.port))
        refused = await asyncio.to_thread(serve, *arguments)
        assert refused.returncode == 2
        assert f"port {server.port} of 127.0.0.1 can't be had" in refused.stderr


async def test_when_the_supervisor_is_killed_another_takes_its_port_at_once(shared: str, tmp_path: Path) -> None:
    async with spread(shared, tmp_path) as server:
        await server.kill()
        await server.healed()
        await soon(lambda: len(server.workers()) == 2)


async def test_who_asks_on_a_line_is_told_when_the_other_hangs_up() -> None:
    here, there = socket.socketpair()
    ours, theirs = Line(here), Line(there)

    async def double(number: int) -> int:
        return 2 * number

    async def fail(_: None) -> None:
        raise ValueError

    theirs.answers = {"double": double, "fail": fail}
    talking = [asyncio.create_task(line.talk()) for line in (ours, theirs)]
    assert await asyncio.gather(*(ours.ask("double", number) for number in range(5))) == [0, 2, 4, 6, 8]
    with pytest.raises(HungUp):
        await ours.ask("fail")
    await asyncio.gather(*talking)
    with pytest.raises(HungUp):
        await ours.ask("double", 1)
