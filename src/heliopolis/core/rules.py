"""A game's rules as text: chapters of numbered paragraphs, the same in every language.

`rules.en.md` and `rules.fr.md` begin with what fits on one screen (`core/opening.py`). Then come chapters:

    ## The auction

    **ra.auction.1** Everybody is asked once. The tiles on the track are the *lot*.

    > A worked example of that paragraph.

Between asterisks stands a word where it is explained, between underscores a name in English. Lines between
bars, one below the other, are a table. What stands between braces is a value of the edition (`core/filling.py`).
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

from heliopolis.core.errors import SetupError
from heliopolis.core.filling import fill_blocks
from heliopolis.core.game import Game

LANGUAGES = ("en", "fr")
NO_BREAK = "\N{NO-BREAK SPACE}"
PARAGRAPH = re.compile(r"\*\*([a-z]+(?:\.[a-z0-9_-]+)+)\*\*(?: |$)")
EXPLAINED = re.compile(r"\*([^*]+)\*")
ENGLISH = re.compile(r"\b_([^_]+)_\b")


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph of the rules, as it is written: with marks around some of its words."""

    id: str
    chapter: str
    written: str
    examples: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def text(self) -> str:
        """The paragraph as it is read."""
        return ENGLISH.sub(r"\1", EXPLAINED.sub(r"\1", self.written))

    @property
    def explains(self) -> tuple[str, ...]:
        """The words that stand here for the first time, and are explained."""
        return tuple(EXPLAINED.findall(self.written))


def read_text(package: str, name: str, language: str) -> str:
    """Read a text that lies beside a package's code; in French no line breaks before a colon, a % and the like."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return re.sub(r"(?<=\S) (?=[:;?!»%])|(?<=«) ", NO_BREAK, text) if language == "fr" else text


@lru_cache(maxsize=64)
def _read(game: Game, language: str) -> tuple[Paragraph, ...]:
    found: list[Paragraph] = []
    chapter = ""
    for block in rules_blocks(game, language):
        if block.startswith("## "):
            chapter = block.removeprefix("## ")
        elif start := PARAGRAPH.match(block):
            found.append(Paragraph(start.group(1), chapter, block[start.end() :]))
        elif found:
            if found[-1].chapter != chapter:
                raise ValueError(f"{block!r} stands before the first paragraph of its chapter")
            found[-1] = _continued(found[-1], block)
    return tuple(found)


def rules_blocks(game: Game, language: str) -> list[str]:
    """Return what stands between empty lines in the rules of a game, with the values of its edition."""
    text = read_text(game.package, f"rules.{language}.md", language)
    return fill_blocks([block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()], game, language)


def _continued(paragraph: Paragraph, block: str) -> Paragraph:
    """Return a paragraph with a block that follows it: an example, a table, or more of its text."""
    if block.startswith(">"):
        example = re.sub(r"^> ?", "", block, flags=re.MULTILINE)
        return replace(paragraph, examples=(*paragraph.examples, example))
    if block.startswith("|"):
        rows = (tuple(cell.strip() for cell in line.strip("| ").split("|")) for line in block.splitlines())
        return replace(paragraph, rows=tuple(row for row in rows if not set("".join(row)) <= set("-:")))
    return replace(paragraph, written=f"{paragraph.written}\n\n{block}")


def paragraphs(game: Game, language: str = "en") -> tuple[Paragraph, ...]:
    """Return all paragraphs of a game's rules, in order."""
    if language not in LANGUAGES:
        raise SetupError(
            f"there are no rules in {language!r}; expected one of {', '.join(LANGUAGES)}",
            "no-language",
            expected=list(LANGUAGES),
        )
    return _read(game, language)


def chapters(game: Game, language: str = "en") -> dict[str, list[Paragraph]]:
    """Return the paragraphs of each chapter by its name, in order."""
    found: dict[str, list[Paragraph]] = {}
    for each in paragraphs(game, language):
        found.setdefault(each.chapter, []).append(each)
    return found


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
