"""A process that plays at a table for both sides until it is killed, and tells every version it was shown.

Each line is a version and the entries of the game at that version, printed only once it was acknowledged or shown.
"""

import asyncio
import json
import sys

from heliopolis.core.registry import game
from heliopolis.core.state import CHANCE
from heliopolis.tables.house import House
from heliopolis.tables.limits import Limits
from heliopolis.tables.storage import open_storage


async def main(url: str, table: str, ada: str, bob: str) -> None:
    ra = game("ra")
    async with House(open_storage(url), limits=Limits(burst=10**9)) as house, house.listen(table) as news:

        async def tell() -> None:
            while True:
                look = await house.look(table)
                entries = [
                    [line.seat, (ra.outcomes if line.seat == CHANCE else ra.actions)[line.number or 0]]
                    for line in look.log
                ]
                sys.stdout.write(f"{look.version} {json.dumps([len(entries), entries[-5:]])}\n")
                sys.stdout.flush()
                await anext(news)

        telling = asyncio.create_task(tell())
        secrets = (ada, bob)
        while True:
            look = await house.look(table)
            if look.phase == "over":
                break
            (seat,) = look.asked
            own = await house.look(table, secrets[seat], seat)
            action = own.legal[own.version % len(own.legal)]
            receipt = await house.act(table, secrets[seat], seat=seat, version=own.version, action=action)
            assert receipt.done
            await asyncio.sleep(0)
        telling.cancel()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
