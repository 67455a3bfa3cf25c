"""The rules as a page: first screen, contents, paragraphs one can link to, search."""

import re

import pytest
from tests.web.conftest import Visitor

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.opening import opening
from heliopolis.core.rules import LANGUAGES, chapters, paragraphs
from heliopolis.language import Locale
from heliopolis.web.boards import board_of
from heliopolis.web.boards.plain import PLAIN
from heliopolis.web.layout import Page
from heliopolis.web.rulebook import rules_page


def drawn(game: str, language: str, words: str = "") -> str:
    """Draw the rules of a game."""
    return rules_page(Page(language, "", f"/rules/{game}"), registry.game(game), words)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_first_screen_is_drawn_and_no_other(name: str, language: str) -> None:
    named = [point.picture for leaf in opening(registry.game(name), language).leaves for point in leaf.points]
    assert sorted(board_of(name).opening_pictures(Locale(language, registry.game(name)))) == sorted(named)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_aim_contents_paragraphs_and_examples(name: str, language: str) -> None:
    game, page = registry.game(name), drawn(name, language)
    for number in range(1, len(chapters(game, language)) + 1):
        assert f'href="/rules/{name}#chapter-{number}"' in page
        assert f'id="chapter-{number}"' in page
    every = paragraphs(game, language)
    assert re.findall(r'data-rule="([^"]+)"', page) == [paragraph.id for paragraph in every]
    assert page.count('class="example"') == sum(len(paragraph.examples) for paragraph in every)
    assert page.count("<dfn>") == sum(len(paragraph.explains) for paragraph in every)
    assert "*" not in re.sub(r"<[^>]+>", "", page)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_within_the_page_leads_somewhere(name: str, language: str) -> None:
    page = drawn(name, language)
    ids = set(re.findall(r'\bid="([^"]+)"', page))
    assert set(re.findall(rf'href="(?:/rules/{name})?#([^"]+)"', page)) <= ids


def test_a_game_without_a_first_screen_of_its_own_is_drawn_without(sticks: Game) -> None:
    assert PLAIN.opening_pictures(Locale("en", registry.game("ra"))) == {}
    page = drawn(sticks.info.name, "fr")
    assert f'data-rule="{paragraphs(sticks, "fr")[0].id}"' in page


def test_words_in_the_address_show_what_has_them(visitor: Visitor) -> None:
    come = visitor()
    page = come.get("/rules/ra", params={"words": "flood nile"}).text
    found = re.findall(r'data-rule="([^"]+)"', page)
    assert "ra.scoring.nile" in found
    assert "ra.scoring.gold" not in found
    assert 'value="flood nile"' in page
    assert 'href="/rules/ra"' in page
    assert "No paragraph" in come.get("/rules/ra", params={"words": "zzzz"}).text


@pytest.mark.parametrize(
    ("game", "language", "words", "rule"),
    [
        ("ra", "en", "track full", "ra.epochs.2"),
        ("ra", "fr", "égalité", "ra.end.2"),
        ("heir", "fr", "OEIL", "heir.magic.d"),
    ],
)
def test_the_page_asks_which_paragraphs_have_some_words(
    visitor: Visitor, game: str, language: str, words: str, rule: str
) -> None:
    answer = visitor().get(f"/rules/{game}/found", params={"language": language, "words": words})
    assert rule in answer.json()


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/rules/chess/found?language=en&words=a", 404),
        ("/rules/ra/found?language=xx&words=a", 404),
        ("/rules/ra/found?language=en", 422),
        (f"/rules/ra/found?language=en&words={'a' * 101}", 422),
        (f"/rules/ra?words={'a' * 101}", 422),
    ],
)
def test_wrong_questions_are_refused(visitor: Visitor, address: str, status: int) -> None:
    assert visitor().get(address).status_code == status
