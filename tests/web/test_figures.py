"""Health, metrics, logs: figures for those who run the house, and no secrets."""

import json
import logging
import re
from collections.abc import Iterator

import httpx
import pytest
from tests.serving import Server
from tests.web.conftest import Visitor
from tests.web.talking import hear, say, talk

from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.house import House, Key
from heliopolis.terminal.serve import JsonLines

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?\d+(\.\d+)?$')


def figures(client: httpx.Client) -> dict[str, float]:
    """Read the metrics."""
    text = client.get("/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(LINE.match(line) for line in lines), text
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_house_says_that_it_is_well(visitor: Visitor) -> None:
    answer = visitor().get("/health")
    assert answer.status_code == 200
    parts = ("status", "storage", "bots", "sweeper", "backlog")
    assert {name: answer.json()[name] for name in parts} == dict.fromkeys(parts, "ok")


@pytest.mark.parametrize(
    ("part", "bound"),
    [
        ("storage", "heliopolis.tables.housekeeping.STORING_SECONDS"),
        ("sweeper", "heliopolis.tables.sweeper.LATE_SECONDS"),
        ("backlog", "heliopolis.tables.health.LONGEST_WAIT"),
    ],
)
def test_a_house_in_which_something_takes_too_long_says_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, part: str, bound: str
) -> None:
    monkeypatch.setattr(bound, -1.0)  # whatever it takes is too long
    answer = visitor().get("/health")
    assert answer.status_code == 503
    parts = ("storage", "bots", "sweeper", "backlog")
    assert {name for name in parts if answer.json()[name] == "failing"} == {part}


async def break_bots(house: House) -> None:
    """Let no bot answer."""
    assert isinstance(house.bots, BotPool)
    house.bots.failures += 1
    for channel in house.bots.channels:
        await channel.end()
        channel.module = "tests.no_such_module"


async def mend_bots(house: House) -> None:
    """Let bots answer again."""
    assert isinstance(house.bots, BotPool)
    for channel in house.bots.channels:
        channel.module = "heliopolis.tables.bot_process"


def test_a_page_stays_open_though_no_bot_gives_a_hint(server: Server, visitor: Visitor) -> None:
    key = server.table("ra", 2, own=2)
    server.ask(break_bots)
    try:
        with talk(server, key.table, key) as socket:
            hear(socket)
            say(socket, do="hint")
            assert hear(socket)["hint"]["acts"] == []
            say(socket, say="still here")
            assert "log" in hear(socket)["sections"]
    finally:
        server.ask(mend_bots)
    assert visitor().get("/health").status_code == 200


def test_a_house_whose_bots_are_gone_says_that_it_is_not_well(server: Server, visitor: Visitor) -> None:
    server.ask(break_bots)
    answer = visitor().get("/health")
    server.ask(mend_bots)
    assert (answer.status_code, answer.json()["status"], answer.json()["bots"]) == (503, "failing", "failing")
    assert visitor().get("/health").status_code == 200


def test_metrics_count_what_happens(server: Server, visitor: Visitor) -> None:
    client = visitor()
    before = figures(client)
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        version = hear(socket)["version"]
        during = figures(client)
        assert during["heliopolis_sockets"] == before["heliopolis_sockets"] + 1
        say(socket, act="draw", version=version)
        hear(socket)
        say(socket, do="nothing")
        hear(socket)
    after = figures(client)
    assert after["heliopolis_decisions_total"] == before["heliopolis_decisions_total"] + 1
    assert after["heliopolis_refusals_total"] == before["heliopolis_refusals_total"] + 1
    assert after["heliopolis_sent_bytes_total"] > before["heliopolis_sent_bytes_total"] + 1_000
    got = 'heliopolis_requests_total{method="GET",status="200"}'
    assert after[got] > before.get(got, 0)


def test_metrics_do_not_grow_with_what_strangers_send(visitor: Visitor) -> None:
    client = visitor()
    for number in range(20):
        client.request(f"METHOD{number}", "/")
    assert not any("METHOD" in name for name in figures(client))


class Lines(logging.Handler):
    """Keeps what the house would log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore", "websockets.client")):  # the visitor's own
            self.lines.append(self.format(record))


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Log as `heliopolis serve` does."""
    root, handler = logging.getLogger(), Lines()
    level = root.level
    root.setLevel(logging.INFO)
    root.addHandler(handler)
    yield handler.lines
    root.removeHandler(handler)
    root.setLevel(level)


def test_logs_hold_no_secrets(server: Server, visitor: Visitor, logged: list[str]) -> None:
    client = visitor()
    table = client.post("/new/ra", data={"name": "Ada", "seat1": "you", "seat2": "you"}).headers["location"]
    secret = client.cookies["me"]
    client.post(f"{table}/start")
    device = visitor()
    device.get(f"/me/{secret}", params={"next": table}, follow_redirects=True)
    device.get(f"/me/{secret}/nothing")
    device.post(f"/me/{secret}")
    device.get("/me/" + secret[:-1])
    device.get("/", params={"next": f"/me/{secret}"})
    with talk(server, table.removeprefix("/t/"), Key(table, secret)) as socket:
        hear(socket)
        say(socket, act="no such thing", secret=secret)
        hear(socket)
    assert any("/me/{secret}" in line for line in logged)
    assert not any(secret[:-1] in line for line in logged)
    assert all(json.loads(line)["message"] for line in logged)
