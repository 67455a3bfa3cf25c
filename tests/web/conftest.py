"""A real server with a real database file, and visitors without a browser."""

import logging
from collections.abc import Callable, Iterator

import httpx
import pytest
from tests.serving import Server

from heliopolis.tables.house import Key

Visitor = Callable[..., httpx.Client]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve tables."""
    logging.getLogger("websockets").setLevel(logging.WARNING)
    started = Server(tmp_path_factory.mktemp("tables") / "tables.db").start()
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, server: Server) -> None:
    """Let each test meet the same deals every time."""
    server.deal_for(request.node.name)


@pytest.fixture
def visitor(server: Server) -> Iterator[Visitor]:
    """Return somebody who reads pages and sends forms as a browser does, known by a key or not."""
    clients: list[httpx.Client] = []

    def come(key: Key | None = None, origin: str | None = "", at: Server = server) -> httpx.Client:
        headers = {} if origin is None else {"Origin": origin or at.url}
        cookies = {"me": key.secret} if key else None
        clients.append(httpx.Client(base_url=at.url, headers=headers, cookies=cookies, timeout=20, verify=False))
        return clients[-1]

    yield come
    for client in clients:
        client.close()
