"""What is hidden stays hidden: in looks, logs, records, moments, errors, and what bots are asked."""

import logging
from typing import Any

import pytest
from tests.tables.helpers import ADA, FREE, HURRIED, RANDOM, Clockwork, opened, play_on, two_people, until

from heliopolis.core.errors import Refusal
from heliopolis.core.game import Game
from heliopolis.core.reader import read_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.bot_queue import Claim
from heliopolis.tables.bots import ANYBODY
from heliopolis.tables.house import House, Key
from heliopolis.tables.plan import Plan
from heliopolis.tables.storage import open_storage


class Hands(Rng):
    """Deals the hands it is told to."""

    def __init__(self, *hands: int) -> None:
        self.hands = list(hands)
        self.rest = SeededRng(5)

    def below(self, bound: int) -> int:
        return self.hands.pop(0) if self.hands else int(self.rest.below(bound))

    def fork(self) -> Rng:
        return self


async def all_that_is_shown(house: House, table: str, secret: str | None, seat: int | None) -> list[object]:
    """Return everything that a viewer can get out of a table, but for what names the table."""
    look = await house.look(table, secret, seat)
    shown: list[object] = [value for name, value in look._asdict().items() if name != "table"]
    shown.append(await house.record(table, secret, seat))
    for step in range(look.steps + 1):
        shown.append(await house.moment(table, secret, seat, step))
    return shown


async def test_seats_and_spectators_see_the_same_whatever_is_hidden_from_them(file_url: str, whispers: Game) -> None:
    shown: dict[tuple[str, int, int], list[object]] = {}
    for bobs_hand in (2, 3, 4, 5):
        for bobs_bid in (0, 1, 2):
            async with opened(file_url, rng=Hands(3, bobs_hand)) as house:
                ada, bob = await two_people(house, game=whispers.info.name)
                look = await house.look(ada.table)
                await house.act(ada.table, bob, seat=1, version=look.version, action=bobs_bid)
                hidden = ("ada", bobs_hand, bobs_bid)
                shown[hidden] = await all_that_is_shown(house, ada.table, ada.secret, 0)
                spectator = ("spectator", bobs_hand, bobs_bid)
                shown[spectator] = await all_that_is_shown(house, ada.table, None, None)
                bobs_view = (await house.look(ada.table, bob)).view
                assert bobs_view is not None
                assert (bobs_view["hand"], bobs_view["bid"]) == (bobs_hand, bobs_bid)
    for viewer in ("ada", "spectator"):
        of_viewer = [value for (who, _, _), value in shown.items() if who == viewer]
        assert len(of_viewer) == 12
        assert all(value == of_viewer[0] for value in of_viewer)


async def test_a_record_hides_what_its_reader_can_not_know(file_url: str, whispers: Game) -> None:
    async with opened(file_url, rng=Hands(3, 4)) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        look = await house.look(ada.table)
        await house.act(ada.table, bob, seat=1, version=look.version, action=2)
        lines = {
            viewer: (await house.record(ada.table, secret, seat)).splitlines()[-4:-1]
            for viewer, secret, seat in (("ada", ada.secret, 0), ("bob", bob, 1), ("spectator", None, None))
        }
        assert lines["ada"] == ["* hand 3", "* ?", "2 ?"]
        assert lines["bob"] == ["* ?", "* hand 4", "2 bid 2"]
        assert lines["spectator"] == ["* ?", "* ?", "2 ?"]


async def test_the_record_of_a_finished_game_hides_nothing_and_can_be_replayed(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house, game="heir")
        look = await play_on(house, ada.table, {0: ada.secret, 1: bob})
        assert look.result is not None
        for secret in (ada.secret, bob, None):
            record = read_record(await house.record(ada.table, secret))
            assert tuple(record.end().scores()) == look.result.scores


async def test_at_a_hot_seat_one_looks_as_one_seat_at_a_time(file_url: str, whispers: Game) -> None:
    async with opened(file_url, rng=Hands(3, 4)) as house:
        ada = await house.create(Plan(whispers.info.name, (ADA, FREE)))
        await house.sit(ada.table, 1, "Bob", secret=ada.secret)
        await house.start(ada.table, ada.secret)
        for seat, hand in ((0, 3), (1, 4)):
            look = await house.look(ada.table, ada.secret, seat)
            assert look.mine == (0, 1)
            assert look.viewer == seat
            assert look.view is not None
            assert look.view["hand"] == hand
            assert [line.number for line in look.log] == ([3, None] if seat == 0 else [None, 4])


