"""Why an action is refused: the paragraph it breaks, and a sentence."""

from heliopolis.games.heir.actions import (
    BID,
    CALL,
    CALL_NONE,
    CHANGE,
    CLAIM,
    KEEP,
    MARK,
    MOVE,
    OFFER,
    PLACE,
    RENEW,
    STAY,
    TURN,
)
from heliopolis.games.heir.components import ANUBIS, CARD_NAMES, KIND_NAMES, MAGIC_NAMES, SEAT_NAMES, base_spaces
from heliopolis.games.heir.grid import SPACE_NAMES, has_space
from heliopolis.games.heir.state import (
    BASE as BASE_PHASE,
    BID as BID_PHASE,
    CHANGE as CHANGE_PHASE,
    CLAIM as CLAIM_PHASE,
    FINISHED,
    HAND,
    KEEP as KEEP_PHASE,
    MAGIC,
    MARKS,
    MOVE as MOVE_PHASE,
    OFFER as OFFER_PHASE,
    PLACE as PLACE_PHASE,
    RENEW as RENEW_PHASE,
    ROW,
    SEALED,
    TIE,
    TURN as TURN_PHASE,
    HeirState,
)

Reason = tuple[str, str]

SEALING = (MAGIC, BID_PHASE, OFFER_PHASE, TIE)


def refusal(state: HeirState, seat: int, action: int) -> Reason:
    """Return the paragraph that forbids an action, and a sentence."""
    if state.phase == FINISHED:
        return "heir.end.1", "the game is over"
    if state.acting < 0:
        return "heir.bidding.1", "nothing is to be decided before chance has answered"
    if seat not in state.actors():
        return out_of_turn(state)
    if state.phase == BASE_PHASE:
        return why_no_base(action)
    if state.phase == MARKS:
        return why_no_mark(state, action)
    if state.phase in SEALING or state.phase == CHANGE_PHASE:
        return why_no_seal(state, seat, action)
    return why_no_act(state, action)


def out_of_turn(state: HeirState) -> Reason:
    """Explain why a seat that is not acting may not decide."""
    actor = SEAT_NAMES[state.acting].capitalize()
    if state.phase in SEALING:
        if state.phase == MAGIC:
            return "heir.bidding.2", f"it is for {actor} to call on magic or not"
        return "heir.bidding.1", f"you have decided, and can't take it back: it is for {actor} to decide"
    if state.phase == BASE_PHASE:
        return "heir.setup.5", f"{SEAT_NAMES[ANUBIS].capitalize()} lays the base"
    if state.phase == MARKS:
        return "heir.setup.6", f"magic tokens are laid out in turn: it is for {actor}"
    if state.phase == CHANGE_PHASE:
        return "heir.magic.d", f"it is for {actor} to change the bid or not"
    return "heir.gods.1", f"it is for {actor}, who has won this god, to decide"


def why_no_base(action: int) -> Reason:
    """Explain what is wrong with a place for the base."""
    if action >= MARK:
        return "heir.setup.5", "the base is to be laid first: name the upper left of the spaces it covers"
    space = SPACE_NAMES[action]
    if not base_spaces(action):
        return "heir.setup.5", f"from {space} the base would leave the board"
    return "heir.setup.5", f"from {space} the base would not cover enough of the Nile"


def why_no_mark(state: HeirState, action: int) -> Reason:
    """Explain what is wrong with a place for a magic token."""
    if not MARK <= action < PLACE:
        return "heir.setup.6", "magic tokens are to be laid out first"
    space = action - MARK
    if has_space(state.base_low, state.base_high, space):
        return "heir.setup.6", f"{SPACE_NAMES[space]} lies under the base"
    return "heir.setup.6", f"{SPACE_NAMES[space]} is not two spaces away from the base and all magic tokens"


