"""Tables, measured without HTTP: moves a second and latency, memory a table, loading a finished game, bots.

    python bench/tables.py [SECONDS] [ADDRESS]

SECONDS is how long each line is measured (5 by default); ADDRESS is that of a database (a new SQLite file by default,
written with synchronous FULL). A move is a request that decides, chance included, from the call to the answer that it
is stored.
"""

import asyncio
import gc
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

from heliopolis import engine
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.house import House, Key
from heliopolis.tables.limits import Limits
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.storage import open_storage
from heliopolis.tables.table import Table, fold_all

LIMITS = Limits(tables=10**9, burst=10**9, in_memory=10**9)
TABLE_COUNTS = (1, 10, 100, 1000)
SEATS = 3
LOADS = 50


async def new_table(house: House, seats: int) -> Key:
    """Start a game of Ra of which one secret holds all seats."""
    people = tuple(SeatPlan("person", f"Seat {seat}") for seat in range(seats))
    return await house.create(Plan("ra", people), start=True)


async def move(house: House, key: Key) -> float | None:
    """Decide once; return the seconds until it was stored, or nothing if the game is over."""
    look = await house.look(key.table, key.secret, log_since=10**9)
    if look.viewer is None or not look.legal:
        return None
    action = random.choice(look.legal)
    began = time.perf_counter()
    await house.act(key.table, key.secret, seat=look.viewer, version=look.version, action=action)
    return time.perf_counter() - began


async def play(address: str, tables: int, seconds: float, pace: float) -> str:
    """Play at many tables for some time, each with a move at this pace; return a line of figures."""
    async with House(open_storage(address), limits=LIMITS, bots=BotPool(0)) as house:
        latencies, cpu = await moves(house, tables, seconds, pace)
    ordered = sorted(latencies)
    middle, high = (1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    name = f"{tables} tables, " + ("a move a second each" if pace else "as fast as they can")
    per_move = cpu / len(ordered) * 1e6
    rate = len(ordered) / seconds
    return f"{name:42} {rate:8.0f} moves/s  p50 {middle:7.2f} ms  p99 {high:7.2f} ms  {per_move:5.0f} µs of CPU a move"


async def moves(house: House, tables: int, seconds: float, pace: float) -> tuple[list[float], float]:
    """Return the latency of each move, and the CPU seconds spent, looking at the table before each move included."""
    latencies: list[float] = []
    gc.collect()
    keys = await asyncio.gather(*(new_table(house, SEATS) for _ in range(tables)))
    end = time.perf_counter() + seconds
    cpu = time.process_time()

    async def at_one(key: Key) -> None:
        await asyncio.sleep(random.random() * pace)
        while (now := time.perf_counter()) < end:
            latency = await move(house, key)
            if latency is None:
                key = await new_table(house, SEATS)
                continue
            latencies.append(latency)
            if pace:
                await asyncio.sleep(max(0.0, now + pace - time.perf_counter()))

    await asyncio.gather(*(at_one(key) for key in keys))
    return latencies, time.process_time() - cpu


def memory() -> float:
    """Return the memory of this process now, in kB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1024


async def measure_memory(address: str) -> str:
    """Measure a table in the middle of a game."""
    async with House(open_storage(address), limits=LIMITS, bots=BotPool(0)) as house:
        before = memory()

        async def play_a_while() -> None:
            key = await new_table(house, SEATS)
            for _ in range(60):
                await move(house, key)

        await asyncio.gather(*(play_a_while() for _ in range(500)))
        return f"{'a table in memory after 60 moves':42} {(memory() - before) / 500:8.1f} kB"


async def measure_load(address: str) -> list[str]:
    """Measure loading a finished game of five."""
    async with House(open_storage(address), limits=LIMITS, bots=BotPool(0)) as house:
        key = await new_table(house, 5)
        while await move(house, key) is not None:
            pass
        rows = await house.storage.rows(key.table, 0)
        began = time.perf_counter()
        for _ in range(LOADS):
            await house.storage.load(key.table)
        loaded = time.perf_counter()
        for _ in range(LOADS):
            fold_all(Table(key.table), rows)
        replayed = time.perf_counter()
        name = f"a finished game of 5, {len(rows)} events"
        return [
            f"{name + ', loaded':42} {(loaded - began) / LOADS * 1000:8.2f} ms",
            f"{name + ', replayed':42} {(replayed - loaded) / LOADS * 1000:8.2f} ms",
        ]


async def measure_bots(address: str, seconds: float) -> str:
    """Measure greedy bots at 20 tables, thinking in two processes."""
    async with House(open_storage(address), limits=LIMITS, bots=BotPool(2)) as house:
        end = time.perf_counter() + seconds
        decided = 0

        async def at_one() -> None:
            nonlocal decided
            plan = Plan("ra", (SeatPlan("person", "Ada"), SeatPlan("bot", "greedy"), SeatPlan("bot", "greedy")))
            while time.perf_counter() < end:
                key = await house.create(plan, start=True)
                async with house.listen(key.table) as news:
                    while time.perf_counter() < end:
                        if await move(house, key) is None:
                            look = await house.look(key.table)
                            if look.phase == "over":
                                break
                            await anext(news)
                decided += sum(made.by == "bot" for made in (await house.look(key.table)).log)

        await asyncio.gather(*(at_one() for _ in range(20)))
        return f"{'greedy bots at 20 tables, 2 processes':42} {decided / seconds:8.0f} decisions/s"


async def main(seconds: float, address: str) -> None:
    """Measure and print everything."""
    print(f"The engine is {engine.running()}; {SEATS} seats of Ra a table unless told otherwise.")
    print(await measure_memory(address))
    for tables in TABLE_COUNTS:
        print(await play(address, tables, seconds, 0.0))
    for tables in TABLE_COUNTS[2:]:
        print(await play(address, tables, seconds, 1.0))
    print("\n".join(await measure_load(address)))
    print(await measure_bots(address, seconds))


if __name__ == "__main__":
    duration = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory() as folder:
        where = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/tables.db"
        asyncio.run(main(duration, where))
