"""CONTRIBUTING tells the truth: every game's room has the files it names, and what it points to is there."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from heliopolis.core import registry

ROOT = Path(__file__).parents[1]
TEXT = ROOT.joinpath("CONTRIBUTING.md").read_text(encoding="utf-8")
ROOM = TEXT[TEXT.index("### The room") : TEXT.index("### What is easily got wrong")]
FILES = [name for row in re.findall(r"^\| (.+?) \|", ROOM, re.MULTILINE) for name in re.findall(r"`([^`]+)`", row)]
PLACES = {place for place in re.findall(r"`((?:\w+/)+\w+(?:\.py)?)`", TEXT) if "NAME" not in place}
WHERE = (ROOT, ROOT / "src" / "heliopolis")


@pytest.mark.parametrize("name", registry.names())
def test_every_room_has_the_files_that_are_told_of(name: str) -> None:
    assert len(FILES) >= 20
    room = files(registry.registration(name).package)
    assert [file for file in FILES if not room.joinpath(file).is_file()] == []


def test_what_is_pointed_to_is_there() -> None:
    assert len(PLACES) >= 15
    assert sorted(place for place in PLACES if not any(start.joinpath(place).exists() for start in WHERE)) == []
