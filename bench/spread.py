"""What a second process brings that serves the same tables: moves a second, latency, processor time a move.

    python bench/spread.py [TABLES] [ROUNDS]

On PostgreSQL, by one process and by two, in turn. First half of the tables make a move a second each, for the latency.
Then all move as fast as answers come. Pages and database would take most of a small machine, so that it would be these
which are measured: therefore each process that serves may use only SHARE of a core (a control group, which needs root),
and what is measured is how much more two such processes do than one. Without control groups only processor time is
told: if a move costs two processes as much as one, two of them do twice as much.

At last one of two processes is killed, several times, while people play against bots: for how long does a table stand
still? Told is the longest time from the kill to a table's next move, beside the same time when nothing is killed; if it
is longer by 3 s, the command fails. With no rounds only this is measured.
"""

import asyncio
import gc
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from bench.storm import postgresql
from bench.storming.ledger import Ledger
from bench.storming.players import Player
from bench.storming.server import Server, WallClock, children_of
from bench.storming.standstill import LONGEST_SECONDS, standstill, until_all_move
from bench.web import Figures, Gate, play, processor_time_of, set_up
from websockets.exceptions import ConnectionClosed

TABLES = 120
ROUNDS = 2
SECONDS = 15
KILLS = 5
PLAYERS = 20
SHARE = 0.2
PERIOD = 10_000
"""Microseconds in which a process may use its share of a core."""
GROUPS = Path("/sys/fs/cgroup/cpu")


def bounded(stack: ExitStack, process: int) -> bool:
    """Let a process use no more than its share of a core; tell whether that can be done here."""
    group = GROUPS / f"heliopolis-{process}"
    try:
        group.mkdir()
        stack.callback(leave, group)
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(int(SHARE * PERIOD)))
        (group / "cgroup.procs").write_text(str(process))
    except OSError:
        return False
    return True


def leave(group: Path) -> None:
    """Let go of a control group, once nobody is in it."""
    for process in (group / "cgroup.procs").read_text().split():
        (GROUPS / "cgroup.procs").write_text(process)
    group.rmdir()


async def measure(server: Server, tables: int, pace: float, serving: list[int], database: int) -> tuple[Figures, float]:
    """Play at so many tables; return the figures, and the seconds that the database has computed."""
    figures = Figures(SECONDS)
    opened: list[tuple[str, dict[str, str]]] = []
    for number in range(tables):
        forwarded = {"X-Forwarded-For": f"192.0.2.{number}"}  # a visitor each: nobody sets up so many tables
        headers = {"Origin": server.url, **forwarded}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as client:
            table = await set_up(client, number)
            opened.append((table, {"Cookie": f"me={client.cookies['me']}", **forwarded}))
    gc.disable()
    gate = Gate(tables, serving, figures.seconds)
    playing = [play(server.url, headers, table, pace, gate, figures) for table, headers in opened]
    before = processor_time_of(children_of(database))
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, ConnectionClosed):
            raise result
    figures.processor = processor_time_of(serving) - gate.processor
    return figures, processor_time_of(children_of(database)) - before


def round_of(url: str, folder: Path, processes: int, tables: int) -> tuple[float, float]:
    """Measure with so many processes; return moves a second, and the seconds of processor time a move takes them."""
    with ExitStack() as stack:
        server = Server(url, WallClock(folder), folder / "server.log", processes)
        server.start()
        asyncio.run(server.healed())
        assert server.process is not None
        while processes > 1 and len(server.workers()) < processes:
            time.sleep(0.1)
        serving = server.workers() if processes > 1 else [server.process.pid]
        postmaster = int((folder / "postgresql" / "postmaster.pid").read_text().split()[0])
        calm, _ = asyncio.run(measure(server, tables // 2, 1.0, serving, postmaster))
        print(calm.line(tables // 2, f"{processes} process"), flush=True)
        share = all(bounded(stack, process) for process in serving)
        full, database = asyncio.run(measure(server, tables, 0.0, serving, postmaster))
        moves = len(full.latencies)
        told = f"(as fast as answers come, {SHARE:.0%} of a core each)" if share else "(as fast as answers come)"
        print(full.line(tables, f"{processes} process"), told)
        print(f"        the database took {1000 * database / moves:.2f} ms of processor time a move", flush=True)
        server.process.terminate()
        server.process.wait(30)
        return moves / SECONDS if share else 0.0, full.processor / moves


async def standstills(server: Server, kills: int) -> list[tuple[float, float]]:
    """Return the longest waits for a table's next move: when nothing happens, and when a process is killed."""
    players = [Player([server], Ledger(), seed) for seed in range(PLAYERS)]
    playing = [asyncio.create_task(player.play_on()) for player in players]
    try:
        await until_all_move(players)  # all sit down
        return [await standstill(server, players) for _ in range(kills)]
    finally:
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def after_kills(url: str, folder: Path) -> bool:
    """Measure for how long tables stand still when one of two processes is killed; tell whether that is short."""
    server = Server(url, WallClock(folder), folder / "server.log", 2)
    server.start()
    assert server.process is not None
    try:
        asyncio.run(server.healed())
        found = asyncio.run(standstills(server, KILLS))
    finally:
        server.process.terminate()
        server.process.wait(30)
    before, after = (" ".join(f"{seconds:.1f}" for seconds in times) for times in zip(*found, strict=True))
    print(
        f"longest wait for a table's next move once one of two processes is killed: {after} s; undisturbed: {before} s"
    )
    return all(killed < calm + LONGEST_SECONDS for calm, killed in found)


def main() -> int:
    """Measure by one process and by two, in turn."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    found: dict[int, list[tuple[float, float]]] = {1: [], 2: []}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spread-")))
        url = postgresql(stack, folder)
        for _ in range(rounds):
            for processes, figures in found.items():
                figures.append(round_of(url, folder, processes, tables))
        short = after_kills(url, folder)
    if rounds:
        (one, one_costs), (two, two_costs) = (
            (max(rate for rate, _ in figures), min(costs for _, costs in figures)) for figures in found.values()
        )
        if one:
            print(f"two processes carry out {two / one:.2f} times as many moves as one")
        print(f"by the processor time of a move they could carry out {2 * one_costs / two_costs:.2f} times as many")
    return 0 if short else 1


if __name__ == "__main__":
    sys.exit(main())
