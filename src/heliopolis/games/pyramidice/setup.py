"""A new game of Pyramidice, and how one is stored and taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.saving import load_fields, plain, save_edition, save_fields, saved_edition
from heliopolis.core.state import State

from . import areas as area, cards, components, rest, row, table
from .box import Box, box_of
from .flat import in_parts
from .parts import Bill, Cup, Gain
from .state import PyramidiceState

SCALARS: Final = (
    *("reveals", "phase", "stage", "acting", "turn", "turns", "dealt", "pharaoh", "ending"),
    *("supply", "quarry_stones", "quarry_prayers", "workers", "cats"),
    *("pile", "unseen", "gone", "draws", "draw_left", "filled"),
    *("used", "done", "loan", "resting", "working", "work_due", "pearl_glory"),
)


def begin(seats: int, options: Options, edition: Edition) -> State:
    """Lay out the table (pyramidice.setup.1 to pyramidice.setup.5)."""
    box = box_of(edition, seats, str(options["architect"]) if seats == 1 else "")
    more_slots = max(0, int(box.architect_slot_count) - int(area.TILES_IN_ROW)) if seats == 1 else 0
    areas = vec[i64]([0] * (int(area.SIZE) * max(seats, 2) + more_slots))
    state = laid_out(box, seats, vec[i64]([0] * int(table.SIZE)), areas)
    for spot in range(int(table.MOST_SPOTS)):
        state.table[table.SPOTS + spot] = cards.NO_TILE
    for slot in range(int(row.LENGTH)):
        state.table[table.GODS + slot] = cards.NO_DEITY
    state.supply = box.stone_dice
    state.workers = box.workers
    state.cats = box.cats
    state.quarry_prayers = box.prayer_dice
    state.pile = box.pile
    state.unseen = (1 << int(cards.DEITY_COUNT)) - 1
    for player in range(int(state.players)):
        give_start(state, player)
    return state


def laid_out(box: Box, seats: int, shared: vec[i64], areas: vec[i64]) -> PyramidiceState:
    """Return a table with nothing in the cup, nothing owed and nothing to be gained."""
    return PyramidiceState(box, seats, shared, areas, Cup(), Bill(), Gain())


def give_start(state: PyramidiceState, player: int) -> None:
    """Each player begins with a few resources and Glory; the architect with Glory alone (pyramidice.setup.5)."""
    mine = player * area.SIZE
    state.areas[mine + area.GLORY] = state.box.start_glory
    state.areas[mine + area.SCARAB] = cards.NO_SCARAB
    state.areas[mine + area.OFFERED] = cards.NO_SCARAB
    state.areas[mine + area.OFFERED + 1] = cards.NO_SCARAB
    for slot in range(max(int(rest.slots_of(state, player)), int(area.TILES_IN_ROW))):
        state.areas[area.tile_at(player, slot)] = cards.NO_TILE
    if player < state.seats:
        state.areas[mine + area.WORKERS] = state.box.start_workers
        state.areas[mine + area.CATS] = state.box.start_cats
        state.areas[mine + area.STONES] = state.box.start_stones
        state.workers -= state.box.start_workers
        state.cats -= state.box.start_cats
        state.supply -= state.box.start_stones


def save(state: PyramidiceState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        **save_edition(state.box.edition, components.STANDARD),
        "seats": int(state.seats),
        "architect": state.box.architect,
        "table": plain(state.table),
        "areas": plain(state.areas),
        "cup": state.cup.save(),
        "bill": state.bill.save(),
        "gain": state.gain.save(),
        **save_fields(state, SCALARS),
    }


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    saved = in_parts(saved)
    seats: int = saved["seats"]
    box = box_of(saved_edition(saved, components.STANDARD), seats, saved["architect"])
    state = laid_out(box, seats, vec[i64](saved["table"]), vec[i64](saved["areas"]))
    state.cup.load(saved["cup"])
    state.bill.load(saved["bill"])
    state.gain.load(saved["gain"])
    load_fields(state, SCALARS, saved)
    return state
