"""The bust, the fuse, and how the pyramid falls."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, end_turns, legal, maze, position, refused, seat_of

from heliopolis.core.state import OVER

# The chamber of the bust is a1. All figures that no test names stand on the start card.
HALL = """
    ╔──┐
    │??│
    ├──┤
    └S─┘
"""


@pytest.mark.rule("gold.collapse.1")
def test_left_alone_the_chamber_falls_after_the_third_turn_of_its_discoverer() -> None:
    # The second seat of three finds the bust, ends that turn, and then three more.
    state = position(
        """
        ????
        │???
        ├──┤
        └S─┘
        """,
        seats=3,
        turn=1,
        archaeologists="b4 a2 b4",
        hidden={"chamber-corner": 1},
        photos=["quiet 1"],
    )
    do(state, "reveal a1", "* card chamber-corner", "open es", "* photo quiet 1")
    countdown = []
    for _ in range(10):
        assert "x" not in drawing(state)
        countdown.append((int(state.actor()), state.view(None)["collapse"]["turns"]))
        end_turns(state)
    assert [turns for seat, turns in countdown if seat == 1] == [3, 3, 2, 1]
    assert countdown[-1][0] == 1
    assert drawing(state) == maze(
        """
        x???
        │???
        ├──┤
        └S─┘
        """
    )
    assert state.view(None)["collapse"] == {
        "keeper": 1,
        "turns": 1,
        "next": ["b1", "a2"],
        "fallen": 1,
        "order": [2, 0, 1],
    }


@pytest.mark.rule("gold.collapse.1")
def test_then_the_discoverers_turns_are_the_clock() -> None:
    state = position(
        HALL, seats=3, turn=1, archaeologists="d4", loose={"a1": ["bust"]}, bust_chamber="a1", keeper=1, fuse=1
    )
    end_turns(state)
    after_the_first = drawing(state)
    assert after_the_first == maze("x──┐ │??│ ├──┤ └S─┘")
    end_turns(state, 2)
    assert drawing(state) == after_the_first
    end_turns(state)
    assert drawing(state) == maze("xx─┐ x??│ ├──┤ └S─┘")


@pytest.mark.rule("gold.collapse.2")
def test_carried_out_the_bust_brings_the_chamber_down_at_once_and_ends_the_turn() -> None:
    state = position(
        HALL,
        seats=3,
        archaeologists="a1 b4 a1",
        porters="a1",
        loose={"a1": ["bust", 2]},
        bust_chamber="a1",
        keeper=1,
        fuse=2,
    )
    do(state, "take bust")
    assert int(state.actor()) == 0
    events = do(state, "move archaeologist a2")
    assert (events[0].name, events[0].rule, events[0].facts) == ("fall", "gold.collapse.2", {"cards": ["a1"]})
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")
    assert int(state.actor()) == 1
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["carried"]) == ("a2", "bust")
    # Whoever stayed in the chamber is lost: a porter of the bearer, and another archaeologist.
    assert seat_of(state, 0)["porter"] is None
    assert seat_of(state, 2)["archaeologist"] is None
    assert state.scores() == [-1, 0, -2]
    assert state.view(None)["collapse"] == {
        "keeper": 0,
        "turns": 1,
        "next": ["b1", "a2"],
        "fallen": 1,
        "order": [1, 2, 0],
    }


@pytest.mark.rule("gold.collapse.2")
def test_the_discoverers_fuse_is_out_once_the_bust_is_carried_out() -> None:
    state = position(HALL, archaeologists="a1", loose={"a1": ["bust"]}, bust_chamber="a1", keeper=1, fuse=1)
    do(state, "take bust", "move archaeologist a2", "end")
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")


@pytest.mark.rule("gold.collapse.2")
def test_a_lit_run_brings_the_bust_home_and_the_chamber_down() -> None:
    state = position(
        HALL,
        archaeologists="a1 d4",
        lanterns={0: "a2 a3 a4"},
        loose={"a1": ["bust"]},
        bust_chamber="a1",
        keeper=1,
        fuse=3,
    )
    do(state, "take bust", "move archaeologist b4")
    assert seat_of(state, 0)["treasures"] == ["bust"]
    assert state.scores() == [5, 0]
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")
    assert int(state.actor()) == 1
    # Having banked it, the first seat keeps the clock: nothing falls after the second seat's turn.
    end_turns(state)
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")
    end_turns(state)
    assert drawing(state) == maze("xx─┐ x??│ ├──┤ └S─┘")


@pytest.mark.rule("gold.collapse.2")
def test_once_it_is_out_the_bust_is_carried_like_any_treasure() -> None:
    state = position(
        "X──┐ │??│ ├──┤ └S─┘", archaeologists="a3 d4", carried={0: "bust"}, keeper=0, bust_chamber="a1", turn=0
    )
    do(state, "move archaeologist a4", "move archaeologist b4")
    assert (int(state.actor()), state.view(None)["actions_left"]) == (0, 1)
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")


@pytest.mark.rule("gold.collapse.3")
def test_picking_up_the_bust_without_leaving_changes_nothing() -> None:
    state = position(HALL, archaeologists="a1 a1", loose={"a1": ["bust"]}, bust_chamber="a1", keeper=1, fuse=2)
    do(state, "take bust", "end")
    assert state.view(None)["collapse"] == {"keeper": 1, "turns": 2, "next": ["a1"], "fallen": 0, "order": [1]}
    do(state, "steal 1", "drop", "end")
    assert state.view(None)["collapse"] == {"keeper": 1, "turns": 1, "next": ["a1"], "fallen": 0, "order": [0, 1]}
    do(state, "take bust", "end", "end")
    # The bust, in the hands of the first seat, and both archaeologists go down with the chamber.
    assert drawing(state) == maze("x──┐ │??│ ├──┤ └S─┘")
    assert state.scores() == [-2, -2]
    assert state.view(None)["collapse"]["keeper"] == 1


@pytest.mark.rule("gold.collapse.3")
def test_other_treasures_may_be_carried_out_without_harm() -> None:
    state = position(HALL, archaeologists="a1", loose={"a1": ["bust", 2]}, bust_chamber="a1", keeper=1, fuse=2)
    do(state, "take treasure-2", "move archaeologist a2", "move archaeologist a3")
    assert drawing(state) == maze(HALL)


@pytest.mark.rule("gold.collapse.4")
def test_after_each_turn_of_the_owner_the_neighbours_of_fallen_cards_fall() -> None:
    # Walls or not, hidden or not; the start card stays. The last fall, which buries a treasure, leaves it alone.
    state = position("X──┐ │??│ ├──┤ └S─┘", banked={0: ["bust"]}, loose={"d4": [2]}, bust_chamber="a1", keeper=0)
    falls: list[str] = []
    for _ in range(11):
        end_turns(state)
        if not falls or drawing(state) != falls[-1]:
            falls.append(drawing(state))
    assert state.actor() == OVER
    assert falls == [
        maze("xx─┐ x??│ ├──┤ └S─┘"),
        maze("xxx┐ xx?│ x──┤ └S─┘"),
        maze("xxxx xxx│ xx─┤ xS─┘"),
        maze("xxxx xxxx xxx┤ xS─┘"),
        maze("xxxx xxxx xxxx xSx┘"),
        maze("xxxx xxxx xxxx xSxx"),
    ]


@pytest.mark.rule("gold.collapse.4")
def test_the_next_cards_to_fall_are_known_before() -> None:
    state = position("X──┐ │??│ ├──┤ └S─┘", seats=3, keeper=2, turn=2, bust_chamber="a1", carried={2: "bust"})
    assert state.view(None)["collapse"]["next"] == ["b1", "a2"]
    events = end_turns(state)
    told = [(event.rule, event.facts["cards"]) for event in events if event.name == "fall"]
    assert told == [("gold.collapse.4", ["b1", "a2"])]


@pytest.mark.rule("gold.collapse.5")
def test_a_thief_becomes_the_owner_and_the_clock() -> None:
    state = position("X──┐ │??│ ├──┤ └S─┘", archaeologists="d3 d3", carried={0: "bust"}, keeper=0, bust_chamber="a1")
    end_turns(state)
    assert drawing(state) == maze("xx─┐ x??│ ├──┤ └S─┘")
    do(state, "steal 1", "end")
    assert drawing(state) == maze("xxx┐ xx?│ x──┤ └S─┘")
    end_turns(state)
    assert drawing(state) == maze("xxx┐ xx?│ x──┤ └S─┘")


@pytest.mark.rule("gold.collapse.5")
def test_who_dropped_the_bust_keeps_the_clock_until_another_takes_it() -> None:
    state = position("X──┐ │??│ ├──┤ └S─┘", archaeologists="d3 d3", carried={0: "bust"}, keeper=0, bust_chamber="a1")
    do(state, "drop", "end")
    assert state.view(None)["collapse"]["keeper"] == 0
    assert drawing(state) == maze("xx─┐ x??│ ├──┤ └S─┘")
    do(state, "take bust", "drop", "end")
    assert state.view(None)["collapse"]["keeper"] == 1
    assert drawing(state) == maze("xxx┐ xx?│ x──┤ └S─┘")


@pytest.mark.rule("gold.collapse.5")
def test_a_lost_bust_and_a_lost_owner_keep_the_clock_going() -> None:
    state = position(
        "X──┐ │??│ ├──┤ └S─┘", archaeologists="a2 d4", porters="b1", carried={0: "bust"}, keeper=0, bust_chamber="a1"
    )
    end_turns(state)
    assert (seat_of(state, 0)["archaeologist"], seat_of(state, 0)["porter"]) == (None, None)
    assert "bust" not in [name for card in state.view(None)["cards"] for name in card["treasures"]]
    do(state, "end")
    assert legal(state) == ["end"]
    do(state, "end")
    assert drawing(state) == maze("xxx┐ xx?│ x──┤ └S─┘")


@pytest.mark.rule("gold.collapse.6")
def test_everything_on_a_falling_card_is_lost() -> None:
    state = position(
        "X──┐ │??│ ├──┤ └S─┘",
        seats=3,
        archaeologists="a2 b1 c1",
        porters="c1 a2 b1",
        lanterns={1: "b1 a2 c1"},
        loose={"b1": [2], "c1": [3]},
        carried={1: 3, 0: "bust"},
        keeper=0,
        bust_chamber="a1",
    )
    events = end_turns(state)
    assert [seat_of(state, seat)["archaeologist"] for seat in range(3)] == [None, None, "c1"]
    assert [seat_of(state, seat)["porter"] for seat in range(3)] == ["c1", None, None]
    assert [seat_of(state, seat)["carried"] for seat in range(3)] == [None, None, None]
    assert state.scores() == [-2, -3, -1]
    assert card_of(state, "c1")["treasures"] == ["treasure-3"]
    assert seat_of(state, 1)["lanterns"] == 2
    buried = [event.facts["treasure"] for event in events if event.name == "buried"]
    assert sorted(str(name) for name in buried) == ["bust", "treasure-2", "treasure-3"]


@pytest.mark.rule("gold.collapse.6")
def test_on_the_start_card_everybody_is_safe() -> None:
    state = position("xxx xxx ┼S┼", seats=2, keeper=0, bust_chamber="a1", lost=["bust"])
    end_turns(state)
    assert state.actor() == OVER
    assert state.scores() == [0, 0]
    assert refused(state, "end", seat=0) == "gold.end.1"
