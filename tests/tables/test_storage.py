"""Storage: nothing acknowledged is lost, several processes serve one table, loading replays only the last events."""

import asyncio
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from tests.tables.helpers import ADA, FREE, act_once, opened, play_on, two_people, until

from heliopolis.core.game import Game
from heliopolis.tables import sqlite
from heliopolis.tables.errors import StorageError
from heliopolis.tables.events import Row
from heliopolis.tables.house import House
from heliopolis.tables.plan import Plan
from heliopolis.tables.postgresql import PostgresqlStorage
from heliopolis.tables.storage import ADD_EVENT, Storage, VersionTaken, Write, open_storage
from heliopolis.tables.table import Table, fold_all


def nothing(_table: str | None) -> None:
    """Nobody listens."""


def as_data(table: Table) -> str:
    return json.dumps(table.save(), sort_keys=True)


# Loading.


@pytest.mark.parametrize("game", ["ra", "whispers"])
async def test_a_table_from_a_snapshot_is_the_table_that_its_events_make(url: str, game: str, whispers: Game) -> None:
    assert whispers.info.name == "whispers"
    async with opened(url) as house:
        ada, bob = await two_people(house, game=game)
        people = {0: ada.secret, 1: bob}
        if game == "whispers":
            for number in range(70):
                await house.say(ada.table, bob, 1, f"line {number}")
            await play_on(house, ada.table, people, decisions=3)
        else:
            await play_on(house, ada.table, people, decisions=60)
        snapshots = await house.storage.fetch("SELECT version FROM snapshots WHERE table_id = $1", ada.table)
        assert len(snapshots) == 1
        rows = await house.storage.rows(ada.table, 0)
        assert 0 < snapshots[0][0] < len(rows)
        loaded = await house.storage.load(ada.table)
        assert loaded is not None
        replayed = fold_all(Table(ada.table), rows)
        assert as_data(loaded) == as_data(replayed) == as_data(house._open._live[ada.table].table)
        for seat in (0, 1):
            assert loaded.play.can_undo(seat) == replayed.play.can_undo(seat)


async def test_loading_reads_only_the_events_since_the_snapshot(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        end = await play_on(house, ada.table, {0: ada.secret, 1: bob})
        await house.storage.commit(Write(ada.table, [("DELETE FROM events WHERE version < $1", (end.version - 70,))]))
        loaded = await house.storage.load(ada.table)
        assert loaded is not None
        assert loaded.version == end.version


async def test_undo_works_after_loading(url: str, whispers: Game) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        people = {0: ada.secret, 1: bob}
        for _ in range(2):
            await act_once(house, ada.table, people)
        before = await house.look(ada.table, ada.secret)
        await act_once(house, ada.table, people)
        for number in range(64):
            await house.say(ada.table, bob, 1, f"line {number}")
    async with opened(url) as house:
        look = await house.look(ada.table, ada.secret)
        assert look.can_undo
        assert (await house.undo(ada.table, ada.secret, seat=0, version=look.version)).done
        assert (await house.look(ada.table, ada.secret)).view == before.view


async def test_rows_that_make_no_sense_are_reported_and_harm_no_other_table(url: str) -> None:
    async with opened(url) as house:
        good = await house.create(Plan("ra", (ADA, FREE)))
        bad = await house.create(Plan("ra", (ADA, FREE)))
    storage = open_storage(url)
    await storage.open(nothing)
    await storage.commit(Write(bad.table, [(ADD_EVENT, (bad.table, 2, 0, "entered", '{"seat":0,"notation":"fly"}'))]))
    await storage.close()
    async with opened(url) as house:
        with pytest.raises(StorageError, match="row 2 of a table can't be read"):
            await house.look(bad.table)
        assert (await house.look(good.table)).phase == "seating"


async def test_a_table_of_newer_rules_is_refused(file_url: str) -> None:
    async with opened(file_url) as house:
        key = await house.create(Plan("ra", (ADA, FREE)))
        (row,) = await house.storage.rows(key.table, 0)
        newer = Row(row.version, row.at, row.kind, row.data.replace('"rules":1', '"rules":9'))
        with pytest.raises(StorageError, match="can't be read") as error:
            fold_all(Table(key.table), [newer])
        assert "rules version 9 of Ra; expected at most 1" in str(error.value.__cause__)


# Writing.


@pytest.fixture
def row() -> tuple[object, ...]:
    return ("table", 1, 0, "said", "{}")


async def test_a_version_is_written_once(url: str, row: tuple[object, ...]) -> None:
    storage = open_storage(url)
    await storage.open(nothing)
    writes = [storage.commit(Write("table", [(ADD_EVENT, row)])) for _ in range(10)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, VersionTaken) for result in results) == 9
    await storage.close()


