"""What a seat knows of Ra as numbers: everything, but for the order of the bag."""

from typing import Final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.observation import Field, Layout, Sheet, flags, number, numbers, score

from . import areas as area, components, phases as at, tiles as tile
from .info import INFO
from .state import RaState

LEAST_FAME: Final[i64] = INFO.score_range[0]
MOST_FAME: Final[i64] = INFO.score_range[1]
NIBBLES: Final[i64] = 15
MOST_TILES = 60
"""How many tiles of a kind an edition may have."""


def layout(seats: int) -> Layout:
    """Return the fields, in the order in which they are written."""
    fields = [
        flags("phase", len(at.NAMES), f"What is to happen next: {', '.join(at.NAMES)}."),
        flags("epoch", int(components.EPOCHS), "Which epoch it is."),
        flags("acting", seats, "Which seat decides; none while chance does."),
        flags("turn", seats, "Whose turn it is; in an auction, the priest of Ra."),
        flags("auction", len(at.AUCTION_NAMES), "How the auction began: none, invoked, Ra drawn, track full."),
        flags("high_bid", int(components.HIGHEST_SUN), "The sun that is bid, from 1 on; none without a bid."),
        flags("high_bidder", seats, "Who has bid it."),
        flags("centre_sun", int(components.HIGHEST_SUN), "The sun in the centre of the board, from 1 on."),
        number("ra_tiles", 10, "How many tiles lie on the Ra track."),
        number("ra_track", 10, "How many places the Ra track has."),
        numbers("bag", int(tile.KINDS), MOST_TILES, f"Tiles left in the bag: {', '.join(components.NAMES)}."),
        numbers("track", int(tile.KINDS), int(components.AUCTION_TRACK), "Tiles on the auction track, by kind."),
        number("unrest_due", 2 * MOST_TILES, "How many civilisations the seat that decides is still to lose."),
        number("earthquake_due", 2 * MOST_TILES, "How many monuments it is still to lose."),
        flags("options", 2, "Whether scores are open, and whether fame may fall below 0."),
    ]
    for index in range(seats):
        fields += seat_fields(f"seat_{index}")
    return Layout(fields)


def seat_fields(name: str) -> list[Field]:
    """Return the fields of one seat; seat_0 is the viewer, seat_1 the next one."""
    held = ", ".join(components.NAMES[int(tile.GOD) : int(tile.FIRST_DISASTER)])
    suns = int(components.HIGHEST_SUN)
    return [
        numbers(f"{name}.tiles", int(tile.FIRST_DISASTER - tile.GOD), MOST_TILES, f"Tiles before it: {held}."),
        flags(f"{name}.suns_up", suns, "Its suns face up, from 1 on."),
        flags(f"{name}.suns_down", suns, "Its suns face down, from 1 on."),
        score(f"{name}.fame", INFO.score_range),
    ]


def write(state: RaState, viewer: i64, into: Sheet) -> None:
    """Write what a seat knows."""
    seats = state.seats
    into.put_choice(state.phase, at.FINISHED + 1)
    into.put_choice(state.epoch - 1, components.EPOCHS)
    into.put_seat(state.acting, viewer, seats)
    # Until the suns are dealt `turn` counts the seats that have theirs, and it may have come past the last one.
    into.put_seat(state.turn if state.turn < seats else -1, viewer, seats)
    into.put_choice(state.auction, at.TRACK_FULL + 1)
    into.put_choice(state.high_bid - 1, components.HIGHEST_SUN)
    into.put_seat(state.high_bidder, viewer, seats)
    into.put_choice(state.centre_sun - 1, components.HIGHEST_SUN)
    into.put(state.ra_tiles)
    into.put(state.box.ra_track)
    into.put_all(state.bag, 0, tile.KINDS)
    write_track(state, into)
    into.put(state.unrest_due)
    into.put(state.earthquake_due)
    into.put_flag(state.open_scores)
    into.put_flag(state.debts)
    for offset in range(seats):
        row = (viewer + offset) % seats * area.ROW
        into.put_all(state.areas, row + tile.GOD, tile.FIRST_DISASTER - tile.GOD)
        into.put_bits(state.areas[row + area.SUNS_UP] >> 1, components.HIGHEST_SUN)
        into.put_bits(state.areas[row + area.SUNS_DOWN] >> 1, components.HIGHEST_SUN)
        into.put_above(state.areas[row + area.FAME], LEAST_FAME, MOST_FAME)


def write_track(state: RaState, into: Sheet) -> None:
    """Count the tiles on the auction track by kind: in which order they lie there does not matter."""
    low: i64 = 0  # four bits a kind: the first fifteen, and the others
    high: i64 = 0
    for slot in range(components.AUCTION_TRACK):
        kind = state.track[slot]
        if kind == tile.NO_TILE:
            continue
        if kind < NIBBLES:
            low += bit(4 * kind)
        else:
            high += bit(4 * (kind - NIBBLES))
    into.put_packed(low, 4, NIBBLES)
    into.put_packed(high, 4, tile.KINDS - NIBBLES)
