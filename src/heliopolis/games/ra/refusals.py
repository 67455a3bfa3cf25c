"""Why an action is not legal: the paragraph that forbids it, and what a sentence about it says."""

from heliopolis.core.errors import Reason
from heliopolis.core.state import State
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, legal, phases as at, tiles as tile
from .components import NAMES
from .state import RaState


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return why a seat may not do something now: first by who decides, then by what is asked, then by the action."""
    assert isinstance(state, RaState)
    if state.phase == at.FINISHED:
        return Reason("ra.end.1", "over")
    if state.phase == at.DEAL:
        return Reason("ra.setup.3", "dealing")
    if state.phase == at.DRAWING:
        return Reason("ra.draw.1", "drawing", {"seat": int(state.turn) + 1})
    if seat != state.acting:
        return out_of_turn(state, seat)
    if state.phase == at.DISCARD:
        return why_no_discard(state, action)
    if state.phase == at.AUCTION:
        return why_no_bid(state, seat, action)
    return why_no_turn(state, seat, action)


def out_of_turn(state: RaState, seat: int) -> Reason:
    """Explain why a seat that is not acting may not decide."""
    acting = int(state.acting) + 1
    if state.phase == at.DISCARD:
        return Reason("ra.disasters.4", "others-disaster", {"seat": acting})
    if state.areas[seat * area.ROW + area.SUNS_UP] == 0:
        return Reason("ra.turn.3", "no-suns")
    if state.phase != at.AUCTION:
        return Reason("ra.turn.1", "others-turn", {"seat": acting})
    if asked_after_priest(state, seat) < asked_after_priest(state, int(state.acting)):
        return Reason("ra.auction.2", "asked-already", {"seat": acting})
    return Reason("ra.auction.2", "not-asked-yet", {"seat": acting})


def asked_after_priest(state: RaState, seat: int) -> int:
    """Tell how far to the priest's left a seat is: the priest is the furthest."""
    return (seat - int(state.turn) - 1) % int(state.seats)


def why_no_bid(state: RaState, seat: int, action: int) -> Reason:
    """Explain what is wrong with an answer to an auction."""
    if act.verb_of(action) == act.BID:
        return why_not_this_sun(state, seat, int(act.sun_bid(action)))
    if seat == state.turn and legal.priest_must_bid(state):
        return Reason("ra.auction.5", "must-bid")
    return Reason("ra.auction.3", "auction")


def why_not_this_sun(state: RaState, seat: int, sun: int) -> Reason:
    """Explain why a sun can't be bid."""
    if (state.areas[seat * area.ROW + area.SUNS_UP] >> sun) & 1:
        return Reason("ra.auction.4", "low-bid", {"sun": sun, "bid": int(state.high_bid)})
    if (state.areas[seat * area.ROW + area.SUNS_DOWN] >> sun) & 1:
        return Reason("ra.auction.6", "sun-face-down", {"sun": sun})
    if sun == state.centre_sun:
        return Reason("ra.setup.4", "sun-in-centre", {"sun": sun})
    return Reason("ra.auction.3", "not-your-sun", {"sun": sun})


def why_no_turn(state: RaState, seat: int, action: int) -> Reason:
    """Explain what is wrong with a turn, or with what follows a god."""
    verb = act.verb_of(action)
    if verb == act.DISCARD:
        return Reason("ra.disasters.2", "no-disaster")
    if verb == act.TAKE:
        return why_no_god(state, seat, int(act.kind_taken(action)))
    if state.phase == at.GODS:
        return Reason("ra.turn.2", "playing-gods")
    if verb == act.DRAW:
        return Reason("ra.turn.4", "track-full")
    if verb == act.PASS:
        return Reason("ra.turn.2", "no-passing")
    if verb == act.DONE:
        return Reason("ra.turn.2", "no-god-played")
    if verb == act.BID:
        return Reason("ra.turn.2", "no-auction")
    raise unknown("refusal of action", action)


def why_no_god(state: RaState, seat: int, kind: int) -> Reason:
    """Explain why a god may not take a tile."""
    if kind == tile.GOD:
        return Reason("ra.gods.2", "god-for-god")
    if kind == tile.RA:
        return Reason("ra.gods.2", "god-for-ra")
    if state.areas[seat * area.ROW + tile.GOD] == 0:
        return Reason("ra.gods.1", "no-god")
    return Reason("ra.gods.1", "not-on-track", {"tile": NAMES[kind]})


def why_no_discard(state: RaState, action: int) -> Reason:
    """Explain what a disaster does not take."""
    disaster = "unrest" if state.unrest_due > 0 else "earthquake"
    if act.verb_of(action) != act.DISCARD:
        return Reason("ra.disasters.4", disaster)
    kind = int(act.kind_discarded(action))
    first = tile.FIRST_CIVILISATION if state.unrest_due > 0 else tile.FIRST_MONUMENT
    last = tile.LAST_CIVILISATION if state.unrest_due > 0 else tile.LAST_MONUMENT
    if not first <= kind <= last:
        return Reason("ra.disasters.2", f"not-for-{disaster}", {"tile": NAMES[kind]})
    return Reason("ra.disasters.2", "nothing-to-lose", {"tile": NAMES[kind]})
