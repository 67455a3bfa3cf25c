"""Analyses at a table: made by the bots' processes when these are free, kept with the table, refused before its end."""

import asyncio
import json

import pytest
from tests.tables.helpers import opened, play_on, two_people

from heliopolis.core.reader import read_record
from heliopolis.players.analysis import depth
from heliopolis.players.analysis.depth import Depth
from heliopolis.players.analysis.report import load_analysis
from heliopolis.players.analysis.work import analyse
from heliopolis.tables.analyses import Progress
from heliopolis.tables.bot_queue import ADVICE, ANALYSIS, PEOPLE, BotQueue, Claim
from heliopolis.tables.errors import NotNow
from heliopolis.tables.house import House

SMALL = Depth(first=1, samples=2, iterations=4, weighing=4, closer=8)


async def whole(house: House, table: str) -> Progress:
    """Wait for an analysis."""
    found = await house.analysis(table)
    while not (found.failed or (found.analysis and found.analysis.complete)):
        await asyncio.sleep(0.02)
        found = await house.analysis(table)
    return found


async def test_an_analysis_is_made_once_the_game_is_over_and_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(depth, "STANDARD", {"ra": SMALL})
    async with opened(url) as house:
        ada, bob = await two_people(house)
        with pytest.raises(NotNow, match="expected one that was played to its end"):
            await house.analysis(ada.table)
        await play_on(house, ada.table, {0: ada.secret, 1: bob})
        record = read_record(await house.record(ada.table))
        first = await house.analysis(ada.table)
        found = await whole(house, ada.table)
        assert found is first  # however many ask, it is made once
        assert found.done == found.tasks
        expected = await asyncio.to_thread(analyse, record)
        assert found.analysis == expected
        while not (stored := await house.storage.analysis(ada.table)):
            await asyncio.sleep(0.02)
        assert load_analysis(record.game, json.loads(stored)) == expected
    async with opened(url) as house:
        again = await house.analysis(ada.table)
        assert again.analysis == expected  # from storage, at once
        await house.storage.let_go(ada.table)
        assert await house.storage.analysis(ada.table) == ""


async def test_a_game_that_is_over_never_takes_the_last_process_and_comes_last() -> None:
    queue: BotQueue[str] = BotQueue(["one", "two"])
    held: list[str] = []

    async def hold(rank: int, owner: str, wait: asyncio.Event) -> None:
        async with queue.lend(Claim(rank, owner)):
            held.append(owner)
            await wait.wait()

    end = asyncio.Event()
    tasks = [asyncio.create_task(hold(ANALYSIS, owner, end)) for owner in ("ada", "bob")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert held == ["ada"]  # though two are free
    tasks.append(asyncio.create_task(hold(PEOPLE, "cleo", end)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert held == ["ada", "cleo"]
    tasks.append(asyncio.create_task(hold(ADVICE, "dan", end)))
    await asyncio.sleep(0)
    end.set()
    await asyncio.gather(*tasks)
    assert held == ["ada", "cleo", "dan", "bob"]
