"""Information states: nothing is forgotten, and copies go their own way. Pairs of courses: tests/envs."""

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.game import Entry
from heliopolis.core.information import Recollection, recollect
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import CHANCE, OVER


@pytest.mark.parametrize(("name", "seats"), [("ra", 2), ("heir", 2), ("pyramidice", 2), ("gold", 2)])
def test_nothing_is_forgotten(name: str, seats: int) -> None:
    """A key that goes on from different keys is different: no two moments of a game, and no two seats, share one."""
    game = registry.game(name)
    record = new_record(game, seats)
    keys: set[str] = set()
    seen = [Recollection(game, record.start(), seat) for seat in range(seats)]
    states = random_game(game, record, SeededRng(3))
    next(states)
    for count, state in enumerate(states, start=1):
        for each in seen:
            each.see(record.entries[-1], state)
            keys.add(each.key)
        if count == 40:
            break
    assert len(keys) == seats * count
    for seat, each in enumerate(seen):
        assert each.text() == recollect(record, seat).text()
        assert each.text().splitlines()[0] == f"seat {seat + 1}"
        assert each.copy().key == each.key


def test_a_copy_goes_its_own_way() -> None:
    game = registry.game("ra")
    state = game.new(2)
    seen = Recollection(game, state.clone(), 0)
    copy = seen.copy()
    entry = Entry(int(CHANCE), state.outcomes()[0][0])
    state.resolve(entry.number)
    copy.see(entry, state)
    assert seen.entries == []
    assert copy.key != seen.key
    assert state.actor() != OVER
