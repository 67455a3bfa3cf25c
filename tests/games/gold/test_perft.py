"""Counts of the ways a game can go on, each derived by hand as far as a comment explains."""

import pytest
from tests.games.gold.positions import do, position

from heliopolis.core.conformance import perft
from heliopolis.core.state import State
from heliopolis.games.gold.game import GAME


def counts(state: State, depth: int) -> list[int]:
    """Count the ways for one entry, two, and so on."""
    return [perft(state, entries) for entries in range(1, depth + 1)]


# From the start: 16 places for the start card, then who begins: 2, 3 or 4. Third entry: end, or one of three reveals.
# Fourth: after an end the next seat has the same four; after a reveal there are three kinds of corridor: 4 + 9 = 13.
# Fifth: after two ends 4, after an end and a reveal 3 × 3; a junction lies four ways round, a corner four, a straight
# two: 3 × 10. 4 + 9 + 30 = 43.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_start(seats: int) -> None:
    games = 16 * seats
    assert counts(GAME.new(seats), 5) == [16, games, games * 4, games * 13, games * 43]


def test_a_porter_alone_in_a_hall() -> None:
    # The archaeologists are lost, and so is the other porter; the first porter has one action, in a2.
    # 1: end, lay, move to a1 or a3, turn a1, a2 or a3: 7.
    # 2: an end leaves the other seat an end: 1. A lantern or a move leaves no action but an end: 3. a1 can be turned to
    #    three other ways, a2, a straight, to one. a3 is a corner beside the start card, but b2 is open to that: three
    #    other ways. 1 + 3 + 3 + 1 + 3 = 11.
    # 3: after both have ended, the seven ways once more; the other three turns are ended by the other seat, too; after
    #    a card is turned there is an end: 7 + 3 + 7 = 17.
    hall = """
        ┌┬┐
        │┼│
        └S┘
    """
    state = position(hall, archaeologists="- -", porters="a2 -", actions=1)
    assert counts(state, 3) == [7, 11, 17]


def test_a_porter_on_the_start_card_before_walls() -> None:
    # All stand on the start card, walled up on all sides; one action, and the archaeologists have nothing to reveal.
    # 1: end, turn b2, a3 or c3: 4.
    # 2: after an end the other seat's same four; each of the three straights can be turned to one other way: 7.
    # 3: after two ends 4, after an end and a turn of the other seat 3 × 1; after a turn, the only action being spent,
    #    an end: 3. Together 10.
    # 4: after three ends 4, after two and a turn 3; after an end and a turn the other seat, with actions left, may end,
    #    move archaeologist or porter there, or turn the three cards: 3 × 6; and so it may after a turn and an end of
    #    the first: 3 × 6. Together 43.
    state = position("┼┼┼ ┼─┼ │S│", actions=1)
    assert counts(state, 4) == [4, 7, 10, 43]


def test_free_acts_make_no_loop() -> None:
    # The only figure left stands in a1, walled in, where a 2 and a 3 lie, and has no action.
    # 1: end, take 2, take 3.
    # 2: after an end the other seat's: 1; after a take drop or end: 4. Together 5.
    # 3: after both ends the first three ways again; after a take and an end the other seat's: 2; after a take and a
    #    drop take the other one or end: 4. Together 9.
    walled_in = """
        ┘┼┼
        ┼┼┼
        ┼S┼
    """
    state = position(walled_in, archaeologists="a1 -", porters="- -", actions=0, loose={"a1": [2, 3]})
    assert counts(state, 3) == [3, 5, 9]


def test_a_chamber_with_three_photos_left() -> None:
    # 1: three faces. 2: each with one treasure, a 2 or a 3: 6. 3: the mummy gets out, and so does the curse: the next
    # seat, all figures on the start card, may end, move the archaeologist or the porter to b2, turn b2 (a straight at
    # the only open way, but a3 is hidden, so it may), reveal a3 or c3: 6 each, 4 × 6 = 24. In quiet the finder goes on
    # from b2 with two actions: end, move to b1, to b3, the porter to b2, turn b2: 5; no hidden card faces b2, and b1
    # lies beyond. 2 × 5 = 10. Together 34.
    state = position(
        "??? ?│? ?S?",
        archaeologists="b2",
        hidden={"chamber-straight": 3},
        photos=["mummy 1", "curse 1", "quiet 1"],
        pile=[2, 3],
    )
    do(state, "reveal b1", "* card chamber-straight", "open ns")
    assert counts(state, 3) == [3, 6, 34]


def test_the_end_in_sight() -> None:
    # Only a3, a crossing, and the start card stand; the keeper's turn ends the game. 1: end, or a figure moves to a3.
    # 2: the game is over: 1. After a move: end, back, the other figure to a3: 3; and the porter there may lay a
    # lantern: 4. Together 8.
    state = position("xxx xxX ┼Sx", keeper=0, bust_chamber="c2", lost=["bust"])
    assert counts(state, 2) == [3, 8]


def test_after_a_game_there_is_nothing_more() -> None:
    state = position("xxx xxX ┼Sx", keeper=0, bust_chamber="c2", lost=["bust"])
    do(state, "end")
    assert counts(state, 2) == [1, 1]
