"""The paragraphs of the rules that have all the words somebody looks for, in any order."""

from functools import lru_cache

from heliopolis.core.folding import contains, folded_words
from heliopolis.core.game import Game
from heliopolis.core.glossary import glossary
from heliopolis.core.rules import Paragraph, paragraphs

SHORTEST_BEGINNING = 3
"""So many letters of a word find it."""


def search(game: Game, language: str, text: str) -> list[Paragraph]:
    """Return the paragraphs that have all words of a text, or others for the same things; all, if it has no words.

    The name of the chapter counts as well, but does not suffice.
    """
    wanted = folded_words(text)
    return [each for each in paragraphs(game, language) if _is_meant(each, game.package, language, wanted)]


def _is_meant(paragraph: Paragraph, package: str, language: str, wanted: list[str]) -> bool:
    own = _words_for(paragraph, package, language)
    missing = [word for word in wanted if not _has(own, word)]
    if not missing:
        return True
    heading = frozenset(folded_words(paragraph.chapter))
    return len(missing) < len(wanted) and all(_has(heading, word) for word in missing)


def _has(words: frozenset[str], wanted: str) -> bool:
    return wanted in words or (len(wanted) >= SHORTEST_BEGINNING and any(word.startswith(wanted) for word in words))


@lru_cache(maxsize=2048)
def _words_for(paragraph: Paragraph, package: str, language: str) -> frozenset[str]:
    """Return the words under which a paragraph is found: its own, those of its examples and table, and others."""
    cells = [cell for row in paragraph.rows for cell in row]
    words = folded_words("\n".join([paragraph.id, paragraph.text, *paragraph.examples, *cells]))
    others = [other for word, other in glossary(package, language).others() if contains(words, folded_words(word))]
    return frozenset([*words, *folded_words("\n".join(others))])
