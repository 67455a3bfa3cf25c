"""Bots at a table: they go on by themselves, and nothing they do wrong holds up a game."""

import asyncio
import logging

import pytest
from tests.tables.helpers import (
    ADA,
    FREE,
    GREEDY,
    PATIENCE,
    RANDOM,
    act_once,
    opened,
    start_of_ra,
    two_people,
    until,
)

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.players.levels import LevelBot
from heliopolis.tables import bot_process
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.bot_queue import PEOPLE, Claim
from heliopolis.tables.errors import NotNow, TooMuch
from heliopolis.tables.plan import Plan

ODD = "tests.tables.odd_bot_process"


async def test_bots_decide_by_themselves_at_several_tables(url: str) -> None:
    async with opened(url, bots=BotPool(2)) as house:
        keys = [await house.create(Plan("ra", (ADA, GREEDY, RANDOM)), start=True) for _ in range(4)]

        async def play(number: int) -> None:
            key = keys[number]
            while True:
                look = await until(house, key, lambda look: look.phase == "over" or look.asked == (0,))
                if look.phase == "over":
                    return
                action = look.legal[number % len(look.legal)]
                await house.act(key.table, key.secret, seat=0, version=look.version, action=action)

        await asyncio.gather(*(play(number) for number in range(4)))
        for key in keys:
            look = await house.look(key.table)
            assert look.result is not None
            assert look.result.complete
            assert {line.by for line in look.log if line.seat == 1} <= {"bot", "forced"}


async def test_bots_go_on_where_a_house_was_closed(url: str) -> None:
    async with opened(url, pause=1000.0) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        while (await house.look(ada.table)).asked != (1,):
            await act_once(house, ada.table, people, 1)
        await house.leave(ada.table, bob, 1, bot="greedy")
        before = await house.look(ada.table)
        assert before.asked == (1,)
    async with opened(url) as house:
        after = await until(house, ada, lambda look: look.asked == (0,))
        assert after.steps > before.steps


async def test_bots_wait_no_longer_than_those_who_listen_want(file_url: str) -> None:
    async with opened(file_url, pause=1000.0) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        while (await house.look(ada.table)).asked != (1,):
            await act_once(house, ada.table, people, 1)
        before = await house.look(ada.table)
        async with house.listen(ada.table, patience=0.0):
            await house.leave(ada.table, bob, 1, bot="greedy")
            after = await until(house, ada, lambda look: look.asked == (0,))
            assert after.steps > before.steps


async def test_a_person_who_comes_back_decides_instead_of_the_bot(file_url: str) -> None:
    async with opened(file_url, bots=BotPool(1, module=ODD, seconds=1000.0)) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        while (await house.look(ada.table)).asked != (1,):
            await act_once(house, ada.table, people, 1)
        await house.leave(ada.table, bob, 1, bot="greedy")  # which never answers
        before = await house.look(ada.table)
        await house.come_back(ada.table, bob, 1)
        own = await house.look(ada.table, bob)
        receipt = await house.act(ada.table, bob, seat=1, version=own.version, action=own.legal[0])
        assert receipt.done
        assert (await house.look(ada.table)).log[before.steps].by == "person"


