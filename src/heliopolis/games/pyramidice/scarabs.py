"""Scarabs whose power an edition declares (see `scarab_cards`): when it acts, how often, and the Glory it brings.

Such a scarab lies before a seat under another number than one with its own power, so nobody takes it for that one. What
it gives besides stands in `declared`.
"""

from typing import Final

from heliopolis.core.compat import i64

from . import areas as area, cards, ledger
from .state import PyramidiceState

# The moments of declared powers, as in `scarab_cards.WHENS`.
OWN: Final[i64] = 0
WORK: Final[i64] = 1
BUILD: Final[i64] = 2
GOD: Final[i64] = 3
REST: Final[i64] = 4
RETURN: Final[i64] = 5
FULL: Final[i64] = 6
END: Final[i64] = 7

USES: Final[i64] = 8
USE_BITS: Final[i64] = 2
USE_MASK: Final[i64] = 3
"""The uses in a turn are counted in bits of `PyramidiceState.done` from the eighth on, two for each seat."""


def lying(state: PyramidiceState, scarab: i64) -> i64:
    """Return the number under which a scarab that is kept lies before its seat."""
    return scarab if state.box.scarab_when[scarab] == OWN else scarab + cards.SCARAB_COUNT


def declared(state: PyramidiceState, seat: i64) -> i64:
    """Return the scarab of a seat if its power is declared, else NO_SCARAB."""
    scarab = state.areas[seat * area.SIZE + area.SCARAB] - cards.SCARAB_COUNT
    return scarab if scarab >= 0 else cards.NO_SCARAB


def acting(state: PyramidiceState, seat: i64, moment: i64) -> i64:
    """Return the scarab of a seat if its declared power may act at a moment, else NO_SCARAB."""
    scarab = declared(state, seat)
    if scarab == cards.NO_SCARAB or state.box.scarab_when[scarab] != moment:
        return cards.NO_SCARAB
    limit = state.box.scarab_limit[scarab]
    return cards.NO_SCARAB if limit > 0 and uses(state, seat) >= limit else scarab


def uses(state: PyramidiceState, seat: i64) -> i64:
    """Count the uses of a seat's declared power in this turn."""
    return (state.done >> (USES + USE_BITS * seat)) & USE_MASK


def win(state: PyramidiceState, seat: i64, scarab: i64) -> None:
    """Let a declared power bring its Glory, and count that it was used, if that is limited."""
    if state.box.scarab_limit[scarab] > 0:
        one: i64 = 1
        state.done += one << (USES + USE_BITS * seat)
    ledger.change_glory(state, seat, state.box.scarab_glory[scarab], ledger.SCARAB, scarab)


def fill_board(state: PyramidiceState, seat: i64) -> None:
    """Let a declared power act when the last free slot is filled."""
    scarab = acting(state, seat, FULL)
    if scarab != cards.NO_SCARAB:
        win(state, seat, scarab)
