"""What a network learns from: positions as a viewer knows them, and the rewards that came of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heliopolis.core.observation import Sheet

Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Samples:
    """Positions, one after the other: of each the slots of its observation that are not 0, and the rewards."""

    counts: Numbers
    """How many slots each position has …"""
    slots: Numbers
    """… which they are, all positions in a row …"""
    values: Numbers
    """… and their numbers."""
    rewards: Numbers
    """What each seat may expect, the viewer first."""

    def __len__(self) -> int:
        return len(self.counts)

    def save(self, path: Path) -> None:
        """Keep them in a file, which is there only once it is whole."""
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, counts=self.counts, slots=self.slots, values=self.values, rewards=self.rewards)
        unfinished.rename(path)


def read_samples(path: Path) -> Samples:
    """Read a file of samples."""
    with np.load(path) as found:
        return Samples(found["counts"], found["slots"], found["values"], found["rewards"])


def joined(parts: list[Samples]) -> Samples:
    """Put samples after each other."""
    names = ("counts", "slots", "values", "rewards")
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def from_sheet(sheet: Sheet, rows: int, rewards: list[list[float]]) -> Samples:
    """Take samples from the first rows of a sheet."""
    items: Any = sheet.items
    words = np.array(items, "<i8") if isinstance(items, list) else np.frombuffer(items, "<i8")
    written = words.view("<i2").reshape(-1, int(sheet.words) * 4)[:rows]
    row, slots = np.nonzero(written)
    return Samples(
        np.bincount(row, minlength=rows).astype(np.uint16),
        slots.astype(np.uint16),
        written[row, slots].astype(np.uint16),
        np.array(rewards, np.float32),
    )
