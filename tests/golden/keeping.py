"""Golden games: whole games kept as records, each beside the state it ends in."""

import json
from pathlib import Path

from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.core.state import State

FOLDER = Path(__file__).parent


def final_text(state: State) -> str:
    """Write a state as text, the same for the same state."""
    return json.dumps(state.save(), indent=1, sort_keys=True) + "\n"


def keep(name: str, record: Record, end: State) -> None:
    """Write a game and its end, under a name."""
    folder = FOLDER / record.game.info.name
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(f"{name}.txt").write_text(record.write(), encoding="utf-8")
    folder.joinpath(f"{name}.json").write_text(final_text(end), encoding="utf-8")


def kept(game: str) -> list[Record]:
    """Read the golden games of a game."""
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob(f"{game}/*.txt"))]
