"""What is to happen next, and how the auction under way began: numbers for the engine, names for the view."""

from typing import Final

from heliopolis.core.compat import i64

DEAL: Final[i64] = 0  # chance deals a group of suns to the next seat
TURN: Final[i64] = 1  # a seat draws, invokes Ra or plays its first god
DRAWING: Final[i64] = 2  # chance draws a tile from the bag
GODS: Final[i64] = 3  # a seat that has played a god may play another
AUCTION: Final[i64] = 4  # seats bid one after the other
DISCARD: Final[i64] = 5  # a seat loses tiles to a disaster and chooses which
FINISHED: Final[i64] = 6
NAMES = ("deal", "turn", "drawing", "gods", "auction", "discard", "finished")

NO_AUCTION: Final[i64] = 0
INVOKED: Final[i64] = 1  # by a seat, though there was room on the auction track
RA_DRAWN: Final[i64] = 2
TRACK_FULL: Final[i64] = 3  # by a seat that could not draw
AUCTION_NAMES = ("", "invoked", "ra", "full")
