"""Turning points: the decisions that made the greatest difference, at most five a seat."""

from collections.abc import Sequence

from heliopolis.players.analysis.figures import PARTS, Decision, TurningPoint
from heliopolis.players.findings import TELLING

MOST = 5
CANDIDATES = 7
"""How many decisions of a seat are looked at closely."""
LEAST = PARTS // 50
"""What makes less of a difference than this is no turning point."""
APART = 4
"""How many entries lie between two turning points of a seat: a turn of many small decisions is told once."""


def candidates(decisions: Sequence[Decision], seats: int) -> list[Decision]:
    """Return the decisions that seem to have made a difference, in the order of the game."""
    found: list[Decision] = []
    for seat in range(seats):
        own = [each for each in decisions if each.seat == seat and promise(each) >= LEAST]
        found += sorted(own, key=promise, reverse=True)[:CANDIDATES]
    return sorted(found, key=lambda each: each.step)


def promise(decision: Decision) -> int:
    """Return how much of a difference a decision seems to have made."""
    if not decision.is_best or decision.sealed:
        return abs(decision.cost) if decision.options else 0
    if len(decision.options) < 2:
        return 0
    mine, *others = sorted(decision.options, key=lambda each: each.action != decision.chosen)
    return mine.win - max(each.win for each in others)


def turning_points(looked_at: Sequence[TurningPoint], seats: int) -> list[TurningPoint]:
    """Return what has turned out to make a difference, the greatest of each seat first, seat by seat."""
    found: list[TurningPoint] = []
    for seat in range(seats):
        own: list[TurningPoint] = []
        for each in sorted(looked_at, key=lambda each: abs(each.gain), reverse=True):
            near = any(abs(each.step - other.step) < APART for other in own)
            if each.seat == seat and is_clear(each) and not near and len(own) < MOST:
                own.append(each)
        found += own
    return found


def is_clear(point: TurningPoint) -> bool:
    """Tell whether the difference is large, and larger than its uncertainty."""
    return abs(point.gain) >= max(LEAST, TELLING * point.error)
