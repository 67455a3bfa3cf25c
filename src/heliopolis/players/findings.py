"""What a search finds out about a decision: its choice, and the prospects of each action."""

from typing import Final, final

from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng

PARTS: Final[i64] = 1 << 20
"""Into how many parts a chance is divided when it is drawn."""


@final
class Prospect:
    """What a search found out about one action."""

    def __init__(self, action: int, visits: int, share: float, reward: float, win: float, place: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share
        """Which part of the visits it had; where decisions are sealed, how often to decide so."""
        self.reward = reward
        self.win = win
        """The expected share of the first place."""
        self.place = place
        """The expected place, 1 for first."""


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
        """Return the actions that were tried most, so many of them, as a person should read them.

        What the search likes best comes first. Where it decides alone, the others follow by their chance of the first
        place; where decisions are sealed, by how often to decide so.
        """
        tried = [prospect for prospect in self.prospects if prospect.visits > 0][:count]
        if self.is_mixed:
            return tried
        return tried[:1] + sorted(tried[1:], key=by_win, reverse=True)


def by_win(prospect: Prospect) -> tuple[float, float]:
    """Order prospects by the chance of the first place, then by the expected place."""
    return (prospect.win, -prospect.place)


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
