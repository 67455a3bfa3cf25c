"""The best choices of a seat, with what a search found out about each and the remarks of the game's own adviser."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from heliopolis.core import registry
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.findings import SERIOUS, Estimate, Findings, Prospect, by_promise
from heliopolis.players.levels import advise, weigh

SURE = 2.0
"""How many standard errors a figure is told with: it is wrong once in twenty times."""

OFTEN = 2.0
"""A choice is advised if the search tried it at least as often as its most tried one, divided by this.

The search tries first what a player of the game would; what it then left alone may look well by a few lucky samples.
"""

MOST = 3
"""How many choices are named at most."""

CLEARLY = 0.1
"""By how much of a chance of the first place a choice is worse at least, to be told so afterwards."""


@dataclass(frozen=True)
class Remark:
    """What decides a choice: the game's message `because-NAME` says it, filled with the facts. Seats count from 1."""

    name: str
    facts: dict[str, int | str]
    is_against: bool = False
    """Whether it says that another choice is never worse."""


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


def best_choices(game: str, state: State, seat: int, rng: Rng, *, made: int | None = None) -> list[Advice]:
    """Advise a seat, given a state that it can't tell from the true one: the choice that promises most comes first.

    Who has made a choice already is told only what is clearly better.
    """
    findings = advise(game, state, seat, rng)
    best = well_tried(findings)
    if made is not None:
        best = best[:1] if is_worse(made, best[0], findings) else []
    sound = [each for each in best if not speaks_against(game, state, seat, each.action)]
    if not sound and made is None:
        tried = [each.action for each in findings.prospects if each.visits > 0]
        others = [action for action in tried if not speaks_against(game, state, seat, action)][:MOST]
        if others:
            findings = weigh(game, state, seat, others, rng)
            sound = [each for each in findings.prospects if each.action in others]
        else:
            sound = best
    named = sorted(sound, key=by_promise, reverse=True)  # sealed ones come by how often to decide so
    return [
        _advice(each, named[0], findings, tuple(remarks_of(game, state, seat, each.action)))
        for each in named
        if findings.is_mixed or not is_dominated(each, named[0])
    ]


def speaks_against(game: str, state: State, seat: int, action: int) -> bool:
    """Tell whether the game's own adviser says that another choice is never worse."""
    return any(remark.is_against for remark in remarks_of(game, state, seat, action))


def is_dominated(choice: Prospect, first: Prospect) -> bool:
    """Tell whether a choice can be told from the first, and is better in nothing that is shown of it."""
    return not choice.is_like(first) and choice.lead.mean <= first.lead.mean


def well_tried(findings: Findings) -> list[Prospect]:
    """Return the best choices without those that the search tried much less than another; sealed ones are a mix."""
    best = findings.best(MOST)
    most = max(each.share for each in best)
    return [each for each in best if findings.is_mixed or each.share * OFTEN >= most]


def is_worse(action: int, best: Prospect, findings: Findings) -> bool:
    """Tell whether a choice is clearly worse than the best one: by more than chance, and more than a trifle.

    Where decisions are sealed there is no best one, but some that are not to be made.
    """
    made = next((each for each in findings.prospects if each.action == action), None)
    if made is None:
        return False
    is_rare = made.share * SERIOUS < best.share
    if findings.is_mixed:
        return is_rare
    return best.win.mean - made.win.mean >= CLEARLY and (is_rare or not made.is_like(best))


def remarks_of(game: str, state: State, seat: int, action: int) -> list[Remark]:
    """Return what the game's own adviser says of an action; nothing if there is none."""
    part = registry.registration(game).remarks
    remarks: Remarks | None = registry.load(part) if part else None
    return remarks(state, seat, action) if remarks else []


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