def why_no_seal(state: HeirState, seat: int, action: int) -> Reason:
    """Explain what is wrong with a sealed decision, or a change of bid."""
    if state.phase == MAGIC:
        if CALL <= action < BID:
            return "heir.bidding.2", f"you have no {MAGIC_NAMES[action - CALL]} in hand"
        return "heir.bidding.2", "first call on a magic card, or on none"
    if CALL_NONE <= action < BID:
        if state.phase == BID_PHASE:
            return "heir.bidding.2", "magic comes before the bid: it is too late for it now"
        if state.phase == CHANGE_PHASE:
            return "heir.bidding.2", "each player plays at most one magic card a bid"
        return "heir.pharaoh.1", "no magic at the Corner Pyramid"
    if state.phase == BID_PHASE:
        return why_no_card(state, seat, action, BID, "heir.bidding.3", "bid a card of your hand")
    if state.phase == CHANGE_PHASE:
        if CHANGE <= action < TURN and action - CHANGE == state.sides[seat * ROW + SEALED]:
            return "heir.magic.d", "that is your bid already: let it stand"
        return why_no_card(state, seat, action, CHANGE, "heir.magic.d", "change your bid or let it stand")
    rule = "heir.pharaoh.5" if state.phase == TIE else "heir.pharaoh.1"
    return why_no_card(state, seat, action, OFFER, rule, "offer a card of your hand")


def why_no_card(state: HeirState, seat: int, action: int, first: int, rule: str, expected: str) -> Reason:
    """Explain why a card can't be played where one is expected."""
    if first <= action < first + len(CARD_NAMES) and not state.sides[seat * ROW + HAND] >> (action - first) & 1:
        return rule, f"you have no {CARD_NAMES[action - first]} in hand"
    return rule, expected


def why_no_act(state: HeirState, action: int) -> Reason:
    """Explain what is wrong with the action of a god."""
    if state.phase == PLACE_PHASE:
        return why_no_place(state, action)
    if state.phase == MOVE_PHASE:
        return why_no_move(state, action)
    if state.phase == TURN_PHASE:
        if MOVE <= action <= STAY:
            return "heir.geb.3", "the token moves only before it is turned, and only as Favorite"
        return "heir.geb.2", "turn the token"
    if state.phase == CLAIM_PHASE:
        if CLAIM <= action < KEEP:
            return "heir.ptah.2", f"no {KIND_NAMES[action - CLAIM]} lies face up"
        return "heir.ptah.2", "claim a monument card that lies face up"
    if state.phase == KEEP_PHASE:
        if KEEP <= action < RENEW:
            return "heir.wadjet.2", f"{MAGIC_NAMES[action - KEEP]} is none of the cards drawn"
        return "heir.wadjet.2", "keep one of the cards drawn"
    assert state.phase == RENEW_PHASE
    if RENEW <= action < RENEW + len(KIND_NAMES):
        return "heir.thoth.3", f"no {KIND_NAMES[action - RENEW]} is on display"
    return "heir.thoth.3", "choose the next monument card"


def why_no_place(state: HeirState, action: int) -> Reason:
    """Explain why a monument can't be placed."""
    if not PLACE <= action < MOVE:
        return "heir.gods.1", "Seshat acts first: place the monument"
    space = action - PLACE
    if has_space(state.taken_low, state.taken_high, space):
        return "heir.seshat.3", f"{SPACE_NAMES[space]} is occupied"
    return "heir.seshat.1", f"{SPACE_NAMES[space]} is not two spaces away from the pyramid and all monuments"


def why_no_move(state: HeirState, action: int) -> Reason:
    """Explain why a monument can't be moved."""
    if not MOVE <= action < STAY:
        return "heir.geb.3", "before it is turned the token may move a step, or stay"
    space = action - MOVE
    if has_space(state.taken_low, state.taken_high, space):
        return "heir.geb.3", f"{SPACE_NAMES[space]} is occupied"
    return "heir.geb.3", f"{SPACE_NAMES[space]} is more than one step away"
