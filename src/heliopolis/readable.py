"""A view in words, for the boards of games that have none of their own.

What a game has a word for (`word-NAME`) is called so, anything else by its key. Two keys are understood: `seats` has an
entry a seat, which stands beside the player's name, and a key that ends with `_seat` tells of a player, counted from 0.
"""

from collections.abc import Mapping
from typing import NamedTuple

from heliopolis.language import GameSpeaker, yes_or_no

UNTOLD = ("game", "seat", "seats", "acting", "phase")
"""What is told elsewhere: by the page's title, beside the names, and by what is asked."""
NOBODY = "–"


class Fact(NamedTuple):
    """Something that a view tells: a text, or facts about the parts of it."""

    name: str
    text: str
    parts: tuple["Fact", ...] = ()


def facts_of_table(view: Mapping[str, object], speaker: GameSpeaker) -> tuple[Fact, ...]:
    """Tell what does not belong to a seat."""
    told = {key: value for key, value in view.items() if key not in UNTOLD}
    return _facts(told, speaker)


def facts_of_seats(view: Mapping[str, object], speaker: GameSpeaker) -> list[tuple[Fact, ...]]:
    """Tell of each player what belongs to the seat; nobody where a view has no seats."""
    seats = view.get("seats")
    if not isinstance(seats, list):
        return []
    return [_facts(seat, speaker) if isinstance(seat, dict) else (_fact("", seat, speaker),) for seat in seats]


def _facts(told: Mapping[str, object], speaker: GameSpeaker) -> tuple[Fact, ...]:
    return tuple(_fact(key, value, speaker) for key, value in told.items() if value not in (None, "", [], {}))


def _fact(key: str, value: object, speaker: GameSpeaker) -> Fact:
    name = _word(key, speaker)
    if isinstance(value, dict):
        return Fact(name, "", _facts(value, speaker))
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        return Fact(name, "", tuple(_fact("", item, speaker) for item in value))
    if isinstance(value, list):
        return Fact(name, ", ".join(_text(key, item, speaker) for item in value))
    return Fact(name, _text(key, value, speaker))


def _text(key: str, value: object, speaker: GameSpeaker) -> str:
    if value is None:
        return NOBODY
    if isinstance(value, bool):
        return yes_or_no(speaker.language, value)
    if key.endswith("_seat") and isinstance(value, int):
        return speaker.name_of(value + 1)
    return _word(str(value), speaker)


def _word(name: str, speaker: GameSpeaker) -> str:
    return speaker.word(name).replace("_", " ")
