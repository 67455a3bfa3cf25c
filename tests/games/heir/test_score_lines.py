"""The examination of a finished game: every score line, and each monument's rays with what they hit."""

from pathlib import Path

import pytest
from tests.games.heir.table import BAST

from heliopolis.core.journal import JournalEvent
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record, score_lines

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "heir").glob("*.txt"))
MOONS = {"shrine": 1, "sun-temple": 2, "obelisk": 3}
DOWN = {"n": -1, "ne": -1, "e": 0, "se": 1, "s": 1, "sw": 1, "w": 0, "nw": -1}
RIGHT = {"n": 0, "ne": 1, "e": 1, "se": 1, "s": 0, "sw": -1, "w": -1, "nw": -1}


def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def words(line: JournalEvent, name: str) -> list[str]:
    fact = line.facts[name]
    assert isinstance(fact, list)
    return fact


def place(name: object) -> tuple[int, int]:
    """Return the row and column of a space."""
    text = str(name)
    return int(text[1]), "abcdefgh".index(text[0])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_score_lines_of_a_game_add_up_to_its_scores(path: Path) -> None:
    record = read(path)
    totals = [0, 0]
    for line in score_lines(record):
        totals[line.seat] += line.points or 0
    assert totals == record.final_scores


@pytest.mark.rule("heir.final.alignments", "heir.final.rays")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_each_alignment_is_worth_what_its_rays_hit(path: Path) -> None:
    lines = [line for line in score_lines(read(path)) if line.name == "alignment"]
    assert lines
    for line in lines:
        own = MOONS[str(line.facts["kind"])]
        worth = [own if hit == "pyramid" else MOONS[hit] for hit in words(line, "hits")]
        assert line.points == sum(worth)
        assert words(line, "hits").count("pyramid") <= 1
        row, column = place(line.facts["space"])
        for direction, space in zip(words(line, "hit_directions"), words(line, "hit_spaces"), strict=True):
            assert direction in words(line, "arrows")
            down, right = (there - here for there, here in zip(place(space), (row, column), strict=True))
            steps = max(abs(down), abs(right))
            assert (down, right) == (DOWN[direction] * steps, RIGHT[direction] * steps)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_each_round_has_its_lines_and_the_final_scoring_comes_last(path: Path) -> None:
    lines = score_lines(read(path))
    chapters = [int(str(line.facts["epoch"])) for line in lines]
    assert chapters == sorted(chapters)
    for number in range(1, 9):
        names = [line.name for line in lines if line.facts["epoch"] == number]
        corner = ["platform"] if number % 2 == 0 else []
        last = ["wadjet"] if number == 8 else []
        assert names == ["claimed", "sun", *last, *corner]
    final = [line for line in lines if line.facts["epoch"] == 9]
    assert {line.rule.rpartition(".")[0] for line in final} == {"heir.final"}
    assert [line.seat for line in final] == sorted(line.seat for line in final)
    assert final[0].seat == BAST
