"""Walls turned by the porter, and the entrance that has to stay."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, legal, maze, position, refused

HALL = """
    ├┴┼
    │┤└
    ┼S┼
"""


@pytest.mark.rule("gold.turning.1")
def test_a_porter_turns_its_own_card_or_one_it_could_move_to() -> None:
    # From b2 the ways south and west are open, but a2 has a wall; b1 has a wall towards b2, and b2 has one towards c2.
    state = position(HALL, porters="b2", archaeologists="a1")
    assert legal(state, "turn") == ["turn b2"]
    assert refused(state, "turn b1") == "gold.turning.1"
    assert refused(state, "turn a2") == "gold.turning.1"
    assert refused(state, "turn c2") == "gold.turning.1"
    assert refused(state, "turn a1") == "gold.turning.1"
    # From a1: its own card, a2 below, b1 beside.
    state = position(HALL, porters="a1")
    assert legal(state, "turn") == ["turn a1", "turn b1", "turn a2"]


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
    assert refused(state, "turn f6") == "gold.turning.3"
    assert legal(position("?├┼ x┤┼ ┼S┼"), "turn") == ["turn b2"]


@pytest.mark.rule("gold.entrance.1")
def test_the_last_open_neighbour_of_the_start_card_stays_open() -> None:
    # a3 and c3 are closed towards the start card: b2 may be turned only so that its south side is open.
    state = position(
        """
        ┼┼┼
        ┼├┼
        │S│
        """,
        porters="b2",
    )
    do(state, "turn b2")
    assert legal(state) == ["open nsw", "open esw"]
    assert refused(state, "open new") == "gold.entrance.1"


@pytest.mark.rule("gold.entrance.1")
def test_a_straight_at_the_only_entrance_cannot_be_turned_at_all() -> None:
    drawn = """
        ┼┼┼
        ┼│┼
        │S│
    """
    state = position(drawn, porters="b2")
    assert legal(state, "turn") == []
    assert refused(state, "turn b2") == "gold.entrance.1"


@pytest.mark.rule("gold.entrance.1")
@pytest.mark.parametrize("other", ["─", "?"])
def test_with_another_neighbour_open_or_hidden_it_may_be_closed(other: str) -> None:
    state = position(f"┼┼┼ ┼│┼ │S{other}", porters="b2")
    do(state, "turn b2", "open ew")
    assert drawing(state) == maze(f"┼┼┼ ┼─┼ │S{other}")


@pytest.mark.rule("gold.entrance.1")
def test_a_fallen_neighbour_is_no_entrance() -> None:
    state = position("┼┼┼ ┼│┼ ·S│", porters="b2")
    assert refused(state, "turn b2") == "gold.entrance.1"


@pytest.mark.rule("gold.entrance.1")
def test_a_revealed_card_must_leave_an_entrance_too() -> None:
    # c3 is the last hidden neighbour; the two others are closed. A corner there has to be open to the west.
    state = position(
        """
        ┼┼┼
        ┼─┼
        │S?
        """,
        hidden={"corner": 1},
    )
    do(state, "reveal c3", "* card corner")
    assert legal(state) == ["open nw", "open sw"]
    assert refused(state, "open ne") == "gold.entrance.1"


@pytest.mark.rule("gold.entrance.1")
def test_once_all_neighbours_of_the_start_card_have_fallen_other_cards_turn_freely() -> None:
    state = position(
        """
        ├┼┼
        ┼x┼
        xSx
        """,
        porters="a1",
    )
    do(state, "turn a1")
    assert legal(state) == ["open new", "open nsw", "open esw"]


@pytest.mark.rule("gold.entrance.1")
def test_a_closed_neighbour_that_is_the_last_to_stand_can_only_be_opened() -> None:
    state = position(
        """
        ┼┼┼
        ┼─┼
        xSx
        """,
        porters="a2",
    )
    do(state, "turn b2")
    assert legal(state) == ["open ns"]
