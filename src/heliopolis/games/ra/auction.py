"""Auctions: who is asked, and what becomes of the tiles on sale."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, Fact, JournalEvent

from . import apply, areas as area, components, disasters, phases as at, tiles as tile
from .state import NOBODY, RaState


def start(state: RaState, how: i64) -> None:
    """The seat whose turn it is becomes the priest; bidding starts on its left (ra.auction.1, ra.auction.2)."""
    state.phase = at.AUCTION
    state.auction = how
    state.high_bid = 0
    state.high_bidder = NOBODY
    ask_next(state, state.turn)


def ask_next(state: RaState, seat: i64) -> None:
    """Ask the next seat to the left that has a sun face up; the priest, who has one, comes last (ra.auction.2)."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.areas[seat * area.ROW + area.SUNS_UP] != 0:
            state.acting = seat
            return


def bid(state: RaState, seat: i64, sun: i64) -> None:
    """A bid is higher than all before it, so that it leads (ra.auction.4)."""
    state.high_bid = sun
    state.high_bidder = seat
    go_on(state, seat)


def go_on(state: RaState, seat: i64) -> None:
    """Ask the next seat, or end the auction with the priest's answer (ra.auction.2)."""
    if seat != state.turn:
        ask_next(state, seat)
    elif state.high_bidder != NOBODY:
        sell(state)
    else:
        leave_unsold(state)


def leave_unsold(state: RaState) -> None:
    """Nobody has bid: a full track is discarded, otherwise the tiles stay (ra.auction.8, ra.auction.9)."""
    if state.auction == at.TRACK_FULL:
        tell(state, "discarded", "ra.auction.8")
        discard_track(state)
    else:
        tell(state, "unsold", "ra.auction.9")
    state.auction = at.NO_AUCTION
    apply.end_turn(state)


def tell(state: RaState, name: str, rule: str) -> None:
    """Note how an auction without a bid ended."""
    if state.journal is not None:
        state.journal.append(JournalEvent(name, rule, EVERYONE, {}))


def sell(state: RaState) -> None:
    """The highest bid wins the tiles and the centre's sun, and goes to the centre (ra.auction.6, ra.auction.7)."""
    winner = state.high_bidder
    if state.journal is not None:
        state.journal.append(sale(state))
    state.areas[winner * area.ROW + area.SUNS_UP] -= bit(state.high_bid)
    state.areas[winner * area.ROW + area.SUNS_DOWN] += bit(state.centre_sun)
    state.centre_sun = state.high_bid
    state.high_bid = 0
    state.high_bidder = NOBODY
    for slot in range(components.AUCTION_TRACK):
        if state.track[slot] != tile.NO_TILE:
            disasters.receive(state, winner, state.track[slot])
            state.track[slot] = tile.NO_TILE
    state.track_tiles = 0
    disasters.settle(state, winner)


def sale(state: RaState) -> JournalEvent:
    """Tell who wins the auction, with which sun, and what for."""
    tiles = [components.NAMES[kind] for kind in state.track if kind != tile.NO_TILE]
    facts: dict[str, Fact] = {"sun": int(state.high_bid), "won_sun": int(state.centre_sun), "tiles": tiles}
    return JournalEvent("won", "ra.auction.6", int(state.high_bidder), facts)


def discard_track(state: RaState) -> None:
    """The tiles on sale leave the game."""
    state.gone_tiles += state.track_tiles
    for slot in range(components.AUCTION_TRACK):
        state.track[slot] = tile.NO_TILE
    state.track_tiles = 0
