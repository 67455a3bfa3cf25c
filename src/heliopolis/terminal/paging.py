"""What is too long for the screen, read a screen at a time."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines

from heliopolis.language import Speaker
from heliopolis.terminal.keys import ask_line
from heliopolis.terminal.screen import Measured, room_of

Lines = list[list[Segment]]
BELOW = 2
"""The lines for what usually comes after the text: what Enter does, and the line to type in."""


def read_through(parts: Sequence[RenderableType], console: Console, words: Speaker, below: int = BELOW) -> None:
    """Print as much as can be seen at once, and the rest as Enter is pressed, unless the reader has had enough."""
    for number, page in enumerate(pages([Measured(part, console).lines for part in parts], room_of(console) - below)):
        if number and ask_line(f"{words.say('more')} › "):
            return
        console.print(SegmentLines(page, new_lines=True), end="")


def pages(parts: list[Lines], room: int) -> list[Lines]:
    """Lay lines out on pages: what does not fit the rest of a page begins the next one, and goes on if it must."""
    laid: list[Lines] = [[]]
    for lines in parts:
        if laid[-1] and len(laid[-1]) + len(lines) > room:
            laid.append([])
        for line in lines:
            if len(laid[-1]) == max(1, room):
                laid.append([])
            laid[-1].append(line)
    return laid
