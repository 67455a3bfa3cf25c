"""Databases of every earlier state, foreign ones, newer ones, and copies."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.tables.helpers import ADA, FREE, act_once, opened, play_on, two_people

from heliopolis.tables import database, schema
from heliopolis.tables.errors import StorageError
from heliopolis.tables.plan import Plan
from heliopolis.tables.sqlite import SqliteStorage
from heliopolis.tables.storage import open_storage

STORED = Path(__file__).parents[1] / "stored/databases"
OLDER = sorted(STORED.glob("schema-*.sql"))
ADAS = "Ada-of-the-stored-tables-0000000"


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def fill(url: str, sql: str) -> None:
    """Make an empty database what it was once."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(path_of(url))) as connection:
            connection.executescript(sql)
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(sql)
        await connection.close()


async def tables_in(url: str) -> dict[str, tuple[str, int]]:
    """Return the phase and version of all tables, without our own code."""
    asked = "SELECT id, phase, version FROM tables"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(path_of(url))) as connection:
            rows = connection.execute(asked).fetchall()
    else:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch(asked)
        await connection.close()
    return {table: (phase, version) for table, phase, version in rows}


def test_there_is_a_database_of_every_earlier_schema() -> None:
    assert [path.stem for path in OLDER] == [f"schema-{number}" for number in range(1, schema.SCHEMA_VERSION)]
    assert set(schema.MIGRATIONS) == set(range(1, schema.SCHEMA_VERSION))


