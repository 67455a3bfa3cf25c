"""The turn (rulebook: Déroulement de la partie)."""

import itertools

import pytest
from tests.games.ra.positions import actor, do, draw, draws, legal, look, position, refused, track, up

from heliopolis.core.driver import resolve
from heliopolis.core.state import CHANCE
from heliopolis.games.ra.game import GAME


@pytest.mark.rule("ra.turn.1")
@pytest.mark.parametrize("order", list(itertools.permutations([1, 2, 3])))
def test_whoever_has_the_highest_sun_begins(order: tuple[int, ...]) -> None:
    state = GAME.new(3)
    for group in order:
        assert actor(state) == CHANCE
        resolve(GAME, state, GAME.outcome(f"suns {group}"))
    assert actor(state) == order.index(1)  # group 1 has sun 13


@pytest.mark.rule("ra.turn.1")
@pytest.mark.parametrize(("seats", "highest"), [(2, 9), (4, 13), (5, 16)])
def test_the_last_seat_begins_if_it_has_the_highest_sun(seats: int, highest: int) -> None:
    state = GAME.new(seats)
    for group in range(seats, 0, -1):
        resolve(GAME, state, GAME.outcome(f"suns {group}"))
    assert actor(state) == seats - 1
    assert highest in up(state, seats - 1)


@pytest.mark.rule("ra.turn.1")
def test_the_turn_goes_round_to_the_left() -> None:
    state = position(4, turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert actor(state) == seat
        draw(state, seat, "nile")
    assert actor(state) == 3


@pytest.mark.rule("ra.turn.2")
def test_a_player_without_gods_may_draw_or_invoke() -> None:
    assert legal(position(track=["nile"]), 0) == {"draw", "invoke"}


@pytest.mark.rule("ra.turn.2")
def test_a_player_with_a_god_may_draw_invoke_or_play_it() -> None:
    state = position(track=["nile", "flood"], areas={0: {"god": 1}})
    assert legal(state, 0) == {"draw", "invoke", "take nile", "take flood"}


@pytest.mark.rule("ra.turn.2")
def test_a_player_does_one_thing_a_turn() -> None:
    drawn = position(track=["nile"])
    draw(drawn, 0, "flood")
    assert legal(drawn, 0) == set()
    taken = position(track=["nile", "flood"], areas={0: {"god": 2}})
    do(taken, 0, "take nile")
    assert legal(taken, 0) == {"take flood", "done"}
    do(taken, 0, "done")
    assert legal(taken, 0) == set()
    assert actor(taken) == 1


@pytest.mark.rule("ra.turn.2")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_else_decides_in_a_turn(seat: int) -> None:
    state = position(track=["nile"], areas={seat: {"god": 1}})
    assert state.actors() == [0]
    assert legal(state, seat) == set()


@pytest.mark.rule("ra.turn.3")
def test_players_without_a_sun_face_up_are_passed_over_for_turns() -> None:
    state = position(5, suns={0: [16], 3: [7]})
    draw(state, 0, "nile")
    assert actor(state) == 3
    draw(state, 3, "nile")
    assert actor(state) == 0


@pytest.mark.rule("ra.turn.3")
def test_a_god_does_not_give_a_turn_to_a_player_without_suns() -> None:
    state = position(3, track=["gold"], suns={0: [13], 2: [7]}, areas={1: {"god": 3}})
    draw(state, 0, "nile")
    assert actor(state) == 2


@pytest.mark.rule("ra.turn.3", "ra.auction.2")
def test_players_without_a_sun_face_up_are_passed_over_for_bids() -> None:
    state = position(5, suns={0: [16], 2: [7, 3], 4: [12]})
    do(state, 0, "invoke")
    for seat in (2, 4):
        assert actor(state) == seat
        do(state, seat, "pass")
    assert actor(state) == 0


@pytest.mark.rule("ra.turn.3")
def test_the_last_player_with_suns_goes_on_alone() -> None:
    # Ruling 5: drawing as long as they like, and passing on drawn Ras.
    state = position(4, turn=2, suns={2: [11, 4]})
    for tile in ("nile", "flood", "pharaoh"):
        draw(state, 2, tile)
        assert actor(state) == 2
    draw(state, 2, "ra")
    assert look(state)["phase"] == "auction"
    assert legal(state, 2) == {"bid 11", "bid 4", "pass"}
    do(state, 2, "pass")
    assert legal(state, 2) == {"draw", "invoke"}
    assert track(state) == ["nile", "flood", "pharaoh"]
    assert look(state)["ra_tiles"] == 1


@pytest.mark.rule("ra.turn.3", "ra.auction.5")
def test_the_last_player_has_to_bid_on_an_invocation_of_their_own() -> None:
    state = position(3, turn=1, track=["gold"], suns={1: [9, 3]})
    do(state, 1, "invoke")
    assert legal(state, 1) == {"bid 9", "bid 3"}
    do(state, 1, "bid 3")
    assert actor(state) == 1
    assert up(state, 1) == [9]


@pytest.mark.rule("ra.turn.4")
def test_on_a_full_track_nobody_draws() -> None:
    # Ruling 3.
    state = position(track=["nile"] * 8)
    assert legal(state, 0) == {"invoke"}
    assert refused(state, 0, "draw") == "ra.turn.4"


@pytest.mark.rule("ra.turn.4", "ra.gods.3")
def test_on_a_full_track_gods_may_be_played() -> None:
    state = position(track=["nile"] * 7 + ["gold"], areas={0: {"god": 1}})
    assert legal(state, 0) == {"invoke", "take nile", "take gold"}
    do(state, 0, "take gold")
    assert legal(state, 1) == {"draw", "invoke"}


@pytest.mark.rule("ra.turn.4")
def test_a_track_with_seven_tiles_is_not_full() -> None:
    assert legal(position(track=["nile"] * 7), 0) == {"draw", "invoke"}
    assert legal(position(track=["nile", None, *["nile"] * 6]), 0) == {"draw", "invoke"}


def test_chance_answers_a_draw_and_nobody_else() -> None:
    state = position()
    do(state, 0, "draw")
    assert actor(state) == CHANCE
    assert state.actors() == []
    assert all(legal(state, seat) == set() for seat in range(4))
    draws(state, "nile")
    assert actor(state) == 1
