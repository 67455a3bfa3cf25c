"""A new game of Pyramidice, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.state import State
from heliopolis.games.pyramidice.box import box_of
from heliopolis.games.pyramidice.components import (
    DEITIES,
    MOST_SPOTS,
    NO_DEITY,
    NO_SCARAB,
    NO_TILE,
    ROW_LENGTH,
    STANDARD,
    TILES_TO_RETURN,
)
from heliopolis.games.pyramidice.state import (
    CATS,
    DEAL,
    DEITY_ROW,
    GLORY,
    OFFERED,
    ROW,
    SCARAB_KEPT,
    SPOTS,
    STONES,
    TABLE,
    TILES_HELD,
    WORKERS,
    PyramidiceState,
)

SCALARS: Final = (
    "phase",
    "stage",
    "acting",
    "turn",
    "turns",
    "dealt",
    "pharaoh",
    "ending",
    "supply",
    "quarry_stones",
    "quarry_prayers",
    "workers",
    "cats",
    "pile",
    "unseen",
    "gone",
    "filled",
    "used",
    "flags",
    "loan",
    "resting",
    "working",
    "work_due",
    "to_take",
    "cup_stones",
    "cup_prayers",
    "cup_limit",
    "rolling",
    "due",
    "purpose",
    "subject",
    "subject_value",
    "spent_workers",
    "gainer",
    "gain_workers",
    "gain_cats",
    "gain_stones",
    "overflow",
    "discards",
    "choices",
    "choice_size",
    "banned",
    "cats_round",
    "pearl_glory",
    "draws",
    "draw_left",
)


def begin(seats: int, options: Options, edition: Edition) -> State:
    """Lay out the table (pyramidice.setup.1 to pyramidice.setup.5)."""
    box = box_of(edition, seats, str(options["architect"]) if seats == 1 else "")
    players = 2 if seats == 1 else seats
    table = vec[i64]([0] * int(TABLE))
    for spot in range(int(MOST_SPOTS)):
        table[SPOTS + spot] = NO_TILE
    for slot in range(int(ROW_LENGTH)):
        table[DEITY_ROW + slot] = NO_DEITY
    areas = vec[i64]([0] * (int(ROW) * players))
    state = PyramidiceState(box, seats, players, table, areas)
    state.phase = DEAL
    state.supply = box.stone_dice
    state.workers = box.workers
    state.cats = box.cats
    state.quarry_prayers = box.prayer_dice
    state.pile = box.pile
    state.unseen = (1 << int(DEITIES)) - 1
    for player in range(players):
        give_start(state, player)
    return state


def give_start(state: PyramidiceState, player: int) -> None:
    """Each player begins with a few resources and Glory; the architect with Glory alone (pyramidice.setup.5)."""
    row = player * ROW
    state.areas[row + GLORY] = state.box.start_glory
    state.areas[row + SCARAB_KEPT] = NO_SCARAB
    state.areas[row + OFFERED] = NO_SCARAB
    state.areas[row + OFFERED + 1] = NO_SCARAB
    for slot in range(int(TILES_TO_RETURN)):
        state.areas[row + TILES_HELD + slot] = NO_TILE
    if player < state.seats:
        state.areas[row + WORKERS] = state.box.start_workers
        state.areas[row + CATS] = state.box.start_cats
        state.areas[row + STONES] = state.box.start_stones
        state.workers -= state.box.start_workers
        state.cats -= state.box.start_cats
        state.supply -= state.box.start_stones


def save(state: PyramidiceState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    edition = state.box.edition
    saved: dict[str, Any] = {
        "edition": edition.name,
        "changes": edition.changes(STANDARD),
        "seats": int(state.seats),
        "architect": state.box.architect,
        "table": [int(entry) for entry in state.table],
        "areas": [int(entry) for entry in state.areas],
        "reveals": int(state.reveals),
    }
    for name in SCALARS:
        saved[name] = getattr(state, name)
    return saved


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    edition = STANDARD
    if saved["changes"]:
        edition = STANDARD.with_changes(saved["changes"], name=saved["edition"])
    seats: int = saved["seats"]
    box = box_of(edition, seats, saved["architect"])
    players = 2 if seats == 1 else seats
    state = PyramidiceState(box, seats, players, vec[i64](saved["table"]), vec[i64](saved["areas"]))
    state.reveals = saved["reveals"]
    for name in SCALARS:
        setattr(state, name, saved[name])
    return state
