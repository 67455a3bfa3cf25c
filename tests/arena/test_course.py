"""How games go: their length, their points, their ends, and whether it helps to begin."""

import pytest

from heliopolis.arena.course import course_of
from heliopolis.arena.league import Line, Pairing, play_game
from heliopolis.core import registry


def line(places: list[int], first: int, ended_by: str, turns: int = 10) -> Line:
    """Return a made-up game of two seats."""
    scores = [8 - 2 * place for place in places]
    return Line("", 0, ["a", "b"], places, scores, [3, 4], [0.0, 0.0], [0, 0], turns, first, ended_by)


def test_the_course_of_games_is_their_mean() -> None:
    games = [line([1, 2], 0, "stalled"), line([2, 1], 0, "settled", 20), line([1, 1], 1, "settled")]
    course = course_of(games, ("collapsed", "settled", "stalled"))
    assert (course.games, course.decisions) == (3, 7)
    assert course.turns == pytest.approx(40 / 3)
    assert course.score == pytest.approx((5 + 5 + 6) / 3)
    assert course.first_seat.value == pytest.approx(1.5 / 3)
    assert course.endings == pytest.approx({"collapsed": 0.0, "settled": 2 / 3, "stalled": 1 / 3})
    assert course.how_it_ended() == "settled 66.7%, stalled 33.3%"


def test_no_game_has_no_course() -> None:
    assert course_of([], ("suns",)).as_data()["games"] == 0


@pytest.mark.parametrize("game", registry.names())
def test_a_game_tells_how_it_went(game: str) -> None:
    played, _ = play_game(Pairing(game, 2, "random", "random"), 0)
    assert played.ended_by in registry.info(game).endings
    assert played.first in (0, 1)
    assert played.turns > 2
