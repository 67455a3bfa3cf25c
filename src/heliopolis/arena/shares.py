"""Shares of first places, and how sure they are."""

from dataclasses import dataclass
from math import sqrt

CONFIDENCE = 1.96
"""Standard errors on either side of a 95 % interval."""


@dataclass(frozen=True)
class Share:
    """A share of first places, with a 95 % interval."""

    games: int
    value: float
    low: float
    high: float


def interval(share: float, games: int) -> Share:
    """Return a share with its 95 % interval (Wilson's): rounds share chance, so the true one is rather narrower."""
    if games == 0:
        return Share(0, 0.0, 0.0, 1.0)
    square = CONFIDENCE * CONFIDENCE / games
    middle = (share + square / 2) / (1 + square)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Share(games, share, max(0.0, middle - half), min(1.0, middle + half))
