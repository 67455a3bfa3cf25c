"""Photos of the chambers, and the treasures they show."""

from typing import Any

import pytest
from tests.games.gold.positions import card_of, do, position, possible, seat_of

from heliopolis.core.state import State


def before_a_chamber(**other: Any) -> State:
    """The archaeologist of the first seat stands in b2 and reveals the chamber in b1, open to the south."""
    settings: dict[str, Any] = {"archaeologists": "b2", "hidden": {"chamber-straight": 1}, **other}
    state = position("??? ?│? ?S?", **settings)
    do(state, "reveal b1", "* card chamber-straight", "open ns")
    return state


@pytest.mark.rule("gold.photos.1")
def test_the_finder_draws_a_photo_and_keeps_it() -> None:
    state = before_a_chamber(photos=["quiet 1"], pile=[3])
    assert possible(state) == {"photo quiet 1": 1}
    do(state, "* photo quiet 1", "* treasure 3")
    assert (seat_of(state, 0)["photos"], seat_of(state, 0)["points"]) == (1, 1)
    assert (seat_of(state, 1)["photos"], seat_of(state, 1)["points"]) == (0, 0)
    assert state.view(None)["photos_left"] == []
    assert (int(state.actor()), state.view(None)["actions_left"]) == (0, 2)


@pytest.mark.rule("gold.photos.1")
def test_every_photo_left_is_equally_likely() -> None:
    hidden = {"chamber-straight": 4}
    state = before_a_chamber(hidden=hidden, photos=["quiet 1", "mummy 2", "quiet 1", "curse 3"], pile=[2] * 6)
    assert possible(state) == {"photo quiet 1": 2, "photo mummy 2": 1, "photo curse 3": 1}


@pytest.mark.rule("gold.photos.2")
def test_as_many_treasures_as_shown_are_laid_open_on_the_chamber() -> None:
    hidden = {"chamber-straight": 2}
    state = before_a_chamber(hidden=hidden, photos=["quiet 3", "quiet 2"], pile=[2, 2, 2, 3])
    do(state, "* photo quiet 3")
    assert possible(state) == {"treasure 2": 3, "treasure 3": 1}
    do(state, "* treasure 2")
    assert possible(state) == {"treasure 2": 2, "treasure 3": 1}
    do(state, "* treasure 3")
    assert possible(state) == {"treasure 2": 2}
    do(state, "* treasure 2")
    assert card_of(state, "b1")["treasures"] == ["treasure-2", "treasure-2", "treasure-3"]
    assert state.view(None)["pile"] == ["treasure-2"]


@pytest.mark.rule("gold.photos.3")
def test_the_bust_comes_last_when_the_pile_is_empty() -> None:
    state = before_a_chamber(photos=["quiet 3"], pile=[2, 3])
    do(state, "* photo quiet 3", "* treasure 3")
    events = do(state, "* treasure 2")
    assert card_of(state, "b1")["treasures"] == ["treasure-2", "treasure-3", "bust"]
    assert [event.name for event in events] == ["bust", "photos"]
    assert state.view(None)["collapse"] == {"keeper": 0, "turns": 3, "next": ["b1"], "fallen": 0, "order": [0, 1, 0]}


@pytest.mark.rule("gold.photos.3")
def test_the_bust_may_lie_alone_in_the_last_chamber() -> None:
    state = before_a_chamber(photos=["quiet 1"])
    do(state, "* photo quiet 1")
    assert card_of(state, "b1")["treasures"] == ["bust"]
    assert int(state.actor()) == 0


@pytest.mark.rule("gold.photos.4")
def test_treasures_come_before_the_mummy_and_the_point_comes_last() -> None:
    state = before_a_chamber(hidden={"chamber-straight": 2}, photos=["mummy 1", "quiet 1"], pile=[2])
    assert do(state, "* photo mummy 1") == []
    assert seat_of(state, 0)["archaeologist"] == "b2"
    events = do(state, "* treasure 2")
    assert [event.name for event in events] == ["mummy-escapes", "fled", "photos"]
    assert seat_of(state, 0)["archaeologist"] == "b3"
    assert card_of(state, "b1")["treasures"] == ["treasure-2"]
    assert seat_of(state, 0)["points"] == 1
