"""Pyramidice's board for a large screen: the row, the tiles, the pyramids floor by floor, the dice, and each seat."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.pyramidice.view_types import Area, PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.pyramidice.pieces import (
    EMPTY,
    KINDS,
    architect_of,
    counted,
    deity_of,
    dice_of,
    floor_of,
    marks_of_god,
    marks_of_kind,
    project_of,
    quarry_of,
    scarab_of,
    tile_of,
)
from heliopolis.terminal.marks import NO_MARKS, Marks


def board(view: PyramidiceView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    parts: list[RenderableType] = [_table(view, speaker, marks), _pyramids(view, speaker, marks)]
    dice = dice_of(view, speaker, marks)
    if dice is not None:
        parts.append(dice)
    parts.append(_areas(view, speaker, names, marks))
    his = view["architect"]
    if his:
        parts.append(architect_of(his, speaker, has_pharaoh=view["pharaoh"] == len(view["seats"])))
    parts.append(Text(speaker.say("board-legend"), "dim"))
    return Group(*parts)


def _table(view: PyramidiceView, speaker: GameSpeaker, marks: Marks) -> Panel:
    """Draw the row of deities with their costs, the rest tiles, the Quarry and the supply."""
    grid = Table.grid(padding=(0, 2))
    row = [deity_of(card, speaker, marks) for card in view["row"]]
    row.append(Text(speaker.say("board-pile", pile=view["pile"]), "dim"))
    tiles = [
        tile_of(number, tile, speaker, marks) for number, tile in enumerate(view["tiles"], start=1) if tile is not None
    ]
    grid.add_row(speaker.say("board-row"), Columns(row, padding=(0, 2)))
    grid.add_row(speaker.say("board-tiles"), Columns(tiles, padding=(0, 2)))
    grid.add_row(speaker.say("board-quarry"), quarry_of(view, speaker, marks))
    grid.add_row(speaker.say("board-supply"), counted(view["supply"], speaker, NO_MARKS))
    title = f"Pyramidice · {speaker.say('board-title', turn=view['turns'] + 1)}"
    return Panel(grid, title=title, title_align="left")


def _pyramids(view: PyramidiceView, speaker: GameSpeaker, marks: Marks) -> Columns:
    """Draw each floor as a square of dice, open spaces by their number in brackets."""
    drawn: list[RenderableType] = []
    for pyramid in view["pyramids"]:
        first = 1
        grid = Table.grid(padding=(0, 3))
        floors: list[RenderableType] = []
        for floor in pyramid["floors"]:
            floors.append(floor_of(floor, first, speaker, pyramid["pyramid"], marks))
            first += len(floor["dice"])
        grid.add_row(*floors)
        drawn.append(Panel(grid, title=speaker.word(pyramid["pyramid"]), title_align="left", expand=False))
    return Columns(drawn)


def _areas(view: PyramidiceView, speaker: GameSpeaker, names: list[str], marks: Marks) -> Table:
    """Draw a row for each seat, the same places in the same order."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, pad_edge=False, header_style="dim")
    table.add_column(speaker.say("board-player"), min_width=10)
    for column in ("glory", "worker", "cat", "stone"):
        table.add_column(speaker.say(f"board-{column}"), justify="right")
    table.add_column(speaker.say("board-scarab"))
    table.add_column(speaker.say("board-gods"), ratio=1)
    for seat, area in enumerate(view["seats"]):
        own = marks if seat == view["seat"] else NO_MARKS
        table.add_row(
            _name(view, speaker, names, seat),
            Text(str(area["glory"]), "bold yellow"),
            *(Text(str(area[kind])) + marks_of_kind(kind, own) for kind in KINDS),
            scarab_of(area, speaker, own),
            _possessions(area, speaker, own),
        )
    return table


def _name(view: PyramidiceView, speaker: GameSpeaker, names: list[str], seat: int) -> Text:
    """Write a seat's name, with a mark for who is to decide and who has the Pharaoh."""
    text = Text("► " if seat in view["acting"] else "  ", "bold yellow")
    text.append(names[seat], "bold" if seat == view["seat"] else "")
    if view["pharaoh"] == seat:
        text.append("\n  " + speaker.say("board-pharaoh"), "red")
    return text


def _possessions(area: Area, speaker: GameSpeaker, marks: Marks) -> Text:
    """List a seat's gods, its rest tiles and its project."""
    text = Text()
    for name in area["gods"]:
        text.append(speaker.word(name), "dim magenta" if name in area["used"] else "magenta")
        text.append(f" ({speaker.say('board-used')})" if name in area["used"] else "", "dim")
        text.append_text(marks_of_god(name, marks))
        text.append("  ")
    for name in area["tiles"]:
        text.append(f"[{speaker.word(name)}]", "cyan")
        text.append(f" ({speaker.say('board-covered')})" if name in area["covered"] else "", "dim")
        text.append("  ")
    for project in area["projects"] or []:
        text.append(project_of(project, speaker), "yellow")
    return text if text.plain else Text(EMPTY, "dim")
