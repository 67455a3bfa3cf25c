"""The pictures on the first screen of Ra's rules."""

from collections.abc import Mapping
from functools import lru_cache

from htpy import Node, span

from heliopolis.web.boards.ra.kinds import ENAMELS
from heliopolis.web.boards.ra.suns import sun, sun_down
from heliopolis.web.pieces import glyph, tile

CHEVRON = glyph("ui-chevron", "icon")


def tiles(*kinds: str) -> list[Node]:
    """Draw tiles beside each other."""
    return [tile(kind, ENAMELS[kind], "") for kind in kinds]


def suns(*numbers: int) -> list[Node]:
    """Draw suns beside each other."""
    return [sun(number, "") for number in numbers]


def medal() -> Node:
    """Draw a Ra as it lies on its track."""
    return span(class_="medal en en-carnelian")[span[glyph("ra")]]


@lru_cache(maxsize=2)
def pictures(_language: str) -> Mapping[str, Node]:
    """Draw each picture."""
    return {
        "draw": [*tiles("nile"), CHEVRON, span(class_="well")[span["8"]]],
        "invoke": [medal(), CHEVRON, sun(9, "")],
        "god": [*tiles("god"), CHEVRON, *tiles("writing")],
        "bid": [*suns(3, 7), sun(9, "", classes="is-bid is-best")],
        "swap": [sun(9, ""), CHEVRON, sun_down("")],
        "pharaohs": tiles("pharaoh", "pharaoh", "pharaoh"),
        "river": tiles("nile", "nile", "flood"),
        "civilisations": tiles("art", "writing", "religion"),
        "gold": tiles("gold", "god"),
        "monuments": tiles("pyramid", "sphinx", "temple"),
        "alike": tiles("statues", "statues", "statues"),
        "suns": suns(13, 8, 5),
        "last-ra": [medal(), span(class_="socket is-last")[span["8"]]],
        "disasters": tiles("funeral", "drought", "unrest", "earthquake"),
    }
