"""What the golden games of Pyramidice have to show, and what became of those of earlier rules."""

import json
from pathlib import Path

import pytest
from tests.games.pyramidice.golden import WANTED, shown_by
from tests.golden.keeping import FOLDER, kept

from heliopolis.core.reader import read_record
from heliopolis.games.pyramidice.game import GAME

STORED = sorted((FOLDER.parent / "stored" / "v1" / "pyramidice").glob("*.txt"))


def test_everything_wanted_is_among_the_golden_games() -> None:
    shown = {each for record in kept("pyramidice") for each in shown_by(record)}
    assert sorted(set(WANTED) - shown) == []


@pytest.mark.parametrize("path", STORED, ids=lambda path: str(path.stem))
def test_games_of_version_1_come_to_the_end_they_came_to(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    saved = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    end = record.end()
    assert not record.outdated
    assert record.final_scores == end.scores()
    # Alone, the architect's slots are an edition's now; what he has gained with them is what he had then.
    then = GAME.restore({**saved, "changes": end.save()["changes"]})
    assert end.view(None) == then.view(None)


def test_tiles_that_version_1_laid_out_by_itself_are_laid_by_a_decision() -> None:
    alone = [record for record in (read_record(path.read_text()) for path in STORED) if record.seats == 1]
    laid = [entry for record in alone for entry in record.entries if record.notation(entry) == "lowest"]
    assert len(laid) > len(alone) > 0
    for record in alone:
        again = read_record(record.write())
        assert (again.entries, again.final_scores) == (record.entries, record.final_scores)


def test_architects_of_version_1_gain_what_they_gained_unless_a_record_says_otherwise() -> None:
    text = next(text for text in (path.read_text() for path in STORED) if "\nseats 1\n" in text)
    assert read_record(text).edition.numbers("architects.sneferu.slots") == [0, 4, 7]
    own = text.replace("edition standard", "edition mine\nset architects.sneferu.slots [0, 0, 2]")
    assert read_record(own).edition.numbers("architects.sneferu.slots") == [0, 0, 2]
    assert read_record(text.replace("\nrules 1\n", "\nrules 2\n")).edition is GAME.standard
