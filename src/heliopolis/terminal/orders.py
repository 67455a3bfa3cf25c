"""A line of several words, carried out as far as it goes: `reroll 1 1 4`, `worship thoth 5 5 cat`."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, State
from heliopolis.terminal.choices import Choice, has_all, matching, strange_words
from heliopolis.terminal.menu import Menu

AMBIGUOUS = "ambiguous"
NOT_HERE = "not-here"
UNKNOWN = "unknown"
LETTER = "letter"
REVEALED = "revealed"
OVER = "over"


@dataclass
class Orders:
    """What came of a line."""

    done: list[Choice]
    stopped: str = ""
    """What stopped it; nothing if all of it was carried out."""
    rest: list[str] = field(default_factory=list)
    """The words that stopped it, or were not come to."""
    meant: list[Choice] = field(default_factory=list)
    """What ambiguous words may mean."""


class Table(Protocol):
    """Where a line is typed."""

    session: Session

    def choices(self, seat: int) -> list[Choice]:
        """List what a seat can choose."""

    def everything(self, seat: int) -> list[Choice]:
        """List all actions of the game, legal or not."""

    def unsettled(self, words: list[str], seat: int, before: State) -> list[str]:
        """Leave out the words that ask for what the engine has done by itself since some state."""


def carry_out(words: list[str], table: Table, seat: int, menu: Menu) -> Orders:
    """Let a seat decide what the words say, one after the other.

    The letters of the menu count for the first decision alone: what comes after it has not been seen, and nothing is
    done of a line that has a letter there. What follows a revelation has to be decided anew. A decision without
    alternative may be left out, or said though the engine has made it. A line with a word that the game does not know
    was meant for something else, and nothing of it is done.
    """
    session = table.session
    done: list[Choice] = []
    while words:
        why = interrupted(session, seat)
        if why:
            return Orders(done, why, words)
        reading = partial(matching, among=table.choices(seat)) if done else menu.matching
        found, length = beginning(words, reading)
        forced = session.forced()
        if not found and forced is not None:
            session.decide(seat, forced.number)
            continue
        wrong = misread(words, length if found else 0, table, seat)
        if wrong:
            return Orders(done, NOT_HERE, words[:wrong])
        if len(found) != 1:
            return Orders(done, AMBIGUOUS if found else NOT_HERE, words[:length], found)
        strange = strange_words(words[length:], table.everything(seat)) if words[length:] else []
        if strange:
            return Orders(done, LETTER if all(len(word) == 1 for word in strange) else UNKNOWN, strange)
        before = session.state.clone()
        session.decide(seat, found[0].action)
        done.append(found[0])
        words = table.unsettled(words[length:], seat, before)
    return Orders(done)


def misread(words: list[str], length: int, table: Table, seat: int) -> int:
    """Return how many words say an action that is not allowed, where fewer of them mean one that is, or none.

    Where `reveal f4` alone is legal, `reveal` means it; but `reveal e3` does not.
    """
    if length == len(words):
        return 0
    every = table.everything(seat)
    for longer in range(len(words), length, -1):
        if any(has_all(call, words[:longer], whole=True) for choice in every for call in choice.calls):
            return longer
    return 0


def interrupted(session: Session, seat: int) -> str:
    """Say what keeps a seat from deciding on: something is being revealed, or it is not the seat's turn any more."""
    if session.state.actor() == CHANCE:
        return REVEALED
    return "" if seat in session.state.actors() else OVER


def beginning(words: list[str], reading: Callable[[list[str]], list[Choice]]) -> tuple[list[Choice], int]:
    """Return what the longest beginning of a line means that means anything, and how many words that is."""
    for length in range(len(words), 0, -1):
        found = reading(words[:length])
        if found:
            return found, length
    return [], len(words)
