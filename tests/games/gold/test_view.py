"""What the view tells besides the table itself, for whoever draws a board."""

from tests.games.gold.positions import do, position


def test_everybody_sees_how_a_card_that_is_being_laid_or_turned_may_lie() -> None:
    state = position(
        """
        ??├
        ?┌┘
        ?S?
        """,
        archaeologists="b2 b3",
        porters="c2 b3",
        hidden={"straight": 1, "junction": 4},
    )
    assert state.view(1)["options"] == []
    do(state, "turn c2")
    assert state.view(1)["options"] == ["ne", "es", "sw"]
    do(state, "open sw")
    assert state.view(1)["options"] == []


def test_chambers_that_were_found_are_counted_fallen_or_not() -> None:
    state = position(
        """
        X??
        ?║?
        ?S?
        """,
        keeper=0,
        bust_chamber="a1",
        carried={0: "bust"},
        archaeologists="b2 b3",
        hidden={"chamber-corner": 1, "junction": 5},
        photos=["quiet 1"],
    )
    view = state.view(None)
    assert (view["found"], view["chambers"]) == (2, 3)


def test_the_turn_of_the_discovery_is_told_from_those_that_count() -> None:
    state = position(
        """
        ???
        ?│?
        ?S?
        """,
        archaeologists="b2 b3",
        hidden={"chamber-corner": 1, "junction": 5},
        photos=["quiet 1"],
        pile=[],
    )
    assert not state.view(None)["discovery"]
    do(state, "reveal b1", "* card chamber-corner", "open es", "* photo quiet 1")
    assert state.view(None)["discovery"]
    do(state, "end", "end")
    assert not state.view(None)["discovery"]


def test_one_passes_where_both_facing_sides_are_open() -> None:
    view = position("┌╴? ╶┘? ?S?").view(None)
    assert view["passages"] == [["a1", "b1"], ["a2", "b2"]]


def test_the_way_home_is_that_of_the_archaeologist_at_turn() -> None:
    state = position(
        """
        ??├
        ?┌┘
        ?S?
        """,
        archaeologists="c1 b3",
    )
    assert state.view(None)["way_home"]["cards"] == ["c1", "b2", "c2", "b3"]
    do(state, "end")
    assert state.view(None)["way_home"]["cards"] == ["b3"]


def test_each_treasure_keeps_its_place_in_the_list_while_it_travels() -> None:
    state = position(
        """
        ?║?
        ?│?
        ?S?
        """,
        archaeologists="b1 b3",
        loose={"b1": [2, 3]},
        pile=[2],
    )

    def places() -> list[list[object]]:
        return [[each[key] for key in ("name", "card", "carried", "banked")] for each in state.view(None)["treasures"]]

    first: list[object] = ["treasure-2", "b1", None, None]
    other: list[object] = ["treasure-3", "b1", None, None]
    assert first in places()
    assert other in places()
    number = places().index(other)
    do(state, "take treasure-3")
    assert places()[number] == ["treasure-3", None, 0, None]
    do(state, "move archaeologist b2", "move archaeologist b3")
    assert places()[number] == ["treasure-3", None, None, 0]
    assert first in places()
