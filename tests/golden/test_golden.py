"""Golden games, replayed, lead to the same end to the byte, on any engine."""

from pathlib import Path

import pytest
from tests.golden.keeping import FOLDER, final_text, kept

from heliopolis.core import registry
from heliopolis.core.reader import read_record
from heliopolis.core.state import CHANCE, OVER

FILES = sorted(FOLDER.glob("*/*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_the_byte(path: Path) -> None:
    record = read_record(text_of(path))
    *_, (_, end) = record.replay()
    assert end.actor() == OVER
    assert record.write() == text_of(path)
    assert final_text(end) == text_of(path.with_suffix(".json"))
    assert end.scores() == record.final_scores


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_restored_in_its_middle_comes_to_the_same_end(path: Path) -> None:
    record = read_record(text_of(path))
    middle = len(record.entries) // 2
    state = record.game.restore(record.state_at(middle).save())
    for entry in record.entries[middle:]:
        if entry.seat == CHANCE:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
    assert final_text(state) == text_of(path.with_suffix(".json"))


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_golden_games_for_each_number_of_seats(name: str) -> None:
    assert {record.seats for record in kept(name)} == set(registry.info(name).seats)


@pytest.mark.parametrize("name", registry.names())
def test_every_golden_game_has_its_final_state(name: str) -> None:
    kept_files = {path.name for path in FOLDER.joinpath(name).iterdir()}
    stems = {path.stem for path in FOLDER.glob(f"{name}/*.txt")}
    assert kept_files == {f"{stem}{suffix}" for stem in stems for suffix in (".txt", ".json")}
