"""The deities on show: three cards, fed from the pile at the left."""

from typing import Final

from heliopolis.core import bits
from heliopolis.core.compat import i64

from . import cards, ledger, table
from .deities import DEITY_NAMES
from .state import NOBODY, PyramidiceState

LENGTH: Final[i64] = 3


def is_empty(state: PyramidiceState) -> bool:
    """Tell whether no deity is on show."""
    return gaps(state) == LENGTH


def gaps(state: PyramidiceState) -> i64:
    """Count the empty places."""
    count: i64 = 0
    for slot in range(LENGTH):
        if state.table[table.GODS + slot] == cards.NO_DEITY:
            count += 1
    return count


def holds(state: PyramidiceState, deity: i64) -> bool:
    """Tell whether a deity is on show."""
    return any(state.table[table.GODS + slot] == deity for slot in range(LENGTH))


def take(state: PyramidiceState, deity: i64) -> None:
    """Take a deity out of the row and leave a gap."""
    for slot in range(LENGTH):
        if state.table[table.GODS + slot] == deity:
            state.table[table.GODS + slot] = cards.NO_DEITY


def slide(state: PyramidiceState) -> None:
    """Move the cards to the right until no gap is right of one."""
    free = table.GODS + LENGTH - 1
    for step in range(LENGTH):
        slot = table.GODS + LENGTH - 1 - step
        deity = state.table[slot]
        if deity != cards.NO_DEITY:
            state.table[slot] = cards.NO_DEITY
            state.table[free] = deity
            free -= 1


def refill(state: PyramidiceState) -> None:
    """Slide, then draw for every gap, the rightmost first (pyramidice.upkeep.3)."""
    slide(state)
    state.draws = gaps(state)


def discard(state: PyramidiceState, deity: i64, rule: str) -> None:
    """A deity of the row leaves the game."""
    take(state, deity)
    state.gone |= bits.bit(deity)
    if state.journal is not None:
        ledger.tell(state, "left", rule, NOBODY, {"deity": DEITY_NAMES[deity]})


def replace(state: PyramidiceState, deity: i64) -> None:
    """A deity is discarded, and the next one enters at the left (pyramidice.work.replace)."""
    discard(state, deity, "work.replace")
    slide(state)
    state.draws = 1
    state.draw_left = True


def discard_rightmost(state: PyramidiceState, rule: str) -> None:
    """The rightmost deity leaves the game, if there is any."""
    for step in range(LENGTH):
        deity = state.table[table.GODS + LENGTH - 1 - step]
        if deity != cards.NO_DEITY:
            discard(state, deity, rule)
            return


def enter(state: PyramidiceState, deity: i64) -> None:
    """Put a drawn deity into the rightmost gap, or at the left end if it replaces one."""
    state.unseen -= bits.bit(deity)
    state.pile -= 1
    state.draws -= 1
    slot = table.GODS
    if not state.draw_left:
        slot += LENGTH - 1
        while state.table[slot] != cards.NO_DEITY:
            slot -= 1
    state.draw_left = False
    state.table[slot] = deity
