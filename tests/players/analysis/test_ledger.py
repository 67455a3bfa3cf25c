"""Luck and skill add up, exactly: in every game, with every number of seats, sealed decisions included."""

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.game import Entry
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE
from heliopolis.players.analysis.curve import follow_curve
from heliopolis.players.analysis.figures import PARTS, Moment
from heliopolis.players.analysis.ledger import balance, book

LAST = 60
"""How many entries of each game are looked at: the identity does not hang on where one begins."""


def random_record(name: str, seats: int, seed: int) -> Record:
    """Return a game that was played at random."""
    record = new_record(registry.game(name), seats)
    for _ in random_game(record.game, record, SeededRng(seed)):
        pass
    return record


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in registry.names() for seats in registry.info(name).seats]
)
def test_luck_and_skill_add_up_to_the_result_exactly(name: str, seats: int) -> None:
    record = random_record(name, seats, 40 + seats)
    first = max(0, len(record.entries) - LAST)
    entries = record.entries[first:]
    moments, turned = follow_curve(name, record.state_at(first), entries, 3, SeededRng(1))
    bookings = book(entries, moments, turned)
    assert [(each.step, each.seat) for each in bookings] == [(at, entry.seat) for at, entry in enumerate(entries)]
    accounts = balance(moments, bookings)
    firsts = record.end().standings().count(1)
    for seat, account in enumerate(accounts):
        assert account.start + account.luck + sum(account.skills) == account.result
        assert account.start == moments[0].wins[seat]
        assert account.result == (PARTS // firsts if record.end().standings()[seat] == 1 else 0)
    if seats > 1:
        assert all(sum(moment.wins) == PARTS for moment in moments)
        assert sum(account.luck for account in accounts) == 0
    assert bool(turned) == (name == "heir")


def moment(first: int, *, error: int = 0, kept: float = 0.0) -> Moment:
    """Return a moment of two seats."""
    return Moment((first, PARTS - first), (error, error), (1.5, 1.5), kept)


def test_a_sealed_decision_is_booked_alike_whenever_it_came() -> None:
    ada, ben = Entry(0, 7), Entry(1, 9)
    before, after, only_ada, only_ben = moment(50_000), moment(80_000), moment(58_000), moment(61_000)
    one = book([ada, ben], [before, only_ada, after], {0: [only_ben]})
    other = book([ben, ada], [before, only_ben, after], {0: [only_ada]})
    assert {each.seat: each.changes for each in one} == {each.seat: each.changes for each in other}
    assert {each.seat: each.changes[0] for each in one} == {0: (8_000 + 19_000) // 2, 1: (22_000 + 11_000) // 2}


def test_what_is_told_by_the_same_games_is_surer() -> None:
    entries = [Entry(int(CHANCE), 0), Entry(0, 0), Entry(int(CHANCE), 0)]
    apart = [moment(50_000, error=1000) for _ in range(4)]
    alike = [moment(50_000, error=1000, kept=1.0 if at == 2 else 0.0) for at in range(4)]
    assert balance(apart, book(entries, apart, {}))[0].errors == (2000, 1414)
    assert balance(alike, book(entries, alike, {}))[0].errors == (1414, 0)
