"""What went wrong, in the language of the page: a message `mistake-REASON` for every reason that an error can have."""

from heliopolis.core import registry
from heliopolis.core.edition import Number, Numbers, Word, Words
from heliopolis.core.errors import EditionError, HeliopolisError, Reason, RecordError
from heliopolis.core.game import Game
from heliopolis.core.rules import paragraph
from heliopolis.language import Argument, GameSpeaker, Speaker

UNKNOWN = "unknown"
"""The reason of an error that has none: it was not meant for people."""


def explain(words: Speaker, error: HeliopolisError) -> str:
    """Say what was wrong and what would have been right."""
    reason = error.reason if words.has(f"mistake-{error.reason}") else UNKNOWN
    facts = {name: written(words, fact) for name, fact in error.facts.items()}
    why = error.facts.get("why")
    if isinstance(why, Reason):
        game = game_of(why)
        facts["why"] = GameSpeaker(game, words.language).refusal(why)
        facts["rule"] = paragraph(game, why.rule, words.language).text
    said = words.say(f"mistake-{reason}", **facts)
    if isinstance(error, EditionError) and error.key:
        return words.say("mistake-at-key", line=error.line, key=error.key, mistake=said)
    if isinstance(error, (EditionError, RecordError)):
        return words.say("mistake-at-line", line=error.line, mistake=said)
    return said


def game_of(why: Reason) -> Game:
    """Return the game that refuses something: the ids of its paragraphs begin with its name."""
    return registry.game(why.rule.partition(".")[0])


def written(words: Speaker, fact: object) -> Argument:
    """Write a fact so that it fits a sentence."""
    match fact:
        case Number(low=low, high=high):
            return words.say("expected-number", low=low, high=high)
        case Numbers(low=low, high=high, length=length):
            return words.say("expected-numbers", low=low, high=high, length=length or 0)
        case Word(choices=choices):
            return words.say("expected-word", words=written(words, list(choices)))
        case Words(choices=choices, longest=longest):
            return words.say("expected-words", words=written(words, list(choices)), longest=longest)
        case list():
            return ", ".join(str(each) if str(each).isdigit() else words.say("quoted", text=each) for each in fact)
        case int():
            return fact
        case _:
            return "".join(mark if mark.isprintable() else "�" for mark in str(fact))
