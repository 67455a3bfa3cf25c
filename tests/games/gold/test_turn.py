"""Three actions shared between two figures, and what is free."""

from typing import Any

import pytest
from tests.games.gold.positions import do, legal, position, refused, seat_of

from heliopolis.core.game import Entry
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, State
from heliopolis.games.gold.game import GAME

HALL = """
    ┌─┐
    │?│
    └S┘
"""


def hall(**other: Any) -> State:
    return position(HALL, **other)


@pytest.mark.rule("gold.turn.1")
def test_three_actions_are_shared_between_the_figures_in_any_order() -> None:
    state = hall()
    do(state, "move archaeologist a3", "move porter c3", "move archaeologist a2")
    assert state.view(None)["actions_left"] == 0
    assert legal(state) == ["end"]
    assert refused(state, "move porter c2") == "gold.turn.1"
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == ("a2", "c3")


@pytest.mark.rule("gold.turn.1")
@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_a_turn_can_be_ended_after_any_number_of_actions(actions: int) -> None:
    state = hall(seats=3)
    do(state, *["move porter a3", "move porter a2", "move porter a1"][:actions], "end")
    assert int(state.actor()) == 1
    assert state.view(None)["actions_left"] == 3


@pytest.mark.rule("gold.turn.2")
@pytest.mark.parametrize(
    "action",
    ["move archaeologist a3", "reveal b2", "move porter c2", "turn c3", "lay"],
)
def test_moving_revealing_turning_and_laying_a_lantern_cost_one_action(action: str) -> None:
    state = hall(porters="c3")
    do(state, action)
    assert state.save()["actions_left"] == 2


@pytest.mark.rule("gold.turn.2")
def test_lifting_a_lantern_costs_one_action() -> None:
    state = hall(porters="c3", lanterns={0: "c3"})
    do(state, "lift")
    assert state.view(None)["actions_left"] == 2


@pytest.mark.rule("gold.turn.2")
def test_each_figure_has_actions_of_its_own() -> None:
    assert {line.rpartition(" ")[0] for line in legal(hall(porters="-"))} == {"", "move archaeologist", "reveal"}
    assert {line.rpartition(" ")[0] for line in legal(hall(archaeologists="-"))} == {"", "move porter", "turn"}
    assert legal(hall(archaeologists="-", porters="a1"), "lay") == ["lay"]


@pytest.mark.rule("gold.turn.3")
def test_taking_dropping_and_stealing_are_free_even_without_actions_left() -> None:
    state = hall(actions=0, archaeologists="a1 a1", loose={"a1": [2]}, carried={1: 3})
    assert legal(state) == ["end", "take treasure-2", "steal 2"]
    do(state, "take treasure-2", "drop", "steal 2", "drop")
    assert state.view(None)["actions_left"] == 0
    assert int(state.actor()) == 0


@pytest.mark.rule("gold.turn.4")
def test_what_was_picked_up_and_dropped_is_picked_up_again_only_after_an_action() -> None:
    state = hall(archaeologists="a1", loose={"a1": [2, 3]})
    do(state, "take treasure-2", "drop")
    assert legal(state, "take") == ["take treasure-3"]
    assert refused(state, "take treasure-2") == "gold.turn.4"
    do(state, "take treasure-3", "drop")
    assert legal(state, "take") == []
    do(state, "move porter a3")
    assert legal(state, "take") == ["take treasure-2", "take treasure-3"]


@pytest.mark.rule("gold.turn.4")
def test_one_of_two_equal_treasures_can_be_picked_up_after_the_other() -> None:
    state = hall(archaeologists="a1", loose={"a1": [2, 2]})
    do(state, "take treasure-2", "drop", "take treasure-2", "drop")
    assert refused(state, "take treasure-2") == "gold.turn.4"


@pytest.mark.rule("gold.turn.4")
def test_a_treasure_carried_here_can_be_dropped_for_a_theft_and_picked_up_again() -> None:
    state = hall(archaeologists="a1 a1", carried={0: 3, 1: 2})
    do(state, "drop", "steal 2", "drop", "take treasure-3")
    assert seat_of(state, 0)["carried"] == "treasure-3"
    assert seat_of(state, 1)["carried"] is None
    do(state, "drop")
    assert legal(state)[:1] == ["end"]
    assert legal(state, "take") == []


@pytest.mark.rule("gold.turn.4")
def test_the_next_turn_begins_afresh() -> None:
    state = hall(archaeologists="a1 a1", loose={"a1": [2]})
    do(state, "take treasure-2", "drop", "end")
    assert legal(state, "take") == ["take treasure-2"]


@pytest.mark.rule("gold.turn.5")
def test_a_lost_figure_does_nothing() -> None:
    state = hall(archaeologists="-", porters="a1")
    assert legal(state, "move archaeologist") == []
    assert legal(state, "reveal") == []
    for attempt in ("move archaeologist a3", "reveal b2", "drop", "take bust", "steal 2"):
        assert refused(state, attempt) == "gold.turn.5"
    state = hall(porters="-", archaeologists="a1")
    for attempt in ("move porter a3", "turn a1", "lay", "lift"):
        assert refused(state, attempt) == "gold.turn.5"


@pytest.mark.rule("gold.turn.5")
def test_without_figures_a_turn_is_empty_but_it_comes() -> None:
    state = hall(seats=3, archaeologists="a1 - c1", porters="a1 - c1")
    do(state, "end")
    assert int(state.actor()) == 1
    assert legal(state) == ["end"]
    do(state, "end")
    assert int(state.actor()) == 2


def test_steps_are_taken_back_up_to_the_last_reveal() -> None:
    record = new_record(GAME, 2)
    for outcome in ("start c6", "first 1"):
        record.entries.append(Entry(int(CHANCE), GAME.outcome(outcome)))
    session = Session(record)
    session.decide(0, GAME.action("reveal c5"))
    session.settle(SeededRng(1))
    assert not session.can_undo(0)
    session.decide(0, session.state.legal_actions(0)[0])
    session.decide(0, GAME.action("reveal b6"))
    session.undo(0)
    session.undo(0)
    assert session.state.view(0)["phase"] == "placing"
    assert not session.can_undo(0)


@pytest.mark.rule("gold.turn.2")
def test_the_example_of_the_rules() -> None:
    # Into the chamber b2, a treasure, a lantern, out again: three actions, for taking was free.
    state = position("┌┬┐ │║│ └S┘", archaeologists="b1", porters="a1", loose={"b2": [2]})
    do(state, "move archaeologist b2", "take treasure-2", "lay", "move archaeologist b1")
    assert state.view(None)["actions_left"] == 0
    assert seat_of(state, 0)["carried"] == "treasure-2"
