"""A new game, and one taken out of storage."""

from typing import Any

from heliopolis.core.edition import Edition
from heliopolis.core.info import Options
from heliopolis.core.state import State

from .state import LiarState


def begin(seats: int, _options: Options, edition: Edition) -> State:
    """Each has a cup and some dice; nobody has rolled yet (liar.setup.1)."""
    return LiarState(seats, edition.number("cup.dice"))


def save(state: LiarState) -> dict[str, Any]:
    """Return the whole state as plain data that shares nothing with it."""
    return {
        "dice": state.dice,
        "left": state.left[:],
        "aside": state.aside,
        "cups": [cup[:] for cup in state.cups],
        "shown": [cup[:] for cup in state.shown],
        "out": state.out[:],
        "turn": state.turn,
        "bid": state.bid,
        "bidder": state.bidder,
        "reveals": int(state.reveals),
    }


def restore(saved: dict[str, Any]) -> State:
    """Return the state that was saved."""
    state = LiarState(len(saved["left"]), saved["dice"])
    state.left = saved["left"][:]
    state.aside = saved["aside"]
    state.cups = [cup[:] for cup in saved["cups"]]
    state.shown = [cup[:] for cup in saved["shown"]]
    state.out = saved["out"][:]
    state.turn = saved["turn"]
    state.bid = saved["bid"]
    state.bidder = saved["bidder"]
    state.reveals = saved["reveals"]
    return state
