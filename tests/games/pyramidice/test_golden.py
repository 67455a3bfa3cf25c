"""What the golden games of Pyramidice have to show."""

from tests.games.pyramidice.golden import WANTED, shown_by
from tests.golden.keeping import kept


def test_everything_wanted_is_among_the_golden_games() -> None:
    shown = {each for record in kept("pyramidice") for each in shown_by(record)}
    assert sorted(set(WANTED) - shown) == []
