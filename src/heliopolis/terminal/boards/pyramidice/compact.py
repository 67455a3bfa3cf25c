"""Pyramidice's board for a small screen: the row beside the pyramids, no frames, and each seat in running text."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopolis.games.pyramidice.pictures import written
from heliopolis.games.pyramidice.view_types import Area, ProjectView, PyramidiceView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.pyramidice.pieces import (
    Counting,
    architect_of,
    counted,
    deity_of,
    dice_of,
    floor_of,
    in_full,
    in_short,
    marks_of_god,
    quarry_of,
    scarab_of,
    tile_of,
)
from heliopolis.terminal.marks import NO_MARKS, Marks

BETWEEN = "  "
PYRAMIDS = 54
"""How many columns three pyramids take."""


def board_in_words(
    view: PyramidiceView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS
) -> RenderableType:
    """Draw what a seat sees, resources in words, and say what the signs mean."""
    return Group(_board(view, speaker, names, marks, in_full), legend(speaker))


def board_with_legend(
    view: PyramidiceView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS
) -> RenderableType:
    """Draw what a seat sees, resources by letters, and say what the signs mean."""
    return Group(_board(view, speaker, names, marks, in_short), legend(speaker))


def board(view: PyramidiceView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees, resources by letters."""
    return _board(view, speaker, names, marks, in_short)


def legend(speaker: GameSpeaker) -> Text:
    """Say what the signs mean."""
    return Text(speaker.say("board-legend"), "dim")


def _board(view: PyramidiceView, speaker: GameSpeaker, names: list[str], marks: Marks, count: Counting) -> Group:
    """Draw what a seat sees."""
    top = Table.grid(padding=(0, 1))
    top.add_column(no_wrap=True, min_width=PYRAMIDS if len(view["pyramids"]) > 2 else 0)
    top.add_row(_pyramids(view, speaker, marks), _stock(view, speaker, marks, count))
    tiles = [
        tile_of(number, tile, speaker, marks) for number, tile in enumerate(view["tiles"], start=1) if tile is not None
    ]
    turn, pile = speaker.say("board-title", turn=view["turns"] + 1), speaker.say("board-pile", pile=view["pile"])
    parts: list[RenderableType] = [top, Text(BETWEEN).join([Text(f"{turn} · {pile}", "dim"), *tiles])]
    dice = dice_of(view, speaker, marks)
    if dice is not None:
        parts.append(dice)
    parts += [_seat(view, speaker, names, seat, marks, count) for seat in range(len(names))]
    his = view["architect"]
    if his:
        parts.append(architect_of(his, speaker, has_pharaoh=view["pharaoh"] == len(view["seats"])))
    return Group(*parts)


def _pyramids(view: PyramidiceView, speaker: GameSpeaker, marks: Marks) -> Table:
    """Draw the pyramids side by side, each floor beside the one below it."""
    grid = Table.grid(padding=(0, 1))
    drawn: list[RenderableType] = []
    for pyramid in view["pyramids"]:
        first = 1
        floors: list[RenderableType] = []
        for floor in pyramid["floors"]:
            floors.append(floor_of(floor, first, speaker, pyramid["pyramid"], marks))
            first += len(floor["dice"])
        one = Table.grid()
        for _ in floors:
            one.add_column(no_wrap=True)
        one.add_row(*floors)
        drawn.append(Group(Text(speaker.word(pyramid["pyramid"]), "dim"), one))
    grid.add_row(*drawn)
    return grid


def _stock(view: PyramidiceView, speaker: GameSpeaker, marks: Marks, count: Counting) -> Group:
    """Write the deities of the row, and what the Quarry and the supply hold."""
    row = [deity_of(card, speaker, marks) for card in view["row"]]
    quarry = Text(speaker.say("board-quarry") + " ") + quarry_of(view, speaker, marks, count)
    return Group(
        *row, quarry, Text(speaker.say("board-supply") + " ") + counted(view["supply"], speaker, NO_MARKS, count)
    )


def _seat(
    view: PyramidiceView, speaker: GameSpeaker, names: list[str], seat: int, marks: Marks, count: Counting
) -> Text:
    """Write what a seat has."""
    area = view["seats"][seat]
    own = marks if seat == view["seat"] else NO_MARKS
    text = Text("►" if seat in view["acting"] else " ", "bold yellow")
    text.append(names[seat], "bold" if seat == view["seat"] else "")
    text.append(f" {area['glory']} {speaker.say('board-glory')}", "bold yellow")
    text.append(" ").append_text(counted(area, speaker, own, count))
    text.append(BETWEEN).append_text(scarab_of(area, speaker, own)).append(BETWEEN)
    text.append_text(_possessions(area, speaker, own))
    if view["pharaoh"] == seat:
        text.append(BETWEEN + speaker.say("board-pharaoh"), "red")
    return text


def _possessions(area: Area, speaker: GameSpeaker, marks: Marks) -> Text:
    """List a seat's gods, its rest tiles and its project; what is used or face down stands in brackets."""
    gods = [
        _bracketed(speaker.word(name), name in area["used"], "magenta") + marks_of_god(name, marks)
        for name in area["gods"]
    ]
    tiles = [_bracketed(f"[{speaker.word(name)}]", name in area["covered"], "cyan") for name in area["tiles"]]
    projects = [_project(project, speaker) for project in area["projects"] or []]
    return Text(" ").join([*gods, *tiles, *projects])


def _bracketed(name: str, spent: bool, style: str) -> Text:
    """Write a name, in brackets if it is spent."""
    return Text(f"({name})" if spent else name, f"dim {style}" if spent else style)


def _project(project: ProjectView, speaker: GameSpeaker) -> Text:
    """Write a project: its pattern, and how often it is there."""
    return Text(f"{speaker.word(project['project'])} {written(project['pattern'])} ×{project['times']}", "yellow")
