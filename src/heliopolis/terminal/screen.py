"""What stands on the screen together: the log, the board, what is asked, the choices, and the line to type in.

All of it is to be seen at once, without scrolling: on a small screen the log gets shorter, then the board and the menu
are drawn more tightly.
"""

from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from heliopolis.language import Speaker
from heliopolis.terminal.board import height_of
from heliopolis.terminal.menu import Menu

RECENT = 12
"""How many lines of the log stand above the board, if there is room."""
LOG_LINES = (3, 1, 0)
"""How many of them are worth a tighter drawing, and how few will do."""
PROMPT = 1
ENDLESS = 10_000
"""The height of what is no screen, such as a file."""


@dataclass(frozen=True)
class Screen:
    """What is printed above the prompt."""

    log: list[RenderableType]
    board: RenderableType
    below: list[RenderableType]
    menu: Menu

    def print(self, console: Console) -> None:
        """Print it all."""
        for part in (*self.log, self.board, *self.below):
            console.print(part)


def room_of(console: Console) -> int:
    """Return how many lines can be seen at once."""
    return console.height if console.is_terminal else ENDLESS


def fitted(drawings: list[RenderableType], console: Console) -> RenderableType:
    """Return the roomiest drawing that fits the screen; if none does, the tightest."""
    room = room_of(console) - PROMPT
    return next((each for each in drawings if height_of(each, console) <= room), drawings[-1])


def compose(
    log: list[str],
    boards: list[RenderableType],
    asked: RenderableType,
    menus: list[Menu],
    hint: RenderableType,
    words: Speaker,
    console: Console,
) -> Screen:
    """Choose the drawings that fit the screen together, and fill what is left with the log."""
    told = [line for text in log for line in Text(f"· {text}", "dim").wrap(console, console.width)]
    room = room_of(console) - height_of(asked, console) - height_of(hint, console) - PROMPT
    board_heights = [height_of(board, console) for board in boards]
    menu_heights = [height_of(menu.drawing, console) for menu in menus]
    chosen = (len(boards) - 1, len(menus) - 1)
    for lines in LOG_LINES:
        wanted = room - min(lines, len(told))
        fits = [
            (board, menu)
            for board in range(len(boards))
            for menu in range(len(menus))
            if board_heights[board] + menu_heights[menu] <= wanted
        ]
        if fits:
            chosen = fits[0]
            break
    board, menu = chosen
    left = room - board_heights[board] - menu_heights[menu]
    recent = shortened(told, min(RECENT, max(0, left)), words)
    return Screen(recent, boards[board], [asked, menus[menu].drawing, hint], menus[menu])


def shortened(lines: list[Text], most: int, words: Speaker) -> list[RenderableType]:
    """Return the last lines of the log, after how many there are before them."""
    if len(lines) <= most:
        return list(lines)
    before = len(lines) - most + 1
    return [Text(words.say("before-these", count=before), "dim"), *lines[before:]] if most else []
