"""One of several processes that serve a house: started by its `supervisor`, which it asks for what is one for all."""

import asyncio
import socket
import sys
from contextlib import suppress

import uvicorn

from heliopolis.tables.bots import DistantBots
from heliopolis.tables.line import HungUp, Line
from heliopolis.terminal.main import import_games
from heliopolis.terminal.serve import SETTINGS, keep_log
from heliopolis.terminal.supervisor import Serving, bound
from heliopolis.web.app import make_app
from heliopolis.web.connections import allow_files
from heliopolis.web.visitors import DistantVisitors

STARTING_SECONDS = 0.02


async def work(server: uvicorn.Server, line: Line, serving: Serving) -> None:
    """Serve until told to end, or until the supervisor is gone."""
    talking = asyncio.create_task(line.talk())
    listening = bound(serving.host, serving.port, shared=True)
    served = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not served.done():
        await asyncio.sleep(STARTING_SECONDS)
    with suppress(HungUp):
        await line.ask("serves")
    await asyncio.wait([talking, served], return_when=asyncio.FIRST_COMPLETED)
    server.should_exit = True
    await served


def main() -> None:
    """Read what is to be served, and serve it."""
    keep_log()
    serving = Serving.from_json(sys.stdin.read())
    import_games(serving.modules)
    allow_files()
    line = Line(socket.socket(fileno=int(sys.argv[1])))
    app = make_app(serving.database, limits=serving.limits, bots=DistantBots(line), visitors=DistantVisitors(line))

    async def take_over(_: None) -> None:
        await app.state.house.take_over()

    line.answers["take over"] = take_over
    config = uvicorn.Config(app, **SETTINGS)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(work(uvicorn.Server(config), line, serving))


if __name__ == "__main__":
    main()
