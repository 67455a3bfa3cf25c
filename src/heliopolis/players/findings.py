"""What a search finds out about a decision: its choice, and the prospects of each action."""

from math import sqrt
from typing import Final, final

from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng

PARTS: Final[i64] = 1 << 20
"""Into how many parts a chance is divided when it is drawn."""
SERIOUS: Final = 8.0
"""A choice that had less than the best one's share of visits divided by this was not looked at seriously."""


TELLING: Final = 2.0
"""How many standard errors apart two means are at least, to be told apart."""


@final
class Estimate:
    """A mean of some samples, and its standard error."""

    def __init__(self, samples: float, total: float, squares: float) -> None:
        self.mean: float = total / samples if samples > 0.0 else 0.0
        self.error: float = 0.0
        if samples > 1.0:
            spread = (squares - samples * self.mean * self.mean) / (samples - 1.0)
            self.error = sqrt(spread / samples) if spread > 0.0 else 0.0

    def is_near(self, other: "Estimate") -> bool:
        """Tell whether two means may be the same."""
        apart = self.mean - other.mean
        return apart * apart <= TELLING * TELLING * (self.error * self.error + other.error * other.error)


@final
class Prospect:
    """What a search found out about one action."""

    def __init__(
        self, action: int, visits: int, share: float, reward: float, place: float, win: Estimate, lead: Estimate
    ) -> None:
        self.action = action
        self.visits = visits
        self.share = share
        """Which part of the visits it had; where decisions are sealed, how often to decide so."""
        self.reward = reward
        self.place = place
        """The expected place, 1 for first."""
        self.win = win
        """The share of the first place."""
        self.lead = lead
        """By how many points the best of the others is beaten at the end."""

    def is_like(self, other: "Prospect") -> bool:
        """Tell whether what was found out does not tell this action from another, neither by wins nor by points."""
        return self.win.is_near(other.win) and self.lead.is_near(other.lead)


@final
class Findings:
    """What a search found out: its choice, and the prospects of each action, the best first."""

    def __init__(
        self,
        choice: int,
        prospects: list[Prospect],
        iterations: int,
        seconds: float,
        playing: float,
        *,
        is_mixed: bool,
    ) -> None:
        self.choice = choice
        self.prospects = prospects
        self.is_mixed = is_mixed
        """Whether the decision is sealed: then the choice is drawn by the shares."""
        self.iterations = iterations
        self.seconds = seconds
        self.playing = playing
        """How many of the seconds went into playouts, if the search was asked to time them."""

    def best(self, count: int = 3) -> list[Prospect]:
        """Return the actions that were tried most, so many of them, in the order of what they promise.

        That is the chance of the first place; where decisions are sealed, how often to decide so. What was left out of
        the search, or was hardly looked at, is not among them.
        """
        most = max([prospect.share for prospect in self.prospects])
        tried = [prospect for prospect in self.prospects if prospect.share * SERIOUS >= most][:count]
        return tried if self.is_mixed else sorted(tried, key=by_promise, reverse=True)


def by_promise(prospect: Prospect) -> tuple[float, float]:
    """Order prospects by the chance of the first place in whole percents, as it is shown, then by the expected lead."""
    return (float(round(100.0 * prospect.win.mean)), prospect.lead.mean)


def by_share(prospect: Prospect) -> tuple[float, float]:
    """Order prospects by how often they were tried, then by what they promise."""
    return (prospect.share, prospect.reward)


def most_tried(found: list[Prospect]) -> int:
    """Return the action that was tried most; of equals the most promising, then the first."""
    best = found[0]
    for prospect in found:
        if by_share(prospect) > by_share(best):
            best = prospect
    return best.action


def draw(found: list[Prospect], rng: Rng) -> int:
    """Draw an action from a mixed decision."""
    pick = float(rng.below(PARTS)) / float(PARTS)
    for prospect in found:
        pick -= prospect.share
        if pick < 0.0:
            return prospect.action
    return most_tried(found)
