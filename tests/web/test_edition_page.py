"""What the page about an edition calls the components."""

from htpy import fragment

from heliopolis.core import registry
from heliopolis.language import GameSpeaker
from heliopolis.web.layout import Page
from heliopolis.web.rulespage import component_name, component_value, edition_page


def name_of(speaker: GameSpeaker, key: str) -> str:
    """Draw the name of a component."""
    return str(fragment[component_name(speaker, key)])


def test_pieces_are_called_as_the_game_calls_them() -> None:
    speaker = GameSpeaker(registry.game("pyramidice"), "fr")
    assert name_of(speaker, "deities.thoth.cost") == "<code>deities</code>, Thot, <code>cost</code>"
    assert component_value(speaker, ("worker", "cat")) == "ouvrier, chat"


def test_what_has_no_name_is_written_without_dots_and_underscores() -> None:
    speaker = GameSpeaker(registry.game("pyramidice"), "en")
    drawn = name_of(speaker, "supply.stone_dice.seats_2")
    assert drawn == "<code>supply</code>, <code>stone dice</code>, <code>seats 2</code>"


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
