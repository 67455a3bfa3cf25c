"""Building, in the action phase: Seshat places a monument, Geb & Nut turn its token, and Ptah claims its card."""

from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent

from . import areas as area, components as piece, deities, phases as at
from .grid import SPACE_NAMES, has_space
from .state import HeirState

# Seshat.


def place(state: HeirState, seat: i64, space: i64) -> None:
    """Place the active token and its standee (heir.seshat.1); it belongs to nobody yet."""
    row = state.monuments * area.MONUMENT
    state.table[row + area.SPACE] = space
    state.table[row + area.TOKEN] = state.active_token
    state.table[row + area.TURNS] = 0
    state.table[row + area.OWNER] = area.NOBODY
    state.table[row + area.KIND] = state.active_card
    state.monuments += 1
    state.active_token = area.NOTHING
    occupy(state, space)
    if has_magic(state, space):
        find_magic(state, seat, space)
    else:
        deities.next_god(state)


def occupy(state: HeirState, space: i64) -> None:
    """Note that a monument stands on a space, and what is now too near (heir.seshat.1)."""
    grid = state.box.grid
    state.taken_low |= grid.bit_low[space]
    state.taken_high |= grid.bit_high[space]
    state.near_low |= grid.near_low[space]
    state.near_high |= grid.near_high[space]


def has_magic(state: HeirState, space: i64) -> bool:
    """Tell whether a magic token lies on a space."""
    return has_space(state.magic_low, state.magic_high, space)


def find_magic(state: HeirState, seat: i64, space: i64) -> None:
    """The magic token on a space leaves the game for a card (heir.seshat.2)."""
    state.magic_low &= ~state.box.grid.bit_low[space]
    state.magic_high &= ~state.box.grid.bit_high[space]
    if state.journal is not None:
        state.journal.append(JournalEvent("site", "heir.seshat.2", int(seat), {"space": SPACE_NAMES[space]}))
    deities.let_draw(state, seat, 1)


# Geb & Nut.


def begin_geb(state: HeirState) -> None:
    """The owner's side goes face up; a Favorite may move the token first (heir.geb.1, heir.geb.3)."""
    seat = deities.owner_of(state, piece.GEB_AND_NUT)
    state.table[(state.monuments - 1) * area.MONUMENT + area.OWNER] = seat
    state.acting = seat
    state.phase = at.MOVE if deities.is_favorite(state, piece.GEB_AND_NUT) else at.TURN


def move(state: HeirState, seat: i64, space: i64) -> None:
    """Move the token one step, and draw if there is a magic token (heir.geb.3)."""
    row = (state.monuments - 1) * area.MONUMENT
    grid = state.box.grid
    left = state.table[row + area.SPACE]
    state.table[row + area.SPACE] = space
    state.taken_low &= ~grid.bit_low[left]
    state.taken_high &= ~grid.bit_high[left]
    clear_near(state)
    for monument in range(state.monuments):
        occupy(state, state.table[monument * area.MONUMENT + area.SPACE])
    if has_magic(state, space):
        find_magic(state, seat, space)
    else:
        ask_for_turn(state)


def clear_near(state: HeirState) -> None:
    """Only the pyramid keeps others away, and the edge of the board (heir.seshat.1)."""
    state.near_low = state.box.base_near_low[state.base] | state.box.grid.beyond_low
    state.near_high = state.box.base_near_high[state.base] | state.box.grid.beyond_high


def ask_for_turn(state: HeirState) -> None:
    """The owner turns the token (heir.geb.2)."""
    state.phase = at.TURN
    state.acting = deities.owner_of(state, piece.GEB_AND_NUT)


def turn(state: HeirState, quarter_turns: i64) -> None:
    """Turn the token clockwise (heir.geb.2)."""
    state.table[(state.monuments - 1) * area.MONUMENT + area.TURNS] = quarter_turns
    deities.next_god(state)


# Ptah.


def begin_ptah(state: HeirState) -> None:
    """The owner claims the active card; a Favorite may exchange it first (heir.ptah.1, heir.ptah.2)."""
    seat = deities.owner_of(state, piece.PTAH)
    if deities.is_favorite(state, piece.PTAH):
        state.phase = at.CLAIM
        state.acting = seat
    else:
        claim(state, seat, state.active_card)


def claim(state: HeirState, seat: i64, kind: i64) -> None:
    """Claim a card; exchanged, the old one lies in its place, and the standee becomes the new kind (heir.ptah.2)."""
    if kind != state.active_card:
        if kind == state.first_display:
            state.first_display = state.active_card
        else:
            state.second_display = state.active_card
        state.table[(state.monuments - 1) * area.MONUMENT + area.KIND] = kind
        if state.journal is not None:
            facts: dict[str, Fact] = {"kind": piece.KIND_NAMES[kind], "old": piece.KIND_NAMES[state.active_card]}
            state.journal.append(JournalEvent("rebuilt", "heir.ptah.2", int(seat), facts))
    state.active_card = area.NOTHING
    state.sides[seat * area.SIDE + area.CLAIMED + kind] += 1
    cards = state.sides[seat * area.SIDE + area.CLAIMED + kind]
    points = state.box.card_points[cards - 1]
    deities.score(state, seat, points)
    if state.journal is not None:
        facts = {"kind": piece.KIND_NAMES[kind], "cards": int(cards), "epoch": int(state.round)}
        state.journal.append(JournalEvent("claimed", "heir.ptah.1", int(seat), facts, int(points)))
    deities.next_god(state)
