"""Places, and what decides between those tied for the first."""

import pytest

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.journal import EVERYONE
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.standings import decided_by, places
from heliopolis.language import GameSpeaker


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(5,)], [1]),
        ([(5,), (9,), (7,)], [3, 1, 2]),
        ([(5,), (5,), (5,)], [1, 1, 1]),
        ([(5,), (9,), (5,)], [2, 1, 2]),
        ([(9,), (9,), (5,), (5,), (1,)], [1, 1, 3, 3, 5]),
        ([(10, 13), (10, 12), (4, 16)], [1, 2, 3]),
        ([(10, 12), (10, 13), (10, 12)], [2, 1, 2]),
        ([(0,), (-3,)], [1, 2]),
        ([(-3, -1), (-3, -2)], [1, 2]),
        ([], []),
    ],
)
def test_the_greatest_key_is_first_and_equal_keys_share_a_place(
    keys: list[tuple[int, ...]], expected: list[int]
) -> None:
    assert places(keys) == expected


def test_who_has_the_most_alone_needs_no_tie_break() -> None:
    assert decided_by([3, 5, 4], [("cards", "x.1", [9, 0, 0])]) is None


def test_the_first_criterion_that_leaves_one_decides() -> None:
    found = decided_by(
        [5, 5, 5, 9, 9, 9], [("cards", "x.1", [9, 9, 9, 2, 2, 1]), ("time", "x.2", [0, 0, 0, -4, -2, 0])]
    )
    assert found is not None
    assert (found.name, found.rule, found.seat) == ("time", "x.2", 4)
    assert found.facts == {"points": 9, "best": -2, "other": -4}


def test_where_nothing_decides_the_victory_is_shared() -> None:
    found = decided_by([5, 5], [("cards", "x.1", [2, 2])])
    assert found is not None
    assert (found.name, found.seat, found.facts) == ("shared", EVERYONE, {"points": 5})


@pytest.mark.rule("ra.end.2", "heir.end.2", "pyramidice.end.5", "pyramidice.solo.9", "gold.end.4", "gold.end.5")
@pytest.mark.parametrize("name", registry.names())
def test_the_tie_break_told_is_the_one_that_decided(name: str) -> None:
    game = registry.game(name)
    for seats in game.info.seats:
        for seed in range(6):
            *_, end = random_game(game, new_record(game, seats), SeededRng(seed))
            scores, standings, told = end.scores(), end.standings(), end.tie_break()
            if seats > 1:
                assert (told is None) == (scores.count(max(scores)) == 1)
                assert told is None or (told.seat == EVERYONE) == (standings.count(1) > 1)
            if told is not None:
                assert told.seat == EVERYONE or standings[told.seat] == 1
                assert all(GameSpeaker(game, language).tie_break(told) for language in LANGUAGES)
