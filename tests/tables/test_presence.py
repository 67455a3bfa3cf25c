"""Who is at a table right now, seats kept for learners, and those who come late."""

import asyncio

import pytest
from tests.tables.helpers import ADA, FREE, GREEDY, RANDOM, Clockwork, opened, play_on

from heliopolis.tables.conduct import new_secret
from heliopolis.tables.errors import Forbidden, NotNow
from heliopolis.tables.events import PERSON
from heliopolis.tables.house import House, Key
from heliopolis.tables.plan import Plan
from heliopolis.tables.presence import GRACE, REPEATED, Presence, Visit


async def presence(house: House, key: Key, seat: int) -> Presence:
    """Return what is seen of the person on a seat."""
    return (await house.look(key.table)).seats[seat].presence


async def test_who_has_the_page_open_is_here_and_everybody_hears_of_it(file_url: str) -> None:
    clock = Clockwork()
    async with opened(file_url, now=clock) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        assert (await presence(house, ada, 1))[0] == "away"
        async with house.listen(ada.table, secret=ada.secret) as news:
            async with house.listen(ada.table, secret=bob):
                await asyncio.wait_for(anext(news), 5)
                assert (await presence(house, ada, 1))[0] == "here"
                async with house.listen(ada.table, secret=bob, visit=Visit(learning=True)):
                    assert (await presence(house, ada, 1))[0] == "here"
            gone = clock.time
            await asyncio.wait_for(anext(news), 5)
            assert await presence(house, ada, 1) == ("reconnecting", gone, 0, 0)
            clock.pass_seconds(GRACE)
            assert await presence(house, ada, 1) == ("away", gone, 0, 0)


async def test_a_learner_is_seen_to_learn_lesson_by_lesson(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        maya = await house.hold(ada.table, 1, "Maya")
        visit = Visit(learning=True)
        async with house.listen(ada.table, secret=maya, visit=visit):
            await house.progress(ada.table, maya, visit, 4, 9)
            assert await presence(house, ada, 1) == ("learning", 0, 4, 9)


async def test_guests_are_counted_and_those_who_sit_are_none(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        other = await house.create(Plan("ra", (ADA, FREE)))
        async with house.listen(ada.table, secret=ada.secret), house.listen(ada.table, secret=other.secret):
            assert (await house.look(ada.table)).guests == 1


async def test_a_seat_is_held_while_its_guest_learns_and_the_game_begins_with_them(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, GREEDY)))
        maya = await house.hold(ada.table, 1, " Maya ")
        with pytest.raises(Forbidden, match="kept for somebody else"):
            await house.sit(ada.table, 1, "Eve")
        with pytest.raises(Forbidden, match="kept for somebody else"):
            await house.hold(ada.table, 1, "Eve")
        with pytest.raises(NotNow, match="not every seat is taken"):
            await house.start(ada.table, ada.secret)
        look = await house.look(ada.table, maya)
        assert [(seat.kind, seat.name, seat.kept) for seat in look.seats][1] == ("invited", "Maya", True)
        await house.agree(ada.table, maya)
        look = await house.look(ada.table, maya)
        assert (look.phase, look.viewer) == ("playing", 1)


async def test_the_host_may_free_a_seat_that_is_held(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        await house.hold(ada.table, 1, "Maya")
        await house.open_seat(ada.table, ada.secret, 1)
        assert (await house.look(ada.table)).seats[1].kind == "open"


async def test_the_host_begins_with_bots_and_a_learner_finds_the_seat_played_by_one(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, FREE)))
        maya = await house.hold(ada.table, 1, "Maya")
        with pytest.raises(Forbidden, match="host"):
            await house.start_with_bots(ada.table, maya, "random")
        await house.start_with_bots(ada.table, ada.secret, "random")
        look = await house.look(ada.table, maya)
        assert look.phase == "playing"
        assert [(seat.kind, seat.bot, seat.away) for seat in look.seats] == [
            ("person", "", False),
            ("person", "random", True),
            ("bot", "random", False),
        ]
        await house.come_back(ada.table, maya, 1)
        assert (await house.look(ada.table, maya)).seats[1].bot == ""


async def test_who_comes_late_takes_over_the_seat_of_a_bot(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, RANDOM, FREE, FREE)))
        with pytest.raises(NotNow, match="taken"):
            await house.sit(ada.table, 1, "Bob")
        eve = await house.sit(ada.table, 2, "Eve")
        await house.start_with_bots(ada.table, ada.secret, "random")
        with pytest.raises(Forbidden, match="sits here"):
            await house.offer(ada.table, new_secret(), 1)
        with pytest.raises(NotNow, match="the seat of a bot"):
            await house.offer(ada.table, ada.secret, 2)
        await house.offer(ada.table, ada.secret, 1)
        with pytest.raises(Forbidden, match="all who play"):  # who plays can't let a second browser of theirs in
            await house.sit(ada.table, 1, "Bob")
        await house.offer(ada.table, eve, 1)
        bob = await house.sit(ada.table, 1, "Bob")
        look = await house.look(ada.table, bob)
        assert (look.viewer, look.seats[1].kind, look.seats[1].name, look.seats[1].bot) == (1, PERSON, "Bob", "")
        assert [note.kind for note in look.notes][-1] == "took-over"
        with pytest.raises(NotNow, match="begun"):
            await house.sit(ada.table, 0, "Zoe")
        with pytest.raises(Forbidden, match="already"):
            await house.sit(ada.table, 3, "Bob", secret=bob)
        for secret in (ada.secret, eve, bob):
            with pytest.raises(Forbidden, match="all who play"):
                await house.sit(ada.table, 3, "Zoe")
            await house.offer(ada.table, secret, 3)
        await house.sit(ada.table, 3, "Zoe", secret=(zoe := new_secret()))
        await play_on(house, ada.table, {0: ada.secret, 1: bob, 2: eve, 3: zoe}, 12)
        assert "human:Bob" in await house.record(ada.table, bob)


async def test_processes_of_one_house_know_of_each_others_visitors(shared: str) -> None:
    clock = Clockwork()
    async with opened(shared, now=clock) as one, opened(shared, now=clock) as other:
        ada = await one.create(Plan("ra", (ADA, FREE)))
        maya = await other.hold(ada.table, 1, "Maya")
        async with one.listen(ada.table, secret=ada.secret) as news:
            visit = Visit(learning=True)
            async with other.listen(ada.table, secret=maya, visit=visit):
                await other.progress(ada.table, maya, visit, 4, 9)
                while await presence(one, ada, 1) != ("learning", 0, 4, 9):
                    await asyncio.wait_for(anext(news), 5)
                while (await presence(other, ada, 0))[0] != "here":
                    await asyncio.sleep(0.01)
            while (await presence(one, ada, 1))[0] != "reconnecting":
                await asyncio.wait_for(anext(news), 5)
            clock.pass_seconds(GRACE)
            assert (await presence(one, ada, 1))[0] == "away"


async def test_who_was_with_a_process_that_is_heard_no_more_is_away(shared: str) -> None:
    clock = Clockwork()
    async with opened(shared, now=clock) as one, opened(shared, now=clock) as other:
        ada = await one.create(Plan("ra", (ADA, FREE)))
        async with other.listen(ada.table, secret=ada.secret):
            while (await presence(one, ada, 0))[0] != "here":
                await asyncio.sleep(0.01)
            gone = clock.time
            clock.pass_seconds(2 * REPEATED)
            assert await presence(one, ada, 0) == ("away", gone, 0, 0)
