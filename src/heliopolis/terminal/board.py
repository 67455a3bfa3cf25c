"""What a game's board in the terminal is: drawings for large and small screens, and what stands beside the choices."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from heliopolis.core import registry
from heliopolis.core.journal import JournalEvent
from heliopolis.language import GameSpeaker
from heliopolis.terminal.marks import NO_MARKS, Marks


class Drawing(Protocol):
    """Draws a view, in some words, among players with names: as something that rich can print."""

    def __call__(
        self, view: Any, speaker: GameSpeaker, names: list[str], /, *, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """Draw it; what marked choices are about bears their marks."""


Notes = Callable[[Any, GameSpeaker], dict[str, str]]
"""Says something of choices, by their notation."""


Settled = Callable[[Any, Any], tuple[str, ...]]
"""Returns the verbs of what the engine did by itself between two views, since there was no choice."""


class Rival(NamedTuple):
    """Somebody without a seat who plays against a lone player."""

    name: str
    score: int


def no_rival(_view: object, _events: Sequence[JournalEvent], _speaker: GameSpeaker) -> Rival | None:
    """Say that nobody plays who has no seat."""
    return None


def no_notes(_view: object, _speaker: GameSpeaker) -> dict[str, str]:
    """Say nothing of any choice."""
    return {}


def nothing_settled(_before: object, _after: object) -> tuple[str, ...]:
    """Say that every decision is asked for."""
    return ()


@dataclass(frozen=True)
class TerminalBoard:
    """How a game looks in the terminal."""

    drawings: tuple[Drawing, ...]
    """From the roomiest to the tightest: the first that fits the screen is printed."""
    signs: Notes = no_notes
    """The number or letter that a drawing shows beside a piece, where the notation has another or none: typing it means
    the choice."""
    remarks: Notes = no_notes
    """What a choice would bring, to be read beside it."""
    settled: Settled = nothing_settled
    """What need not be decided any more though somebody may still say it, such as the last piece of a cost."""
    ends_turn: str = ""
    """The choice by which a turn ends at any moment, and by itself once it is the only one: said out of habit, it may
    be meant for a turn that is over already."""
    rival: Callable[[Any, Sequence[JournalEvent], GameSpeaker], Rival | None] = no_rival
    """Who plays without a seat, by the view and all events of a game that is over."""


def terminal_board_of(game: str) -> TerminalBoard:
    """Return how a game looks; a game without a board of its own has the plain one."""
    part = registry.registration(game).terminal_board or "heliopolis.terminal.boards.plain:BOARD"
    found: TerminalBoard = registry.load(part)
    return found
