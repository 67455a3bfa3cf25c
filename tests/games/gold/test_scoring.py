"""What photos, treasures, the bust and lost figures are worth."""

import pytest
from tests.games.gold.positions import do, end_turns, position

from heliopolis.core.journal import JournalEvent


def lines(events: list[JournalEvent]) -> list[tuple[str, str, int, int, dict[str, object]]]:
    """Return the score lines among some events."""
    return [
        (event.name, event.rule, event.seat, event.points, dict(event.facts))
        for event in events
        if event.points is not None
    ]


@pytest.mark.rule("gold.scoring.photos")
@pytest.mark.parametrize("danger", ["quiet", "mummy", "curse"])
def test_a_photo_scores_one(danger: str) -> None:
    photos = [f"{danger} 1"]
    state = position("??? ?│? ?S?", archaeologists="b2", hidden={"chamber-corner": 1}, photos=photos, pile=[3])
    do(state, "reveal b1", "* card chamber-corner", "open es", f"* photo {danger} 1")
    events = do(state, "* treasure 3")
    assert state.scores() == [1, 0]
    assert lines(events) == [("photos", "gold.scoring.photos", 0, 1, {"card": "b1", "danger": danger})]


@pytest.mark.rule("gold.scoring.treasures")
@pytest.mark.parametrize("points", [2, 3])
def test_a_banked_treasure_scores_what_it_shows(points: int) -> None:
    state = position("┌┬┐ │││ └S┘", archaeologists="b3 a3", carried={1: points}, turn=1)
    events = do(state, "move archaeologist b3")
    assert state.scores() == [0, points]
    name = f"treasure-{points}"
    assert lines(events) == [("treasures", "gold.scoring.treasures", 1, points, {"treasure": name})]


@pytest.mark.rule("gold.scoring.treasures")
def test_treasures_carried_or_left_about_score_nothing() -> None:
    state = position("┌┬┐ │││ └S┘", archaeologists="a3 a3", carried={0: 3}, loose={"a3": [2]})
    end_turns(state, 10)
    assert state.scores() == [0, 0]


@pytest.mark.rule("gold.scoring.bust")
def test_the_banked_bust_scores_five() -> None:
    state = position("X┬┐ │││ └S┘", archaeologists="a3", carried={0: "bust"}, keeper=0, bust_chamber="a1")
    events = do(state, "move archaeologist b3")
    assert state.scores() == [5, 0]
    assert lines(events) == [("bust", "gold.scoring.bust", 0, 5, {"treasure": "bust"})]


@pytest.mark.rule("gold.scoring.archaeologist")
def test_a_lost_archaeologist_costs_two() -> None:
    state = position("X┬┐ │││ └S┘", archaeologists="a2 c3", keeper=0, bust_chamber="a1", lost=["bust"])
    events = end_turns(state)
    assert state.scores() == [-2, 0]
    assert lines(events) == [("archaeologist", "gold.scoring.archaeologist", 0, -2, {"card": "a2"})]


@pytest.mark.rule("gold.scoring.porter")
def test_a_lost_porter_costs_one() -> None:
    state = position("X┬┐ │││ └S┘", porters="b3 b1", keeper=0, bust_chamber="a1", lost=["bust"], points={1: 4})
    events = end_turns(state)
    assert state.scores() == [0, 3]
    assert lines(events) == [("porter", "gold.scoring.porter", 1, -1, {"card": "b1"})]
