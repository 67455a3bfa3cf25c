"""How sure an estimated standing is: so sure that chances come true as often as they are said to.

A lead is safer among players who see further than the light policy. How much so was found out from games between
levels (`bench/analysis.py`). It is a matter of each estimate, before chances are the mean of many: so the chance
before a draw stays the mean of those after it.
"""

SURENESS = {"pyramidice": 1.5}
"""How much surer than the heuristics of a game say; the estimates of all others are taken as they are."""


def sureness_of(game: str) -> float:
    """Return how much surer an analysis is of a game's estimates than its heuristics."""
    return SURENESS.get(game, 1.0)
