"""What a seat knows. In Ra all have seen everything: only the order of the bag is unknown, and no state has one."""

from typing import Any

from heliopolis.core.state import State
from heliopolis.games.ra import scoring
from heliopolis.games.ra.components import AUCTION_TRACK, EPOCHS, FUNERAL, HIGHEST_SUN, KINDS, NAMES, NO_TILE
from heliopolis.games.ra.state import FAME, NOBODY, ROW, SUNS_DOWN, SUNS_UP, RaState

PHASES = ("deal", "turn", "drawing", "gods", "auction", "discard", "finished")
AUCTIONS = ("", "invoked", "ra", "full")


def view(state: RaState, seat: int | None) -> dict[str, Any]:
    """Return the table as plain data; fame totals follow from what all have seen, so all views hold them."""
    return {
        "game": "ra",
        "seat": seat,
        "open_scores": state.open_scores,
        "phase": PHASES[state.phase],
        "acting": [int(actor) for actor in state.actors()],
        "epoch": int(state.epoch),
        "epochs": int(EPOCHS),
        "turn": int(state.turn),
        "auction": AUCTIONS[state.auction],
        "high_bid": int(state.high_bid),
        "high_bidder": None if state.high_bidder == NOBODY else int(state.high_bidder),
        "centre_sun": int(state.centre_sun),
        "ra_tiles": int(state.ra_tiles),
        "ra_track": int(state.box.ra_track),
        "track": [tile_name(int(state.track[slot])) for slot in range(int(AUCTION_TRACK))],
        "bag": {NAMES[kind]: int(state.bag[kind]) for kind in range(int(KINDS)) if state.bag[kind] > 0},
        "unrest_due": int(state.unrest_due),
        "earthquake_due": int(state.earthquake_due),
        "seats": [area(state, other) for other in range(int(state.seats))],
    }


def area(state: RaState, seat: int) -> dict[str, Any]:
    """Return what lies before a seat."""
    row = seat * ROW
    tiles = {
        NAMES[kind]: int(state.areas[row + kind]) for kind in range(1, int(FUNERAL)) if state.areas[row + kind] > 0
    }
    return {
        "suns_up": suns_in(int(state.areas[row + SUNS_UP])),
        "suns_down": suns_in(int(state.areas[row + SUNS_DOWN])),
        "tiles": tiles,
        "fame": int(state.areas[row + FAME]),
        "worth": worth(state, seat),
    }


def worth(state: RaState, seat: int) -> dict[str, int]:
    """Return what a seat's tiles would score if the epoch ended now, line by line."""
    lines = {
        "gods": int(scoring.score_gods(state, seat)),
        "pharaohs": int(scoring.score_pharaohs(state, seat)),
        "nile": int(scoring.score_river(state, seat)),
        "civilisations": int(scoring.score_civilisations(state, seat)),
        "gold": int(scoring.score_gold(state, seat)),
    }
    if state.epoch == EPOCHS:
        lines["monuments"] = int(scoring.score_different_monuments(state, seat))
        lines["same"] = int(scoring.score_same_monuments(state, seat))
        lines["suns"] = int(scoring.score_suns(state, seat))
    return lines


def suns_in(bits: int) -> list[int]:
    """List the suns of a set, the highest first."""
    return [sun for sun in range(int(HIGHEST_SUN), 0, -1) if bits >> sun & 1]


def tile_name(kind: int) -> str | None:
    """Name a tile of the auction track; an empty place has none."""
    return None if kind == NO_TILE else NAMES[kind]


def redeal(state: RaState) -> State:
    """Return the state itself, copied: nothing in it is hidden from anybody."""
    return state.clone()


def census(state: State) -> dict[str, int]:
    """Count the tiles and add up the suns, wherever they lie."""
    assert isinstance(state, RaState)
    tiles = int(state.bag_tiles + state.track_tiles + state.ra_tiles + state.gone_tiles)
    suns = int(1 << state.centre_sun)
    for seat in range(int(state.seats)):
        row = seat * ROW
        tiles += sum(int(state.areas[row + kind]) for kind in range(1, int(FUNERAL)))
        suns += int(state.areas[row + SUNS_UP]) + int(state.areas[row + SUNS_DOWN])
    for group in range(int(state.seats)):
        if not state.dealt >> group & 1:
            suns += int(state.box.groups[group])
    return {"tiles": tiles, "suns": suns}
