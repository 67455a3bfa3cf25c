"""The rules tell everything in its turn: first one screen, then chapters in which no word stands unexplained."""

import pytest

from heliopolis.core import registry
from heliopolis.core.folding import contains, folded_words
from heliopolis.core.opening import opening
from heliopolis.core.rules import LANGUAGES, paragraphs

NAMES = registry.names()


@pytest.mark.parametrize("name", NAMES)
def test_openings_are_the_same_in_every_language(name: str) -> None:
    game = registry.game(name)
    shapes = []
    for language in LANGUAGES:
        first = opening(game, language)
        assert first.aim
        shapes.append([(leaf.side_by_side, [point.picture for point in leaf.points]) for leaf in first.leaves])
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_examples_and_tables_are_the_same_in_every_language(name: str) -> None:
    game = registry.game(name)
    counted = [
        [(each.id, len(each.examples), [len(row) for row in each.rows]) for each in paragraphs(game, language)]
        for language in LANGUAGES
    ]
    assert counted[0] == counted[1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_used_before_it_is_explained(name: str, language: str) -> None:
    told: list[str] = []
    explained: dict[str, str] = {}
    for paragraph in paragraphs(registry.game(name), language):
        for word in paragraph.explains:
            assert word not in explained, f"{paragraph.id} explains {word!r} again, after {explained[word]}"
            assert not contains(told, folded_words(word)), f"{word!r} is used before {paragraph.id} explains it"
            explained[word] = paragraph.id
        told += [*folded_words(paragraph.text), ""]
    assert len(explained) >= 8
