"""The pictures on the first screen of Pyramidice's rules."""

from collections.abc import Mapping
from functools import lru_cache

from htpy import Node, span

from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice.pieces import (
    card_back,
    cost_piece,
    die,
    glory,
    god_tile,
    held_tile,
    project,
    resource_face,
    scarab,
)
from heliopolis.web.pieces import glyph

CHEVRON = glyph("ui-chevron", "icon")


def resources(*kinds: str) -> list[Node]:
    """Draw resources beside each other."""
    return [resource_face(kind) for kind in kinds]


@lru_cache(maxsize=32)
def pictures(language: Locale) -> Mapping[str, Node]:
    """Draw each picture."""
    edition = language.game.edition
    min_cost = edition.words("deities.min.cost")
    hathor = god_tile(language, "hathor")
    return {
        "rest": [held_tile(language, tile, keyed=False) for tile in ("village", "camp")],
        "work": [*resources("worker", "worker"), CHEVRON, die("stone", 5), die("prayer", 2)],
        "build": [die("stone", 5), CHEVRON, glyph("pyramid", "glyph stone")],
        "worship": [[cost_piece(language, piece) for piece in min_cost[:3]], CHEVRON, god_tile(language, "min")],
        "change": [*resources("cat"), CHEVRON, die("prayer", 3), die("prayer", 4)],
        "built": [die("stone", 5), glory("5")],
        "powers": [god_tile(language, "heh"), scarab(language, "silver")],
        "gods-end": [hathor, god_tile(language, "isis")],
        "project": project(language, "djed", edition.word("projects.djed.pattern")),
        "upkeep": [hathor, *resources("worker", "cat")],
        "last-stone": [die("stone"), card_back()],
        "pharaoh": span(class_="medal en en-malachite")[span[glyph("pharaoh")]],
    }
