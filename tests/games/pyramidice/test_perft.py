"""Counts of the ways a game can go on, each derived by hand as the comment explains."""

import pytest
from tests.games.pyramidice.positions import play, position

from heliopolis.core.conformance import perft
from heliopolis.games.pyramidice.game import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_from_the_start_tiles_are_dealt(seats: int) -> None:
    # 12 tiles, then 11, then 10.
    assert [perft(GAME.new(seats), depth) for depth in (1, 2, 3)] == [12, 132, 1320]


def test_a_turn_with_two_tiles() -> None:
    # 1: work, village, cliff.
    # 2: work takes dice: stone or prayer, 2 (four workers, one stone die and four prayer dice: which four). The other
    #    seat then has work and one tile: 2 each. 2 + 2 + 2 = 6.
    state = position(tiles=("village", "cliff"), board={0: (4, 0, 1), 1: (1, 0, 0)})
    assert [perft(state, depth) for depth in (1, 2)] == [3, 6]


def test_a_roll_of_two_dice() -> None:
    # A stone die and a prayer die: 6, then 36.
    state = position(board={0: (2, 0, 1), 1: (1, 0, 0)})
    play(state, "1 work", "1 take stone")
    assert [perft(state, depth) for depth in (1, 2)] == [6, 36]


def test_the_actions_with_one_stone_die() -> None:
    # A stone 3, no cat, one worker, Heh. Nothing in the row can be paid.
    # 1: reroll, finish, build 3, activate heh, replace each of three = 7.
    # 2: reroll: choose the die, 1. Finish: the next seat's work and tile, 2. Build: nine spaces, 9. Heh: all of the
    #    above but Heh, 6. Replace: 34 deities may come (38 less three in the row and Heh), 3 × 34 = 102. In all 120.
    state = position(dice="s3", gods={0: ["heh"]}, board={0: (1, 0, 0)}, tiles=("village",))
    assert [perft(state, depth) for depth in (1, 2)] == [7, 120]


def test_paying_a_deity() -> None:
    # Shu costs a 2 and a 1. Of the 2s there is one, of the 1s a stone and a prayer die: one choice of two, and a 6.
    state = position(dice="s1 p1 p2 p6", row=("shu", None, None), board={0: (0, 0, 0)})
    play(state, "1 worship shu")
    # Then: reroll, finish, glory, build 1 or not, by what is left: with the stone 1 left also build.
    # 2: after paying the stone 1, the hand is p1 p6: reroll, finish, glory = 3. After paying the prayer 1, the hand is
    #    s1 p6: reroll, finish, glory, build = 4. The row is empty, so nothing is replaced.
    assert [perft(state, depth) for depth in (1, 2)] == [2, 7]


def test_the_architects_turn() -> None:
    # The player rests or works; then the architect's die has six sides; then the row is filled from 34 deities: three
    # are in the row at first and the architect takes one of them, so 38 − 3 = 35 are unseen.
    state = position(1, tiles=(None, "village", "house", "camp", "temple", "cliff"), board={0: (1, 0, 0)})
    play(state, "1 rest temple")
    assert [perft(state, depth) for depth in (1, 2)] == [6, 6 * 35]


def test_laying_out_the_architects_tiles() -> None:
    # Three tiles go back, and five numbers are free: 1 to 3, 5 and 6.
    # 1: lowest, or one of five = 6.
    # 2: after lowest the row is filled: 35. After each of five: lowest, or one of four. 35 + 5 × 5 = 60.
    # 3: lowest, and two cards: 35 × 34. One of five, lowest and a card: 5 × 35. One of five, one of four, and lowest or
    #    one of three: 5 × 4 × 4. In all 1445.
    tiles = (None, "temple", None, "camp", None, "cliff")
    state = position(1, tiles=tiles, held={1: ["village", "house"]}, board={0: (1, 0, 0)})
    play(state, "1 rest temple", "* stone 6")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [6, 60, 1445]


def test_after_a_game_there_is_nothing_more() -> None:
    state = position(pharaoh=0, tiles=("village",))
    play(state, "1 rest village")
    assert [perft(state, depth) for depth in (0, 1, 2)] == [1, 1, 1]
