"""A real browser and a real server for all tests of this folder."""

import re
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.browser.chromium import FLAGS, MISSING, find
from tests.serving import Server

from heliopolis.tables.house import Key

Visit = Callable[..., Page]

QUICK = {"confirm": "never", "ends": "itself", "rest": "0"}
"""The settings of a visitor who clicks as fast as a test does, and means it."""
KEEP = "if (location.protocol === 'http:') localStorage.setItem('%s', '%s')"
TIMEOUT = 20_000
"""Milliseconds that a page has for anything, on a busy machine."""
OFFLINE = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource: the server responded")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start a Chromium."""
    path = find()
    assert path is not None, MISSING
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve tables."""
    started = Server(tmp_path_factory.mktemp("tables") / "tables.db").start()
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, server: Server) -> None:
    """Let each test meet the same deals every time."""
    server.deal_for(request.node.name)


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve tables at a server that a test may stop or change."""
    started = Server(tmp_path_factory.mktemp("own") / "tables.db").start()
    yield started
    if started.running:
        started.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open pages, each in a browser of its own; at the end, none of them may have had trouble with its script.

    Nothing is told beat by beat unless a test wants a pace.
    """
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not OFFLINE.search(message.text):
            trouble.append(message.text)

    def open_page(
        path: str = "/",
        key: Key | None = None,
        *,
        at: Server | None = None,
        settings: Mapping[str, str] = QUICK,
        pace: str = "none",
        **options: Any,
    ) -> Page:
        house = at or server
        wanted: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=house.url, **wanted)
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        if key is not None:
            context.add_cookies([{"name": "me", "value": key.secret, "url": house.url}])
        for name, value in {**settings, "pace": pace}.items():
            context.add_init_script(KEEP % (f"setting-{name}", value))
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        heard: list[object] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
        page.goto(path)
        deadline = time.monotonic() + TIMEOUT / 1000
        scripted = wanted.get("java_script_enabled", True)
        while scripted and page.locator("#table[data-socket]").count() and not heard:  # until then clicks go nowhere
            assert time.monotonic() < deadline, "the page's socket says nothing"
            page.wait_for_timeout(10)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []
