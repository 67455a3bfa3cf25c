"""What is told of a decision before it is made, turns that stay until their player ends them, and far choices."""

import pytest
from tests.serving import search
from tests.tables.helpers import opened, two_people

from heliopolis.core import registry
from heliopolis.core.errors import Refusal
from heliopolis.core.record import Record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.tables.foresight import CHANCE_ANSWERS, PASSES_ON, Foresight
from heliopolis.tables.house import House, Key
from heliopolis.tables.looks import Look
from heliopolis.tables.plan import Continuation

GOLD = registry.game("gold")


async def gold_turn(house: House) -> tuple[dict[int, Key], int]:
    """Start a game of L'or du pharaon; return both keys and whose turn it is."""
    ada, bob = await two_people(house, game="gold")
    (seat,) = (await house.look(ada.table)).asked
    return {0: ada, 1: Key(ada.table, bob)}, seat


async def ahead(house: House, key: Key, notation: str, *, far: bool = False, stays: bool = True) -> Foresight:
    """Ask what would come of a decision of whoever is asked."""
    look = await house.look(key.table, key.secret)
    assert look.viewer is not None
    action = registry.game(look.game).action(notation)
    found = await house.foresee(
        key.table, key.secret, seat=look.viewer, version=look.question, action=action, far=far, stays=stays
    )
    assert found is not None
    return found


async def test_a_decision_that_chance_answers_is_final_and_nothing_changes_by_asking(file_url: str) -> None:
    async with opened(file_url) as house:
        ada, bob = await two_people(house)
        (seat,) = (await house.look(ada.table)).asked
        key = (ada, Key(ada.table, bob))[seat]
        before = await house.look(ada.table)
        assert (await ahead(house, key, "draw")).final == CHANCE_ANSWERS
        assert (await ahead(house, key, "invoke")).final == PASSES_ON
        assert (await house.look(ada.table))._replace(now=0) == before._replace(now=0)


async def test_what_is_not_allowed_is_refused_as_if_it_were_made(file_url: str) -> None:
    async with opened(file_url) as house:
        keys, seat = await gold_turn(house)
        with pytest.raises(Refusal) as asking:
            await ahead(house, keys[seat], "drop")
        look = await house.look(keys[seat].table, keys[seat].secret)
        with pytest.raises(Refusal) as making:
            await house.act(look.table, keys[seat].secret, seat=seat, version=look.version, action=GOLD.action("drop"))
        assert asking.value.rule == making.value.rule


async def test_a_question_that_is_no_longer_asked_is_not_answered(file_url: str) -> None:
    async with opened(file_url) as house:
        keys, seat = await gold_turn(house)
        key = keys[seat]
        asked = await house.look(key.table, key.secret)
        end = GOLD.action("end")
        await house.act(key.table, key.secret, seat=seat, version=asked.question, action=end)
        where, late = (key.table, key.secret), asked.question
        assert await house.foresee(*where, seat=seat, version=late, action=end, far=False, stays=True) is None
        assert not (await house.act(*where, seat=seat, version=late, action=end)).done


def three_actions_and_a_far_card(state: State) -> bool:
    """Tell whether the archaeologist can get somewhere this turn, but not by one action."""
    if state.actor() < 0:
        return False
    costs = state.view(None)["costs"]["archaeologist"]
    return state.view(None)["actions_left"] == 3 and 2 in costs.values() and 3 in costs.values()


async def at_far_card(house: House) -> tuple[Key, Look]:
    """Return a table at which the archaeologist has a long way to go."""
    record, seat = search("gold", 2, three_actions_and_a_far_card)
    key = await house.continue_from(Continuation(record, len(record.entries), None, seat, "Ada", "random"))
    return key, await house.look(key.table, key.secret)


async def go(house: House, key: Key, look: Look, decisions: tuple[int, ...], *, stays: bool = True) -> None:
    """Decide several times for the seat that looks."""
    assert look.viewer is not None
    where, seat = (key.table, key.secret), look.viewer
    receipt = await house.act_on(*where, seat=seat, version=look.question, decisions=decisions, stays=stays)
    assert receipt.done


async def test_one_choice_goes_as_far_as_the_actions_reach(file_url: str) -> None:
    async with opened(file_url) as house:
        key, look = await at_far_card(house)
        assert look.view is not None
        for card, cost in look.view["costs"]["archaeologist"].items():
            found = await ahead(house, key, f"move archaeologist {card}", far=True)
            assert len(found.decisions) == cost
            assert not found.final
        card = next(card for card, cost in look.view["costs"]["archaeologist"].items() if cost == 2)
        with pytest.raises(Refusal):
            await ahead(house, key, f"move archaeologist {card}")


async def test_several_decisions_are_made_together_or_not_at_all(file_url: str) -> None:
    async with opened(file_url) as house:
        key, look = await at_far_card(house)
        assert look.view is not None
        assert look.viewer is not None
        card = next(card for card, cost in look.view["costs"]["archaeologist"].items() if cost == 3)
        way = (await ahead(house, key, f"move archaeologist {card}", far=True)).decisions
        with pytest.raises(Refusal):
            await go(house, key, look, (*way, way[0]))
        assert (await house.look(key.table)).steps == look.steps
        await go(house, key, look, way)
        after = await house.look(key.table, key.secret)
        assert after.view is not None
        assert after.steps == look.steps + 3
        assert after.view["seats"][look.viewer]["archaeologist"] == card


@pytest.mark.parametrize("stays", [True, False])
async def test_a_turn_that_stays_is_ended_by_its_player(file_url: str, stays: bool) -> None:
    async with opened(file_url) as house:
        key, look = await at_far_card(house)
        assert look.view is not None
        assert look.viewer is not None
        card = next(card for card, cost in look.view["costs"]["archaeologist"].items() if cost == 3)
        found = await ahead(house, key, f"move archaeologist {card}", far=True, stays=stays)
        assert bool(found.final) != stays
        await go(house, key, look, found.decisions, stays=stays)
        after = await house.look(key.table, key.secret)
        assert (look.viewer in after.asked) == stays
        assert (GOLD.action("end") in after.legal) == stays


def both_bid(state: State) -> bool:
    """Tell whether one of two has sealed a bid, and the other has not."""
    return state.view(None)["phase"] == "bid" and len(state.actors()) == 1


async def test_nothing_is_foreseen_from_what_a_rival_has_sealed(file_url: str) -> None:
    record, seat = search("heir", 2, both_bid)
    told = set()
    for bid in other_bids(record, seat):
        async with opened(file_url) as house:
            key = await house.continue_from(Continuation(bid, len(bid.entries), None, seat, "Ada", "random"))
            house.rng = SeededRng(3)
            look = await house.look(key.table, key.secret)
            told.add(repr([await ahead(house, key, registry.game("heir").actions[action]) for action in look.legal]))
    assert len(told) == 1


def other_bids(record: Record, seat: int) -> list[Record]:
    """Return the record with each card that the rival might have sealed at its end."""
    entries, state = record.entries, record.state_at(len(record.entries) - 1)
    assert entries[-1].seat != seat
    found = []
    for action in state.legal_actions(entries[-1].seat):
        other = record.copy()
        other.entries[-1] = entries[-1]._replace(number=action)
        found.append(other)
    assert len(found) > 1
    return found
