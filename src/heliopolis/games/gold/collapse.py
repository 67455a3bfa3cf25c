"""The end of each turn, and of the pyramid: the fuse of the bust, the falls after it, what falls with the cards."""

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import EVERYONE, JournalEvent
from heliopolis.core.state import OVER

from . import areas as area, paths, phases as at, places as place, score_lines, scoring
from .components import ACTIONS_A_TURN, STALL_ROUNDS
from .state import GoldState


def begin_turn(state: GoldState, seat: i64) -> None:
    """Give a seat its three actions (gold.turn.1)."""
    state.turn = seat
    state.acting = seat
    state.phase = at.TURN
    state.actions_left = ACTIONS_A_TURN
    state.handled = 0
    state.progress = False


def end_turn(state: GoldState) -> None:
    """After a turn of its keeper the fuse burns down, or the next cards fall (gold.collapse.1, gold.collapse.4)."""
    if state.turn == state.keeper:
        if state.fallen != 0:
            fall(state, next_to_fall(state), "gold.collapse.4")
        else:
            state.fuse -= 1
            if state.fuse == 0:
                fall(state, bit(state.bust_chamber), "gold.collapse.1")
    pass_turn(state)


def carry_out(state: GoldState, seat: i64) -> None:
    """The bust has left its chamber: that falls, and the turn of its bearer is over (gold.collapse.2)."""
    state.keeper = seat
    fall(state, bit(state.bust_chamber), "gold.collapse.2")
    pass_turn(state)


def pass_turn(state: GoldState) -> None:
    """The next seat to the left goes on, unless the game is over (gold.end.1, gold.end.2)."""
    if state.progress:
        state.quiet_turns = 0
    else:
        state.quiet_turns += 1
    if state.fallen | bit(state.start) == state.box.board or is_settled(state):
        finish(state, "gold.end.1")
    elif is_stalled(state):
        finish(state, "gold.end.2")
    else:
        begin_turn(state, (state.turn + 1) % state.seats)


def is_stalled(state: GoldState) -> bool:
    """Tell whether nothing has happened for so many rounds that the game ends (gold.end.2)."""
    return state.quiet_turns == STALL_ROUNDS * state.seats


def is_settled(state: GoldState) -> bool:
    """Tell whether nothing can change any more while the pyramid falls: see gold.end.1.

    Nobody has an archaeologist left, or no figure stands and no treasure lies outside the start card.
    """
    if state.fallen == 0:
        return False
    is_empty = True
    archaeologists: i64 = 0
    for seat in range(state.seats):
        archaeologist = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
        porter = state.areas[seat * area.ROW + area.PORTER]
        if archaeologist != area.LOST:
            archaeologists += 1
            is_empty = is_empty and archaeologist == state.start
        if porter != area.LOST and porter != state.start:
            is_empty = False
    if archaeologists == 0:
        return True
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < place.HELD:
            is_empty = False
    return is_empty


def end_if_settled(state: GoldState) -> None:
    """End the game within a turn if nothing can change any more."""
    if is_settled(state):
        finish(state, "gold.end.1")


def ended_by(state: GoldState) -> str:
    """Say how the game has ended: all has fallen, nothing could change any more, or nothing happened for too long."""
    if state.fallen | bit(state.start) == state.box.board:
        return "collapsed"
    return "settled" if is_settled(state) else "stalled"


def finish(state: GoldState, rule: str) -> None:
    """End the game."""
    state.phase = at.FINISHED
    state.acting = OVER
    state.actions_left = 0
    if state.journal is not None:
        state.journal.append(JournalEvent(ended_by(state), rule, EVERYONE, {}))


# Falls.


def next_to_fall(state: GoldState) -> i64:
    """Return the cards next to a fallen one, walls or not, hidden or not, but never the start card (gold.collapse.4).

    Before the first fall that is the chamber of the bust, if it is found.
    """
    if state.fallen != 0:
        return paths.beside(state, state.fallen) & ~bit(state.start)
    return bit(state.bust_chamber) if state.bust_chamber >= 0 else 0


def fall(state: GoldState, cells: i64, rule: str) -> None:
    """Cards fall with everything on them (gold.collapse.6)."""
    if state.journal is not None:
        state.journal.append(JournalEvent("fall", rule, EVERYONE, {"cards": score_lines.cell_names(cells)}))
    state.fallen |= cells
    paths.close(state, cells)
    state.progress = True
    state.moment += 1
    for seat in range(state.seats):
        lose_lanterns(state, seat, cells)
        lose_figures(state, seat, cells)
    for treasure in range(state.box.bust + 1):
        where = state.treasures[treasure]
        if where < place.HELD and (cells >> where) & 1:
            lose_treasure(state, treasure)


def lose_figures(state: GoldState, seat: i64, cells: i64) -> None:
    """An archaeologist on a falling card is lost with what it carries, and so is a porter (gold.collapse.6)."""
    row = seat * area.ROW
    archaeologist = state.areas[row + area.ARCHAEOLOGIST]
    if archaeologist != area.LOST and (cells >> archaeologist) & 1:
        state.areas[row + area.ARCHAEOLOGIST] = area.LOST
        scoring.score_lost_archaeologist(state, seat, archaeologist)
        if state.areas[row + area.CARRIED] != area.NOTHING:
            lose_treasure(state, state.areas[row + area.CARRIED])
            state.areas[row + area.CARRIED] = area.NOTHING
    porter = state.areas[row + area.PORTER]
    if porter != area.LOST and (cells >> porter) & 1:
        state.areas[row + area.PORTER] = area.LOST
        scoring.score_lost_porter(state, seat, porter)


def lose_lanterns(state: GoldState, seat: i64, cells: i64) -> None:
    """Lanterns on falling cards are out of the game (gold.lanterns.5)."""
    row = seat * area.ROW
    state.lanterns_lost += count_bits(state.areas[row + area.LANTERNS] & cells)
    state.areas[row + area.LANTERNS] &= ~cells


def lose_treasure(state: GoldState, treasure: i64) -> None:
    """A treasure on a falling card is nobody's any more."""
    state.treasures[treasure] = place.GONE
    if state.journal is not None:
        state.journal.append(score_lines.burial(state, treasure))
