"""Auctions (rulebook: Phase d'enchères)."""

import pytest
from tests.games.ra.positions import (
    actor,
    area,
    do,
    draw,
    everyone_passes,
    face_down,
    fame,
    gone,
    legal,
    look,
    position,
    refused,
    track,
    up,
)

FULL = ["nile"] * 7 + ["gold"]


@pytest.mark.rule("ra.auction.1", "ra.invoke.1")
@pytest.mark.parametrize("priest", [0, 1, 2])
def test_whoever_invokes_ra_is_the_priest(priest: int) -> None:
    state = position(3, turn=priest, track=["gold"])
    do(state, priest, "invoke")
    assert look(state)["phase"] == "auction"
    assert look(state)["turn"] == priest
    assert look(state)["ra_tiles"] == 0
    assert actor(state) == (priest + 1) % 3


@pytest.mark.rule("ra.auction.1", "ra.invoke.1")
def test_an_empty_track_may_be_auctioned_for_the_sun_alone() -> None:
    # Ruling 1.
    state = position(4)
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "pass")
    do(state, 3, "pass")
    do(state, 0, "pass")
    assert area(state, 1) == {}
    assert up(state, 1) == [12, 7]
    assert face_down(state, 1) == [1]
    assert look(state)["centre_sun"] == 3


@pytest.mark.rule("ra.invoke.1")
@pytest.mark.parametrize("tiles", [[], ["gold"], ["gold", "nile", "drought"], FULL])
def test_invoking_ra_auctions_whatever_lies_there_and_draws_nothing(tiles: list[str]) -> None:
    state = position(3, track=tiles)
    before = look(state)["bag"]
    do(state, 0, "invoke")
    assert look(state)["phase"] == "auction"
    assert track(state) == tiles
    assert (look(state)["bag"], look(state)["ra_tiles"]) == (before, 0)


@pytest.mark.rule("ra.auction.6")
def test_the_example_of_the_rules() -> None:
    suns = {0: [9, 4], 1: [3, 2], 2: [7, 5]}
    state = position(3, track=["gold", "nile"], suns=suns)
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "bid 7")
    do(state, 0, "bid 9")
    assert area(state, 0) == {"gold": 1, "nile": 1}
    assert (up(state, 0), 1 in face_down(state, 0), look(state)["centre_sun"]) == ([4], True, 9)
    assert (sorted(up(state, 1)), sorted(up(state, 2))) == ([2, 3], [5, 7])


@pytest.mark.rule("ra.auction.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("how", ["invoke", "ra"])
def test_the_left_neighbour_is_asked_first_and_the_priest_last(seats: int, how: str) -> None:
    state = position(seats, turn=1, track=["gold"])
    if how == "invoke":
        do(state, 1, "invoke")
    else:
        draw(state, 1, "ra")
    asked = []
    while look(state)["phase"] == "auction":
        asked.append(actor(state))
        assert state.actors() == [actor(state)]
        do(state, actor(state), "pass" if "pass" in legal(state, actor(state)) else f"bid {up(state, 1)[0]}")
    assert asked == [(1 + step) % seats for step in range(1, seats + 1)]


@pytest.mark.rule("ra.auction.2")
def test_each_is_asked_once_even_if_others_bid_more() -> None:
    state = position(3, track=["gold"])
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "bid 4")
    do(state, 0, "bid 5")
    assert look(state)["phase"] == "turn"
    assert area(state, 0) == {"gold": 1}


@pytest.mark.rule("ra.auction.3")
def test_a_bid_is_one_of_the_own_suns_face_up() -> None:
    state = position(3, suns={0: [13], 1: [9, 3], 2: [11]}, down={1: [12, 6]})
    do(state, 0, "invoke")
    assert legal(state, 1) == {"bid 9", "bid 3", "pass"}
    assert refused(state, 1, "bid 12") == "ra.auction.6"  # face down
    assert refused(state, 1, "bid 11") == "ra.auction.3"  # another's
    assert refused(state, 1, "bid 1") == "ra.setup.4"  # in the centre


@pytest.mark.rule("ra.auction.3")
def test_everybody_but_an_invoking_priest_may_pass() -> None:
    state = position(4)
    do(state, 0, "invoke")
    for seat in (1, 2, 3):
        assert "pass" in legal(state, seat)
        do(state, seat, "pass")


