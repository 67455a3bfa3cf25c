"""Frames: what stays of a drawing from move to move is drawn once, and what changes is put into its gaps.

    frame = Frame(section(class_="board", aria_label=gap("title"))[h2[gap("title")], gap("pieces")])
    frame.fill(title=escape(title), pieces=pieces)

Drawing an element takes htpy some microseconds for each node; filling a frame takes one for all of them. What is filled
stays in parts, most of which are the very same strings from move to move: so it is seen at once which have changed, and
a page that shows a drawing is sent no others.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import Any, TypeVar

from htpy import Node, fragment
from markupsafe import Markup, escape

GAP_MARK = "\0"
"""Stands before and after the name of a gap: no text of ours has it, and no escaping changes it."""
NOTHING = Markup()

Drawing = list[str]
"""Markup in parts."""
Piece = Markup | Drawing
Packed = TypeVar("Packed")
Patch = list[tuple[int, int, list[Packed]]]
"""What has changed in a drawing: from which part on, how many parts are gone, and the parts in their place."""


def gap(name: str) -> Markup:
    """Return a place to be filled: a child, or the value of an attribute or a part of it.

    A name that stands in several places fills them all alike.
    """
    if not name.isidentifier():
        raise ValueError(f"a gap is filled by a keyword, which {name!r} can't be")
    return Markup(f"{GAP_MARK}{name}{GAP_MARK}")


class Frame:
    """An element with gaps."""

    def __init__(self, drawn: Node) -> None:
        # What stays and the names of what changes take turns.
        parts = "".join(fragment[drawn].iter_chunks()).split(GAP_MARK)
        self._first = parts[0]
        self._names = frozenset(parts[1::2])
        self._following = list(zip(parts[1::2], parts[2::2], strict=True))
        """The names of the gaps in their order, each with what stays behind it."""

    def fill(self, **content: Piece) -> Drawing:
        """Return the element with its gaps filled."""
        if len(content) != len(self._names):
            raise self._misfit(content)
        parts = [self._first]
        add = parts.append
        try:
            for name, following in self._following:
                piece: Any = content[name]
                if type(piece) is list:  # quicker than isinstance, and there are many gaps
                    parts += piece
                else:
                    add(piece)
                add(following)
        except KeyError:
            raise self._misfit(content) from None
        return parts

    def _misfit(self, content: Iterable[str]) -> TypeError:
        return TypeError(f"the gaps are {sorted(self._names)}, filled were {sorted(content)}")


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


@lru_cache(maxsize=8192, typed=True)
def escaped(text: str) -> Markup:
    """Return a text as markup: the same names and sentences are drawn over and over.

    What is markup already stays as it is, and is told by its type from a text that reads the same.
    """
    return escape(text)


def patch(old: Drawing, new: Drawing, packed: Callable[[str], Packed]) -> Patch[Packed]:
    """Return what turns one drawing into another: if they have the same parts, nothing but those that differ."""
    if len(old) == len(new):
        return [(number, 1, [packed(new[number])]) for number in compress(count(), map(ne, old, new))]
    shorter = min(len(old), len(new))
    first = next(compress(count(), map(ne, old, new)), shorter)
    same = min(next(compress(count(), map(ne, reversed(old), reversed(new))), shorter), shorter - first)
    return [(first, len(old) - same - first, [*map(packed, new[first : len(new) - same])])]
