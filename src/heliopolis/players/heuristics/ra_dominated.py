"""Choices of Ra that are never better than another, as a beginner sees: no level considers them."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.games.ra import actions as act, areas as area, phases as at, suns, tiles as tile
from heliopolis.games.ra.components import AUCTION_TRACK, EPOCHS
from heliopolis.games.ra.state import RaState


def leave_out(state: RaState, seat: i64, legal: Actions) -> None:
    """Take what is dominated out of the legal actions of a seat."""
    if state.phase == at.AUCTION:
        leave_out_bids(state, seat, legal)
    elif state.phase == at.TURN or state.phase == at.GODS:
        leave_out_turns(state, seat, legal)
    elif state.phase == at.DISCARD and state.unrest_due > 0:
        keep_doubles(state, seat, legal)


# Bids.


def leave_out_bids(state: RaState, seat: i64, legal: Actions) -> None:
    """Bid no sun where a lower one does as well, and none for nothing but a lower sun."""
    to_come = suns_to_come(state, seat)
    for_nothing = legal.items[0] == act.PASS and not has_use(state)
    lower: i64 = 0
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if act.verb_of(action) == act.BID:
            sun = act.sun_bid(action)
            if for_nothing and sun > state.centre_sun:
                continue
            if lower > 0 and to_come & between(lower, sun) == 0:
                continue
            lower = sun
        legal.items[kept] = action
        kept += 1
    legal.count = kept


def suns_to_come(state: RaState, seat: i64) -> i64:
    """Return the suns of all who are still to be asked after a seat, the priest last."""
    found: i64 = 0
    while seat != state.turn:
        seat += 1
        if seat == state.seats:
            seat = 0
        found |= state.areas[seat * area.ROW + area.SUNS_UP]
    return found


def between(low: i64, high: i64) -> i64:
    """Return all suns above one and below another."""
    return bit(high) - bit(low + 1)


def has_use(state: RaState) -> bool:
    """Tell whether there is anything but disasters on the auction track."""
    return any(tile.RA < state.track[slot] < tile.FIRST_DISASTER for slot in range(AUCTION_TRACK))


# Turns.


def leave_out_turns(state: RaState, seat: i64, legal: Actions) -> None:
    """Invoke Ra for no loss, and play no god for one."""
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        verb = act.verb_of(action)
        if verb == act.INVOKE and is_idle_to_invoke(state, seat):
            continue
        if verb == act.TAKE:
            kind = act.kind_taken(action)
            if is_loss_to_take(state, seat, kind) or is_one_too_many(state, seat, kind):
                continue
        legal.items[kept] = action
        kept += 1
    legal.count = kept


def is_idle_to_invoke(state: RaState, seat: i64) -> bool:
    """Tell whether an empty track would be auctioned for a sun that is lower, or that can as well be won later."""
    if state.track_tiles > 0:
        return False
    if state.centre_sun < suns.lowest(state.areas[seat * area.ROW + area.SUNS_UP]):
        return True
    return suns.is_alone(state, seat) and state.ra_tiles < state.box.ra_track - 1


def is_loss_to_take(state: RaState, seat: i64, kind: i64) -> bool:
    """Tell whether a god would bring a disaster upon its owner's tiles, or less than it scores itself."""
    if kind == tile.NILE:
        return state.epoch == EPOCHS and state.box.river_fame < state.box.god_fame
    if kind == tile.FUNERAL:
        return has_any(state, seat, tile.PHARAOH, tile.PHARAOH)
    if kind == tile.DROUGHT:
        return has_any(state, seat, tile.NILE, tile.FLOOD)
    if kind == tile.UNREST:
        return has_any(state, seat, tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION)
    if kind == tile.EARTHQUAKE:
        return has_any(state, seat, tile.FIRST_MONUMENT, tile.LAST_MONUMENT)
    return False


def is_one_too_many(state: RaState, seat: i64, kind: i64) -> bool:
    """Tell whether a god would take a civilisation that its owner has, where there is one that it has not."""
    if not is_civilisation(kind) or state.areas[seat * area.ROW + kind] == 0:
        return False
    for slot in range(AUCTION_TRACK):
        other = state.track[slot]
        if is_civilisation(other) and state.areas[seat * area.ROW + other] == 0:
            return True
    return False


def is_civilisation(kind: i64) -> bool:
    """Tell whether a kind of tile, or an empty place, is a civilisation."""
    return tile.FIRST_CIVILISATION <= kind <= tile.LAST_CIVILISATION


def has_any(state: RaState, seat: i64, first: i64, last: i64) -> bool:
    """Tell whether a seat has a tile of some kinds."""
    return any(state.areas[seat * area.ROW + kind] > 0 for kind in range(first, last + 1))


# Unrest.


def keep_doubles(state: RaState, seat: i64, legal: Actions) -> None:
    """Lose a civilisation of which there is another, if there is one: only different ones score."""
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if state.areas[seat * area.ROW + act.kind_discarded(action)] > 1:
            legal.items[kept] = action
            kept += 1
    if kept > 0:
        legal.count = kept
