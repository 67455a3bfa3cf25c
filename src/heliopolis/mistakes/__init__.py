"""What went wrong, in its reader's language: a message `mistake-REASON` for every reason that an error can have."""

from heliopolis.core import registry
from heliopolis.core.edition import Flaw, Number, Numbers, Picture, Word, Words
from heliopolis.core.errors import EditionError, HeliopolisError, Reason, RecordError
from heliopolis.core.game import Game
from heliopolis.core.rules import paragraph
from heliopolis.language import Argument, GameSpeaker, Speaker

UNKNOWN = "unknown"
"""The reason of an error that has none: it was not meant for people."""


def explain(error: HeliopolisError, language: str) -> str:
    """Say what was wrong and what would have been right."""
    words = Speaker(__package__, language)
    reason = error.reason if words.has(f"mistake-{error.reason}") else UNKNOWN
    facts = {name: written(words, fact) for name, fact in error.facts.items()}
    why = error.facts.get("why")
    if isinstance(why, Reason):
        game = game_of(why)
        facts["why"] = GameSpeaker(game, language).refusal(why)
        facts["rule"] = paragraph(game, why.rule, language).text
    flaw = error.facts.get("flaw")
    if isinstance(flaw, Flaw):
        facts["flaw"] = flaw_in_words(flaw, GameSpeaker(registry.game(str(error.facts["game"])), language))
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
        case Numbers(low=low, high=high, longest=int(longest)):
            return words.say("expected-up-to", low=low, high=high, longest=longest)
        case Numbers(low=low, high=high, length=length):
            return words.say("expected-numbers", low=low, high=high, length=length or 0)
        case Picture(high=high, most=most, side=side):
            return words.say("expected-picture", high=high, most=most, side=side)
        case Word(choices=choices):
            return words.say("expected-word", words=written(words, list(choices)))
        case Words(choices=choices, longest=longest):
            return words.say("expected-words", words=written(words, list(choices)), longest=longest)
        case HeliopolisError():
            return explain(fact, words.language)
        case list():
            return ", ".join(str(each) if str(each).isdigit() else words.say("quoted", text=each) for each in fact)
        case int():
            return fact
        case _:
            return "".join(mark if mark.isprintable() else "�" for mark in str(fact))


def flaw_in_words(flaw: Flaw, speaker: GameSpeaker) -> str:
    """Say what is wrong with a value beside the others; if its game has no words for it, in English."""
    name = f"flaw-{flaw.name}"
    return speaker.say(name, **flaw.facts) if speaker.has(name) else flaw.message
