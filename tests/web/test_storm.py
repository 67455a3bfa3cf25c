"""A short storm: see `bench/storm.py` for longer ones."""

import asyncio
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import Mock

import httpx
import pytest
from bench.storming import faults
from bench.storming.ledger import Ledger, Post
from bench.storming.players import Player
from bench.storming.server import Disk, Server as StormServer, WallClock
from tests.serving import Server
from websockets.asyncio.client import connect
from websockets.typing import Origin

from heliopolis.tables.events import PERSON, Entered, write_event

STORM = Path(__file__).parents[2] / "bench/storm.py"
MINUTES = "0.25"


def test_nothing_acknowledged_is_lost_in_a_storm() -> None:
    done = subprocess.run(
        [sys.executable, STORM, MINUTES, "--tables", "4", "--json"], capture_output=True, text=True, timeout=240
    )
    ledger = json.loads(done.stdout)
    assert ledger["lost"] == ledger["gone_back"] == ledger["invented"] == ledger["refused_stored"] == 0, done.stderr
    assert ledger["acknowledged"] > 0


class Refusing(StormServer):
    """A server that takes its time to find that it has nowhere to write, and ends."""

    starts = 0

    def start(self) -> None:
        self.starts += 1
        self.process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(0.5)"])


def test_a_server_that_refuses_to_begin_on_a_full_disk_is_started_again_however_late_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "FULL_SECONDS", 0.01)
    server = Refusing("", WallClock(tmp_path), tmp_path / "log")
    raging = faults.Storm([server], Ledger(), 1, disk=cast(Disk, Mock()), postgresql="")
    raging.random = cast(random.Random, SimpleNamespace(random=lambda: 0.0))  # it is killed while the disk is full
    server.start()
    asyncio.run(raging.fill_disk(server))
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    assert server.starts == 3


def test_the_ledger_tells_what_became_of_each_post() -> None:
    moves = {3: "draw", 7: "invoke", 9: "draw"}
    rows = [
        write_event(number, 0, Entered(0, moves[number], PERSON) if number in moves else Entered(-1, "tile nile"))
        for number in range(2, 12)
    ]
    ledger = Ledger()
    told = [Post("t", "draw", 2, answered=3), Post("t", "draw", 10, answered=11)]
    silent = [Post("t", "invoke", 3), Post("t", "draw", 3), Post("t", "pass", 9)]
    ledger.settle([*told, *silent, Post("t", "invoke", 4, refused=True)], rows)
    assert (ledger.acknowledged, ledger.lost) == (2, 1)  # nothing is stored after version 10
    assert (ledger.unanswered, ledger.unanswered_stored) == (3, 1)
    assert (ledger.refused, ledger.refused_stored) == (1, 0)  # the silent one has it
    assert ledger.invented == 1  # nobody sent the one of version 9
    assert not ledger.good


def test_a_move_that_came_after_its_clock_had_run_out_was_not_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    ledger = Ledger()
    player = Player([cast(StormServer, SimpleNamespace(url=server.url))], ledger, 1)

    async def post_too_late() -> None:
        async with httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}) as client:
            assert await player.set_up(client)
            await client.post(f"{player.table}/start")
            address, cookie = f"ws{server.url.removeprefix('http')}{player.table}/socket", f"me={player.secret}"
            async with connect(address, origin=Origin(server.url), additional_headers={"Cookie": cookie}) as page:
                await player.hear(page)
                while not (choices := re.findall(r'data-act="([^"]+)"', (await client.get(player.table)).text)):
                    await player.hear(page)
                house = server.app.state.house
                now = house.now
                house.now = lambda: now() + 10 * 60_000
                await player.post(page, Post(player.table, choices[0], player.version))

    asyncio.run(post_too_late())
    (table,) = player.posts
    rows = server.ask(lambda house: house.storage.rows(table.removeprefix("/t/"), 0))
    server.stop()
    ledger.settle(player.posts[table], rows)
    assert ledger.timed_out == 1
    assert (ledger.acknowledged, ledger.lost) == (0, 0)
    assert (ledger.unanswered, ledger.unanswered_stored) == (1, 0)
