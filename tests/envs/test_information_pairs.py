"""On thousands of pairs of courses of a game, an information state differs exactly where a seat can tell them apart.

The second course of a pair is the first one with something else at an entry that the seat could not know, and the same
after it as far as that is possible. Whether the seat can tell them apart is found by comparing all it may read and see
at every step, in full.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.game import Entry, Game
from heliopolis.core.information import Recollection
from heliopolis.core.record import new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import CHANCE, State

LONGEST = 90
"""How far games are played: two rounds of Heir to the Pharaoh, some turns of Pyramidice."""
AFTER = 10
"""How far courses go on after they have parted."""


class Moment(NamedTuple):
    """A game before an entry, and what the seat has seen by then."""

    state: State
    seen: Recollection


class Pair(NamedTuple):
    """Two courses that part at some moment."""

    game: Game
    start: State
    before: list[Entry]
    parting: Moment
    one: list[Entry]
    other: list[Entry]
    seat: int


def step(state: State, entry: Entry) -> None:
    if entry.seat == CHANCE:
        state.resolve(entry.number)
    else:
        state.apply(entry.seat, entry.number)


def possible(state: State, seat: int) -> list[int]:
    if seat != CHANCE:
        return state.legal_actions(seat)
    return [number for number, _ in state.outcomes()] if state.actor() == CHANCE else []


def another(state: State, entries: Sequence[Entry], seat: int, rng: Rng) -> list[Entry] | None:
    """Return another course: its first entry is changed, and later ones of others where they are not possible."""
    found: list[Entry] = []
    for index, (who, number) in enumerate(entries):
        numbers = possible(state, who)
        if index == 0:
            numbers = [other for other in numbers if other != number]
        if not numbers or (who == seat and number not in numbers):
            return None
        entry = Entry(who, number if number in numbers else numbers[int(rng.below(len(numbers)))])
        step(state, entry)
        found.append(entry)
    return found


def pairs(name: str, seats: int, games: int) -> Iterator[Pair]:
    """Play games, and part from each at every entry that a seat can't know."""
    game = registry.game(name)
    rng = SeededRng(11)
    for number in range(games):
        seat = number % seats
        options = {"quick": True} if name == "heir" else {}
        record = new_record(game, seats, options)
        moments: list[Moment] = []
        seen = Recollection(game, record.start(), seat)
        for state in random_game(game, record, rng):
            if record.entries:
                seen.see(record.entries[-1], state)
            moments.append(Moment(state.clone(), seen.copy()))
            if len(record.entries) == LONGEST:
                break
        for index, moment in enumerate(moments[:-1]):
            entries = record.entries[index : index + AFTER]
            known_at_once = index not in game.unseen(record.start(), record.entries[: index + 1], seat)
            if known_at_once:
                continue
            length = 1 + int(rng.below(len(entries)))
            other = another(moment.state.clone(), entries[:length], seat, rng)
            if other is not None:
                yield Pair(game, record.start(), record.entries[:index], moment, entries[:length], other, seat)


def all_seen(pair: Pair, entries: list[Entry]) -> list[object]:
    """Return everything the seat sees after the courses have parted, step by step and in full."""
    state = pair.parting.state.clone()
    seen: list[object] = []
    for count, entry in enumerate(entries, start=1):
        step(state, entry)
        known = [*pair.before, *entries[:count]]
        hidden = pair.game.unseen(pair.start, known, pair.seat)
        read = [(each.seat, "?" if index in hidden else each.number) for index, each in enumerate(known)]
        seen.append((read, state.view(pair.seat), state.legal_actions(pair.seat)))
    return seen


def recollection(pair: Pair, entries: list[Entry]) -> Recollection:
    state, seen = pair.parting.state.clone(), pair.parting.seen.copy()
    for entry in entries:
        step(state, entry)
        seen.see(entry, state)
    return seen


@pytest.mark.parametrize(("game", "seats", "games", "enough"), [("heir", 2, 160, 700), ("pyramidice", 3, 12, 15)])
def test_information_states_differ_exactly_where_the_seat_can_tell(
    game: str, seats: int, games: int, enough: int
) -> None:
    alike = different = 0
    by_view_alone = 0
    for pair in pairs(game, seats, games):
        first, second = recollection(pair, pair.one), recollection(pair, pair.other)
        one, other = all_seen(pair, pair.one), all_seen(pair, pair.other)
        assert (first.key != second.key) == (one != other)
        assert (first.text() != second.text()) == (one != other)
        alike += one == other
        different += one != other
        by_view_alone += one != other and first.text().rpartition("\n")[0] == second.text().rpartition("\n")[0]
    assert alike > enough
    if game == "heir":
        assert different > enough
        assert by_view_alone > 20  # what Wadjet's Favorite lays away is seen, though the lines stay hidden
