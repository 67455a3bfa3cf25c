"""The page is light: bytes over the wire, lines of script."""

import zlib

import pytest
from playwright.sync_api import Response, expect
from tests.browser.conftest import Visit
from tests.serving import Server, play_on

from heliopolis.core import registry
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import OPEN, PERSON

MOST_BYTES = 150_000
MOST_LINES = 700


@pytest.mark.parametrize("game", registry.names())
def test_a_first_load_of_a_table_stays_under_150_kilobytes(visit: Visit, server: Server, game: str) -> None:
    seats = registry.info(game).seats[-1]
    key = server.table(game, seats, own=seats)
    server.ask(lambda house: play_on(house, key, most=40))
    page = visit("/replay", key)
    page.context.clear_cookies()
    page.context.add_cookies([{"name": "me", "value": key.secret, "url": server.url}])
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    messages: list[int] = []

    def weigh(text: str | bytes) -> None:
        """Weigh a message as it travels, compressed."""
        messages.append(len(zlib.compress(text.encode() if isinstance(text, str) else text)))

    page.on("websocket", lambda socket: socket.on("framereceived", weigh))
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[int] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(f"/t/{key.table}")
    page.wait_for_load_state("networkidle")
    loaded = {answer.url.removeprefix(server.url) for answer in answers}
    assert {f"/t/{key.table}", "/static/table.js", "/static/glyphs.svg"} <= loaded
    assert all(answer.ok for answer in answers)
    assert len(received) >= len(answers)
    assert 10_000 < sum(received) < MOST_BYTES
    assert messages
    assert sum(received) + sum(messages) < MOST_BYTES


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("kind", ["lobby", "rules", "waiting room", "lesson", "table", "result", "replay"])
def test_no_page_loads_700_lines_of_our_script(visit: Visit, server: Server, kind: str, width: int) -> None:
    key = server.finished("ra") if kind == "result" else server.table("ra")
    path = {
        "lobby": "/",
        "rules": "/rules/ra",
        "waiting room": f"/t/{open_table(server)}",
        "lesson": f"/learn/ra/1?back=/t/{key.table}",
        "table": f"/t/{key.table}",
        "result": f"/t/{key.table}",
        "replay": f"/t/{key.table}/replay",
    }[kind]
    page = visit("/replay", key, viewport={"width": width, "height": 844})
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if ".js" in answer.url else None)
    page.goto(path)
    if kind == "lesson":
        page.locator("[data-do=show]").click()
        expect(page.locator("#lesson .answer.is-shown")).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded = {script.url.removeprefix(server.url) for script in scripts}
    assert ("/static/sight.js" in loaded) == (width < 700 and kind in ("lesson", "table", "result"))
    assert ("/static/attending.js" in loaded) == (kind == "lesson")
    assert 0 < sum(len(page.request.get(url).text().splitlines()) for url in loaded) < MOST_LINES


def open_table(server: Server) -> str:
    """Set up a table that waits for a guest."""
    plan = Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))
    return server.ask(lambda house: house.create(plan)).table