async def test_a_write_is_stored_whole_or_not_at_all_and_others_are_not_harmed(
    url: str, row: tuple[object, ...]
) -> None:
    storage = open_storage(url)
    await storage.open(nothing)
    taken = Write("table", [(ADD_EVENT, ("table", 2, *row[2:])), (ADD_EVENT, row)])
    broken = Write("other", [(ADD_EVENT, ("other", 1, *row[2:])), (ADD_EVENT, ("other", object(), *row[2:]))])
    sound = Write("third", [(ADD_EVENT, ("third", 1, *row[2:]))])
    await storage.commit(Write("table", [(ADD_EVENT, row)]))
    results = await asyncio.gather(*(storage.commit(write) for write in (taken, broken, sound)), return_exceptions=True)
    assert [type(result) for result in results] == [VersionTaken, StorageError, type(None)]
    stored = {name: len(await storage.rows(name, 0)) for name in ("table", "other", "third")}
    assert stored == {"table": 1, "other": 0, "third": 1}
    await storage.close()


async def test_closing_writes_what_is_waiting(url: str, row: tuple[object, ...]) -> None:
    storage = open_storage(url)
    await storage.open(nothing)
    writes = [
        asyncio.create_task(storage.commit(Write(f"t{number}", [(ADD_EVENT, (f"t{number}", *row[1:]))])))
        for number in range(50)
    ]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*writes)
    storage = open_storage(url)
    await storage.open(nothing)
    assert len(await storage.fetch("SELECT 1 FROM events")) == 50
    await storage.close()


async def test_a_file_stores_together_what_comes_soon_after_a_group(
    file_url: str, row: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "GROUP_SECONDS", 0.3)
    storage = sqlite.SqliteStorage(file_url.removeprefix("sqlite:///"))
    await storage.open(nothing)
    assert storage._writing is not None
    statements: list[str] = []
    storage._writing.set_trace_callback(statements.append)
    numbers = iter(range(100))

    def one_more() -> asyncio.Task[None]:
        name = f"t{next(numbers)}"
        return asyncio.create_task(storage.commit(Write(name, [(ADD_EVENT, (name, *row[1:]))])))

    await asyncio.gather(one_more(), one_more())
    later = []
    for _ in range(5):
        later.append(one_more())
        await asyncio.sleep(0)
    await asyncio.gather(*later)
    assert statements.count("COMMIT") == 2
    await storage.close()


async def test_a_file_does_not_keep_a_lone_writer_waiting(
    file_url: str, row: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "GROUP_SECONDS", 3600)
    storage = open_storage(file_url)
    await storage.open(nothing)
    for number in range(5):
        await storage.commit(Write("table", [(ADD_EVENT, ("table", number, *row[2:]))]))
    await storage.close()


async def test_a_file_is_written_durably(tmp_path: Path) -> None:
    storage = open_storage(f"sqlite:///{tmp_path}/tables.db")
    await storage.open(nothing)
    assert [tuple(row) for row in await storage.fetch("PRAGMA journal_mode")] == [("wal",)]
    assert [tuple(row) for row in await storage.fetch("PRAGMA synchronous")] == [(2,)]
    await storage.close()


async def test_addresses_and_databases_that_can_not_be_used_are_refused(tmp_path: Path) -> None:
    for address in ("", "mysql://localhost/x", "sqlite:///", "tables.db"):
        with pytest.raises(StorageError, match="expected sqlite:///FILE or postgresql://"):
            open_storage(address)
    with pytest.raises(StorageError, match="can't be opened"):
        await _open_and_close(open_storage(f"sqlite:///{tmp_path}/no/such/folder.db"))
    with pytest.raises(StorageError, match="can't be opened") as error:
        await _open_and_close(open_storage(f"postgresql://ada:swordfish@/x?host={tmp_path}"))
    assert "swordfish" not in str(error.value)


async def _open_and_close(storage: Storage) -> None:
    try:
        await storage.open(nothing)
    finally:
        await storage.close()


# Several processes.


async def test_two_houses_serve_one_table(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as other:
        ada = await one.create(Plan("ra", (ADA, FREE)))
        bob = await other.sit(ada.table, 1, "Bob")
        await one.start(ada.table, ada.secret)
        houses = {0: one, 1: other}
        secrets = {0: ada.secret, 1: bob}
        async with one.listen(ada.table) as first, other.listen(ada.table) as second:
            while True:
                look = await one.look(ada.table)
                if look.phase == "over":
                    break
                (seat,) = look.asked
                legal = (await houses[1 - seat].look(ada.table, secrets[seat], seen=look.version)).legal
                action = legal[look.version % len(legal)]
                receipt = await houses[seat].act(
                    ada.table, secrets[seat], seat=seat, version=look.version, action=action
                )
                assert receipt.done
                for news in (first, second):
                    while news.version < receipt.version:
                        await anext(news)
        assert (await one.record(ada.table)) == (await other.record(ada.table))
        assert (await one.look(ada.table)).result == (await other.look(ada.table)).result


async def test_two_houses_deciding_at_once_decide_once(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as other:
        ada, bob = await two_people(one)
        people = {0: ada.secret, 1: bob}
        for _ in range(20):
            look = await one.look(ada.table)
            (seat,) = look.asked
            action = (await one.look(ada.table, people[seat])).legal[0]
            receipts = await asyncio.gather(
                *(
                    house.act(ada.table, people[seat], seat=seat, version=look.version, action=action)
                    for house in (one, other, one, other)
                )
            )
            assert sum(receipt.done for receipt in receipts) == 1
        rows = await one.storage.rows(ada.table, 0)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))


