"""What the golden games of L'or du pharaon have to show."""

import pytest
from tests.games.gold.golden import ENDINGS, OCCASIONS, SEATS, shown_by
from tests.golden.keeping import kept


@pytest.mark.parametrize("seats", SEATS)
def test_each_way_of_ending_is_among_the_golden_games(seats: int) -> None:
    shown = {each for record in kept("gold") if record.seats == seats for each in shown_by(record)}
    assert sorted(set(ENDINGS) - shown) == []


def test_each_special_occasion_is_among_the_golden_games() -> None:
    shown = {each for record in kept("gold") for each in shown_by(record)}
    assert sorted(set(OCCASIONS) - shown) == []


def test_a_finished_game_tells_how_it_ended() -> None:
    for record in kept("gold"):
        assert {"collapsed", "settled", "stalled"} & shown_by(record) == {record.end().ended_by()}
