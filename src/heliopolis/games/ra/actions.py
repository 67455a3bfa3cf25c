"""The action numbers of Ra, and the numbers of what chance answers.

    0     1       2     3     4 … 19      20 … 42           43 … 65
    draw  invoke  pass  done  bid 1 … 16  take kind 0 … 22  discard kind 0 … 22

`take` plays a god for a tile of the auction track, `done` ends a series of gods, `discard` answers a disaster. Both can
be said of every kind of tile, so that a wrong one is refused by its rule.
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.verbs import Family, verb_table

from . import components

DRAW: Final[i64] = 0
INVOKE: Final[i64] = 1
PASS: Final[i64] = 2
DONE: Final[i64] = 3
BID: Final[i64] = 4
TAKE: Final[i64] = 20
DISCARD: Final[i64] = 43

FAMILIES = (
    Family(DRAW, "draw"),
    Family(INVOKE, "invoke"),
    Family(PASS, "pass"),
    Family(DONE, "done"),
    Family(BID, "bid", tuple(str(sun) for sun in range(1, components.HIGHEST_SUN + 1))),
    Family(TAKE, "take", components.NAMES),
    Family(DISCARD, "discard", components.NAMES),
)
VERBS: Final = verb_table(FAMILIES)

SUNS: Final[i64] = 0
TILE: Final[i64] = 5

OUTCOMES = (
    Family(SUNS, "suns", tuple(str(group) for group in range(1, components.MOST_SEATS + 1))),
    Family(TILE, "tile", components.NAMES),
)


def verb_of(action: i64) -> i64:
    """Return the verb of an action: the first number of its family."""
    return VERBS[action]


def bid(sun: i64) -> i64:
    """Return the action of bidding a sun."""
    return BID + sun - 1


def sun_bid(action: i64) -> i64:
    """Return the sun that a bid is made with."""
    return action - BID + 1


def take(kind: i64) -> i64:
    """Return the action of playing a god for a kind of tile."""
    return TAKE + kind


def kind_taken(action: i64) -> i64:
    """Return the kind of tile that a god takes."""
    return action - TAKE


def discard(kind: i64) -> i64:
    """Return the action of losing a kind of tile to a disaster."""
    return DISCARD + kind


def kind_discarded(action: i64) -> i64:
    """Return the kind of tile that is lost to a disaster."""
    return action - DISCARD
