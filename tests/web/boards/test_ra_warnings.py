"""What the table of Ra warns of: a bid that is too high or can be beaten, a lot at risk, fame that is lost."""

import re

import pytest
from tests.games.ra.positions import position
from tests.web.boards.scenes import drawn_parts, scene

from heliopolis.core.lessons import play
from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME

SAFE = re.compile(r'data-act="bid (\d+)">(?:(?!</button>).)*class="safe"')


def auction(suns: dict[int, list[int]]) -> State:
    """Return an auction that the last seat has invoked: the first is asked first."""
    state = position(seats=3, turn=2, centre=9, track=["art", "gold"], suns=suns)
    play(GAME, state, ["3 invoke"])
    return state


@pytest.mark.parametrize(("rivals", "safe"), [([6, 3], ["8"]), ([10, 3], ["13"]), ([], ["5"])])
def test_the_lowest_sun_that_nobody_can_beat_is_underlined(rivals: list[int], safe: list[str]) -> None:
    prompt = drawn_parts(scene(GAME, auction({0: [13, 8, 5], 1: rivals, 2: [4]}), 0))["prompt"]
    assert SAFE.findall(prompt) == safe
    assert prompt.count("the lowest that nobody can beat") == 1


def test_no_sun_is_underlined_if_each_can_be_beaten() -> None:
    prompt = drawn_parts(scene(GAME, auction({0: [12, 8], 1: [13], 2: [4]}), 0))["prompt"]
    assert SAFE.findall(prompt) == []


@pytest.mark.parametrize(("ra", "track", "risky"), [(7, ["art"], True), (7, [], False), (6, ["art"], False)])
def test_drawing_on_the_last_gap_says_that_the_lot_is_at_risk(ra: int, track: list[str], risky: bool) -> None:
    state = position(seats=3, turn=0, ra=ra, centre=9, track=track, suns={0: [5], 1: [4], 2: [3]})
    assert ("Draw, risk the lot" in drawn_parts(scene(GAME, state, 0))["prompt"]) == risky


@pytest.mark.parametrize(
    ("ra", "tiles", "named"),
    [
        (5, {"nile": 2}, "−5: no civilisation"),
        (5, {"nile": 2, "art": 1}, "2 Niles without a flood: nothing"),
        (4, {}, ""),
    ],
)
def test_near_the_end_of_an_epoch_the_forecast_names_what_is_missing(
    ra: int, tiles: dict[str, int], named: str
) -> None:
    state = position(seats=3, turn=0, ra=ra, centre=9, suns={0: [5], 1: [4], 2: [3]}, areas={0: tiles})
    mine = drawn_parts(scene(GAME, state, 0))["mine"]
    assert ("is-bad" in mine) == bool(named)
    assert named in mine
