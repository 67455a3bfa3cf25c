"""Clocks: they run for people who are asked, and what happens when they run out."""

import pytest
from tests.tables.helpers import ADA, FREE, GREEDY, Clockwork, act_once, opened, two_people, until

from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game
from heliopolis.tables.clock import RESIGNS, Clock
from heliopolis.tables.errors import NotNow
from heliopolis.tables.events import PERSON
from heliopolis.tables.house import House
from heliopolis.tables.plan import USUAL_BOT, Plan
from heliopolis.tables.times import HouseClock


async def times(house: House, table: str) -> list[tuple[int | None, bool]]:
    return [(seat.left, seat.running) for seat in (await house.look(table)).seats]


async def test_only_the_clock_of_the_seat_that_is_asked_runs(url: str) -> None:
    now = Clockwork()
    async with opened(url, now=now) as house:
        ada = await house.create(Plan("ra", (ADA, FREE), clock=Clock(bank=60, increment=5)))
        bob = await house.sit(ada.table, 1, "Bob")
        now.pass_seconds(1000)
        assert await times(house, ada.table) == [(60_000, False), (60_000, False)]
        await house.start(ada.table, ada.secret)
        (seat,) = (await house.look(ada.table)).asked
        now.pass_seconds(12.5)
        running = (47_500, True)
        waiting = (60_000, False)
        assert await times(house, ada.table) == ([running, waiting] if seat == 0 else [waiting, running])
        await act_once(house, ada.table, {0: ada.secret, 1: bob})
        assert (await times(house, ada.table))[seat][0] == 52_500


async def test_sealed_decisions_let_several_clocks_run(file_url: str, whispers: Game) -> None:
    now = Clockwork()
    async with opened(file_url, now=now) as house:
        ada, bob = await two_people(house, game=whispers.info.name, clock=Clock(bank=60))
        now.pass_seconds(10)
        look = await house.look(ada.table)
        await house.act(ada.table, bob, seat=1, version=look.version, action=0)
        now.pass_seconds(5)
        assert await times(house, ada.table) == [(45_000, True), (50_000, False)]


async def test_a_seat_whose_clock_runs_out_is_played_by_a_bot_until_its_person_comes_back(url: str) -> None:
    now = Clockwork()
    async with opened(url, now=now) as house:
        ada, bob = await two_people(house, clock=Clock(bank=60))
        look = await house.look(ada.table)
        (slow,) = look.asked
        secret = (ada.secret, bob)[slow]
        now.pass_seconds(60)
        receipt = await house.act(ada.table, secret, seat=slow, version=look.version, action=0)
        assert not receipt.done
        after = await until(house, ada, lambda look: look.asked == (1 - slow,))
        assert after.seats[slow].bot == USUAL_BOT
        assert [note.kind for note in after.notes] == ["sat", "timed-out"]
        await house.come_back(ada.table, secret, slow)
        assert (await times(house, ada.table))[slow] == (30_000, False)


async def test_a_clock_runs_out_though_nobody_does_anything(url: str) -> None:
    now = Clockwork()
    async with opened(url, now=now) as house:
        ada, _ = await two_people(house, clock=Clock(bank=60, when_out=RESIGNS))
        (slow,) = (await house.look(ada.table)).asked
        now.pass_seconds(61)
        end = await until(house, ada, lambda look: look.phase == "over")
        assert end.result is not None
        assert end.result.places == ((2, 1) if slow == 0 else (1, 2))
        assert not end.result.complete
        assert end.seats[slow].resigned


async def test_time_in_which_no_server_ran_is_nobodys(url: str) -> None:
    now = Clockwork()
    async with opened(url, now=now) as house:
        ada, bob = await two_people(house, clock=Clock(bank=60, when_out=RESIGNS))
        (slow,) = (await house.look(ada.table)).asked
        now.pass_seconds(20)
    for _ in range(3):  # the table is not looked at in each of them
        now.pass_seconds(1000)
        async with opened(url, now=now):
            now.pass_seconds(5)
    now.pass_seconds(1000)
    async with opened(url, now=now) as house:
        left = (await times(house, ada.table))[slow]
        assert left == (25_000, True)
        await house._sweeper.sweep(now())
        look = await house.look(ada.table, (ada.secret, bob)[slow])
        assert look.phase == "playing"
        assert (
            await house.act(ada.table, (ada.secret, bob)[slow], seat=slow, version=look.version, action=look.legal[0])
        ).done
        now.pass_seconds(61)
        await until(house, ada, lambda look: look.phase == "over")