async def test_a_house_that_lost_its_connections_catches_up(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as other:
        ada, bob = await two_people(one)
        people = {0: ada.secret, 1: bob}
        async with other.listen(ada.table) as news:
            connection = await asyncpg.connect(shared)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND query LIKE 'LISTEN%'"
            )
            await connection.close()
            await act_once(one, ada.table, people)
            version = (await one.look(ada.table)).version
            while news.version < version:
                await anext(news)
        assert await one.look(ada.table) == await other.look(ada.table)


class Deaf(PostgresqlStorage):
    """Never hears of what others write."""

    async def open(self, _changed: Callable[[str | None], None]) -> None:
        await super().open(nothing)


async def test_a_house_that_has_not_heard_the_news_reads_it_before_it_refuses(shared: str) -> None:
    async with House(Deaf(shared)) as deaf, opened(shared) as other:
        ada = await deaf.create(Plan("ra", (ADA, FREE)))
        bob = await other.sit(ada.table, 1, "Bob")
        assert [seat.kind for seat in (await deaf.look(ada.table)).seats] == ["person", "open"]
        started = await deaf.start(ada.table, ada.secret)
        assert started.done
        people = {0: ada.secret, 1: bob}
        look = await other.look(ada.table, seen=started.version)
        (seat,) = look.asked
        receipt = await other.act(ada.table, people[seat], seat=seat, version=look.version, action=0)
        late = await deaf.act(ada.table, people[seat], seat=seat, version=look.version, action=0)
        assert (late.done, late.version) == (False, receipt.version)
        await act_once(other, ada.table, people)
        newest = await other.look(ada.table)
        assert (await deaf.look(ada.table, seen=newest.version)).version == newest.version


async def test_a_bot_whose_house_is_gone_is_asked_by_another(shared: str) -> None:
    async with opened(shared, pause=1000.0) as one:
        ada, bob = await two_people(one)
        while (await one.look(ada.table)).asked != (1,):
            await act_once(one, ada.table, {0: ada.secret, 1: bob}, 1)
        await one.leave(ada.table, bob, 1, bot="random")
        later = one.now() + 20_000
        async with opened(shared, now=lambda: later) as other:
            await until(other, ada, lambda look: look.asked == (0,))


# The plug is pulled.

PLAYER = Path(__file__).with_name("crashing_house.py")
CRASHES = 5


async def test_killed_at_any_moment_nothing_acknowledged_is_lost_and_nothing_shown_is_taken_back(url: str) -> None:
    """A process plays, and tells what it was acknowledged and what it was shown; it is killed again and again."""
    async with opened(url) as house:
        ada, bob = await two_people(house)
    chance = random.Random(7)
    told = 0
    for _ in range(CRASHES):
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(PLAYER), url, ada.table, ada.secret, bob, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        shown: dict[int, str] = {}
        enough = chance.randrange(5, 60)
        async for line in process.stdout:
            version, _, data = line.decode().rstrip("\n").partition(" ")
            if line.endswith(b"\n"):
                shown[int(version)] = data
            if len(shown) == enough:
                process.kill()
        await process.wait()
        told += len(shown)
        storage = open_storage(url)
        await storage.open(nothing)
        rows = await storage.rows(ada.table, 0)
        await storage.close()
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        for seen, entries in shown.items():
            assert entries_until(rows, seen) == entries
    assert told >= CRASHES
    async with opened(url) as house:
        look = await house.look(ada.table)
        assert look.version == len(rows)


def entries_until(rows: list[Row], version: int) -> str:
    """Return the last entries of a game after a version, as `crashing_house` tells them."""
    entered = [json.loads(row.data) for row in rows[:version] if row.kind == "entered"]
    return json.dumps([len(entered), [[entry["seat"], entry["notation"]] for entry in entered[-5:]]])


async def test_a_closed_house_takes_no_requests(url: str) -> None:
    house = House(open_storage(url))
    async with house:
        await house.create(Plan("ra", (ADA, FREE)))
    with pytest.raises(StorageError):
        await house.create(Plan("ra", (ADA, FREE)))
