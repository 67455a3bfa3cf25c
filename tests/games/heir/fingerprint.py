"""A fingerprint of many random games, to compare one engine with the other.

python -m tests.games.heir.fingerprint
"""

import hashlib
import json
import sys

from heliopolis import engine
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.games.heir.game import GAME

GAMES = 8


def fingerprint() -> str:
    """Play random games, and digest every record, state, view, redealt state and event."""
    digest = hashlib.sha256()
    rng = SeededRng(22)
    for number in range(GAMES):
        record = new_record(GAME, 2, {"quick": number % 2 == 1})
        for state in random_game(GAME, record, rng):
            seat = number % 2
            for data in (state.save(), state.view(seat), state.redeal(seat, rng).save()):
                digest.update(json.dumps(data, sort_keys=True).encode())
        digest.update(record.write_for(number % 2).encode())
        for _, state in record.replay():
            for event in state.journal or []:
                digest.update(f"{event.name} {event.rule} {event.seat} {event.facts} {event.points}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{engine.running()} {fingerprint()}\n")
