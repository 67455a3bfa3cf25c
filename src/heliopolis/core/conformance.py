"""The examination every game has to pass, for each number of seats: also one written by somebody else.

    from heliopolis.core import conformance
    for check in conformance.CHECKS:
        check(game, seats, SeededRng(1))

Each check plays random games and raises `Failure`, with the record of the game that shows the flaw.
"""

import json
import pickle
from collections.abc import Callable, Iterator

from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import HeliopolisError, NotationError, Refusal
from heliopolis.core.game import Entry, Game
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.core.state import CHANCE, OVER, State

Check = Callable[[Game, int, Rng], None]

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


def _games(game: Game, seats: int, rng: Rng) -> Iterator[tuple[State, Record]]:
    """Give every state of some random games, with the record so far; options vary from game to game."""
    for _ in range(GAMES):
        options = {option.name: option.choices[rng.below(len(option.choices))] for option in game.info.options}
        record = new_record(game, seats, options)
        for state in random_game(game, record, rng):
            yield state, record


def legal_actions_are_sorted(game: Game, seats: int, rng: Rng) -> None:
    """Legal actions ascend without doubles, are known actions, and belong to the acting seats alone."""
    for state, record in _games(game, seats, rng):
        actors = state.actors()
        if actors != sorted(set(actors)) or (actors[0] if actors else state.actor()) != state.actor():
            raise Failure(f"actor {state.actor()} is not the first of the actors {actors}", record)
        for seat in range(seats):
            legal = state.legal_actions(seat)
            if legal != sorted(set(legal)) or any(not 0 <= action < len(game.actions) for action in legal):
                raise Failure(f"the legal actions of seat {seat} are not sorted and known: {legal}", record)
            if (seat in actors) != bool(legal):
                raise Failure(f"seat {seat} has legal actions {legal}, and the actors are {actors}", record)


def every_legal_action_applies(game: Game, seats: int, rng: Rng) -> None:
    """Every legal action and every outcome leads somewhere, and leaves the state it was cloned from as it was."""
    for state, record in _games(game, seats, rng):
        before = state.save()
        for seat in state.actors():
            for action in state.legal_actions(seat):
                state.clone().apply(seat, action)
        if state.actor() == CHANCE:
            for outcome, weight in state.outcomes():
                if weight <= 0 or not 0 <= outcome < len(game.outcomes):
                    raise Failure(f"outcome {outcome} has weight {weight}", record)
                state.clone().resolve(outcome)
        if state.save() != before:
            raise Failure("playing on a clone changes the state it was cloned from", record)


def illegal_actions_are_refused(game: Game, seats: int, rng: Rng) -> None:
    """An illegal action raises a refusal that names an existing paragraph, and changes nothing."""
    known = {paragraph.id for paragraph in paragraphs(game)}
    for state, record in _games(game, seats, rng):
        before = state.save()
        for seat in range(seats):
            legal = set(state.legal_actions(seat))
            action = int(rng.below(len(game.actions)))
            if action in legal:
                continue
            try:
                decide(game, state, seat, action)
            except Refusal as refusal:
                if refusal.rule not in known:
                    raise Failure(f"a refusal names {refusal.rule}, which is no paragraph", record) from None
            else:
                raise Failure(f"seat {seat} may do {game.actions[action]!r}, which is not legal", record)
        for wrong in (-1, len(game.actions)):
            try:
                decide(game, state, 0, wrong)
            except NotationError:
                continue
            raise Failure(f"there is no action {wrong}, and yet it was taken", record)
        if state.save() != before:
            raise Failure("a refused action changes the state", record)


def chance_is_consistent(game: Game, seats: int, rng: Rng) -> None:
    """What is sampled is among the outcomes; anything else is refused; outcomes ascend."""
    for state, record in _games(game, seats, rng):
        if state.actor() != CHANCE:
            continue
        possible = [outcome for outcome, _ in state.outcomes()]
        if not possible or possible != sorted(set(possible)):
            raise Failure(f"the outcomes {possible} are not sorted", record)
        for _ in range(3):
            if state.sample(rng) not in possible:
                raise Failure("an outcome is sampled that is not possible", record)
        impossible = next((number for number in range(-1, len(game.outcomes)) if number not in possible), -1)
        try:
            resolve(game, state, impossible)
        except NotationError:
            continue
        raise Failure(f"outcome {impossible} is not possible, and yet it came up", record)


def records_round_trip(game: Game, seats: int, rng: Rng) -> None:
    """A record read back is the same text, and replays to the same state; notations are all different."""
    if len(set(game.actions)) < len(game.actions) or len(set(game.outcomes)) < len(game.outcomes):
        raise Failure("two actions or two outcomes share a notation", new_record(game, seats))
    for state, record in _games(game, seats, rng):
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
    for state, record in _games(game, seats, rng):
        saved = state.save()
        for copy in (game.restore(json.loads(json.dumps(saved))), pickle.loads(pickle.dumps(state)), state.clone()):
            if copy.save() != saved or copy.actors() != state.actors():
                raise Failure("a state does not survive being saved, pickled or cloned", record)
            if any(copy.view(seat) != state.view(seat) for seat in range(seats)):
                raise Failure("a copied state gives another view", record)
        for viewer in (None, *range(seats)):
            view = state.view(viewer)
            if json.loads(json.dumps(view)) != view:
                raise Failure(f"the view of {viewer} is not plain data", record)


