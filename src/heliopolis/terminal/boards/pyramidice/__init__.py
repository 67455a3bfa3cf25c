"""Pyramidice in the terminal."""

from heliopolis.games.pyramidice.view_types import PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.boards.pyramidice import roomy


def signs(view: PyramidiceView, _speaker: GameSpeaker) -> dict[str, str]:
    """Return the number that stands beside each rest tile."""
    return {f"rest {tile['tile']}": str(number) for number, tile in enumerate(view["tiles"], start=1) if tile}


def settled(before: PyramidiceView, after: PyramidiceView) -> tuple[str, ...]:
    """Say that the last pieces of a cost, which can be paid in one way only, are paid with the piece before them."""
    return ("pay", "spend") if before["due"]["pieces"] and not after["due"]["pieces"] else ()


BOARD = TerminalBoard(drawings=(roomy.board,), signs=signs, settled=settled)
