"""What the end of a game is worth to each seat: by the places taken, or by the scores.

place   the share of opponents left behind less that of those ahead, from −1 to 1; opponents without a seat count too
score   the score, cut off at `GameInfo.score_range`

By places the seats together have nothing to win: what one gains others lose, unless somebody plays alone.
"""

from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo
from heliopolis.core.state import State

PLACE = "place"
SCORE = "score"
UTILITIES = (PLACE, SCORE)


def check_utility(name: str) -> None:
    """Refuse a utility that there is none of."""
    if name not in UTILITIES:
        raise SetupError(f"there is no utility {name!r}; expected one of {', '.join(UTILITIES)}", "no-utility")


def utility_range(info: GameInfo, name: str) -> tuple[float, float]:
    """Return the least and the most that an end may be worth."""
    return (-1.0, 1.0) if name == PLACE else (float(info.score_range[0]), float(info.score_range[1]))


def utilities(state: State, info: GameInfo, name: str) -> list[float]:
    """Return what the end of a game is worth to each seat."""
    if name == PLACE:
        return by_place(state)
    low, high = info.score_range
    return [float(min(max(score, low), high)) for score in state.scores()]


def by_place(state: State) -> list[float]:
    """Return the share of opponents each seat has left behind, less that of those ahead."""
    places = state.standings()
    everybody = places + state.rivals()
    others = len(everybody) - 1
    if others == 0:
        return [0.0]
    return [
        (sum([1 for other in everybody if other > place]) - sum([1 for other in everybody if other < place])) / others
        for place in places
    ]
