"""A fingerprint of many games, to compare one engine with the other.

python -m tests.games.gold.fingerprint
"""

import hashlib
import json
import sys

from tests.games.gold.play import mixed_game

from heliopolis import engine
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.gold.game import GAME

GAMES = 4


def fingerprint() -> str:
    """Play random and mixed games for each number of seats, and digest every record, state, view and event."""
    digest = hashlib.sha256()
    for seats in GAME.info.seats:
        rng = SeededRng(seats)
        for number in range(GAMES):
            record = new_record(GAME, seats)
            game = mixed_game(seats, rng, 15, record) if number % 2 else random_game(GAME, record, rng)
            for state in game:
                digest.update(json.dumps(state.save(), sort_keys=True).encode())
                digest.update(json.dumps(state.view(None)).encode())
            digest.update(record.write().encode())
            for _, state in record.replay():
                for event in state.journal or []:
                    digest.update(f"{event.name} {event.rule} {event.seat} {event.facts} {event.points}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{engine.running()} {fingerprint()}\n")
