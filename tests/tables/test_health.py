"""What keeps a house going, and how it tells that something does not work."""

import asyncio
import logging
import os
import signal

import pytest
from tests.tables.helpers import ADA, GREEDY, PATIENCE, Clockwork, opened, soon, start_of_ra, two_people, until

from heliopolis.core import registry
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.clock import RESIGNS, Clock
from heliopolis.tables.duties import Duty, Setbacks
from heliopolis.tables.errors import StorageError
from heliopolis.tables.house import House
from heliopolis.tables.plan import Plan
from heliopolis.tables.storage import Write


async def kill(bots: BotPool) -> None:
    """Kill the processes of a pool while nothing is asked of them."""
    running = [channel.running for channel in bots.channels if channel.running]
    assert running
    for process in running:
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()


async def test_a_bot_process_that_dies_while_idle_is_replaced_before_anything_is_asked_of_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    state, seat = start_of_ra()
    bots = BotPool(1)
    try:
        for _ in range(3):
            await bots.choose(registry.game("ra"), state, seat, "greedy")
            await kill(bots)
        assert await bots.advise(registry.game("ra"), state, seat)
        assert (await bots.state()).answering
    finally:
        await bots.close()
    assert "is replaced by" not in caplog.text  # the bot itself has done nothing wrong


async def test_games_go_on_after_every_bot_process_was_killed(file_url: str) -> None:
    bots = BotPool(1, seconds=60.0)
    async with opened(file_url, bots=bots) as house:
        key = await house.create(Plan("ra", (ADA, GREEDY)), start=True)
        for _ in range(3):
            look = await until(house, key, lambda look: look.asked == (0,))
            if any(channel.running for channel in bots.channels):
                await kill(bots)
            await house.act(key.table, key.secret, seat=0, version=look.version, action=look.legal[0])
        assert (await house.health()).good


async def test_bots_that_do_not_answer_make_the_house_unwell_until_they_do(file_url: str) -> None:
    state, seat = start_of_ra()
    bots = BotPool(1, seconds=PATIENCE, module="tests.tables.no_such_module")
    async with opened(file_url, bots=bots) as house:
        assert (await house.health()).good
        await bots.choose(registry.game("ra"), state, seat, "greedy")
        found = await house.health()
        assert not found.good
        assert not found.bots
        assert found.as_data()["bots"] == "failing"
        for channel in bots.channels:
            channel.module = "heliopolis.tables.bot_process"
        assert (await house.health()).good


async def test_a_process_that_is_slow_to_start_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODD_BOT", "wakes late")
    bots = BotPool(1, seconds=0.2, module="tests.tables.odd_bot_process")
    bots.failures = 1
    try:
        async with asyncio.timeout(PATIENCE):
            while not (await bots.state()).answering:
                continue
    finally:
        await bots.close()


async def test_what_can_not_be_stored_makes_the_house_unwell(file_url: str) -> None:
    async with opened(file_url) as house:
        assert (await house.health()).storage
        writing = house.storage._writing  # type: ignore[attr-defined]
        writing.execute("PRAGMA query_only = ON")
        found = await house.health()
        assert not found.storage
        assert not found.good
        writing.execute("PRAGMA query_only = OFF")
        assert (await house.health()).good


@pytest.mark.parametrize("damage", ['entered {"seat": 99}', "entered not even JSON", "entered []", 'left {"seat": 99}'])
async def test_a_table_that_can_not_be_read_leaves_the_others_alone(url: str, damage: str) -> None:
    now = Clockwork()
    async with opened(url, now=now) as house:
        keys = [(await two_people(house, clock=Clock(bank=60, when_out=RESIGNS)))[0] for _ in range(3)]
        now.pass_seconds(50)
        for key in keys[:2]:
            rows = await house.storage.rows(key.table, 0)
            await overwrite(house, key.table, rows[-1].version, damage)
    async with opened(url, now=now) as house:
        now.pass_seconds(20)
        end = await until(house, keys[2], lambda look: look.phase == "over")
        assert end.result is not None
        with pytest.raises(StorageError, match="can't be read"):
            await house.look(keys[0].table)
        await soon(lambda: len(house._sweeper.setbacks) == 2)
        found = await house.health()
        assert found.good
        assert found.set_back == 2


async def overwrite(house: House, table: str, version: int, damage: str) -> None:
    """Damage an event: make it another kind of event, with such data."""
    kind, _, data = damage.partition(" ")
    statement = "UPDATE events SET kind = $3, data = $4 WHERE table_id = $1 AND version = $2"
    await house.storage.commit(Write(table, [(statement, (table, version, kind, data))]))


def test_what_can_not_be_served_is_tried_later_and_later_and_logged_as_seldom(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = 0.0
    setbacks = Setbacks(lambda: time)

    async def fail() -> None:
        raise ZeroDivisionError

    async def go_well() -> None:
        pass

    tries = []
    for second in range(100):
        time = float(second)
        if not setbacks.is_set_back("table"):
            tries.append(second)
            asyncio.run(setbacks.guard("table", fail()))
    assert tries == [0, 2, 6, 14, 30, 62]
    assert len(caplog.records) == len(tries)
    asyncio.run(setbacks.guard("table", go_well()))
    assert not setbacks.is_set_back("table")


async def test_a_duty_that_ends_or_fails_is_logged_counted_and_begun_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.tables.duties.SHORTEST", 0.001)
    caplog.set_level(logging.ERROR)
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 1:
            raise ZeroDivisionError
        if begun > 2:
            await asyncio.Event().wait()

    duty = Duty("counting", work)
    duty.begin()
    await soon(lambda: begun == 3)
    assert duty.failures == 2
    await duty.end()
    assert caplog.messages == ["counting has failed; it is begun again", "counting has ended; it is begun again"]
