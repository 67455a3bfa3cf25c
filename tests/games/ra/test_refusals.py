"""What is refused, with the paragraph that forbids it; nothing changes by trying."""

from collections.abc import Callable

import pytest
from tests.games.ra.positions import do, draw, end_epoch, legal, position, refused

from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, Refusal, SeatError
from heliopolis.core.rules import paragraph
from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME


def turn() -> State:
    """Seat 0 of four, with two gods, before a track that is not full."""
    return position(track=["nile", "gold", "god"], areas={0: {"god": 2}, 1: {"god": 1}})


def full_track() -> State:
    return position(track=["nile"] * 8, areas={0: {"god": 1}})


def without_gods() -> State:
    return position(track=["nile"])


def series_of_gods() -> State:
    state = turn()
    do(state, 0, "take gold")
    return state


def auction() -> State:
    """Seat 1 has bid 7, and seat 2 (11, 8, 4) is asked."""
    state = turn()
    do(state, 0, "invoke")
    do(state, 1, "bid 7")
    return state


def invokers_last_word() -> State:
    """All others have passed on an invocation of seat 0."""
    state = turn()
    do(state, 0, "invoke")
    for seat in (1, 2, 3):
        do(state, seat, "pass")
    return state


def unrest() -> State:
    """Seat 0 of three loses two of its civilisations."""
    tiles = {"art": 2, "writing": 1, "temple": 1, "gold": 1}
    state = position(3, track=["unrest"], suns={0: [13, 2]}, areas={0: tiles})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    return state


def earthquake() -> State:
    """Seat 0 of three loses two of its monuments."""
    state = position(3, track=["earthquake"], suns={0: [13, 2]}, areas={0: {"temple": 2, "sphinx": 1, "art": 1}})
    do(state, 0, "invoke")
    do(state, 0, "bid 2")
    return state


def drawing() -> State:
    state = turn()
    do(state, 0, "draw")
    return state


def dealing() -> State:
    return GAME.new(4)


def finished() -> State:
    state = position(4, epoch=3, ra=8)
    end_epoch(state)
    return state


REFUSALS: list[tuple[Callable[[], State], int, str, str]] = [
    # out of turn
    (turn, 1, "draw", "ra.turn.1"),
    (turn, 1, "take nile", "ra.turn.1"),
    (turn, 3, "invoke", "ra.turn.1"),
    (series_of_gods, 1, "draw", "ra.turn.1"),
    (unrest, 1, "draw", "ra.turn.1"),
    (unrest, 2, "discard art", "ra.turn.1"),
    (auction, 0, "bid 13", "ra.auction.2"),
    (auction, 1, "bid 12", "ra.auction.2"),
    (auction, 3, "pass", "ra.auction.2"),
    # before chance has answered
    (drawing, 0, "draw", "ra.turn.1"),
    (drawing, 1, "draw", "ra.turn.1"),
    (dealing, 0, "draw", "ra.turn.1"),
    # in a turn
    (turn, 0, "pass", "ra.auction.1"),
    (turn, 0, "bid 13", "ra.auction.1"),
    (turn, 0, "done", "ra.turn.2"),
    (turn, 0, "discard art", "ra.disasters.1"),
    (turn, 0, "take temple", "ra.gods.1"),
    (without_gods, 0, "take nile", "ra.gods.1"),
    (full_track, 0, "draw", "ra.turn.4"),
    # after a god
    (series_of_gods, 0, "draw", "ra.gods.1"),
    (series_of_gods, 0, "invoke", "ra.gods.1"),
    (series_of_gods, 0, "take gold", "ra.gods.1"),
    (series_of_gods, 0, "discard art", "ra.disasters.1"),
    # in an auction
    (auction, 2, "draw", "ra.auction.3"),
    (auction, 2, "invoke", "ra.auction.3"),
    (auction, 2, "take nile", "ra.auction.3"),
    (auction, 2, "done", "ra.auction.3"),
    (auction, 2, "discard art", "ra.auction.3"),
    (auction, 2, "bid 13", "ra.auction.3"),
    (auction, 2, "bid 1", "ra.auction.3"),
    (auction, 2, "bid 16", "ra.auction.3"),
    (auction, 2, "bid 4", "ra.auction.4"),
    (invokers_last_word, 0, "pass", "ra.auction.5"),
    # in a disaster
    (unrest, 0, "draw", "ra.disasters.4"),
    (unrest, 0, "pass", "ra.disasters.4"),
    (unrest, 0, "done", "ra.disasters.4"),
    (unrest, 0, "bid 13", "ra.disasters.4"),
    (unrest, 0, "discard religion", "ra.disasters.4"),
    (unrest, 0, "discard temple", "ra.disasters.4"),
    (earthquake, 0, "discard art", "ra.disasters.4"),
    (earthquake, 0, "discard palace", "ra.disasters.4"),
    # after the end
    (finished, 0, "draw", "ra.end.1"),
    (finished, 3, "pass", "ra.end.1"),
]


@pytest.mark.parametrize(
    ("table", "seat", "notation", "rule"),
    REFUSALS,
    ids=[f"{table.__name__}-{seat}-{notation}" for table, seat, notation, _ in REFUSALS],
)
def test_is_refused_by_the_right_paragraph_and_changes_nothing(
    table: Callable[[], State], seat: int, notation: str, rule: str
) -> None:
    assert refused(table(), seat, notation) == rule
    assert paragraph(GAME, rule).text