@pytest.mark.parametrize("stored", OLDER, ids=lambda path: path.stem)
async def test_a_database_of_an_earlier_schema_is_copied_and_brought_forward(
    url: str, stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await fill(url, stored.read_text())
    before = await tables_in(url)
    async with opened(url) as house:
        for table, (phase, version) in before.items():
            look = await house.look(table, ADAS)
            assert look.phase == phase
            assert look.version >= version
            assert look.mine
        assert {line.id for line in await house.held(ADAS)} == set(before)
        ((found,),) = await house.storage.fetch(schema.GET_VERSION)
        assert found == str(schema.SCHEMA_VERSION)
    (copy,) = tmp_path.glob("*.backup")
    number = stored.stem.rpartition("-")[2]
    assert f".schema-{number}." in copy.name
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute(schema.GET_VERSION).fetchone() == (number,)
    assert await tables_in(f"sqlite:///{copy}") == before
    async with opened(url):
        pass
    assert list(tmp_path.glob("*.backup")) == [copy]  # what is as it should be is left as it is


async def test_a_migration_that_fails_leaves_everything_as_it_was(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await fill(url, OLDER[0].read_text())
    before = await tables_in(url)
    with monkeypatch.context() as broken:
        broken.setitem(schema.MIGRATIONS, 1, ("DELETE FROM tables", "CREATE TABLE tables (id TEXT)"))
        with pytest.raises(StorageError, match="can't be opened"):
            await open_storage(url).open(lambda _: None)
    assert await tables_in(url) == before
    for copy in tmp_path.glob("*.backup"):
        copy.unlink()
    async with opened(url) as house:
        assert len(await house.held(ADAS)) == len(before)


STRANGE = "no database of Heliopolis"
HOUSE = "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT);"
FOREIGN = {
    "newer": (f"{HOUSE} INSERT INTO house VALUES ('schema', '99');", "newer"),
    "nameless": (HOUSE, STRANGE),
    "a house of others": ("CREATE TABLE house (rooms INTEGER);", STRANGE),
    "others' tables": ("CREATE TABLE tables (legs INTEGER); CREATE TABLE events (x INTEGER);", STRANGE),
}


@pytest.mark.parametrize("kind", FOREIGN)
async def test_a_newer_or_foreign_database_is_refused_and_left_as_it_is(url: str, kind: str) -> None:
    sql, expected = FOREIGN[kind]
    await fill(url, sql)
    bytes_before = path_of(url).read_bytes() if url.startswith("sqlite") else b""
    with pytest.raises(StorageError, match=expected):
        await open_storage(url).open(lambda _: None)
    if url.startswith("sqlite"):
        assert path_of(url).read_bytes() == bytes_before
        assert [each.name for each in path_of(url).parent.iterdir()] == ["tables.db"]


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bob, " * 1000)
    with pytest.raises(StorageError, match="no database of Heliopolis"):
        await open_storage(f"sqlite:///{file}").open(lambda _: None)
    assert file.read_text() == "Dear Bob, " * 1000


async def test_two_servers_on_one_file_are_refused(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        with pytest.raises(StorageError, match="another server has"):
            await open_storage(file_url).open(lambda _: None)
        await house.sit(ada.table, 1, "Bob")
    async with opened(file_url) as house:
        assert (await house.look(ada.table)).phase == "seating"


async def test_a_copy_can_be_made_while_people_play_and_read_back_into_either(
    url: str, file_url: str, tmp_path: Path
) -> None:
    copy = str(tmp_path / "copy.backup")
    async with opened(url) as house:
        over, bob = await two_people(house)
        await play_on(house, over.table, {0: over.secret, 1: bob})
        running, carol = await two_people(house, game="heir")
        await act_once(house, running.table, {0: running.secret, 1: carol})
        await database.back_up(url, copy)
        record = await house.record(over.table)
        look = await house.look(running.table, running.secret)
    with pytest.raises(StorageError, match="already"):
        await database.back_up(url, copy)
    found = await database.check(url)
    assert found.good
    assert (found.schema, found.tables) == (schema.SCHEMA_VERSION, 2)
    with pytest.raises(StorageError, match="expected an empty one"):
        await database.restore(copy, url)
    other = file_url.replace("tables.db", "other.db")
    await database.restore(copy, other)
    async with opened(other) as house:
        assert await house.record(over.table) == record
        again = await house.look(running.table, running.secret)
        assert (again.view, again.legal, again.steps) == (look.view, look.legal, look.steps)
        await act_once(house, running.table, {0: running.secret, 1: carol})


async def test_a_copy_of_an_earlier_schema_is_read_back_into_a_database_of_today(shared: str, tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path}/old.db"
    await fill(old, OLDER[0].read_text())
    await database.restore(str(path_of(old)), shared)
    assert await tables_in(shared) == await tables_in(old)
    async with opened(shared) as house:
        assert len(await house.held(ADAS)) == len(await tables_in(old))


async def test_a_check_tells_what_can_not_be_read_and_changes_nothing(file_url: str) -> None:
    await fill(file_url, OLDER[0].read_text())
    with closing(sqlite3.connect(path_of(file_url))) as connection:
        connection.execute("UPDATE events SET data = 'x' WHERE table_id = 'stored-table-0000001'")
        connection.commit()
    before = path_of(file_url).read_bytes()
    found = await database.check(file_url)
    assert not found.good
    assert list(found.unreadable) == ["stored-table-0000001"]
    assert found.schema == 1
    assert path_of(file_url).read_bytes() == before


async def test_a_large_file_is_looked_at_no_longer_than_it_is_open(file_url: str) -> None:
    many = "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 100000)"
    await fill(file_url, f"CREATE TABLE house (name, value); INSERT INTO house {many} SELECT n, n FROM many")
    storage = SqliteStorage(str(path_of(file_url)))
    await storage.look_for_damage()
    assert storage._damage == ""
    await storage.close()  # the process ends only when all its threads have ended
    await storage.look_for_damage()
    assert storage._damage == "interrupted"


async def test_a_damaged_file_makes_the_house_unwell(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        await play_on(house, ada.table, {0: ada.secret, 1: bob})
        house.storage._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[attr-defined]
        await house.storage.look_for_damage()
        assert (await house.health()).storage
        with path_of(file_url).open("r+b") as file:
            file.seek(2 * 4096)
            file.write(b"\x55" * 4096 * 4)
        await house.storage.look_for_damage()
        assert not (await house.health()).storage
