"""A fingerprint of many games, to compare one engine with the other.

python -m tests.fingerprint GAME
"""

import hashlib
import json
import sys

from heliopolis import engine
from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.driver import play
from heliopolis.core.game import Game
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import State
from heliopolis.players.catalogue import choose_at_random, chooser

GAMES = 4
RANDOMNESS = 15
"""Which percentage of decisions greedy players make at random, to see more of a game than its beaten track."""


def fingerprint(name: str) -> str:
    """Play random and greedy games for each number of seats; digest all that can be told."""
    game = registry.game(name)
    digest = hashlib.sha256()
    for seats in game.info.seats:
        rng = SeededRng(seats)
        for number in range(GAMES):
            options = {option.name: option.choices[number % len(option.choices)] for option in game.info.options}
            record = new_record(game, seats, options)
            if number % 2 == 0:
                for _ in random_game(game, record, rng):
                    pass
            else:
                play_greedily(game, record, rng)
            digest.update(record.write().encode())
            seat = number % seats
            digest.update(record.write_for(seat).encode())
            for _, state in record.replay():
                for data in (state.save(), state.view(seat), state.redeal(seat, rng).save()):
                    digest.update(json.dumps(data, sort_keys=True).encode())
                if game.layout is not None:
                    digest.update(str(game.observation(seats).of(state, seat)).encode())
                for event in state.journal or []:
                    digest.update(f"{event.name} {event.rule} {event.seat} {event.facts} {event.points}".encode())
    return digest.hexdigest()


def play_greedily(game: Game, record: Record, rng: Rng) -> None:
    """Play a game between greedy bots that now and then do something at random."""
    greedy = chooser("greedy", game.info.name)

    def mostly_greedy(state: State, seat: int, rng: Rng) -> int:
        choose = choose_at_random if rng.below(100) < RANDOMNESS else greedy
        return choose(state, seat, rng)

    state = record.start()
    play(game, state, [mostly_greedy] * record.seats, rng, entries=record.entries)
    record.final_scores = state.scores()


if __name__ == "__main__":
    sys.stdout.write(f"{engine.running()} {fingerprint(sys.argv[1])}\n")
