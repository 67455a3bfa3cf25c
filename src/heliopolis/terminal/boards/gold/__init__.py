"""L'or du pharaon in the terminal."""

from heliopolis.games.gold.view import GoldView, WayOut
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import TerminalBoard
from heliopolis.terminal.boards.gold import compact, roomy
from heliopolis.terminal.boards.gold.shapes import shape_of

SEPARATOR = " · "


def signs(view: GoldView, _speaker: GameSpeaker) -> dict[str, str]:
    """Return the letter under which each seat stands on the board, for whoever steals from it."""
    return {f"steal {seat + 1}": roomy.LETTERS[seat] for seat in range(len(view["seats"]))}


def remarks(view: GoldView, speaker: GameSpeaker) -> dict[str, str]:
    """Draw the card that is being laid or turned in its positions; of a chamber also say what it would let out."""
    found = {f"open {sides}": shape_of(sides) for sides in view["options"]}
    for sides, way in view["placings"].items():
        found[f"open {sides}"] = f"{shape_of(sides, chamber=True)}  {_let_out(way, view, speaker)}"
    return found


def _let_out(way: WayOut, view: GoldView, speaker: GameSpeaker) -> str:
    """Say what the dangers that are left would do, if they came out of a chamber."""
    left = {photo["danger"] for photo in view["photos_left"]}
    struck = {"mummy": way["figures"], "curse": way["lanterns"]} if way["cards"] else {}
    told = [speaker.say(f"board-lets-{danger}-out", count=count) for danger, count in struck.items() if danger in left]
    return SEPARATOR.join(told) or speaker.say("board-lets-nothing-out")


BOARD = TerminalBoard(
    drawings=(roomy.board, compact.board_with_legend, compact.board), signs=signs, remarks=remarks, ends_turn="end"
)
