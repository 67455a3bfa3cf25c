"""What is refused, with the paragraph that forbids it; nothing changes by trying."""

import pickle
from collections.abc import Callable

import pytest
from tests.games.ra.positions import do, draw, draws, end_epoch, legal, position, refused
from tests.games.refusal_table import check_messages, check_refusals

from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, Reason, Refusal, SeatError
from heliopolis.core.rules import NO_BREAK, paragraph
from heliopolis.core.state import State
from heliopolis.games.ra import phases
from heliopolis.games.ra.game import GAME
from heliopolis.language import GameSpeaker


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
    tiles = {"temple": 2, "sphinx": 1, "art": 1}
    state = position(3, track=["earthquake"], suns={0: [13, 2], 1: [12]}, areas={0: tiles})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 0, "bid 2")
    return state


def without_suns() -> State:
    """Seat 3 has no sun face up."""
    return position(suns={0: [13, 6], 1: [12], 2: [11]}, down={3: [9]})


def auction_without_suns() -> State:
    """Seat 0 (13, 6 and, face down, 7) is asked last; seat 3 has no sun face up."""
    state = position(suns={0: [13, 6], 1: [12], 2: [11]}, down={0: [7], 3: [9]})
    do(state, 0, "draw")
    draws(state, "ra")
    do(state, 1, "pass")
    do(state, 2, "pass")
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


REFUSALS: list[tuple[Callable[[], State], int, str]] = [
    (dealing, 0, "*  setup.3  dealing"),
    (drawing, 0, "*  draw.1  drawing"),
    (drawing, 1, "*  draw.1  drawing"),
    (finished, 0, "*  end.1  over"),
    (turn, 1, "*  turn.1  others-turn"),
    (series_of_gods, 1, "*  turn.1  others-turn"),
    (unrest, 1, "*  disasters.4  others-disaster"),
    (earthquake, 1, "*  disasters.4  others-disaster"),
    (without_suns, 3, "*  turn.3  no-suns"),
    (auction_without_suns, 3, "*  turn.3  no-suns"),
    (auction, 1, "*  auction.2  asked-already"),
    (auction, 3, "*  auction.2  not-asked-yet"),
    (auction, 0, "*  auction.2  not-asked-yet"),
    (
        turn,
        0,
        """
        pass       turn.2       no-passing
        done       turn.2       no-god-played
        bid *      turn.2       no-auction
        take ra    gods.2       god-for-ra
        take god   gods.2       god-for-god
        take *     gods.1       not-on-track
        discard *  disasters.2  no-disaster
        """,
    ),
    (
        without_gods,
        0,
        """
        pass       turn.2       no-passing
        done       turn.2       no-god-played
        bid *      turn.2       no-auction
        take ra    gods.2       god-for-ra
        take god   gods.2       god-for-god
        take *     gods.1       no-god
        discard *  disasters.2  no-disaster
        """,
    ),
    (
        full_track,
        0,
        """
        draw       turn.4       track-full
        pass       turn.2       no-passing
        done       turn.2       no-god-played
        bid *      turn.2       no-auction
        take ra    gods.2       god-for-ra
        take god   gods.2       god-for-god
        take *     gods.1       not-on-track
        discard *  disasters.2  no-disaster
        """,
    ),
    (
        series_of_gods,
        0,
        """
        draw|invoke|pass|bid *  turn.2       playing-gods
        take ra                 gods.2       god-for-ra
        take god                gods.2       god-for-god
        take *                  gods.1       not-on-track
        discard *               disasters.2  no-disaster
        """,
    ),
    (
        auction,
        2,
        """
        draw|invoke|done|take *|discard *  auction.3  auction
        bid 4                              auction.4  low-bid
        bid 1                              setup.4    sun-in-centre
        bid *                              auction.3  not-your-sun
        """,
    ),
    (
        auction_without_suns,
        0,
        """
        draw|invoke|done|take *|discard *  auction.3  auction
        bid 7                              auction.6  sun-face-down
        bid 1                              setup.4    sun-in-centre
        bid *                              auction.3  not-your-sun
        """,
    ),
    (
        invokers_last_word,
        0,
        """
        draw|invoke|done|pass|take *|discard *  auction.5  must-bid
        bid 1                                   setup.4    sun-in-centre
        bid *                                   auction.3  not-your-sun
        """,
    ),
    (
        unrest,
        0,
        """
        draw|invoke|done|pass|bid *|take *         disasters.4  unrest
        discard agriculture|discard religion       disasters.2  nothing-to-lose
        discard astronomy                          disasters.2  nothing-to-lose
        discard *                                  disasters.2  not-for-unrest
        """,
    ),
    (
        earthquake,
        0,
        """
        draw|invoke|done|pass|bid *|take *                               disasters.4  earthquake
        discard fortress|discard obelisk|discard palace|discard pyramid  disasters.2  nothing-to-lose
        discard statues|discard step-pyramid                             disasters.2  nothing-to-lose
        discard *                                                        disasters.2  not-for-earthquake
        """,
    ),
]
"""Positions and seats, each with what is refused there: notations, paragraph and message, as the rulebook has it."""


