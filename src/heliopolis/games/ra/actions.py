"""The action numbers of Ra.

    0     1       2     3     4 … 19      20 … 40           41 … 53
    draw  invoke  pass  done  bid 1 … 16  take kind 2 … 22  discard kind 6 … 18

`take` plays a god for a tile of the auction track, `done` ends a series of gods, `discard` answers a disaster.
An outcome number is a group of suns while suns are dealt (0 … 4), and a kind of tile when one is drawn (5 + kind).
"""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.games.ra.components import FIRST_CIVILISATION, PHARAOH

DRAW: Final[i64] = 0
INVOKE: Final[i64] = 1
PASS: Final[i64] = 2
DONE: Final[i64] = 3
BID: Final[i64] = 3
"""A bid's number is this plus the sun."""
TAKE: Final[i64] = 20 - PHARAOH
"""A god's number is this plus the kind of tile it takes."""
FIRST_TAKE: Final[i64] = 20
DISCARD: Final[i64] = 41 - FIRST_CIVILISATION
"""A discard's number is this plus the kind of tile."""
FIRST_DISCARD: Final[i64] = 41
ACTIONS: Final[i64] = 54

DRAWN: Final[i64] = 5
"""A drawn tile's outcome is this plus its kind; smaller outcomes are groups of suns."""
