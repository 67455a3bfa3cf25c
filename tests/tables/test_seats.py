"""Who sits where: before the game, during it, and at the next one."""

import pytest
from tests.tables.helpers import ADA, FREE, GREEDY, RANDOM, Clockwork, act_once, opened, play_on, two_people, until

from heliopolis.core.errors import SetupError
from heliopolis.tables.errors import Forbidden, NoTable, NotNow, TableError
from heliopolis.tables.house import Key
from heliopolis.tables.plan import Plan


async def test_a_table_waits_until_every_seat_is_taken(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, GREEDY)))
        with pytest.raises(NotNow, match="not every seat is taken"):
            await house.start(ada.table, ada.secret)
        assert (await house.look(ada.table)).phase == "seating"
        bob = await house.sit(ada.table, 1, "  Bob \n the  second ")
        await house.start(ada.table, bob)
        look = await house.look(ada.table, bob)
        assert look.phase == "playing"
        assert [(seat.kind, seat.name, seat.mine) for seat in look.seats] == [
            ("person", "Ada", False),
            ("person", "Bob the second", True),
            ("bot", "greedy", False),
        ]
        assert (look.viewer, look.host) == (1, False)


async def test_starting_twice_is_no_error(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        version = (await house.look(ada.table)).version
        await house.start(ada.table, bob)
        assert (await house.look(ada.table)).version == version


async def test_a_seat_that_is_taken_stays_with_its_person(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        with pytest.raises(NotNow, match="taken"):
            await house.sit(ada.table, 1, "Eve")
        assert await house.sit(ada.table, 1, "Bob", secret=bob) == bob
        with pytest.raises(NotNow, match="somebody sits here"):
            await house.place_bot(ada.table, ada.secret, 1, "greedy")
        assert [seat.name for seat in (await house.look(ada.table)).seats] == ["Ada", "Bob"]


async def test_only_the_host_arranges_the_seats_of_others(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        with pytest.raises(Forbidden, match="host"):
            await house.place_bot(ada.table, bob, 2, "greedy")
        with pytest.raises(Forbidden, match="host"):
            await house.open_seat(ada.table, bob, 0)
        await house.place_bot(ada.table, ada.secret, 2, "greedy")
        await house.open_seat(ada.table, ada.secret, 1)
        assert [seat.kind for seat in (await house.look(ada.table)).seats] == ["person", "open", "bot"]
        with pytest.raises(Forbidden, match="only who sits here"):
            await house.start(ada.table, bob)


async def test_a_seat_that_is_left_before_the_game_is_open_again(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        assert [line.mine for line in await house.held(bob)] == [(1,)]
        await house.leave(ada.table, bob, 1)
        assert await house.held(bob) == []
        assert (await house.look(ada.table)).seats[1].kind == "open"
        assert [note.kind for note in (await house.look(ada.table)).notes] == ["sat", "opened"]


async def test_one_secret_may_hold_several_seats(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        await house.sit(ada.table, 1, "Bob", secret=ada.secret)
        await house.start(ada.table, ada.secret)
        look = await house.look(ada.table, ada.secret)
        assert look.mine == (0, 1)
        assert look.viewer == look.asked[0]
        end = await play_on(house, ada.table, {0: ada.secret, 1: ada.secret})
        assert end.result is not None
        assert end.result.complete


async def test_nobody_acts_for_a_seat_without_its_secret(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        look = await house.look(ada.table)
        seat = look.asked[0]
        other = bob if seat == 0 else ada.secret
        attempts = [
            house.act(ada.table, other, seat=seat, version=look.version, action=0),
            house.undo(ada.table, other, seat=seat, version=look.version),
            house.resign(ada.table, other, seat),
            house.leave(ada.table, other, seat),
            house.come_back(ada.table, other, seat),
            house.say(ada.table, other, seat, "hello"),
            house.hint(ada.table, other, seat),
        ]
        for attempt in attempts:
            with pytest.raises(Forbidden, match="not yours"):
                await attempt
        with pytest.raises(Forbidden, match="not yours"):
            await house.look(ada.table, other, seat)
        with pytest.raises(Forbidden, match="no secret of ours"):
            await house.act(ada.table, "guess", seat=seat, version=look.version, action=0)
        assert (await house.look(ada.table)).version == look.version


async def test_a_seat_that_is_left_waits_or_is_played_by_a_bot_and_can_be_reclaimed(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        people = {0: ada.secret, 1: bob}
        while (await house.look(ada.table)).asked != (1,):
            await act_once(house, ada.table, people, 1)
        with pytest.raises(NotNow, match="has not left"):
            await house.hand_over(ada.table, ada.secret, 1, "greedy")
        await house.leave(ada.table, bob, 1)
        waiting = await house.look(ada.table, bob)
        assert (waiting.seats[1].away, waiting.seats[1].bot, waiting.asked) == (True, "", (1,))
        await house.hand_over(ada.table, ada.secret, 1, "greedy")
        look = await until(house, ada, lambda look: look.asked == (0,))
        assert look.seats[1].bot == "greedy"
        assert [line.by for line in look.log if line.seat == 1][-1] == "bot"
        with pytest.raises(NotNow, match="a bot plays this seat for you"):
            await house.act(ada.table, bob, seat=1, version=look.version, action=0)
        await house.come_back(ada.table, bob, 1)
        back = await house.look(ada.table, bob)
        assert (back.seats[1].away, back.seats[1].bot) == (False, "")
        end = await play_on(house, ada.table, people)
        assert end.phase == "over"
        assert "handed-over" in [note.kind for note in end.notes]


async def test_patience_ends_after_some_days(file_url: str) -> None:
    now = Clockwork()
    async with opened(file_url, now=now) as house:
        ada, bob = await two_people(house)
        (slow,) = (await house.look(ada.table)).asked
        other = bob if slow == 0 else ada.secret
        now.pass_seconds(house.limits.patience - 1)
        await house.say(ada.table, other, 1 - slow, "are you there?")
        with pytest.raises(NotNow, match="has not left"):
            await house.hand_over(ada.table, other, slow, "greedy")
        assert not any(seat.overdue for seat in (await house.look(ada.table)).seats)
        now.pass_seconds(1)
        assert [seat.overdue for seat in (await house.look(ada.table)).seats] == [slow == 0, slow == 1]
        await house.hand_over(ada.table, other, slow, "greedy")
        assert not any(seat.overdue for seat in (await house.look(ada.table)).seats)
        assert (await house.look(ada.table)).seats[slow].bot == "greedy"


async def test_who_resigns_a_duel_loses_it_at_once(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        await house.resign(ada.table, ada.secret, 0)
        look = await house.look(ada.table, ada.secret)
        assert look.phase == "over"
        assert look.result is not None
        assert (look.result.places, look.result.complete) == ((2, 1), False)
        assert (look.asked, look.legal) == ((), ())
        assert (await house.record(ada.table)).endswith("unfinished\n")
        await house.resign(ada.table, ada.secret, 0)
        with pytest.raises(NotNow, match="for good"):
            await house.come_back(ada.table, ada.secret, 0)
        receipt = await house.act(ada.table, bob, seat=1, version=look.version, action=0)
        assert not receipt.done


async def test_among_several_a_bot_plays_on_for_who_resigns_and_comes_last(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, FREE)))
        bob = await house.sit(ada.table, 1, "Bob")
        cleo = await house.sit(ada.table, 2, "Cleo")
        await house.start(ada.table, ada.secret)
        await house.resign(ada.table, bob, 1)
        people = {0: ada.secret, 2: cleo}
        while True:
            look = await until(house, ada, lambda look: look.phase == "over" or 1 not in look.asked)
            if look.phase == "over":
                break
            await act_once(house, ada.table, people, 3)
        assert look.result is not None
        assert look.result.complete
        assert look.result.places[1] == 3
        assert sorted(look.result.places) in ([1, 2, 3], [1, 1, 3])


async def test_the_game_is_over_when_the_last_person_resigns(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, RANDOM, RANDOM)), start=True)
        await house.resign(ada.table, ada.secret, 0)
        look = await house.look(ada.table)
        assert look.phase == "over"
        assert look.result is not None
        assert look.result.places == (3, 1, 1)


async def test_the_next_game_begins_when_all_people_want_it(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE, GREEDY), title="Friday"))
        bob = await house.sit(ada.table, 1, "Bob")
        await house.start(ada.table, ada.secret)
        with pytest.raises(NotNow, match="not over"):
            await house.rematch(ada.table, ada.secret)
        await house.resign(ada.table, ada.secret, 0)
        await house.resign(ada.table, bob, 1)
        first = await house.rematch(ada.table, bob)
        assert (await house.look(ada.table)).rematch == first.table
        waiting = await house.look(first.table, bob)
        assert [(seat.kind, seat.name) for seat in waiting.seats] == [
            ("bot", "greedy"),
            ("invited", "Ada"),
            ("person", "Bob"),
        ]
        assert (waiting.phase, waiting.title, waiting.mine) == ("seating", "Friday", (2,))
        with pytest.raises(Forbidden, match="kept for somebody else"):
            await house.sit(first.table, 1, "Eve")
        second = await house.rematch(ada.table, ada.secret)
        assert second == Key(first.table, ada.secret)
        assert (await house.look(first.table, ada.secret)).phase == "playing"
        assert (await house.look(first.table, ada.secret)).mine == (1,)


async def test_a_rematch_against_bots_begins_at_once_and_only_for_players(url: str) -> None:
    async with opened(url) as house:
        ada = await house.create(Plan("ra", (ADA, RANDOM)), start=True)
        stranger = (await house.create(Plan("ra", (ADA, FREE)))).secret
        await house.resign(ada.table, ada.secret, 0)
        with pytest.raises(Forbidden, match="only who played here"):
            await house.rematch(ada.table, stranger)
        key = await house.rematch(ada.table, ada.secret)
        assert (await house.look(key.table)).phase == "playing"
        assert await house.rematch(ada.table, ada.secret) == key


async def test_the_lobby_lists_only_what_wants_to_be_listed(url: str) -> None:
    async with opened(url) as house:
        open_table = await house.create(Plan("ra", (ADA, FREE), title="All welcome", listed=True))
        await house.create(Plan("ra", (ADA, FREE), title="Ours"))
        (line,) = await house.lobby()
        assert (line.id, line.title, line.phase) == (open_table.table, "All welcome", "seating")
        assert line.seats == (("person", "Ada"), ("open", ""))
        (mine,) = await house.held(open_table.secret)
        assert (mine.id, mine.mine) == (open_table.table, (0,))


async def test_what_can_not_be_set_up_is_refused(file_url: str) -> None:
    async with opened(file_url) as house:
        with pytest.raises(SetupError, match="expected one of 2, 3, 4, 5"):
            await house.create(Plan("ra", (ADA,)))
        with pytest.raises(SetupError, match="there is no game"):
            await house.create(Plan("go", (ADA, FREE)))
        ada = await house.create(Plan("ra", (ADA, FREE)))
        with pytest.raises(SetupError, match="there is no bot"):
            await house.place_bot(ada.table, ada.secret, 1, "deep")
        for seat in (-1, 2):
            with pytest.raises(TableError, match="there is no seat"):
                await house.sit(ada.table, seat, "Bob")
        for unknown in ("", "x" * 20, "\0" * 20, "é"):
            with pytest.raises(NoTable):
                await house.look(unknown)
        with pytest.raises(NotNow, match="not every seat"):
            await house.create(Plan("ra", (ADA, FREE)), start=True)
