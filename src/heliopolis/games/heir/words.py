"""The notation of the actions and outcomes of Heir to the Pharaoh, by number."""

from heliopolis.games.heir.components import CARD_NAMES, GOD_NAMES, KIND_NAMES, MAGIC_NAMES, TOKEN_NAMES
from heliopolis.games.heir.grid import SPACE_NAMES

ACTION_WORDS = (
    *(f"{verb} {space}" for verb in ("base", "mark", "place", "move") for space in SPACE_NAMES),
    "stay",
    "call none",
    *(f"call {magic}" for magic in MAGIC_NAMES),
    *(f"bid {card}" for card in CARD_NAMES),
    *(f"offer {card}" for card in CARD_NAMES),
    "stand",
    *(f"change {card}" for card in CARD_NAMES),
    *(f"turn {degrees}" for degrees in (0, 90, 180, 270)),
    *(f"claim {kind}" for kind in KIND_NAMES),
    *(f"keep {magic}" for magic in MAGIC_NAMES),
    *(f"renew {kind}" for kind in KIND_NAMES),
    "renew hidden",
)

OUTCOME_WORDS = (
    *(f"card {kind}" for kind in KIND_NAMES),
    *(f"token {token}" for token in TOKEN_NAMES),
    *(f"god {god}" for god in GOD_NAMES[:-1]),
    *(f"magic {magic}" for magic in MAGIC_NAMES),
    *(f"{verb} {space}" for verb in ("base", "mark") for space in SPACE_NAMES),
)
