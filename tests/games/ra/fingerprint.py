"""A fingerprint of many random games, to compare one engine with the other.

python -m tests.games.ra.fingerprint
"""

import hashlib
import json
import sys

from heliopolis import engine
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.ra.game import GAME

GAMES = 25


def fingerprint() -> str:
    """Play random games for each number of seats, and digest every record, state and score line."""
    digest = hashlib.sha256()
    for seats in GAME.info.seats:
        rng = SeededRng(seats)
        for number in range(GAMES):
            record = new_record(GAME, seats, {"debts": number % 2 == 1})
            for state in random_game(GAME, record, rng):
                digest.update(json.dumps(state.save(), sort_keys=True).encode())
            digest.update(record.write().encode())
            for _, state in record.replay():
                for event in state.journal or []:
                    digest.update(f"{event.name} {event.rule} {event.seat} {event.facts} {event.points}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{engine.running()} {fingerprint()}\n")
