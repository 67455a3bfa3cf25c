"""What Ra's board is drawn from: a view with types, and words of its own beside those that every page has."""

from functools import lru_cache

from heliopolis.games.ra.view import RaView
from heliopolis.language import Locale, Speaker
from heliopolis.web.scene import Scene

RaScene = Scene[RaView]
"""A game of Ra as one viewer sees it at one moment."""


@lru_cache(maxsize=32)
def board_words(language: Locale) -> Speaker:
    """Return the words of this board in a language."""
    return Speaker("heliopolis.web.boards.ra", language.code, language.game)
