"""The choices on the screen: a line each while there is room, else in columns."""

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.text import Text

from heliopolis.language import Speaker
from heliopolis.terminal.choices import Choice

MANY = 20
"""More choices than these always stand in columns, by the words that are typed."""


def menu_of(menu: list[Choice], words: Speaker, console: Console, room: int) -> RenderableType:
    """Draw the choices so that the board above them stays on the screen, if that can be."""
    if len(menu) > MANY:
        return Group(in_columns([choice.notation for choice in menu]), *meanings(menu, words))
    lines = Group(*[f"{numbered(number, choice.label)}  [dim]{choice.notation}[/]" for number, choice in numbers(menu)])
    return lines if height_of(lines, console) <= room else in_columns([choice.label for choice in menu])


def numbers(menu: list[Choice]) -> list[tuple[int, Choice]]:
    """Number the choices from 1."""
    return list(enumerate(menu, start=1))


def numbered(number: int, text: str) -> str:
    """Write a choice after its number."""
    return f" [bold yellow]{number:>2}[/]  {escape(text)}"


def in_columns(texts: list[str]) -> Columns:
    """Draw choices side by side."""
    return Columns([numbered(number, text) for number, text in enumerate(texts, start=1)], equal=True, padding=(0, 2))


def meanings(menu: list[Choice], words: Speaker) -> list[Text]:
    """Say what the words that are typed mean, by one choice of each kind."""
    kinds: dict[str, Choice] = {}
    for choice in menu:
        kinds.setdefault(choice.notation.partition(" ")[0], choice)
    return [
        Text(words.say("choice-means", notation=choice.notation, meaning=choice.label), "dim")
        for choice in kinds.values()
    ]


def height_of(drawing: RenderableType, console: Console) -> int:
    """Count the lines that a drawing takes on the screen."""
    return len(console.render_lines(drawing, pad=False))
