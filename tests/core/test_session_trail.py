"""A session: what may be taken back, and going its own way from a copy."""

import pytest

from heliopolis.core import registry
from heliopolis.core.errors import NotationError, Refusal, UndoError
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session


def played(decisions: int, seed: int = 3) -> Session:
    """Return a session of Ra after some decisions at random."""
    rng = SeededRng(seed)
    session = Session(new_record(registry.game("ra"), 3))
    session.settle(rng)
    for _ in range(decisions):
        seat = int(session.state.actor())
        legal = session.state.legal_actions(seat)
        session.decide(seat, legal[rng.below(len(legal))])
        session.settle(rng)
    return session


@pytest.mark.parametrize("decisions", range(1, 60, 3))
def test_what_may_be_taken_back_does_not_depend_on_how_a_session_came_about(decisions: int) -> None:
    grown = played(decisions)
    opened = Session(grown.copy().record)
    may = [grown.can_undo(seat) for seat in range(3)]
    assert [opened.can_undo(seat) for seat in range(3)] == may
    for seat in range(3):
        if not may[seat]:
            with pytest.raises(UndoError):
                grown.undo(seat)
            continue
        copy = grown.copy()
        copy.undo(seat)
        assert copy.state.save() == copy.record.end().save()
        assert len(copy.state.legal_actions(seat)) > 1
        assert len(copy.events) == len(copy.record.entries)
        again = Session(copy.record)
        assert [copy.can_undo(each) for each in range(3)] == [again.can_undo(each) for each in range(3)]


def test_a_copy_goes_its_own_way() -> None:
    session = played(20)
    before = (session.state.save(), list(session.record.entries), len(session.events))
    copy = session.copy()
    seat = int(copy.state.actor())
    copy.decide(seat, copy.state.legal_actions(seat)[0])
    copy.settle(SeededRng(1))
    assert (session.state.save(), session.record.entries, len(session.events)) == before
    assert len(copy.record.entries) > len(session.record.entries)


def test_what_is_refused_changes_nothing() -> None:
    session = played(20)
    before = (session.state.save(), list(session.record.entries), len(session.events))
    seat = int(session.state.actor())
    with pytest.raises(Refusal):
        session.decide((seat + 1) % 3, session.state.legal_actions(seat)[0])
    with pytest.raises(NotationError):
        session.resolve(0)
    assert (session.state.save(), session.record.entries, len(session.events)) == before
