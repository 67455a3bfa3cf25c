"""Frames: what stays of a drawing from move to move is drawn once, and what changes is put into its gaps.

    frame = Frame(section(class_="board")[h2[GAP], GAP])
    frame.fill(escape(title), pieces)

Drawing an element takes htpy some microseconds for each node; filling a frame takes one for all of them. Around each
gap is a seam, so that a page that shows a drawing needs to be sent only what has changed between two seams.
"""

from collections.abc import Iterable

from htpy import Node, fragment
from markupsafe import Markup

GAP = Markup("\0")
"""A place to be filled: a child, or the value of an attribute."""
NOTHING = Markup()
SEAM = "\x7f"
"""Lies between the parts of a drawing; people never see it."""

Patch = list[tuple[int, int, list[str]]]
"""What has changed in a drawing: from which part on, how many parts are gone, and the parts in their place."""


def markup(drawn: str) -> Markup:
    """Mark as markup what is known to be a plain string: many times faster than asking `Markup` what it is."""
    return str.__new__(Markup, drawn)


class Frame:
    """An element with gaps."""

    def __init__(self, drawn: Node) -> None:
        self._text = "".join(fragment[drawn].iter_chunks()).replace("%", "%%").replace(GAP, f"{SEAM}%s{SEAM}")

    def fill(self, *content: Markup) -> Markup:
        """Return the element with its gaps filled, from the first to the last."""
        return markup(self._text % content)


def join(drawn: Iterable[Markup]) -> Markup:
    """Return some pieces one after the other."""
    return markup(SEAM.join(drawn))


def seamless(drawing: str) -> str:
    """Return a drawing as a browser reads it."""
    return str.replace(drawing, SEAM, "")


def parts_of(drawing: str) -> list[str]:
    """Take a drawing apart at its seams."""
    return str.split(drawing, SEAM)  # `Markup.split` would mark every part


def patch(old: list[str], new: list[str]) -> Patch:
    """Return what turns one drawing into another: of many with the same seams nothing but the parts that differ."""
    if len(old) == len(new):
        return [(number, 1, [part]) for number, (known, part) in enumerate(zip(old, new, strict=True)) if part != known]
    shorter = min(len(old), len(new))
    first = next((number for number in range(shorter) if old[number] != new[number]), shorter)
    same = next((number for number in range(shorter - first) if old[~number] != new[~number]), shorter - first)
    return [(first, len(old) - same - first, new[first : len(new) - same])]