@pytest.mark.rule("ra.auction.4")
def test_a_bid_must_be_higher_than_every_bid_before() -> None:
    state = position(4, track=["gold"])
    do(state, 0, "invoke")
    do(state, 1, "bid 7")
    assert legal(state, 2) == {"bid 11", "bid 8", "pass"}
    assert refused(state, 2, "bid 4") == "ra.auction.4"
    do(state, 2, "pass")
    assert legal(state, 3) == {"bid 10", "bid 9", "pass"}
    do(state, 3, "bid 10")
    assert legal(state, 0) == {"bid 13", "pass"}
    assert refused(state, 0, "bid 6") == "ra.auction.4"


@pytest.mark.rule("ra.auction.4")
def test_a_player_whose_suns_are_all_too_low_can_only_pass() -> None:
    state = position(3, suns={0: [5], 1: [13], 2: [10, 4]})
    do(state, 0, "invoke")
    do(state, 1, "bid 13")
    assert legal(state, 2) == {"pass"}
    do(state, 2, "pass")
    assert legal(state, 0) == {"pass"}
    do(state, 0, "pass")
    assert look(state)["centre_sun"] == 13


@pytest.mark.rule("ra.auction.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_invoking_priest_must_bid_if_nobody_else_has(seats: int) -> None:
    # Ruling 2.
    state = position(seats, track=["gold"])
    do(state, 0, "invoke")
    for seat in range(1, seats):
        do(state, seat, "pass")
    assert "pass" not in legal(state, 0)
    assert legal(state, 0) == {f"bid {sun}" for sun in up(state, 0)}
    assert refused(state, 0, "pass") == "ra.auction.5"


@pytest.mark.rule("ra.auction.5")
def test_an_invoking_priest_may_pass_if_somebody_has_bid() -> None:
    state = position(4)
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "pass")
    do(state, 3, "pass")
    assert legal(state, 0) == {"bid 13", "bid 6", "pass"}


@pytest.mark.rule("ra.auction.5")
def test_a_drawn_ra_forces_no_bid() -> None:
    state = position(4, track=["gold"])
    draw(state, 0, "ra")
    for seat in (1, 2, 3):
        do(state, seat, "pass")
    assert legal(state, 0) == {"bid 13", "bid 6", "bid 2", "pass"}


@pytest.mark.rule("ra.auction.5")
def test_a_full_track_forces_no_bid() -> None:
    state = position(4, track=FULL)
    do(state, 0, "invoke")
    assert look(state)["auction"] == "full"
    for seat in (1, 2, 3):
        do(state, seat, "pass")
    assert "pass" in legal(state, 0)


@pytest.mark.rule("ra.auction.5")
def test_a_player_who_had_a_god_may_still_pass_on_a_full_track() -> None:
    # The rulebook frees whoever could not or would not play a god.
    state = position(2, track=FULL, areas={0: {"god": 1}})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    assert "pass" in legal(state, 0)
    do(state, 0, "pass")
    assert track(state) == []


@pytest.mark.rule("ra.auction.5", "ra.auction.9")
def test_a_ra_drawn_on_seven_tiles_leaves_them_when_all_pass() -> None:
    state = position(3, track=["nile"] * 7)
    draw(state, 0, "ra")
    everyone_passes(state)
    assert track(state) == ["nile"] * 7
    assert gone(state) == 0


@pytest.mark.rule("ra.auction.6")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_highest_bid_wins_all_tiles_and_the_centre_sun_face_down(winner: int) -> None:
    tiles = ["gold", "god", "nile", "nile", "art", "temple", "pharaoh"]
    state = position(4, track=tiles)
    bids = {1: "bid 3", 2: "bid 4", 3: "bid 5", 0: "bid 6"}
    do(state, 0, "invoke")
    for seat in (1, 2, 3, 0):
        joins_in = winner == 0 or 0 < seat <= winner
        do(state, seat, bids[seat] if joins_in else "pass")
    assert area(state, winner) == {"god": 1, "pharaoh": 1, "nile": 2, "gold": 1, "art": 1, "temple": 1}
    assert track(state) == []
    assert face_down(state, winner) == [1]
    assert all(area(state, seat) == {} and face_down(state, seat) == [] for seat in range(4) if seat != winner)


@pytest.mark.rule("ra.auction.6")
def test_a_sun_won_face_down_can_not_be_bid_in_this_epoch() -> None:
    state = position(3, centre=12)
    do(state, 0, "invoke")
    do(state, 1, "bid 9")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert face_down(state, 1) == [12]
    do(state, 1, "invoke")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert legal(state, 1) == {"bid 6", "bid 3", "bid 1"}
    assert refused(state, 1, "bid 12") == "ra.auction.6"


