"""The kinds of tiles as they are drawn: enamel, ground, name, and the rule behind each."""

from functools import lru_cache

from markupsafe import Markup

from heliopolis.core.rules import paragraph
from heliopolis.games.ra.components import CIVILISATIONS, DISASTERS, MONUMENTS
from heliopolis.language import GameSpeaker, Locale
from heliopolis.web.boards.ra.scene import board_words
from heliopolis.web.pieces import tile, well

RIVER = ("god", "gold", "pharaoh", "nile", "flood")
KINDS = (*RIVER, *CIVILISATIONS, *MONUMENTS)

ENAMELS = {
    "ra": "carnelian",
    "god": "lapis",
    "pharaoh": "malachite",
    "nile": "turquoise",
    "flood": "turquoise",
    "gold": "ochre",
    **dict.fromkeys(CIVILISATIONS, "ivory"),
    **dict.fromkeys(MONUMENTS, "sandstone"),
    **dict.fromkeys(DISASTERS, "basalt"),
}

GROUNDS = {
    "lapis": "stars",
    "malachite": "scales",
    "turquoise": "water",
    "ochre": "arcs",
    "ivory": "reeds",
    "sandstone": "dunes",
    "basalt": "cracks",
}

RULES = {
    "ra": "ra.draw.3",
    "god": "ra.gods.1",
    "pharaoh": "ra.scoring.pharaohs",
    "nile": "ra.scoring.nile",
    "flood": "ra.scoring.nile",
    "gold": "ra.scoring.gold",
    "sun": "ra.auction.6",
    **dict.fromkeys(CIVILISATIONS, "ra.scoring.civilisations"),
    **dict.fromkeys(MONUMENTS, "ra.scoring.monuments"),
    **dict.fromkeys(DISASTERS, "ra.disasters.2"),
}
"""The paragraph that says what each piece does."""


@lru_cache(maxsize=128)
def name_of(language: Locale, kind: str) -> str:
    """Name a kind of tile, with a capital letter."""
    word = GameSpeaker(language.game, language.code).word(kind)
    return word[:1].upper() + word[1:]


@lru_cache(maxsize=128)
def about(language: Locale, kind: str) -> str:
    """Say what a piece is and does, and which paragraph says so."""
    return GameSpeaker(language.game, language.code).say(f"about-{kind}") + f" ({RULES[kind]})"


@lru_cache(maxsize=64)
def rule(language: Locale, name: str) -> str:
    """Return what a paragraph of the rules says, for what is no piece."""
    return f"{paragraph(language.game, name, language.code).text} ({name})"


@lru_cache(maxsize=1024)
def place(language: Locale, kind: str, count: int, seat: int) -> Markup:
    """Draw a kind of tile in a tray, or its empty well. One more of a kind comes from the auction track."""
    words = board_words(language)
    name = name_of(language, kind)
    if not count:
        return well(kind, words.say("none-of", name=name), about=f"{name}. {about(language, kind)}")
    label = words.say("so-many", name=name, count=count)
    told = f"{label}. {about(language, kind)}"
    same = f"tray-{seat}-{kind}-"
    key, came_from = f"{same}{count}", f"lot-{kind}- {same}"
    return tile(kind, ENAMELS[kind], label, count=count, key=key, came_from=came_from, about=told)
