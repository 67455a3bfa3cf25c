"""Words of the pyramid, said once for each language and kept: a board of 36 cards says the same things all the time."""

from functools import lru_cache

from markupsafe import Markup, escape

from heliopolis.language import GameSpeaker, Locale, Speaker

RULES = {
    "archaeologist": "gold.turn.2",
    "porter": "gold.turn.2",
    "lantern": "gold.lanterns.3",
    "photo": "gold.photos.1",
    "treasure": "gold.treasures.4",
    "bust": "gold.collapse.1",
    "mummy": "gold.mummy.2",
    "curse": "gold.curse.2",
    "start": "gold.setup.2",
    "corridor": "gold.move.1",
    "chamber": "gold.setup.3",
    "hidden": "gold.reveal.1",
    "fallen": "gold.collapse.6",
}
"""The paragraph that says what each component does."""


@lru_cache(maxsize=32)
def _speakers(language: Locale) -> tuple[GameSpeaker, Speaker]:
    game = GameSpeaker(language.game, language.code)
    return game, Speaker("heliopolis.web.boards.gold", language.code, language.game)


@lru_cache(maxsize=1024)
def word(language: Locale, name: str) -> str:
    """Name a component."""
    return _speakers(language)[0].word(name)


@lru_cache(maxsize=1024)
def choice(language: Locale, notation: str) -> str:
    """Say an action as a choice."""
    return _speakers(language)[0].choice(notation)


@lru_cache(maxsize=256)
def about(language: Locale, name: str) -> str:
    """Say what a component is and does, and which paragraph says so; treasures are all alike but for the bust."""
    kind = "treasure" if name.startswith("treasure-") else name
    return _speakers(language)[0].say(f"about-{kind}") + f" ({RULES[kind]})"


def say(language: Locale, message: str, **arguments: int | str) -> str:
    """Say a message of the board."""
    return _speakers(language)[1].say(message, **arguments)


@lru_cache(maxsize=4096)
def write(language: Locale, message: str, **arguments: int | str) -> Markup:
    """Say a message that names no player, as it stands on the page."""
    return escape(say(language, message, **arguments))


@lru_cache(maxsize=1024)
def written_word(language: Locale, name: str) -> Markup:
    """Name a component, as it stands on the page."""
    return escape(word(language, name))


def capital(text: str) -> str:
    """Write a word with a capital letter."""
    return text[:1].upper() + text[1:]
