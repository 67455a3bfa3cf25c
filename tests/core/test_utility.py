"""What an end is worth: by places, or by scores."""

import pytest
from tests.core.highcard.game import HighState

from heliopolis.core.errors import SetupError
from heliopolis.core.info import GameInfo
from heliopolis.core.utility import check_utility, utilities, utility_range

INFO = GameInfo("made", "Made", (2, 3), (), 1, 10, score_range=(-5, 40))


class End(HighState):
    """An end with given places and scores."""

    def __init__(self, places: list[int], others: list[int], scores: list[int]) -> None:
        super().__init__(len(places), 1)
        self.places, self.others, self.points = places, others, scores

    def standings(self) -> list[int]:
        return self.places

    def rivals(self) -> list[int]:
        return self.others


def worth(utility: str, places: list[int], rivals: list[int], scores: list[int]) -> list[float]:
    return utilities(End(places, rivals, scores), INFO, utility)


@pytest.mark.parametrize(
    ("places", "rivals", "expected"),
    [
        ([1, 2], [], [1.0, -1.0]),
        ([1, 1], [], [0.0, 0.0]),
        ([2, 1, 3], [], [0.0, 1.0, -1.0]),
        ([1, 1, 3], [], [0.5, 0.5, -1.0]),
        ([1], [2], [1.0]),
        ([2], [1], [-1.0]),
        ([1], [], [0.0]),
    ],
)
def test_places_are_worth_the_share_left_behind(places: list[int], rivals: list[int], expected: list[float]) -> None:
    assert worth("place", places, rivals, [0] * len(places)) == expected
    assert utility_range(INFO, "place") == (-1.0, 1.0)


def test_scores_are_cut_off_at_their_range() -> None:
    assert worth("score", [1, 2, 3], [], [55, 12, -9]) == [40.0, 12.0, -5.0]
    assert utility_range(INFO, "score") == (-5.0, 40.0)


def test_an_unknown_utility_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no utility 'fun'; expected one of place, score"):
        check_utility("fun")
