"""The pictures on the first screen of the rules of L'or du pharaon."""

from collections.abc import Mapping
from functools import lru_cache

from htpy import Node, span

from heliopolis.language import Locale
from heliopolis.web.boards.gold.card import CRACKS
from heliopolis.web.boards.gold.pieces import deed, draw, face, figure, lantern, token


def card(kind: str, sides: str = "", *on_it: Node, classes: str = "") -> Node:
    """Draw a card of the pyramid with what is on it."""
    return span(class_=f"cardpic is-{kind} {classes}".strip())[face(kind, sides), on_it]


def strip(*cards: Node) -> Node:
    """Draw cards that lie side by side."""
    return span(class_="cards-in-a-row")[cards]


def person(kind: str, classes: str = "") -> Node:
    """Draw a figure of the first seat."""
    return span(class_=f"person p1 {classes}".strip())[figure(kind, 0)]


def lit() -> Node:
    """Draw a straight with a lantern."""
    return card("corridor", "ew", lantern(0), classes="is-lit")


def chamber(*on_it: Node) -> Node:
    """Draw a chamber."""
    return card("chamber", "ew", *on_it, classes="en en-lapis")


@lru_cache(maxsize=32)
def pictures(language: Locale) -> Mapping[str, Node]:
    """Draw each picture."""
    start = card("start", "esw")
    edition = language.game.edition
    bust = token("bust", edition.number("treasures.bust"), "")
    points = sorted(set(edition.numbers("treasures.points")))[:2]
    return {
        "archaeologist": [person("archaeologist"), deed("move"), deed("reveal")],
        "porter": [person("porter"), deed("move"), deed("turn"), deed("lay")],
        "free": [deed("take"), deed("drop"), deed("steal")],
        "lit-run": strip(start, lit(), lit(), card("corridor", "ew", person("archaeologist"))),
        "dangers": [draw("photo-2-mummy", "photo"), draw("photo-1-curse", "photo")],
        "photo": draw("photo-3-quiet", "photo"),
        "treasures": [token(f"treasure-{each}", each, "") for each in points],
        "bust": bust,
        "lost": [person("archaeologist", "is-gone"), person("porter", "is-gone")],
        "bust-leaves": strip(chamber(bust), card("corridor", "esw")),
        "falling": strip(card("fallen"), card("corridor", "nsw", CRACKS)),
        "start-left": strip(card("fallen"), start),
    }
