"""Epochs: how they end and what follows (rulebook: Epoques)."""

import pytest
from tests.games.ra.positions import (
    LAST_RA,
    Tiles,
    actor,
    area,
    do,
    draw,
    end_epoch,
    face_down,
    fame,
    gone,
    legal,
    look,
    position,
    track,
    up,
)


@pytest.mark.rule("ra.epochs.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_epoch_ends_when_the_last_sun_is_spent(seats: int) -> None:
    state = position(seats, turn=1, suns={1: [3]}, ra=2)
    do(state, 1, "invoke")
    do(state, 1, "bid 3")
    assert look(state)["epoch"] == 2
    assert look(state)["centre_sun"] == 3


@pytest.mark.rule("ra.epochs.1")
def test_an_epoch_goes_on_while_anybody_has_a_sun_face_up() -> None:
    state = position(5, suns={0: [16], 4: [6]})
    do(state, 0, "invoke")
    do(state, 4, "pass")
    do(state, 0, "bid 16")
    assert look(state)["epoch"] == 1
    assert actor(state) == 4


@pytest.mark.rule("ra.epochs.1")
def test_the_last_sun_may_be_spent_in_another_players_auction() -> None:
    state = position(3, turn=2, suns={0: [13], 2: [4]}, track=["art"])
    draw(state, 2, "ra")
    do(state, 0, "bid 13")
    do(state, 2, "pass")
    assert look(state)["epoch"] == 1
    do(state, 2, "invoke")
    do(state, 2, "bid 4")
    assert look(state)["epoch"] == 2


@pytest.mark.rule("ra.epochs.1")
def test_tiles_won_with_the_last_sun_are_scored() -> None:
    areas: dict[int, Tiles] = {0: {"art": 1}, 1: {"art": 1}}
    state = position(2, track=["gold", "gold"], suns={0: [2]}, areas=areas)
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert fame(state) == [16, 10]


@pytest.mark.rule("ra.epochs.1")
def test_after_an_epoch_ended_by_suns_no_tile_is_left_on_the_track() -> None:
    state = position(3, track=["nile"] * 5, suns={0: [2]})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert track(state) == []
    assert area(state, 0) == {"nile": 5}


@pytest.mark.rule("ra.epochs.1")
def test_gods_do_not_keep_an_epoch_open() -> None:
    state = position(3, track=["nile"], suns={0: [2]}, areas={0: {"god": 2}, 1: {"god": 1}})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    assert look(state)["epoch"] == 2


@pytest.mark.rule("ra.epochs.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_ra_that_fills_the_track_ends_the_epoch_without_an_auction(seats: int) -> None:
    # Ruling 4.
    state = position(seats, turn=1, track=["gold", "god", "funeral", None, "nile"], ra=LAST_RA[seats])
    draw(state, 1, "ra")
    view = look(state)
    assert view["epoch"] == 2
    assert view["phase"] == "turn"
    assert view["auction"] == ""
    assert track(state) == []
    assert all(area(state, seat) == {} for seat in range(seats))
    assert gone(state) == 4 + LAST_RA[seats] + 1
    assert all(face_down(state, seat) == [] for seat in range(seats))


@pytest.mark.rule("ra.epochs.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_but_one_ra_is_auctioned_as_usual(seats: int) -> None:
    state = position(seats, track=["gold"], ra=LAST_RA[seats] - 1)
    draw(state, 0, "ra")
    assert look(state)["phase"] == "auction"
    assert look(state)["ra_tiles"] == LAST_RA[seats]
    do(state, 1, "pass")
    assert look(state)["epoch"] == 1


@pytest.mark.rule("ra.epochs.3")
@pytest.mark.parametrize("how", ["ra", "suns"])
def test_the_tiles_of_the_ra_track_leave_the_game(how: str) -> None:
    if how == "ra":
        state = position(4, ra=8)
        draw(state, 0, "ra")
        assert gone(state) == 9
    else:
        state = position(4, ra=5, suns={0: [2]})
        do(state, 0, "invoke")
        do(state, 0, "bid 2")
        assert gone(state) == 5
    assert look(state)["ra_tiles"] == 0
    assert look(state)["bag"]["ra"] == 30 - gone(state)


@pytest.mark.rule("ra.epochs.3")
def test_the_sun_in_the_centre_stays_for_the_next_epoch() -> None:
    state = position(3, centre=7, ra=7)
    end_epoch(state)
    assert look(state)["centre_sun"] == 7
    do(state, 0, "invoke")
    do(state, 1, "bid 3")
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert face_down(state, 1) == [7]


@pytest.mark.rule("ra.epochs.4")
@pytest.mark.parametrize("epoch", [1, 2])
def test_after_the_first_two_epochs_all_suns_are_turned_face_up(epoch: int) -> None:
    state = position(3, epoch=epoch, suns={0: [13], 2: [4]}, down={0: [1, 2, 3], 1: [12, 11, 10, 9]}, centre=5, ra=7)
    end_epoch(state)
    assert look(state)["epoch"] == epoch + 1
    assert up(state, 0) == [13, 3, 2, 1]
    assert up(state, 1) == [12, 11, 10, 9]
    assert up(state, 2) == [8, 7, 6, 4]
    assert all(face_down(state, seat) == [] for seat in range(3))


@pytest.mark.rule("ra.epochs.4")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_each_epoch_is_scored_when_it_ends(epoch: int) -> None:
    # Sums of suns: 21, 22, 23, 24; they count in the third epoch only.
    state = position(4, epoch=epoch, ra=8, areas={0: {"gold": 2}, 2: {"art": 1}, 3: {"art": 1}})
    end_epoch(state)
    suns = [-5, 0, 0, 5] if epoch == 3 else [0, 0, 0, 0]
    assert fame(state) == [10 + 6 - 5 + suns[0], 10 - 5 + suns[1], 10 + suns[2], 10 + suns[3]]


@pytest.mark.rule("ra.epochs.4")
def test_every_player_has_as_many_suns_as_at_the_start() -> None:
    state = position(5, turn=3, suns={3: [10]}, down={1: [14, 15, 16]})
    do(state, 3, "invoke")
    do(state, 3, "bid 10")
    assert [len(up(state, seat)) for seat in range(5)] == [3] * 5
    assert 1 in up(state, 3)
    assert actor(state) == 1
    assert legal(state, 1) == {"draw", "invoke"}


@pytest.mark.rule("ra.epochs.5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("how", ["ra", "suns"])
def test_the_highest_sun_begins_the_new_epoch(seat: int, how: str) -> None:
    # Ruling 12: neither the next seat nor the one that ended the epoch, unless it has that sun.
    other = (seat + 1) % 4
    state = position(4, turn=other, suns={other: [3]}, down={seat: [13]}, ra=8 if how == "ra" else 0)
    if how == "ra":
        end_epoch(state)
    else:
        do(state, other, "invoke")
        do(state, other, "bid 3")
    assert 13 in up(state, seat)
    assert actor(state) == seat


@pytest.mark.rule("ra.epochs.5")
def test_if_the_highest_sun_lies_in_the_centre_the_next_highest_begins() -> None:
    state = position(3, suns={0: [2]}, down={2: [12]}, centre=13, ra=7)
    end_epoch(state)
    assert actor(state) == 2


@pytest.mark.rule("ra.epochs.5")
def test_a_highest_sun_won_in_the_last_auction_begins() -> None:
    state = position(3, turn=1, suns={1: [3]}, centre=13)
    do(state, 1, "invoke")
    do(state, 1, "bid 3")
    assert up(state, 1)[0] == 13
    assert actor(state) == 1


def test_the_bag_goes_on_where_the_last_epoch_left_it() -> None:
    state = position(3, track=["gold"], ra=7)
    end_epoch(state)
    assert look(state)["bag"]["gold"] == 4
    assert look(state)["bag"]["ra"] == 22
