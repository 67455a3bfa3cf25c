"""Treasures: taken, dropped, stolen and banked. None of it costs an action (gold.turn.3)."""

from heliopolis.core.compat import i64
from heliopolis.games.gold import score_lines, scoring
from heliopolis.games.gold.actions import TAKE, TAKE_BUST
from heliopolis.games.gold.cells import bit_of
from heliopolis.games.gold.components import MOST_SEATS
from heliopolis.games.gold.state import ARCHAEOLOGIST, BANKED, CARRIED, HELD, NOTHING, ROW, GoldState


def carried_by(state: GoldState, seat: i64) -> i64:
    """Return the treasure a seat's archaeologist carries, or NOTHING."""
    return state.areas[seat * ROW + CARRIED]


def may_take(state: GoldState, treasure: i64, cell: i64) -> bool:
    """Tell whether a treasure lies loose on a card and was not picked up since the last action (gold.turn.4)."""
    return state.treasures[treasure] == cell and not (state.handled >> treasure) & 1


def take(state: GoldState, seat: i64, action: i64) -> None:
    """Pick up a treasure of so many points, or the bust, from the archaeologist's card (gold.treasures.1)."""
    cell = state.areas[seat * ROW + ARCHAEOLOGIST]
    treasure = state.box.bust
    if action != TAKE_BUST:
        treasure = 0
        while state.box.treasure_points[treasure] != action - TAKE or not may_take(state, treasure, cell):
            treasure += 1
    pick_up(state, seat, treasure)


def steal(state: GoldState, seat: i64, victim: i64) -> None:
    """Take what an archaeologist on the same card carries (gold.treasures.3)."""
    treasure = carried_by(state, victim)
    state.areas[victim * ROW + CARRIED] = NOTHING
    if state.journal is not None:
        state.journal.append(score_lines.theft(state, seat, victim, treasure))
    pick_up(state, seat, treasure)


def pick_up(state: GoldState, seat: i64, treasure: i64) -> None:
    """Carry a treasure from now on; whoever holds the bust while the pyramid falls keeps the clock (gold.collapse.5).

    A treasure in new hands brings the game further; passed to and fro, it does not (gold.end.2).
    """
    state.treasures[treasure] = HELD + seat
    state.areas[seat * ROW + CARRIED] = treasure
    state.handled |= bit_of(treasure)
    hand = bit_of(treasure * MOST_SEATS + seat)
    if state.held & hand == 0:
        state.held |= hand
        state.progress = True
    if treasure == state.box.bust and state.fallen != 0:
        state.keeper = seat


def drop(state: GoldState, seat: i64) -> None:
    """Leave the carried treasure on the archaeologist's card (gold.treasures.2)."""
    row = seat * ROW
    state.treasures[state.areas[row + CARRIED]] = state.areas[row + ARCHAEOLOGIST]
    state.areas[row + CARRIED] = NOTHING


def bank(state: GoldState, seat: i64) -> None:
    """A treasure carried to the start card joins the seat's collection, out of reach of thieves (gold.treasures.4)."""
    treasure = carried_by(state, seat)
    state.treasures[treasure] = BANKED + seat
    state.areas[seat * ROW + CARRIED] = NOTHING
    state.progress = True
    state.moment += 1
    if state.journal is not None:
        state.journal.append(score_lines.banking(state, seat, treasure))
    scoring.score_treasure(state, seat, treasure)
