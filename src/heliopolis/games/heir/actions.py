"""The action and outcome numbers of Heir to the Pharaoh, laid out as families.

      0 … 63   base SPACE      Anubis lays the pyramid's base, named by its upper left space
     64 … 127  mark SPACE      a magic token is laid out
    128 … 191  place SPACE     Seshat places the monument
    192 … 255  move SPACE      Geb & Nut, as Favorite, move it a step
    256        stay            … or leave it where it is
    257        call none       no magic for this bid
    258 … 264  call MAGIC      a magic card, sealed
    265 … 286  bid CARD        a bid, sealed
    287 … 308  offer CARD      an offering to the pyramid, sealed
    309        stand           the eye has seen: keep the bid
    310 … 331  change CARD     … or replace it
    332 … 335  turn 0 … 270    Geb & Nut turn the token clockwise
    336 … 338  claim KIND      Ptah, as Favorite, claims a card of this kind
    339 … 345  keep MAGIC      Wadjet, as Favorite, keeps one of three
    346 … 348  renew KIND      Thoth makes a displayed card the active one
    349        renew hidden    … or the top of the deck

Outcomes:

    0 … 2      3 … 14   15 … 20  21 … 27      28 … 91     92 … 155
    card KIND  token T  god GOD  magic MAGIC  base SPACE  mark SPACE
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.verbs import Family, verb_table

from . import components as piece
from .grid import SPACE_NAMES

BASE: Final[i64] = 0
MARK: Final[i64] = 64
PLACE: Final[i64] = 128
MOVE: Final[i64] = 192
STAY: Final[i64] = 256
CALL_NONE: Final[i64] = 257
CALL: Final[i64] = 258
BID: Final[i64] = 265
OFFER: Final[i64] = 287
STAND: Final[i64] = 309
CHANGE: Final[i64] = 310
TURN: Final[i64] = 332
CLAIM: Final[i64] = 336
KEEP: Final[i64] = 339
RENEW: Final[i64] = 346
RENEW_HIDDEN: Final[i64] = 349

FAMILIES = (
    Family(BASE, "base", SPACE_NAMES),
    Family(MARK, "mark", SPACE_NAMES),
    Family(PLACE, "place", SPACE_NAMES),
    Family(MOVE, "move", SPACE_NAMES),
    Family(STAY, "stay"),
    Family(CALL_NONE, "call", ("none",)),
    Family(CALL, "call", piece.MAGIC_NAMES),
    Family(BID, "bid", piece.CARD_NAMES),
    Family(OFFER, "offer", piece.CARD_NAMES),
    Family(STAND, "stand"),
    Family(CHANGE, "change", piece.CARD_NAMES),
    Family(TURN, "turn", ("0", "90", "180", "270")),
    Family(CLAIM, "claim", piece.KIND_NAMES),
    Family(KEEP, "keep", piece.MAGIC_NAMES),
    Family(RENEW, "renew", piece.KIND_NAMES),
    Family(RENEW_HIDDEN, "renew", ("hidden",)),
)
VERBS: Final = verb_table(FAMILIES)

DRAWN_CARD: Final[i64] = 0
DRAWN_TOKEN: Final[i64] = 3
SUMMONED_GOD: Final[i64] = 15
DRAWN_MAGIC: Final[i64] = 21
FALLEN_BASE: Final[i64] = 28
FALLEN_MARK: Final[i64] = 92

OUTCOMES = (
    Family(DRAWN_CARD, "card", piece.KIND_NAMES),
    Family(DRAWN_TOKEN, "token", piece.TOKEN_NAMES),
    Family(SUMMONED_GOD, "god", piece.SUMMONED_NAMES),
    Family(DRAWN_MAGIC, "magic", piece.MAGIC_NAMES),
    Family(FALLEN_BASE, "base", SPACE_NAMES),
    Family(FALLEN_MARK, "mark", SPACE_NAMES),
)
EVENTS: Final = verb_table(OUTCOMES)


def verb_of(action: i64) -> i64:
    """Return the family of an action, known by its first number; what is left of the action is what it is about."""
    return VERBS[action]


def event_of(outcome: i64) -> i64:
    """Return the family of an outcome, known by its first number."""
    return EVENTS[outcome]
