"""Heir to the Pharaoh in the terminal."""

from heliopolis.games.heir.components import MAGIC_NAMES
from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.boards.heir import compact, pieces, roomy, worth


def signs(_view: HeirView, speaker: GameSpeaker) -> dict[str, str]:
    """Return the letter of each magic card; to call on none has one that is no card's."""
    letters = {
        f"{verb} {magic}": pieces.letter_of(magic, speaker) for verb in ("call", "keep") for magic in MAGIC_NAMES
    }
    return {**letters, "call none": "N"}


BOARD = TerminalBoard(
    drawings=(roomy.board, compact.board_with_legend, compact.board), signs=signs, remarks=worth.remarks
)
