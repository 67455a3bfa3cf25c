"""Whole games for tests: greedy players that now and then do something at random.

Uniformly random players sit about until the game stalls; these ones find chambers, carry the bust out and see the
pyramid fall.
"""

from collections.abc import Iterator

from heliopolis.core.game import Entry
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.gold.game import GAME
from heliopolis.players.catalogue import choose_at_random
from heliopolis.players.greedy.gold import choose


def mixed_game(seats: int, rng: Rng, randomness: int = 25, record: Record | None = None) -> Iterator[State]:
    """Play a game; give each state, the last one too. `randomness` is the percentage of random decisions."""
    record = record or new_record(GAME, seats)
    state = record.start()
    yield state
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            entry = Entry(int(CHANCE), int(state.sample(rng)))
            state.resolve(entry.number)
        else:
            seat = int(state.actor())
            chooser = choose_at_random if rng.below(100) < randomness else choose
            entry = Entry(seat, chooser(state, seat, rng))
            state.apply(seat, entry.number)
        record.entries.append(entry)
        yield state
    record.final_scores = state.scores()
