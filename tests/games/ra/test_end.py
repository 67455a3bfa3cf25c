"""The end of the game (rulebook: Fin de la partie)."""

import pytest
from tests.games.ra.positions import LAST_RA, Tiles, actor, do, end_epoch, fame, legal, look, over, position

from heliopolis.core.state import OVER

QUIET: Tiles = {"art": 1}


@pytest.mark.rule("ra.end.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("how", ["ra", "suns"])
def test_the_game_ends_after_the_third_epoch(seats: int, how: str) -> None:
    if how == "ra":
        state = position(seats, epoch=3, ra=LAST_RA[seats])
        end_epoch(state)
    else:
        state = position(seats, epoch=3, suns={0: [2]})
        do(state, 0, "invoke")
        do(state, 0, "bid 2")
    assert actor(state) == OVER
    assert look(state)["phase"] == "finished"
    assert look(state)["epoch"] == 3
    assert state.actors() == []
    assert all(legal(state, seat) == set() for seat in range(seats))


@pytest.mark.rule("ra.end.1")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_game_goes_on_after_the_first_two_epochs(epoch: int) -> None:
    state = position(3, epoch=epoch, ra=7)
    end_epoch(state)
    assert not over(state)
    assert look(state)["epoch"] == epoch + 1


@pytest.mark.rule("ra.end.2")
def test_the_most_fame_wins() -> None:
    # Suns −5, 0, 0, +5 (sums 21, 22, 23, 24), nothing else.
    areas: dict[int, Tiles] = dict.fromkeys(range(4), QUIET)
    state = position(4, epoch=3, ra=8, areas=areas, fame={0: 30, 1: 12, 2: 41, 3: 17})
    end_epoch(state)
    assert fame(state) == [25, 12, 41, 22]
    assert state.standings() == [2, 4, 1, 3]


@pytest.mark.rule("ra.end.2")
def test_a_tie_goes_to_the_highest_single_sun() -> None:
    # Ruling 12. Both end with 10; the sums of the suns are equal, and seat 0 has the 9.
    state = position(2, epoch=3, ra=5, areas={0: QUIET, 1: QUIET})
    end_epoch(state)
    assert fame(state) == [10, 10]
    assert state.standings() == [1, 2]


@pytest.mark.rule("ra.end.2")
def test_the_highest_single_sun_counts_not_the_sum() -> None:
    # Sums: 18, 33, 21, 18: seat 1 gains 5, seats 0 and 3 lose 5; seat 0 has the 13.
    suns = {0: [13, 2, 3], 1: [12, 11, 10], 2: [9, 8, 4], 3: [7, 6, 5]}
    areas: dict[int, Tiles] = dict.fromkeys(range(4), QUIET)
    state = position(4, epoch=3, ra=8, areas=areas, suns=suns, fame={0: 25, 1: 15, 2: 20, 3: 25})
    end_epoch(state)
    assert fame(state) == [20, 20, 20, 20]
    assert state.standings() == [1, 2, 3, 4]


@pytest.mark.rule("ra.end.2")
def test_a_highest_sun_that_lies_face_down_breaks_the_tie_too() -> None:
    down = {1: [9, 2, 3, 8]}
    state = position(2, epoch=3, ra=5, suns={0: [7, 6]}, down=down, areas={0: QUIET, 1: QUIET}, fame={0: 10, 1: 10})
    # Seat 0: 7 + 6 + 5 + 4 = 22; seat 1: 9 + 2 + 3 + 8 = 22.
    end_epoch(state)
    assert fame(state) == [10, 10]
    assert state.standings() == [2, 1]


@pytest.mark.rule("ra.end.2")
def test_a_tie_for_a_later_place_is_broken_the_same_way() -> None:
    # Suns: 28, 30, 32: −5, 0, +5.
    areas: dict[int, Tiles] = dict.fromkeys(range(3), QUIET)
    state = position(3, epoch=3, ra=7, areas=areas, fame={0: 15, 1: 30, 2: 5})
    end_epoch(state)
    assert fame(state) == [10, 30, 10]
    assert state.standings() == [2, 1, 3]  # seat 0 has sun 13, seat 2 sun 11


@pytest.mark.rule("ra.end.2")
def test_no_two_seats_share_a_place_since_suns_differ() -> None:
    areas: dict[int, Tiles] = {seat: {} for seat in range(5)}
    state = position(5, epoch=3, ra=9, areas=areas, fame=dict.fromkeys(range(5), 0))
    end_epoch(state)
    assert fame(state) == [0, 0, 0, 0, 0]  # −5 each for no civilisation, and the floor
    assert state.standings() == [1, 2, 3, 4, 5]


@pytest.mark.rule("ra.end.2")
def test_the_sun_in_the_centre_breaks_no_tie() -> None:
    # Sun 9 in the centre: seat 0 has 6, 5, 2, 1 and seat 1 has 8, 7, 4, 3.
    state = position(2, epoch=3, ra=5, centre=9, areas={0: QUIET, 1: QUIET}, fame={0: 20, 1: 10})
    end_epoch(state)
    assert fame(state) == [15, 15]
    assert state.standings() == [2, 1]
