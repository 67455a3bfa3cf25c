"""Ra in the terminal."""

from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.boards.ra import compact, roomy

BOARD = TerminalBoard(drawings=(roomy.board, compact.board))
