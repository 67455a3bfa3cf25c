"""The phases of a game of Heir to the Pharaoh: what is decided next, or drawn."""

from typing import Final

from heliopolis.core.compat import i64

CARDS: Final[i64] = 0  # chance turns up monument cards
TOKENS: Final[i64] = 1  # chance takes the next monument token off the stack
BASE: Final[i64] = 2  # Anubis lays the pyramid's base
MARKS: Final[i64] = 3  # magic tokens are laid out in turn
SUMMON: Final[i64] = 4  # chance turns up the next god
OFFER: Final[i64] = 5  # both seats offer a card to the pyramid, sealed
MAGIC: Final[i64] = 6  # both seats call on magic or not, sealed
BID: Final[i64] = 7  # both seats bid a card, sealed
CHANGE: Final[i64] = 8  # a seat has seen the other's bid and may change its own
PLACE: Final[i64] = 9  # Seshat
DRAW: Final[i64] = 10  # chance draws a magic card for a seat
MOVE: Final[i64] = 11  # Geb & Nut, as Favorite
TURN: Final[i64] = 12  # Geb & Nut
CLAIM: Final[i64] = 13  # Ptah, as Favorite
KEEP: Final[i64] = 14  # Wadjet, as Favorite
TIE: Final[i64] = 15  # both seats offer one more card, sealed
RENEW: Final[i64] = 16  # Thoth
FINISHED: Final[i64] = 17

NAMES = (
    "cards",
    "tokens",
    "base",
    "marks",
    "summon",
    "offer",
    "magic",
    "bid",
    "change",
    "place",
    "draw",
    "move",
    "turn",
    "claim",
    "keep",
    "tie",
    "renew",
    "finished",
)
"""What a view calls each phase."""
