"""The whole of an analysis."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heliopolis.core.game import Entry, Game
from heliopolis.players.analysis.figures import (
    Account,
    Decision,
    Moment,
    TurningPoint,
    dump,
    load_decision,
    load_moment,
    load_turning_point,
)
from heliopolis.players.analysis.ledger import Booking, balance, book
from heliopolis.players.analysis.measures import Measure, measure
from heliopolis.players.analysis.stages import Whereabouts, turns, whereabouts
from heliopolis.players.analysis.tallies import Tally

FORMAT = 3
"""Raised when what is stored of an analysis means something else."""


@dataclass(frozen=True)
class Analysis:
    """What was found out about a game, or as much of it as is known so far."""

    game: Game
    entries: tuple[Entry, ...]
    moments: tuple[Moment, ...]
    """One more than there are entries: the first is the one before all of them."""
    turned: dict[int, list[Moment]]
    """Moments between sealed decisions, had they come in the opposite order, by the first decision's place."""
    marks: tuple[int, ...]
    """After which entries a new stage of the game begins, such as an epoch or a round."""
    decisions: tuple[Decision, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()
    """The greatest of each seat first, seat by seat."""
    tallies: tuple[Tally, ...] = ()
    """What the players of this game count themselves."""
    complete: bool = False

    @property
    def seats(self) -> int:
        """Return how many seats there are."""
        return len(self.moments[0].wins)

    def bookings(self) -> list[Booking]:
        """Return what each entry did."""
        return book(self.entries, self.moments, self.turned)

    def ledger(self) -> list[Account]:
        """Return each seat's account."""
        return balance(self.moments, self.bookings())

    def measures(self) -> list[Measure]:
        """Return how good each seat was at each sort of decision."""
        return measure(self.game, self.decisions, self.seats)

    def where(self, step: int) -> Whereabouts:
        """Say where in the game the entry after so many others stands."""
        return whereabouts(turns(self.entries), self.marks, step)

    def points_of(self, seat: int) -> list[TurningPoint]:
        """Return the turning points of a seat, the greatest first."""
        return [point for point in self.turning_points if point.seat == seat]

    def dump(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "format": FORMAT,
            "game": self.game.info.name,
            "entries": [[int(entry.seat), entry.number] for entry in self.entries],
            "moments": [dump(each) for each in self.moments],
            "turned": {str(step): [dump(each) for each in between] for step, between in self.turned.items()},
            "marks": list(self.marks),
            "decisions": [dump(each) for each in self.decisions],
            "turning_points": [dump(each) for each in self.turning_points],
            "tallies": [list(each) for each in self.tallies],
            "complete": self.complete,
        }


def load_analysis(game: Game, data: dict[str, Any]) -> Analysis:
    """Read an analysis from plain data."""
    if data["format"] != FORMAT:
        raise ValueError(f"this analysis has format {data['format']}; expected {FORMAT}")
    return Analysis(
        game,
        entries_from(data["entries"]),
        tuple(load_moment(each) for each in data["moments"]),
        {int(step): [load_moment(each) for each in between] for step, between in data["turned"].items()},
        tuple(data["marks"]),
        tuple(load_decision(each) for each in data["decisions"]),
        tuple(load_turning_point(each) for each in data["turning_points"]),
        tuple(Tally(*each) for each in data["tallies"]),
        data["complete"],
    )


def entries_from(data: Sequence[Sequence[int]]) -> tuple[Entry, ...]:
    """Read entries from plain data."""
    return tuple(Entry(seat, number) for seat, number in data)
