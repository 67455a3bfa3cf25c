"""Components in words: what they are called, where they come from, and what an edition has otherwise than the standard.

A game's messages name the parts of keys that are no pieces: `key-fame`, and `key-seats` for `seats_2`, with `$number`.
"""

import re

from heliopolis.core.edition import PROVENANCES, Value, write_edition
from heliopolis.core.filling import minus
from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker, Speaker, labelled

NUMBERED = re.compile(r"(.+)_(\d+)")


def component_name(speaker: GameSpeaker, key: str) -> str:
    """Name a component: the parts of its key as the game calls them."""
    return ", ".join(part_name(speaker, part) for part in key.split("."))


def part_name(speaker: GameSpeaker, part: str) -> str:
    """Name a part of a key; what has no name is written as in the file."""
    if speaker.has(f"key-{part}"):
        return speaker.say(f"key-{part}")
    numbered = NUMBERED.fullmatch(part)
    if numbered and speaker.has(f"key-{numbered.group(1)}"):
        return speaker.say(f"key-{numbered.group(1)}", number=int(numbered.group(2)))
    return speaker.word(part) if speaker.has(f"word-{part}") else part.replace("_", " ")


def component_value(speaker: GameSpeaker, value: Value) -> str:
    """Write a component's value: numbers as they are, words as the game says them, several as a list."""
    if isinstance(value, tuple):
        return ", ".join(component_value(speaker, each) for each in value) or "–"
    return speaker.word(value) if isinstance(value, str) else minus(value)


def differences(speaker: GameSpeaker) -> list[str]:
    """Say what the edition that is played has otherwise than the standard one, a line for each value."""
    game = speaker.game
    return [
        labelled(
            speaker.language,
            component_name(speaker, key),
            f"{component_value(speaker, game.standard.components[key].value)} → "
            f"{component_value(speaker, game.edition.components[key].value)}",
        )
        for key in game.edition.changes(game.standard)
    ]


def provenance(language: str, name: str) -> str:
    """Say where a value comes from."""
    return Speaker(__package__, language).say(f"provenance-{name}")


def edition_file(game: Game, language: str) -> str:
    """Write the standard edition of a game as a file that tells its reader what to do with it."""
    words = Speaker(__package__, language)
    explained = [labelled(language, name, provenance(language, name)) for name in PROVENANCES]
    head = [words.say("file-use", game=game.info.title), words.say("file-provenances"), *explained]
    return write_edition(game.standard, head)
