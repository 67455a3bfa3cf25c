"""Nothing from one seat's knowledge is in another's bytes.

Two houses play the same table, with the same ids, secrets and time, from two histories that differ only in what one
viewer can't know. Whatever that viewer asks for, every byte of the answers must be the same.
"""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.serving import Server
from tests.web.talking import SECONDS, Shown, hear, hear_refusal, say, talk

from heliopolis.core import registry
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.tables import looks
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.events import Created
from heliopolis.tables.house import House, Key
from heliopolis.tables.looks import LogLine, Look, PastMoment
from heliopolis.tables.plan import Plan, SeatPlan, first_event
from heliopolis.tables.table import PERSON, Table
from heliopolis.web.layout import Page
from heliopolis.web.logbook import LogBook
from heliopolis.web.narration import Narrator, parcel
from heliopolis.web.tablepage import TablePage

WHISPERS = "whispers"
NOON = 1_700_000_000_000
HISTORIES = 6
"""How many pairs of histories are compared for each game."""

Pair = tuple[Record, Record]


@pytest.fixture(scope="module", autouse=True)
def whispers() -> Iterator[None]:
    """Register a small game with secrets."""
    registry.register(WHISPERS, "tests.tables.whispers")
    yield
    registry.forget(WHISPERS)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Serve two houses."""
    folder = tmp_path_factory.mktemp("houses")
    both = (Server(folder / "one.db").start(), Server(folder / "two.db").start())
    yield both
    for server in both:
        server.stop()


# Histories that a viewer can't tell apart.


def legal_numbers(state: State, seat: int) -> list[int]:
    """Return what an entry of a seat, or of chance, may be."""
    return [outcome for outcome, _ in state.outcomes()] if seat == CHANCE else state.legal_actions(seat)


def shown_to(game: Game, record: Record, viewer: int | None) -> list[object] | None:
    """Return all that a viewer knows, entry by entry; none if the entries are no game, or end where nobody decides."""
    state = record.start()
    seen: list[object] = []
    for index, entry in enumerate(record.entries):
        asked = [int(CHANCE)] if state.actor() == CHANCE else state.actors()
        if entry.seat not in asked or entry.number not in legal_numbers(state, entry.seat):
            return None
        if entry.seat == CHANCE:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
        hidden = game.unseen(record.start(), record.entries[: index + 1], viewer)
        mine = state.legal_actions(viewer) if viewer is not None else []
        known = [None if number in hidden else record.entries[number] for number in range(index + 1)]
        seen.append((state.view(viewer), mine, known, state.actors()))
    return seen if state.actor() not in (CHANCE, OVER) else None


def histories(game: Game, seats: int, viewer: int | None, seed: int) -> Pair | None:
    """Play a random game up to somewhere, then alter something that a viewer can't know; none if all is known."""
    rng = SeededRng(seed)
    session = Session(new_record(game, seats))
    wanted = 1 + rng.below(min(60, game.info.longest))
    session.settle(rng)
    while session.state.actor() != OVER and len(session.record.entries) < wanted:
        actors = session.state.actors()
        seat = actors[rng.below(len(actors))]
        legal = session.state.legal_actions(seat)
        session.decide(seat, legal[rng.below(len(legal))])
        session.settle(rng)
    record = session.record
    record.final_scores = None
    truth = shown_to(game, record, viewer)
    if truth is None:
        return None
    hidden = sorted(game.unseen(record.start(), record.entries, viewer))
    while hidden:
        index = hidden.pop(rng.below(len(hidden)))
        seat, number = record.entries[index]
        for other in legal_numbers(record.state_at(index), seat):
            altered = Record(**{**record.__dict__, "entries": record.entries[:]})
            altered.entries[index] = Entry(seat, other)
            if other != number and shown_to(game, altered, viewer) == truth:
                return record, altered
    return None


