"""Going on from a moment of another game, with what one could not know drawn anew."""

import pytest
from tests.tables.helpers import act_once, opened, play_on, two_people, until

from heliopolis.core import registry
from heliopolis.core.errors import RecordError, SetupError
from heliopolis.core.game import Game
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE
from heliopolis.tables.errors import NotNow
from heliopolis.tables.house import House, Key
from heliopolis.tables.plan import Continuation, Plan, SeatPlan
from heliopolis.tables.table import PERSON


def record_of(house: House, key: Key) -> Record:
    return house._open._live[key.table].table.play.record


async def finish(house: House, key: Key, seat: int) -> None:
    while True:
        look = await until(house, key, lambda look: look.phase == "over" or look.asked == (seat,))
        if look.phase == "over":
            return
        await house.act(key.table, key.secret, seat=seat, version=look.version, action=look.legal[0])


async def test_where_nothing_is_hidden_the_record_goes_on(url: str) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house)
        await play_on(house, ada.table, {0: ada.secret, 1: bob})
        text = await house.record(ada.table)
        record = read_record(text)
        key = await house.continue_from(Continuation(record, 20, viewer=1, seat=1, name="Cleo", bot="random"))
        look = await house.look(key.table, key.secret)
        assert (look.phase, look.mine, look.redealt) == ("playing", (1,), False)
        assert [(seat.kind, seat.name) for seat in look.seats] == [("bot", "random"), ("person", "Cleo")]
        await finish(house, key, 1)
        lines = (await house.record(key.table)).splitlines()
        assert lines[lines.index("") + 1 :][:20] == text.splitlines()[lines.index("") + 1 :][:20]
        continued = read_record("\n".join(lines))
        *_, (_, last) = continued.replay()
        assert continued.final_scores == last.scores()
    async with opened(url) as house:
        assert (await house.record(key.table)).splitlines() == lines


async def test_what_the_viewer_could_not_know_is_drawn_anew(url: str, whispers: Game) -> None:
    async with opened(url) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        look = await house.look(ada.table, bob)
        await house.act(ada.table, bob, seat=1, version=look.version, action=look.legal[-1])
        own = await house.look(ada.table, ada.secret)
        true = record_of(house, ada).state_at(3).save()
        hands = set()
        for seed in range(12):
            house.rng = SeededRng(seed)
            key = await house.continue_table(ada.table, ada.secret, step=3, seat=0, name="Ada", bot="random")
            new = await house.look(key.table, key.secret)
            assert new.redealt
            assert new.view == own.view
            assert new.legal == own.legal
            assert new.log == ()
            hands.add(record_of(house, key).start().save()["hands"][1])
        assert len(hands) > 2
        assert record_of(house, ada).state_at(3).save() == true
        started = record_of(house, key).start().save()
        for secret in (key.secret, None):
            text = await house.record(key.table, secret)
            assert "\nmoment ?\n" in text
            with pytest.raises(RecordError, match="hidden"):
                read_record(text)
        await finish(house, key, 0)
        end = await house.look(key.table)
        text = await house.record(key.table)
        record = read_record(text)
        assert record.write() == text
        assert record.start().save() == started
        assert record.final_scores == record.end().scores()
    async with opened(url) as house:
        assert await house.look(key.table) == end
        assert await house.record(key.table) == text


async def test_a_stranger_goes_on_with_what_a_spectator_knew(file_url: str, whispers: Game) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        true = record_of(house, ada).state_at(2).save()["hands"]
        hands = set()
        for seed in range(12):
            house.rng = SeededRng(seed)
            key = await house.continue_table(ada.table, bob, step=2, seat=0, name="Eve", bot="random")
            hands.add(tuple(record_of(house, key).start().save()["hands"]))
        assert len({first for first, _ in hands}) > 2
        house.rng = SeededRng(99)
        own = await house.continue_table(ada.table, bob, step=2, seat=1, name="Bob", bot="random")
        assert record_of(house, own).start().save()["hands"][1] == true[1]


async def test_where_the_viewer_knew_everything_the_record_goes_on_though_the_game_has_secrets(
    file_url: str, whispers: Game
) -> None:
    async with opened(file_url) as house:
        ada, _ = await two_people(house, game=whispers.info.name)
        key = await house.continue_table(ada.table, ada.secret, step=1, seat=0, name="Ada", bot="random")
        assert not (await house.look(key.table)).redealt
        assert (await house.record(key.table, key.secret)).splitlines()[-3] == "* hand " + str(
            record_of(house, ada).entries[0].number
        )


