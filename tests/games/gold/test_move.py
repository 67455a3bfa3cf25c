"""Where figures can go."""

import pytest
from tests.games.gold.positions import do, legal, position, refused, seat_of

from heliopolis.core.state import State
from heliopolis.games.gold.game import GAME


@pytest.mark.rule("gold.move.1")
def test_a_figure_passes_where_both_facing_sides_are_open() -> None:
    # From b2 the ways north and west are open on both sides; east there is a wall on c2 only, south on b2 only.
    drawing = """
        ┼┬┼
        ├┴│
        └S┘
    """
    state = position(drawing, archaeologists="b2", porters="b2")
    assert legal(state, "move archaeologist") == ["move archaeologist b1", "move archaeologist a2"]
    assert legal(state, "move porter") == ["move porter b1", "move porter a2"]
    assert refused(state, "move archaeologist c2") == "gold.move.1"
    assert refused(state, "move archaeologist b3") == "gold.move.1"
    assert refused(state, "move archaeologist b2") == "gold.move.1"


@pytest.mark.rule("gold.move.1")
def test_no_way_leads_round_the_edge_of_the_pyramid() -> None:
    # c1 is open to the east and a2 to the west, but they are no neighbours. Nor do the six columns wrap.
    small = position("┌─┬ ┼┼┼ └S┘", archaeologists="c1")
    assert legal(small, "move archaeologist") == ["move archaeologist b1", "move archaeologist c2"]
    large = position(
        """
        ?????┼
        ┼?????
        ??????
        ??????
        ??????
        ??S???
        """,
        archaeologists="f1",
        porters="a2",
    )
    assert legal(large, "move") == []


@pytest.mark.rule("gold.move.1")
def test_nobody_moves_diagonally_or_two_cards_at_once() -> None:
    state = position("┼┼┼ ┼┼┼ ┼S┼", archaeologists="b2")
    assert legal(state, "move archaeologist") == [f"move archaeologist {name}" for name in ("b1", "a2", "c2", "b3")]
    assert refused(state, "move archaeologist a1") == "gold.lanterns.3"


@pytest.mark.rule("gold.move.2")
def test_hidden_and_fallen_cards_cannot_be_entered() -> None:
    state = position("?┼? ┼┼x ┼S┼", archaeologists="b2", porters="b1")
    assert legal(state, "move archaeologist") == [f"move archaeologist {name}" for name in ("b1", "a2", "b3")]
    assert legal(state, "move porter") == ["move porter b2"]
    assert refused(state, "move archaeologist c2") == "gold.move.2"
    assert refused(state, "move porter a1") == "gold.move.2"
    assert refused(state, "move porter f6") == "gold.setup.1"  # no card of this pyramid


@pytest.mark.rule("gold.move.2")
def test_any_number_of_figures_share_a_card() -> None:
    state = position("┼┼┼ ┼┼┼ ┼S┼", seats=4, archaeologists="b1 b2 b2 b2", porters="b2 b2 b2 b2")
    do(state, "move archaeologist b2")
    assert state.view(None)["cards"][4]["archaeologists"] == [0, 1, 2, 3]
    assert state.view(None)["cards"][4]["porters"] == [0, 1, 2, 3]


@pytest.mark.rule("gold.move.3")
def test_a_bearer_runs_along_its_lanterns_like_anybody() -> None:
    drawing = """
        ┌┬┐
        │┼│
        └S┘
    """
    state = position(drawing, archaeologists="a1", lanterns={0: "a2 a3"}, carried={0: 3})
    assert "move archaeologist b3" in legal(state)
    do(state, "move archaeologist b3")
    assert state.view(None)["actions_left"] == 2
    assert seat_of(state, 0)["treasures"] == ["treasure-3"]


def bearer(*, heavy_treasures: bool) -> State:
    """Return a ring lit from the start card to a1, where the archaeologist carries a treasure."""
    return position(
        "┌──┐ │??│ │??│ └S─┘",
        archaeologists="a1",
        porters="a1",
        lanterns={0: "a2 a3 a4"},
        carried={0: 3},
        heavy_treasures=heavy_treasures,
    )


@pytest.mark.rule("gold.move.3")
def test_with_heavy_treasures_each_step_with_one_costs_an_action() -> None:
    state = bearer(heavy_treasures=True)
    assert legal(state, "move archaeologist") == ["move archaeologist b1", "move archaeologist a2"]
    assert refused(state, "move archaeologist b4") == "gold.move.3"
    assert state.view(None)["costs"]["archaeologist"] == {"b1": 1, "a2": 1, "c1": 2, "a3": 2, "d1": 3, "a4": 3}
    # The porter, and whoever carries nothing, run as ever.
    assert "move porter b4" in legal(state)
    do(state, "drop")
    assert "move archaeologist b4" in legal(state)


@pytest.mark.rule("gold.move.3")
def test_without_that_option_a_treasure_is_light() -> None:
    assert "move archaeologist b4" in legal(bearer(heavy_treasures=False))


@pytest.mark.rule("gold.move.3")
def test_games_are_played_with_light_treasures_unless_somebody_wishes_otherwise() -> None:
    assert not GAME.new(2).view(None)["heavy_treasures"]
    assert GAME.new(2, {"heavy_treasures": True}).view(None)["heavy_treasures"]
