"""What a seat may do: the one place where legality stands."""

from heliopolis.core.compat import i64
from heliopolis.core.state import Actions, State
from heliopolis.games.heir import refusals
from heliopolis.games.heir.actions import (
    BASE,
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
    RENEW_HIDDEN,
    STAND,
    STAY,
    TURN,
)
from heliopolis.games.heir.components import CARDS, KINDS, MAGICS, QUARTER_TURNS, SESHAT
from heliopolis.games.heir.grid import HALF, SPACES, WHOLE_HALF
from heliopolis.games.heir.state import (
    BASE as BASE_PHASE,
    BID as BID_PHASE,
    BLESSED,
    CHANGE as CHANGE_PHASE,
    CLAIM as CLAIM_PHASE,
    DRAWN,
    HAND,
    HELD,
    KEEP as KEEP_PHASE,
    MAGIC,
    MARKS,
    MONUMENT_ROW,
    MOVE as MOVE_PHASE,
    OFFER as OFFER_PHASE,
    PLACE as PLACE_PHASE,
    RENEW as RENEW_PHASE,
    ROW,
    SEALED,
    SPACE,
    TIE as TIE_PHASE,
    TURN as TURN_PHASE,
    HeirState,
)


def write_legal(state: HeirState, seat: i64, into: Actions) -> None:
    """Write the legal actions of a seat that decides."""
    phase = state.phase
    if phase == BID_PHASE:
        write_members(into, BID, state.sides[seat * ROW + HAND], CARDS)
    elif phase == MAGIC:
        into.add(CALL_NONE)
        write_members(into, CALL, state.sides[seat * ROW + HELD], MAGICS)
    elif phase in (OFFER_PHASE, TIE_PHASE):
        write_members(into, OFFER, state.sides[seat * ROW + HAND], CARDS)
    elif phase == PLACE_PHASE:
        write_places(state, into)
    elif phase == TURN_PHASE:
        for quarter in range(QUARTER_TURNS):
            into.add(TURN + quarter)
    elif phase == RENEW_PHASE:
        write_displayed(state, into, RENEW)
        into.add(RENEW_HIDDEN)
    elif phase == CHANGE_PHASE:
        write_changes(state, seat, into)
    elif phase == MOVE_PHASE:
        write_moves(state, into)
    elif phase == CLAIM_PHASE:
        write_displayed(state, into, CLAIM)
    elif phase == KEEP_PHASE:
        write_members(into, KEEP, state.sides[seat * ROW + DRAWN], MAGICS)
    elif phase == MARKS:
        write_spaces(into, MARK, WHOLE_HALF & ~state.near_low, WHOLE_HALF & ~state.near_high)
    elif phase == BASE_PHASE:
        write_bases(state, into)


def write_members(into: Actions, first: i64, members: i64, size: i64) -> None:
    """One action for each member of a set."""
    for member in range(size):
        if (members >> member) & 1:
            into.add(first + member)


def write_spaces(into: Actions, first: i64, low: i64, high: i64) -> None:
    """One action for each space of a set."""
    space: i64 = 0
    while low != 0:
        if low & 1:
            into.add(first + space)
        low >>= 1
        space += 1
    space = HALF
    while high != 0:
        if high & 1:
            into.add(first + space)
        high >>= 1
        space += 1


def write_bases(state: HeirState, into: Actions) -> None:
    """The base covers enough of the Nile (heir.setup.5)."""
    for space in range(SPACES):
        if state.box.base_places[space]:
            into.add(BASE + space)


def write_places(state: HeirState, into: Actions) -> None:
    """Two spaces away from all; as Favorite, or if there is no such space, any free one (heir.seshat.1, 3, 4)."""
    low = WHOLE_HALF & ~state.near_low
    high = WHOLE_HALF & ~state.near_high
    if is_favorite(state, SESHAT) or (low == 0 and high == 0):
        low = WHOLE_HALF & ~state.taken_low
        high = WHOLE_HALF & ~state.taken_high
    write_spaces(into, PLACE, low, high)


def write_moves(state: HeirState, into: Actions) -> None:
    """One step in any direction onto a free space, or none (heir.geb.3)."""
    space = state.table[(state.monuments - 1) * MONUMENT_ROW + SPACE]
    grid = state.box.grid
    write_spaces(into, MOVE, grid.near_low[space] & ~state.taken_low, grid.near_high[space] & ~state.taken_high)
    into.add(STAY)


def write_changes(state: HeirState, seat: i64, into: Actions) -> None:
    """Keep the bid, or take any other card of the hand (heir.magic.d)."""
    into.add(STAND)
    bit: i64 = 1
    others = state.sides[seat * ROW + HAND] & ~(bit << state.sides[seat * ROW + SEALED])
    write_members(into, CHANGE, others, CARDS)


def write_displayed(state: HeirState, into: Actions, first: i64) -> None:
    """One action for each kind of monument card face up (heir.ptah.2, heir.thoth.3)."""
    for kind in range(KINDS):
        if kind == state.active_card or kind == state.first_display or kind == state.second_display:
            into.add(first + kind)


def is_favorite(state: HeirState, god: i64) -> bool:
    """Tell whether a god has the Ankh or a blessing (heir.round.3, heir.magic.c)."""
    if state.ankh == god:
        return True
    blessed = state.sides[BLESSED] | state.sides[ROW + BLESSED]
    return (blessed >> god) & 1 == 1


def why_not(state: State, seat: int, action: int) -> tuple[str, str]:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, HeirState)
    return refusals.refusal(state, seat, action)
