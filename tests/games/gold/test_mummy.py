"""The mummy on its shortest ways out."""

from typing import Any

import pytest
from tests.games.gold.positions import card_of, do, position, seat_of

from heliopolis.core.journal import JournalEvent
from heliopolis.core.state import State


def wake(drawing: str, reveal: str, sides: str, **other: Any) -> tuple[State, list[JournalEvent]]:
    """The first seat reveals a straight or corner chamber with a mummy and one treasure in it."""
    kind = "straight" if sides in ("ns", "ew") else "corner"
    hidden = {f"chamber-{kind}": 1}
    state = position(drawing, hidden=hidden, photos=["mummy 1"], **{"pile": [2], **other})
    do(state, f"reveal {reveal}", f"* card chamber-{kind}", f"open {sides}", "* photo mummy 1")
    return state, do(state, "* treasure 2")


def crossed(events: list[JournalEvent]) -> object:
    return next(event.facts["cards"] for event in events if event.name == "mummy-escapes")


@pytest.mark.rule("gold.mummy.1")
def test_the_mummy_takes_the_way_with_the_fewest_cards() -> None:
    # From d2, up by d1, c1, b1, a1, … or straight down to the start card in c4.
    ring = """
        ┌──┐
        │??│
        │??│
        └─S┘
    """
    state, events = wake(ring.replace("│??│", "│???", 1), "d2", "ns", archaeologists="d1", porters="d3")
    assert crossed(events) == ["d2", "d3", "c4", "d4"]
    assert seat_of(state, 0)["archaeologist"] == "d1"
    assert seat_of(state, 0)["porter"] == "c4"


@pytest.mark.rule("gold.mummy.1")
def test_of_several_shortest_ways_it_takes_them_all() -> None:
    # From b1 to b3, round the left and round the right are equally long: four steps. The middle is walled off.
    ring = """
        ┌?┐
        │─│
        └S┘
    """
    state, events = wake(ring, "b1", "ew", seats=3, archaeologists="a1 c2 c3", porters="b2 a3 a2")
    assert crossed(events) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert [seat_of(state, seat)["archaeologist"] for seat in range(3)] == ["b3", "b3", "b3"]
    assert [seat_of(state, seat)["porter"] for seat in range(3)] == ["b2", "b3", "b3"]


@pytest.mark.rule("gold.mummy.1")
def test_lanterns_make_no_way_shorter() -> None:
    # The long way on the left is lit throughout, and yet the dark short way on the right is the mummy's.
    drawing = """
        ┌─?┐
        │??│
        │??│
        └─S┘
    """
    lit = {0: "b1 a1 a2 a3 a4", 1: "b4"}
    state, events = wake(drawing, "c1", "ew", archaeologists="b1", lanterns=lit)
    assert crossed(events) == ["c1", "d1", "d2", "d3", "c4", "d4"]
    assert seat_of(state, 0)["archaeologist"] == "b1"


@pytest.mark.rule("gold.mummy.2")
def test_figures_on_the_way_flee_and_leave_what_they_carry() -> None:
    drawing = """
        ??????
        ??????
        ??│???
        ??│???
        ??├???
        ??S???
    """
    state, events = wake(
        drawing,
        "c2",
        "ns",
        seats=4,
        archaeologists="c3 c4 c4 c6",
        porters="c5 c6 c3 c5",
        carried={0: 3, 1: 2, 2: "bust"},
    )
    for seat in range(4):
        area = seat_of(state, seat)
        assert (area["archaeologist"], area["porter"], area["carried"]) == ("c6", "c6", None)
    assert card_of(state, "c3")["treasures"] == ["treasure-3"]
    assert card_of(state, "c4")["treasures"] == ["treasure-2", "bust"]
    assert [area["points"] for area in state.view(None)["seats"]] == [1, 0, 0, 0]
    fled = [(event.seat, event.facts["figure"], event.facts["card"]) for event in events if event.name == "fled"]
    assert fled == [
        (0, "archaeologist", "c3"),
        (0, "porter", "c5"),
        (1, "archaeologist", "c4"),
        (2, "archaeologist", "c4"),
        (2, "porter", "c3"),
        (3, "porter", "c5"),
    ]


@pytest.mark.rule("gold.mummy.2")
def test_figures_off_the_way_stay() -> None:
    state, _ = wake("??? ┼├? ┼S┼", "b1", "ns", archaeologists="b2 a2", porters="a3 c3")
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == ("b3", "a3")
    assert (seat_of(state, 1)["archaeologist"], seat_of(state, 1)["porter"]) == ("a2", "c3")


@pytest.mark.rule("gold.mummy.2")
def test_lost_figures_flee_from_nothing() -> None:
    state, _ = wake("??? ┼├? ┼S┼", "b1", "ns", archaeologists="b2 -", porters="- -")
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == ("b3", None)
    assert (seat_of(state, 1)["archaeologist"], seat_of(state, 1)["porter"]) == (None, None)


@pytest.mark.rule("gold.mummy.3")
def test_without_a_way_out_it_does_not_wake() -> None:
    # The chamber's wall is laid across the only way.
    state, events = wake("??? ?│? ?S?", "b1", "ew", archaeologists="b2", porters="b2")
    assert [event.name for event in events] == ["mummy-stays", "photos"]
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == ("b2", "b2")
    assert card_of(state, "b1")["treasures"] == ["treasure-2"]
    assert (int(state.actor()), state.view(None)["actions_left"]) == (0, 2)


@pytest.mark.rule("gold.mummy.3")
def test_a_way_that_is_walled_further_down_is_none() -> None:
    state, events = wake("┌?? ┘│? ?S?", "b1", "ew", archaeologists="a1", porters="b2")
    assert [event.name for event in events] == ["mummy-stays", "photos"]
    assert seat_of(state, 0)["archaeologist"] == "a1"


@pytest.mark.rule("gold.mummy.4")
def test_when_it_gets_out_the_turn_is_over() -> None:
    state, _ = wake("??? ?│? ?S?", "b1", "ns", archaeologists="b2")
    assert int(state.actor()) == 1
    assert state.view(None)["actions_left"] == 3


@pytest.mark.rule("gold.mummy.4")
def test_even_if_nobody_stood_in_its_way() -> None:
    # The archaeologist looks into the chamber from the side, through its own open side.
    drawing = """
        ????
        ┌???
        ││??
        └S─┘
    """
    state, events = wake(drawing, "b2", "ns", archaeologists="a2")
    assert crossed(events) == ["b2", "b3", "b4"]
    assert seat_of(state, 0)["archaeologist"] == "a2"
    assert int(state.actor()) == 1
