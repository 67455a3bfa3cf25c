"""A board for any game without one of its own: what the view tells, in words, and the players."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.language import GameSpeaker
from heliopolis.readable import Fact, facts_of_seats, facts_of_table
from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.marks import NO_MARKS, Marks


def board(
    view: dict[str, Any],
    speaker: GameSpeaker,
    names: list[str],
    *,
    marks: Marks = NO_MARKS,  # noqa: ARG001 (nothing is drawn that a choice is about)
) -> RenderableType:
    """Draw what a seat sees."""
    title = Text(speaker.game.info.title, "bold")
    parts = (facts_grid(facts_of_table(view, speaker)), players(view, speaker, names))
    return Panel(Group(*parts), title=title, title_align="left", expand=False, padding=(0, 1))


def facts_grid(facts: Iterable[Fact]) -> Table:
    """Write each fact in a line, its parts below it."""
    grid = Table.grid(padding=(0, 2))
    for fact in facts:
        grid.add_row(Text(fact.name, "dim"), facts_grid(fact.parts) if fact.parts else Text(fact.text))
    return grid


def players(view: dict[str, Any], speaker: GameSpeaker, names: list[str]) -> Table:
    """Write a line for each player: whose turn it is, the name, and what belongs to the seat."""
    grid = Table.grid(padding=(0, 1))
    told = facts_of_seats(view, speaker) or [()] * len(names)
    for seat, (name, facts) in enumerate(zip(names, told, strict=True)):
        acting = seat in view["acting"]
        grid.add_row("▸" if acting else "", Text(name, "bold" if acting else ""), facts_grid(facts))
    return grid


BOARD = TerminalBoard(drawings=(board,))
