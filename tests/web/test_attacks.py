"""What one visitor sends does not hold up the others, nor use up what they need."""

import gc
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from tests.serving import SECONDS, Server
from tests.web.conftest import Visitor
from tests.web.talking import hear, talk

from heliopolis.core import registry
from heliopolis.core.edition import write_edition
from heliopolis.tables import uploads
from heliopolis.tables.uploads import within_time
from heliopolis.web import connections, replays
from heliopolis.web.sockets import Connection
from heliopolis.web.watchdog import Watchdog

FROZEN = 2.0
"""Seconds that the loop may be held up, on however busy a machine; what is tested here held it up for 20 or more."""
FIELDS = {"name": "Ada", "seat1": "you", "seat2": "open"}


@contextmanager
def watched(server: Server) -> Iterator[Watchdog]:
    """Measure how long the loop is held up at most."""
    watchdog: Watchdog = server.app.state.metrics.watchdog
    watchdog.longest = 0.0
    yield watchdog
    assert watchdog.longest < FROZEN


def test_an_edition_of_many_lines_holds_up_nobody(server: Server, visitor: Visitor) -> None:
    edition = write_edition(registry.game("ra").standard).replace('"standard"', '"mine"')
    edition = "\n" * (99_000 - len(edition)) + edition
    with watched(server):
        answer = visitor().post("/new/ra", data=FIELDS, files={"edition": (None, edition)})
    assert answer.status_code == 303


@pytest.mark.parametrize("charset", ["punycode", "utf-7", "zlib", "idna", "no-such-thing", "utf-16"])
@pytest.mark.parametrize("path", ["/new/ra", "/replay"])
def test_a_form_that_is_not_in_utf_8_is_refused_before_it_is_read(
    server: Server, visitor: Visitor, path: str, charset: str
) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n' + b"a" * 100_000 + b"-b\r\n--x--\r\n"
    with watched(server):
        answer = visitor().post(
            path, content=body, headers={"Content-Type": f"multipart/form-data; boundary=x; charset={charset}"}
        )
    assert answer.status_code == 415
    assert "UTF-8" in answer.text


def test_a_form_that_says_that_it_is_in_utf_8_is_read(visitor: Visitor) -> None:
    kind = {"Content-Type": 'application/x-www-form-urlencoded; charset="UTF-8"'}
    body = "name=Ad%C3%A9&seat1=you&seat2=open"
    assert visitor().post("/new/ra", content=body, headers=kind).status_code == 303


def test_a_record_of_many_lines_holds_up_nobody(server: Server, visitor: Visitor) -> None:
    key = server.finished("ra", 3)
    text = visitor().get(f"/t/{key.table}/record.txt").text
    header, _, entries = text.partition("\n\n")
    value = registry.game("ra").standard.number("tiles.god")
    long = header.replace("seats", f"set tiles.god {value}\n" * 5000 + "seats") + "\n\n" + entries
    with watched(server):
        answers = [visitor().post("/replay", data={"text": long}) for _ in range(3)]
        assert {answer.status_code for answer in answers} == {303}
        shown = [visitor().get(f"{answer.headers['location']}&step=100000") for answer in answers]
    assert {answer.status_code for answer in shown} == {200}


def test_a_record_that_takes_too_long_to_read_is_given_up(
    server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = visitor().get(f"/t/{server.finished('ra', 3).table}/record.txt").text
    monkeypatch.setattr(replays, "within_time", partial(within_time, seconds=-1.0))
    answer = visitor().post("/replay", data={"text": text})
    assert answer.status_code == 422
    assert "takes too long" in answer.text


@pytest.mark.parametrize("method", ["get", "post"])
def test_who_hands_in_something_while_much_is_being_read_is_told_when_to_come_back(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    monkeypatch.setattr(uploads, "MOST_WAITING", 0)
    client = visitor()
    answer = client.get("/replay?record=abc") if method == "get" else client.post("/replay", data={"text": "abc"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def reach(server: Server, sent: bytes) -> socket.socket:
    """Open a connection and send something."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS)
    connection.sendall(sent)
    return connection


POST = (
    b"POST /new/ra HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n"
)


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: h\r\nX-Long:", POST, POST + b"name=A"],
    ids=["nothing", "line", "head", "no-body", "body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.2)
    with reach(server, sent) as connection:
        try:
            answer = connection.recv(100)
        except ConnectionResetError:
            answer = b""
    assert answer == b""


def test_a_second_request_that_comes_little_by_little_is_not_waited_for_either(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with reach(server, b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n") as connection:
        assert connection.recv(10_000).startswith(b"HTTP/1.1 200")
        monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
        with pytest.raises(ConnectionError):
            drip(connection)


def drip(connection: socket.socket) -> None:
    """Send a request byte by byte."""
    for _ in range(500):
        connection.sendall(b"G")
        time.sleep(0.02)


def test_there_are_only_so_many_connections_and_those_that_are_closed_count_no_more(
    server: Server, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = server.table("ra", 2)
    door = connections.DOOR
    wait_until(lambda: door.open == 0)
    monkeypatch.setattr(door, "most", 2)
    with talk(server, key.table, key) as page, reach(server, b""):
        hear(page)
        wait_until(lambda: door.open == 2)
        with reach(server, b"GET / HTTP/1.1\r\nHost: h\r\n\r\n") as third:
            refusal = third.recv(1000)
        assert refusal.startswith(b"HTTP/1.1 503")
        assert b"Retry-After: " in refusal
    wait_until(lambda: door.open == 0)
    assert visitor().get("/health").status_code == 200


def test_one_address_has_only_so_many_connections_and_opens_them_only_so_fast() -> None:
    door = connections.Door()
    door.most_from_one = 3
    assert [door.enter("10.0.0.1") for _ in range(4)] == [True] * 3 + [False]
    assert door.enter("10.0.0.2")
    door.leave("10.0.0.1")
    assert door.enter("10.0.0.1")
    door.rate = 2, 0.001
    opened = []
    for _ in range(3):
        opened.append(door.enter("10.0.0.3"))
        if opened[-1]:
            door.leave("10.0.0.3")
    assert opened == [True, True, False]
    assert all(door.enter("") for _ in range(1000))  # a proxy's connections are everybody's


def wait_until(condition: object) -> None:
    """Wait until something has come true."""
    deadline = time.monotonic() + SECONDS
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_what_a_page_took_up_is_given_back_when_it_is_closed(server: Server) -> None:
    """Without waiting for the collector of cyclic garbage, which looks at what is old only now and then."""
    key = server.table("ra", 2)

    def pages() -> int:
        return sum(type(each) is Connection for each in gc.get_objects())

    gc.collect()
    before = pages()
    gc.disable()
    try:
        for _ in range(5):
            with talk(server, key.table, key) as page:
                hear(page)
        wait_until(lambda: server.app.state.metrics.sockets == 0)
        wait_until(lambda: pages() <= before)
    finally:
        gc.enable()


def test_the_watchdog_tells_what_held_up_the_loop(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    async def doze(_house: object) -> None:
        time.sleep(0.6)

    watchdog: Watchdog = server.app.state.metrics.watchdog
    before = watchdog.pauses
    server.ask(doze)
    wait_until(lambda: watchdog.pauses > before)
    (told,) = [record for record in caplog.records if record.getMessage() == "the loop was held up"][-1:]
    facts = getattr(told, "facts", {})
    assert facts["milliseconds"] > 250
    assert facts["computed"] < 250  # it slept
    assert any("doze" in place for place in facts["held_at"])
    assert watchdog.longest > 0.25
    assert watchdog.computed > 0
    assert threading.active_count() > 1
