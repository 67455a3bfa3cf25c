"""Playing gods (rulebook: Action 3)."""

import pytest
from tests.games.ra.positions import actor, area, do, draw, gone, legal, look, places, position, refused, track

from heliopolis.games.ra.components import NAMES


@pytest.mark.rule("ra.gods.1")
def test_a_god_takes_a_tile_and_leaves_the_game() -> None:
    state = position(track=["nile", "gold", "temple"], areas={0: {"god": 1}})
    do(state, 0, "take gold")
    assert area(state, 0) == {"gold": 1}
    assert places(state)[:3] == ["nile", None, "temple"]
    assert gone(state) == 1
    assert actor(state) == 1
    assert look(state)["phase"] == "turn"


@pytest.mark.rule("ra.gods.1", "ra.gods.2")
@pytest.mark.parametrize("tile", NAMES)
def test_a_god_takes_any_tile_but_a_god_or_a_ra(tile: str) -> None:
    state = position(track=["gold" if tile == "ra" else tile], areas={0: {"god": 1}}, ra=1)
    takes = legal(state, 0) - {"draw", "invoke"}
    assert takes == {"god": set(), "ra": {"take gold"}}.get(tile, {f"take {tile}"})
    for take in takes:
        do(state, 0, take)
        assert track(state) == []
        disaster = tile in ("funeral", "drought", "unrest", "earthquake")
        assert area(state, 0) == ({} if disaster else {take.removeprefix("take "): 1})
        assert look(state)["ra_tiles"] == 1


@pytest.mark.rule("ra.gods.1")
def test_several_gods_are_played_one_after_the_other_in_one_turn() -> None:
    # Ruling 7.
    state = position(track=["nile", "gold", "temple", "nile"], areas={0: {"god": 3}})
    do(state, 0, "take nile")
    assert actor(state) == 0
    assert legal(state, 0) == {"take nile", "take gold", "take temple", "done"}
    do(state, 0, "take nile")
    assert legal(state, 0) == {"take gold", "take temple", "done"}
    do(state, 0, "take temple")
    assert actor(state) == 1
    assert area(state, 0) == {"nile": 2, "temple": 1}
    assert track(state) == ["gold"]
    assert gone(state) == 3


@pytest.mark.rule("ra.gods.1")
def test_a_player_may_stop_after_any_god() -> None:
    state = position(track=["nile", "gold"], areas={0: {"god": 3}})
    do(state, 0, "take gold")
    do(state, 0, "done")
    assert area(state, 0) == {"gold": 1, "god": 2}
    assert actor(state) == 1


@pytest.mark.rule("ra.gods.1")
def test_a_series_of_gods_is_no_time_to_draw_or_invoke() -> None:
    state = position(track=["nile", "gold"], areas={0: {"god": 2}})
    do(state, 0, "take gold")
    assert legal(state, 0) == {"take nile", "done"}
    assert refused(state, 0, "draw") == "ra.turn.2"
    assert refused(state, 0, "invoke") == "ra.turn.2"


@pytest.mark.rule("ra.gods.1")
def test_a_series_ends_by_itself_when_nothing_is_left_to_take() -> None:
    state = position(track=["gold", "god"], areas={0: {"god": 3}})
    do(state, 0, "take gold")
    assert actor(state) == 1
    assert area(state, 0) == {"god": 2, "gold": 1}
    assert track(state) == ["god"]


@pytest.mark.rule("ra.gods.1")
@pytest.mark.parametrize("tile", ["pharaoh", "gold", "earthquake"])
def test_without_a_god_nothing_is_taken(tile: str) -> None:
    state = position(track=[tile], areas={1: {"god": 2}})
    assert refused(state, 0, f"take {tile}") == "ra.gods.1"


@pytest.mark.rule("ra.gods.1", "ra.auction.9")
@pytest.mark.parametrize("bid", ["pass", "bid 2"])
def test_several_gods_are_played_after_an_auction_too_whoever_won_it(bid: str) -> None:
    state = position(2, turn=1, areas={0: {"god": 2}})
    draw(state, 1, "ra")
    do(state, 0, bid)
    do(state, 1, "pass")
    assert look(state)["auction"] == ""
    for seat, tile in ((0, "nile"), (1, "unrest")):
        draw(state, seat, tile)
    do(state, 0, "take unrest")
    assert legal(state, 0) == {"take nile", "done"}


@pytest.mark.rule("ra.gods.1")
def test_a_god_takes_only_what_lies_on_the_track() -> None:
    state = position(track=["gold"], areas={0: {"god": 1}})
    assert refused(state, 0, "take nile") == "ra.gods.1"
    assert legal(position(areas={0: {"god": 1}}), 0) == {"draw", "invoke"}


