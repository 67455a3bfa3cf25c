"""Whatever an owner's file changes, every text follows: no number of the standard edition is written out anywhere."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

import pytest
from tests.conformance.other_editions import with_another
from tests.conformance.test_glossary import messages

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.opening import opening
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.language import GameSpeaker, Speaker

NAMES = ["ra"]
DRAWN: dict[str, tuple[str, ...]] = {"ra": ()}
"""What is told by a drawing alone."""
SINGULAR = ("1 sun left", "1 soleil restant", "1 tile and", "1 tuile et", ", 0")
CONSTANTS = {
    "ra": ("sun 1", "soleil 1", "8 places", "8 cases", "below 0", "sous 0", "3, 2, 2 and 3", "3, 2, 2 et 3", *SINGULAR),
}
"""Numbers that are no component's, with the words around them."""
NUMBER = re.compile(r"\d")


def told(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Yield all that is said of a game's components, each with its place: the rules, what pieces are and do."""
    first = opening(game, language)
    yield from ((f"opening {point.picture}", point.said) for leaf in first.leaves for point in leaf.points)
    for each in paragraphs(game, language):
        yield each.id, " ".join([each.text, *each.examples, *(cell for row in each.rows for cell in row)])
    board = Speaker(f"heliopolis.web.boards.{game.info.name}", language, game)
    for speaker in (GameSpeaker(game, language), board):
        for message in speaker.messages:
            if set(speaker.arguments(message)) <= set(speaker.values):
                yield message, speaker.say(message)


@lru_cache(maxsize=16)
def told_by_standard(name: str, language: str) -> dict[str, str]:
    """Return what is said of the standard edition, by its place."""
    return dict(told(registry.game(name), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_value_is_told(name: str, language: str) -> None:
    game = registry.game(name)
    standard = told_by_standard(name, language)
    for key in game.standard.components:
        if key not in DRAWN[name]:
            assert dict(told(with_another(game, key), language)) != standard, key


def written(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield what is written in a game's files, without what is filled in."""
    package = registry.registration(name).package
    rules = files(package).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    for line in rules.splitlines():
        if line.startswith("> {="):  # shown with the standard values alone
            continue
        yield "rules", re.sub(r"\{[^}]*\}|\*\*[a-z.0-9_-]+\*\*|\([a-z.0-9_, -]+\)|^\d\.", "", line)
    yield from messages(package, language)
    yield from messages(f"heliopolis.web.boards.{name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_number_of_an_edition_is_written_out(name: str, language: str) -> None:
    for place, text in written(name, language):
        left = text
        for constant in CONSTANTS[name]:
            left = re.sub(re.escape(constant), "", left, flags=re.IGNORECASE)
        assert not NUMBER.search(left), f"{place}: {text}"