@pytest.mark.rule("ra.auction.6")
def test_tiles_won_join_those_already_there() -> None:
    state = position(2, track=["nile", "temple"], areas={0: {"nile": 2, "temple": 1, "gold": 1}})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 0, "bid 2")
    assert area(state, 0) == {"nile": 3, "gold": 1, "temple": 2}
    assert fame(state) == [10, 10]


@pytest.mark.rule("ra.auction.7")
def test_the_winning_sun_goes_to_the_centre_and_other_bids_go_home() -> None:
    state = position(4, track=["gold"])
    do(state, 0, "invoke")
    do(state, 1, "bid 7")
    do(state, 2, "bid 8")
    do(state, 3, "bid 9")
    do(state, 0, "bid 13")
    assert look(state)["centre_sun"] == 13
    assert up(state, 0) == [6, 2]
    assert up(state, 1) == [12, 7, 3]
    assert up(state, 2) == [11, 8, 4]
    assert up(state, 3) == [10, 9, 5]


@pytest.mark.rule("ra.auction.7")
def test_the_next_winner_takes_the_sun_that_won_before() -> None:
    state = position(3)
    do(state, 0, "invoke")
    do(state, 1, "bid 12")
    do(state, 2, "pass")
    do(state, 0, "pass")
    do(state, 1, "invoke")
    do(state, 2, "bid 4")
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert face_down(state, 2) == [12]
    assert face_down(state, 1) == [1]
    assert look(state)["centre_sun"] == 4


@pytest.mark.rule("ra.auction.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_full_track_that_nobody_wants_leaves_the_game(seats: int) -> None:
    # Ruling 3. Gods and disasters on it go too, and strike nobody.
    state = position(
        seats, track=["nile"] * 5 + ["god", "funeral", "gold"], areas={seat: {"pharaoh": 2} for seat in range(seats)}
    )
    do(state, 0, "invoke")
    everyone_passes(state)
    assert track(state) == []
    assert gone(state) == 8
    assert all(area(state, seat) == {"pharaoh": 2} for seat in range(seats))
    assert look(state)["centre_sun"] == 1
    assert actor(state) == 1
    assert legal(state, 1) == {"draw", "invoke"}


@pytest.mark.rule("ra.auction.8")
def test_a_full_track_that_somebody_wants_is_won_as_usual() -> None:
    state = position(3, track=FULL)
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 2, "bid 4")
    do(state, 0, "pass")
    assert area(state, 2) == {"nile": 7, "gold": 1}
    assert gone(state) == 0


@pytest.mark.rule("ra.auction.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_drawn_ra_tiles_nobody_wants_stay(seats: int) -> None:
    # Ruling 4.
    state = position(seats, track=["gold", "funeral"])
    draw(state, 0, "ra")
    everyone_passes(state)
    assert track(state) == ["gold", "funeral"]
    assert gone(state) == 0
    assert look(state)["centre_sun"] == 1
    assert look(state)["ra_tiles"] == 1
    assert actor(state) == 1


@pytest.mark.rule("ra.auction.10")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
@pytest.mark.parametrize("how", ["invoke", "ra"])
def test_after_an_auction_the_turn_goes_to_the_priests_left_whoever_won(winner: int, how: str) -> None:
    # Ruling 6.
    state = position(4, turn=3, track=["gold"])
    if how == "invoke":
        do(state, 3, "invoke")
    else:
        draw(state, 3, "ra")
    for seat in (0, 1, 2, 3):
        do(state, seat, f"bid {up(state, seat)[0]}" if seat == winner else "pass")
    assert area(state, winner) == {"gold": 1}
    assert actor(state) == 0


@pytest.mark.rule("ra.auction.10", "ra.turn.3")
def test_after_an_auction_a_neighbour_who_spent_the_last_sun_is_passed_over() -> None:
    state = position(3, track=["gold"], suns={0: [13], 1: [12], 2: [11]})
    do(state, 0, "invoke")
    do(state, 1, "bid 12")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert up(state, 1) == []
    assert actor(state) == 2


@pytest.mark.rule("ra.auction.10", "ra.turn.3")
def test_a_priest_who_spent_the_last_sun_has_no_further_turn() -> None:
    state = position(3, turn=2, suns={0: [13, 8], 2: [11]})
    do(state, 2, "invoke")
    do(state, 0, "pass")
    do(state, 2, "bid 11")
    assert actor(state) == 0
    draw(state, 0, "nile")
    assert actor(state) == 0
