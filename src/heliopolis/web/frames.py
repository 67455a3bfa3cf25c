"""Frames: what stays of a drawing from move to move is drawn once, and what changes is put into its gaps.

    frame = Frame(section(class_="board")[h2[GAP], GAP])
    frame.fill(escape(title), pieces)

Drawing an element takes htpy some microseconds for each node; filling a frame takes one for all of them. What is filled
stays in parts, most of which are the very same strings from move to move: so it is seen at once which have changed, and
a page that shows a drawing is sent no others.
"""

from collections.abc import Iterable
from itertools import compress, count
from operator import ne

from htpy import Node, fragment
from markupsafe import Markup

GAP = Markup("\0")
"""A place to be filled: a child, or the value of an attribute."""
NOTHING = Markup()

Drawing = list[str]
"""Markup in parts."""
Piece = Markup | Drawing
Patch = list[tuple[int, int, Drawing]]
"""What has changed in a drawing: from which part on, how many parts are gone, and the parts in their place."""


class Frame:
    """An element with gaps."""

    def __init__(self, drawn: Node) -> None:
        self._first, *self._following = "".join(fragment[drawn].iter_chunks()).split(GAP)

    def fill(self, *content: Piece) -> Drawing:
        """Return the element with its gaps filled, from the first to the last."""
        parts = [self._first]
        for piece, following in zip(content, self._following, strict=True):
            if isinstance(piece, list):
                parts += piece
            else:
                parts.append(piece)
            parts.append(following)
        return parts


def join(pieces: Iterable[Piece]) -> Drawing:
    """Return some pieces one after the other."""
    parts: Drawing = []
    for piece in pieces:
        if isinstance(piece, list):
            parts += piece
        else:
            parts.append(piece)
    return parts


def whole(drawing: Iterable[str]) -> Markup:
    """Return a drawing in one piece."""
    return markup("".join(drawing))


def markup(drawn: str) -> Markup:
    """Mark as markup what is known to be a plain string: many times faster than asking `Markup` what it is."""
    return str.__new__(Markup, drawn)


def patch(old: Drawing, new: Drawing) -> Patch:
    """Return what turns one drawing into another: if they have the same parts, nothing but those that differ."""
    if len(old) == len(new):
        return [(number, 1, [new[number]]) for number in compress(count(), map(ne, old, new))]
    shorter = min(len(old), len(new))
    first = next(compress(count(), map(ne, old, new)), shorter)
    same = min(next(compress(count(), map(ne, reversed(old), reversed(new))), shorter), shorter - first)
    return [(first, len(old) - same - first, new[first : len(new) - same])]
