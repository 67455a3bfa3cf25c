"""Pyramidice's board in the terminal: the row, the tiles, the pyramids floor by floor, the dice, and each seat."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.pyramidice.view_types import (
    ArchitectView,
    Area,
    Colour,
    DeityCard,
    Floor,
    ProjectView,
    PyramidiceView,
    TileCard,
)
from heliopolis.language import GameSpeaker

EMPTY = "·"
DICE: tuple[tuple[Colour, str], ...] = (("stone", "black on bright_white"), ("prayer", "white on dark_orange3"))
"""The colours of dice, and how they are printed."""


def board(view: PyramidiceView, speaker: GameSpeaker, names: list[str]) -> RenderableType:
    """Draw what a seat sees."""
    parts: list[RenderableType] = [_table(view, speaker), _pyramids(view, speaker)]
    dice = _dice(view, speaker)
    if dice is not None:
        parts.append(dice)
    parts.append(_areas(view, speaker, names))
    his = view["architect"]
    if his:
        parts.append(_architect(his, speaker, has_pharaoh=view["pharaoh"] == len(view["seats"])))
    parts.append(Text(speaker.say("board-legend"), "dim"))
    return Group(*parts)


def _cost(pieces: list[str], speaker: GameSpeaker) -> str:
    """Write a cost: a number, * for any die, a letter for stone, a worker or a cat, which the legend explains."""
    return " ".join(_piece(piece, speaker) for piece in pieces)


def _piece(piece: str, speaker: GameSpeaker) -> str:
    """Write a piece of a cost."""
    kind, _, value = piece.partition("-")
    if kind == "stone":
        return speaker.say("board-short-stone") + (value or "*")
    if kind in ("worker", "cat"):
        return speaker.say(f"board-short-{kind}")
    return {"any": "*", "equal": "="}.get(kind, kind)


def _table(view: PyramidiceView, speaker: GameSpeaker) -> Panel:
    """Draw the row of deities with their costs, the rest tiles, the Quarry and the supply."""
    grid = Table.grid(padding=(0, 2))
    row = [_deity(card, speaker) for card in view["row"]]
    row.append(Text(speaker.say("board-pile", pile=view["pile"]), "dim"))
    tiles = [_tile(number, tile, speaker) for number, tile in enumerate(view["tiles"], start=1) if tile is not None]
    quarry, supply = view["quarry"], view["supply"]
    grid.add_row(speaker.say("board-row"), Columns(row, padding=(0, 2)))
    grid.add_row(speaker.say("board-tiles"), Columns(tiles, padding=(0, 2)))
    grid.add_row(speaker.say("board-quarry"), speaker.say("board-quarry-dice", **quarry))
    grid.add_row(speaker.say("board-supply"), speaker.say("board-supply-left", **supply))
    title = f"Pyramidice · {speaker.say('board-title', turn=view['turns'] + 1)}"
    return Panel(grid, title=title, title_align="left")


def _deity(card: DeityCard | None, speaker: GameSpeaker) -> Text:
    """Write a place of the row: the deity, its cost, its Glory at the end."""
    if card is None:
        return Text(f"[{EMPTY}]", "dim")
    text = Text(f"[{speaker.word(card['deity'])}", "bold magenta")
    text.append(" " + _cost(card["cost"], speaker), "not bold default")
    text.append(f" +{card['glory']}" if card["glory"] else "", "not bold yellow")
    return text.append("]")


def _tile(number: int, tile: TileCard, speaker: GameSpeaker) -> Text:
    """Write a rest tile with its number and its price."""
    text = Text(f"{number} ", "dim")
    price = f" −{tile['price']}" if tile["price"] else ""
    return text.append(f"{speaker.word(tile['tile'])}{price}", "not dim cyan")


def _pyramids(view: PyramidiceView, speaker: GameSpeaker) -> Columns:
    """Draw each floor as a square of dice, open spaces by their number in brackets."""
    drawn: list[RenderableType] = []
    for pyramid in view["pyramids"]:
        first = 1
        grid = Table.grid(padding=(0, 3))
        floors: list[RenderableType] = []
        for floor in pyramid["floors"]:
            floors.append(_floor(floor, first, speaker))
            first += len(floor["dice"])
        grid.add_row(*floors)
        drawn.append(Panel(grid, title=speaker.word(pyramid["pyramid"]), title_align="left", expand=False))
    return Columns(drawn)


def _floor(floor: Floor, first: int, speaker: GameSpeaker) -> Text:
    """Draw one floor, from the top left, and what it costs and brings."""
    text = Text()
    for place, value in enumerate(floor["dice"]):
        number = first + place
        if value:
            text.append(f"  {value} ", "bold yellow")
        else:
            text.append(f"({number})".rjust(4) if number in floor["open"] else f"{EMPTY} ".rjust(4), "dim")
        if place % floor["side"] == floor["side"] - 1:
            text.append("\n")
    text.append(f" −{floor['workers']}{speaker.say('board-short-worker')} +{floor['glory']}", "dim")
    return text


def _dice(view: PyramidiceView, speaker: GameSpeaker) -> Text | None:
    """Draw the unused dice of the seat at work, and what it is paying."""
    hand, due = view["hand"], view["due"]
    text = Text()
    for colour, style in DICE:
        values = [str(value) for value, count in enumerate(hand[colour], start=1) for _ in range(count)]
        if values:
            text.append(speaker.say("board-dice", colour=speaker.word(colour)) + " ", "dim")
            for value in values:
                text.append(f" {value} ", style)
                text.append(" ")
            text.append("  ")
    for virtual in hand["virtual"]:
        text.append(f"({speaker.word(virtual['deity'])})  ", "magenta")
    if hand["cup"]["stone"] + hand["cup"]["prayer"]:
        text.append(speaker.say("board-cup", **hand["cup"]) + "  ", "dim")
    if view["loan"]:
        text.append(speaker.say("board-loan", deity=speaker.word(view["loan"])) + "  ", "magenta")
    if due["pieces"]:
        text.append(speaker.say("board-due", pieces=_cost(due["pieces"], speaker)), "bold")
    return text if text.plain else None


def _areas(view: PyramidiceView, speaker: GameSpeaker, names: list[str]) -> Table:
    """Draw a row for each seat, the same places in the same order."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, pad_edge=False, header_style="dim")
    table.add_column(speaker.say("board-player"), min_width=10)
    for column in ("glory", "worker", "cat", "stone"):
        table.add_column(speaker.say(f"board-{column}"), justify="right")
    table.add_column(speaker.say("board-scarab"))
    table.add_column(speaker.say("board-gods"), ratio=1)
    for seat, area in enumerate(view["seats"]):
        table.add_row(
            _name(view, speaker, names, seat),
            Text(str(area["glory"]), "bold yellow"),
            str(area["worker"]),
            str(area["cat"]),
            str(area["stone"]),
            _scarab(area, speaker),
            _possessions(area, speaker),
        )
    return table


