"""Sockets: what they say, and that no message, however malformed, closes one or harms its table."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from tests.serving import Server, play_on
from tests.web.talking import SECONDS, Message, Shown, hear, hear_refusal, say, shown_by, talk
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from heliopolis.core import registry
from heliopolis.core.rng import SeededRng
from heliopolis.tables.clock import Clock
from heliopolis.tables.house import House, Key
from heliopolis.tables.limits import Limits
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import OPEN, PERSON
from heliopolis.web.tablepage import TablePage

RA = registry.game("ra")

MALFORMED = [
    "",
    "no JSON",
    "{",
    "null",
    "7",
    '"text"',
    "[]",
    "{}",
    "NaN",
    "[" * 2_000,
    '{"a":' * 600 + "1" + "}" * 600,
    json.dumps({"act": "draw", "version": "7"}),
    json.dumps({"act": "draw", "version": True}),
    json.dumps({"act": "draw", "version": 1.5}),
    '{"act": "draw", "version": NaN}',
    json.dumps({"act": "draw", "version": None}),
    json.dumps({"act": "draw", "version": int("9" * 3_900)}),
    json.dumps({"act": 7}),
    json.dumps({"act": ["draw"]}),
    json.dumps({"act": "no such verb", "version": 3}),
    json.dumps({"act": "bid 99", "version": 3}),
    json.dumps({"act": "\x00\ud800", "version": 3}),
    json.dumps({"do": "fly"}),
    json.dumps({"do": {"undo": 1}}),
    json.dumps({"do": None}),
    json.dumps({"say": 5}),
    json.dumps({"say": ""}),
    json.dumps({"say": "\u0000\u202e\ud800"}),
    json.dumps({"say": "x" * 900}),
    json.dumps({"act": "x" * 3_900}),
    json.dumps({"act": "x" * 9_000}),
]


def still_serves(socket: ClientConnection, server: Server, key: Key) -> None:
    """Check that the socket answers, that the table is as it was, and that it can be loaded again."""
    say(socket, do="no such thing")
    while "asks for nothing" not in hear_refusal(socket)["text"]:
        continue
    assert server.look(key).phase == "playing"


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:24] or "empty")
def test_a_malformed_message_is_answered_and_changes_nothing(server: Server, text: str) -> None:
    key = server.table("ra", 2, own=2)
    before = server.ask(lambda house: house.record(key.table, key.secret))
    with talk(server, key.table, key) as socket:
        hear(socket)
        socket.send(text)
        assert "text" in hear_refusal(socket)
        still_serves(socket, server, key)
    assert server.ask(lambda house: house.record(key.table, key.secret)) == before


@pytest.mark.parametrize("version", [-1, 0, 10**6])
def test_a_version_that_was_never_sent_is_answered_with_the_page(server: Server, version: int) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        everything = hear(socket)
        shown = shown_by(everything)
        before = dict(shown.parts)
        say(socket, act="draw", version=version)
        again = hear(socket)
        shown.take(again)
        assert (again["version"], again["announce"]) == (everything["version"], "")
        assert set(again["sections"]) == set(before)
        assert shown.parts == before
        still_serves(socket, server, key)


def test_bytes_are_answered_like_any_malformed_message(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        socket.send(b"\x00\xff")
        assert "can’t be read" in hear_refusal(socket)["text"]
        still_serves(socket, server, key)


def test_a_huge_message_ends_that_connection_alone(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as other:
        hear(other)
        with talk(server, key.table, key) as socket:
            hear(socket)
            socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=SECONDS)
        still_serves(other, server, key)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
VERBS = st.sampled_from(["act", "do", "say", "version", "seat", "go"])
WORDS = st.sampled_from([*RA.actions[:12], "undo", "hint", "come-back", "take-over", "draw", "", "0"])


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(VERBS, ANYTHING | WORDS | st.integers(-5, 300), max_size=4))
def test_no_message_breaks_a_table(server: Server, message: dict[str, Any]) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        socket.send(json.dumps(message))
        still_serves(socket, server, key)


def test_a_seat_decides_only_for_itself(server: Server) -> None:
    key = server.ask(lambda house: house.create(Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(OPEN)))))
    secret = server.ask(lambda house: house.sit(key.table, 1, "Grace"))
    server.ask(lambda house: house.start(key.table, key.secret))
    guest = Key(key.table, secret)
    (asked,) = server.look(key).asked
    waiting = guest if asked == 0 else key
    before = server.ask(lambda house: house.record(key.table))
    with talk(server, key.table, waiting) as socket:
        version = hear(socket)["version"]
        say(socket, act="draw", version=version, seat=asked)
        refused = hear_refusal(socket)
        assert refused["rule"] in {f"ra.{part}" for part in refused["rule"].split(".", 1)[1:]}
    assert server.ask(lambda house: house.record(key.table)) == before


@pytest.mark.parametrize("message", [{"act": "draw"}, {"do": "undo"}, {"do": "resign"}, {"say": "hello"}])
def test_while_the_screen_is_handed_over_nothing_else_is_done(server: Server, message: Message) -> None:
    key = server.table("heir", 2, own=2)
    with talk(server, key.table, key) as socket:
        version = hear(socket)["version"]
        say(socket, **message, version=version)
        assert "being handed over" in hear_refusal(socket)["text"]


@pytest.mark.parametrize("message", [{"act": "draw"}, {"do": "undo"}, {"do": "resign"}, {"say": "hello"}])
def test_a_spectator_can_do_nothing(server: Server, message: Message) -> None:
    key = server.table("ra", 2, own=2)
    before = server.look(key).version
    stranger = server.table("ra", 2)
    for who in (None, stranger):
        with talk(server, key.table, who) as socket:
            version = hear(socket)["version"]
            say(socket, **message, version=version)
            assert "Spectators only watch" in hear_refusal(socket)["text"]
    assert server.look(key).version == before


def test_a_decision_that_comes_twice_is_made_once(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        first = hear(socket)
        action = RA.actions[server.look(key).legal[0]]
        say(socket, act=action, version=first["version"])
        answer = hear(socket)
        assert answer["version"] > first["version"]
        steps = server.look(key).steps
        say(socket, act=action, version=first["version"])
        again = hear(socket)
        assert again["version"] == answer["version"]
        assert {"board", "prompt", "seats"} <= set(again["sections"])
        assert server.look(key).steps == steps


def test_only_what_has_changed_is_sent_and_a_new_socket_gets_everything(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        everything = hear(socket)["sections"]
        say(socket, say="hello")
        assert set(hear(socket)["sections"]) == {"log"}
        with talk(server, key.table, key) as other:
            assert set(hear(other)["sections"]) == set(everything)


def test_what_a_page_and_its_socket_show_is_the_same(server: Server) -> None:
    key = server.table("ra", 3, own=3)
    server.ask(lambda house: play_on(house, key, most=40))
    page = httpx.get(f"{server.url}/t/{key.table}", cookies={"me": key.secret}).text
    with talk(server, key.table, key) as socket:
        message = hear(socket)
    for name in message["sections"]:
        assert shown_by(message)[name] in page, name


async def do_something(house: House, key: Key, number: int) -> None:
    """Decide; now and then take a decision back, or say something."""
    seen = await house.look(key.table, key.secret)
    if number % 7 == 3 and seen.can_undo:
        await house.undo(key.table, key.secret, seat=0, version=seen.version)
    elif number % 7 == 5:
        await house.say(key.table, key.secret, 0, f"hello {number}")
    else:
        await play_on(house, key, seed=number, most=1)


@pytest.mark.parametrize("game", registry.names())
def test_a_page_that_took_every_message_shows_what_a_new_one_does(server: Server, game: str) -> None:
    seats = registry.info(game).seats[-1]
    key = server.table(game, seats)
    shown = Shown()
    version = 0
    with talk(server, key.table, key) as socket:
        for move in range(30):
            server.ask(lambda house, move=move: do_something(house, key, move))  # type: ignore[misc]
            while version < server.look(key).version:
                message = hear(socket)
                shown.take(message)
                version = message["version"]
            with talk(server, key.table, key) as other:
                new = hear(other)
            if new["version"] == version:
                anew = shown_by(new)
                assert {name: shown[name] for name in anew.parts} == {name: anew[name] for name in anew.parts}


def have_of(server: Server, key: Key) -> str:
    """Return what a page says it was drawn with."""
    page = httpx.get(f"{server.url}/t/{key.table}", cookies={"me": key.secret}).text
    (have,) = re.findall(r'data-have="([^"]+)"', page)
    return f"&have={have}"


@pytest.mark.parametrize("game", registry.names())
def test_a_page_is_not_sent_what_it_was_drawn_with(server: Server, game: str) -> None:
    seats = registry.info(game).seats[-1]
    key = server.table(game, seats, own=seats)
    server.ask(lambda house: play_on(house, key, most=12))
    have = have_of(server, key)
    with talk(server, key.table, key, more=have) as socket:
        assert hear(socket)["sections"] == {}
        server.ask(lambda house: house.say(key.table, key.secret, 0, "hello"))
        message = hear(socket)
        assert message["sections"] == {}
        assert "hello" in message["lines"]
    with talk(server, key.table, key, more=have) as socket:
        assert set(hear(socket)["sections"]) == {"log"}
    with talk(server, key.table, key, more="&have=log.board~~.~") as socket:
        assert {"log", "board"} <= set(hear(socket)["sections"])


def test_a_page_that_was_drawn_before_a_clock_went_on_is_sent_the_clock(server: Server) -> None:
    key = server.table("ra", 2, own=2, clock=Clock(300))
    have = have_of(server, key)
    server.ask(lambda _house: asyncio.sleep(0.01))
    with talk(server, key.table, key, more=have) as socket:
        shown = shown_by(hear(socket))
    assert any("data-left" in shown[name] for name in shown.parts)
    assert "board" not in shown.parts


def test_a_page_that_waited_is_sent_on_when_the_game_has_begun_meanwhile(server: Server) -> None:
    key = server.ask(lambda house: house.create(Plan("ra", (SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bob")))))
    with talk(server, key.table, key, more="&page=waiting") as socket:
        assert set(hear(socket)["sections"]) == {"waiting"}
    server.ask(lambda house: house.start(key.table, key.secret))
    with talk(server, key.table, key, more="&page=waiting") as socket:
        assert hear(socket) == {"go": f"/t/{key.table}"}


@pytest.mark.parametrize("what", ["come-back", "undo", "leave", "resign"])
def test_whatever_is_done_is_answered(server: Server, what: str) -> None:
    key = server.table("ra", 3, own=3)
    with talk(server, key.table, key) as socket:
        version = hear(socket)["version"]
        for _ in range(2):
            say(socket, do=what, version=version)
            assert hear(socket)


def test_a_page_that_can_not_be_drawn_is_closed_so_that_it_comes_back(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: object) -> None:
        raise KeyError(key.secret)

    key = server.table("ra", 2, own=2)
    with talk(server, key.table, key) as socket:
        hear(socket)
        monkeypatch.setattr(TablePage, "sections", fail)
        server.ask(lambda house: house.say(key.table, key.secret, 0, "hello"))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=SECONDS)
    monkeypatch.undo()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["a page can't be served"]
    with talk(server, key.table, key) as socket:
        assert "hello" in shown_by(hear(socket))["log"]


def test_too_many_requests_are_refused_with_the_bound(server: Server) -> None:
    key = server.table("ra", 2, own=2)
    house = server.app.state.house
    house.limits = Limits(burst=5, rate=1.0)
    try:
        with talk(server, key.table, key) as socket:
            hear(socket)
            for number in range(12):
                say(socket, say=f"line {number}")
            refused = hear_refusal(socket)
            assert refused["text"]
            assert "1 requests a second" in refused["text"] or "too fast" in refused["text"].lower()
    finally:
        house.limits = server.limits


def test_there_is_no_socket_without_a_table(server: Server) -> None:
    with talk(server, "x" * 20) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=SECONDS)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_whole_game_is_played_over_a_socket(server: Server) -> None:
    key = server.table("ra", 2)
    rng = SeededRng(3)
    with talk(server, key.table, key) as socket:
        shown = Shown()
        while "verdict" not in shown["results"]:
            message = hear(socket)
            shown.take(message)
            look = server.look(key)
            if look.legal and message["version"] == look.version:
                say(socket, act=RA.actions[look.legal[rng.below(len(look.legal))]], version=look.version)
    assert server.look(key).result is not None