@pytest.mark.parametrize(
    ("table", "seat", "expected"), REFUSALS, ids=[f"{table.__name__}-{seat}" for table, seat, _ in REFUSALS]
)
def test_everything_illegal_is_refused_as_the_rulebook_has_it(
    table: Callable[[], State], seat: int, expected: str
) -> None:
    check_refusals(GAME, table(), seat, expected)


def test_every_phase_has_its_refusals() -> None:
    assert {table().view(None)["phase"] for table, _, _ in REFUSALS} == set(phases.NAMES)


def test_every_refusal_stands_in_a_table() -> None:
    check_messages(GAME, [table for *_, table in REFUSALS])


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
            assert str(caught.value) == f"{caught.value.sentence()} ({caught.value.rule})"
    assert state.save() == before


@pytest.mark.parametrize(
    ("table", "seat", "notation", "english", "french"),
    [
        (turn, 1, "draw", "It is Ada's turn.", "C'est le tour d'Ada."),
        (
            auction,
            0,
            "pass",
            "It is for Cleo to bid or pass. You are asked later.",
            "C'est à Cleo de miser ou de passer",
        ),
        (auction, 2, "bid 4", "Sun 4 is not higher than the bid of 7.", "Le soleil 4 ne dépasse pas la mise de 7."),
        (
            turn,
            0,
            "take obelisk",
            "on the auction track: obelisk.",
            "sur la piste d'enchères : obélisque.",
        ),
        (unrest, 0, "draw", "choose a civilisation to lose.", "choisissez une civilisation à perdre."),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(
    table: Callable[[], State], seat: int, notation: str, english: str, french: str
) -> None:
    why = GAME.why_not(table(), seat, GAME.action(notation))
    names = ["Ada", "Bob", "Cleo", "Dan"]
    assert english in GameSpeaker(GAME, "en", names).refusal(why)
    assert french.replace(" :", f"{NO_BREAK}:") in GameSpeaker(GAME, "fr", names).refusal(why)


def test_a_refusal_is_english_unless_asked_otherwise_and_can_be_sent_elsewhere() -> None:
    with pytest.raises(Refusal) as caught:
        do(turn(), 0, "pass")
    sent = pickle.loads(pickle.dumps(caught.value))
    assert str(sent) == (
        "A turn can't be passed: one thing has to be done, and invoking Ra is always allowed. (ra.turn.2)"
    )
    assert sent.sentence("fr").startswith("On ne peut pas passer son tour")
    assert sent.why == Reason("ra.turn.2", "no-passing")


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


@pytest.mark.parametrize("action", [-1, 66, 1000])
def test_there_are_no_other_actions(action: int) -> None:
    state = turn()
    before = state.save()
    with pytest.raises(NotationError, match=f"there is no action {action}; expected 0 to 65"):
        decide(GAME, state, 0, action)
    assert state.save() == before


@pytest.mark.parametrize("notation", ["", "bid", "bid 0", "bid 17", "bid x", "draw nile", "Draw", "take", "discard"])
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