@pytest.mark.parametrize("manner", ["hangs", "raises", "dies", "cheats", "chatters", "babbles"])
async def test_whatever_a_bot_does_a_legal_choice_is_made(
    manner: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ODD_BOT", manner)
    caplog.set_level(logging.WARNING)
    state, seat = start_of_ra()
    bots = BotPool(1, seconds=1000.0 if manner != "hangs" else 0.2, module=ODD)
    try:
        for _ in range(2):
            action = await bots.choose(registry.game("ra"), state, seat, "greedy")
            assert action in state.legal_actions(seat)
    finally:
        await bots.close()
    expected = {
        "hangs": "no answer within 0.2 s",
        "raises": "ZeroDivisionError",
        "dies": "its process ended",
        "cheats": "its choice 10000 is not legal",
        "babbles": "its process ended",
    }
    if manner == "chatters":
        assert caplog.text == ""
    else:
        assert f"the bot greedy on seat {seat} is replaced by random: {expected[manner]}" in caplog.text


async def test_a_busy_loop_hears_a_thousand_quick_bots_in_twenty_turns() -> None:
    pool = BotPool(1, seconds=PATIENCE)
    pool._usual["ra", "scribe"] = 0.001
    asked: list[asyncio.Future[dict[str, object]]] = []

    def ask(_question: object) -> asyncio.Future[dict[str, object]]:
        asked.append(asyncio.get_running_loop().create_future())
        return asked[-1]

    async def begin() -> None:
        """It has begun."""

    pool._quick.begin, pool._quick.ask = begin, ask  # type: ignore[method-assign, assignment]
    question = {"bot": "scribe", "game": {"name": "ra"}}
    asking = [asyncio.create_task(pool.ask(question, Claim(PEOPLE, "ada"))) for _ in range(1000)]
    for _ in range(20):
        for _ in range(5):  # until all who may have asked
            await asyncio.sleep(0)
        for answer in asked:
            answer.set_result({"action": 0, "seconds": 0.001})
        asked.clear()
    replies = await asyncio.wait_for(asyncio.gather(*asking), PATIENCE)
    assert {reply.trouble for reply in replies} == {""}
    await pool.close()


async def test_bots_that_hardly_think_wait_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODD_BOT", "decides")
    state, seat = start_of_ra()
    bots = BotPool(1, seconds=1000.0, module=ODD)
    thinking: list[asyncio.Task[int]] = []

    async def choose(bot: str) -> int:
        return await bots.choose(registry.game("ra"), state, seat, bot)

    try:
        for _ in range(2):  # how long it thinks is known from the first time on
            await choose("greedy")
        await bots.channels[0].end()
        monkeypatch.setenv("ODD_BOT", "hangs")
        thinking += [asyncio.create_task(choose("pharaoh")) for _ in range(2)]
        await asyncio.gather(*(choose("greedy") for _ in range(100)))
        assert (await bots.state()).waiting == 1
    finally:
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await bots.close()


async def test_nobody_waits_for_ra_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODD_BOT", "hangs")
    state, seat = start_of_ra()
    bots = BotPool(1, seconds=1000.0, module=ODD)

    async def choose(bot: str) -> int:
        return await bots.choose(registry.game("ra"), state, seat, bot)

    thinking = [asyncio.create_task(choose("ra-himself")) for _ in range(3)]
    try:
        while bots._patient.running is None:
            await asyncio.sleep(0.01)
        monkeypatch.setenv("ODD_BOT", "decides")
        assert await choose("pharaoh") in state.legal_actions(seat)
        assert (await bots.state()).waiting == 2
    finally:
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await bots.close()


async def test_the_more_tables_ask_ra_himself_the_shorter_he_thinks() -> None:
    pool = BotPool(1, seconds=PATIENCE)
    told: list[float] = []

    async def begin() -> None:
        """It has begun."""

    async def ask(question: dict[str, float]) -> dict[str, float]:
        told.append(question["longest"])
        await asyncio.sleep(0)
        return {"action": 0, "seconds": 5.0}

    pool._patient.begin, pool._patient.ask = begin, ask  # type: ignore[method-assign]
    question = {"bot": "ra-himself", "game": {"name": "ra"}}
    await asyncio.gather(*(pool.ask(question, Claim(PEOPLE, f"visitor {each}")) for each in range(8)))
    await pool.close()
    assert told == [5.0, 0.9, 0.9, 1.0, 1.25, 5 / 3, 2.5, 5.0]


async def test_a_process_lets_ra_himself_think_for_as_long_as_it_is_told(caplog: pytest.LogCaptureFixture) -> None:
    state, seat = start_of_ra()
    found: list[LevelBot] = []

    def find(bot: str, game: str) -> LevelBot:
        found.append(LevelBot(bot, game, iterations=4))
        return found[-1]

    question = BotPool(1)._question(registry.game("ra"), state, seat, "ra-himself")
    assert bot_process.answer({**question, "longest": 2.5}, find)["action"] in state.legal_actions(seat)
    assert bot_process.answer(question, find)["action"] in state.legal_actions(seat)
    assert [bot.longest for bot in found] == [2.5, 5.0]
    assert caplog.messages == []


async def test_a_level_that_fails_is_replaced_by_the_one_below_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ODD_BOT", "raises")
    state, seat = start_of_ra()
    bots = BotPool(1, module=ODD)
    try:
        await bots.choose(registry.game("ra"), state, seat, "priest")
    finally:
        await bots.close()
    told = [record.getMessage() for record in caplog.records]
    assert told == [
        f"the bot priest on seat {seat} is replaced by scribe: ZeroDivisionError",
        f"the bot scribe on seat {seat} is replaced by random: ZeroDivisionError",
    ]


async def test_a_bot_that_hangs_does_not_hang_the_game(file_url: str) -> None:
    async with opened(file_url, bots=BotPool(1, seconds=0.05, module=ODD)) as house:
        key = await house.create(Plan("ra", (ADA, GREEDY)), start=True)
        for _ in range(3):
            look = await until(house, key, lambda look: look.asked == (0,))
            await house.act(key.table, key.secret, seat=0, version=look.version, action=look.legal[0])
        assert "bot" in [line.by for line in (await house.look(key.table)).log]


async def test_a_hint_names_the_best_choices_and_only_for_who_is_asked(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        (seat,) = (await house.look(ada.table)).asked
        look = await house.look(ada.table, people[seat])
        hints = [house.hint(ada.table, people[seat], seat) for _ in range(2)]
        first, second = await asyncio.gather(*hints, return_exceptions=True)
        assert isinstance(first, list)
        assert 1 <= len(first) <= 3
        for advice in first:
            assert advice.action in look.legal
            assert 0 <= advice.win.mean <= 1
            assert advice.win.error > 0
            assert advice.remarks
        assert isinstance(second, TooMuch)
        with pytest.raises(NotNow, match="nothing to decide"):
            await house.hint(ada.table, people[1 - seat], 1 - seat)
        assert (await house.look(ada.table)).version == look.version


async def test_a_bot_process_knows_a_game_that_is_registered_here(
    sticks: Game, caplog: pytest.LogCaptureFixture
) -> None:
    state = sticks.new(2)
    state.resolve(0)
    bots = BotPool(1, seconds=PATIENCE)
    chosen = [await bots.choose(sticks, state, 0, bot) for bot in ("scribe", "pharaoh")]
    advised = await bots.advise(sticks, state, 0)
    await bots.close()
    assert set(chosen) <= set(state.legal_actions(0))
    assert advised
    assert {each.action for each in advised} <= set(state.legal_actions(0))
    assert caplog.messages == []


async def test_a_bot_that_a_game_does_not_have_is_not_placed(sticks: Game, file_url: str) -> None:
    async with opened(file_url) as house:
        with pytest.raises(SetupError, match="there is no bot 'greedy'; expected one of random, scribe"):
            await house.create(Plan(sticks.info.name, (ADA, GREEDY)))
        key = await house.create(Plan(sticks.info.name, (ADA, FREE)))
        with pytest.raises(SetupError, match="there is no bot 'greedy'"):
            await house.place_bot(key.table, key.secret, 1, "greedy")


async def test_the_processes_end_with_the_house(file_url: str) -> None:
    bots = BotPool(1)
    async with opened(file_url, bots=bots) as house:
        key = await house.create(Plan("ra", (ADA, GREEDY)), start=True)
        await house.resign(key.table, key.secret, 0)
        state, seat = start_of_ra()
        await bots.choose(registry.game("ra"), state, seat, "greedy")
        (running,) = [channel.running for channel in bots.channels if channel.running]
        assert running.returncode is None
    assert running.returncode is not None
