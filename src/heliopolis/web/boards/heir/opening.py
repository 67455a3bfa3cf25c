"""The pictures on the first screen of Heir's rules."""

from collections.abc import Mapping
from functools import lru_cache

from htpy import Node

from heliopolis.language import Locale
from heliopolis.web.boards.heir.marks import card_back, god_tile, monument_tile, sign, small_card, token
from heliopolis.web.pieces import glyph

BAST, ANUBIS = 0, 1
CHEVRON = glyph("ui-chevron", "icon")


def gods(*names: str) -> list[Node]:
    """Draw gods beside each other."""
    return [god_tile(name, "", "") for name in names]


def cards(*names: str) -> list[Node]:
    """Draw bidding cards beside each other."""
    return [small_card(name, "") for name in names]


@lru_cache(maxsize=32)
def pictures(_language: Locale) -> Mapping[str, Node]:
    """Draw each picture."""
    disc = sign("disc-bast", "disc own-bast")
    return {
        "bid": [*cards("7-sun"), *cards("5-moon"), CHEVRON, *gods("ra")],
        "act": gods("seshat", "ptah", "thoth"),
        "swap": [*cards("2-sun"), CHEVRON, *cards("10-moon")],
        "seshat": gods("seshat", "geb-and-nut"),
        "ptah": [*gods("ptah"), monument_tile("obelisk", "", count=3)],
        "ra": [*gods("ra"), disc],
        "wadjet": gods("wadjet", "thoth"),
        "pharaoh": [*gods("pharaoh"), card_back("", classes="is-offered"), card_back("", classes="is-offered")],
        "arrows": token("sun-temple", BAST, ("n", "e"), 2),
        "at-pyramid": [token("obelisk", ANUBIS, ("w",), 3), glyph("pyramid", "glyph stone")],
        "chain": [disc, disc, disc],
        "platforms": [sign("platform-bast", "platform own-bast"), sign("platform-anubis", "platform own-anubis")],
        "magic": [sign("magic-a", "glyph magic-pic"), sign("magic-g", "glyph magic-pic")],
    }
