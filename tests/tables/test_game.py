"""A game at a table: decisions, refusals, late and repeated posts, undo, what is said."""

import asyncio

import pytest
from tests.tables.helpers import ADA, FREE, act_once, opened, play_on, two_people

from heliopolis.core.errors import NotationError, Refusal, UndoError
from heliopolis.core.game import Game
from heliopolis.core.reader import read_record
from heliopolis.core.rng import Rng
from heliopolis.core.rules import paragraph
from heliopolis.tables.errors import Forbidden, NotNow, StorageError
from heliopolis.tables.house import House
from heliopolis.tables.plan import Plan
from heliopolis.tables.storage import Write, open_storage


async def test_two_people_play_a_whole_game(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        end = await play_on(house, ada.table, {0: ada.secret, 1: bob})
        assert end.phase == "over"
        record = read_record(await house.record(ada.table))
        *_, (_, last) = record.replay()
        assert end.result is not None
        assert list(end.result.scores) == last.scores() == record.final_scores
        assert list(end.result.places) == last.standings()
        assert record.players == ["human:Ada", "human:Bob"]
        rows = await house.storage.rows(ada.table, 0)
        assert [row.version for row in rows] == list(range(1, end.version + 1))
        assert sum(row.kind == "entered" for row in rows) == len(record.entries) == end.steps


async def test_who_loses_to_an_opponent_without_a_seat_does_not_come_first(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("pyramidice", (ADA,), options={"architect": "imhotep"}), start=True)
        end = await play_on(house, ada.table, {0: ada.secret})
        assert end.result is not None
        assert end.view is not None
        assert end.result.scores[0] < end.view["architect"]["glory"]
        assert end.result.places == (2,)


async def test_who_resigns_a_solo_game_has_lost_it(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("pyramidice", (ADA,)), start=True)
        await house.resign(ada.table, ada.secret, 0)
        look = await house.look(ada.table, ada.secret)
        assert look.result is not None
        assert look.result.places == (2,)


async def test_the_log_tells_every_entry_and_what_followed(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        end = await play_on(house, ada.table, {0: ada.secret, 1: bob})
        record = read_record(await house.record(ada.table))
        assert [(line.seat, line.number) for line in end.log] == [tuple(entry) for entry in record.entries]
        assert [line.step for line in end.log] == list(range(1, end.steps + 1))
        assert {line.by for line in end.log} == {"", "person", "forced"}
        assert end.result is not None
        for seat, start in enumerate(record.start().scores()):
            points = sum(told.points or 0 for line in end.log for told in line.told if told.seat == seat)
            assert start + points == end.result.scores[seat]
        later = await house.look(ada.table, log_since=end.steps - 3)
        assert later.log == end.log[-3:]


async def test_a_late_or_repeated_post_changes_nothing_and_is_no_error(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        secrets = {0: ada.secret, 1: bob}
        look = await house.look(ada.table)
        (seat,) = look.asked
        first = await house.act(ada.table, secrets[seat], seat=seat, version=look.version, action=0)
        assert first.done
        now = await house.look(ada.table)
        again = await house.act(ada.table, secrets[seat], seat=seat, version=look.version, action=0)
        assert (again.done, again.version) == (False, now.version)
        future = await house.act(ada.table, secrets[now.asked[0]], seat=now.asked[0], version=10**30, action=0)
        assert not future.done
        assert await house.look(ada.table) == now


async def test_two_posts_at_once_decide_once(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        look = await house.look(ada.table)
        (seat,) = look.asked
        secret = (ada.secret, bob)[seat]
        posts = [house.act(ada.table, secret, seat=seat, version=look.version, action=0) for _ in range(5)]
        receipts = await asyncio.gather(*posts)
        assert sorted(receipt.done for receipt in receipts) == [False] * 4 + [True]


async def test_a_refusal_names_its_rule_and_changes_nothing(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        look = await house.look(ada.table)
        (seat,) = look.asked
        secrets = {0: ada.secret, 1: bob}
        game = read_record(await house.record(ada.table)).game
        own = await house.look(ada.table, secrets[seat], seat)
        illegal = next(action for action in range(len(game.actions)) if action not in own.legal)
        with pytest.raises(Refusal) as refusal:
            await house.act(ada.table, secrets[seat], seat=seat, version=look.version, action=illegal)
        assert paragraph(game, refusal.value.rule).text
        with pytest.raises(Refusal):
            await house.act(ada.table, secrets[1 - seat], seat=1 - seat, version=look.version, action=own.legal[0])
        for nonsense in (-1, len(game.actions), 10**30):
            with pytest.raises(NotationError):
                await house.act(ada.table, secrets[seat], seat=seat, version=look.version, action=nonsense)
        assert await house.look(ada.table) == look
        await act_once(house, ada.table, secrets)


async def test_what_is_said_meanwhile_does_not_make_a_post_late(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        secrets = {0: ada.secret, 1: bob}
        look = await house.look(ada.table)
        (seat,) = look.asked
        await house.say(ada.table, secrets[1 - seat], 1 - seat, "take\tyour time")
        receipt = await house.act(ada.table, secrets[seat], seat=seat, version=look.version, action=0)
        assert receipt.done
        notes = (await house.look(ada.table)).notes
        assert [(note.kind, note.seat, note.text) for note in notes] == [
            ("sat", 1, ""),
            ("said", 1 - seat, "take your time"),
        ]
        assert (await house.look(ada.table, notes_since=notes[0].version)).notes == notes[1:]


async def test_sealed_decisions_arrive_in_any_order(url: str, whispers: Game) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house, game="whispers")
        look = await house.look(ada.table)
        assert look.asked == (0, 1)
        later = await house.act(ada.table, bob, seat=1, version=look.version, action=whispers.action("bid 0"))
        assert later.done
        between = await house.look(ada.table, ada.secret)
        assert between.asked == (0,)
        assert between.log[-1].number is None
        first = await house.act(ada.table, ada.secret, seat=0, version=look.version, action=whispers.action("bid 0"))
        assert first.done
        shown = await house.look(ada.table, ada.secret)
        assert shown.log[-2].number == whispers.action("bid 0")


async def test_a_seat_takes_back_its_last_choice_and_no_more(url: str, whispers: Game) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house, game="whispers")
        for seat, secret in ((1, bob), (0, ada.secret)):
            look = await house.look(ada.table)
            await house.act(ada.table, secret, seat=seat, version=look.version, action=0)
        bids_shown = await house.look(ada.table, ada.secret)
        assert bids_shown.asked == (0,)
        assert not bids_shown.can_undo
        with pytest.raises(UndoError, match="revealed"):
            await house.undo(ada.table, ada.secret, seat=0, version=bids_shown.version)
        await house.act(ada.table, ada.secret, seat=0, version=bids_shown.version, action=whispers.action("nod"))
        nodded = await house.look(ada.table, ada.secret)
        assert nodded.can_undo
        receipt = await house.undo(ada.table, ada.secret, seat=0, version=nodded.version)
        assert receipt.done
        undone = await house.look(ada.table, ada.secret)
        assert undone.view == bids_shown.view
        assert undone.steps == bids_shown.steps
        assert undone.version == nodded.version + 1
        again = await house.undo(ada.table, ada.secret, seat=0, version=nodded.version)
        assert not again.done
        late = await house.act(ada.table, ada.secret, seat=0, version=nodded.version, action=whispers.action("nod"))
        assert not late.done
        await house.act(ada.table, ada.secret, seat=0, version=undone.version, action=whispers.action("shake"))
        shaken = await house.look(ada.table, ada.secret)
        assert shaken.log[-1].number == whispers.action("shake")
        with pytest.raises(UndoError, match="another seat"):
            await house.undo(ada.table, bob, seat=1, version=shaken.version)


async def test_where_nothing_is_taken_back_undo_is_refused(file_url: str, whispers: Game) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house, game=whispers.info.name, undo=False)
        for seat, secret in ((1, bob), (0, ada.secret), (0, ada.secret)):
            look = await house.look(ada.table, secret, seat)
            await house.act(ada.table, secret, seat=seat, version=look.version, action=look.legal[0])
        look = await house.look(ada.table, ada.secret)
        assert not look.can_undo
        with pytest.raises(Forbidden, match="nothing is taken back"):
            await house.undo(ada.table, ada.secret, seat=0, version=look.version)


async def test_before_the_game_there_is_nothing_to_do_but_talk(file_url: str) -> None:
    async with opened(file_url) as house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        await house.say(ada.table, ada.secret, 0, "anybody?")
        look = await house.look(ada.table, ada.secret)
        assert (look.view, look.legal, look.log, look.result) == (None, (), (), None)
        assert not (await house.act(ada.table, ada.secret, seat=0, version=look.version, action=0)).done
        for attempt in (
            house.undo(ada.table, ada.secret, seat=0, version=look.version),
            house.resign(ada.table, ada.secret, 0),
            house.hint(ada.table, ada.secret, 0),
            house.record(ada.table),
            house.moment(ada.table, None, None, 0),
            house.continue_table(ada.table, ada.secret, step=0, seat=0, name="Ada"),
            house.hand_over(ada.table, ada.secret, 0, "greedy"),
        ):
            with pytest.raises(NotNow):
                await attempt


async def test_a_forced_decision_is_taken_only_if_all_can_see_that_it_is_forced(file_url: str, whispers: Game) -> None:
    """With a hand of 0 a seat can only bid 0: to take that at once would tell the others its hand."""
    async with opened(file_url, rng=Hands(5, 0)) as house:
        ada, bob = await two_people(house, game="whispers")
        look = await house.look(ada.table)
        await house.act(ada.table, ada.secret, seat=0, version=look.version, action=0)
        own = await house.look(ada.table, bob)
        assert own.view is not None
        assert own.view["hand"] == 0
        assert (own.asked, own.legal) == ((1,), (whispers.action("bid 0"),))


class Hands(Rng):
    """Deals the hands it is told to, then goes through all numbers."""

    def __init__(self, *hands: int) -> None:
        self.hands = list(hands)
        self.next = 0

    def below(self, bound: int) -> int:
        if self.hands:
            return self.hands.pop(0)
        self.next += 1
        return self.next % bound

    def fork(self) -> "Hands":
        return self


class Faulty:
    """Stands before a storage: fails, waits, or tells, when it is told to."""

    def __init__(self, url: str) -> None:
        self.storage = open_storage(url)
        self.real_commit = self.storage.commit
        self.storage.commit = self.commit  # type: ignore[method-assign]
        self.broken = False
        self.lost_answer = False
        self.gate: asyncio.Event | None = None

    async def commit(self, write: Write) -> None:
        if self.broken:
            raise StorageError("the disk is full")
        if self.gate is not None:
            await self.gate.wait()
        await self.real_commit(write)
        if self.lost_answer:
            raise StorageError("the connection was lost")


async def test_nothing_is_shown_before_it_is_stored(url: str) -> None:
    faulty = Faulty(url)
    async with House(faulty.storage) as house:
        ada, bob = await two_people(house)
        before = await house.look(ada.table)
        (seat,) = before.asked
        secret = (ada.secret, bob)[seat]
        faulty.gate = asyncio.Event()
        async with house.listen(ada.table) as news:
            post = asyncio.create_task(house.act(ada.table, secret, seat=seat, version=before.version, action=0))
            told = asyncio.create_task(news.__anext__())
            for _ in range(20):
                await asyncio.sleep(0)
            assert (await house.look(ada.table)).version == before.version
            assert not told.done()
            faulty.gate.set()
            version = await told
            rows = await house.storage.rows(ada.table, before.version)
            assert rows[-1].version == version == (await post).version


async def test_what_can_not_be_stored_has_not_happened(url: str) -> None:
    faulty = Faulty(url)
    async with House(faulty.storage) as house:
        ada, bob = await two_people(house)
        before = await house.look(ada.table)
        (seat,) = before.asked
        secret = (ada.secret, bob)[seat]
        faulty.broken = True
        with pytest.raises(StorageError, match="disk is full"):
            await house.act(ada.table, secret, seat=seat, version=before.version, action=0)
        assert (await house.look(ada.table)).version == before.version
        faulty.broken = False
        assert (await house.act(ada.table, secret, seat=seat, version=before.version, action=0)).done


async def test_what_was_stored_though_the_answer_was_lost_has_happened_once(url: str) -> None:
    faulty = Faulty(url)
    async with House(faulty.storage) as house:
        ada, bob = await two_people(house)
        before = await house.look(ada.table)
        (seat,) = before.asked
        secret = (ada.secret, bob)[seat]
        faulty.lost_answer = True
        with pytest.raises(StorageError, match="connection was lost"):
            await house.act(ada.table, secret, seat=seat, version=before.version, action=0)
        faulty.lost_answer = False
        repeated = await house.act(ada.table, secret, seat=seat, version=before.version, action=0)
        assert not repeated.done
        assert repeated.version > before.version


async def test_a_decision_is_shown_though_whoever_made_it_has_gone(url: str) -> None:
    faulty = Faulty(url)
    async with House(faulty.storage) as house:
        ada, bob = await two_people(house)
        before = await house.look(ada.table)
        (seat,) = before.asked
        secret = (ada.secret, bob)[seat]
        faulty.gate = asyncio.Event()
        async with house.listen(ada.table) as news:
            post = asyncio.create_task(house.act(ada.table, secret, seat=seat, version=before.version, action=0))
            for _ in range(20):
                await asyncio.sleep(0)
            post.cancel()
            with pytest.raises(asyncio.CancelledError):
                await post
            faulty.gate.set()
            assert await anext(news) > before.version


async def test_listeners_hear_no_more_once_the_house_is_closed(file_url: str) -> None:
    house = House(open_storage(file_url))
    async with house:
        ada = await house.create(Plan("ra", (ADA, FREE)))
        async with house.listen(ada.table) as news:
            await house.close()
            assert [version async for version in news] == []
