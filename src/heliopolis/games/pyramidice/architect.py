"""The Great Architect of a solo game: his turn goes by itself, step by step."""

from typing import Final

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact

from . import areas as area, building, cards, ledger, patterns, phases as at, rest, row, table
from .components import TILE_NAMES
from .deities import DEITY_NAMES
from .state import NOBODY, PyramidiceState

ENNEAD_WORTH: Final[i64] = 1000
"""More than any card is worth by itself."""


def begin_turn(state: PyramidiceState) -> None:
    """He takes a god, then a stone die: from the Quarry, else from the supply (pyramidice.solo.3, .solo.4)."""
    take_god(state)
    if state.quarry_stones + state.supply == 0:
        take_lowest_tile(state)
        return
    if state.quarry_stones > 0:
        state.quarry_stones -= 1
    else:
        state.supply -= 1
    state.cup.stones = 1
    state.cup.rolling = True
    state.stage = at.ARCHITECT_ROLL


def take_god(state: PyramidiceState) -> None:
    """He takes the god worth most, of the Ennead before all others, the rightmost of equals (pyramidice.solo.3)."""
    best = cards.NO_DEITY
    most: i64 = -1
    for slot in range(row.LENGTH):
        deity = state.table[table.GODS + slot]
        if deity == cards.NO_DEITY:
            continue
        worth = ENNEAD_WORTH if deity < cards.ENNEAD else state.box.deity_glory[deity]
        if worth >= most:
            most = worth
            best = deity
    if best == cards.NO_DEITY:
        return
    row.take(state, best)
    state.areas[state.seats * area.SIZE + area.GODS] |= bits.bit(best)
    if state.journal is not None:
        ledger.tell(state, "architect-god", "solo.3", NOBODY, {"deity": DEITY_NAMES[best]})
    gain(state, state.box.architect_god, "architect-god-glory", "solo.3")


def gain(state: PyramidiceState, glory: i64, event: str, rule: str) -> None:
    """He gains the Glory of his power, if that acts now (pyramidice.architects)."""
    if glory > 0:
        state.areas[state.seats * area.SIZE + area.GLORY] += glory
        ledger.tell(state, event, rule, NOBODY, {"glory": int(glory)})


def resolve_roll(state: PyramidiceState, value: i64) -> None:
    """The die finds his tile; if that is gone, the die is built (pyramidice.solo.5, pyramidice.solo.6)."""
    state.cup.stones = 0
    state.cup.rolling = False
    spot = value - 1
    if spot < state.box.spots and state.table[table.SPOTS + spot] != cards.NO_TILE:
        state.quarry_stones += 1
        take_tile(state, spot)
    else:
        build(state, value)
        end_turn(state)


def take_lowest_tile(state: PyramidiceState) -> None:
    """Without a die he takes the tile with the lowest number, if there is one (pyramidice.solo.4)."""
    for spot in range(state.box.spots):
        if state.table[table.SPOTS + spot] != cards.NO_TILE:
            take_tile(state, spot)
            return
    end_turn(state)


def take_tile(state: PyramidiceState, spot: i64) -> None:
    """A tile goes to his leftmost free slot and may bring Glory; the last one sends them back (pyramidice.solo.5)."""
    player = state.seats
    slot = rest.tiles_held(state, player)
    tile = state.table[table.SPOTS + spot]
    state.table[table.SPOTS + spot] = cards.NO_TILE
    rest.hold(state, player, tile)
    glory = state.box.architect_slots[slot]
    state.areas[player * area.SIZE + area.GLORY] += glory
    if state.journal is not None:
        facts: dict[str, Fact] = {"tile": TILE_NAMES[tile], "slot": int(slot) + 1, "glory": int(glory)}
        ledger.tell(state, "architect-tile", "solo.5", NOBODY, facts)
    if slot + 1 == state.box.architect_slot_count:
        rest.begin_return(state)
    else:
        end_turn(state)


def complete_return(state: PyramidiceState) -> None:
    """Once his tiles are back, the rightmost deity goes (pyramidice.solo.5)."""
    gain(state, state.box.architect_full, "architect-full", "solo.5")
    row.discard_rightmost(state, "solo.5")
    end_turn(state)


def build(state: PyramidiceState, value: i64) -> None:
    """He builds where a pair of his projects is completed, else on the first free space (pyramidice.solo.6)."""
    player = state.seats
    pair_cell: i64 = -1
    first_cell: i64 = -1
    for cell in range(state.box.cells):
        if not building.is_open(state, cell):
            continue
        if first_cell < 0:
            first_cell = cell
        if patterns.completed(state, state.areas[player * area.SIZE + area.PROJECTS], cell, value):
            pair_cell = cell
            break
    if first_cell < 0:
        state.quarry_stones += 1
        return
    cell = pair_cell if pair_cell >= 0 else first_cell
    building.set_die(state, cell, value)
    glory = value + state.box.cell_glory[cell] + state.box.architect_build
    if state.box.cell_floor[cell] > 0:
        glory += state.box.architect_high_build
    if pair_cell >= 0:
        glory += state.box.architect_pair
    state.areas[player * area.SIZE + area.GLORY] += glory
    if state.journal is not None:
        facts: dict[str, Fact] = {"value": int(value), "space": int(cell) + 1, "glory": int(glory)}
        ledger.tell(state, "architect-build", "solo.6", NOBODY, facts)


def end_turn(state: PyramidiceState) -> None:
    """The row is filled up after each of his turns (pyramidice.solo.7)."""
    row.refill(state)
    state.stage = at.TURN_DONE
