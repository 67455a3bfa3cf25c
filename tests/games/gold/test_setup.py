"""The pyramid, the figures, the photos and the pile before the first turn."""

import pytest
from tests.games.gold.positions import card_of, do, drawing, maze, possible, seat_of

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.games.gold.components import STANDARD
from heliopolis.games.gold.game import GAME

EDGE = (
    "b1 c1 d1 e1",
    "a2 f2 a3 f3 a4 f4 a5 f5",
    "b6 c6 d6 e6",
)
"""The places on the edge that are no corners."""


@pytest.mark.rule("gold.setup.1")
def test_thirty_six_cards_of_which_thirty_are_corridors_and_five_chambers() -> None:
    state = GAME.new(2)
    view = state.view(None)
    assert view["hidden_kinds"] == {
        "junction": 14,
        "corner": 10,
        "straight": 6,
        "chamber-corner": 3,
        "chamber-straight": 2,
    }
    assert [card["card"] for card in view["cards"][:7]] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    assert len(view["cards"]) == 36
    assert view["cards"][-1]["card"] == "f6"
    assert {card["face"] for card in view["cards"]} == {"hidden"}


@pytest.mark.rule("gold.setup.2")
def test_the_start_card_lies_on_the_edge_but_in_no_corner() -> None:
    assert possible(GAME.new(3)) == {f"start {place}": 1 for row in EDGE for place in row.split()}


@pytest.mark.rule("gold.setup.2")
@pytest.mark.parametrize(
    ("place", "sides"), [("c1", "esw"), ("a4", "nes"), ("f2", "nsw"), ("e6", "new"), ("b1", "esw"), ("f5", "nsw")]
)
def test_all_inner_sides_of_the_start_card_are_open(place: str, sides: str) -> None:
    state = GAME.new(2)
    do(state, f"* start {place}")
    assert card_of(state, place)["face"] == "start"
    assert card_of(state, place)["sides"] == sides
    assert [card["face"] for card in state.view(None)["cards"]].count("hidden") == 35


@pytest.mark.rule("gold.setup.2")
def test_the_start_card_lies_face_up_and_the_others_face_down() -> None:
    state = GAME.new(2)
    do(state, "* start c6")
    assert drawing(state) == maze(
        """
        ??????
        ??????
        ??????
        ??????
        ??????
        ??S???
        """
    )


@pytest.mark.rule("gold.setup.3")
def test_no_chamber_lies_beside_the_start_card() -> None:
    state = GAME.new(2)
    do(state, "* start c6", "* first 1", "reveal c5")
    assert possible(state) == {"card junction": 14, "card corner": 10, "card straight": 6}


@pytest.mark.rule("gold.setup.3")
def test_all_chambers_lie_among_the_other_cards() -> None:
    # 32 cards are not beside the start card, and 5 of them are chambers: 3 corners weigh 3 of 32, and so on. Of the
    # 27 others each is one of the 29 corridors left: with 29 × 32 for all, a chamber weighs 29, a corridor 27.
    state = GAME.new(2)
    do(state, "* start c6", "* first 1", "reveal c5", "* card straight", "open ns")
    do(state, "move archaeologist c5", "reveal c4")
    weights = possible(state)
    assert weights == {
        "card junction": 14 * 27,
        "card corner": 10 * 27,
        "card straight": 5 * 27,
        "card chamber-corner": 3 * 29,
        "card chamber-straight": 2 * 29,
    }
    assert sum(weights.values()) == 32 * 29


@pytest.mark.rule("gold.setup.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_figures_begin_on_the_start_card_with_five_lanterns_in_stock(seats: int) -> None:
    state = GAME.new(seats)
    do(state, "* start d1")
    for seat in range(seats):
        area = seat_of(state, seat)
        assert (area["archaeologist"], area["porter"], area["lanterns"]) == ("d1", "d1", 5)
        assert (area["carried"], area["photos"], area["treasures"], area["points"]) == (None, 0, [], 0)
    assert card_of(state, "d1")["archaeologists"] == list(range(seats))
    assert card_of(state, "d1")["porters"] == list(range(seats))


@pytest.mark.rule("gold.setup.5")
def test_five_photos_with_nine_treasures_two_mummies_and_two_curses() -> None:
    photos = [(photo["danger"], photo["treasures"]) for photo in GAME.new(2).view(None)["photos_left"]]
    assert photos == [("mummy", 1), ("curse", 1), ("mummy", 2), ("curse", 2), ("quiet", 3)]
    assert sum(count for _, count in photos) == 9


@pytest.mark.rule("gold.setup.6")
def test_eight_treasures_in_the_pile_and_the_bust_apart() -> None:
    view = GAME.new(2).view(None)
    assert view["pile"] == ["treasure-2"] * 4 + ["treasure-3"] * 4
    assert view["values"] == {"treasure-2": 2, "treasure-3": 3, "bust": 5}
    # Thirty points are in the game: five photos, twenty in treasures, and the bust.
    assert 5 * STANDARD.number("photos.points") + sum(STANDARD.numbers("treasures.points")) + 5 == 30


@pytest.mark.rule("gold.setup.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins_and_the_turn_goes_round(seats: int) -> None:
    state = GAME.new(seats)
    do(state, "* start a2")
    assert possible(state) == {f"first {number}": 1 for number in range(1, seats + 1)}
    do(state, f"* first {seats}")
    order = []
    for _ in range(seats + 1):
        order.append(int(state.actor()))
        do(state, "end")
    assert order == [seats - 1, *range(seats - 1), seats - 1]


def test_sampling_the_start_card_and_the_first_player_reaches_all_of_them() -> None:
    rng = SeededRng(4)
    starts = set()
    firsts = set()
    for _ in range(400):
        state = GAME.new(4)
        state.resolve(state.sample(rng))
        state.resolve(state.sample(rng))
        assert state.actor() != CHANCE
        starts.add(state.view(None)["start"])
        firsts.add(int(state.actor()))
    assert starts == {place for row in EDGE for place in row.split()}
    assert firsts == {0, 1, 2, 3}
