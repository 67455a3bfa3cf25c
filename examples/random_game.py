"""Play a random game of Ra and print its record."""

import heliopolis.games  # noqa: F401 (makes the games known)
from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng

game = registry.game("ra")
record = new_record(game, 3)
*_, end = random_game(game, record, SeededRng(7))
print(record.write())
print("places:", end.standings())
