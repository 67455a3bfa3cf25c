"""Lanterns laid and lifted, and runs along them."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, end_turns, legal, maze, position, refused, seat_of

RING = """
    ┌──┐
    │??│
    │??│
    └S─┘
"""


@pytest.mark.rule("gold.lanterns.1")
def test_a_porter_lays_a_lantern_on_its_card() -> None:
    state = position(RING, porters="a1")
    do(state, "lay")
    assert card_of(state, "a1")["lanterns"] == [0]
    assert seat_of(state, 0)["lanterns"] == 4


@pytest.mark.rule("gold.lanterns.1")
def test_one_lantern_of_each_colour_and_none_on_the_start_card() -> None:
    state = position(RING, porters="a1", lanterns={0: "a1"})
    assert refused(state, "lay") == "gold.lanterns.1"
    state = position(RING)
    assert refused(state, "lay") == "gold.lanterns.1"
    state = position(RING, seats=3, porters="a1", lanterns={1: "a1", 2: "a1"})
    do(state, "lay")
    assert card_of(state, "a1")["lanterns"] == [0, 1, 2]


@pytest.mark.rule("gold.lanterns.1")
def test_without_a_lantern_in_stock_none_is_laid() -> None:
    state = position(RING, porters="a1", lanterns={0: "a2 a3 a4 d1 d2"})
    assert seat_of(state, 0)["lanterns"] == 0
    assert legal(state, "lay") == []
    assert refused(state, "lay") == "gold.lanterns.1"


@pytest.mark.rule("gold.lanterns.1")
def test_the_archaeologist_lays_none() -> None:
    state = position(RING, archaeologists="a1")
    assert legal(state, "lay") == []


@pytest.mark.rule("gold.lanterns.2")
def test_a_porter_lifts_its_own_lantern_and_no_other() -> None:
    state = position(RING, porters="a1", lanterns={0: "a1 a2", 1: "a1"})
    do(state, "lift")
    assert card_of(state, "a1")["lanterns"] == [1]
    assert seat_of(state, 0)["lanterns"] == 4
    assert refused(state, "lift") == "gold.lanterns.2"
    assert legal(state, "lay") == ["lay"]


@pytest.mark.rule("gold.lanterns.3")
def test_one_action_leads_along_lit_cards_to_one_beyond() -> None:
    # From the start card along a4, a3, a2 to a1; the next card, b1, is one too many. A dark a3 stops the run.
    state = position(RING, lanterns={0: "a4 a3 a2"})
    reach = ["a1", "a2", "a3", "a4", "c4"]
    assert legal(state, "move archaeologist") == [f"move archaeologist {name}" for name in reach]
    assert legal(state, "move porter") == [f"move porter {name}" for name in reach]
    do(state, "move archaeologist a1")
    assert state.view(None)["actions_left"] == 2
    dark = position(RING, lanterns={0: "a4 a2"})
    assert legal(dark, "move archaeologist") == [f"move archaeologist {name}" for name in ("a3", "a4", "c4")]
    assert refused(dark, "move archaeologist a1") == "gold.lanterns.3"


@pytest.mark.rule("gold.lanterns.3")
def test_a_run_may_stop_on_any_card_of_it_and_go_back() -> None:
    state = position(RING, archaeologists="a1", lanterns={0: "a4 a3 a2 b1 c1"})
    reach = ["b1", "c1", "d1", "a2", "a3", "a4", "b4"]
    assert legal(state, "move archaeologist") == [f"move archaeologist {name}" for name in reach]


@pytest.mark.rule("gold.lanterns.3")
def test_a_run_follows_the_open_ways_only() -> None:
    # b2 is lit, but there is a wall between a2 and b2.
    state = position("┼┼┼ │┼┼ ├S┼", archaeologists="a3", lanterns={0: "a2 b2"})
    assert legal(state, "move archaeologist") == [f"move archaeologist {name}" for name in ("a1", "a2", "b3")]


@pytest.mark.rule("gold.lanterns.3")
def test_no_run_leads_through_the_start_card() -> None:
    # The start card bears no lantern, so it ends every run.
    state = position(RING, archaeologists="a4", lanterns={0: "a4 c4 d4"})
    assert legal(state, "move archaeologist") == ["move archaeologist a3", "move archaeologist b4"]


@pytest.mark.rule("gold.lanterns.4")
def test_lanterns_of_others_light_no_way() -> None:
    state = position(RING, lanterns={1: "a4 a3 a2"})
    assert legal(state, "move archaeologist") == ["move archaeologist a4", "move archaeologist c4"]
    do(state, "end")
    assert "move archaeologist a1" in legal(state)
    assert "move porter a1" in legal(state)


@pytest.mark.rule("gold.lanterns.4")
def test_between_neighbours_a_lantern_changes_nothing() -> None:
    state = position(RING, archaeologists="a2", lanterns={0: "a1 a2"})
    do(state, "move archaeologist a1")
    assert state.view(None)["actions_left"] == 2


@pytest.mark.rule("gold.lanterns.5")
def test_lanterns_stay_when_their_card_is_turned() -> None:
    state = position(RING, porters="a1", lanterns={0: "a1", 1: "a1"})
    do(state, "turn a1", "open ne")
    assert drawing(state) == maze("└──┐ │??│ │??│ └S─┘")
    assert card_of(state, "a1")["lanterns"] == [0, 1]


@pytest.mark.rule("gold.lanterns.5")
def test_lanterns_fall_with_their_card_and_do_not_come_back() -> None:
    fallen = """
        X──┐
        │??│
        │??│
        └S─┘
    """
    state = position(fallen, lanterns={0: "b1", 1: "a2 b1 d1"}, bust_chamber="a1", keeper=0, lost=["bust"])
    end_turns(state)
    assert card_of(state, "b1")["lanterns"] == []
    assert card_of(state, "d1")["lanterns"] == [1]
    assert (seat_of(state, 0)["lanterns"], seat_of(state, 1)["lanterns"]) == (4, 2)


@pytest.mark.rule("gold.lanterns.3")
def test_the_example_of_the_rules() -> None:
    # The start card is d6; d5, d4 and d3 are straights, of which d5 and d4 are lit.
    hall = "?????? ?????? ???│?? ???│?? ???│?? ???S??"
    state = position(hall, lanterns={0: "d5 d4"})
    do(state, "move archaeologist d3")
    assert state.view(None)["actions_left"] == 2
    dark = position(hall)
    do(dark, "move archaeologist d5", "move archaeologist d4", "move archaeologist d3")
    assert dark.view(None)["actions_left"] == 0
