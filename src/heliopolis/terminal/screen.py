"""What stands on the screen together: the log, the board, what is asked, the choices, and the line to type in.

All of it is to be seen at once, without scrolling: on a small screen the log becomes running text and gets shorter,
then the board and the menu are drawn more tightly.
"""

import textwrap
from functools import cached_property
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from heliopolis.language import Speaker
from heliopolis.terminal.menu import Menu

RECENT = 12
"""How many lines of the log stand above the board, if there is room."""
LOG_LINES = (5, 3, 1, 0)
"""How many of them are worth a tighter drawing, and how few will do."""
PROMPT = 1
ENDLESS = 10_000
"""The height of what is no screen, such as a file."""


class Measured:
    """Something to print, rendered when its height is first asked for, and printed as it was rendered."""

    def __init__(self, drawing: RenderableType, console: Console) -> None:
        self.drawing = drawing
        self.console = console

    @cached_property
    def lines(self) -> list[list[Segment]]:
        """What it is on the screen, line by line."""
        return self.console.render_lines(self.drawing, pad=False)

    @property
    def height(self) -> int:
        """How many lines it takes on the screen."""
        return len(self.lines)

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        """Print what was measured."""
        for line in self.lines:
            yield from line
            yield Segment.line()


class Shown(NamedTuple):
    """What is seen on the screen."""

    board: RenderableType
    menu: Menu


def room_of(console: Console) -> int:
    """Return how many lines can be seen at once."""
    return console.height if console.is_terminal else ENDLESS


def fitted(drawings: list[RenderableType], console: Console, others: int = 0) -> RenderableType:
    """Return the roomiest drawing that fits the screen beside so many other lines; if none does, the tightest."""
    room = room_of(console) - others - PROMPT
    return next((each for each in drawings if Measured(each, console).height <= room), drawings[-1])


def show(
    console: Console,
    words: Speaker,
    *,
    log: list[str],
    boards: list[RenderableType],
    asked: RenderableType,
    menus: list[Menu],
    hint: RenderableType,
) -> Shown:
    """Print what fits the screen, and fill what is left with the log; return what is seen."""
    flowing = run_on(log, console)
    question, last = Measured(asked, console), Measured(hint, console)
    room = room_of(console) - PROMPT - question.height - last.height
    board, menu, choices = fitting_pair(
        [Measured(board, console) for board in boards],
        [(Measured(menu.drawing, console), menu) for menu in menus],
        [room - min(lines, len(flowing)) for lines in LOG_LINES],
    )
    most = min(RECENT, max(0, room - board.height - menu.height))
    for part in (*recent(log, most, console, words), board, question, menu, last):
        console.print(part)
    return Shown(board.drawing, choices)


def wrapped(text: str, console: Console, style: str = "") -> list[Text]:
    """Part a text into lines; unlike rich, never at a no-break space, as French has before a colon."""
    return [Text(line, style) for line in textwrap.wrap(text, console.width)]


def has_room(
    console: Console, boards: list[RenderableType], asked: RenderableType, menus: list[Menu], hint: RenderableType
) -> bool:
    """Tell whether all that is to be seen at once fits the screen, drawn as tightly as can be."""
    parts = (boards[-1], asked, menus[-1].drawing, hint)
    return sum(Measured(part, console).height for part in parts) + PROMPT <= room_of(console)


def fitting_pair(
    boards: list[Measured], menus: list[tuple[Measured, Menu]], rooms: list[int]
) -> tuple[Measured, Measured, Menu]:
    """Return a board and a menu that fit together: what leaves most room for the log, then the roomiest board."""
    for room in rooms:
        for board in boards:
            for drawn, menu in menus:
                if board.height + drawn.height <= room:
                    return board, drawn, menu
    return boards[-1], *menus[-1]


def run_on(log: list[str], console: Console) -> list[Text]:
    """Return the log in as few lines as can be."""
    return wrapped("· " + " · ".join(log), console, "dim") if log else []


def recent(log: list[str], most: int, console: Console, words: Speaker) -> list[Text]:
    """Return as much of the log's end as so many lines take: whole sentences, after how many there are before them."""
    told = [line for text in log for line in wrapped(f"· {text}", console, "dim")]
    if len(told) <= most:
        return told
    for before in range(len(log) + 1):
        lines = run_on(log[before:], console)
        if before:
            lines = [Text(words.say("before-these", count=before), "dim"), *lines]
        if len(lines) <= most:
            return lines
    return []
