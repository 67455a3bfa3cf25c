"""What is told of a game: score lines and rules."""

from heliopolis.core.conformance.random_games import Failure, random_games
from heliopolis.core.game import Game
from heliopolis.core.record import new_record
from heliopolis.core.rng import Rng
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.core.state import OVER


def journals_add_up(game: Game, seats: int, rng: Rng) -> None:
    """The score lines of a game's journal add up to its scores; each names an existing paragraph."""
    known = {paragraph.id for paragraph in paragraphs(game)}
    for state, record in random_games(game, seats, rng):
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
