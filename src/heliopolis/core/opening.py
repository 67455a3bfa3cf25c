"""What a game's rules begin with, on one screen: the aim, a turn, how one scores, how the game ends.

    # Ra

    Buy lots of tiles at auction, and end with the most fame.

    ### A turn — one of three

    1. ![](draw) **Draw** a tile onto the track.

    ### Once, at the end

    - ![](monuments) **Monuments:** each kind → +1

`![](draw)` names a picture, which the game's board in the pages draws; after an arrow stands what it brings.
Numbered points are shown side by side, points with a dash one below the other.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from heliopolis.core.game import Game
from heliopolis.core.rules import rules_blocks

POINT = re.compile(r"(-|\d+\.)\s!\[\]\(([a-z0-9-]+)\)(?: \*\*(.+?)\*\*)? ?(.*?)(?: → (.+))?")


@dataclass(frozen=True)
class Point:
    """One thing to know before the first game: a picture's name, perhaps a name, a text, and what it brings."""

    picture: str
    name: str
    text: str
    brings: str

    @property
    def said(self) -> str:
        """The point without its picture."""
        told = " ".join(part for part in (self.name, self.text) if part)
        return f"{told} → {self.brings}" if self.brings else told


@dataclass(frozen=True)
class Leaf:
    """A few points under a heading, side by side or one below the other."""

    heading: str
    remark: str
    side_by_side: bool
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Opening:
    """The first screen of a game's rules."""

    aim: str
    leaves: tuple[Leaf, ...]


@lru_cache(maxsize=64)
def _read(game: Game, language: str) -> Opening:
    blocks = list(takewhile(lambda block: not block.startswith("## "), rules_blocks(game, language)))
    prose = [block for block in blocks if not block.startswith("#") and not POINT.match(block)]
    headings = [block for block in blocks if block.startswith("### ")]
    lists = [block for block in blocks if POINT.match(block)]
    leaves = [_leaf(heading, points) for heading, points in zip(headings, lists, strict=True)]
    return Opening(" ".join(prose), tuple(leaves))


def _leaf(heading: str, points: str) -> Leaf:
    name, _, remark = heading.removeprefix("### ").partition(" — ")
    found = []
    for line in points.splitlines():
        parts = POINT.fullmatch(line)
        if parts is None:
            raise ValueError(f"{line!r} is no point of an opening")
        found.append(parts.groups(default=""))
    drawn = tuple(Point(picture, title, text, brings) for _, picture, title, text, brings in found)
    return Leaf(name, remark, found[0][0] != "-", drawn)


def opening(game: Game, language: str) -> Opening:
    """Return the first screen of a game's rules."""
    return _read(game, language)
