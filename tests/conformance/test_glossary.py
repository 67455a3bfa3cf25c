"""One thing has one word: no text of the rules, the games and their boards uses another for it."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from heliopolis.core import registry
from heliopolis.core.folding import contains, folded_words
from heliopolis.core.game import Game
from heliopolis.core.glossary import OURS, glossary, words_of
from heliopolis.core.lessons import has_lessons
from heliopolis.core.opening import opening
from heliopolis.core.rules import LANGUAGES, paragraphs


class Texts(Visitor):
    """Collects what a message says, without what it is filled with."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the name is Fluent's
        """Take down a piece of text."""
        self.found.append(node.value)


def messages(package: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the ids and texts of a package's messages, none if it has no file."""
    path = files(package).joinpath(f"{language}.ftl")
    if not path.is_file():
        return
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            yield entry.id.name, " … ".join(texts.found)


def texts(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a game with its place: first screen, paragraphs, messages."""
    first = opening(game, language)
    yield "opening", first.aim
    for leaf in first.leaves:
        yield "opening", f"{leaf.heading} … {leaf.remark}"
        yield from (("opening", point.said) for point in leaf.points)
    for paragraph in paragraphs(game, language):
        yield paragraph.id, paragraph.text
        yield from ((paragraph.id, example) for example in paragraph.examples)
    yield from messages(game.package, language)
    if has_lessons(game):
        yield from messages(f"{game.package}.lessons", language)
    yield from messages(f"heliopolis.web.boards.{game.info.name}", language)
    for name, text in messages("heliopolis.web", language):
        if name.startswith(f"{game.info.name}-"):
            yield name, text


def slips(said: Iterator[tuple[str, str]], instead: dict[str, tuple[str, ...]]) -> list[str]:
    """List where a text uses another word than the glossary's."""
    banned = [(word, other, folded_words(other)) for word, others in instead.items() for other in others]
    return [
        f"{place}: {other!r} for {word!r} in {text!r}"
        for place, text in said
        for word, other, wanted in banned
        if contains(folded_words(text), wanted)
    ]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_game_uses_another_word(name: str, language: str) -> None:
    game = registry.game(name)
    assert slips(texts(game, language), dict(glossary(game.package, language).instead)) == []


@pytest.mark.parametrize("package", ["heliopolis.web", "heliopolis.terminal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_house_uses_another_word(package: str, language: str) -> None:
    assert slips(messages(package, language), dict(words_of(OURS, language).instead)) == []


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_stands_in_the_rules(name: str, language: str) -> None:
    game = registry.game(name)
    said = [folded_words(text) for place, text in texts(game, language) if place.startswith(f"{name}.")]
    own = words_of(game.package, language)
    for word in {**own.instead, **own.search}:
        assert any(contains(text, folded_words(word)) for text in said), word


def test_a_slip_is_found_whatever_its_number_and_accents() -> None:
    said = [("there", "Les pyramides D'ANGLE sont là."), ("here", "La pyramide du coin.")]
    assert slips(iter(said), {"pyramide du coin": ("pyramide d'angle",)}) == [
        "there: \"pyramide d'angle\" for 'pyramide du coin' in \"Les pyramides D'ANGLE sont là.\""
    ]