@pytest.mark.rule("ra.gods.1")
def test_of_two_tiles_of_a_kind_a_god_takes_one() -> None:
    state = position(track=["gold", "nile", "gold"], areas={0: {"god": 1}})
    do(state, 0, "take gold")
    assert sorted(track(state)) == ["gold", "nile"]
    assert area(state, 0) == {"gold": 1}


@pytest.mark.rule("ra.gods.2")
def test_a_god_never_takes_a_god_nor_a_ra() -> None:
    state = position(track=["god", "nile"], areas={0: {"god": 2}}, ra=3)
    assert legal(state, 0) == {"draw", "invoke", "take nile"}


@pytest.mark.rule("ra.gods.2")
def test_before_gods_alone_no_god_can_be_played() -> None:
    state = position(track=["god", "god"], areas={0: {"god": 2}})
    assert legal(state, 0) == {"draw", "invoke"}


@pytest.mark.rule("ra.gods.3")
def test_gods_are_played_on_a_full_track_and_the_gap_is_filled_by_the_next_draw() -> None:
    state = position(track=["nile", "gold", *["nile"] * 6], areas={0: {"god": 1}})
    do(state, 0, "take gold")
    assert places(state)[1] is None
    draw(state, 1, "temple")
    assert places(state)[:3] == ["nile", "temple", "nile"]
    assert legal(state, 2) == {"invoke"}


@pytest.mark.rule("ra.gods.3")
def test_gaps_are_filled_one_by_one() -> None:
    state = position(track=["nile", "gold", "temple", "art"], areas={0: {"god": 2}})
    do(state, 0, "take temple")
    do(state, 0, "take nile")
    assert places(state)[:4] == [None, "gold", None, "art"]
    for seat, tile in ((1, "flood"), (2, "pharaoh"), (3, "sphinx")):
        draw(state, seat, tile)
    assert places(state)[:5] == ["flood", "gold", "pharaoh", "art", "sphinx"]


@pytest.mark.rule("ra.gods.3", "ra.auction.6")
def test_a_track_with_gaps_is_auctioned_as_it_is() -> None:
    state = position(3, track=[None, "gold", None, "art"])
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert area(state, 1) == {"gold": 1, "art": 1}
    assert places(state) == [None] * 8


@pytest.mark.rule("ra.gods.4")
def test_a_disaster_may_be_taken_by_a_god_and_strikes_at_once() -> None:
    state = position(track=["funeral", "nile"], areas={0: {"god": 2, "pharaoh": 3}})
    do(state, 0, "take funeral")
    assert area(state, 0) == {"god": 1, "pharaoh": 1}
    assert track(state) == ["nile"]
    assert gone(state) == 1 + 1 + 2  # the god, the funeral, two pharaohs
    assert legal(state, 0) == {"take nile", "done"}


@pytest.mark.rule("ra.gods.4")
def test_a_disaster_with_a_choice_is_settled_before_the_next_god() -> None:
    state = position(track=["unrest", "gold"], areas={0: {"god": 2, "art": 1, "writing": 1, "religion": 1}})
    do(state, 0, "take unrest")
    assert legal(state, 0) == {"discard art", "discard writing", "discard religion"}
    do(state, 0, "discard art")
    assert legal(state, 0) == {"discard writing", "discard religion"}
    do(state, 0, "discard writing")
    assert legal(state, 0) == {"take gold", "done"}
    do(state, 0, "take gold")
    assert area(state, 0) == {"religion": 1, "gold": 1}
    assert actor(state) == 1


@pytest.mark.rule("ra.gods.4")
def test_after_the_last_god_took_a_disaster_the_turn_ends_when_it_is_settled() -> None:
    state = position(track=["earthquake", "gold"], areas={0: {"god": 1, "temple": 2, "sphinx": 1}})
    do(state, 0, "take earthquake")
    assert actor(state) == 0
    do(state, 0, "discard temple", "discard sphinx")
    assert area(state, 0) == {"temple": 1}
    assert actor(state) == 1
    assert track(state) == ["gold"]


@pytest.mark.rule("ra.gods.4")
def test_tiles_taken_before_a_disaster_are_exposed_to_it() -> None:
    state = position(track=["nile", "drought"], areas={0: {"god": 2}})
    do(state, 0, "take nile", "take drought")
    assert area(state, 0) == {}
    spared = position(track=["nile", "drought"], areas={0: {"god": 2}})
    do(spared, 0, "take drought", "take nile")
    assert area(spared, 0) == {"nile": 1}


@pytest.mark.rule("ra.gods.4")
def test_a_disaster_that_costs_nothing_may_be_taken_away() -> None:
    state = position(track=["unrest"], areas={0: {"god": 1}})
    do(state, 0, "take unrest")
    assert area(state, 0) == {}
    assert track(state) == []
    assert actor(state) == 1
    assert gone(state) == 2
