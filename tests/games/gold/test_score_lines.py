"""The score lines of a finished game: they add up, and each says what it was for."""

import pytest
from tests.games.gold.play import mixed_game
from tests.games.gold.positions import do, position

from heliopolis.core.record import new_record, score_lines
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import paragraphs
from heliopolis.core.state import OVER
from heliopolis.games.gold.game import GAME

FACTS = {
    "photos": {"card", "danger"},
    "treasures": {"treasure"},
    "bust": {"treasure"},
    "archaeologist": {"card"},
    "porter": {"card"},
}


def test_a_small_game_line_by_line() -> None:
    state = position(
        "??? ?│? ?S?",
        archaeologists="b2",
        porters="b2 b2",
        hidden={"chamber-straight": 1},
        photos=["quiet 2"],
        pile=[3],
    )
    events = do(state, "reveal b1", "* card chamber-straight", "open ns", "* photo quiet 2", "* treasure 3")
    events += do(state, "move archaeologist b1", "take treasure-3", "move archaeologist b2", "end")
    events += do(state, "end", "move archaeologist b3")
    while state.actor() != OVER:
        events += do(state, "end")
    scored = [(event.name, event.seat, event.points, event.facts) for event in events if event.points is not None]
    assert scored == [
        ("photos", 0, 1, {"card": "b1", "danger": "quiet"}),
        ("treasures", 0, 3, {"treasure": "treasure-3"}),
        ("porter", 0, -1, {"card": "b2"}),
        ("porter", 1, -1, {"card": "b2"}),
    ]
    assert state.scores() == [3, -1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_a_whole_game_add_up_and_name_their_rules(seats: int) -> None:
    rng = SeededRng(seats)
    known = {paragraph.id for paragraph in paragraphs(GAME)}
    seen: set[str] = set()
    for _ in range(3):
        record = new_record(GAME, seats)
        *_, end = mixed_game(seats, rng, 10, record)
        totals = [0] * seats
        for line in score_lines(record):
            assert line.rule == f"gold.scoring.{line.name}"
            assert line.rule in known
            assert set(line.facts) == FACTS[line.name]
            assert line.points is not None
            totals[line.seat] += line.points
            seen.add(line.name)
        assert totals == end.scores()
    assert {"photos", "treasures"} <= seen
