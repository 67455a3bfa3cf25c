"""A game's rules as text: chapters of numbered paragraphs, the same in every language."""

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from heliopolis.core.errors import SetupError
from heliopolis.core.game import Game

LANGUAGES = ("en", "fr")
NO_BREAK = "\N{NO-BREAK SPACE}"
PARAGRAPH = re.compile(r"\*\*([a-z]+(?:\.[a-z0-9_-]+)+)\*\* ")


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph of the rules."""

    id: str
    chapter: str
    text: str


def read_text(package: str, name: str, language: str) -> str:
    """Read a text that lies beside a package's code; in French no line breaks before a colon, a % and the like."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return re.sub(r"(?<=\S) (?=[:;?!»%])|(?<=«) ", NO_BREAK, text) if language == "fr" else text


@lru_cache(maxsize=32)
def _read(package: str, language: str) -> tuple[Paragraph, ...]:
    text = read_text(package, f"rules.{language}.md", language).replace("`", "")
    found: list[Paragraph] = []
    chapter = ""
    for block in re.split(r"\n\s*\n", text):
        heading = re.match(r"## (.+)", block)
        if heading:
            chapter = heading.group(1).strip()
            continue
        start = PARAGRAPH.match(block)
        if start:
            found.append(Paragraph(start.group(1), chapter, block[start.end() :].strip()))
        elif found and found[-1].chapter == chapter and not block.startswith("#"):
            last = found.pop()
            found.append(Paragraph(last.id, last.chapter, f"{last.text}\n\n{block.strip()}"))
    return tuple(found)


def paragraphs(game: Game, language: str = "en") -> tuple[Paragraph, ...]:
    """Return all paragraphs of a game's rules, in order."""
    if language not in LANGUAGES:
        raise SetupError(
            f"there are no rules in {language!r}; expected one of {', '.join(LANGUAGES)}",
            "no-language",
            expected=list(LANGUAGES),
        )
    return _read(game.package, language)


def paragraph(game: Game, rule: str, language: str = "en") -> Paragraph:
    """Return the paragraph with an id."""
    for found in paragraphs(game, language):
        if found.id == rule:
            return found
    raise SetupError(
        f"{game.info.title} has no rule paragraph {rule!r}; expected one such as {_examples(game)}",
        "no-rule",
        game=game.info.title,
    )


def _examples(game: Game) -> str:
    return ", ".join(found.id for found in paragraphs(game)[:3])
