"""A new game of Ra, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.saving import load_fields, plain, save_edition, save_fields, saved_edition
from heliopolis.core.state import State

from . import areas as area, components, tiles as tile
from .box import box_of
from .state import RaState

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
    areas = vec[i64]([0] * (int(area.ROW) * seats))
    for seat in range(seats):
        areas[seat * area.ROW + area.FAME] = box.start_fame
    state = RaState(box, seats, box.tiles[:], vec[i64]([int(tile.NO_TILE)] * int(components.AUCTION_TRACK)), areas)
    state.bag_tiles = box.tile_count
    state.open_scores = options["open_scores"] is True
    state.debts = options["debts"] is True
    return state


def save(state: RaState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        **save_edition(state.box.edition, components.STANDARD),
        "seats": int(state.seats),
        "bag": plain(state.bag),
        "track": plain(state.track),
        "areas": plain(state.areas),
        **save_fields(state, SCALARS),
    }


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    seats: int = saved["seats"]
    box = box_of(saved_edition(saved, components.STANDARD), seats)
    state = RaState(box, seats, vec[i64](saved["bag"]), vec[i64](saved["track"]), vec[i64](saved["areas"]))
    load_fields(state, SCALARS, saved)
    return state
