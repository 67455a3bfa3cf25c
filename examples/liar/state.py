"""A game of Liar's dice at one moment: the data, and the contract's methods, each a line into the room."""

from typing import Any

from heliopolis.core.observation import Sheet
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, Actions, State

NOTHING = -1
NOBODY = -1


class LiarState(State):
    """Which dice lie under each cup, and what was bid on them."""

    def __init__(self, seats: int, dice: int) -> None:
        super().__init__()
        self.dice = dice
        """How many each seat began with."""
        self.left = [dice] * seats
        """How many each seat has, rolled or not."""
        self.aside = 0
        """How many were lost."""
        self.cups: list[list[int]] = [[] for _ in range(seats)]
        """The faces that each seat has rolled: its own secret."""
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        """The faces that lay there when the cups were last lifted."""
        self.out: list[int] = []
        """The seats that have lost all their dice, in the order in which they did."""
        self.turn = 0
        self.bid = NOTHING
        """The action by which the last bid was made."""
        self.bidder = NOBODY

    def clone(self) -> "LiarState":
        copy = LiarState(len(self.left), self.dice)
        copy.left = self.left[:]
        copy.aside = self.aside
        copy.cups = [cup[:] for cup in self.cups]
        copy.shown = [cup[:] for cup in self.shown]
        copy.out = self.out[:]
        copy.turn = self.turn
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.reveals = self.reveals
        return copy

    def actor(self) -> int:
        if len(self.out) == len(self.left) - 1:
            return int(OVER)
        return self.turn if chance.roller(self) == NOBODY else int(CHANCE)

    def write_legal(self, seat: int, into: Actions) -> None:
        legal.write_legal(self, into)

    def apply(self, seat: int, action: int) -> None:
        apply.apply(self, seat, action)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes()

    def sample(self, rng: Rng) -> int:
        return chance.sample(rng)

    def resolve(self, outcome: int) -> None:
        chance.resolve(self, outcome)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standings(self) -> list[int]:
        return scoring.standings(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(view.view(self, seat))

    def write_observation(self, seat: int, into: Sheet, row: int) -> None:
        into.open(row)
        observation.write(self, seat, into)
        into.close()

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return knowledge.redeal(self, seat, rng)

    def save(self) -> dict[str, Any]:
        return setup.save(self)


# The rules know the state, so the state imports them last.
from . import apply, chance, knowledge, legal, observation, scoring, setup, view
