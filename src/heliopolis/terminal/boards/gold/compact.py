"""The pyramid for a small screen: corridors as lines, two lines of the screen a row, the seats beside them.

┌AB─────┬a──────   a line leads to each open side; where two meet one can pass
│♦5☼ab  │          below, what lies on the card
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopolis.games.gold.view import CardView, GoldView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.gold.roomy import LETTERS, SEATS, WALL, jewel, marks_on, notes
from heliopolis.terminal.boards.gold.shapes import shape_of
from heliopolis.terminal.marks import NO_MARKS, Marks

MOST_WIDE = 11
ACROSS = 54
"""How many columns the cards may take, so that the seats stand beside them."""


def board_with_legend(
    view: GoldView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS
) -> RenderableType:
    """Draw what a seat sees, and say what the signs mean."""
    return Group(board(view, speaker, names, marks=marks), Text(speaker.say("board-legend-compact"), "dim"))


def board(view: GoldView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    width = min(MOST_WIDE, ACROSS // view["side"])
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, min_width=2 + width * view["side"])
    grid.add_row(_pyramid(view, width, marks), _seats(view, speaker, names))
    told = notes(view, speaker, names, "board-hidden-compact") + _too_much(view, width)
    return Group(grid, Text("\n".join(told), "dim"))


def _pyramid(view: GoldView, width: int, marks: Marks) -> Text:
    """Draw the cards."""
    side = view["side"]
    falling = view["collapse"]["next"] if view["collapse"] else []
    text = Text("  " + "".join(column.ljust(width) for column in "abcdef"[:side]) + "\n", "dim", no_wrap=True)
    for row in range(side):
        cards = view["cards"][side * row : side * row + side]
        text.append(f"{row + 1} ", "dim")
        for card in cards:
            asked = card["card"] == view["card"]
            drawn = _way(card, width, falls=card["card"] in falling, asked=asked)
            text.append_text(over(drawn, marks_on(card, view, marks)))
        text.append("\n  ")
        for card in cards:
            text.append_text(_floor(card, width, falls=card["card"] in falling))
        text.append("\n")
    text.right_crop(1)
    return text


def over(drawn: Text, stars: Text) -> Text:
    """Draw the marks of a card over the end of its line."""
    return drawn[: len(drawn) - len(stars) - 1] + stars + drawn[-1:] if stars else drawn


def _way(card: CardView, width: int, *, falls: bool, asked: bool) -> Text:
    """Draw the upper line of a card: its shape, or that it is asked for, who stands there, and the way east."""
    if card["face"] in ("hidden", "fallen"):
        return _blank(card, width, "!" if falls else "")
    is_chamber = card["face"] == "chamber"
    shape = "S" if card["face"] == "start" else shape_of(card["sides"], chamber=is_chamber)
    text = Text("?", "bold reverse") if asked else Text(shape, "bold magenta" if card["face"] == "start" else WALL)
    for seat in card["archaeologists"]:
        text.append(LETTERS[seat], SEATS[seat])
    for seat in card["porters"]:
        text.append(LETTERS[seat].lower(), SEATS[seat])
    if falls:
        text.append("!", "bold red")
    line = ("═" if is_chamber else "─") if "e" in card["sides"] else " "
    return text.append(line * (width - len(text)), WALL)


def _floor(card: CardView, width: int, *, falls: bool) -> Text:
    """Draw the lower line of a card: the way south, and what lies there."""
    if card["face"] in ("hidden", "fallen"):
        return _blank(card, width, "!" if falls else "")
    line = "║" if card["face"] == "chamber" else "│"
    text = Text(line if "s" in card["sides"] else " ", WALL).append_text(_lying(card))
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def _lying(card: CardView) -> Text:
    """Write the treasures and lanterns on a card."""
    text = _jewels(card["treasures"])
    text.append("☼" if card["lanterns"] else "")
    for seat in card["lanterns"]:
        text.append(LETTERS[seat].lower(), SEATS[seat])
    return text


def _blank(card: CardView, width: int, mark: str) -> Text:
    """Draw a card that is hidden or gone."""
    shade = "░" if card["face"] == "hidden" else " "
    return Text((mark + shade * width)[: width - 1] + " ", "red" if mark else "dim")


def _too_much(view: GoldView, width: int) -> list[str]:
    """List the cards on which more lies than can be drawn."""
    return [f"{card['card']}: {_lying(card).plain}" for card in view["cards"] if len(_lying(card)) >= width]


def _seats(view: GoldView, speaker: GameSpeaker, names: list[str]) -> Text:
    """Write what each seat has, the same lines in the same order."""
    text = Text(no_wrap=True, overflow="ellipsis")
    if view["phase"] != "finished":
        text.append(speaker.say("board-actions", left=view["actions_left"], actions=view["actions"]), "bold")
    for seat, area in enumerate(view["seats"]):
        text.append("\n►" if seat in view["acting"] else "\n ", "bold yellow")
        text.append(f"{LETTERS[seat]} ", SEATS[seat])
        text.append(f"{area['points']} ", "bold yellow")
        text.append(names[seat], "bold" if seat == view["seat"] else "")
        placed = view["start"] is not None
        lost = speaker.say("board-lost")
        text.append(f"\n   {LETTERS[seat]} {(area['archaeologist'] or lost) if placed else '·'}")
        text.append(f" {jewel(area['carried'])}" if area["carried"] else "", "bold yellow")
        text.append(f" {LETTERS[seat].lower()} {(area['porter'] or lost) if placed else '·'} ☼{area['lanterns']}")
        text.append(f"\n   {speaker.say('board-photos')} {area['photos']} ")
        text.append_text(_jewels(area["treasures"]))
    return text


def _jewels(treasures: list[str]) -> Text:
    """Write treasures by their points, and the bust."""
    points = "".join(each.removeprefix("treasure-") for each in treasures if each != "bust")
    return Text((f"♦{points}" if points else "") + ("♛" if "bust" in treasures else ""), "bold yellow")