async def test_one_can_go_on_from_a_table_that_went_on_from_a_moment(file_url: str, whispers: Game) -> None:
    async with opened(file_url) as house:
        ada, _ = await two_people(house, game=whispers.info.name)
        key = await house.continue_table(ada.table, ada.secret, step=2, seat=0, name="Ada", bot="random")
        assert record_of(house, key).moment is not None
        again = await house.continue_table(key.table, key.secret, step=0, seat=0, name="Ada", bot="random")
        assert (await house.look(again.table)).redealt
        assert (await house.look(again.table, again.secret)).view is not None
        await finish(house, again, 0)


async def test_moments_that_are_none_are_refused(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        end = await play_on(house, ada.table, {0: ada.secret, 1: bob})
        with pytest.raises(NotNow, match="over at this moment"):
            await house.continue_table(ada.table, bob, step=end.steps, seat=1, name="Bob")
        for step in (-1, end.steps + 1):
            with pytest.raises(SetupError, match="there is no step"):
                await house.continue_table(ada.table, bob, step=step, seat=1, name="Bob")
        for seat in (-1, 2):
            with pytest.raises(SetupError, match="there is no seat"):
                await house.continue_table(ada.table, bob, step=1, seat=seat, name="Bob")
        with pytest.raises(SetupError, match="there is no bot"):
            await house.continue_table(ada.table, bob, step=1, seat=1, name="Bob", bot="deep")


async def test_undo_stops_at_the_moment_from_which_a_game_goes_on(file_url: str, whispers: Game) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house, game=whispers.info.name)
        for _ in range(3):
            await act_once(house, ada.table, {0: ada.secret, 1: bob})
        assert (await house.look(ada.table, ada.secret)).can_undo
        key = await house.continue_table(ada.table, ada.secret, step=5, seat=0, name="Ada", bot="random")
        look = await house.look(key.table, key.secret)
        assert look.asked == (0,)
        assert not look.can_undo


async def test_who_goes_on_from_the_middle_of_the_deal_is_not_told_what_others_are_dealt(file_url: str) -> None:
    game = registry.game("pyramidice")
    session = Session(new_record(game, 3))
    session.settle(SeededRng(4))
    projects = [
        step
        for step, entry in enumerate(session.record.entries, start=1)
        if entry.seat == CHANCE and game.outcomes[entry.number].startswith("project ")
    ]
    async with opened(file_url) as house:
        for step in range(projects[0] - 1, projects[-1] + 1):
            for seat in range(3):
                wanted = Continuation(session.record, step, None, seat, "Ada", "random")
                key = await house.continue_from(wanted)
                look = await house.look(key.table, key.secret)
                seen = [
                    game.outcomes[line.number] for line in look.log if line.seat == CHANCE and line.number is not None
                ]
                dealt = len(projects) - (step - projects[0] + 1)
                own = 1 if seat >= len(projects) - dealt else 0
                assert sum(outcome.startswith("project ") for outcome in seen) == own


async def test_who_goes_on_at_a_screen_that_several_share_knows_no_seats_secrets(file_url: str) -> None:
    async with opened(file_url) as house:
        plan = Plan("heir", (SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bob")))
        key = await house.create(plan, start=True)
        while True:
            look = await house.look(key.table, key.secret)
            own = await house.look(key.table, key.secret, look.asked[0])
            both = len(look.asked) == 2
            await house.act(key.table, key.secret, seat=look.asked[0], version=own.version, action=own.legal[-1])
            after = await house.look(key.table)
            if both and after.asked == (look.asked[1],):
                break
        sealed = look.asked[0]
        truth = (await house.look(key.table, key.secret, sealed)).view
        shown = []
        for _ in range(12):
            other = await house.continue_table(
                key.table, key.secret, step=after.steps, seat=sealed, name="Bob", bot="random"
            )
            live = await house._open.get(other.table)
            assert live.table.made.moment is not None
            moment = registry.game("heir").restore(live.table.made.moment)
            shown.append(moment.view(sealed))
        assert any(view != truth for view in shown)
        assert len({str(view) for view in shown}) > 1
