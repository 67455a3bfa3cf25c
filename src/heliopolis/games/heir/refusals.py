"""Why an action is refused: the paragraph it breaks, and a sentence."""

from heliopolis.core.state import State
from heliopolis.games.heir import actions as act, areas as area, components as piece, phases as at
from heliopolis.games.heir.grid import SPACE_NAMES, has_space
from heliopolis.games.heir.state import HeirState

Reason = tuple[str, str]

SEALING = (at.MAGIC, at.BID, at.OFFER, at.TIE)


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, HeirState)
    if state.phase == at.FINISHED:
        return "heir.end.1", "the game is over"
    if state.acting < 0:
        return "heir.bidding.1", "nothing is to be decided before chance has answered"
    if seat not in state.actors():
        return out_of_turn(state)
    verb = int(act.verb_of(action))
    about = action - verb
    if state.phase == at.BASE:
        return why_no_base(verb, about)
    if state.phase == at.MARKS:
        return why_no_mark(state, verb, about)
    if state.phase in SEALING or state.phase == at.CHANGE:
        return why_no_seal(state, seat, verb, about)
    return why_no_act(state, verb, about)


def out_of_turn(state: HeirState) -> Reason:
    """Explain why a seat that is not acting may not decide."""
    actor = piece.SEAT_NAMES[state.acting].capitalize()
    if state.phase in SEALING:
        if state.phase == at.MAGIC:
            return "heir.bidding.2", f"it is for {actor} to call on magic or not"
        return "heir.bidding.1", f"you have decided, and can't take it back: it is for {actor} to decide"
    if state.phase == at.BASE:
        return "heir.setup.5", f"{piece.SEAT_NAMES[piece.ANUBIS].capitalize()} lays the base"
    if state.phase == at.MARKS:
        return "heir.setup.6", f"magic tokens are laid out in turn: it is for {actor}"
    if state.phase == at.CHANGE:
        return "heir.magic.d", f"it is for {actor} to change the bid or not"
    return "heir.gods.1", f"it is for {actor}, who has won this god, to decide"


def why_no_base(verb: int, space: int) -> Reason:
    """Explain what is wrong with a place for the base."""
    if verb != act.BASE:
        return "heir.setup.5", "the base is to be laid first: name the upper left of the spaces it covers"
    if not piece.base_spaces(space):
        return "heir.setup.5", f"from {SPACE_NAMES[space]} the base would leave the board"
    return "heir.setup.5", f"from {SPACE_NAMES[space]} the base would not cover enough of the Nile"


def why_no_mark(state: HeirState, verb: int, space: int) -> Reason:
    """Explain what is wrong with a place for a magic token."""
    if verb != act.MARK:
        return "heir.setup.6", "magic tokens are to be laid out first"
    if has_space(state.base_low, state.base_high, space):
        return "heir.setup.6", f"{SPACE_NAMES[space]} lies under the base"
    return "heir.setup.6", f"{SPACE_NAMES[space]} is not two spaces away from the base and all magic tokens"


def why_no_seal(state: HeirState, seat: int, verb: int, about: int) -> Reason:
    """Explain what is wrong with a sealed decision, or a change of bid."""
    if state.phase == at.MAGIC:
        if verb == act.CALL:
            return "heir.bidding.2", f"you have no {piece.MAGIC_NAMES[about]} in hand"
        return "heir.bidding.2", "first call on a magic card, or on none"
    if verb in (act.CALL_NONE, act.CALL):
        return why_no_late_magic(state)
    card = piece.CARD_NAMES[about] if verb in (act.BID, act.OFFER, act.CHANGE) else ""
    if state.phase == at.BID:
        if verb == act.BID:
            return "heir.bidding.3", f"you have no {card} in hand"
        return "heir.bidding.3", "bid a card of your hand"
    if state.phase == at.CHANGE:
        if verb == act.CHANGE and about == state.sides[seat * area.SIDE + area.SEALED]:
            return "heir.magic.d", "that is your bid already: let it stand"
        if verb == act.CHANGE:
            return "heir.magic.d", f"you have no {card} in hand"
        return "heir.magic.d", "change your bid or let it stand"
    rule = "heir.pharaoh.5" if state.phase == at.TIE else "heir.pharaoh.1"
    if verb == act.OFFER:
        return rule, f"you have no {card} in hand"
    return rule, "offer a card of your hand"


def why_no_late_magic(state: HeirState) -> Reason:
    """Explain why it is too late for magic, or not the place."""
    if state.phase == at.BID:
        return "heir.bidding.2", "magic comes before the bid: it is too late for it now"
    if state.phase == at.CHANGE:
        return "heir.bidding.2", "each player plays at most one magic card a bid"
    return "heir.pharaoh.1", "no magic at the Corner Pyramid"


def why_no_act(state: HeirState, verb: int, about: int) -> Reason:
    """Explain what is wrong with the action of a god."""
    if state.phase == at.PLACE:
        return why_no_place(state, verb, about)
    if state.phase == at.MOVE:
        return why_no_move(state, verb, about)
    if state.phase == at.TURN:
        if verb in (act.MOVE, act.STAY):
            return "heir.geb.3", "the token moves only before it is turned, and only as Favorite"
        return "heir.geb.2", "turn the token"
    if state.phase == at.CLAIM:
        if verb == act.CLAIM:
            return "heir.ptah.2", f"no {piece.KIND_NAMES[about]} lies face up"
        return "heir.ptah.2", "claim a monument card that lies face up"
    if state.phase == at.KEEP:
        if verb == act.KEEP:
            return "heir.wadjet.2", f"{piece.MAGIC_NAMES[about]} is none of the cards drawn"
        return "heir.wadjet.2", "keep one of the cards drawn"
    if state.phase == at.RENEW:
        if verb == act.RENEW:
            return "heir.thoth.3", f"no {piece.KIND_NAMES[about]} is on display"
        return "heir.thoth.3", "choose the next monument card"
    raise ValueError(f"nobody decides in phase {state.phase}")


def why_no_place(state: HeirState, verb: int, space: int) -> Reason:
    """Explain why a monument can't be placed."""
    if verb != act.PLACE:
        return "heir.gods.1", "Seshat acts first: place the monument"
    if has_space(state.taken_low, state.taken_high, space):
        return "heir.seshat.3", f"{SPACE_NAMES[space]} is occupied"
    return "heir.seshat.1", f"{SPACE_NAMES[space]} is not two spaces away from the pyramid and all monuments"


def why_no_move(state: HeirState, verb: int, space: int) -> Reason:
    """Explain why a monument can't be moved."""
    if verb != act.MOVE:
        return "heir.geb.3", "before it is turned the token may move a step, or stay"
    if has_space(state.taken_low, state.taken_high, space):
        return "heir.geb.3", f"{SPACE_NAMES[space]} is occupied"
    return "heir.geb.3", f"{SPACE_NAMES[space]} is more than one step away"
