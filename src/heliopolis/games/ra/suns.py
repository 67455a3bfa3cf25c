"""Suns as sets of bits: sun 13 is bit 13."""

from heliopolis.core.compat import i64

from . import areas as area, components
from .state import RaState


def held_by(state: RaState, seat: i64) -> i64:
    """Return all suns of a seat, face up and face down."""
    return state.areas[seat * area.ROW + area.SUNS_UP] | state.areas[seat * area.ROW + area.SUNS_DOWN]


def lowest(suns: i64) -> i64:
    """Return the lowest of some suns."""
    sun: i64 = 0
    while suns & 1 == 0:
        suns >>= 1
        sun += 1
    return sun


def highest(suns: i64) -> i64:
    """Return the highest sun of a set; −1 if there is none."""
    sun: i64 = -1
    while suns != 0:
        suns >>= 1
        sun += 1
    return sun


def total(suns: i64) -> i64:
    """Add up the numbers on the suns of a set."""
    added: i64 = 0
    sun: i64 = 0
    while suns != 0:
        if suns & 1:
            added += sun
        suns >>= 1
        sun += 1
    return added


def listed(suns: int) -> list[int]:
    """List the suns of a set, the highest first."""
    return [sun for sun in range(int(components.HIGHEST_SUN), 0, -1) if suns >> sun & 1]


def holder_of_highest(state: RaState) -> i64:
    """Return the seat that has the highest sun; the one in the centre is nobody's."""
    best: i64 = 0
    for seat in range(1, state.seats):
        if held_by(state, seat) > held_by(state, best):
            best = seat
    return best


def is_alone(state: RaState, seat: i64) -> bool:
    """Tell whether no other seat has a sun face up."""
    return not any(other != seat and state.areas[other * area.ROW + area.SUNS_UP] != 0 for other in range(state.seats))
