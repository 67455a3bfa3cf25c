"""A paragraph of the rules as markup: its text with what it explains and refers to, its table, its examples."""

import re
from functools import lru_cache

from htpy import Element, Node, a, aside, code, dfn, div, h3, i, p, section, span, table, tbody, td, th, thead, tr, wbr
from markupsafe import Markup

from heliopolis.core.game import Game
from heliopolis.core.rules import Paragraph, chapters
from heliopolis.language import Speaker

MARKED = re.compile(r"\*([^*]+)\*|\b_([^_]+)_\b|\b([a-z]+\.[a-z]+\.[a-z0-9]+)\b")
"""What a paragraph explains, what is a name in English, and the ids of others that it refers to."""


def chapters_text(language: str, game: Game, heading: Element = h3) -> list[Node]:
    """Write the rules, chapter by chapter."""
    return [
        section(class_="chapter", id=f"chapter-{number}")[
            heading[name], [rule_text(language, paragraph) for paragraph in found]
        ]
        for number, (name, found) in enumerate(chapters(game, language).items(), 1)
    ]


@lru_cache(maxsize=2048)
def rule_text(language: str, paragraph: Paragraph) -> Markup:
    """Write one paragraph; its id is a link to it."""
    anchor = f"rule-{paragraph.id}"
    example = Speaker("heliopolis.web", language).say("example")
    return Markup(
        div(class_="rule-text", id=anchor, data_rule=paragraph.id)[
            a(class_="rule-id", href=f"#{anchor}")[code[parted(paragraph.id)]],
            [p[marked(block)] for block in paragraph.written.split("\n\n")],
            div(class_="scroll", tabindex="0")[rows(paragraph)] if paragraph.rows else None,
            [aside(class_="example")[span(class_="overline")[example], p[text]] for text in paragraph.examples],
        ]
    )


def parted(rule: str) -> list[Node]:
    """Write an id so that a line may break behind its dots."""
    first, *rest = rule.split(".")
    return [first, *[[".", wbr, part] for part in rest]]


def marked(text: str) -> list[Node]:
    """Mark the words that a text explains and names in English, and link the paragraphs it refers to."""
    found: list[Node] = []
    end = 0
    for match in MARKED.finditer(text):
        word, name, rule = match.groups()
        found.append(text[end : match.start()])
        found.append(dfn[word] if word else i(lang="en")[name] if name else a(href=f"#rule-{rule}")[rule])
        end = match.end()
    return [*found, text[end:]]


def rows(paragraph: Paragraph) -> Node:
    """Draw the table of a paragraph."""
    heads, *lines = paragraph.rows
    return table[thead[tr[[th[cell] for cell in heads]]], tbody[[tr[[td[cell] for cell in line]] for line in lines]]]
