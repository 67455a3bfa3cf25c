"""Sticks: state, rules and all. Larger games keep these in files of their own."""

from typing import Any

from heliopolis.core.edition import Component, Edition, Flaw, Number, edition
from heliopolis.core.errors import Reason
from heliopolis.core.game import Game
from heliopolis.core.info import Options
from heliopolis.core.journal import JournalEvent
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State

from .info import INFO

STANDARD = edition("sticks", [Component("table.sticks", 9, "reconstructed", Number(4, 9))])
MOST = 3


class SticksState(State):
    """How many sticks are left, and whose turn it is."""

    def __init__(self, seats: int, start: int) -> None:
        self.journal = None
        self.reveals = 0
        self.start = start
        self.left = start
        self.gone = 0
        self.acting = int(CHANCE)
        self.points = [0] * seats

    def actor(self) -> int:
        """Return the seat that decides."""
        return self.acting

    def write_legal(self, seat: int, into: Actions) -> None:
        """One to three sticks, as long as there are so many (sticks.turn.1)."""
        for number in range(1, min(MOST, self.left) + 1):
            into.add(number - 1)

    def apply(self, seat: int, action: int) -> None:
        """Take sticks; whoever takes the last one scores (sticks.turn.2)."""
        self.left -= action + 1
        self.gone += action + 1
        self.acting = (seat + 1) % len(self.points)
        if self.left == 0:
            self.points[seat] = 1
            self.acting = int(OVER)
            if self.journal is not None:
                self.journal.append(JournalEvent("last", "sticks.turn.2", seat, {}, points=1))

    def outcomes(self) -> list[tuple[int, int]]:
        """Chance removes no stick or one, equally likely (sticks.setup.1)."""
        return [(0, 1), (1, 1)]

    def sample(self, rng: Rng) -> int:
        """Draw an outcome."""
        return rng.below(2)

    def resolve(self, outcome: int) -> None:
        """Remove the stick, or not."""
        self.left -= outcome
        self.gone += outcome
        self.acting = 0

    def clone(self) -> "SticksState":
        """Return a copy."""
        return restore(self.save())

    def scores(self) -> list[int]:
        """Return each seat's points."""
        return list(self.points)

    def standings(self) -> list[int]:
        """The winner is first; the others share the second place."""
        return [1 + max(self.points) - points for points in self.points]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything is public."""
        return {"phase": "turn", "seat": seat, "left": self.left, "acting": self.actors()}

    def redeal(self, seat: int | None, rng: Rng) -> "SticksState":
        """Nothing is hidden."""
        return self.clone()

    def save(self) -> dict[str, Any]:
        """Return all of it."""
        return {
            "start": self.start,
            "left": self.left,
            "gone": self.gone,
            "acting": self.acting,
            "points": list(self.points),
        }

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return (restore, (self.save(),))


def begin(seats: int, _options: Options, chosen: Edition) -> State:
    """Lay out the sticks."""
    return SticksState(seats, chosen.number("table.sticks"))


def restore(saved: dict[str, Any]) -> SticksState:
    """Return a state that was saved."""
    state = SticksState(len(saved["points"]), saved["start"])
    state.left, state.gone, state.acting = saved["left"], saved["gone"], saved["acting"]
    state.points = list(saved["points"])
    return state


def why_not(state: State, seat: int, _action: int) -> Reason:
    """Return why an action is refused: what a paragraph forbids, as data."""
    return Reason("sticks.turn.1", "too-many" if seat in state.actors() else "others-turn")


def census(state: State) -> dict[str, int]:
    """Count the sticks, on the table and taken."""
    assert isinstance(state, SticksState)
    return {"sticks": state.left + state.gone}


def flaws(_edition: Edition) -> list[Flaw]:
    """Every number of sticks will do."""
    return []


GAME = Game(
    info=INFO,
    package="examples.sticks",
    standard=STANDARD,
    flaws=flaws,
    begin=begin,
    restore=restore,
    why_not=why_not,
    census=census,
    actions=tuple(f"take {number}" for number in range(1, MOST + 1)),
    outcomes=("remove 0", "remove 1"),
)
