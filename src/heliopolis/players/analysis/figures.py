"""What an analysis is made of: plain figures that can be stored and sent.

Chances are whole numbers of `PARTS`, so that differences of them add up exactly.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from heliopolis.players.advice.choices import Remark

PARTS = 100_000
"""What certainty is; half of it is an even chance."""


@dataclass(frozen=True)
class Moment:
    """How a game stood after some of its entries."""

    wins: tuple[int, ...]
    """Each seat's chance of the first place …"""
    errors: tuple[int, ...]
    """… with its standard error …"""
    places: tuple[float, ...]
    """… and the place it might expect."""
    kept: float = 0.0
    """Which part of the games that tell this was played on from the moment before: their errors go together."""


@dataclass(frozen=True)
class Option:
    """A choice that a seat had, as a search saw it from what the seat knew."""

    action: int
    win: int
    error: int
    share: float
    """Where decisions are sealed, how often to decide so."""


@dataclass(frozen=True)
class Decision:
    """What a seat chose, and what a search would have chosen from what that seat knew."""

    step: int
    """How many entries came before it."""
    seat: int
    chosen: int
    best: int
    cost: int
    """What the choice took from the chance of the first place; below zero if it was better than the search's own."""
    error: int
    """The standard error of the cost."""
    points: float
    """What the choice took from the lead at the end, in points …"""
    points_error: float
    """… with its standard error."""
    sealed: bool
    """Whether others decided at the same time: then there is a mixture of choices that no other is better than."""
    options: tuple[Option, ...]
    """The choices that were looked at most, with the one that was taken, the most promising first."""

    @property
    def is_best(self) -> bool:
        """Tell whether the search would have chosen the same."""
        return self.chosen == self.best


@dataclass(frozen=True)
class TurningPoint:
    """A decision that made much of a difference."""

    step: int
    seat: int
    chosen: int
    other: int
    """What would have been better; or, if the choice was the best one, what came next to it."""
    gain: int
    """How much better than the other choice it was; below zero if it was worse."""
    error: int
    sealed: bool
    remarks: tuple[Remark, ...]
    """What decides for the better of the two."""


@dataclass(frozen=True)
class Account:
    """What became of one seat's chance from the first moment to the last."""

    start: int
    luck: int
    skills: tuple[int, ...]
    """What each seat's decisions did to this one's chance: its own, and those of others."""
    result: int
    errors: tuple[int, int]
    """The standard errors of luck and of the seat's own skill."""


def whole_parts(shares: Sequence[float]) -> tuple[int, ...]:
    """Return the chances of all seats in `PARTS`, of which they make up exactly all; of one seat alone, its own."""
    if len(shares) == 1:
        return (round(shares[0] * PARTS),)
    total = sum(shares)
    exact = [share / total * PARTS for share in shares]
    parts = [int(each) for each in exact]
    missing = PARTS - sum(parts)
    for seat in sorted(range(len(exact)), key=lambda seat: parts[seat] - exact[seat])[:missing]:
        parts[seat] += 1
    return tuple(parts)


def dump(found: Any) -> dict[str, Any]:
    """Return figures as plain data."""
    return asdict(found)


def load_moment(data: dict[str, Any]) -> Moment:
    """Read a moment from plain data."""
    return Moment(tuple(data["wins"]), tuple(data["errors"]), tuple(data["places"]), data["kept"])


def load_decision(data: dict[str, Any]) -> Decision:
    """Read a decision from plain data."""
    return Decision(**{**data, "options": tuple(Option(**each) for each in data["options"])})


def load_turning_point(data: dict[str, Any]) -> TurningPoint:
    """Read a turning point from plain data."""
    return TurningPoint(**{**data, "remarks": tuple(Remark(**each) for each in data["remarks"])})
