"""Walls turned by the porter."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, legal, maze, position, refused

HALL = """
    ├┴┼
    │┤└
    ┼S┼
"""


@pytest.mark.rule("gold.turning.1")
def test_a_porter_turns_its_own_card_or_one_towards_which_that_is_open() -> None:
    # From b2 the ways north, south and west are open; a2 and b1 have walls towards b2, which do not protect them.
    state = position(HALL, porters="b2", archaeologists="a1")
    assert legal(state, "turn") == ["turn b1", "turn a2", "turn b2"]
    assert refused(state, "turn c2") == "gold.turning.1"
    assert refused(state, "turn a1") == "gold.turning.1"
    # From a1: its own card, a2 below, b1 beside.
    state = position(HALL, porters="a1")
    assert legal(state, "turn") == ["turn a1", "turn b1", "turn a2"]
    # From a2 nothing but its own card and a1: the crossing a3 would look the same.
    assert legal(position(HALL, porters="a2"), "turn") == ["turn a1", "turn a2"]


@pytest.mark.rule("gold.turning.1")
def test_a_wall_of_the_own_card_bars_the_porter() -> None:
    # b2 is open to a2, but a2 has a wall towards b2.
    assert refused(position(HALL, porters="a2"), "turn b2") == "gold.turning.1"


@pytest.mark.rule("gold.turning.1")
def test_the_archaeologist_turns_nothing() -> None:
    assert legal(position(HALL, archaeologists="a1", porters="-"), "turn") == []


@pytest.mark.rule("gold.turning.2")
@pytest.mark.parametrize(("card", "ways"), [("├", "new nsw esw"), ("└", "es nw sw"), ("│", "ew"), ("╵", "e s w")])
def test_a_card_is_turned_so_that_it_lies_otherwise(card: str, ways: str) -> None:
    state = position(f"{card}┼┼ ┼┼┼ ┼S┼", porters="a1")
    do(state, "turn a1")
    assert sorted(legal(state)) == sorted(f"open {sides}" for sides in ways.split())
    lies = {"├": "nes", "└": "ne", "│": "ns", "╵": "n"}[card]
    assert refused(state, f"open {lies}") == "gold.turning.2"
    assert refused(state, "end") == "gold.turning.2"
    for sides in ways.split():
        copy = state.clone()
        do(copy, f"open {sides}")
        assert card_of(copy, "a1")["sides"] == sides
        assert copy.view(None)["actions_left"] == 2


@pytest.mark.rule("gold.turning.2")
def test_a_crossing_looks_the_same_however_it_is_turned() -> None:
    state = position("┼┼┼ ┼┼┼ ┼S┼", porters="a1")
    assert legal(state, "turn") == []
    assert refused(state, "turn a1") == "gold.turning.2"


@pytest.mark.rule("gold.turning.2")
def test_a_card_is_turned_with_all_that_is_on_it() -> None:
    state = position(
        "┌┼┼ ┼┼┼ ┼S┼", porters="a2 a1", archaeologists="a1 a1", loose={"a1": [3]}, lanterns={1: "a1"}, carried={1: 2}
    )
    do(state, "turn a1", "open nw")
    assert drawing(state) == maze(
        """
        ┘┼┼
        ┼┼┼
        ┼S┼
        """
    )
    card = card_of(state, "a1")
    assert (card["archaeologists"], card["porters"], card["lanterns"]) == ([0, 1], [1], [1])
    assert card["treasures"] == ["treasure-3"]
    assert refused(state, "move archaeologist a2") == "gold.move.1"


@pytest.mark.rule("gold.turning.3")
def test_start_card_hidden_and_fallen_cards_are_never_turned() -> None:
    state = position("?├┼ x┤┼ ┼S┼", porters="b2")
    assert legal(state, "turn") == ["turn b1", "turn b2"]
    assert refused(state, "turn b3") == "gold.turning.3"
    assert refused(state, "turn a1") == "gold.turning.3"
    assert refused(state, "turn a2") == "gold.turning.3"
    assert refused(state, "turn f6") == "gold.setup.1"  # no card of this pyramid
    assert legal(position("?├┼ x┤┼ ┼S┼"), "turn") == ["turn b2"]
