"""A game under way: what happened, and the way back."""

from collections.abc import Iterator

import pytest
from tests.core.highcard.game import GAME as HIGHCARD

from heliopolis.core.errors import Refusal, UndoError
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.ra.game import GAME as RA


@pytest.fixture(autouse=True)
def registered(highcard: Game) -> None:
    """Records name their game: it has to be known."""
    assert highcard is HIGHCARD


def ra(*entries: str) -> Session:
    """Return a game of Ra for three in which seat 0 begins and these entries were made; seats count from 1 here."""
    record = new_record(RA, 3)
    for line in ("* suns 1", "* suns 2", "* suns 3", *entries):
        seat, _, notation = line.partition(" ")
        entry = Entry(int(CHANCE), RA.outcome(notation)) if seat == "*" else Entry(int(seat) - 1, RA.action(notation))
        record.entries.append(entry)
    return Session(record)


def highcards(*cards: int) -> Session:
    record = new_record(HIGHCARD, len(cards))
    record.entries += [Entry(int(CHANCE), card) for card in cards]
    return Session(record)


def test_a_session_goes_on_where_its_record_ends() -> None:
    session = ra("1 draw", "* tile gold")
    assert session.state.actor() == 1
    assert len(session.events) == len(session.record.entries) == 5
    session.decide(1, RA.action("invoke"))
    assert session.record.entries[-1] == Entry(1, RA.action("invoke"))
    assert len(session.events) == 6
    assert session.state.actor() == 2


def test_a_refused_decision_leaves_no_trace() -> None:
    session = ra()
    before = session.state.save()
    with pytest.raises(Refusal, match=r"ra.turn.1"):
        session.decide(1, RA.action("draw"))
    assert session.state.save() == before
    assert len(session.record.entries) == len(session.events) == 3


def test_chance_answers_until_a_seat_has_to_decide() -> None:
    session = Session(new_record(RA, 5))
    session.settle(SeededRng(1))
    assert len(session.record.entries) == len(session.events) == 5
    assert session.state.actor() >= 0
    session.settle(SeededRng(1))
    assert len(session.record.entries) == 5


def test_the_end_is_noted_with_what_happened() -> None:
    session = highcards(1, 3)
    session.decide(1, 1)
    session.decide(0, 0)
    assert session.state.actor() == OVER
    assert session.record.final_scores == [0, 1]
    assert [[event.name for event in events] for events in session.events] == [[], [], [], ["won"]]


def test_a_decision_may_be_taken_back_while_nothing_followed() -> None:
    session = ra()
    before = session.state.save()
    session.decide(0, RA.action("invoke"))
    assert session.can_undo(0)
    session.undo(0)
    assert session.state.save() == before
    assert len(session.record.entries) == len(session.events) == 3


def test_nobody_takes_back_what_another_decided() -> None:
    session = ra("1 invoke")
    assert not session.can_undo(1)
    with pytest.raises(UndoError, match="nothing can be taken back"):
        session.undo(1)
    session.decide(1, RA.action("pass"))
    assert not session.can_undo(0)
    assert session.can_undo(1)


def test_nothing_is_taken_back_once_chance_has_answered() -> None:
    session = ra("1 draw")
    assert session.can_undo(0)
    session.settle(SeededRng(1))
    assert not session.can_undo(0)
    with pytest.raises(UndoError):
        session.undo(0)


def test_nothing_is_taken_back_at_the_start() -> None:
    session = ra()
    assert not any(session.can_undo(seat) for seat in range(3))


def test_nothing_is_taken_back_once_it_revealed_something() -> None:
    session = highcards(1, 3)
    session.decide(0, 0)
    assert session.can_undo(0)
    session.decide(1, 1)
    assert session.state.actor() == OVER
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def random_sessions() -> Iterator[Session]:
    """Play games of Ra for two at random, and give them after each decision, before chance answers."""
    rng = SeededRng(3)
    while True:
        session = Session(new_record(RA, 2))
        session.settle(rng)
        while session.state.actor() != OVER:
            seat = int(session.state.actor())
            legal = session.state.legal_actions(seat)
            session.decide(seat, legal[rng.below(len(legal))])
            yield session
            session.settle(rng)


def forced_after_a_choice(session: Session) -> bool:
    """Tell whether a seat has invoked Ra alone, with its last sun, and bid it."""
    length = len(session.record.entries)
    one, other = session.record.entries[-2:]
    return (
        one.seat == other.seat
        and session.record.notation(one) == "invoke"
        and len(session.record.state_at(length - 2).legal_actions(one.seat)) > 1
        and len(session.record.state_at(length - 1).legal_actions(one.seat)) == 1
    )


def test_a_forced_decision_goes_back_with_the_choice_before_it() -> None:
    session = next(session for session in random_sessions() if forced_after_a_choice(session))
    length = len(session.record.entries)
    seat = session.record.entries[-1].seat
    expected = session.record.state_at(length - 2).save()
    session.undo(seat)
    assert len(session.record.entries) == len(session.events) == length - 2
    assert session.state.save() == expected


def test_a_forced_decision_alone_is_not_taken_back() -> None:
    session = highcards(2, 0, 4)
    session.decide(1, 0)  # the lowest card may only fold
    assert not session.can_undo(1)


def test_a_decision_taken_back_at_the_end_takes_the_end_with_it() -> None:
    def ended_by_a_choice(session: Session) -> bool:
        return session.state.actor() == OVER and session.can_undo(session.record.entries[-1].seat)

    session = next(session for session in random_sessions() if ended_by_a_choice(session))
    assert session.record.final_scores == session.state.scores()
    seat = session.record.entries[-1].seat
    session.undo(seat)
    assert session.record.final_scores is None
    assert session.state.actor() == seat
    assert session.record.write().endswith("unfinished\n")
