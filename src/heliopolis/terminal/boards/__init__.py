"""Boards for the terminal, one a game. A game without a board of its own gets the plain one."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from heliopolis.core import registry
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards import plain

TerminalBoard = Callable[[Any, GameSpeaker, list[str]], RenderableType]
"""Draws a view, in some words, among players with names: as something that rich can print."""


def terminal_board_of(game: str) -> TerminalBoard:
    """Return what draws a game."""
    part = registry.registration(game).terminal_board
    found: TerminalBoard = registry.load(part) if part else plain.board
    return found


def draw_board(state: State, speaker: GameSpeaker, names: list[str], viewer: int | None) -> RenderableType:
    """Draw a game as a seat or a spectator sees it."""
    return terminal_board_of(speaker.game.info.name)(state.view(viewer), speaker, names)
