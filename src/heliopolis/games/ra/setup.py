"""A new game of Ra, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.state import State
from heliopolis.games.ra.components import AUCTION_TRACK, NO_TILE, STANDARD, box_of
from heliopolis.games.ra.state import FAME, ROW, RaState

SCALARS: Final = (
    "open_scores",
    "debts",
    "phase",
    "acting",
    "epoch",
    "turn",
    "auction",
    "high_bid",
    "high_bidder",
    "centre_sun",
    "dealt",
    "ra_tiles",
    "track_tiles",
    "bag_tiles",
    "gone_tiles",
    "funeral_due",
    "drought_due",
    "unrest_due",
    "earthquake_due",
)


def begin(seats: int, options: Options, edition: Edition) -> State:
    """Lay out the board: all tiles in the bag, sun 1 in the centre, ten fame each (ra.setup.1 to ra.setup.5)."""
    box = box_of(edition, seats)
    areas = vec[i64]([0] * (int(ROW) * seats))
    for seat in range(seats):
        areas[seat * ROW + FAME] = box.start_fame
    state = RaState(box, seats, box.tiles[:], vec[i64]([int(NO_TILE)] * int(AUCTION_TRACK)), areas)
    state.bag_tiles = box.tile_count
    state.open_scores = options["open_scores"] is True
    state.debts = options["debts"] is True
    return state


def save(state: RaState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    edition = state.box.edition
    saved: dict[str, Any] = {
        "edition": edition.name,
        "changes": edition.changes(STANDARD),
        "seats": int(state.seats),
        "bag": [int(count) for count in state.bag],
        "track": [int(kind) for kind in state.track],
        "areas": [int(entry) for entry in state.areas],
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
    bag = vec[i64](saved["bag"])
    track = vec[i64](saved["track"])
    state = RaState(box_of(edition, seats), seats, bag, track, vec[i64](saved["areas"]))
    for name in SCALARS:
        setattr(state, name, saved[name])
    return state
