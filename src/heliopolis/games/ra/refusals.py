"""Why an action is not legal: the paragraph that forbids it, and a sentence."""

from heliopolis.core.state import State
from heliopolis.games.ra import actions as act, areas as area, phases as at, tiles as tile
from heliopolis.games.ra.components import NAMES
from heliopolis.games.ra.state import RaState

Reason = tuple[str, str]


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, RaState)
    if state.phase == at.FINISHED:
        return "ra.end.1", "the game is over"
    if state.phase == at.DEAL or state.phase == at.DRAWING:
        return "ra.turn.1", "nothing is to be decided before the next tile or group of suns is known"
    if seat != state.acting:
        return out_of_turn(state)
    if state.phase == at.DISCARD:
        due = "civilisation" if state.unrest_due > 0 else "monument"
        return "ra.disasters.4", f"a disaster takes one of your own tiles first: choose a {due}"
    if state.phase == at.AUCTION:
        return why_no_bid(state, seat, action)
    return why_no_turn(state, seat, action)


def out_of_turn(state: RaState) -> Reason:
    """Explain why a seat that is not acting may not decide."""
    if state.phase == at.AUCTION:
        return "ra.auction.2", f"it is for seat {state.acting} to bid or pass"
    return "ra.turn.1", f"it is for seat {state.acting} to decide"


def why_no_bid(state: RaState, seat: int, action: int) -> Reason:
    """Explain what is wrong with an answer to an auction."""
    verb = act.verb_of(action)
    if verb == act.PASS:
        return "ra.auction.5", "you have invoked Ra and nobody has bid: you must bid one of your suns"
    if verb != act.BID:
        return "ra.auction.3", "an auction is under way: bid a sun or pass"
    sun = act.sun_bid(action)
    if not (state.areas[seat * area.ROW + area.SUNS_UP] >> sun) & 1:
        return "ra.auction.3", f"you have no sun {sun} face up"
    return "ra.auction.4", f"sun {sun} is not higher than the bid of {state.high_bid}"


def why_no_turn(state: RaState, seat: int, action: int) -> Reason:
    """Explain what is wrong with a turn, or with what follows a god."""
    verb = act.verb_of(action)
    if verb == act.DISCARD:
        return "ra.disasters.1", "tiles are discarded only to a disaster"
    if verb == act.TAKE:
        return why_no_god(state, seat, action)
    if state.phase == at.GODS:
        return "ra.gods.1", "after a god you may only play another one, or be done"
    if verb == act.DRAW:
        return "ra.turn.4", "the auction track is full: invoke Ra or play gods"
    if verb == act.DONE:
        return "ra.turn.2", "a turn is one action: draw, invoke Ra or play gods"
    if verb == act.BID or verb == act.PASS:
        return "ra.auction.1", "there is no auction under way"
    raise ValueError(f"action {action} is legal")


def why_no_god(state: RaState, seat: int, action: int) -> Reason:
    """Explain why a god may not take a tile."""
    if state.areas[seat * area.ROW + tile.GOD] == 0:
        return "ra.gods.1", "you have no god to play"
    return "ra.gods.1", f"there is no {NAMES[act.kind_taken(action)]} on the auction track"
