"""The rules in the terminal: the first screen, a chapter, a paragraph, or all that have some words."""

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from heliopolis.core.folding import folded_words
from heliopolis.core.game import Game
from heliopolis.core.opening import Leaf, opening
from heliopolis.core.rule_search import search
from heliopolis.core.rules import Paragraph, paragraphs
from heliopolis.language import Speaker, labelled
from heliopolis.terminal.screen import fitted

INDENT = 2
EVERYTHING = ("all", "tout")


def first_screen(game: Game, words: Speaker, console: Console) -> list[RenderableType]:
    """Draw what the rules begin with, on one screen if it can be, then what else there is to read."""
    first = opening(game, words.language)
    chapters = dict.fromkeys(paragraph.chapter for paragraph in paragraphs(game, words.language))
    contents = Text.assemble((words.say("rules-contents"), "bold"), "  ", " · ".join(chapters))
    how = Text(words.say("rules-how"), "dim")
    aim = Text(first.aim, "italic")
    drawings: list[RenderableType] = [Group(aim, *map(draw, first.leaves)) for draw in (_leaf, _flowing_leaf)]
    return [fitted(drawings, console, others=1), Group(contents, how)]


def _leaf(leaf: Leaf) -> RenderableType:
    """Draw a leaf with a line for each of its points."""
    points = [Padding(Text(f"· {point.said}"), (0, 0, 0, INDENT)) for point in leaf.points]
    return Group(_heading(leaf), *points)


def _flowing_leaf(leaf: Leaf) -> RenderableType:
    """Write a leaf as running text."""
    return _heading(leaf).append(" · ").append(" · ".join(point.said for point in leaf.points))


def _heading(leaf: Leaf) -> Text:
    return Text.assemble((leaf.heading, "bold"), f" — {leaf.remark}" if leaf.remark else "")


def meant(game: Game, language: str, text: str) -> list[Paragraph]:
    """Return the paragraphs that somebody asks for: by id, by chapter, or by words that are in them."""
    every = paragraphs(game, language)
    if text.casefold() in EVERYTHING:
        return list(every)
    name = game.info.name
    rule = text if text.startswith(f"{name}.") else f"{name}.{text}"
    named = [each for each in every if each.id == rule or each.id.startswith(f"{rule}.")]
    wanted = folded_words(text)
    chapter = [each for each in every if wanted and set(wanted) <= set(folded_words(each.chapter))]
    return named or chapter or (search(game, language, text) if wanted else [])


def written(paragraph: Paragraph, words: Speaker) -> RenderableType:
    """Draw a paragraph, its table and its examples."""
    parts: list[RenderableType] = [Text.assemble((f"{paragraph.id}  ", "bold"), paragraph.text)]
    if paragraph.rows:
        table = Table(*paragraph.rows[0], box=None, padding=(0, 2, 0, 0))
        for row in paragraph.rows[1:]:
            table.add_row(*row)
        parts.append(Padding(table, (0, 0, 0, INDENT)))
    for example in paragraph.examples:
        told = labelled(words.language, words.say("rules-example"), example)
        parts.append(Padding(Text(told, "italic"), (0, 0, 0, INDENT)))
    return Group(*parts)
