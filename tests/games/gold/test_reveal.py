"""Cards revealed by the archaeologist, and turned by whoever reveals them."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, legal, maze, position, refused, seat_of


@pytest.mark.rule("gold.reveal.1")
def test_the_own_card_must_be_open_towards_the_hidden_one() -> None:
    # b2 is open north and west. c2 lies behind its wall, a1 is no neighbour, b3 is not hidden.
    state = position(
        """
        ???
        ?┘?
        ┼S┼
        """,
        archaeologists="b2",
    )
    assert legal(state, "reveal") == ["reveal b1", "reveal a2"]
    for wall in ("c2", "a1", "b3", "b2"):
        assert refused(state, f"reveal {wall}") == "gold.reveal.1"


@pytest.mark.rule("gold.reveal.1")
def test_only_the_archaeologist_reveals_and_never_across_the_edge() -> None:
    state = position(
        """
        ??????
        ??????
        ??????
        ?????┼
        ??????
        ??S???
        """,
        archaeologists="f4",
        porters="f4",
    )
    assert legal(state, "reveal") == ["reveal f3", "reveal e4", "reveal f5"]


@pytest.mark.rule("gold.reveal.1")
def test_fallen_cards_are_not_revealed() -> None:
    state = position("·?? ?┼? ┼S┼", archaeologists="b2")
    assert legal(state, "reveal") == ["reveal b1", "reveal a2", "reveal c2"]
    state = position("?·? ·┼· ┼S┼", archaeologists="b2")
    assert legal(state, "reveal") == []
    assert refused(state, "reveal b1") == "gold.reveal.1"


@pytest.mark.rule("gold.reveal.2")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("crossing", "nesw"),
        ("junction", "nes new nsw esw"),
        ("corner", "ne es nw sw"),
        ("straight", "ns ew"),
        ("dead-end", "n e s w"),
    ],
)
def test_a_revealed_card_lies_any_way_round_its_finder_likes(kind: str, ways: str) -> None:
    state = position(
        """
        ?????
        ??┼??
        ??┼??
        ??┼??
        ??S??
        """,
        archaeologists="c2",
        hidden={kind: 1, "junction": 19},
    )
    do(state, "reveal c1", f"* card {kind}")
    assert sorted(legal(state)) == sorted(f"open {sides}" for sides in ways.split())
    for sides in ways.split():
        copy = state.clone()
        do(copy, f"open {sides}")
        assert card_of(copy, "c1")["sides"] == sides
        assert seat_of(copy, 0)["archaeologist"] == "c2"
        assert copy.view(None)["actions_left"] == 2
    assert refused(state, "end") == "gold.reveal.2"
    assert refused(state, "open nesw" if kind != "crossing" else "open ns") == "gold.reveal.2"


@pytest.mark.rule("gold.reveal.2")
def test_another_way_round_is_another_maze() -> None:
    before = "??? ?│? ?S?"
    state = position(before, archaeologists="b2", hidden={"corner": 1})
    do(state, "reveal b1", "* card corner")
    west = state.clone()
    do(west, "open sw")
    assert drawing(west) == maze(
        """
        ?┐?
        ?│?
        ?S?
        """
    )
    do(state, "open es")
    assert drawing(state) == maze(
        """
        ?┌?
        ?│?
        ?S?
        """
    )
    do(state, "move archaeologist b1", "reveal c1")


@pytest.mark.rule("gold.reveal.3")
def test_a_chamber_is_turned_before_its_photo_is_drawn() -> None:
    state = position(
        "??? ?│? ?S?",
        archaeologists="b2",
        porters="b2",
        hidden={"chamber-corner": 1},
        photos=["mummy 1"],
        pile=[2],
    )
    do(state, "reveal b1", "* card chamber-corner")
    # Open to the south the mummy would cross b2; with a wall there it has no way out.
    placings = {sides: way["cards"] for sides, way in state.view(0)["placings"].items()}
    assert placings == {"ne": [], "es": ["b1", "b2", "b3"], "nw": [], "sw": ["b1", "b2", "b3"]}
    do(state, "open nw", "* photo mummy 1")
    assert [event.name for event in do(state, "* treasure 2")] == ["mummy-stays", "photos"]
    assert seat_of(state, 0)["porter"] == "b2"
    assert state.view(None)["actions_left"] == 2
