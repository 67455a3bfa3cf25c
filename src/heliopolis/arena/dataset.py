"""Games as a dataset: a file of JSON lines, one a game, each with the whole record.

    {"heliopolis": 1, "game": "ra", "bots": ["greedy", "random"], "places": [1, 2], "failures": ["", ""], "record": "…"}

`places` are everybody's after all tie-breaks; who failed (`failures` says why) is placed behind the others. A record
tells the rest: options, edition, every decision and outcome, the scores (`core/record.py`).
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from heliopolis.core.errors import RecordError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record

FORMAT = 1


@dataclass(frozen=True)
class Sample:
    """One game of a dataset."""

    game: str
    bots: list[str]
    places: list[int]
    failures: list[str]
    record: str

    def write(self) -> str:
        """Return the game as a line."""
        return json.dumps({"heliopolis": FORMAT, **asdict(self)}, ensure_ascii=False) + "\n"

    def played(self) -> Record:
        """Return the record, which can be played again."""
        return read_record(self.record)


def read_dataset(path: Path | str) -> Iterator[Sample]:
    """Read a dataset, game by game; a line that is no game is told by its number."""
    with Path(path).open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            try:
                data = json.loads(line)
                if data.pop("heliopolis") != FORMAT:
                    raise ValueError
                yield Sample(**data)
            except (AttributeError, KeyError, TypeError, ValueError):
                raise RecordError(number, f"expected a game of a dataset of format {FORMAT}", "dataset-line") from None


def sample_of(record: Record, bots: Sequence[str], places: list[int], failures: list[str]) -> Sample:
    """Return a game that was played as one of a dataset."""
    return Sample(record.game.info.name, list(bots), places, failures, record.write())
