"""How a game of Heir to the Pharaoh goes on.

set-up    three monument cards, a token, the base, eight magic tokens
summon    chance turns up the next of six gods; the Pharaoh takes an offering of each seat
magic     both seats seal a magic card or none            then all know whether each plays one
bid       both seats seal a card; magic acts in the order of its letters, and the higher bid has the god
actions   Seshat places a monument, Geb & Nut turn it, Ptah claims its card, Ra marks the sun, Wadjet draws magic,
          the Pharaoh weighs the offerings in every second round, Thoth swaps the used cards and renews the monument
eight rounds, then the final scoring
"""

from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE
from heliopolis.games.heir import bidding, deities
from heliopolis.games.heir.actions import (
    BASE,
    BID,
    CALL,
    CALL_NONE,
    CHANGE,
    CLAIM,
    DRAWN_CARD,
    DRAWN_MAGIC,
    DRAWN_TOKEN,
    FALLEN_BASE,
    FALLEN_MARK,
    KEEP,
    MARK,
    MOVE,
    OFFER,
    PLACE,
    RENEW,
    RENEW_HIDDEN,
    STAND,
    STAY,
    SUMMONED_GOD,
    TURN,
)
from heliopolis.games.heir.components import ALL_SUMMONED, ANUBIS, BAST, MAGIC_TOKENS
from heliopolis.games.heir.state import (
    BASE as BASE_PHASE,
    DECK,
    MARKS,
    NO_MAGIC,
    NOTHING,
    SUMMON,
    TIE,
    TOKENS,
    HeirState,
)


def apply(state: HeirState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    if action >= RENEW:
        deities.renew(state, NOTHING if action == RENEW_HIDDEN else action - RENEW)
    elif action >= KEEP:
        deities.keep(state, seat, action - KEEP)
    elif action >= CLAIM:
        deities.claim(state, seat, action - CLAIM)
    elif action >= TURN:
        deities.turn(state, action - TURN)
    elif action >= CHANGE:
        bidding.change(state, seat, action - CHANGE)
    elif action == STAND:
        bidding.stand(state)
    elif action >= OFFER:
        if state.phase == TIE:
            deities.break_tie(state, seat, action - OFFER)
        else:
            bidding.offer(state, seat, action - OFFER)
    elif action >= BID:
        bidding.bid(state, seat, action - BID)
    elif action >= CALL_NONE:
        bidding.call(state, seat, NO_MAGIC if action == CALL_NONE else action - CALL)
    elif action == STAY:
        deities.ask_for_turn(state)
    elif action >= MOVE:
        deities.move(state, seat, action - MOVE)
    elif action >= PLACE:
        deities.place(state, seat, action - PLACE)
    elif action >= MARK:
        lay_mark(state, action - MARK)
    else:
        lay_base(state, action - BASE)


def resolve(state: HeirState, outcome: i64) -> None:
    """Let chance answer."""
    if outcome >= FALLEN_MARK:
        lay_mark(state, outcome - FALLEN_MARK)
    elif outcome >= FALLEN_BASE:
        lay_base(state, outcome - FALLEN_BASE)
    elif outcome >= DRAWN_MAGIC:
        deities.draw(state, outcome - DRAWN_MAGIC)
    elif outcome >= SUMMONED_GOD:
        bidding.summon(state, outcome - SUMMONED_GOD)
    elif outcome >= DRAWN_TOKEN:
        deal_token(state, outcome - DRAWN_TOKEN)
    else:
        deal_card(state, outcome - DRAWN_CARD)


# Monument cards and tokens.


def deal_card(state: HeirState, kind: i64) -> None:
    """Fill the first empty place: the active card, then the display (heir.setup.3, heir.thoth.3)."""
    state.table[DECK + kind] -= 1
    if state.active_card == NOTHING:
        state.active_card = kind
    elif state.first_display == NOTHING:
        state.first_display = kind
    else:
        state.second_display = kind
    if state.first_display != NOTHING and state.second_display != NOTHING:
        state.phase = TOKENS


def deal_token(state: HeirState, token: i64) -> None:
    """The token in sight goes onto the active card, and the next comes in sight (heir.setup.4, heir.thoth.4)."""
    bit: i64 = 1
    state.stack &= ~(bit << token)
    state.active_token = state.next_token
    state.next_token = token
    if state.active_token == NOTHING:
        return
    if state.base == NOTHING:
        state.phase = BASE_PHASE
        state.acting = CHANCE if state.quick else ANUBIS
    else:
        begin_round(state)


# The board.


def lay_base(state: HeirState, corner: i64) -> None:
    """Lay the pyramid's base; magic tokens come next, Bast first (heir.setup.5, heir.setup.6)."""
    state.base = corner
    state.base_low = state.box.base_low[corner]
    state.base_high = state.box.base_high[corner]
    state.taken_low = state.base_low
    state.taken_high = state.base_high
    deities.clear_near(state)
    state.phase = MARKS
    state.acting = CHANCE if state.quick else BAST


def lay_mark(state: HeirState, space: i64) -> None:
    """Lay out a magic token; after the eighth the first round begins (heir.setup.6, heir.setup.7)."""
    grid = state.box.grid
    state.magic_low |= grid.bit_low[space]
    state.magic_high |= grid.bit_high[space]
    state.near_low |= grid.near_low[space]
    state.near_high |= grid.near_high[space]
    state.marks += 1
    if state.marks == MAGIC_TOKENS:
        deities.clear_near(state)
        begin_round(state)
    elif not state.quick:
        state.acting = 1 - state.acting


def begin_round(state: HeirState) -> None:
    """Shuffle the six gods over Thoth (heir.round.2)."""
    state.unsummoned = ALL_SUMMONED
    state.ankh = NOTHING
    state.phase = SUMMON
    state.acting = CHANCE