async def test_time_in_which_another_server_ran_is_not_nobodys(shared: str) -> None:
    now = Clockwork()
    async with opened(shared, now=now) as house:
        ada, _ = await two_people(house, clock=Clock(bank=60))
        (slow,) = (await house.look(ada.table)).asked
        await house.storage.check(now())
        now.pass_seconds(20)
        async with opened(shared, now=now) as other:
            assert (await times(other, ada.table))[slow] == (40_000, True)


def test_the_time_of_a_house_goes_on_evenly_whatever_the_clock_on_the_wall_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wall = 1_800_000_000_000
    monkeypatch.setattr("time.time_ns", lambda: wall * 1_000_000)
    clock = HouseClock()
    began = clock()
    assert wall <= began < wall + 60_000
    wall += 3_600_000
    assert began <= clock() < began + 60_000
    wall -= 7_200_000
    assert began <= clock() < began + 60_000
    later = HouseClock()
    assert later() < began
    later.go_on_from(began)
    assert began <= later() < began + 60_000


async def test_a_house_that_opens_beside_another_keeps_to_its_time_whatever_the_clock_on_the_wall_says(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = 1_800_000_000_000
    monkeypatch.setattr("time.time_ns", lambda: wall * 1_000_000)
    async with opened(shared, now=HouseClock()) as first:
        await first.health()  # stores that it is alive
        ada, _ = await two_people(first, clock=Clock(bank=300))
        for jump in (3_600_000, -7_200_000):
            wall += jump
            async with opened(shared, now=HouseClock()) as second:
                assert abs(second.now() - first.now()) < 20_000
                await second._sweeper.sweep(second.now())
                assert [note.kind for note in (await second.look(ada.table)).notes] == ["sat"]


async def test_an_empty_clock_is_not_stretched_by_coming_back(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, now=now, pause=1000.0) as house:  # the bot takes so long that one can come back
        ada, bob = await two_people(house, clock=Clock(bank=60))
        (slow,) = (await house.look(ada.table)).asked
        secret = (ada.secret, bob)[slow]
        now.pass_seconds(61)
        await house._sweeper.sweep(now())
        await house.come_back(ada.table, secret, slow)
        assert (await times(house, ada.table))[slow] == (30_000, True)  # once, to look around
        now.pass_seconds(31)
        await house._sweeper.sweep(now())
        with pytest.raises(NotNow, match="empty for good"):
            await house.come_back(ada.table, secret, slow)
        assert (await times(house, ada.table))[slow] == (0, False)
        assert (await house.look(ada.table)).seats[slow].bot == USUAL_BOT


async def test_bots_have_all_the_time(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, now=now) as house:
        ada = await house.create(Plan("ra", (ADA, GREEDY), clock=Clock(bank=60)), start=True)
        await until(house, ada, lambda look: look.asked == (0,))
        now.pass_seconds(30)
        assert await times(house, ada.table) == [(30_000, True), (60_000, False)]


async def test_who_takes_back_and_decides_again_earns_one_increment(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house, game="gold", clock=Clock(bank=60, increment=30))
        people = {0: ada.secret, 1: bob}
        live = await house._open.get(ada.table)
        taken_back = 0
        while taken_back < 5:
            seat = await act_once(house, ada.table, people)
            look = await house.look(ada.table, people[seat], seat)
            if look.can_undo:
                await house.undo(ada.table, people[seat], seat=seat, version=look.version)
                taken_back += 1
        made = live.table.made_by.count(PERSON) + 1  # the last one was taken back
        assert live.table.clocks is not None
        assert sum(live.table.clocks.left) == 1000 * (2 * 60 + 30 * made)


async def test_forced_decisions_and_bots_earn_no_increment(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, now=now) as house:
        ada, bob = await two_people(house, clock=Clock(bank=60, increment=1))
        people = {0: ada.secret, 1: bob}
        for _ in range(20):
            await act_once(house, ada.table, people, 1)
        look = await house.look(ada.table)
        own = [sum(line.seat == seat and line.by == "person" for line in look.log) for seat in (0, 1)]
        assert any(line.by == "forced" for line in look.log)
        assert [left for left, _ in await times(house, ada.table)] == [60_000 + 1000 * made for made in own]


async def test_clocks_beyond_reason_are_refused(file_url: str) -> None:
    async with opened(file_url) as house:
        for clock in (Clock(0), Clock(10**9), Clock(60, -1), Clock(60, 10**9), Clock(60, 0, "explodes")):
            with pytest.raises(SetupError, match="clock"):
                await house.create(Plan("ra", (ADA, FREE), clock=clock))
