"""Bounds: each is answered clearly, and nothing changes."""

import asyncio
from dataclasses import replace

import pytest
from tests.tables.helpers import ADA, FREE, HURRIED, Clockwork, act_once, opened, play_on, two_people

from heliopolis.core import registry
from heliopolis.core.edition import write_edition
from heliopolis.core.errors import EditionError, SetupError
from heliopolis.tables.errors import NoTable, TableError, TooMuch
from heliopolis.tables.events import Left, Reclaimed
from heliopolis.tables.house import House, Key
from heliopolis.tables.limits import Limits
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.storage import write_of
from heliopolis.tables.table import PLAYING


async def test_there_are_only_so_many_tables(url: str) -> None:
    now = Clockwork()
    async with opened(url, limits=replace(HURRIED, tables=2), now=now) as house:
        first = await house.create(Plan("ra", (ADA, FREE)))
        await house.create(Plan("ra", (ADA, FREE)))
        with pytest.raises(TooMuch, match="expected at most 2") as refused:
            await house.create(Plan("ra", (ADA, FREE)))
        assert refused.value.reason == "too-many-tables"
        await house.sit(first.table, 1, "Bob")
        await house.start(first.table, first.secret)
        await house.resign(first.table, first.secret, 0)
        await house.create(Plan("ra", (ADA, FREE)))
        now.pass_seconds(house.limits.idle + 1)
        await house.create(Plan("ra", (ADA, FREE)))


async def test_names_titles_and_lines_have_a_length(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        with pytest.raises(TooMuch, match="the name has 41 characters; expected at most 40"):
            await house.sit(ada.table, 1, "B" * 41)
        with pytest.raises(TableError, match="the name is empty"):
            await house.sit(ada.table, 1, " \n\0\ud800 ")
        with pytest.raises(TooMuch, match="the title has 81 characters"):
            await house.create(Plan("ra", (ADA, FREE), title="T" * 81))
        with pytest.raises(TooMuch, match="the line has 501 characters"):
            await house.say(ada.table, ada.secret, 0, "s" * 501)
        with pytest.raises(TooMuch, match="the edition has"):
            await house.create(Plan("ra", (ADA, FREE), edition="#" * 100_001))
        await house.sit(ada.table, 1, "B" * 40)
        await house.say(ada.table, ada.secret, 0, "é" * 500)


async def test_only_so_much_is_said_at_a_table(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, chat_lines=2)) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        await house.say(ada.table, ada.secret, 0, "one")
        await house.say(ada.table, ada.secret, 0, "two")
        with pytest.raises(TooMuch, match="expected at most 2 lines"):
            await house.say(ada.table, ada.secret, 0, "three")


async def test_what_one_player_repeats_uses_up_nothing_of_the_others(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, leaves=3, undos=4, chat_lines=2)) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        for _ in range(3):
            await house.leave(ada.table, bob, 1, bot="random")
            await house.come_back(ada.table, bob, 1)
        with pytest.raises(TooMuch, match="expected at most 3 times") as often:
            await house.leave(ada.table, bob, 1)
        assert often.value.reason == "left-often"
        with pytest.raises(TooMuch, match="expected at most 3 times"):
            await house.hand_over(ada.table, bob, 1, "random")
        for _ in range(2):
            await house.say(ada.table, bob, 1, "again")
        await house.say(ada.table, ada.secret, 0, "I may still speak,")
        await house.leave(ada.table, ada.secret, 0)
        await house.come_back(ada.table, ada.secret, 0)
        assert (await play_on(house, ada.table, people)).result is not None


async def test_who_sits_down_and_gets_up_again_and_again_is_stopped_and_nobody_else(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, arrangements=3)) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        for take in (house.sit, house.hold):
            await house.open_seat(ada.table, bob, 1)
            await take(ada.table, 1, "Bob", secret=bob)
        assert await house.sit(ada.table, 1, "Bob", secret=bob) == bob  # it was kept for him
        await house.leave(ada.table, bob, 1)
        house._open.forget(ada.table)  # what is counted is stored
        for take in (house.sit, house.hold):
            with pytest.raises(TooMuch, match="expected at most 3 times") as often:
                await take(ada.table, 1, "Bob", secret=bob)
            assert often.value.reason == "arranged-often"
        eve = await house.sit(ada.table, 1, "Eve")
        for bot in ("random", "greedy", "random"):
            await house.place_bot(ada.table, ada.secret, 2, bot)
        with pytest.raises(TooMuch, match="expected at most 3 times"):
            await house.place_bot(ada.table, ada.secret, 2, "greedy")
        await house.start(ada.table, eve)
        assert (await house.look(ada.table)).phase == PLAYING


async def test_who_takes_back_again_and_again_ends_nobodys_game(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, undos=4)) as house:
        ada, bob = await two_people(house, game="gold")
        people = {0: ada.secret, 1: bob}

        async def undo_once() -> None:
            """Play on until Ada may take something back, and let her."""
            while True:
                seat = await act_once(house, ada.table, people)
                look = await house.look(ada.table, people[seat], seat)
                if seat == 0 and look.can_undo:
                    await house.undo(ada.table, people[0], seat=0, version=look.version)
                    return

        for _ in range(4):
            await undo_once()
        with pytest.raises(TooMuch, match="expected at most 4 times"):
            await undo_once()
        await act_once(house, ada.table, people)


