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
def test_games_of_version_1_with_several_players_are_games_of_todays_rules(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    alone = record.seats == 1
    then = GAME.restore(json.loads(path.with_suffix(".json").read_text(encoding="utf-8")))
    assert record.outdated == alone
    assert (record.end().view(None) != then.view(None)) == alone
