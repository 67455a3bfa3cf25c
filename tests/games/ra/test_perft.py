"""Counts of the ways a game can go on, each derived by hand up to the depth that a comment explains."""

import pytest
from tests.games.ra.positions import Tiles, do, position

from heliopolis.core.conformance import perft
from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME

# From the start, the deal comes first: n groups, then n − 1, … and the last group goes to the last seat. Then whoever
# has the highest sun draws or invokes: 2. A draw has 23 answers, one a kind of tile; after an invocation the left
# neighbour bids one of so many suns or passes.
#
# Two seats: 2 deals, 2 × 1, × 2, 2 × (23 + 5) = 56. The first seat has 9-6-5-2, the other 8-7-4-3.
#   Fifth entry: after a draw, 22 tiles × 2 + a Ra with 5 bids or passes = 49. After an invocation the priest answers
#   8 or 7 with 9 or a pass, 4 or 3 with 9, 6, 5 or a pass, a pass with any of four suns: 2 + 2 + 4 + 4 + 4 = 16.
#   2 × (49 + 16) = 130.
#   Sixth entry: 22 tiles × (23 + 5) = 616; a Ra: as above, but the priest may pass too: 17; a finished auction: 16 × 2.
#   2 × (616 + 17 + 32) = 1330.
# Three seats: 3, 6, 6, 12, 6 × (23 + 5) = 168.
#   Sixth entry: 49 after a draw. After an invocation, if 12-9-6-3 sits before 11-10-7-4: 1 + 3 + 4 + 5 + 5 = 18; the
#   other way round: 2 + 2 + 3 + 4 + 5 = 16. 3 × (49 + 18) + 3 × (49 + 16) = 396.
# Four seats: 4, 12, 24, 24, 48, 24 × (23 + 4) = 648.
# Five seats: 5, 20, 60, 120, 120, 240, 120 × (23 + 4) = 3240.


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [2, 2, 4, 56, 130, 1330]),
        (3, [3, 6, 6, 12, 168, 396]),
        (4, [4, 12, 24, 24, 48, 648]),
        (5, [5, 20, 60, 120, 120, 240, 3240]),
    ],
)
def test_from_the_start(seats: int, counts: list[int]) -> None:
    assert [perft(GAME.new(seats), depth) for depth in range(1, len(counts) + 1)] == counts


def test_with_gods() -> None:
    # 1: draw, invoke, take nile, take gold.
    # 2: 23 + (three suns or a pass) 4 + (take gold, done) 2 + (take nile, done) 2 = 31.
    # 3: draw: 22 × 2 + 4 (a Ra: seat 1 of four) = 48. Invoke: seat 1 has 12-7-3, seat 2 11-8-4: 12 leaves 1, 7 leaves
    #    3, 3 leaves 4, a pass leaves 4 = 12. Both tiles taken, or one and done: the next seat draws or invokes, and
    #    has no god: 4 × 2 = 8. 48 + 12 + 8 = 68.
    state = position(track=["nile", "gold"], areas={0: {"god": 2}})
    assert [perft(state, depth) for depth in (1, 2, 3)] == [4, 31, 68]


def test_with_two_tiles_of_a_kind_a_god_has_one_way_to_take_one() -> None:
    # 1: draw, invoke, take nile. 2: 23 + 4 + (take nile, done) 2 = 29.
    state = position(track=["nile", "nile"], areas={0: {"god": 2}})
    assert [perft(state, depth) for depth in (1, 2)] == [3, 29]


def test_with_an_unrest() -> None:
    # Art twice, writing, religion. 1: three kinds. 2: after an art three kinds are left, after another two: 3 + 2 + 2.
    # 3: the turn goes on with draw or invoke: 7 × 2.
    tiles: Tiles = {"art": 2, "writing": 1, "religion": 1}
    state = position(3, track=["unrest"], suns={0: [13, 2], 1: [9]}, areas={0: tiles})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 0, "bid 2")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [3, 7, 14]


def last_player_in_the_last_epoch() -> State:
    return position(2, epoch=3, ra=5, suns={0: [2]})


def test_with_the_end_in_sight() -> None:
    # 1: draw, invoke. 2: 23 + the one bid. 3: a Ra has ended the game: 1; 22 tiles × 2; the bid has ended it: 1.
    # 4: 1 + 22 × (23 + 1) + 1 = 530. 5: 1 + 22 × (1 + 22 × 2 + 1) + 1 = 1014.
    state = last_player_in_the_last_epoch()
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [2, 24, 46, 530, 1014]


def test_on_a_full_track() -> None:
    # Three seats with one sun each, 13 before 12 before 11. 1: invoke. 2: 12 or a pass. 3: after 12 a pass; after a
    # pass 11 or a pass: 3. 4: after 12, pass: 13 or a pass; after 11: 13 or a pass; after two passes: 13 or a pass.
    # 5: all six auctions are over and two or three suns are left: draw or invoke each: 12.
    state = position(3, track=["nile"] * 8, suns={0: [13], 1: [12], 2: [11]})
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [1, 2, 3, 6, 12]


def test_after_a_game_there_is_nothing_more() -> None:
    state = last_player_in_the_last_epoch()
    do(state, 0, "invoke", "bid 2")
    assert [perft(state, depth) for depth in (0, 1, 2)] == [1, 1, 1]
