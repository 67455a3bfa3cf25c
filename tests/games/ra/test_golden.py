"""What the golden games of Ra have to show."""

import pytest
from tests.games.ra.golden import ENDINGS, OCCASIONS, SEATS, endings, occasions
from tests.golden.keeping import kept


@pytest.mark.parametrize("seats", SEATS)
def test_each_way_of_ending_is_among_the_golden_games(seats: int) -> None:
    shown = {each for record in kept("ra") if record.seats == seats for each in endings(record)}
    assert sorted(set(ENDINGS) - shown) == []


def test_each_special_occasion_is_among_the_golden_games() -> None:
    shown = {each for record in kept("ra") for each in occasions(record)}
    assert sorted(set(OCCASIONS) - shown) == []


def test_a_finished_game_tells_how_it_ended() -> None:
    for record in kept("ra"):
        assert (record.end().ended_by() == "ra-track") == ("game-by-ra" in endings(record))
