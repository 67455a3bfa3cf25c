"""What a seat may do: the one place where legality stands."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, components, phases as at, tiles as tile
from .state import NOBODY, RaState


def write_legal(state: RaState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    phase = state.phase
    if phase == at.TURN:
        write_turn(state, seat, into)
    elif phase == at.AUCTION:
        write_bids(state, seat, into)
    elif phase == at.GODS:
        into.add(act.DONE)
        write_takes(state, into)
    elif phase == at.DISCARD:
        write_discards(state, seat, into)
    else:
        raise unknown("decision in phase", phase)


def write_turn(state: RaState, seat: i64, into: Actions) -> None:
    """Draw unless the auction track is full, invoke Ra, or play a god (ra.turn.2, ra.turn.4)."""
    if state.track_tiles < components.AUCTION_TRACK:
        into.add(act.DRAW)
    into.add(act.INVOKE)
    if state.areas[seat * area.ROW + tile.GOD] > 0:
        write_takes(state, into)


def write_takes(state: RaState, into: Actions) -> None:
    """A god takes any tile of the auction track but another god (ra.gods.2)."""
    if state.track_tiles == 0:
        return
    on_track: i64 = 0  # the kinds that lie there, as bits: each is offered once, the lowest first
    for slot in range(components.AUCTION_TRACK):
        kind = state.track[slot]
        if kind >= tile.FIRST_TAKEN:
            on_track |= bit(kind)
    for kind in range(tile.FIRST_TAKEN, tile.KINDS):
        if (on_track >> kind) & 1:
            into.add(act.take(kind))


def write_bids(state: RaState, seat: i64, into: Actions) -> None:
    """Pass, or bid any own sun above the highest bid; who invoked must bid if nobody has (ra.auction.3 to 5)."""
    if seat != state.turn or not priest_must_bid(state):
        into.add(act.PASS)
    above = state.areas[seat * area.ROW + area.SUNS_UP] >> (state.high_bid + 1)
    bid = act.bid(state.high_bid + 1)
    while above != 0:
        if above & 1:
            into.add(bid)
        above >>= 1
        bid += 1


def priest_must_bid(state: RaState) -> bool:
    """Tell whether the priest, who comes last, has invoked Ra freely and nobody has bid (ra.auction.5)."""
    return state.auction == at.INVOKED and state.high_bidder == NOBODY


def write_discards(state: RaState, seat: i64, into: Actions) -> None:
    """Any own civilisation for an unrest, then any own monument for an earthquake (ra.disasters.4)."""
    first = tile.FIRST_CIVILISATION
    last = tile.LAST_CIVILISATION
    if state.unrest_due == 0:
        first = tile.FIRST_MONUMENT
        last = tile.LAST_MONUMENT
    for kind in range(first, last + 1):
        if state.areas[seat * area.ROW + kind] > 0:
            into.add(act.discard(kind))
