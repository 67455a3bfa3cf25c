"""Measures of a kind of game: what the decisions of each sort cost on average, such as bids, or steps of a route."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from heliopolis.core.game import Game
from heliopolis.players.analysis.figures import Decision

SORTS: dict[str, dict[str, tuple[str, ...]]] = {
    "ra": {
        "bidding": ("bid", "pass"),
        "timing": ("draw", "invoke"),
        "gods": ("take", "done"),
    },
    "heir": {
        "bidding": ("bid", "offer", "stand", "change"),
        "magic": ("call", "keep"),
        "building": ("place", "move", "stay", "turn", "mark", "base", "claim", "renew"),
    },
    "pyramidice": {
        "resting": ("work", "rest"),
        "dice": ("take", "reroll", "throw", "choose", "raise", "lower", "value", "finish"),
        "building": ("build", "place", "worship", "pay", "spend", "activate"),
    },
    "gold": {
        "route": ("move", "end"),
        "exploring": ("reveal", "open", "turn", "lay"),
        "treasures": ("take", "steal", "lift", "drop"),
    },
}
"""For each game, its sorts of decisions with the first words of their notations."""


@dataclass(frozen=True)
class Measure:
    """How good a seat was at one sort of decision."""

    sort: str
    seat: int
    decisions: int
    best: int
    """How many of them were what the search would have chosen."""
    cost: int
    """What a decision cost on average …"""
    error: int
    """… with its standard error."""


def measure(game: Game, decisions: Sequence[Decision], seats: int) -> list[Measure]:
    """Measure each seat's decisions, sort by sort; none of games whose sorts nobody has named."""
    found: list[Measure] = []
    for sort, verbs in SORTS.get(game.info.name, {}).items():
        of_sort = [each for each in decisions if game.actions[each.chosen].partition(" ")[0] in verbs]
        for seat in range(seats):
            own = [each for each in of_sort if each.seat == seat]
            if own:
                found.append(summed_up(sort, seat, own))
    return found


def summed_up(sort: str, seat: int, own: Sequence[Decision]) -> Measure:
    """Return the mean of what some decisions cost."""
    count = len(own)
    cost = round(sum(each.cost for each in own) / count)
    error = round(sqrt(sum(each.error**2 for each in own)) / count)
    return Measure(sort, seat, count, sum(each.is_best for each in own), cost, error)