def components_are_conserved(game: Game, seats: int, rng: Rng) -> None:
    """The census of components never changes."""
    counted: dict[str, int] = {}
    for state, record in _games(game, seats, rng):
        census = game.census(state)
        if not record.entries:
            counted = census
        if census != counted:
            raise Failure(f"components are lost or made: {counted} became {census}", record)


def games_end_with_standings(game: Game, seats: int, rng: Rng) -> None:
    """A game ends within its bound, with a score and a place for each seat and nothing left to decide."""
    for state, record in _games(game, seats, rng):
        if state.actor() != OVER:
            continue
        places = state.standings()
        if len(state.scores()) != seats or len(places) != seats:
            raise Failure("a seat has no score or no place", record)
        everybody = [*places, *state.rivals()]
        if any(place != 1 + sum(other < place for other in everybody) for place in everybody):
            raise Failure(f"{everybody} are no standings", record)
        if state.actors() or any(state.legal_actions(seat) for seat in range(seats)):
            raise Failure("the game is over and somebody may still decide", record)


def redeals_cannot_be_told_apart(game: Game, seats: int, rng: Rng) -> None:
    """A redealt state looks the same to its seat, obeys the census, and depends only on what the seat knows."""
    # Viewers who were given something other than the truth, and those who were given it though something was hidden.
    deceived: set[int | None] = set()
    informed: dict[int | None, Record] = {}
    for state, record in _games(game, seats, rng):
        before = state.save()
        for viewer in (None, *range(seats)):
            seed = int(rng.below(1 << 20))
            redealt = state.redeal(viewer, SeededRng(seed))
            if redealt.save() != before:
                deceived.add(viewer)
            elif game.has_secrets and game.unseen(record.start(), record.entries, viewer):
                informed[viewer] = record
            if redealt.view(viewer) != state.view(viewer):
                raise Failure(f"seat {viewer} can tell a redealt state from the true one", record)
            if viewer is not None and redealt.legal_actions(viewer) != state.legal_actions(viewer):
                raise Failure(f"seat {viewer} may do other things in a redealt state", record)
            if redealt.actors() != state.actors() or redealt.actor() != state.actor():
                raise Failure(f"other seats act in a state redealt for seat {viewer}", record)
            if game.census(redealt) != game.census(state):
                raise Failure(f"a redeal for seat {viewer} loses or makes components", record)
            twice = redealt.redeal(viewer, SeededRng(seed))
            if twice.save() != redealt.save():
                raise Failure(f"a redeal for seat {viewer} depends on what the seat can't know", record)
        if state.save() != before:
            raise Failure("a redeal changes the true state", record)
    for viewer, record in informed.items():
        if viewer not in deceived:
            raise Failure(f"a redeal for seat {viewer} never draws anew what the seat can't know", record)


def redealt_games_can_be_finished(game: Game, seats: int, rng: Rng) -> None:
    """From a redealt state a game can be played to its end."""
    for state, record in _games(game, seats, rng):
        if rng.below(20):
            continue
        copy = state.redeal(int(rng.below(seats)), rng)
        for _ in range(game.info.longest + 1):
            if copy.actor() == OVER:
                break
            if copy.actor() == CHANCE:
                copy.resolve(copy.sample(rng))
            else:
                legal = copy.legal_actions(copy.actor())
                copy.apply(copy.actor(), legal[rng.below(len(legal))])
        else:
            raise Failure("a redealt game does not end", record)


def journals_add_up(game: Game, seats: int, rng: Rng) -> None:
    """The score lines of a game's journal add up to its scores; each names an existing paragraph."""
    known = {paragraph.id for paragraph in paragraphs(game)}
    for state, record in _games(game, seats, rng):
        if state.actor() != OVER:
            continue
        totals = record.start().scores()
        for _, moment in record.replay():
            for event in moment.journal or []:
                if event.rule not in known:
                    raise Failure(f"the event {event.name} names {event.rule}, which is no paragraph", record)
                if event.points is not None:
                    totals[event.seat] += event.points
        if totals != state.scores():
            raise Failure(f"the score lines add up to {totals}, and the scores are {state.scores()}", record)


def rules_exist_in_every_language(game: Game, seats: int, _rng: Rng) -> None:
    """The rules have the same paragraphs in every language, each with text, and ids that begin with the game's name."""
    ids = [[paragraph.id for paragraph in paragraphs(game, language)] for language in LANGUAGES]
    flawed = any(found != ids[0] or len(set(found)) < len(found) or not found for found in ids)
    if flawed or any(not rule.startswith(f"{game.info.name}.") for rule in ids[0]):
        raise Failure("the rules differ between languages", new_record(game, seats))
    if any(not paragraph.text for language in LANGUAGES for paragraph in paragraphs(game, language)):
        raise Failure("a rule paragraph is empty", new_record(game, seats))


CHECKS: tuple[Check, ...] = (
    legal_actions_are_sorted,
    every_legal_action_applies,
    illegal_actions_are_refused,
    chance_is_consistent,
    records_round_trip,
    states_round_trip,
    components_are_conserved,
    games_end_with_standings,
    redeals_cannot_be_told_apart,
    redealt_games_can_be_finished,
    journals_add_up,
    rules_exist_in_every_language,
)


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
