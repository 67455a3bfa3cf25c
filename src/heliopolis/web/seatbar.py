"""What the lines of the seats have in common: the list they stand in, and a word about each player."""

from functools import lru_cache
from typing import Any

from htpy import fragment, ol, span
from markupsafe import Markup

from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.scene import Scene

TAG = Frame(fragment[" ", span(class_="tag")[gap("words")]])


def seat_list(scene: Scene[Any], rows: list[Drawing]) -> Drawing:
    """Draw the lines of all seats."""
    return _frame(scene.words.say("seats"), len(rows)).fill(rows=join(rows))


@lru_cache(maxsize=1024, typed=True)
def tag(*words: str) -> Piece:
    """Draw some words about a player, if there are any."""
    said = Markup(" · ").join(word for word in words if word)
    return TAG.fill(words=said) if said else NOTHING


@lru_cache(maxsize=16)
def _frame(label: str, count: int) -> Frame:
    return Frame(ol(class_="seats slab", aria_label=label, id="seats", data_count=count)[gap("rows")])
