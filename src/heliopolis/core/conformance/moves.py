"""What may be decided and drawn, what it does to the components, and how a game ends."""

from heliopolis.core.conformance.random_games import Failure, random_games
from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import NotationError, Refusal
from heliopolis.core.game import Game
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.core.state import CHANCE, OVER


def legal_actions_are_sorted(game: Game, seats: int, rng: Rng) -> None:
    """Legal actions ascend without doubles, are known actions, and belong to the acting seats alone."""
    for state, record in random_games(game, seats, rng):
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
    for state, record in random_games(game, seats, rng):
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
    """An illegal action raises a refusal that names a paragraph, can be said in every language, and changes nothing."""
    known = {paragraph.id for paragraph in paragraphs(game)}
    for state, record in random_games(game, seats, rng):
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
                _check_words(refusal, record)
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


def _check_words(refusal: Refusal, record: Record) -> None:
    """A refusal can be said in every language."""
    try:
        said = all(refusal.sentence(language) for language in LANGUAGES)
    except LookupError:
        said = False
    if not said:
        raise Failure(f"there are no words for the refusal {refusal.why.name!r}", record) from None


def chance_is_consistent(game: Game, seats: int, rng: Rng) -> None:
    """What is sampled is among the outcomes; anything else is refused; outcomes ascend."""
    for state, record in random_games(game, seats, rng):
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


def components_are_conserved(game: Game, seats: int, rng: Rng) -> None:
    """The census of components counts something, and never changes."""
    counted: dict[str, int] = {}
    for state, record in random_games(game, seats, rng):
        census = game.census(state)
        if not any(census.values()):
            raise Failure(f"the census {census} counts nothing", record)
        if not record.entries:
            counted = census
        if census != counted:
            raise Failure(f"components are lost or made: {counted} became {census}", record)


def games_end_with_standings(game: Game, seats: int, rng: Rng) -> None:
    """A game ends within its bound, in a way that it names, with a score and a place for each seat."""
    for state, record in random_games(game, seats, rng):
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
        if state.ended_by() not in game.info.endings:
            raise Failure(f"the game was ended by {state.ended_by()!r}; expected one of {game.info.endings}", record)
