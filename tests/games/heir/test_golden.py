"""What the golden games of Heir to the Pharaoh have to show."""

import pytest
from tests.games.heir.golden import ENDINGS, OCCASIONS, ending, occasions
from tests.golden.keeping import kept


@pytest.mark.rule("heir.end.1", "heir.end.2")
def test_each_way_of_ending_is_among_the_golden_games() -> None:
    shown = {ending(record.end()) for record in kept("heir")}
    assert sorted(set(ENDINGS) - shown) == []


def test_each_special_occasion_is_among_the_golden_games() -> None:
    shown = {each for record in kept("heir") for each in occasions(record)}
    assert sorted(set(OCCASIONS) - shown) == []
