"""A new game of L'or du pharaon, and one taken out of storage."""

from typing import Any

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.saving import load_fields, plain, save_edition, save_fields, saved_edition
from heliopolis.core.state import State

from . import areas as area, places as place
from .box import box_of
from .components import STANDARD
from .state import SCALARS, GoldState


def begin(seats: int, options: Options, edition: Edition) -> State:
    """Lay everything out but the start card, which chance places first (gold.setup.1 to gold.setup.6)."""
    box = box_of(edition)
    areas = vec[i64]([0] * (int(area.ROW) * seats))
    for seat in range(seats):
        areas[seat * area.ROW + area.CARRIED] = area.NOTHING
        areas[seat * area.ROW + area.STOCK] = box.lanterns
    treasures = vec[i64]([int(place.PILE)] * (int(box.bust) + 1))
    state = GoldState(box, seats, areas, treasures, box.cards[:])
    state.heavy_treasures = options["heavy_treasures"] is True
    return state


def save(state: GoldState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        **save_edition(state.box.edition, STANDARD),
        "seats": int(state.seats),
        "areas": plain(state.areas),
        "treasures": plain(state.treasures),
        "cards": plain(state.cards),
        **save_fields(state, SCALARS),
    }


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    areas, treasures, cards = vec[i64](saved["areas"]), vec[i64](saved["treasures"]), vec[i64](saved["cards"])
    state = GoldState(box_of(saved_edition(saved, STANDARD)), saved["seats"], areas, treasures, cards)
    load_fields(state, SCALARS, saved)
    return state
