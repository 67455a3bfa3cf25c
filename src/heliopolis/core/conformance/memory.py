"""What is written down comes back the same: records, saved states, pickles, clones."""

import json
import pickle

from heliopolis.core.conformance.random_games import Failure, random_games
from heliopolis.core.game import Game
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import Rng
from heliopolis.core.state import OVER


def records_round_trip(game: Game, seats: int, rng: Rng) -> None:
    """A record read back is the same text, and replays to the same state; notations are all different."""
    if len(set(game.actions)) < len(game.actions) or len(set(game.outcomes)) < len(game.outcomes):
        raise Failure("two actions or two outcomes share a notation", new_record(game, seats))
    for state, record in random_games(game, seats, rng):
        if state.actor() != OVER:
            continue
        record.final_scores = state.scores()
        again = read_record(record.write())
        if again.write() != record.write():
            raise Failure("a record read back is another", record)
        end = again.start()
        for _, moment in again.replay():
            end = moment
        if end.save() != state.save():
            raise Failure("a record replays to another end", record)
        middle = len(record.entries) // 2
        if again.end().save() != state.save() or again.state_at(middle).actor() == OVER:
            raise Failure("stepping into a record leads elsewhere", record)


def states_round_trip(game: Game, seats: int, rng: Rng) -> None:
    """Saved as JSON or pickled, a state comes back the same and goes on the same; views are plain data."""
    for state, record in random_games(game, seats, rng):
        saved = state.save()
        views = {viewer: state.view(viewer) for viewer in (None, *range(seats))}
        for copy in (game.restore(json.loads(json.dumps(saved))), pickle.loads(pickle.dumps(state)), state.clone()):
            if copy.save() != saved or copy.actors() != state.actors() or copy.reveals != state.reveals:
                raise Failure("a state does not survive being saved, pickled or cloned", record)
            if any(copy.view(viewer) != view for viewer, view in views.items()):
                raise Failure("a copied state gives another view", record)
        for viewer, view in views.items():
            if json.loads(json.dumps(view)) != view:
                raise Failure(f"the view of {viewer} is not plain data", record)
