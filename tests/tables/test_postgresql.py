"""PostgreSQL, when connections are lost, or there in name only."""

from pathlib import Path

import asyncpg
import pytest
from tests.tables.helpers import act_once, opened, two_people, until
from tests.tables.wire import wired

from heliopolis.tables import postgresql
from heliopolis.tables.errors import StorageError, StorageUnsure
from heliopolis.tables.storage import Write


async def test_a_move_that_is_stored_is_not_said_to_have_failed(shared: str, tmp_path: Path) -> None:
    async with wired(shared, tmp_path) as (wire, url), opened(url) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        for _ in range(3):
            before = (await house.look(ada.table)).version
            wire.cut_after_commit = 1
            await act_once(house, ada.table, people)  # says that it was done
            assert (await house.look(ada.table)).version > before
        assert wire.cut >= 3
        rows = await house.storage.rows(ada.table, 0)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert (await house.look(ada.table)).version == len(rows)


async def test_what_nobody_knows_is_told_as_such(shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "SURE_SECONDS", 0.5)
    async with wired(shared, tmp_path) as (wire, url), opened(url) as house:
        ada, bob = await two_people(house)
        wire.cut_after_commit = 1
        wire.down_after_cut = True
        with pytest.raises(StorageUnsure, match="does not answer"):
            await act_once(house, ada.table, {0: ada.secret, 1: bob})
        wire.down_after_cut = False
        rows = await house.storage.rows(ada.table, 0)
        look = await house.look(ada.table)
        assert look.version == len(rows)


@pytest.mark.parametrize("then", ["refused", "unreadable", "closed"])
async def test_what_may_be_stored_is_not_said_to_have_failed(
    shared: str, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    async with opened(shared) as house:
        storage = house.storage
        assert isinstance(storage, postgresql.PostgresqlStorage)
        ada, bob = await two_people(house)
        store, tries = storage._store_once, 0

        async def store_but_lose_the_answer(pool: object, write: Write) -> None:
            nonlocal tries
            tries += 1
            if tries > 1 and then == "refused":
                raise asyncpg.ReadOnlySQLTransactionError("another server has taken over")
            await store(pool, write)
            if then == "closed":
                storage._pool = None
            raise ConnectionResetError

        async def fail(*_arguments: object) -> None:
            raise StorageError("the database can't be read")

        monkeypatch.setattr(postgresql, "RETRY_SECONDS", 0.01)
        with monkeypatch.context() as broken:
            broken.setattr(storage, "_pool", storage._pool)
            broken.setattr(storage, "_store_once", store_but_lose_the_answer)
            if then == "unreadable":
                broken.setattr(storage, "fetch", fail)
            with pytest.raises(StorageUnsure):
                await act_once(house, ada.table, {0: ada.secret, 1: bob})
        assert (await house.look(ada.table)).version == len(await storage.rows(ada.table, 0))


async def test_a_connection_that_fell_silent_is_noticed(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "PROBE_SECONDS", 0.2)
    async with wired(shared, tmp_path) as (wire, url), opened(url) as deaf, opened(shared) as other:
        ada, bob = await two_people(other)
        before = await deaf.look(ada.table)
        wire.silence()
        await act_once(other, ada.table, {0: ada.secret, 1: bob})
        after = await until(deaf, ada, lambda look: look.version > before.version)
        assert after.steps > before.steps


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("confused"),
        asyncpg.InterfaceError("closed"),
        asyncpg.ConnectionDoesNotExistError("gone"),
        asyncpg.AdminShutdownError("shutting down"),
        asyncpg.DiskFullError("full"),
        ConnectionResetError(),
        TimeoutError(),
        RuntimeError("whatever comes next"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_whatever_goes_wrong_is_told_as_a_failure_of_the_storage(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(postgresql, "SURE_SECONDS", 0.1)
    monkeypatch.setattr(postgresql, "RETRY_SECONDS", 0.01)

    async def fail(*_arguments: object) -> None:
        raise error

    async with opened(shared) as house:
        ada, bob = await two_people(house)
        with monkeypatch.context() as broken:
            broken.setattr(house.storage, "_store_once", fail)
            with pytest.raises(StorageError):
                await act_once(house, ada.table, {0: ada.secret, 1: bob})
        with monkeypatch.context() as broken:
            broken.setattr(house.storage._pool.__class__, "fetch", fail)  # type: ignore[attr-defined]
            with pytest.raises(StorageError):
                await house.lobby()
        with monkeypatch.context() as broken:
            broken.setattr(house.storage._pool.__class__, "execute", fail)  # type: ignore[attr-defined]
            with pytest.raises(StorageError):
                await house.storage.tell("something")
        with monkeypatch.context() as broken:
            broken.setattr(asyncpg, "connect", fail)
            with pytest.raises(StorageError):
                await postgresql.back_up_all(shared, str(tmp_path / "copy.db"))
        await act_once(house, ada.table, {0: ada.secret, 1: bob})
        assert (await house.health()).storage