def _name(view: PyramidiceView, speaker: GameSpeaker, names: list[str], seat: int) -> Text:
    """Write a seat's name, with a mark for who is to decide and who has the Pharaoh."""
    text = Text("► " if seat in view["acting"] else "  ", "bold yellow")
    text.append(names[seat], "bold" if seat == view["seat"] else "")
    if view["pharaoh"] == seat:
        text.append("\n  " + speaker.say("board-pharaoh"), "red")
    return text


def _scarab(area: Area, speaker: GameSpeaker) -> str:
    """Write a seat's scarab, or the two it may choose from."""
    if area["scarab"]:
        return speaker.word(area["scarab"])
    return "/".join(speaker.word(name) for name in area["offered"]) or EMPTY


def _possessions(area: Area, speaker: GameSpeaker) -> Text:
    """List a seat's gods, its rest tiles and its project."""
    text = Text()
    for name in area["gods"]:
        text.append(speaker.word(name), "dim magenta" if name in area["used"] else "magenta")
        text.append(f" ({speaker.say('board-used')})" if name in area["used"] else "", "dim")
        text.append("  ")
    for name in area["tiles"]:
        text.append(f"[{speaker.word(name)}]", "cyan")
        text.append(f" ({speaker.say('board-covered')})" if name in area["covered"] else "", "dim")
        text.append("  ")
    for project in area["projects"] or []:
        text.append(_project(project, speaker), "yellow")
    return text if text.plain else Text(EMPTY, "dim")


def _project(project: ProjectView, speaker: GameSpeaker) -> str:
    """Write a project and how many pairs it has."""
    first, second = project["values"]
    name = speaker.word(project["project"])
    return speaker.say("board-project", name=name, first=first, second=second, pairs=project["pairs"])


def _architect(his: ArchitectView, speaker: GameSpeaker, *, has_pharaoh: bool) -> Text:
    """Draw the Great Architect's board."""
    line = speaker.say("board-architect", name=speaker.word(his["name"]), glory=his["glory"])
    text = Text(f"  {line}", "bold red")
    text.append("  " + speaker.say("board-slot", slots="/".join(str(glory) for glory in his["slots"])) + "  ", "dim")
    for name in his["gods"]:
        text.append(speaker.word(name) + "  ", "magenta")
    for name in his["tiles"]:
        text.append(f"[{speaker.word(name)}]  ", "cyan")
    for project in his["projects"]:
        text.append(_project(project, speaker) + "  ", "yellow")
    if has_pharaoh:
        text.append(speaker.say("board-pharaoh"), "red")
    return text
