"""For how long tables stand still when one of several processes that serve them is killed."""

import asyncio
import time

from bench.storming.players import Player
from bench.storming.server import Server, kill

LONGEST_SECONDS = 3.0
"""How much longer than usual a table may wait for its next move then."""
PATIENCE = 30.0
"""After how many seconds a table does not go on at all."""


async def until_all_move(players: list[Player]) -> float:
    """Wait until every player was told of a move; return how long the last one had to wait."""
    began = time.monotonic()
    before = [player.told for player in players]
    while any(player.told == told for player, told in zip(players, before, strict=True)):
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError("a table does not go on")
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def standstill(server: Server, players: list[Player]) -> tuple[float, float]:
    """Return the longest waits for a move: when nothing happens, and when a process was killed, which comes back."""
    calm = await until_all_move(players)
    victim = server.workers()[0]
    kill(victim)
    killed = await until_all_move(players)
    while len(server.workers()) < server.processes or victim in server.workers():
        await asyncio.sleep(0.1)
    await server.healed()
    return calm, killed
