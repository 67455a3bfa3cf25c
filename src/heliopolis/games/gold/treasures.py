"""Treasures: taken, dropped, stolen and banked. None of it costs an action (gold.turn.3)."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64

from . import areas as area, places as place, score_lines, scoring
from .components import MOST_SEATS
from .state import GoldState


def carried_by(state: GoldState, seat: i64) -> i64:
    """Return the treasure a seat's archaeologist carries, or NOTHING."""
    return state.areas[seat * area.ROW + area.CARRIED]


def light_for(state: GoldState, seat: i64) -> i64:
    """Return the lanterns along which a seat's archaeologist may run: none with a heavy treasure (gold.move.3)."""
    if state.heavy_treasures and carried_by(state, seat) != area.NOTHING:
        return 0
    return state.areas[seat * area.ROW + area.LANTERNS]


def may_take(state: GoldState, treasure: i64, cell: i64) -> bool:
    """Tell whether a treasure lies loose on a card and was not picked up since the last action (gold.turn.4)."""
    return state.treasures[treasure] == cell and not (state.handled >> treasure) & 1


def take(state: GoldState, seat: i64, points: i64) -> None:
    """Pick up the first treasure of so many points from the archaeologist's card (gold.treasures.1)."""
    cell = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
    treasure: i64 = 0
    while state.box.treasure_points[treasure] != points or not may_take(state, treasure, cell):
        treasure += 1
    pick_up(state, seat, treasure)


def steal(state: GoldState, seat: i64, victim: i64) -> None:
    """Take what an archaeologist on the same card carries (gold.treasures.3)."""
    treasure = carried_by(state, victim)
    state.areas[victim * area.ROW + area.CARRIED] = area.NOTHING
    if state.journal is not None:
        state.journal.append(score_lines.theft(state, seat, victim, treasure))
    pick_up(state, seat, treasure)


def pick_up(state: GoldState, seat: i64, treasure: i64) -> None:
    """Carry a treasure from now on; whoever holds the bust while the pyramid falls keeps the clock (gold.collapse.5).

    A treasure in new hands brings the game further; passed to and fro, it does not (gold.end.2).
    """
    state.treasures[treasure] = place.HELD + seat
    state.areas[seat * area.ROW + area.CARRIED] = treasure
    state.handled |= bit(treasure)
    hand = bit(treasure * MOST_SEATS + seat)
    if state.held & hand == 0:
        state.held |= hand
        state.progress = True
    if treasure == state.box.bust and state.fallen != 0:
        state.keeper = seat


def drop(state: GoldState, seat: i64) -> None:
    """Leave the carried treasure on the archaeologist's card (gold.treasures.2)."""
    row = seat * area.ROW
    state.treasures[state.areas[row + area.CARRIED]] = state.areas[row + area.ARCHAEOLOGIST]
    state.areas[row + area.CARRIED] = area.NOTHING


def bank(state: GoldState, seat: i64) -> None:
    """A treasure carried to the start card joins the seat's collection, out of reach of thieves (gold.treasures.4)."""
    treasure = carried_by(state, seat)
    state.treasures[treasure] = place.BANKED + seat
    state.areas[seat * area.ROW + area.CARRIED] = area.NOTHING
    state.progress = True
    state.moment += 1
    if state.journal is not None:
        state.journal.append(score_lines.banking(state, seat, treasure))
    scoring.score_treasure(state, seat, treasure)