def pairs(game: Game, seats: int, viewer: int | None) -> Iterator[Pair]:
    """Return pairs of histories that a viewer can't tell apart."""
    found = [pair for seed in range(1, 120) if (pair := histories(game, seats, viewer, seed)) is not None]
    assert found, f"in no random game of {game.info.title} is anything hidden from {viewer}"
    yield from found[:HISTORIES]


# Every byte.


def secret_of(seat: int) -> str:
    """Return the secret of a seat, the same in both houses."""
    return f"{seat}" * 32


async def set_up(house: House, record: Record, table: str, holders: list[str]) -> None:
    """Set up a table with a history, each seat held by a person."""
    house.rng = SeededRng(1)
    house.now = lambda: NOON
    plan = Plan(record.game.info.name, tuple(SeatPlan(PERSON, f"P{seat}") for seat in range(record.seats)))
    made = first_event(plan, holders[0], house.limits).__dict__
    seats = [{**seat, "holder": holder} for seat, holder in zip(made["seats"], holders, strict=True)]
    entries = [[int(entry.seat), record.notation(entry)] for entry in record.entries]
    await house._set_up(Created(**{**made, "seats": seats, "entries": entries}), start=True, table_id=table)


def fetch(server: Server, path: str, key: Key | None) -> bytes:
    """Return all of an answer but its date."""
    with httpx.Client(base_url=server.url, verify=False, headers={"Accept-Encoding": "identity"}) as client:
        if key:
            client.cookies.set("me", key.secret)
        answer = client.get(path)
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return repr((answer.status_code, headers)).encode() + answer.content


def converse(server: Server, table: str, key: Key | None, game: Game, legal: list[int]) -> bytes:
    """Return all that a socket says: the page, the refusals of everything illegal, and of malformed messages."""
    said = []
    with talk(server, table, key) as socket:
        first = socket.recv(timeout=SECONDS)
        said.append(first)
        version = int(str(re.findall(r'"version":(\d+)', str(first))[0]))
        for action, notation in enumerate(game.actions[:60]):
            if action not in legal:
                say(socket, act=notation, version=version)
                said.append(socket.recv(timeout=SECONDS))
        for message in ({"do": "undo"}, {"do": "nothing"}, {"say": ""}):
            say(socket, **message, version=version)
            said.append(socket.recv(timeout=SECONDS))
    return "\n".join(map(str, said)).encode()


