"""The first screen of the rules."""

import pytest

from heliopolis.core import registry
from heliopolis.core.opening import Point, opening


def test_an_opening_has_an_aim_and_leaves_of_points() -> None:
    first = opening(registry.game("gold"), "en")
    assert first.aim.startswith("Photograph burial chambers")
    turn, _, scoring, _ = first.leaves
    assert (turn.heading, turn.remark) == ("A turn", "up to three actions, shared by your two figures")
    assert turn.side_by_side
    assert turn.points[0] == Point("archaeologist", "Archaeologist.", "Moves, or reveals a card.", "")
    assert not scoring.side_by_side
    assert scoring.points[0] == Point("photo", "A photo,", "for revealing a chamber", "+1")


@pytest.mark.parametrize(
    ("point", "said"),
    [
        (Point("photo", "A photo,", "for a chamber", "+1"), "A photo, for a chamber → +1"),
        (Point("run", "", "Any distance is one action.", ""), "Any distance is one action."),
    ],
)
def test_a_point_can_be_said_without_its_picture(point: Point, said: str) -> None:
    assert point.said == said
