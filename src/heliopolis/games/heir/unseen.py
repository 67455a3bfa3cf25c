"""Which lines of a game a seat can't know: sealed decisions until they are turned over, and the other's magic.

A magic card is drawn for one seat's eyes, and what Wadjet's Favorite keeps is its own affair: those lines stay hidden
from the others, also when the card is played one day. So does a bid that was changed before it was turned over.
"""

from collections.abc import Sequence

from heliopolis.core.game import Entry
from heliopolis.core.state import CHANCE, State
from heliopolis.games.heir import knowledge
from heliopolis.games.heir.actions import BID, CALL_NONE, CHANGE, KEEP, RENEW, STAND, TURN
from heliopolis.games.heir.components import NO_CARD, SEATS
from heliopolis.games.heir.state import BID as BID_PHASE, DRAW, MAGIC, OFFERINGS, ROW, SEALED, HeirState


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Return the entries, by index, that a seat (or a spectator) can't know after all of them."""
    assert isinstance(start, HeirState)
    hidden: set[int] = set()
    for seat in range(int(SEATS)):
        if seat != viewer:
            hidden |= secrets_of(start, entries, seat)
    return frozenset(hidden)


def secrets_of(start: HeirState, entries: Sequence[Entry], seat: int) -> set[int]:
    """Return the entries of a seat that only the seat itself can know."""
    state = start.clone()
    own: set[int] = set()  # never shown
    call: int | None = None
    sealed: int | None = None
    offered: set[int] = set()
    for index, entry in enumerate(entries):
        phase = state.phase
        drawer = state.drawer
        offerings = state.sides[seat * ROW + OFFERINGS]
        step(state, entry)
        if phase == DRAW and drawer == seat:
            own.add(index)
        if entry.seat == seat:
            if KEEP <= entry.number < RENEW:
                own.add(index)
            elif CALL_NONE <= entry.number < BID:
                call = index
            elif BID <= entry.number < STAND:
                sealed = index
            elif CHANGE <= entry.number < TURN and sealed is not None:
                own.add(sealed)
                sealed = None
        if call is not None and is_call_known(state, entries[call]):
            call = None
        if sealed is not None and state.sides[seat * ROW + OFFERINGS] > offerings:
            offered.add(sealed)
            sealed = None
        if sealed is not None and is_card_known(state, seat):
            sealed = None
        if state.sides[seat * ROW + OFFERINGS] == 0:
            offered = set()
    return own | offered | {index for index in (call, sealed) if index is not None}


def step(state: HeirState, entry: Entry) -> None:
    """Let an entry happen."""
    if entry.seat == CHANCE:
        state.resolve(entry.number)
    else:
        state.apply(entry.seat, entry.number)


def is_call_known(state: HeirState, entry: Entry) -> bool:
    """Tell whether a call is known: that there is none once both have decided, which one once both have bid."""
    if state.phase == MAGIC:
        return False
    return state.phase != BID_PHASE or entry.number == CALL_NONE


def is_card_known(state: HeirState, seat: int) -> bool:
    """Tell whether a sealed bid has been turned over, or seen by the other seat."""
    return state.sides[seat * ROW + SEALED] == NO_CARD or knowledge.is_turned_over(state, seat)
