"""Whole games, written once and compared to the byte: each way of ending, with and without a quick set-up."""

from pathlib import Path

import pytest
from tests.games.heir.table import GAME

from heliopolis.core.conformance import random_game
from heliopolis.core.reader import read_record
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng

GOLDEN = Path(__file__).parents[2] / "golden" / "heir"

# Ending, quick set-up, seed of the random game, places.
GAMES = {
    "bast-wins": (False, 7, [1, 2]),
    "bast-wins-quick": (True, 0, [1, 2]),
    "anubis-wins": (False, 3, [2, 1]),
    "anubis-wins-quick": (True, 4, [2, 1]),
    "tie-broken-by-cards": (False, 1, None),
    "tie-broken-by-cards-quick": (True, 138, None),
    "shared-victory": (False, 101, [1, 1]),
    "shared-victory-quick": (True, 522, [1, 1]),
}


def test_every_way_of_ending_has_its_record() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(GAMES)


@pytest.mark.rule("heir.end.1", "heir.end.2")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_byte_and_ends_as_it_says(name: str) -> None:
    _, _, places = GAMES[name]
    text = GOLDEN.joinpath(f"{name}.txt").read_text(encoding="utf-8")
    record = read_record(text)
    state = record.start()
    for _, moment in record.replay():
        state = moment
    assert record.write() == text
    if places is None:
        assert state.scores()[0] == state.scores()[1]
        assert sorted(state.standings()) == [1, 2]
    else:
        assert state.standings() == places


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_generator_writes_the_golden_game_again(name: str) -> None:
    quick, seed, _ = GAMES[name]
    record = new_record(GAME, 2, {"quick": quick}, players=["Ada", "Bob"])
    for _ in random_game(GAME, record, SeededRng(seed)):
        pass
    assert record.write() == GOLDEN.joinpath(f"{name}.txt").read_text(encoding="utf-8")
