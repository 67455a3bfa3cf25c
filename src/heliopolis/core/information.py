"""All that a seat has come to know in a game so far, with perfect recall: its information state.

Two courses of a game are the same to a seat if it has seen the same at every step. What it sees of a step is who
decided, what (if it may know that), which earlier entries became known by it, and its view after it. The veiled record
alone would be too coarse: in Heir to the Pharaoh Wadjet's Favorite lays two of three cards away face up, which is seen,
though the lines of the record that tell of them stay hidden. The view alone forgets.
"""

import hashlib
import json
from collections.abc import Sequence

from heliopolis.core.game import Entry, Game
from heliopolis.core.record import VEILED, Record
from heliopolis.core.state import CHANCE, State

DIGITS = 32
"""How many hexadecimal digits a key has."""


class Recollection:
    """What one seat has seen of a game that is going on."""

    def __init__(self, game: Game, start: State, seat: int) -> None:
        self.game = game
        self.start = start
        self.seat = seat
        self.entries: list[Entry] = []
        self.hidden: frozenset[int] = frozenset()
        """The entries, by index, that the seat can't know yet."""
        self.key = _digest("", start.view(seat))
        """Tells apart exactly the courses of a game that the seat can tell apart."""

    def copy(self) -> "Recollection":
        """Return a recollection that goes its own way from here."""
        copy = object.__new__(Recollection)
        copy.game, copy.start, copy.seat = self.game, self.start, self.seat
        copy.entries, copy.hidden, copy.key = self.entries[:], self.hidden, self.key
        return copy

    def see(self, entry: Entry, after: State) -> None:
        """See a decision or an outcome, and the game after it."""
        self.entries.append(entry)
        hidden = self.game.unseen(self.start, self.entries, self.seat)
        newest = len(self.entries) - 1
        shown = [(index, self.entries[index].number) for index in sorted({*self.hidden, newest} - hidden)]
        self.hidden = hidden
        self.key = _digest(self.key, [entry.seat, shown, after.view(self.seat)])

    def text(self) -> str:
        """Return what is known as lines of a record, `?` for what is not, and the key, which tells of the views too."""
        lines = [self._line(index, entry) for index, entry in enumerate(self.entries)]
        return "\n".join([f"seat {self.seat + 1}", *lines, f"seen {self.key}"])

    def _line(self, index: int, entry: Entry) -> str:
        names = self.game.outcomes if entry.seat == CHANCE else self.game.actions
        who = "*" if entry.seat == CHANCE else str(entry.seat + 1)
        return f"{who} {VEILED if index in self.hidden else names[entry.number]}"


def recollect(record: Record, seat: int) -> Recollection:
    """Return what a seat has seen of a game that is recorded."""
    return recollect_from(record.game, record.start(), record.entries, seat)


def recollect_from(game: Game, start: State, entries: Sequence[Entry], seat: int) -> Recollection:
    """Return what a seat has seen of a game from some moment on."""
    seen = Recollection(game, start, seat)
    state = start.clone()
    for entry in entries:
        if entry.seat == CHANCE:
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
        seen.see(entry, state)
    return seen


def _digest(before: str, seen: object) -> str:
    """Add what was seen to a key."""
    told = before + json.dumps(seen, separators=(",", ":"))
    return hashlib.blake2b(told.encode(), digest_size=DIGITS // 2).hexdigest()
