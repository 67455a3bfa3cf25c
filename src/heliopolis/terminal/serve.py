"""`heliopolis serve`: the table in the browser."""

import asyncio
import json
import logging
import sys
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import Any

import uvicorn

from heliopolis.core.errors import SetupError
from heliopolis.tables.limits import DAY, Limits
from heliopolis.tables.storage import open_storage
from heliopolis.terminal.supervisor import Serving, Supervisor
from heliopolis.web.app import make_app
from heliopolis.web.connections import CountedSocket, PunctualProtocol, allow_files

SETTINGS: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "ws_max_size": 16_384,
    "ws_per_message_deflate": False,
    "http": PunctualProtocol,
    "ws": CountedSocket,
    "timeout_graceful_shutdown": 3,
}
"""Of uvicorn, which is to end soon whatever is open. No access log: addresses may hold a person's secret; the log of
requests is the application's own. What a socket sends is small as it is: compressing it would take a tenth of a move's
time and a third of a table's memory."""
PLACES = 6
"""How many places on the way to an error are logged."""


class JsonLines(logging.Formatter):
    """Writes each log record as one JSON object: of an error its kind and place, never what it was about."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            frames = extract_tb(record.exc_info[2])[-PLACES:]
            line["places"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line)


def keep_log() -> None:
    """Write what happens to the error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # below, it tells the address of every socket


def run(arguments: Namespace) -> int:
    """Serve until stopped; what was acknowledged is stored."""
    keep_log()
    database = arguments.database or default_database()
    several = arguments.processes > 1
    if several and not open_storage(database).shared:
        raise SetupError("an SQLite file is served by one process; expected --database postgresql://… for several")
    asyncio.run(try_database(database))
    where = f"http://{arguments.host}:{arguments.port}"

    def tell() -> None:
        sys.stdout.write(f"Heliopolis is served at {where}  (Ctrl-C stops it)\n")
        sys.stdout.flush()

    limits = limits_of(arguments)
    if several:
        serving = Serving(arguments.host, arguments.port, database, arguments.modules, limits)
        asyncio.run(Supervisor(serving, arguments.processes).run(tell))
        return 0
    allow_files()
    tell()
    uvicorn.run(make_app(database, limits=limits), host=arguments.host, port=arguments.port, **SETTINGS)
    return 0


async def try_database(database: str) -> None:
    """Open the database once, which brings it forward, or raises what is wrong with it, before anything is served."""
    storage = open_storage(database)
    await storage.open(lambda _: None)
    await storage.close()


def limits_of(arguments: Namespace) -> Limits:
    """Return the bounds of the house with what its host has said."""
    return Limits(
        keep_waiting=arguments.keep_waiting * DAY,
        keep_playing=arguments.keep_playing * DAY,
        keep_finished=arguments.keep_finished * DAY,
    )


def default_database() -> str:
    """Return a SQLite file in the folder where the command is run."""
    folder = Path("heliopolis-tables")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder} can't be made: {error.strerror}; expected a folder to write to") from None
    return f"sqlite:///{folder / 'tables.db'}"
