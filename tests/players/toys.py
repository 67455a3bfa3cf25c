"""Games so small that everything about them is known."""

from typing import Any

from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State


class Toy(State):
    """Shared by the small games: two seats, and scores that decide the places."""

    def __init__(self) -> None:
        super().__init__()
        self.points = [0, 0]
        self.done: list[int] = []
        self.turn = 0

    def actor(self) -> int:
        return self.turn

    def write_legal(self, seat: int, into: Actions) -> None:
        into.add(0)
        into.add(1)

    def outcomes(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(10)]

    def sample(self, rng: Rng) -> int:
        return rng.below(10)

    def clone(self) -> "Toy":
        copy = type(self)()
        copy.points, copy.done, copy.turn = self.points[:], self.done[:], self.turn
        return copy

    def scores(self) -> list[int]:
        return self.points

    def standings(self) -> list[int]:
        return [1 + sum(other > score for other in self.points) for score in self.points]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def redeal(self, seat: int | None, rng: Rng) -> State:
        return self.clone()

    def save(self) -> dict[str, Any]:
        return {"points": self.points, "done": self.done, "turn": self.turn}

    def apply(self, seat: int, action: int) -> None:
        raise AssertionError("each small game has its own")

    def resolve(self, outcome: int) -> None:
        raise AssertionError("each small game has its own")
