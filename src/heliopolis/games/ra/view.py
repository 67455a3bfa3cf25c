"""What a seat sees, as plain data. In Ra all see everything: the order of the bag alone is unknown, and in no state."""

from typing import TypedDict

from . import areas as area, components, phases as at, scoring, suns, tiles as tile
from .state import NOBODY, RaState


class Worth(TypedDict, total=False):
    """What a seat's tiles would score if the epoch ended now, line by line; the last three in the last epoch only."""

    gods: int
    pharaohs: int
    nile: int
    civilisations: int
    gold: int
    monuments: int
    same: int
    suns: int


class SeatView(TypedDict):
    """What lies before a seat."""

    suns_up: list[int]
    """The highest first."""
    suns_down: list[int]
    tiles: dict[str, int]
    """How many there are of each kind; kinds of which there are none are left out."""
    fame: int
    worth: Worth
    epoch_fame: int
    """All lines of the worth together."""


class RaView(TypedDict):
    """The table. Fame totals follow from what all have seen, so all views hold them."""

    game: str
    seat: int | None
    open_scores: bool
    phase: str
    acting: list[int]
    epoch: int
    epochs: int
    turn: int
    auction: str
    """How the auction under way began; empty without one."""
    high_bid: int
    high_bidder: int | None
    centre_sun: int
    ra_tiles: int
    ra_track: int
    track: list[str | None]
    bag: dict[str, int]
    unrest_due: int
    earthquake_due: int
    seats: list[SeatView]


def view(state: RaState, seat: int | None) -> RaView:
    """Return the table as a seat (or a spectator, `None`) sees it."""
    return {
        "game": "ra",
        "seat": seat,
        "open_scores": state.open_scores,
        "phase": at.NAMES[state.phase],
        "acting": state.actors(),
        "epoch": int(state.epoch),
        "epochs": int(components.EPOCHS),
        "turn": int(state.turn),
        "auction": at.AUCTION_NAMES[state.auction],
        "high_bid": int(state.high_bid),
        "high_bidder": None if state.high_bidder == NOBODY else int(state.high_bidder),
        "centre_sun": int(state.centre_sun),
        "ra_tiles": int(state.ra_tiles),
        "ra_track": int(state.box.ra_track),
        "track": [tile_name(int(state.track[slot])) for slot in range(int(components.AUCTION_TRACK))],
        "bag": {components.NAMES[kind]: int(state.bag[kind]) for kind in range(int(tile.KINDS)) if state.bag[kind] > 0},
        "unrest_due": int(state.unrest_due),
        "earthquake_due": int(state.earthquake_due),
        "seats": [seat_view(state, other) for other in range(int(state.seats))],
    }


def seat_view(state: RaState, seat: int) -> SeatView:
    """Return what lies before a seat."""
    row = seat * int(area.ROW)
    held = range(int(tile.GOD), int(tile.FIRST_DISASTER))
    return {
        "suns_up": suns.listed(int(state.areas[row + area.SUNS_UP])),
        "suns_down": suns.listed(int(state.areas[row + area.SUNS_DOWN])),
        "tiles": {components.NAMES[kind]: int(state.areas[row + kind]) for kind in held if state.areas[row + kind] > 0},
        "fame": int(state.areas[row + area.FAME]),
        "worth": worth(state, seat),
        "epoch_fame": int(scoring.epoch_fame(state, seat)),
    }


def worth(state: RaState, seat: int) -> Worth:
    """Return what a seat's tiles would score now."""
    lines: Worth = {
        "gods": int(scoring.score_gods(state, seat)),
        "pharaohs": int(scoring.score_pharaohs(state, seat)),
        "nile": int(scoring.score_river(state, seat)),
        "civilisations": int(scoring.score_civilisations(state, seat)),
        "gold": int(scoring.score_gold(state, seat)),
    }
    if state.epoch == components.EPOCHS:
        lines["monuments"] = int(scoring.score_different_monuments(state, seat))
        lines["same"] = int(scoring.score_same_monuments(state, seat))
        lines["suns"] = int(scoring.score_suns(state, seat))
    return lines


def tile_name(kind: int) -> str | None:
    """Name a tile of the auction track; an empty place has none."""
    return None if kind == tile.NO_TILE else components.NAMES[kind]
