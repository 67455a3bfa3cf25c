"""Whole games, kept as records: replayed, they lead to the same end to the byte, on any engine."""

from pathlib import Path

import pytest
from tests.games.heir.golden import ENDINGS, FOLDER, OCCASIONS, ending, final_text, occasions

from heliopolis.core.reader import read_record
from heliopolis.core.state import OVER
from heliopolis.games.heir.game import GAME

FILES = sorted(FOLDER.glob("*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_byte(path: Path) -> None:
    record = read_record(text_of(path))
    end = record.start()
    for _, state in record.replay():
        end = state
    assert end.actor() == OVER
    assert record.write() == text_of(path)
    assert final_text(end) == text_of(path.with_suffix(".json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_restored_in_its_middle_comes_to_the_same_end(path: Path) -> None:
    record = read_record(text_of(path))
    middle = len(record.entries) // 2
    state = GAME.restore(record.state_at(middle).save())
    for entry in record.entries[middle:]:
        if entry.seat < 0:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
    assert final_text(state) == text_of(path.with_suffix(".json"))


@pytest.mark.rule("heir.end.1", "heir.end.2")
def test_each_way_of_ending_is_among_the_golden_games() -> None:
    shown = {ending(read_record(text_of(path)).state_at(GAME.info.longest)) for path in FILES}
    assert sorted(set(ENDINGS) - shown) == []


def test_each_special_occasion_is_among_the_golden_games() -> None:
    shown = {occasion for path in FILES for occasion in occasions(read_record(text_of(path)))}
    assert sorted(set(OCCASIONS) - shown) == []


def test_every_golden_game_has_its_final_state() -> None:
    assert FILES
    assert {path.stem for path in FOLDER.iterdir()} == {path.stem for path in FILES}
    assert {path.suffix for path in FOLDER.iterdir()} == {".txt", ".json"}
    assert len(list(FOLDER.iterdir())) == 2 * len(FILES)
