"""What a seat may do: the one place where legality stands."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions

from . import actions as act, areas as area, components as piece, deities, phases as at
from .grid import HALF, SPACES, WHOLE_HALF
from .state import HeirState


def write_legal(state: HeirState, seat: i64, into: Actions) -> None:
    """Write the legal actions of a seat that decides."""
    phase = state.phase
    if phase == at.BID:
        write_members(into, act.BID, state.sides[seat * area.SIDE + area.HAND])
    elif phase == at.MAGIC:
        into.add(act.CALL_NONE)
        write_members(into, act.CALL, state.sides[seat * area.SIDE + area.HELD])
    elif phase in (at.OFFER, at.TIE):
        write_members(into, act.OFFER, state.sides[seat * area.SIDE + area.HAND])
    elif phase == at.PLACE:
        write_places(state, into)
    elif phase == at.TURN:
        for quarter in range(piece.QUARTER_TURNS):
            into.add(act.TURN + quarter)
    elif phase == at.RENEW:
        write_displayed(state, into, act.RENEW)
        into.add(act.RENEW_HIDDEN)
    elif phase == at.CHANGE:
        write_changes(state, seat, into)
    elif phase == at.MOVE:
        write_moves(state, into)
    elif phase == at.CLAIM:
        write_displayed(state, into, act.CLAIM)
    elif phase == at.KEEP:
        write_members(into, act.KEEP, state.sides[seat * area.SIDE + area.DRAWN])
    elif phase == at.MARKS:
        write_spaces(into, act.MARK, WHOLE_HALF & ~state.near_low, WHOLE_HALF & ~state.near_high)
    elif phase == at.BASE:
        write_bases(state, into)
    else:
        raise ValueError(f"nobody decides in phase {phase}")


def write_members(into: Actions, first: i64, members: i64) -> None:
    """One action for each member of a set."""
    action = first
    while members != 0:
        if members & 1:
            into.add(action)
        members >>= 1
        action += 1


def write_spaces(into: Actions, first: i64, low: i64, high: i64) -> None:
    """One action for each space of a set."""
    write_members(into, first, low)
    write_members(into, first + HALF, high)


def write_bases(state: HeirState, into: Actions) -> None:
    """The base covers enough of the Nile (heir.setup.5)."""
    for space in range(SPACES):
        if state.box.base_places[space]:
            into.add(act.BASE + space)


def may_place_near(state: HeirState) -> bool:
    """As Favorite, or if no space is two spaces away from all, Seshat takes any free one (heir.seshat.3, 4)."""
    if deities.is_favorite(state, piece.SESHAT):
        return True
    return WHOLE_HALF & ~state.near_low == 0 and WHOLE_HALF & ~state.near_high == 0


def write_places(state: HeirState, into: Actions) -> None:
    """Two spaces away from all, or any free one (heir.seshat.1, 3, 4)."""
    if may_place_near(state):
        write_spaces(into, act.PLACE, WHOLE_HALF & ~state.taken_low, WHOLE_HALF & ~state.taken_high)
    else:
        write_spaces(into, act.PLACE, WHOLE_HALF & ~state.near_low, WHOLE_HALF & ~state.near_high)


def write_moves(state: HeirState, into: Actions) -> None:
    """One step in any direction onto a free space, or none (heir.geb.3)."""
    space = state.table[(state.monuments - 1) * area.MONUMENT + area.SPACE]
    grid = state.box.grid
    write_spaces(into, act.MOVE, grid.near_low[space] & ~state.taken_low, grid.near_high[space] & ~state.taken_high)
    into.add(act.STAY)


def write_changes(state: HeirState, seat: i64, into: Actions) -> None:
    """Keep the bid, or take any other card of the hand (heir.magic.d)."""
    into.add(act.STAND)
    others = state.sides[seat * area.SIDE + area.HAND] & ~bit(state.sides[seat * area.SIDE + area.SEALED])
    write_members(into, act.CHANGE, others)


def write_displayed(state: HeirState, into: Actions, first: i64) -> None:
    """One action for each kind of monument card face up (heir.ptah.2, heir.thoth.3)."""
    for kind in range(piece.KINDS):
        if kind == state.active_card or kind == state.first_display or kind == state.second_display:
            into.add(first + kind)
