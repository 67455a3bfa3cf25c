"""When a server looks for cyclic garbage.

Python looks at everything that has lived for a while whenever enough has been added to it: with a thousand tables that
takes some 50 ms, several times a second, and everybody waits. Here only what has just been made is looked at all the
time; the rest, where only closed sockets leave anything, now and then.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

SECONDS = 600.0
YOUNG = 10_000
"""How much is made before it is looked at: most of what a move makes is gone by then, and need not be."""
NEVER = 1_000_000


@asynccontextmanager
async def seldom_collected() -> AsyncIterator[None]:
    """Look at what has lived for a while at fixed intervals only."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER)
    collecting = asyncio.create_task(_collect_on())
    try:
        yield
    finally:
        collecting.cancel()
        with suppress(asyncio.CancelledError):
            await collecting
        gc.set_threshold(*before)
        gc.unfreeze()


async def _collect_on() -> None:
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
