"""What a chance is said to be: as often as it comes true, where playing on by the light policy is too cautious.

A lead is safer among players who see further than the light policy. How much so was found out from games between
levels (`bench/analysis.py chances`): odds are raised to a power, so that even chances and certainty stay as they are.
"""

from collections.abc import Sequence
from math import pow as raised_to

SHARPNESS = {"pyramidice": 1.45}
"""The power for games of several seats; chances of all others come true as they are."""


class Calibration:
    """Says how likely something is, in games of one kind."""

    def __init__(self, game: str, seats: int) -> None:
        self.others = seats - 1
        self.power = SHARPNESS.get(game, 1.0) if self.others else 1.0

    def of_all(self, shares: Sequence[float]) -> list[float]:
        """Return the chances of all seats, which add up to one again."""
        if self.power == 1.0:
            return list(shares)
        raised = [raised_to(share, self.power) for share in shares]
        return [each / sum(raised) for each in raised]

    def of_one(self, share: float) -> float:
        """Return the chance of one seat, whose rivals share the rest evenly."""
        if self.power == 1.0:
            return share
        mine = raised_to(share, self.power)
        return mine / (mine + self.others * raised_to(max(0.0, 1.0 - share) / self.others, self.power))

    def error(self, share: float, error: float) -> float:
        """Return the error of a chance, given that of what it was made from."""
        if not 0.0 < share < 1.0:
            return error
        said = self.of_one(share)
        return error * self.power * said * (1.0 - said) / (share * (1.0 - share))
