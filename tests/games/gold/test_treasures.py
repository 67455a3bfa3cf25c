"""Treasures found, carried, dropped, stolen and banked."""

import pytest
from tests.games.gold.positions import card_of, do, legal, position, refused, seat_of

HALL = """
    ┌─┐
    │╔┤
    └S┘
"""


@pytest.mark.rule("gold.treasures.1")
def test_an_archaeologist_takes_one_treasure_from_its_card() -> None:
    state = position(HALL, archaeologists="b2", loose={"b2": [2, 3, "bust"], "c2": [3]})
    assert legal(state, "take") == ["take treasure-2", "take treasure-3", "take bust"]
    do(state, "take treasure-3")
    assert seat_of(state, 0)["carried"] == "treasure-3"
    assert card_of(state, "b2")["treasures"] == ["treasure-2", "bust"]
    assert legal(state, "take") == []
    assert refused(state, "take treasure-2") == "gold.treasures.1"


@pytest.mark.rule("gold.treasures.1")
def test_what_does_not_lie_here_cannot_be_taken() -> None:
    state = position(HALL, archaeologists="b2", porters="c2", loose={"c2": [3], "a1": ["bust"]})
    for what in ("treasure-3", "treasure-2", "bust"):
        assert refused(state, f"take {what}") == "gold.treasures.1"


@pytest.mark.rule("gold.treasures.1")
def test_anybody_takes_what_somebody_left() -> None:
    state = position(HALL, archaeologists="b2 b2", carried={0: 3})
    do(state, "drop", "end", "take treasure-3")
    assert seat_of(state, 1)["carried"] == "treasure-3"


@pytest.mark.rule("gold.treasures.2")
def test_a_dropped_treasure_lies_on_the_card() -> None:
    state = position(HALL, archaeologists="c1", carried={0: 2})
    do(state, "drop")
    assert seat_of(state, 0)["carried"] is None
    assert card_of(state, "c1")["treasures"] == ["treasure-2"]
    assert refused(state, "drop") == "gold.treasures.2"
    do(state, "move archaeologist b1")
    assert card_of(state, "c1")["treasures"] == ["treasure-2"]


@pytest.mark.rule("gold.treasures.3")
def test_a_thief_on_the_same_card_takes_what_is_carried() -> None:
    state = position(HALL, archaeologists="b1 c1", carried={1: "bust"}, keeper=1, bust_chamber="b2", fuse=2)
    assert refused(state, "steal 2") == "gold.treasures.3"
    do(state, "move archaeologist c1")
    events = do(state, "steal 2")
    assert (seat_of(state, 0)["carried"], seat_of(state, 1)["carried"]) == ("bust", None)
    assert [(event.name, event.seat, event.facts) for event in events] == [
        ("stolen", 0, {"victim": 2, "treasure": "bust"})
    ]


@pytest.mark.rule("gold.treasures.3")
def test_whoever_carries_must_drop_first() -> None:
    state = position(HALL, archaeologists="c1 c1", carried={0: 2, 1: 3})
    assert legal(state, "steal") == []
    assert refused(state, "steal 2") == "gold.treasures.3"
    do(state, "drop", "steal 2")
    assert seat_of(state, 0)["carried"] == "treasure-3"
    assert card_of(state, "c1")["treasures"] == ["treasure-2"]


@pytest.mark.rule("gold.treasures.3")
def test_the_thief_chooses_among_several_victims() -> None:
    state = position(HALL, seats=4, turn=2, archaeologists="c1 c1 c1 c1", carried={0: 2, 3: 3})
    assert legal(state, "steal") == ["steal 1", "steal 4"]
    for victim in ("steal 2", "steal 3"):
        assert refused(state, victim) == "gold.treasures.3"
    do(state, "steal 4")
    assert [seat_of(state, seat)["carried"] for seat in range(4)] == ["treasure-2", None, "treasure-3", None]


@pytest.mark.rule("gold.treasures.3")
def test_the_victim_may_steal_it_back_in_its_own_turn() -> None:
    state = position(HALL, archaeologists="c1 c1", carried={1: 3})
    do(state, "steal 2", "end", "steal 1")
    assert seat_of(state, 1)["carried"] == "treasure-3"


@pytest.mark.rule("gold.treasures.4")
def test_reaching_the_start_card_banks_at_once() -> None:
    state = position(HALL, archaeologists="a3 b3", carried={0: 3})
    do(state, "move archaeologist b3")
    area = seat_of(state, 0)
    assert (area["carried"], area["treasures"], area["points"]) == (None, ["treasure-3"], 3)
    assert legal(state, "drop") == []
    do(state, "end")
    assert legal(state, "steal") == []
    assert refused(state, "steal 1") == "gold.treasures.3"


@pytest.mark.rule("gold.treasures.4")
def test_after_banking_the_turn_goes_on() -> None:
    state = position(HALL, archaeologists="a3", carried={0: 3})
    do(state, "move archaeologist b3", "move archaeologist c3")
    assert state.view(None)["actions_left"] == 1


@pytest.mark.rule("gold.treasures.5")
def test_nothing_is_picked_up_on_the_way_of_a_lit_run() -> None:
    state = position(HALL, archaeologists="b3 c2", lanterns={0: "c3 c2"}, loose={"c3": [3]}, carried={1: 2})
    assert legal(state, "take") == []
    do(state, "move archaeologist c1")
    assert legal(state, "take") == []
    assert legal(state, "steal") == []
    do(state, "move archaeologist c3")
    assert legal(state, "take") == ["take treasure-3"]
