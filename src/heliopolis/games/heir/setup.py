"""A new game of Heir to the Pharaoh, and one taken out of storage."""

from typing import Any, Final

from heliopolis.core.compat import i64, vec
from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.state import State
from heliopolis.games.heir.components import KINDS, NO_CARD, ROUNDS, SEATS, STANDARD, box_of
from heliopolis.games.heir.state import (
    CALLED,
    DECK,
    HAND,
    NOBODY,
    PLATFORM,
    ROW,
    SEALED,
    SUN_OWNER,
    TABLE,
    UNDECIDED,
    HeirState,
)

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
    """Deal each seat its printed cards; all magic and monument cards lie face down (heir.setup.1 to heir.setup.4)."""
    box = box_of(edition)
    state = HeirState(box, vec[i64]([0] * int(SEATS * ROW)), vec[i64]([0] * int(TABLE)))
    for seat in range(SEATS):
        state.sides[seat * ROW + HAND] = box.hands[seat]
        state.sides[seat * ROW + SEALED] = NO_CARD
        state.sides[seat * ROW + CALLED] = UNDECIDED
    for sun in range(ROUNDS):
        state.table[SUN_OWNER + sun] = NOBODY
    for level in range(4):
        state.table[PLATFORM + level] = NOBODY
    for kind in range(KINDS):
        state.table[DECK + kind] = box.monument_cards[kind]
    state.quick = options["quick"] is True
    return state


def save(state: HeirState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    edition = state.box.edition
    saved: dict[str, Any] = {
        "edition": edition.name,
        "changes": edition.changes(STANDARD),
        "sides": [int(entry) for entry in state.sides],
        "table": [int(entry) for entry in state.table],
    }
    for name in SCALARS:
        saved[name] = getattr(state, name)
    return saved


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    edition = STANDARD
    if saved["changes"]:
        edition = STANDARD.with_changes(saved["changes"], name=saved["edition"])
    state = HeirState(box_of(edition), vec[i64](saved["sides"]), vec[i64](saved["table"]))
    for name in SCALARS:
        setattr(state, name, saved[name])
    return state
