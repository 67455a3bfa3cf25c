"""How long an analysis looks at things. Budgets are counts, so that an analysis can be repeated on a busy machine."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Depth:
    """How often the game is played on from each moment, and how many iterations decisions are given."""

    first: int
    """How often it is played on for the first curve …"""
    samples: int
    """… and for the one that is kept."""
    iterations: int
    """How many iterations look for the best choice …"""
    weighing: int
    """… and how many compare it with the one that was taken."""
    closer: int
    """How many iterations compare the choices of a turning point."""

    def for_game(self, entries: int) -> "Depth":
        """Return how long to look at each thing in a game that is longer than usual, so that all takes as long."""
        if entries <= USUAL_ENTRIES:
            return self
        return Depth(*(max(8, each * USUAL_ENTRIES // entries) for each in self.counts()))

    def counts(self) -> tuple[int, int, int, int, int]:
        """Return all figures."""
        return self.first, self.samples, self.iterations, self.weighing, self.closer


USUAL_ENTRIES = 450

USUAL = Depth(first=12, samples=120, iterations=100, weighing=120, closer=600)
STANDARD = {
    "ra": Depth(first=80, samples=1600, iterations=600, weighing=800, closer=6000),
    "heir": Depth(first=80, samples=1600, iterations=1200, weighing=800, closer=6000),
    "pyramidice": Depth(first=40, samples=420, iterations=300, weighing=400, closer=2000),
    "gold": Depth(first=60, samples=1000, iterations=1200, weighing=1200, closer=4000),
}
"""Such that a usual game takes less than twenty seconds of one core, and its first curve less than three."""


def standard_depth(game: str) -> Depth:
    """Return how long a game is looked at."""
    return STANDARD.get(game, USUAL)
