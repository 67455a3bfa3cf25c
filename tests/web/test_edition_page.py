"""The page about an edition, and what components are called there and wherever an edition's changes are told."""

import pytest
from tests.web.conftest import Visitor

from heliopolis.componentwords import component_name, component_value, differences
from heliopolis.core import registry
from heliopolis.core.rules import LANGUAGES
from heliopolis.language import GameSpeaker
from heliopolis.web.layout import Page
from heliopolis.web.rulespage import edition_page


def test_components_are_called_as_the_game_calls_them() -> None:
    speaker = GameSpeaker(registry.game("pyramidice"), "fr")
    assert component_name(speaker, "deities.thoth.cost") == "divinités, Thot, coût"
    assert component_name(speaker, "supply.stone_dice.seats_2") == "réserve, dés Pierre, à 2 joueurs"
    assert component_value(speaker, ("worker", "cat")) == "ouvrier, chat"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_part_of_a_key_has_a_name(name: str, language: str) -> None:
    speaker = GameSpeaker(registry.game(name), language)
    for key in registry.game(name).standard.components:
        for part in key.split("."):
            known = [f"word-{part}", f"key-{part}", f"key-{part.rpartition('_')[0]}"]
            assert any(speaker.has(message) for message in known), key


def test_lists_are_written_as_lists() -> None:
    speaker = GameSpeaker(registry.game("ra"), "en")
    assert component_value(speaker, (0, 5, -10)) == "0, 5, −10"
    assert component_value(speaker, ()) == "–"


def test_no_page_shows_brackets_or_quotes() -> None:
    for name in registry.names():
        drawn = edition_page(Page("en", "", f"/about/{name}"), registry.game(name)).partition("<tbody>")[2]
        cells = drawn.partition("</tbody>")[0]
        assert "[" not in cells
        assert "&#34;" not in cells


def test_what_an_edition_changes_is_told_in_words() -> None:
    game = registry.game("ra")
    changes = {"fame.fewest_pharaohs": -3, "suns.seats_2.group_1": [9, 6, 5, 3]}
    mine = game.played_with(game.standard.with_changes(changes, name="mine"))
    assert differences(GameSpeaker(mine, "en")) == [
        "suns, with 2 players, group 1: 9, 6, 5, 2 → 9, 6, 5, 3",
        "fame, fewest pharaohs: −2 → −3",
    ]
    assert differences(GameSpeaker(mine, "fr"))[1] == "renommée, le moins de pharaons\N{NO-BREAK SPACE}: −2 → −3"
    assert differences(GameSpeaker(game, "en")) == []


@pytest.mark.parametrize(("language", "head"), [("en", "# The components of Ra. "), ("fr", "# Les éléments de Ra. ")])
def test_a_file_is_downloaded_in_the_language_of_its_reader(visitor: Visitor, language: str, head: str) -> None:
    assert visitor().get("/about/ra/edition.toml", headers={"Accept-Language": language}).text.startswith(head)
