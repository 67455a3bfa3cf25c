"""Whatever an owner's file changes, every text follows: no number of the standard edition is written out anywhere."""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, TextElement, Variant
from fluent.syntax.visitor import Visitor
from tests.conformance.constant_words import CONSTANT_WORDS
from tests.conformance.other_editions import POWER, before_another, with_another

from heliopolis.core import registry
from heliopolis.core.filling import values_of
from heliopolis.core.game import Game
from heliopolis.core.opening import opening
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.games.pyramidice.components import SCARAB_NAMES
from heliopolis.language import GameSpeaker, Speaker

NAMES = ["ra", "heir", "pyramidice", "gold"]
DRAWN: dict[str, tuple[str, ...]] = {
    "ra": (),
    "heir": ("board.nile", *(f"tokens.t{number}" for number in range(1, 13))),
    "pyramidice": (),
    "gold": (),
}
"""What is told by a drawing alone."""
CONSTANTS = {
    "ra": (
        "sun 1",
        "soleil 1",
        "8 places",
        "8 cases",
        "below 0",
        "sous 0",
        "3, 2, 2 and 3",
        "3, 2, 2 et 3",
        ", 0",
        "of 100",
        "sur 100",
        "Plancher 0",
    ),
    "pyramidice": (
        *(
            "14, 19 or 20",
            "14, 19 ou 20",
            "The 38",
            "Les 38",
            "from 1.",
            "partir de 1.",
            "above 6 or below 1",
            "1 to 6",
        ),
        *(
            "au-dessus de 6 ni au-dessous de 1",
            "1 à 6",
            "each worth 1:",
            "valent 1 chacun",
            "a 2; tile 2",
            "un 2 ; la tuile 2",
        ),
        *("level 1", "level 2", "level 3", "level 4", "niveau 1", "niveau 2", "niveau 3", "niveau 4", "of 4", "sur 4"),
        *("tiles of 3", "Repos sur 3", "3 tiles back", "3 tuiles remises", "2e relance", "Swap 1 for", "1 contre"),
        *("1 resource for", "1 ressource pour", "1→"),
    ),
    "heir": (
        *(
            "1 to 10",
            "1 à 10",
            "11 and 12",
            "le 11 et le 12",
            "rows 1 to",
            "lignes 1 à",
            "2, 4, 6 and 8",
            "2, 4, 6 et 8",
        ),
        *(
            "begin at 0",
            "commencent à 0",
            "up to 17",
            "font 17",
            "Anubis to 10",
            "Anubis 10",
            "the 12",
            "the 11",
            "le 12",
        ),
        *("puis le 11", "0, 90, 180 or 270", "0, 90, 180 ou 270", "sun 8 to sun 1", "soleil 8 au soleil 1"),
        *("Pharaoh's 12", "his 11", "son 11", ", 1 sealed", ", 1 scellée"),
    ),
    "gold": ("rows 1 to", "rangées 1 à", "player 1", "joueur 1"),
}
"""Numbers that are no component's, with the words around them."""
IDLE = re.compile(r"^(word|key|rules-version|flaw)-|\b[a-h][1-8]\b")
"""What names a thing by a number, places of the board, and what says which values a file may have."""
NUMBER = re.compile(r"\d")


class Written(Visitor):
    """Collects what a message says, without what it is filled with, and without forms for exactly none or one."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the name is Fluent's
        """Take down a piece of text."""
        self.found.append(node.value)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802 - the name is Fluent's
        """Look into forms for any number."""
        key = node.key.name if isinstance(node.key, Identifier) else node.key.value
        if key not in ("one", "0", "1"):
            self.visit(node.value)


def messages(package: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the ids and texts of a package's messages."""
    text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            said = Written()
            said.visit(entry)
            yield entry.id.name, " … ".join(said.found)


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
    for key in game.standard.components:
        if key in DRAWN[name]:
            continue
        if ".power." in key:  # the parts of a scarab's power are told by phrases alone
            assert values_of(with_another(game, key), language) != values_of(before_another(game, key), language), key
            continue
        usual = told_by_standard(name, language)
        assert any(usual.get(place) != text for place, text in told(with_another(game, key), language)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_power_that_an_edition_declares_is_told_wherever_the_own_one_was(language: str) -> None:
    game = registry.game("pyramidice")
    standard = told_by_standard("pyramidice", language)
    changes = {f"scarabs.{name}.power.{part}": value for name in SCARAB_NAMES for part, value in POWER.items()}
    other = dict(told(game.played_with(game.standard.with_changes(changes, name="other")), language))
    for name in SCARAB_NAMES:
        for place in (f"pyramidice.scarabs.{name}", f"about-{name}", f"short-{name}"):
            assert other[place] != standard[place], place


def flat(table: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the texts of a table with their keys."""
    for key, value in table.items():
        for said in value if isinstance(value, list) else [value]:
            if isinstance(said, dict):
                yield from flat(said)
            else:
                yield key, said


def written(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield what is written in a game's files, without what is filled in."""
    package = registry.registration(name).package
    rules = files(package).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    for line in rules.splitlines():
        if line.startswith("> {="):  # shown with the standard values alone
            continue
        yield "rules", re.sub(r"\{[^}]*\}|\*\*[a-z.0-9_-]+\*\*|\([a-z.0-9_, -]+\)|^\d\.", "", line)
    phrases = files(package).joinpath(f"phrases.{language}.toml")
    if phrases.is_file():
        for place, said in flat(tomllib.loads(phrases.read_text(encoding="utf-8"))):
            yield place, "" if "|" in said else re.sub(r"\{[^}]*\}", "", said)  # words for one and for several
    yield from messages(package, language)
    yield from messages(f"heliopolis.web.boards.{name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_number_of_an_edition_is_written_out(name: str, language: str) -> None:
    found: list[str] = []
    for place, text in written(name, language):
        left = "" if IDLE.match(place) else IDLE.sub("", text)
        for constant in CONSTANTS[name]:
            left = re.sub(re.escape(constant), "", left, flags=re.IGNORECASE)
        if NUMBER.search(left):
            found.append(f"{place}: {left}")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["heliopolis.players.advice", "heliopolis.players.coach", "heliopolis.terminal"])
def test_what_is_said_of_all_games_has_no_number_of_any(package: str, language: str) -> None:
    of_a_hundred = re.compile(r"\b(of|in|sur) 100\b")
    found = [
        f"{place}: {text}" for place, text in messages(package, language) if NUMBER.search(of_a_hundred.sub("", text))
    ]
    assert found == []


NUMBER_WORDS = {
    "en": re.compile(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_number_of_an_edition_is_written_as_a_word(name: str, language: str) -> None:
    constants = [phrase.strip() for phrase in CONSTANT_WORDS[name, language].split(";")]
    known = re.compile(r"\b(" + "|".join(re.escape(phrase) for phrase in constants) + r")\b", re.IGNORECASE)
    used: set[str] = set()
    found: list[str] = []
    for place, text in written(name, language):
        if place.startswith("flaw-"):  # what says which values a file may have
            continue
        plain = re.sub(r"\s+", " ", re.sub(r"[*_]", "", text))
        used |= {phrase.casefold() for phrase in known.findall(plain)}
        left = known.sub("", plain)
        if NUMBER_WORDS[language].search(left):
            found.append(f"{place}: {left}")
    assert found == []
    assert used == {phrase.casefold() for phrase in constants}
