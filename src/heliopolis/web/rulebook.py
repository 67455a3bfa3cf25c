"""The rules of a game as a page: search and contents at the side, the first screen with pieces, the chapters."""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from htpy import (
    Node,
    a,
    article,
    aside,
    button,
    div,
    form,
    h2,
    h3,
    h4,
    hr,
    input as input_element,
    kbd,
    label,
    li,
    main,
    nav,
    ol,
    p,
    section,
    small,
    span,
    strong,
    ul,
)

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.opening import Leaf, Point, opening
from heliopolis.core.rule_search import search
from heliopolis.core.rules import chapters, paragraphs
from heliopolis.language import Locale
from heliopolis.web.boardfiles import style_sheet
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page, document, top_bar
from heliopolis.web.learn.index import door
from heliopolis.web.lobby import seats_of
from heliopolis.web.pieces import glyph
from heliopolis.web.ruletext import chapters_text, rule_text

Pictures = Mapping[str, Node]


def rules_page(page: Page, game: Game, words: str = "") -> str:
    """Draw the rules; with words, only the paragraphs that have them."""
    content = found(page, game, words) if words.strip() else whole(page, game)
    return document(
        page,
        f"{game.info.title}, {page.say('rules')}",
        top_bar(page, game.info.title, page.say("rules")),
        div(class_="book")[side(page, game, words), main(class_="leaves")[content]],
        styles=["/static/rules.css", style_sheet(game.info.name)],
        scripts=["/static/slash.js"],
    )


def whole(page: Page, game: Game) -> list[Node]:
    """Draw all there is to read: the first screen, the chapters, the words."""
    return [
        first_screen(page, game),
        div(class_="chapters", data_rules=True)[
            chapters_text(page.language, game, h2), p(class_="no-rule")[page.say("no-rule")]
        ],
        glossary(page, game),
    ]


def found(page: Page, game: Game, words: str) -> Node:
    """Draw the paragraphs that have some words."""
    hits = groupby(search(game, page.language, words), lambda paragraph: paragraph.chapter)
    sections = [
        section(class_="chapter")[h2[chapter], [rule_text(page.language, paragraph) for paragraph in each]]
        for chapter, each in hits
    ]
    back = p[a(href=f"/rules/{game.info.name}")[page.say("all-rules")]]
    return div(class_="chapters")[sections or p[page.say("no-rule")], back]


# Beside the text.


def side(page: Page, game: Game, words: str) -> Node:
    """Draw the search, the contents, and the ways to the rules of the other games."""
    address = f"/rules/{game.info.name}"
    return aside(class_="toc")[
        form(role="search", action=address)[
            label(class_="field")[
                glyph("ui-search", "icon"),
                span(class_="vh")[page.say("search-rules")],
                input_element(
                    type="search",
                    name="words",
                    id="rule-search",
                    maxlength="100",
                    value=words,
                    placeholder=page.say("search-rules"),
                    autocomplete="off",
                    data_found=f"{address}/found?language={page.language}",
                ),
                kbd(aria_hidden="true")["/"],
            ]
        ],
        contents(page, game),
        nav(class_="slab shelf", aria_label=page.say("other-rules"))[
            [shelved(page, game, name) for name in registry.names()]
        ],
    ]


def contents(page: Page, game: Game) -> Node:
    """List the chapters, each with the number of its paragraphs."""
    address = f"/rules/{game.info.name}"
    listed = [
        a(href=f"{address}#chapter-{number}")[name, small(aria_hidden="true")[str(len(each))]]
        for number, (name, each) in enumerate(chapters(game, page.language).items(), 1)
    ]
    return nav(class_="slab", aria_label=page.say("contents"))[
        p(class_="overline")[page.say("contents")],
        a(href=f"{address}#at-a-glance")[page.say("at-a-glance")],
        hr,
        listed,
        hr,
        a(href=f"{address}#words")[page.say("words")],
    ]


