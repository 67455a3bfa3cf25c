"""A short storm: see `bench/storm.py` for longer ones."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
from bench.storming.ledger import Ledger, Post
from bench.storming.players import Player
from bench.storming.server import Server as StormServer
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
