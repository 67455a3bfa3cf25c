"""The curse that blows lanterns out."""

from typing import Any

import pytest
from tests.games.gold.positions import card_of, do, position, seat_of

from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import State


def free(drawing: str, reveal: str, sides: str, **other: Any) -> tuple[State, list[JournalEvent]]:
    """The first seat reveals a straight chamber with a curse and one treasure in it."""
    state = position(drawing, hidden={"chamber-straight": 1}, photos=["curse 1"], pile=[3], **other)
    do(state, f"reveal {reveal}", "* card chamber-straight", f"open {sides}", "* photo curse 1")
    return state, do(state, "* treasure 3")


RING = """
    ┌?┐
    │─│
    └S┘
"""


@pytest.mark.rule("gold.curse.1")
def test_the_curse_takes_all_shortest_ways() -> None:
    _, events = free(RING, "b1", "ew", archaeologists="a1")
    assert events[0].name == "curse-escapes"
    assert events[0].facts["cards"] == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


@pytest.mark.rule("gold.curse.2")
def test_lanterns_of_all_colours_on_its_way_go_back_to_their_owners() -> None:
    state, events = free(
        RING, "b1", "ew", seats=3, archaeologists="a1", porters="a2 b2", lanterns={0: "a1 a2 b2", 1: "c3 a2", 2: "b2"}
    )
    assert [seat_of(state, seat)["lanterns"] for seat in range(3)] == [4, 5, 4]
    assert card_of(state, "a2")["lanterns"] == []
    assert card_of(state, "b2")["lanterns"] == [0, 2]
    blown = [(event.seat, event.facts["lanterns"]) for event in events if event.name == "blown-out"]
    assert blown == [(0, 2), (1, 2)]


@pytest.mark.rule("gold.curse.2")
def test_figures_do_not_mind_the_curse() -> None:
    state, _ = free(RING, "b1", "ew", archaeologists="a1 c2", porters="a2", carried={1: 2})
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == ("a1", "a2")
    assert (seat_of(state, 1)["archaeologist"], seat_of(state, 1)["carried"]) == ("c2", "treasure-2")


@pytest.mark.rule("gold.curse.3")
def test_without_a_way_out_it_stays() -> None:
    state, events = free(RING, "b1", "ns", archaeologists="a1", lanterns={0: "a1", 1: "b2"})
    assert [event.name for event in events] == ["curse-stays", "photos"]
    assert card_of(state, "a1")["lanterns"] == [0]
    assert (int(state.actor()), state.view(None)["actions_left"]) == (0, 2)


@pytest.mark.rule("gold.curse.4")
def test_when_it_gets_out_the_turn_is_over() -> None:
    state, _ = free(RING, "b1", "ew", archaeologists="a1")
    assert (int(state.actor()), state.view(None)["actions_left"]) == (1, 3)
    assert seat_of(state, 0)["points"] == 1
