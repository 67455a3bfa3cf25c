"""No level of Ra does what a beginner sees to be foolish, whatever the chance of its search."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.games.ra.positions import actor, do, draw, legal, position

from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME
from heliopolis.players.levels import LEVELS, LevelBot


class Case(NamedTuple):
    """A position, and what would be foolish there."""

    state: Callable[[], State]
    foolish: set[str]


def last_to_bid() -> State:
    """The priest has the last word against a bid of 3: 4 wins."""
    state = position(track=["gold", "flood"], turn=2)
    do(state, 2, "invoke")
    do(state, 3, "pass")
    do(state, 0, "pass")
    do(state, 1, "bid 3")
    return state


def must_bid() -> State:
    """Nobody has bid on what the priest has invoked."""
    state = position(3, track=["pharaoh", "god"])
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 2, "pass")
    return state


def only_lower_suns_to_come() -> State:
    """The only seat asked later has no more than a 2."""
    state = position(3, track=["gold", "temple", "art"], suns={0: [2], 1: [9, 6], 2: [13, 11, 4]})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    return state


def no_sun_between() -> State:
    """The priest's 9 beats both 8 and 7, its 3 neither."""
    state = position(2, track=["gold", "god"], suns={0: [9, 3], 1: [8, 7, 2]})
    do(state, 0, "invoke")
    return state


def a_funeral_alone() -> State:
    """There is nothing on sale but the loss of two pharaohs, and sun 1."""
    state = position(4, track=["funeral"], areas={1: {"pharaoh": 3}, 2: {"pharaoh": 2}})
    draw(state, 0, "ra")
    return state


def nothing_but_a_lower_sun() -> State:
    """Somebody has invoked Ra on an empty track, with sun 1 in the centre."""
    state = position(5)
    do(state, 0, "invoke")
    return state


def a_double_and_three_kinds() -> State:
    """An unrest takes two of four civilisations, one of which there is twice."""
    state = position(3, track=["gold", "unrest"], areas={0: {"art": 2, "writing": 1, "religion": 1, "astronomy": 1}})
    do(state, 0, "invoke")
    do(state, 1, "pass")
    do(state, 2, "pass")
    do(state, 0, "bid 2")
    return state


def alone_with_an_empty_track() -> State:
    """Nobody else has a sun, and tiles can be drawn without any risk."""
    return position(2, epoch=2, suns={0: [9, 2]}, fame={0: 12, 1: 25})


def art_again_or_writing() -> State:
    """Only different civilisations score: a god takes one that the seat has, or one that it has not."""
    return position(2, track=["art", "writing"], areas={0: {"god": 1, "art": 1, "religion": 1}})


def a_god_and_a_drought() -> State:
    """A god may take gold, or the drought that would cost two floods."""
    return position(3, track=["drought", "gold"], areas={0: {"god": 1, "flood": 2, "nile": 3}})


def a_god_left_for_a_nile() -> State:
    """After a first god, the second scores more in hand than the Nile it could take."""
    state = position(4, epoch=3, track=["gold", "nile"], areas={0: {"god": 2, "pharaoh": 1}})
    do(state, 0, "take gold")
    return state


CASES = {
    "pay 8 or 11 where 4 wins": Case(last_to_bid, {"bid 8", "bid 11"}),
    "pay 5, 8 or 13 where 2 is enough": Case(must_bid, {"bid 5", "bid 8", "bid 13"}),
    "pay 11 or 13 where only a 2 is to come": Case(only_lower_suns_to_come, {"bid 11", "bid 13"}),
    "pay 8 where it beats no more than 7": Case(no_sun_between, {"bid 8"}),
    "pay for a funeral": Case(a_funeral_alone, {"bid 3", "bid 7", "bid 12"}),
    "pay for a lower sun": Case(nothing_but_a_lower_sun, {"bid 3", "bid 8", "bid 15"}),
    "lose the only one of a kind": Case(
        a_double_and_three_kinds, {"discard writing", "discard religion", "discard astronomy"}
    ),
    "spend a sun on an empty track": Case(alone_with_an_empty_track, {"invoke"}),
    "play a god for art again": Case(art_again_or_writing, {"take art"}),
    "play a god for a drought": Case(a_god_and_a_drought, {"take drought"}),
    "play a god for a Nile at last": Case(a_god_left_for_a_nile, {"take nile"}),
}

TRIES = {"scribe": 16, "priest": 10, "vizier": 3, "pharaoh": 1}
"""The lower a level, the more its choices differ from one time to the next."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_no_level_would(name: str, level: str) -> None:
    state, foolish = CASES[name].state(), CASES[name].foolish
    seat = actor(state)
    assert foolish < legal(state, seat)
    bot = LevelBot(level, "ra")
    chosen = {GAME.actions[bot(state, seat, SeededRng(number))] for number in range(TRIES[level])}
    assert not chosen & foolish
