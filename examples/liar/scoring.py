"""Scores and places."""

from heliopolis.core.standings import places

from .state import LiarState


def scores(state: LiarState) -> list[int]:
    """A seat's score is the number of its dice (liar.end.2)."""
    return state.left[:]


def standings(state: LiarState) -> list[int]:
    """More dice take a higher place; of those without any, whoever lost the last one later does (liar.end.2)."""
    return places([(left, lasted(state, seat)) for seat, left in enumerate(state.left)])


def lasted(state: LiarState, seat: int) -> int:
    """Return how many were out before a seat was."""
    return state.out.index(seat) if seat in state.out else len(state.out)
