"""L'or du pharaon in the terminal."""

from heliopolis.games.gold.view import GoldView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.boards.gold import compact, roomy
from heliopolis.terminal.boards.gold.shapes import shape_of


def signs(view: GoldView, _speaker: GameSpeaker) -> dict[str, str]:
    """Return the letter under which each seat stands on the board, for whoever steals from it."""
    return {f"steal {seat + 1}": roomy.LETTERS[seat] for seat in range(len(view["seats"]))}


def remarks(view: GoldView, speaker: GameSpeaker) -> dict[str, str]:
    """Draw the card that is being laid or turned in its positions; of a chamber also say what it would let out."""
    found = {f"open {sides}": shape_of(sides) for sides in view["options"]}
    for sides, way in view["placings"].items():
        told = speaker.say(
            "board-lets-out" if way["cards"] else "board-lets-nothing-out",
            figures=way["figures"],
            lanterns=way["lanterns"],
        )
        found[f"open {sides}"] = f"{shape_of(sides, chamber=True)}  {told}"
    return found


BOARD = TerminalBoard(drawings=(roomy.board, compact.board_with_legend, compact.board), signs=signs, remarks=remarks)