def bytes_of(server: Server, table: str, viewer: int | None, record: Record) -> list[tuple[str, bytes]]:
    """Return everything that a viewer can be sent, with what was asked for."""
    key = Key(table, secret_of(viewer)) if viewer is not None else None
    steps = len(record.entries)
    paths = ["/", f"/t/{table}", f"/t/{table}/record.txt", f"/t/{table}/nothing"]
    paths += [f"/t/{table}/replay?step={step}" for step in (*range(0, steps, max(1, steps // 4)), steps)]
    paths.append(f"/t/{table}/replay?step={steps}&seen=all")
    legal = server.look(key).legal if key else ()
    received = [(path, fetch(server, path, key)) for path in paths]
    return [
        *received,
        ("beats", narrate(server, table, key, viewer)),
        ("socket", converse(server, table, key, record.game, list(legal))),
    ]


def narrate(server: Server, table: str, key: Key | None, viewer: int | None) -> bytes:
    """Return all that a page is told beat by beat, if it is open from the first step on."""
    secret = key.secret if key else None
    page = Page("en", "", "/")
    narrator = Narrator(LogBook(page), stage=True)
    look: Look = server.ask(lambda house: house.look(table, secret))
    told: list[object] = []
    for step in range(1, look.steps + 1):
        past: PastMoment = server.ask(lambda house, step=step: house.moment(table, secret, viewer, step))  # type: ignore[misc]
        then = look._replace(view=past.view, asked=(), legal=(), steps=step, log=past.log, notes=(), result=None)
        drawn = TablePage(page, then, f"/t/{table}", narrator=narrator)
        since = drawn.sections()["since"]
        told.append(([parcel(drawn.board, beat) for beat in drawn.beats], since))
    return repr(told).encode()


def first_difference(houses: tuple[Server, Server], pair: Pair, viewer: int | None, table: str) -> str:
    """Return what is not the same in both houses."""
    holders = [holder_of(secret_of(seat)) for seat in range(pair[0].seats)]
    for server, record in zip(houses, pair, strict=True):
        server.ask(lambda house, record=record: set_up(house, record, table, holders))  # type: ignore[misc]
    one, two = (bytes_of(server, table, viewer, pair[0]) for server in houses)
    return next((what for (what, first), (_, second) in zip(one, two, strict=True) if first != second), "")


WITH_SECRETS = [*(name for name in registry.names() if registry.game(name).has_secrets), WHISPERS]


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["first seat", "second seat", "spectator"])
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_what_a_viewer_can_not_know_changes_no_byte(
    houses: tuple[Server, Server], name: str, viewer: int | None
) -> None:
    game = registry.game(name)
    seats = 2 if 2 in game.info.seats else game.info.seats[-1]
    for number, pair in enumerate(pairs(game, seats, viewer)):
        table = f"{name[:8]}{viewer}{number}".ljust(20, "_")
        what = first_difference(houses, pair, viewer, table)
        assert what == "", f"{what} tells {viewer} what it can't know"


# The comparison can fail.


def leak_into_record(_true: Any) -> Any:
    """Write the record as the house has it."""
    return lambda table, _holder, _seat: table.play.record.write()


def leak_into_log(true: Any) -> Any:
    """Tell every entry of the record."""

    def tell(record: Record, *rest: Any, **how: Any) -> tuple[LogLine, ...]:
        return tuple(line._replace(number=record.entries[line.step - 1].number) for line in true(record, *rest, **how))

    return tell


def leak_into_page(true: Any) -> Any:
    """Show the whole record beside the view."""

    def look(table: Table, *rest: Any) -> Look:
        seen: Look = true(table, *rest)
        return seen._replace(view={**(seen.view or {}), "truth": table.play.record.write()})

    return look


LEAKS = [
    ("record_for", leak_into_record, "/record.txt"),
    ("_log", leak_into_log, ""),
    ("look_at", leak_into_page, ""),
]


@pytest.mark.parametrize(("name", "leak", "where"), LEAKS, ids=[name for name, _, _ in LEAKS])
def test_a_leak_is_found(
    houses: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, name: str, leak: Any, where: str
) -> None:
    pair = next(pairs(registry.game(WHISPERS), 2, None))
    monkeypatch.setattr(looks, name, leak(getattr(looks, name)))
    table = f"leak{name}".ljust(20, "_")
    assert first_difference(houses, pair, None, table) == f"/t/{table}{where}"


# One device for several people.


def test_a_shared_screen_shows_no_secret_before_it_is_handed_over(server: Server) -> None:
    key = server.table(WHISPERS, 2, own=2)
    state = server.ask(lambda house: house._open.get(key.table)).table.play.state
    hidden = [f"<dt>{word}</dt>" for word in ("hand", "bid")]
    for path in (f"/t/{key.table}", f"/t/{key.table}/replay"):
        page = fetch(server, path, key).decode()
        assert not any(mark in page for mark in hidden), path
        assert "data-act" not in page, path
    assert "* hand" not in fetch(server, f"/t/{key.table}/record.txt", key).decode()
    with talk(server, key.table, key) as socket:
        shown = Shown()
        shown.take(hear(socket))
        assert "Hand the screen to Ada." in shown["prompt"]
        assert not any(mark in shown["board"] for mark in hidden)
        say(socket, act="bid 0", version=server.look(key).version)
        assert "being handed over" in hear_refusal(socket)["text"]
        say(socket, do="take-over")
        shown.take(hear(socket))
        assert f"<dt>hand</dt><dd>{state.view(0)['hand']}</dd>" in shown["board"]
        say(socket, act="bid 0", version=server.look(key).version)
        shown.take(hear(socket))
        assert "Hand the screen to Ada 1." in shown["prompt"]
        assert not any(mark in shown["board"] for mark in hidden)
