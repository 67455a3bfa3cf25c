"""Paragraphs found by any of their words, and by other words for the same things."""

import pytest

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.rule_search import search
from heliopolis.core.rules import paragraphs


def found(game: str, language: str, text: str) -> list[str]:
    """Return the ids of the paragraphs that a search finds."""
    return [paragraph.id for paragraph in search(registry.game(game), language, text)]


@pytest.mark.parametrize(
    ("game", "language", "text", "rule"),
    [
        ("ra", "en", "track full", "ra.epochs.2"),
        ("ra", "en", "track full", "ra.turn.4"),
        ("ra", "en", "flood nile", "ra.scoring.nile"),
        ("ra", "en", "NILE  floods", "ra.scoring.nile"),
        ("ra", "en", "civilization", "ra.scoring.civilisations"),
        ("ra", "en", "civilizations none", "ra.scoring.civilisations"),
        ("ra", "en", "tie", "ra.end.2"),
        ("ra", "en", "auction begin", "ra.invoke.1"),
        ("ra", "fr", "ex aequo", "ra.end.2"),
        ("ra", "fr", "ex æquo", "ra.scoring.pharaohs"),
        ("ra", "fr", "égalité", "ra.end.2"),
        ("ra", "fr", "egalite", "ra.scoring.suns"),
        ("ra", "fr", "piste pleine", "ra.epochs.2"),
        ("heir", "fr", "oeil", "heir.magic.d"),
        ("heir", "en", "tie", "heir.bidding.4"),
        ("gold", "en", "torch", "gold.lanterns.1"),
        ("heir", "en", "favourite seshat", "heir.seshat.3"),
        ("heir", "fr", "égalité offrandes", "heir.pharaoh.5"),
        ("pyramidice", "fr", "niveau dés carré", "pyramidice.build.1"),
        ("pyramidice", "en", "hathor cost", "pyramidice.deities.costs"),
        ("pyramidice", "en", "reshuffle", "pyramidice.row.1"),
        ("gold", "en", "rotate card quarter", "gold.turning.2"),
        ("gold", "fr", "trajets éclairés", "gold.lanterns.3"),
        ("gold", "en", "d6 straights", "gold.lanterns.3"),
        ("gold", "en", "gold.end.2", "gold.end.2"),
    ],
)
def test_what_is_meant_is_found(game: str, language: str, text: str, rule: str) -> None:
    assert rule in found(game, language, text)


def test_all_words_must_be_there() -> None:
    both = found("ra", "en", "flood drought")
    assert both == [rule for rule in found("ra", "en", "flood") if rule in found("ra", "en", "drought")]
    assert "ra.scoring.nile" not in both
    assert found("ra", "en", "flood lantern") == []


def test_the_name_of_a_chapter_helps_but_does_not_suffice() -> None:
    assert "heir.pharaoh.5" in found("heir", "fr", "offrandes égalité")
    assert "heir.pharaoh.5" not in found("heir", "fr", "offrandes")


def test_the_beginning_of_a_word_finds_it_from_three_letters_on() -> None:
    assert "ra.auction.1" in found("ra", "en", "auc")
    assert found("ra", "en", "qz") == []


@pytest.mark.parametrize("text", ["", "  ", "?!"])
def test_without_words_all_is_found(text: str) -> None:
    game = registry.game("ra")
    assert search(game, "en", text) == list(paragraphs(game, "en"))


def test_rules_without_a_glossary_are_searched_by_their_own_words(sticks: Game) -> None:
    assert [found.id for found in search(sticks, "en", "last stick")] == ["sticks.turn.2"]
    assert [found.id for found in search(sticks, "fr", "dernier")] == ["sticks.turn.2"]
