"""What is too long for the screen, read a screen at a time."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.segment import SegmentLines

from heliopolis.language import Speaker
from heliopolis.terminal.keys import ask_line
from heliopolis.terminal.screen import Measured, room_of

BELOW = 2
"""The lines for what comes after the text: what Enter does, and the line to type in."""


def read_through(parts: Sequence[RenderableType], console: Console, words: Speaker) -> None:
    """Print as much as can be seen at once, and the rest as Enter is pressed, unless the reader has had enough."""
    lines = [line for part in parts for line in Measured(part, console).lines]
    room = max(1, room_of(console) - BELOW)
    for first in range(0, len(lines), room):
        if first and ask_line(f"{words.say('more')} › "):
            return
        console.print(SegmentLines(lines[first : first + room], new_lines=True), end="")
