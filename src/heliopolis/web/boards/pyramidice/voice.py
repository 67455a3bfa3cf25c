"""Words of the table of Pyramidice, said once for each language and kept: the same pieces are drawn all the time."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from heliopolis.games.pyramidice.components import PROJECT_NAMES, REST_TILES, SCARAB_NAMES
from heliopolis.games.pyramidice.deities import DEITIES, DEITY_NAMES, ENNEAD_NAMES
from heliopolis.games.pyramidice.info import ARCHITECTS
from heliopolis.games.pyramidice.phrases import listed_pieces
from heliopolis.games.pyramidice.pictures import written
from heliopolis.language import GameSpeaker, Locale, Speaker, labelled

RULES = {
    "stone": "pyramidice.work.1",
    "prayer": "pyramidice.work.2",
    "worker": "pyramidice.work.2",
    "cat": "pyramidice.work.7",
    "ennead": "pyramidice.deities.ennead",
    **dict.fromkeys(("cheops", "chephren", "mykerinos"), "pyramidice.build.3"),
    **{name: f"pyramidice.deities.{name}" for name in DEITY_NAMES},
    **dict.fromkeys(ENNEAD_NAMES, "pyramidice.deities.ennead"),
    **{deity.name: "pyramidice.deities.virtual" for deity in DEITIES if deity.shows},
    **{name: f"pyramidice.scarabs.{name}" for name in SCARAB_NAMES},
    **dict.fromkeys(PROJECT_NAMES, "pyramidice.projects.1"),
    **{tile.name: f"pyramidice.tiles.{'pairs' if tile.is_pair else tile.name}" for tile in REST_TILES},
    **{name: f"pyramidice.architects.{name}" for name in ARCHITECTS},
}
"""The paragraph that says what each piece does."""


@lru_cache(maxsize=32)
def _speakers(language: Locale) -> tuple[GameSpeaker, Speaker]:
    game = GameSpeaker(language.game, language.code)
    return game, Speaker("heliopolis.web.boards.pyramidice", language.code, language.game)


@lru_cache(maxsize=1024)
def word(language: Locale, name: str) -> str:
    """Name a piece."""
    return _speakers(language)[0].word(name)


@lru_cache(maxsize=1024)
def title(language: Locale, name: str) -> str:
    """Name a piece, with a capital letter."""
    found = word(language, name)
    return found[:1].upper() + found[1:]


@lru_cache(maxsize=1024)
def choice(language: Locale, notation: str) -> str:
    """Say an action as a choice."""
    return _speakers(language)[0].choice(notation)


@lru_cache(maxsize=1024)
def about(language: Locale, name: str) -> str:
    """Say what a piece is and does, and which paragraph says so."""
    text = _speakers(language)[0].say(f"about-{name}")
    return labelled(language.code, title(language, name), f"{text} ({RULES[name]})")


@lru_cache(maxsize=1024)
def short(language: Locale, name: str) -> str:
    """Say what a piece does in a few words."""
    return say(language, f"short-{'ennead' if name in ENNEAD_NAMES else name}")


@lru_cache(maxsize=8192)
def say(language: Locale, message: str, **arguments: int | str) -> str:
    """Say a message of the board."""
    return _speakers(language)[1].say(message, **arguments)


@lru_cache(maxsize=4096)
def said(language: Locale, message: str, **arguments: int | str) -> Markup:
    """Say a message of the board as it is put into a frame."""
    return escape(say(language, message, **arguments))


def join(language: Locale, words: Sequence[str]) -> str:
    """Put words into a list."""
    return _speakers(language)[1].join(list(words))


def names(language: Locale, pieces: Iterable[str]) -> Markup:
    """Name some pieces as they are put into a frame."""
    return escape(join(language, [word(language, piece) for piece in pieces]))


@lru_cache(maxsize=256)
def piece(language: Locale, name: str) -> str:
    """Name a piece of a cost."""
    if name.isdigit():
        return say(language, "piece-showing", value=int(name))
    if name == "stone":
        return say(language, "piece-stone")
    if name.startswith("stone-"):
        return say(language, "piece-stone-showing", value=int(name.removeprefix("stone-")))
    return word(language, name)


@lru_cache(maxsize=128)
def cost(language: Locale, pieces: tuple[str, ...]) -> str:
    """Say what a build takes: so many workers, or else what it is made of."""
    if set(pieces) <= {"worker"}:
        return say(language, "note-cost", workers=len(pieces))
    return listed_pieces(list(pieces), language.code)


@lru_cache(maxsize=64)
def pattern(language: Locale, picture: str) -> str:
    """Say which dice a pattern has."""
    if len(picture) == 2 and picture.isdigit():
        return say(language, "beside", first=int(picture[0]), second=int(picture[1]))
    return say(language, "pattern", picture=written(picture))


@lru_cache(maxsize=512)
def resources(language: Locale, counts: tuple[int, int, int]) -> Markup:
    """Say how many workers, cats and stone dice there are."""
    found = [
        say(language, f"count-{kind}", count=count)
        for kind, count in zip(("worker", "cat", "stone"), counts, strict=True)
        if count
    ]
    return escape(", ".join(found) or say(language, "count-nothing"))
