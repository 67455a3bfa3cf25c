"""The rules in the terminal: first screen, chapters, paragraphs, words."""

import pytest
from rich.console import Console, Group, RenderableType

from heliopolis.core import registry
from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.language import Speaker
from heliopolis.terminal.rulebook import first_screen, meant, written


def printed(drawing: RenderableType, width: int = 80) -> str:
    """Return what a terminal of eighty columns shows."""
    console = Console(width=width, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def ids(game: str, language: str, text: str) -> list[str]:
    """Return the paragraphs that a text means."""
    return [found.id for found in meant(registry.game(game), language, text)]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_tells_all_and_has_no_markup(name: str, language: str) -> None:
    screen = Console(width=80, height=24, force_terminal=True)
    first, contents = first_screen(registry.game(name), Speaker("heliopolis.terminal", language), screen)
    assert printed(first).count("\n") <= 22, "aim, turn and score are read on one screen"
    shown = printed(Group(first, contents))
    assert "![" not in shown
    assert "**" not in shown
    assert {"en": "Chapters", "fr": "Chapitres"}[language] in shown


@pytest.mark.parametrize(
    ("game", "language", "text", "expected"),
    [
        ("ra", "en", "ra.auction.4", ["ra.auction.4"]),
        ("ra", "en", "auction.4", ["ra.auction.4"]),
        ("ra", "en", "draw", ["ra.draw.1", "ra.draw.2", "ra.draw.3"]),
        ("ra", "en", "drawing", ["ra.draw.1", "ra.draw.2", "ra.draw.3"]),
        ("ra", "fr", "invoquer ra", ["ra.invoke.1"]),
        ("ra", "fr", "désastres", [f"ra.disasters.{number}" for number in range(1, 6)]),
        ("gold", "fr", "epée", []),
        ("gold", "en", "?", []),
    ],
)
def test_ids_and_chapters_are_understood(game: str, language: str, text: str, expected: list[str]) -> None:
    assert ids(game, language, text) == expected


def test_other_words_are_looked_for() -> None:
    assert "ra.scoring.nile" in ids("ra", "en", "flood nile")
    assert "ra.end.2" in ids("ra", "fr", "ex aequo")


@pytest.mark.parametrize(("language", "text"), [("en", "all"), ("fr", "tout")])
def test_everything_can_be_read(language: str, text: str) -> None:
    assert len(ids("ra", language, text)) > 40


def test_examples_and_tables_are_shown() -> None:
    words = Speaker("heliopolis.terminal", "fr")
    lit = printed(written(paragraph(registry.game("gold"), "gold.lanterns.3", "fr"), words))
    assert "Exemple : La carte de départ est en d6." in lit.replace("\N{NO-BREAK SPACE}", " ")
    costs = printed(written(paragraph(registry.game("pyramidice"), "pyramidice.deities.costs", "fr"), words))
    assert [line.split() for line in costs.splitlines() if "Hathor" in line] == [["Hathor", "1", "1", "5", "5", "6"]]