async def test_a_thousand_comings_and_goings_leave_room_for_the_game(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, leaves=11_000)) as house:
        ada, bob = await two_people(house)
        live = await house._open.get(ada.table)
        draft = live.table.copy()
        for _ in range(10_500):
            draft.add(house.now(), Left(1))
            draft.add(house.now(), Reclaimed(1))
        await house.storage.commit(write_of(draft))
        draft.unsaved = []
        live.table = draft
        await act_once(house, ada.table, {0: ada.secret, 1: bob})


async def test_tables_are_let_go_after_a_while_each_kind_in_its_own_time(url: str) -> None:
    now = Clockwork()
    limits = replace(HURRIED, keep_waiting=10, keep_playing=100, keep_finished=1000)
    async with opened(url, limits=limits, now=now) as house:
        waiting = await house.create(Plan("ra", (ADA, FREE)))
        playing, _ = await two_people(house)
        over, bob = await two_people(house)
        await house.resign(over.table, bob, 1)
        watched = await house.create(Plan("ra", (ADA, FREE)))
        async with house.listen(watched.table):
            left = []
            for seconds in (5, 10, 100, 1000):
                now.pass_seconds(seconds)
                await house._sweeper.tidy()
                left.append([key for key in (waiting, playing, over, watched) if await is_there(house, key)])
        assert left == [
            [waiting, playing, over, watched],
            [playing, over, watched],
            [over, watched],
            [watched],  # somebody looks at it
        ]
        for room in ("events", "snapshots", "holders", "tables"):
            kept = await house.storage.fetch(f"SELECT DISTINCT {'id' if room == 'tables' else 'table_id'} FROM {room}")
            assert [table for (table,) in kept] in ([watched.table], [])


async def is_there(house: House, key: Key) -> bool:
    try:
        await house.look(key.table, key.secret)
    except NoTable:
        return False
    return True


async def test_tables_may_be_kept_for_ever(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, limits=replace(HURRIED, keep_waiting=0), now=now) as house:
        key = await house.create(Plan("ra", (ADA, FREE)))
        now.pass_seconds(10**9)
        await house._sweeper.tidy()
        assert await is_there(house, key)


async def test_a_table_that_one_house_lets_go_is_gone_from_the_other(shared: str) -> None:
    now = Clockwork()
    limits = replace(HURRIED, keep_waiting=10)
    async with opened(shared, limits=limits, now=now) as one, opened(shared, limits=limits, now=now) as other:
        key = await one.create(Plan("ra", (ADA, FREE)))
        await other.look(key.table)
        now.pass_seconds(11)
        await one._sweeper.tidy()
        while await is_there(other, key):
            await asyncio.sleep(0.01)


async def test_requests_of_one_person_come_only_so_fast(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, limits=Limits(burst=3, rate=2.0), now=now) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        for _ in range(3):
            await house.say(ada.table, ada.secret, 0, "hello")
        with pytest.raises(TooMuch, match="expected at most 2 requests a second") as refused:
            await house.say(ada.table, ada.secret, 0, "hello")
        assert refused.value.reason == "too-fast"
        await house.sit(ada.table, 1, "Bob")
        now.pass_seconds(0.5)
        await house.say(ada.table, ada.secret, 0, "hello")
        with pytest.raises(TooMuch):
            await house.say(ada.table, ada.secret, 0, "hello")


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(file_url: str) -> None:
    async with opened(file_url, limits=replace(HURRIED, in_memory=3)) as house:
        first, bob = await two_people(house)
        before = await play_on(house, first.table, {0: first.secret, 1: bob}, decisions=9)
        async with house.listen(first.table):
            keys = [await house.create(Plan("ra", (ADA, FREE))) for _ in range(10)]
            assert first.table in house._open._live
            assert len(house._open._live) <= 4
        for key in keys:
            await house.look(key.table)
        assert first.table not in house._open._live
        assert await house.look(first.table) == before


async def test_a_table_plays_the_edition_it_was_given(url: str) -> None:
    standard = registry.game("ra").standard
    text = write_edition(standard.with_changes({"tiles.pharaoh": 30}, name="mine"))
    async with opened(url) as house:
        key = await house.create(Plan("ra", (ADA, FREE), edition=text, options={"open_scores": True}))
        bob = await house.sit(key.table, 1, "Bob")
        await house.start(key.table, bob)
        look = await house.look(key.table)
        assert (look.edition.name, look.changes) == ("mine", {"tiles.pharaoh": 30})
        assert look.options == {"open_scores": True, "debts": False}
        assert look.view is not None
        assert look.view["bag"]["pharaoh"] >= 28
        assert "set tiles.pharaoh 30" in await house.record(key.table)
        with pytest.raises(EditionError, match="line 2"):
            await house.create(Plan("ra", (ADA, FREE), edition='game = "ra"\ntiles.pharaoh = "many"'))
        with pytest.raises(SetupError, match="no option"):
            await house.create(Plan("ra", (ADA, FREE), options={"blue": True}))
        with pytest.raises(SetupError, match="a seat is 'queen'"):
            await house.create(Plan("ra", (ADA, SeatPlan("queen", "Cleo"))))
