"""Which lessons somebody has learned: kept with the person, by the secret that also holds their seats."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from heliopolis.tables.storage import Storage

LONGEST = 400
GAME = re.compile(r"([a-z][a-z0-9_-]*)((?:\.\d{1,2})+)")
"""How the lessons of one game are written: `ra.1.2.3`; games are parted by colons."""


@dataclass(frozen=True)
class Progress:
    """The numbers of the lessons that were learned, by game."""

    learnt: Mapping[str, frozenset[int]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> "Progress":
        """Read what was written down; what can't be read is nothing."""
        found = [GAME.fullmatch(each) for each in text[:LONGEST].split(":")]
        return cls({each[1]: frozenset(int(number) for number in each[2].split(".")[1:]) for each in found if each})

    def write(self) -> str:
        """Write it down."""
        return ":".join(f"{game}.{'.'.join(map(str, sorted(done)))}" for game, done in self.learnt.items() if done)

    def of(self, game: str) -> frozenset[int]:
        """Return the lessons of a game that were learned."""
        return self.learnt.get(game, frozenset())

    def with_lesson(self, game: str, number: int) -> "Progress":
        """Return it with one more lesson learned."""
        return Progress({**self.learnt, game: self.of(game) | {number}})

    def joined(self, other: "Progress") -> "Progress":
        """Return what was learned here or there."""
        return Progress({game: self.of(game) | other.of(game) for game in [*self.learnt, *other.learnt]})

    def next_lesson(self, game: str, lessons: int) -> int:
        """Return the first lesson of so many that is still to be learned; the first one if none is."""
        return next((number for number in range(1, lessons + 1) if number not in self.of(game)), 1)


NOTHING_YET = Progress()


class Learners:
    """What people have learned, as the storage keeps it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def progress(self, holder: str) -> Progress:
        """Return what a person has learned."""
        return Progress.read(await self._storage.lessons(holder))

    async def learn(self, holder: str, progress: Progress) -> None:
        """Add to what a person has learned; what was stored before stays."""
        before = await self.progress(holder)
        if (now := before.joined(progress)) != before:
            await self._storage.keep_lessons(holder, now.write())
