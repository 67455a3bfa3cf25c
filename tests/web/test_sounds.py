"""Sounds: each file is what the script makes of it."""

from array import array
from importlib.resources import files
from pathlib import Path

from heliopolis.web.sounds import SOUNDS, write

MOST_BYTES = 40_000
HEAD = 44
"""The length of a WAV file's head."""


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    write(tmp_path)
    folder = files("heliopolis.web") / "static" / "sounds"
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{name}.wav" for name in SOUNDS)
    for name in SOUNDS:
        kept = (folder / f"{name}.wav").read_bytes()
        assert len(kept) < MOST_BYTES
        made = (tmp_path / f"{name}.wav").read_bytes()
        assert made[:HEAD] == kept[:HEAD]
        apart = zip(array("h", made[HEAD:]), array("h", kept[HEAD:]), strict=True)
        assert all(abs(one - other) <= 1 for one, other in apart)  # a sine's last digit is the machine's
