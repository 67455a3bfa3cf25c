"""Boards, one a game: a room each, with its drawings, its style sheet and its words."""

from heliopolis.core import registry
from heliopolis.web.board import Board
from heliopolis.web.boards.plain import PLAIN


def board_of(game: str) -> Board:
    """Return what draws a game: its own board, or the plain one."""
    part = registry.registration(game).board
    found: Board = registry.load(part) if part else PLAIN
    return found
