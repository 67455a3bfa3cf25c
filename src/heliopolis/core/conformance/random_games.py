"""Random games for checks to look at, and the failure that a check raises."""

from collections.abc import Iterator

from heliopolis.core.errors import HeliopolisError
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State

GAMES = 6
"""How many random games a check plays: raise it for a thorough examination."""


class Failure(HeliopolisError):
    """A flaw of a game, with the record that shows it."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(f"{message}\n\n{record.write()}")


def random_game(game: Game, record: Record, rng: Rng) -> Iterator[State]:
    """Play a game at random, any seat that may decide going first; give the state before each entry and at the end."""
    state = record.start()
    yield state
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            entry = Entry(int(CHANCE), int(state.sample(rng)))
            state.resolve(entry.number)
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            legal = state.legal_actions(seat)
            if not legal:
                raise Failure(f"seat {seat} is to decide and has no legal action", record)
            entry = Entry(seat, legal[rng.below(len(legal))])
            state.apply(entry.seat, entry.number)
        record.entries.append(entry)
        if len(record.entries) > game.info.longest:
            raise Failure(f"the game takes more than its {game.info.longest} entries", record)
        yield state
    record.final_scores = state.scores()


def random_games(game: Game, seats: int, rng: Rng) -> Iterator[tuple[State, Record]]:
    """Give every state of some random games, with the record so far; options vary from game to game."""
    for _ in range(GAMES):
        options = {option.name: option.choices[rng.below(len(option.choices))] for option in game.info.options}
        record = new_record(game, seats, options)
        for state in random_game(game, record, rng):
            yield state, record


def perft(state: State, depth: int) -> int:
    """Count the ways a game can go on for so many entries: a fingerprint of its rules."""
    if depth == 0 or state.actor() == OVER:
        return 1
    total = 0
    if state.actor() == CHANCE:
        for outcome, _ in state.outcomes():
            copy = state.clone()
            copy.resolve(outcome)
            total += perft(copy, depth - 1)
    for seat in state.actors():
        for action in state.legal_actions(seat):
            copy = state.clone()
            copy.apply(seat, action)
            total += perft(copy, depth - 1)
    return total
