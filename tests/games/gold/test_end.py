"""How the game ends, and who wins."""

from typing import Any

import pytest
from tests.games.gold.positions import do, drawing, end_turns, position, seat_of

from heliopolis.core.state import OVER

HALL = """
    ┌┬┐
    │││
    └S┘
"""


@pytest.mark.rule("gold.end.1")
def test_the_game_ends_when_only_the_start_card_is_left() -> None:
    state = position("xxx xxX ┼Sx", keeper=1, bust_chamber="c2", lost=["bust"], archaeologists="a3")
    end_turns(state)
    assert int(state.actor()) == 1
    events = end_turns(state)
    assert state.actor() == OVER
    assert state.view(None)["phase"] == "finished"
    assert [event.name for event in events] == ["fall", "lost", "archaeologist", "collapsed"]
    assert state.scores() == [-2, 0]


FALLING = "X──┐ │??│ ├──┤ └S─┘"
"""A pyramid of which the chamber of the bust has fallen."""


@pytest.mark.rule("gold.end.1")
def test_the_game_ends_within_a_turn_when_the_last_figure_has_come_home() -> None:
    state = position(FALLING, archaeologists="a4", carried={0: 3}, lost=["bust"], keeper=1, bust_chamber="a1")
    events = do(state, "move archaeologist b4")
    assert state.actor() == OVER
    assert [event.name for event in events] == ["banked", "treasures", "settled"]
    assert (events[-1].rule, state.scores()) == ("gold.end.1", [3, 0])


@pytest.mark.rule("gold.end.1")
@pytest.mark.parametrize(
    "left_behind", [{"archaeologists": "c4 d4"}, {"porters": "b4 d4"}, {"loose": {"d4": [2]}}, {"carried": {1: 2}}]
)
def test_as_long_as_a_figure_or_a_treasure_is_in_the_pyramid_it_goes_on(left_behind: dict[str, Any]) -> None:
    where = {"archaeologists": "c4 d4" if "carried" in left_behind else "c4", **left_behind}
    state = position(FALLING, lost=["bust"], keeper=1, bust_chamber="a1", **where)
    do(state, "move archaeologist b4")
    assert state.actor() == 0
    while state.actor() != OVER:
        end_turns(state)
    assert "x──┐" not in drawing(state)


@pytest.mark.rule("gold.end.1")
def test_a_fall_that_takes_the_last_archaeologist_ends_the_game() -> None:
    # The second porter still stands in d4, but without an archaeologist nobody can win anything.
    state = position(
        FALLING, archaeologists="a2 -", porters="b4 d4", loose={"d4": [2]}, lost=["bust"], keeper=0, bust_chamber="a1"
    )
    events = end_turns(state)
    assert state.actor() == OVER
    assert [event.name for event in events] == ["fall", "lost", "archaeologist", "settled"]


@pytest.mark.rule("gold.end.1")
def test_before_the_first_fall_an_empty_pyramid_is_just_empty() -> None:
    state = position(
        "╔──┐ │??│ ├──┤ └S─┘", archaeologists="a4", loose={"a1": ["bust"]}, keeper=1, fuse=3, bust_chamber="a1"
    )
    do(state, "move archaeologist b4")
    assert state.actor() == 0


