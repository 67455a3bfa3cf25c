"""The pictures on the first screen of Ra's rules."""

from collections.abc import Mapping
from functools import lru_cache

from htpy import Node, span

from heliopolis.language import Locale
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


@lru_cache(maxsize=32)
def pictures(language: Locale) -> Mapping[str, Node]:
    """Draw each picture; the numbers on suns and tracks are those of three players."""
    edition = language.game.edition
    last = str(edition.number("ra_track.seats_3"))
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
        "suns": suns(*edition.numbers("suns.seats_3.group_1")[:3]),
        "last-ra": [
            medal(),
            span(class_="socket is-last")[span[last]],
        ],
        "disasters": tiles("funeral", "drought", "unrest", "earthquake"),
    }
