"""The action and outcome numbers of Heir to the Pharaoh.

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
ACTIONS: Final[i64] = 350

DRAWN_CARD: Final[i64] = 0
DRAWN_TOKEN: Final[i64] = 3
SUMMONED_GOD: Final[i64] = 15
DRAWN_MAGIC: Final[i64] = 21
FALLEN_BASE: Final[i64] = 28
FALLEN_MARK: Final[i64] = 92
OUTCOMES: Final[i64] = 156
