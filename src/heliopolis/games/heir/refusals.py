"""Why an action is refused: the paragraph it breaks, and what a sentence about it says."""

from heliopolis.core.errors import Reason
from heliopolis.core.state import State
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, components as piece, deities, legal, phases as at
from .grid import SPACE_NAMES, has_space
from .state import HeirState

SEALING = (at.MAGIC, at.BID, at.OFFER, at.TIE)

ACTING_GODS = {
    int(at.PLACE): piece.SESHAT,
    int(at.MOVE): piece.GEB_AND_NUT,
    int(at.TURN): piece.GEB_AND_NUT,
    int(at.CLAIM): piece.PTAH,
    int(at.KEEP): piece.WADJET,
    int(at.RENEW): piece.THOTH,
}
"""The god that a phase belongs to."""


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return why a seat may not do something now: first by who decides, then by what is asked, then by the action."""
    assert isinstance(state, HeirState)
    if state.phase == at.FINISHED:
        return Reason("heir.end.1", "over")
    if state.acting < 0:
        return before_chance_answers(state)
    if seat not in state.actors():
        return out_of_turn(state, seat)
    verb = int(act.verb_of(action))
    about = action - verb
    if state.phase == at.BASE:
        return why_no_base(state, verb, about)
    if state.phase == at.MARKS:
        return why_no_mark(state, verb, about)
    if state.phase in SEALING or state.phase == at.CHANGE:
        return why_no_seal(state, seat, verb, about)
    return why_no_act(state, verb, about)


def before_chance_answers(state: HeirState) -> Reason:
    """Explain why nobody decides while something is drawn."""
    setting_up = state.base == area.NOTHING
    if state.phase == at.CARDS:
        return Reason("heir.setup.3" if setting_up else "heir.thoth.3", "cards-come")
    if state.phase == at.TOKENS:
        return Reason("heir.setup.4" if setting_up else "heir.thoth.4", "token-comes")
    if state.phase == at.SUMMON:
        return Reason("heir.round.2", "god-comes")
    if state.phase == at.DRAW:
        return Reason("heir.magic.1", "magic-comes")
    return Reason("heir.setup.7", "laid-by-chance")


def out_of_turn(state: HeirState, seat: int) -> Reason:
    """Explain why a seat that is not acting may not decide."""
    other = {"seat": int(state.acting) + 1}
    if state.phase == at.MAGIC and state.sides[seat * area.SIDE + area.HELD] == 0:
        return Reason("heir.bidding.2", "not-asked-for-magic", {**other})
    if state.phase in SEALING:
        return Reason("heir.bidding.1", "sealed", {**other})
    if state.phase == at.BASE:
        return Reason("heir.setup.5", "others-base", {**other})
    if state.phase == at.MARKS:
        return Reason("heir.setup.6", "others-mark", {**other})
    if state.phase == at.CHANGE:
        return Reason("heir.magic.d", "others-change", {**other})
    return Reason("heir.gods.1", "others-god", {**other, "god": piece.GOD_NAMES[ACTING_GODS[int(state.phase)]]})


# While the board is laid out.


def why_no_base(state: HeirState, verb: int, space: int) -> Reason:
    """Explain what is wrong with a place for the base."""
    if verb != act.BASE:
        return Reason("heir.setup.5", "base-first")
    if not piece.base_spaces(state.box.edition, space):
        return Reason("heir.setup.5", "base-off-board", {"space": SPACE_NAMES[space]})
    return Reason("heir.setup.5", "base-off-nile", {"space": SPACE_NAMES[space]})


def why_no_mark(state: HeirState, verb: int, space: int) -> Reason:
    """Explain what is wrong with a place for a magic token."""
    if verb != act.MARK:
        return Reason("heir.setup.6", "mark-first")
    if has_space(state.taken_low, state.taken_high, space):
        return taken(state, "heir.setup.6", space)
    return Reason("heir.setup.6", "mark-too-near", {"space": SPACE_NAMES[space]})


# Sealed decisions.


def why_no_seal(state: HeirState, seat: int, verb: int, about: int) -> Reason:
    """Explain what is wrong with a sealed decision, or a change of bid."""
    if state.phase == at.MAGIC:
        if verb == act.CALL:
            return Reason("heir.bidding.2", "no-such-magic", {"magic": piece.MAGIC_NAMES[about]})
        return Reason("heir.bidding.2", "magic-first")
    if verb in (act.CALL_NONE, act.CALL):
        return why_no_late_magic(state)
    if state.phase == at.BID:
        if verb == act.BID:
            return Reason("heir.bidding.3", "no-such-card", {"card": piece.CARD_NAMES[about]})
        return Reason("heir.bidding.3", "bid-now", {"god": piece.GOD_NAMES[state.god]})
    if state.phase == at.CHANGE:
        return why_no_change(state, seat, verb, about)
    rule = "heir.pharaoh.5" if state.phase == at.TIE else "heir.pharaoh.1"
    if verb == act.OFFER:
        return Reason(rule, "no-such-card", {"card": piece.CARD_NAMES[about]})
    return Reason(rule, "offer-one-more" if state.phase == at.TIE else "offer-now")


def why_no_late_magic(state: HeirState) -> Reason:
    """Explain why it is too late for magic, or not the place."""
    if state.phase == at.BID:
        return Reason("heir.bidding.2", "too-late-for-magic", {"god": piece.GOD_NAMES[state.god]})
    if state.phase == at.CHANGE:
        return Reason("heir.bidding.2", "one-magic-a-bid")
    return Reason("heir.pharaoh.5" if state.phase == at.TIE else "heir.pharaoh.1", "no-magic-for-pharaoh")


def why_no_change(state: HeirState, seat: int, verb: int, card: int) -> Reason:
    """Explain what is wrong with a change of bid."""
    if verb != act.CHANGE:
        return Reason("heir.magic.d", "change-now")
    if card == state.sides[seat * area.SIDE + area.SEALED]:
        return Reason("heir.magic.d", "bid-already", {"card": piece.CARD_NAMES[card]})
    return Reason("heir.magic.d", "no-such-card", {"card": piece.CARD_NAMES[card]})


# The gods act.


def why_no_act(state: HeirState, verb: int, about: int) -> Reason:
    """Explain what is wrong with the action of a god."""
    if state.phase == at.PLACE:
        return why_no_place(state, verb, about)
    if state.phase == at.MOVE:
        return why_no_move(state, verb, about)
    if state.phase == at.TURN:
        return why_no_rotation(state, verb)
    if state.phase == at.CLAIM:
        if verb == act.CLAIM:
            return Reason("heir.ptah.2", "not-face-up", {"kind": piece.KIND_NAMES[about]})
        return Reason("heir.ptah.2", "claim-now")
    if state.phase == at.KEEP:
        if verb == act.KEEP:
            return Reason("heir.wadjet.2", "not-drawn", {"magic": piece.MAGIC_NAMES[about]})
        return Reason("heir.wadjet.2", "keep-now")
    if state.phase == at.RENEW:
        if verb == act.RENEW:
            return Reason("heir.thoth.3", "not-face-up", {"kind": piece.KIND_NAMES[about]})
        return Reason("heir.thoth.3", "renew-now")
    raise unknown("decision in phase", state.phase)


def why_no_place(state: HeirState, verb: int, space: int) -> Reason:
    """Explain why a monument can't be placed."""
    if verb != act.PLACE:
        return Reason("heir.gods.1", "place-now")
    if has_space(state.taken_low, state.taken_high, space):
        return taken(state, "heir.seshat.3" if legal.may_place_near(state) else "heir.seshat.1", space)
    return Reason("heir.seshat.1", "too-near", {"space": SPACE_NAMES[space]})


