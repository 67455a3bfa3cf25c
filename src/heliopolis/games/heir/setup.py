"""A new game of Heir to the Pharaoh, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.saving import load_fields, plain, save_edition, save_fields, saved_edition
from heliopolis.core.state import State

from . import areas as area, components as piece
from .box import box_of
from .state import HeirState

SCALARS: Final = (
    "reveals",
    "quick",
    "phase",
    "acting",
    "waiting",
    "round",
    "base",
    "marks",
    "base_low",
    "base_high",
    "magic_low",
    "magic_high",
    "taken_low",
    "taken_high",
    "near_low",
    "near_high",
    "monuments",
    "active_card",
    "first_display",
    "second_display",
    "active_token",
    "next_token",
    "stack",
    "god",
    "unsummoned",
    "ankh",
    "drawer",
    "draws",
    "known_before",
)


def begin(_seats: int, options: Options, edition: Edition) -> State:
    """Deal each seat its printed cards; all magic and monument cards lie face down (heir.setup.1 to 4, 8)."""
    box = box_of(edition)
    state = HeirState(box, vec[i64]([0] * int(piece.SEATS * area.SIDE)), vec[i64]([0] * int(area.TABLE)))
    for seat in range(piece.SEATS):
        state.sides[seat * area.SIDE + area.HAND] = box.hands[seat]
        state.sides[seat * area.SIDE + area.SEALED] = piece.NO_CARD
        state.sides[seat * area.SIDE + area.CALLED] = area.UNDECIDED
    for sun in range(piece.ROUNDS):
        state.table[area.SUN_OWNER + sun] = area.NOBODY
    for level in range(len(piece.CORNERS)):
        state.table[area.PLATFORM + level] = area.NOBODY
    for kind in range(piece.KINDS):
        state.table[area.DECK + kind] = box.monument_cards[kind]
    state.round = box.first_sun
    state.quick = options["quick"] is True
    return state


def save(state: HeirState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        **save_edition(state.box.edition, piece.STANDARD),
        "sides": plain(state.sides),
        "table": plain(state.table),
        **save_fields(state, SCALARS),
    }


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    box = box_of(saved_edition(saved, piece.STANDARD))
    state = HeirState(box, vec[i64](saved["sides"]), vec[i64](saved["table"]))
    load_fields(state, SCALARS, saved)
    return state