def shelved(page: Page, game: Game, name: str) -> Node:
    """Draw the way to a game's rules."""
    current = "page" if name == game.info.name else None
    said = page.say("rules-of", game=registry.info(name).title)
    return a(href=f"/rules/{name}", aria_label=said, title=said, aria_current=current)[board_of(name).sign]


# The first screen.


def first_screen(page: Page, game: Game) -> Node:
    """Draw the aim, a turn, the scoring and the end with pictures of the pieces."""
    first = opening(game, page.language)
    pictures = board_of(game.info.name).opening_pictures(Locale(page.language, game))
    return article(class_="opening", id="at-a-glance")[
        front(page, game, first.aim), [row(leaves, pictures) for leaves in side_by_side(first.leaves)]
    ]


def front(page: Page, game: Game, aim: str) -> Node:
    """Draw the title with the poster, the aim, and the ways to play."""
    info = game.info
    return section(class_="front")[
        div(class_="card-art")[board_of(info.name).poster],
        div(class_="front-text")[
            div(class_="title")[
                h2[info.title], p(class_="meta")[span[glyph("ui-people", "icon"), seats_of(page, info)]]
            ],
            p(class_="aim")[aim],
            form(class_="front-go", method="post", action=f"/play/{info.name}")[
                button(class_="btn btn-primary")[glyph("ui-play", "icon"), page.say("play-now")],
                door(page, info.name),
                a(class_="btn btn-line", href=f"/new/{info.name}")[page.say("create-table")],
            ],
        ],
    ]


def side_by_side(leaves: tuple[Leaf, ...]) -> Iterator[list[Leaf]]:
    """Yield the leaves row by row: two neighbours whose points stand one below the other share a row."""
    for tall, each in groupby(leaves, lambda leaf: not leaf.side_by_side):
        group = list(each)
        width = 2 if tall else 1
        yield from (group[start : start + width] for start in range(0, len(group), width))


def row(leaves: list[Leaf], pictures: Pictures) -> Node:
    """Draw one leaf, or two beside each other."""
    drawn = [leaf_drawing(leaf, pictures) for leaf in leaves]
    return div(class_="twin")[drawn] if len(drawn) > 1 else drawn[0]


def leaf_drawing(leaf: Leaf, pictures: Pictures) -> Node:
    """Draw a few points under a heading."""
    head = h3[leaf.heading, small[leaf.remark] if leaf.remark else None]
    if leaf.side_by_side:
        points = ol(class_=f"ways of-{len(leaf.points)}")[[way(point, pictures) for point in leaf.points]]
    else:
        points = ul(class_="tally")[[tally(point, pictures) for point in leaf.points]]
    return section(class_="leaf slab")[head, points]


def picture(point: Point, pictures: Pictures) -> Node:
    """Draw the picture of a point."""
    return div(class_="pic", aria_hidden="true")[pictures.get(point.picture)]


def way(point: Point, pictures: Pictures) -> Node:
    """Draw a point that stands beside others."""
    name = point.name.removesuffix(".")
    return li[picture(point, pictures), div[h4[name] if name else None, p[point.text]]]


def tally(point: Point, pictures: Pictures) -> Node:
    """Draw a point that stands below others, with what it brings."""
    gains = [span(class_="is-bad" if "−" in gain else None)[gain] for gain in re.split(r"(?<=,) ", point.brings)]
    name: Node = [strong[point.name], " "] if point.name else None
    return li[picture(point, pictures), p[name, point.text], span(class_="gets")[gains]]


# The words.


def glossary(page: Page, game: Game) -> Node:
    """List the words that the rules explain, each with the paragraph that does."""
    explained = [(word, paragraph.id) for paragraph in paragraphs(game, page.language) for word in paragraph.explains]
    return section(class_="words", id="words")[
        h2[page.say("words")],
        ul[
            [li[a(href=f"#rule-{rule}")[word]] for word, rule in sorted(explained, key=lambda each: each[0].casefold())]
        ],
    ]
