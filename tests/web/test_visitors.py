"""One visitor can't take up the whole house: what is bounded is answered with how long to wait."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from tests.serving import UNBOUNDED, Server
from tests.web.conftest import Visitor
from tests.web.talking import SECONDS, hear, hear_refusal, say, talk
from websockets.exceptions import ConnectionClosed

from heliopolis.core.rules import LANGUAGES
from heliopolis.tables.errors import TooFast
from heliopolis.web.visitors import MOST_BUCKETS, Bounds, Visitors, visitor_of

FEW = Bounds(
    tables=(2, 0.001),
    seats_for_days=(2, 0.001),
    records=(2, 0.001),
    hints=(2, 0.001),
    pages=(5, 0.001),
    sockets=2,
)


def coming_from(host: str) -> HTTPConnection:
    """Return a request from an address."""
    return HTTPConnection({"type": "http", "client": (host, 1), "headers": []})


@pytest.fixture
def strict(server: Server) -> Iterator[Server]:
    """Serve with bounds that are soon reached, counted from now."""
    visitors = server.app.state.visitors
    visitors.bounds = FEW
    visitors._buckets.clear()
    yield server
    visitors.bounds = UNBOUNDED
    visitors._buckets.clear()


POSTS = {
    "tables": ["/play/ra", "/new/ra", "/t/{table}/continue", "/t/{table}/rematch"],
    "seats": ["/t/{table}/sit", "/t/{table}/learn"],
    "records": ["/replay"],
}
WAIT = {
    ("tables", "en"): "many tables",
    ("tables", "fr"): "beaucoup de tables",
    ("seats", "en"): "sat down often",
    ("seats", "fr"): "pris place souvent",
    ("records", "en"): "many replays",
    ("records", "fr"): "beaucoup de parties",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "path"), [(what, path) for what, paths in POSTS.items() for path in paths])
def test_who_asks_too_often_is_told_to_wait(
    strict: Server, visitor: Visitor, what: str, path: str, language: str
) -> None:
    key = strict.table("ra", 2)
    fields = {"name": "Ada", "seat1": "you", "seat2": "open", "step": "0", "seat": "0", "text": "x"}
    answers = []
    for _ in range(3):
        client = visitor(key)  # another browser, without the cookies of the last one, makes no difference
        answers.append(client.post(path.format(table=key.table), data=fields, headers={"Accept-Language": language}))
    assert all(answer.status_code != 429 for answer in answers[:2])
    assert answers[2].status_code == 429
    assert int(answers[2].headers["retry-after"]) > 0
    assert WAIT[what, language] in answers[2].text
    assert f'lang="{language}"' in answers[2].text


@pytest.mark.parametrize("path", ["/t/{table}/replay?step=0", "/t/{table}/record.txt"])
def test_replays_and_records_come_only_so_fast(strict: Server, visitor: Visitor, path: str) -> None:
    key = strict.table("ra", 2)
    client = visitor()
    assert [client.get(path.format(table=key.table)).status_code for _ in range(3)] == [200, 200, 429]


def test_hints_come_only_so_fast_at_however_many_tables(strict: Server) -> None:
    for number in range(3):
        key = strict.table("ra", 2, own=2)
        with talk(strict, key.table, key) as socket:
            hear(socket)
            say(socket, do="hint")
            if number < 2:
                assert hear(socket)["hint"]
            else:
                assert "many hints" in hear_refusal(socket)["text"]


def test_so_many_pages_are_open_and_others_are_told(strict: Server) -> None:
    key = strict.table("ra", 2, own=2)
    with talk(strict, key.table, key) as first, talk(strict, key.table, key) as second:
        hear(first)
        hear(second)
        with talk(strict, key.table, key) as third:
            assert "Too many pages" in hear_refusal(third)["text"]
            with pytest.raises(ConnectionClosed) as closed:
                third.recv(timeout=SECONDS)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        say(first, say="still here")
        assert "log" in hear(first)["sections"]


@pytest.mark.parametrize(("language", "told"), [("en", "Many pages have been"), ("fr", "Beaucoup de pages ont")])
def test_behind_a_proxy_pages_are_opened_only_so_fast_by_each_address(strict: Server, language: str, told: str) -> None:
    key = strict.table("ra", 2, own=2)

    def opened_from(address: str) -> dict[str, Any]:
        forwarded = {"X-Forwarded-For": address}
        with talk(strict, key.table, key, language=language, headers=forwarded) as page:
            return hear(page)

    for _ in range(5):
        assert "sections" in opened_from("192.0.2.1")
    assert told in opened_from("192.0.2.1")["refused"]["text"]
    assert "sections" in opened_from("192.0.2.2")


def test_visitors_are_bounded_each_for_themselves_and_few_are_remembered() -> None:
    visitors = Visitors(FEW)
    ada, bob = coming_from("192.0.2.1"), coming_from("192.0.2.2")

    async def ask_often() -> None:
        for _ in range(2):
            await visitors.ask(ada, "tables")
        with pytest.raises(TooFast):
            await visitors.ask(ada, "tables")
        await visitors.ask(ada, "hints")
        await visitors.ask(bob, "tables")
        for number in range(MOST_BUCKETS + 5):
            await visitors.ask(coming_from(f"host {number}"), "tables")

    asyncio.run(ask_often())
    assert len(visitors._buckets) == MOST_BUCKETS


def test_a_network_of_many_addresses_is_one_visitor() -> None:
    assert visitor_of(coming_from("2001:db8:1:2:3::4")) == visitor_of(coming_from("2001:db8:1:2:ffff::1"))
    assert visitor_of(coming_from("2001:db8:1:2::4")) != visitor_of(coming_from("2001:db8:1:3::4"))
    assert visitor_of(coming_from("::ffff:192.0.2.1")) != visitor_of(coming_from("::ffff:192.0.2.2"))
    assert visitor_of(HTTPConnection({"type": "http", "client": None, "headers": []})) == ""