def taken(state: HeirState, rule: str, space: int) -> Reason:
    """Explain what a space is not free of, or that a smaller board does not have it."""
    if has_space(state.box.grid.beyond_low, state.box.grid.beyond_high, space):
        return Reason("heir.setup.5", "off-board", {"space": SPACE_NAMES[space]})
    under = has_space(state.base_low, state.base_high, space)
    return Reason(rule, "under-pyramid" if under else "monument-there", {"space": SPACE_NAMES[space]})


def why_no_move(state: HeirState, verb: int, space: int) -> Reason:
    """Explain why a monument can't be moved."""
    if verb != act.MOVE:
        return Reason("heir.geb.3", "move-now")
    if space == state.table[(state.monuments - 1) * area.MONUMENT + area.SPACE]:
        return Reason("heir.geb.3", "stands-there", {"space": SPACE_NAMES[space]})
    if has_space(state.taken_low, state.taken_high, space):
        return taken(state, "heir.geb.3", space)
    return Reason("heir.geb.3", "too-far", {"space": SPACE_NAMES[space]})


def why_no_rotation(state: HeirState, verb: int) -> Reason:
    """Explain why a token can only be rotated now."""
    if verb not in (act.MOVE, act.STAY):
        return Reason("heir.geb.2", "rotate-now")
    return Reason("heir.geb.3", "moved-before" if deities.is_favorite(state, piece.GEB_AND_NUT) else "no-favorite-move")