@pytest.mark.rule("gold.end.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_quiet_rounds_end_the_game(seats: int) -> None:
    state = position(HALL, seats=seats, archaeologists="a1", carried={0: 3}, points={1: 2})
    end_turns(state, 5 * seats - 1)
    assert state.actor() != OVER
    events = end_turns(state)
    assert state.actor() == OVER
    assert [event.name for event in events] == ["stalled"]
    assert state.scores()[:2] == [0, 2]


@pytest.mark.rule("gold.end.2")
@pytest.mark.parametrize(
    "deeds",
    [
        ["reveal b2", "* card junction", "open new"],
        ["take treasure-2"],
        ["drop"],
        ["steal 2"],
        ["move archaeologist b3"],
    ],
)
def test_a_reveal_a_pick_up_or_a_banking_starts_the_count_anew(deeds: list[str]) -> None:
    carried = {0: 3} if deeds in (["drop"], ["move archaeologist b3"]) else {1: 3} if deeds == ["steal 2"] else {}
    state = position(
        "┌┬┐ ├?│ └S┘",
        archaeologists="a3 a3" if "b3" in deeds[0] else "a2 a2",
        loose={"a2": [2]},
        carried=carried,
        quiet_turns=9,
    )
    do(state, *deeds, "end")
    # Dropping alone brings nothing further: the ten turns of two seats are over.
    assert (state.actor() == OVER) == (deeds == ["drop"])
    assert state.view(None)["quiet_turns"] == (10 if deeds == ["drop"] else 0)


@pytest.mark.rule("gold.end.2")
def test_a_fall_starts_the_count_anew() -> None:
    state = position("X┬┐ │││ └S┘", keeper=0, bust_chamber="a1", lost=["bust"], quiet_turns=9)
    end_turns(state)
    assert state.view(None)["quiet_turns"] == 0


@pytest.mark.rule("gold.end.2")
def test_a_treasure_passed_to_and_fro_does_not_keep_the_game_alive() -> None:
    # Each seat picks it up for the first time; after that nothing is new, and ten more turns end the game.
    state = position(HALL, archaeologists="a1 a1", loose={"a1": [2]})
    do(state, "take treasure-2", "drop", "end")
    do(state, "take treasure-2", "drop", "end")
    for turn in range(10):
        assert state.view(None)["quiet_turns"] == turn
        do(state, "take treasure-2", "drop", "end")
    assert state.actor() == OVER


@pytest.mark.rule("gold.end.2")
def test_moving_and_turning_are_no_progress() -> None:
    state = position(HALL, quiet_turns=9)
    do(state, "move archaeologist a3", "move porter b2", "lay", "end")
    assert state.actor() == OVER


@pytest.mark.rule("gold.end.3")
def test_most_points_win() -> None:
    state = position(HALL, seats=4, points={0: 3, 1: 8, 2: 5, 3: 4})
    assert state.standings() == [4, 1, 2, 3]


@pytest.mark.rule("gold.end.4")
def test_of_those_tied_who_has_both_figures_is_first() -> None:
    # The first seat came to six points first, but has lost its porter.
    reached = {0: 1, 1: 5, 2: 2, 3: 9}
    state = position(
        HALL, seats=4, points={0: 6, 1: 6, 2: 6, 3: 7}, reached=reached, porters="- b3 b3 -", archaeologists="b3 b3 - -"
    )
    assert state.standings() == [3, 2, 4, 1]


@pytest.mark.rule("gold.end.5")
def test_then_who_came_to_the_total_first() -> None:
    state = position(HALL, seats=3, points={0: 4, 1: 4, 2: 4}, reached={0: 7, 1: 2, 2: 5})
    assert state.standings() == [3, 1, 2]


@pytest.mark.rule("gold.end.5")
def test_the_moment_is_that_of_the_last_change() -> None:
    # Both have three points, the second seat since earlier, and carry a treasure of two to the start card, the first
    # seat a turn earlier.
    state = position(
        "┌┬┐ │││ └S┘", archaeologists="a3 c3", carried={0: 2, 1: 2}, points={0: 3, 1: 3}, reached={0: 2, 1: 1}
    )
    assert state.standings() == [2, 1]
    do(state, "move archaeologist b3", "end", "move archaeologist b3")
    assert state.scores() == [5, 5]
    assert state.standings() == [1, 2]


@pytest.mark.rule("gold.end.5")
def test_a_loss_is_a_change_too() -> None:
    # Both lose their archaeologists: who came to five first no longer matters.
    state = position(
        "X┬┐ │││ └S┘",
        archaeologists="a2 b1",
        porters="b3 b3",
        points={0: 5, 1: 5},
        reached={0: 1, 1: 2},
        keeper=1,
        bust_chamber="a1",
        lost=["bust"],
        turn=1,
    )
    end_turns(state)
    assert state.scores() == [3, 3]
    assert state.standings() == [1, 1]


@pytest.mark.rule("gold.end.5")
def test_a_fall_comes_after_what_was_banked_in_the_same_turn() -> None:
    # The first seat banks a three and comes to three; then the fall takes the second seat from five to three. Both
    # have lost a figure, so the moment decides.
    state = position(
        "X┬┐ │││ └S┘",
        archaeologists="a3 a2",
        porters="- b3",
        carried={0: 3},
        points={1: 5},
        reached={1: 4},
        keeper=0,
        bust_chamber="a1",
        lost=["bust"],
    )
    do(state, "move archaeologist b3", "end")
    assert state.scores() == [3, 3]
    assert state.standings() == [1, 2]


@pytest.mark.rule("gold.end.5")
def test_nobody_has_anything_and_all_share_the_first_place() -> None:
    state = position(HALL, seats=3)
    end_turns(state, 15)
    assert state.actor() == OVER
    assert state.standings() == [1, 1, 1]
    assert seat_of(state, 0)["points"] == 0