async def test_secret_facts_of_the_journal_are_told_to_their_seat_alone(file_url: str, whispers: Game) -> None:
    async with opened(file_url, rng=Hands(3, 4)) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        look = await house.look(ada.table)
        await house.act(ada.table, bob, seat=1, version=look.version, action=2)
        own = (await house.look(ada.table, bob)).log[-1].told
        others = (await house.look(ada.table, ada.secret)).log[-1].told
        assert [(told.name, told.facts) for told in own] == [("bidding", {"bid": 2})]
        assert [(told.name, told.facts) for told in others] == [("bidding", {})]


async def test_no_secret_is_stored_logged_or_shown(
    file_url: str, whispers: Game, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(file_url, rng=Hands(0, 4)) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        look = await house.look(ada.table)
        with pytest.raises(Refusal) as refusal:
            await house.act(ada.table, ada.secret, seat=0, version=look.version, action=2)
        with pytest.raises(Refusal) as others:
            await house.act(ada.table, bob, seat=1, version=look.version, action=3)
        await house.hint(ada.table, bob, 1)
        stored = repr([await house.storage.rows(ada.table, 0), await house.storage.held(bob, 9)])
        seen = repr([await house.look(ada.table, ada.secret), await house.look(ada.table, bob)])
        for secret in (ada.secret, bob):
            assert secret not in stored + seen + caplog.text + str(refusal.value) + str(others.value)
        hashes = await holders(house, ada.table)
        assert len(hashes) == 2
        assert not any(holder in seen + caplog.text for holder in hashes)


async def holders(house: House, table: str) -> list[str]:
    return [str(row[0]) for row in await house.storage.fetch("SELECT holder FROM holders WHERE table_id = $1", table)]


class Asked(BotPool):
    """Keeps what bots are asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[dict[str, Any]] = []

    async def choose(self, game: Game, known: State, seat: int, bot: str, claim: Claim = ANYBODY) -> int:
        assert bot == "random"
        self.questions.append(known.save())
        return await super().choose(game, known, seat, bot, claim)


async def test_bots_are_asked_the_same_whatever_is_hidden_from_them(file_url: str, whispers: Game) -> None:
    questions = []
    for adas_hand in (2, 3, 4, 5):
        bots = Asked()
        async with opened(file_url, rng=Hands(adas_hand, 4), bots=bots) as house:
            key = await house.create(Plan(whispers.info.name, (ADA, RANDOM)), start=True)
            await until(house, key, lambda look: look.asked == (0,))
            questions.append(bots.questions[0])
    assert all(asked == questions[0] for asked in questions)
    assert questions[0]["hands"][1] == 4


async def test_a_stand_in_knows_only_what_its_seat_knows(file_url: str, whispers: Game) -> None:
    questions = []
    for adas_hand in (2, 3, 4, 5):
        bots = Asked()
        async with opened(file_url, rng=Hands(adas_hand, 4), bots=bots) as house:
            ada, bob = await two_people(house, game=whispers.info.name)
            look = await house.look(ada.table)
            await house.act(ada.table, ada.secret, seat=0, version=look.version, action=adas_hand % 3)
            await house.leave(ada.table, bob, 1, bot="random")
            await until(house, ada, lambda look: 1 not in look.asked)
            questions.append(bots.questions)
    assert all(asked == questions[0] for asked in questions)


async def test_a_moment_shows_what_one_knew_then(file_url: str, whispers: Game) -> None:
    async with opened(file_url, rng=Hands(3, 4)) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        look = await house.look(ada.table)
        await house.act(ada.table, bob, seat=1, version=look.version, action=2)
        await house.act(ada.table, ada.secret, seat=0, version=look.version, action=1)
        now = await house.look(ada.table, ada.secret)
        assert [line.number for line in now.log] == [3, None, 2, 1]
        then = await house.moment(ada.table, ada.secret, 0, 3)
        assert [line.number for line in then.log] == [3, None, None]
        assert then.view["shown"] == []
        last = await house.moment(ada.table, ada.secret, 0, 4)
        assert (last.view, last.log) == (now.view, now.log)


async def test_a_table_is_the_same_after_a_restart(url: str) -> None:
    now = Clockwork()
    async with House(open_storage(url), limits=HURRIED, now=now) as house:
        ada, bob = await two_people(house)
        before = {key: await house.look(key.table, key.secret) for key in (ada, Key(ada.table, bob))}
    async with House(open_storage(url), limits=HURRIED, now=now) as house:
        assert {key: await house.look(key.table, key.secret) for key in before} == before
