"""What a seat may do: the one place where legality stands, and why anything else is refused."""

from heliopolis.core.compat import i64
from heliopolis.core.state import Actions, State
from heliopolis.games.ra.actions import BID, DISCARD, DONE, DRAW, FIRST_DISCARD, FIRST_TAKE, INVOKE, PASS, TAKE
from heliopolis.games.ra.components import (
    AUCTION_TRACK,
    FIRST_CIVILISATION,
    FIRST_MONUMENT,
    FUNERAL,
    GOD,
    HIGHEST_SUN,
    KINDS,
    NAMES,
    PHARAOH,
)
from heliopolis.games.ra.state import (
    AUCTION,
    DISCARD as DISCARD_PHASE,
    FINISHED,
    GODS,
    INVOKED,
    NOBODY,
    ROW,
    SUNS_UP,
    TURN,
    RaState,
)


def write_legal(state: RaState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    phase = state.phase
    if phase == TURN:
        write_turn(state, seat, into)
    elif phase == AUCTION:
        write_bids(state, seat, into)
    elif phase == GODS:
        into.add(DONE)
        write_takes(state, into)
    elif phase == DISCARD_PHASE:
        write_discards(state, seat, into)


def write_turn(state: RaState, seat: i64, into: Actions) -> None:
    """Draw unless the auction track is full, invoke Ra, or play a god (ra.turn.2, ra.turn.4)."""
    if state.track_tiles < AUCTION_TRACK:
        into.add(DRAW)
    into.add(INVOKE)
    if state.areas[seat * ROW + GOD] > 0:
        write_takes(state, into)


def write_takes(state: RaState, into: Actions) -> None:
    """A god takes any tile of the auction track but another god (ra.gods.2)."""
    if state.track_tiles == 0:
        return
    on_track: i64 = 0
    for slot in range(AUCTION_TRACK):
        kind = state.track[slot]
        if kind >= PHARAOH:
            bit: i64 = 1
            on_track |= bit << kind
    for kind in range(PHARAOH, KINDS):
        if (on_track >> kind) & 1:
            into.add(TAKE + kind)


def write_bids(state: RaState, seat: i64, into: Actions) -> None:
    """Pass, or bid any own sun above the highest bid; who invoked must bid if nobody has (ra.auction.3 to 5)."""
    if not must_bid(state, seat):
        into.add(PASS)
    above = state.areas[seat * ROW + SUNS_UP] >> (state.high_bid + 1)
    sun = state.high_bid + 1
    while above != 0:
        if above & 1:
            into.add(BID + sun)
        above >>= 1
        sun += 1


def must_bid(state: RaState, seat: i64) -> bool:
    """Tell whether the priest, having invoked Ra freely, is the only one left to bid (ra.auction.5)."""
    return state.auction == INVOKED and state.high_bidder == NOBODY and seat == state.turn


def write_discards(state: RaState, seat: i64, into: Actions) -> None:
    """Any own civilisation for an unrest, then any own monument for an earthquake (ra.disasters.4)."""
    first = FIRST_CIVILISATION
    last = FIRST_MONUMENT
    if state.unrest_due == 0:
        first = FIRST_MONUMENT
        last = FUNERAL
    for kind in range(first, last):
        if state.areas[seat * ROW + kind] > 0:
            into.add(DISCARD + kind)


def why_not(state: State, seat: int, action: int) -> tuple[str, str]:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, RaState)
    if state.acting < 0:
        if state.phase == FINISHED:
            return "ra.end.1", "the game is over"
        return "ra.turn.1", "nothing is to be decided before the next tile or group of suns is known"
    if seat != state.acting:
        return out_of_turn(state)
    if state.phase == DISCARD_PHASE:
        due = "civilisation" if state.unrest_due > 0 else "monument"
        return "ra.disasters.4", f"a disaster takes one of your own tiles first: choose a {due}"
    if state.phase == AUCTION:
        return why_no_bid(state, seat, action)
    if action >= FIRST_DISCARD:
        return "ra.disasters.1", "tiles are discarded only to a disaster"
    if action >= FIRST_TAKE:
        return why_no_god(state, seat, action)
    if state.phase == GODS:
        return "ra.gods.1", "after a god you may only play another one, or be done"
    if action == DRAW:
        return "ra.turn.4", "the auction track is full: invoke Ra or play gods"
    if action == DONE:
        return "ra.turn.2", "a turn is one action: draw, invoke Ra or play gods"
    return "ra.auction.1", "there is no auction under way"


def out_of_turn(state: RaState) -> tuple[str, str]:
    """Explain why a seat that is not acting may not decide."""
    if state.phase == AUCTION:
        return "ra.auction.2", f"it is for seat {state.acting + 1} to bid or pass"
    return "ra.turn.1", f"it is for seat {state.acting + 1} to decide"


def why_no_bid(state: RaState, seat: int, action: int) -> tuple[str, str]:
    """Explain what is wrong with an answer to an auction."""
    if action == PASS:
        return "ra.auction.5", "you have invoked Ra and nobody has bid: you must bid one of your suns"
    if not BID < action <= BID + HIGHEST_SUN:
        return "ra.auction.3", "an auction is under way: bid a sun or pass"
    sun = action - BID
    if not (state.areas[seat * ROW + SUNS_UP] >> sun) & 1:
        return "ra.auction.3", f"you have no sun {sun} face up"
    return "ra.auction.4", f"sun {sun} is not higher than the bid of {state.high_bid}"


def why_no_god(state: RaState, seat: int, action: int) -> tuple[str, str]:
    """Explain why a god may not take a tile."""
    if state.areas[seat * ROW + GOD] == 0:
        return "ra.gods.1", "you have no god to play"
    return "ra.gods.1", f"there is no {NAMES[action - TAKE]} on the auction track"