@pytest.mark.parametrize(
    "table",
    [turn, full_track, series_of_gods, auction, invokers_last_word, unrest, earthquake, drawing, dealing, finished],
)
def test_everything_that_is_not_legal_is_refused(table: Callable[[], State]) -> None:
    state = table()
    before = state.save()
    for seat in range(len(state.scores())):
        allowed = legal(state, seat)
        for number, notation in enumerate(GAME.actions):
            if notation in allowed:
                continue
            with pytest.raises(Refusal) as caught:
                decide(GAME, state, seat, number)
            assert paragraph(GAME, caught.value.rule).id == caught.value.rule
            assert str(caught.value) == f"{caught.value.message} ({caught.value.rule})"
    assert state.save() == before


@pytest.mark.parametrize(
    ("table", "seat", "notation", "message"),
    [
        (turn, 1, "draw", "it is for seat 0 to decide"),
        (auction, 0, "pass", "it is for seat 2 to bid or pass"),
        (auction, 2, "bid 4", "sun 4 is not higher than the bid of 7"),
        (auction, 2, "bid 13", "you have no sun 13 face up"),
        (turn, 0, "take temple", "there is no temple on the auction track"),
        (unrest, 0, "draw", "a disaster takes one of your own tiles first: choose a civilisation"),
        (earthquake, 0, "draw", "a disaster takes one of your own tiles first: choose a monument"),
        (finished, 0, "draw", "the game is over"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(
    table: Callable[[], State], seat: int, notation: str, message: str
) -> None:
    # Seats count from 1 in what people read.
    with pytest.raises(Refusal) as caught:
        decide(GAME, table(), seat, GAME.action(notation))
    assert caught.value.message == message


def test_what_is_legal_in_those_positions() -> None:
    assert legal(turn(), 0) == {"draw", "invoke", "take nile", "take gold"}
    assert legal(series_of_gods(), 0) == {"take nile", "done"}
    assert legal(auction(), 2) == {"bid 11", "bid 8", "pass"}
    assert legal(invokers_last_word(), 0) == {"bid 13", "bid 6", "bid 2"}
    assert legal(unrest(), 0) == {"discard art", "discard writing"}
    assert legal(earthquake(), 0) == {"discard temple", "discard sphinx"}


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    state = turn()
    before = state.save()
    with pytest.raises(SeatError, match=f"there is no seat {seat}; expected 0 to 3"):
        decide(GAME, state, seat, GAME.action("draw"))
    assert state.save() == before
    assert state.legal_actions(seat) == []


@pytest.mark.parametrize("action", [-1, 54, 1000])
def test_there_are_no_other_actions(action: int) -> None:
    state = turn()
    before = state.save()
    with pytest.raises(NotationError, match=f"there is no action {action}; expected 0 to 53"):
        decide(GAME, state, 0, action)
    assert state.save() == before


@pytest.mark.rule("ra.gods.2")
@pytest.mark.parametrize("notation", ["take god", "take ra"])
def test_taking_a_god_or_a_ra_is_not_even_an_action(notation: str) -> None:
    assert notation not in GAME.actions
    with pytest.raises(NotationError, match="expected one of take pharaoh, take nile"):
        GAME.action(notation)


@pytest.mark.parametrize(
    "notation", ["", "bid", "bid 0", "bid 17", "bid x", "draw nile", "Draw", "take", "discard gold"]
)
def test_words_that_mean_nothing_are_answered_with_what_was_expected(notation: str) -> None:
    with pytest.raises(NotationError, match="is no action of Ra; expected"):
        GAME.action(notation)


@pytest.mark.parametrize("notation", ["", "tile", "tile moon", "suns 0", "suns 6", "draw"])
def test_outcomes_that_mean_nothing_are_answered_with_what_was_expected(notation: str) -> None:
    with pytest.raises(NotationError, match="is no outcome of Ra; expected"):
        GAME.outcome(notation)


def test_chance_can_not_draw_what_is_not_in_the_bag() -> None:
    state = position(areas={0: {"gold": 5}})
    do(state, 0, "draw")
    before = state.save()
    with pytest.raises(NotationError, match="'tile gold' can't come up here; expected one of tile ra, tile god"):
        resolve(GAME, state, GAME.outcome("tile gold"))
    with pytest.raises(NotationError, match="'suns 1' can't come up here"):
        resolve(GAME, state, GAME.outcome("suns 1"))
    for outcome in (-1, 28):
        with pytest.raises(NotationError, match=f"'{outcome}' can't come up here"):
            resolve(GAME, state, outcome)
    assert state.save() == before


def test_chance_can_not_deal_a_group_twice_nor_one_for_other_numbers_of_seats() -> None:
    state = GAME.new(2)
    resolve(GAME, state, GAME.outcome("suns 2"))
    before = state.save()
    for group in ("suns 2", "suns 3"):
        with pytest.raises(NotationError, match=f"'{group}' can't come up here; expected one of suns 1$"):
            resolve(GAME, state, GAME.outcome(group))
    assert state.save() == before


def test_chance_does_not_answer_for_a_seat() -> None:
    state = turn()
    before = state.save()
    with pytest.raises(NotationError, match="chance has nothing to answer here; expected a decision of a seat"):
        resolve(GAME, state, GAME.outcome("tile nile"))
    assert state.save() == before


def test_a_refused_player_can_go_on() -> None:
    state = full_track()
    assert refused(state, 0, "draw") == "ra.turn.4"
    do(state, 0, "take nile")
    draw(state, 1, "nile")
    assert legal(state, 2) == {"invoke"}
