"""A new game of L'or du pharaon, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.state import State
from heliopolis.games.gold.components import STANDARD, box_of
from heliopolis.games.gold.state import CARRIED, NOTHING, PILE, ROW, STOCK, GoldState

SCALARS: Final = (
    "phase",
    "acting",
    "turn",
    "actions_left",
    "start",
    "seen",
    "fallen",
    "chambers",
    "north",
    "east",
    "south",
    "west",
    "cell",
    "sides",
    "photos_left",
    "danger",
    "treasures_due",
    "handled",
    "held",
    "progress",
    "quiet_turns",
    "bust_chamber",
    "keeper",
    "fuse",
    "moment",
    "lanterns_lost",
)


def begin(seats: int, _options: Options, edition: Edition) -> State:
    """Lay everything out but the start card, which chance places first (gold.setup.1 to gold.setup.6)."""
    box = box_of(edition)
    areas = vec[i64]([0] * (int(ROW) * seats))
    for seat in range(seats):
        areas[seat * ROW + CARRIED] = NOTHING
        areas[seat * ROW + STOCK] = box.lanterns
    treasures = vec[i64]([int(PILE)] * (int(box.bust) + 1))
    return GoldState(box, seats, areas, treasures, box.cards[:])


def save(state: GoldState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    edition = state.box.edition
    saved: dict[str, Any] = {
        "edition": edition.name,
        "changes": edition.changes(STANDARD),
        "seats": int(state.seats),
        "areas": [int(entry) for entry in state.areas],
        "treasures": [int(place) for place in state.treasures],
        "cards": [int(count) for count in state.cards],
    }
    for name in SCALARS:
        saved[name] = getattr(state, name)
    return saved


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    edition = STANDARD
    if saved["changes"]:
        edition = STANDARD.with_changes(saved["changes"], name=saved["edition"])
    areas = vec[i64](saved["areas"])
    treasures = vec[i64](saved["treasures"])
    state = GoldState(box_of(edition), saved["seats"], areas, treasures, vec[i64](saved["cards"]))
    for name in SCALARS:
        setattr(state, name, saved[name])
    return state
