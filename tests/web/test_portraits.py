"""The final board as a drawing: it stands by itself, and tells in words what it shows."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.drawing import PICTURE, picture_svg
from heliopolis.players.analysis.figures import Moment
from heliopolis.players.analysis.report import Analysis
from heliopolis.web.analyses import final_board
from heliopolis.web.boards import board_of

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
SVG = "{http://www.w3.org/2000/svg}"


def golden(game: str) -> list[Record]:
    """Return golden records of a game, one for each number of seats."""
    read = (read_record(path.read_text(encoding="utf-8")) for path in sorted(GOLDEN.joinpath(game).glob("*.txt")))
    return list({record.seats: record for record in read if record.final_scores is not None}.values())


def even(record: Record) -> Analysis:
    """Return an analysis that tells nothing but even chances."""
    moment = Moment((100_000 // record.seats,) * record.seats, (0,) * record.seats, (1.0,) * record.seats)
    entries = tuple(record.entries)
    return Analysis(record.game, entries, (moment,) * (len(entries) + 1), {}, ())


@pytest.mark.parametrize("game", ["ra", "heir", "pyramidice", "gold"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_holds_the_final_board_and_all_it_is_made_of(game: str, language: str) -> None:
    for record in golden(game):
        names, end = NAMES[: record.seats], record.end()
        panel = final_board(record.game, end.view(None), names, language)
        drawn = ElementTree.fromstring(picture_svg(even(record), names, end.scores(), end.standings(), language, panel))
        defined = {each.get("id") for each in drawn.iter() if each.get("id")}
        used = [(each.get("href") or "").removeprefix("#") for each in drawn.iter(f"{SVG}use")]
        assert used
        assert set(used) <= defined
        assert panel.told in (drawn.findtext(f"{SVG}desc") or "")
        assert drawn.get("viewBox", "").startswith(f"0 0 {PICTURE} ")


def test_what_lies_on_the_final_board_is_told_by_name() -> None:
    record = golden("gold")[0]
    portrait = board_of("gold").portrait
    assert portrait is not None
    drawn = portrait(record.end().view(None), GameSpeaker(record.game, "en", NAMES))
    banked = [len(seat["treasures"]) for seat in record.end().view(None)["seats"]]
    assert [line.count("treasure") + line.count("bust") for line in drawn.told] == banked
