"""The rules as text."""

import pytest
from tests.core.highcard.game import GAME

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.rules import LANGUAGES, PARAGRAPH, Paragraph, paragraph, paragraphs


def test_paragraphs_have_an_id_a_chapter_and_a_text() -> None:
    found = paragraphs(GAME)
    assert [each.id for each in found] == [
        "highcard.setup.1",
        "highcard.round.1",
        "highcard.round.2",
        "highcard.round.3",
    ]
    assert [each.chapter for each in found] == ["Set-up", "The round", "The round", "The round"]
    assert found[0].text == "Each seat is dealt one card of five, and looks at it alone."


def test_a_block_without_an_id_goes_on_with_the_paragraph_before() -> None:
    assert paragraph(GAME, "highcard.round.2").text == (
        "When all have decided, cards and decisions are shown.\n\nThis paragraph goes on."
    )
    assert paragraph(GAME, "highcard.round.3").text == "The highest card among those who stay scores the stake."


def test_paragraphs_are_found_in_every_language() -> None:
    assert paragraph(GAME, "highcard.setup.1", "fr").text == "Chacun reçoit une carte parmi cinq et la regarde seul."
    assert paragraph(GAME, "highcard.setup.1", "fr").chapter == "Mise en place"


@pytest.mark.parametrize("rule", ["highcard.round.9", "", "ra.turn.1", "highcard"])
def test_an_unknown_paragraph_is_answered_with_examples(rule: str) -> None:
    expected = "expected one such as highcard.setup.1, highcard.round.1, highcard.round.2"
    with pytest.raises(SetupError) as caught:
        paragraph(GAME, rule)
    assert str(caught.value) == f"High card has no rule paragraph {rule!r}; {expected}"


@pytest.mark.parametrize("language", ["de", "", "EN"])
def test_an_unknown_language_is_answered_with_the_known_ones(language: str) -> None:
    with pytest.raises(SetupError, match=f"there are no rules in '{language}'; expected one of en, fr"):
        paragraphs(GAME, language)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_of_a_game_swallows_another(name: str, language: str) -> None:
    for each in paragraphs(registry.game(name), language):
        assert not PARAGRAPH.search(each.text)
        assert each.chapter


def test_examples_stand_apart_from_the_text() -> None:
    found = paragraph(registry.game("gold"), "gold.lanterns.3")
    assert "d6" not in found.text
    assert len(found.examples) == 1
    assert found.examples[0].startswith("The start card is d6.")


def test_words_that_are_explained_are_marked_only_as_written() -> None:
    found = Paragraph("gold.x.1", "X", "A *lit run* is long, and a *card* is not.")
    assert found.explains == ("lit run", "card")
    assert found.text == "A lit run is long, and a card is not."


def test_names_in_english_are_marked_only_as_written() -> None:
    found = Paragraph("heir.x.1", "X", "A, le présent (_Lap of Luxury_), avec l'option open_scores_now.")
    assert found.text == "A, le présent (Lap of Luxury), avec l'option open_scores_now."
