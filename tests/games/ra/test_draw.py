"""Drawing a tile (rulebook: Action 1)."""

from collections import Counter

import pytest
from tests.games.ra.positions import actor, area, do, draw, draws, legal, look, places, position, track

from heliopolis.core.rng import SeededRng
from heliopolis.games.ra.components import NAMES
from heliopolis.games.ra.game import GAME


@pytest.mark.rule("ra.draw.1")
def test_every_tile_in_the_bag_may_come_up_as_often_as_it_is_there() -> None:
    state = position(track=["pharaoh", "pharaoh"], areas={1: {"gold": 5, "god": 3}}, ra=2, gone={"funeral": 1})
    do(state, 0, "draw")
    weights = {GAME.outcomes[outcome].removeprefix("tile "): weight for outcome, weight in state.outcomes()}
    assert weights == look(state)["bag"]
    assert weights["ra"] == 28
    assert weights["god"] == 5
    assert weights["pharaoh"] == 23
    assert weights["funeral"] == 1
    assert weights["unrest"] == 4
    assert "gold" not in weights
    assert sum(weights.values()) == 180 - 2 - 8 - 2 - 1


@pytest.mark.rule("ra.draw.1")
def test_sampled_draws_follow_the_weights() -> None:
    state = position(areas={0: {"gold": 5}})
    do(state, 0, "draw")
    rng = SeededRng(5)
    draws_made = 35_000
    counted = Counter(int(state.sample(rng)) for _ in range(draws_made))
    weights = dict(state.outcomes())
    assert set(counted) == set(weights)
    expected = {outcome: draws_made * weight / 175 for outcome, weight in weights.items()}
    # 22 kinds are left, so 21 degrees of freedom: chi-square stays below 46.8 in 999 cases of 1000
    assert sum((counted[outcome] - mean) ** 2 / mean for outcome, mean in expected.items()) < 46.8


@pytest.mark.rule("ra.draw.1")
def test_a_drawn_tile_leaves_the_bag() -> None:
    state = position()
    draw(state, 0, "earthquake")
    assert look(state)["bag"]["earthquake"] == 1
    draw(state, 1, "earthquake")
    assert "earthquake" not in look(state)["bag"]


@pytest.mark.rule("ra.draw.2")
@pytest.mark.parametrize("tile", [name for name in NAMES if name != "ra"])
def test_any_tile_but_a_ra_goes_to_the_track_and_ends_the_turn(tile: str) -> None:
    state = position(track=["gold"])
    draw(state, 0, tile)
    assert places(state) == ["gold", tile, *[None] * 6]
    assert actor(state) == 1
    assert look(state)["phase"] == "turn"
    assert area(state, 0) == {}


@pytest.mark.rule("ra.draw.2", "ra.disasters.1")
def test_a_disaster_that_is_drawn_strikes_nobody_yet() -> None:
    state = position(areas={0: {"pharaoh": 2}, 1: {"pharaoh": 3}})
    draw(state, 0, "funeral")
    assert track(state) == ["funeral"]
    assert area(state, 0) == {"pharaoh": 2}
    assert area(state, 1) == {"pharaoh": 3}


@pytest.mark.rule("ra.draw.2", "ra.gods.3")
def test_a_drawn_tile_fills_the_first_gap() -> None:
    state = position(track=["gold", None, "nile", None, "flood"])
    draw(state, 0, "pharaoh")
    assert places(state) == ["gold", "pharaoh", "nile", None, "flood", None, None, None]
    draw(state, 1, "art")
    assert places(state)[3] == "art"
    draw(state, 2, "temple")
    assert places(state)[5] == "temple"


@pytest.mark.rule("ra.draw.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_ra_goes_to_the_ra_track_and_begins_an_auction(seats: int) -> None:
    state = position(seats, track=["gold"], ra=1)
    do(state, 0, "draw")
    draws(state, "ra")
    view = look(state)
    assert view["ra_tiles"] == 2
    assert track(state) == ["gold"]
    assert view["phase"] == "auction"
    assert view["auction"] == "ra"
    assert actor(state) == 1


@pytest.mark.rule("ra.draw.3", "ra.auction.1")
def test_a_ra_drawn_first_of_all_auctions_an_empty_track() -> None:
    state = position(3)
    draw(state, 0, "ra")
    assert actor(state) == 1
    assert legal(state, 1) == {"bid 12", "bid 9", "bid 6", "bid 3", "pass"}
