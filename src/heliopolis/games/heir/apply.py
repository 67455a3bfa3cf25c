"""How a game of Heir to the Pharaoh goes on.

set-up    three monument cards, a token, the base, eight magic tokens
summon    chance turns up the next of six gods; the Pharaoh takes an offering of each seat
magic     both seats seal a magic card or none            then all know whether each plays one
bid       both seats seal a card; magic acts in the order of its letters, and the higher bid has the god
actions   Seshat places a monument, Geb & Nut turn it, Ptah claims its card, Ra marks the sun, Wadjet draws magic,
          the Pharaoh weighs the offerings in every second round, Thoth swaps the used cards and renews the monument
eight rounds, then the final scoring
"""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE

from . import actions as act, areas as area, bidding, building, components as piece, deities, offerings, phases as at
from .grid import WHOLE_HALF
from .state import HeirState


def apply(state: HeirState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    verb = act.verb_of(action)
    about = action - verb
    if verb == act.BID:
        bidding.bid(state, seat, about)
    elif verb == act.CALL:
        bidding.call(state, seat, about)
    elif verb == act.CALL_NONE:
        bidding.call(state, seat, area.NO_MAGIC)
    elif verb == act.OFFER:
        offerings.offer(state, seat, about)
    elif verb == act.PLACE:
        building.place(state, seat, about)
    elif verb == act.TURN:
        building.turn(state, about)
    elif verb == act.RENEW:
        deities.renew(state, about)
    elif verb == act.RENEW_HIDDEN:
        deities.renew(state, area.NOTHING)
    elif verb == act.STAND:
        bidding.stand(state)
    elif verb == act.CHANGE:
        bidding.change(state, seat, about)
    elif verb == act.MOVE:
        building.move(state, seat, about)
    elif verb == act.STAY:
        building.ask_for_turn(state)
    elif verb == act.CLAIM:
        building.claim(state, seat, about)
    elif verb == act.KEEP:
        deities.keep(state, seat, about)
    elif verb == act.MARK:
        lay_mark(state, about)
    elif verb == act.BASE:
        lay_base(state, about)
    else:
        raise ValueError(f"nobody knows how to carry out action {action}")


def resolve(state: HeirState, outcome: i64) -> None:
    """Let chance answer."""
    event = act.event_of(outcome)
    about = outcome - event
    if event == act.SUMMONED_GOD:
        bidding.summon(state, about)
    elif event == act.DRAWN_MAGIC:
        deities.draw(state, about)
    elif event == act.DRAWN_CARD:
        deal_card(state, about)
    elif event == act.DRAWN_TOKEN:
        deal_token(state, about)
    elif event == act.FALLEN_BASE:
        lay_base(state, about)
    elif event == act.FALLEN_MARK:
        lay_mark(state, about)
    else:
        raise ValueError(f"nobody knows what outcome {outcome} does")


# Monument cards and tokens.


def deal_card(state: HeirState, kind: i64) -> None:
    """Fill the first empty place: the active card, then the display (heir.setup.3, heir.thoth.3)."""
    state.table[area.DECK + kind] -= 1
    if state.active_card == area.NOTHING:
        state.active_card = kind
    elif state.first_display == area.NOTHING:
        state.first_display = kind
    else:
        state.second_display = kind
    if state.first_display != area.NOTHING and state.second_display != area.NOTHING:
        state.phase = at.TOKENS


def deal_token(state: HeirState, token: i64) -> None:
    """The token in sight goes onto the active card, and the next comes in sight (heir.setup.4, heir.thoth.4)."""
    state.stack &= ~bit(token)
    state.active_token = state.next_token
    state.next_token = token
    if state.active_token == area.NOTHING:
        return
    if state.base == area.NOTHING:
        state.phase = at.BASE
        state.acting = CHANCE if state.quick else piece.ANUBIS
    else:
        begin_round(state)


# The board.


def lay_base(state: HeirState, corner: i64) -> None:
    """Lay the pyramid's base; magic tokens come next, Bast first (heir.setup.5, heir.setup.6)."""
    state.base = corner
    state.base_low = state.box.base_low[corner]
    state.base_high = state.box.base_high[corner]
    state.taken_low = state.base_low | state.box.grid.beyond_low
    state.taken_high = state.base_high | state.box.grid.beyond_high
    building.clear_near(state)
    state.phase = at.MARKS
    state.acting = CHANCE if state.quick else piece.BAST


def lay_mark(state: HeirState, space: i64) -> None:
    """Lay out a magic token; after the eighth, or without room, the first round begins (heir.setup.6, heir.setup.7)."""
    grid = state.box.grid
    state.magic_low |= grid.bit_low[space]
    state.magic_high |= grid.bit_high[space]
    state.near_low |= grid.near_low[space]
    state.near_high |= grid.near_high[space]
    state.marks += 1
    is_full = state.near_low == WHOLE_HALF and state.near_high == WHOLE_HALF
    if state.marks == piece.MAGIC_TOKENS or is_full:
        building.clear_near(state)
        begin_round(state)
    elif not state.quick:
        state.acting = 1 - state.acting


def begin_round(state: HeirState) -> None:
    """Shuffle the six gods over Thoth (heir.round.2)."""
    state.unsummoned = piece.ALL_SUMMONED
    state.ankh = area.NOTHING
    state.phase = at.SUMMON
    state.acting = CHANCE
