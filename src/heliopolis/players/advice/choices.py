"""The best choices of a seat, with what a search found out about each and the remarks of the game's own adviser."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from heliopolis.core import registry
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.findings import Estimate, Findings, Prospect
from heliopolis.players.levels import advise

SURE = 2.0
"""How many standard errors a figure is told with: it is wrong once in twenty times."""


@dataclass(frozen=True)
class Remark:
    """What decides a choice: the game's message `because-NAME` says it, filled with the facts. Seats count from 1."""

    name: str
    facts: dict[str, int | str]


Remarks = Callable[[State, int, int], list[Remark]]
"""A game's adviser: remarks on an action of a seat, in a state that the seat can't tell from the true one.

It may go by nothing but what the seat knows for certain.
"""


@dataclass(frozen=True)
class Figure:
    """A figure, and how much it may be wrong by."""

    mean: float
    error: float


@dataclass(frozen=True)
class Advice:
    """What a choice promises."""

    action: int
    win: Figure
    """The chance of the first place."""
    lead: Figure
    """By how many points the best of the others is beaten."""
    is_like_first: bool
    """Whether it can't be told from the choice that is named first."""
    share: float | None
    """Where decisions are sealed, how often to decide so."""
    remarks: tuple[Remark, ...]

    def dump(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Advice":
        """Read it from plain data."""
        figures = {name: Figure(**data[name]) for name in ("win", "lead")}
        return cls(**{**data, **figures, "remarks": tuple(Remark(**each) for each in data["remarks"])})


def best_choices(game: str, state: State, seat: int, rng: Rng) -> list[Advice]:
    """Advise a seat, given a state that it can't tell from the true one: the choice that promises most comes first."""
    findings = advise(game, state, seat, rng)
    part = registry.registration(game).remarks
    remarks: Remarks = registry.load(part) if part else no_remarks
    best = findings.best()
    return [_advice(each, best[0], findings, tuple(remarks(state, seat, each.action))) for each in best]


def no_remarks(_state: State, _seat: int, _action: int) -> list[Remark]:
    """Say nothing: for games without an adviser of their own."""
    return []


def _advice(each: Prospect, first: Prospect, findings: Findings, remarks: tuple[Remark, ...]) -> Advice:
    return Advice(
        each.action,
        _figure(each.win),
        _figure(each.lead),
        is_like_first=each is not first and each.is_like(first),
        share=each.share if findings.is_mixed else None,
        remarks=remarks,
    )


def _figure(estimate: Estimate) -> Figure:
    return Figure(estimate.mean, SURE * estimate.error)
