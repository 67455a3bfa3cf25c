"""The pyramid in the terminal: walls, lanterns, figures, what falls next, and a row for each seat.

One line or column between two cards shows the walls of both: `▀` or `▌` is the wall of the first, `▄` or `▐` that of
the second, `█` both. Where nothing stands one can pass.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.gold.view import CardView, GoldView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.marks import NO_MARKS, Marks

INSIDE = 9
"""How many letters a card is wide, without its walls."""
DOORWAY = 3

SEATS = ("bold cyan", "bold red", "bold yellow", "bold green")
WALL = "yellow"
LETTERS = "ABCD"

Place = CardView | None
"""A card, or nothing beyond the edge."""
Inside = Callable[[CardView, bool], Text]
"""Draws a line of a card, given whether it falls next."""


def board(view: dict[str, Any], speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    seen = cast(GoldView, view)
    return Group(_pyramid(seen, speaker, names, marks), _areas(seen, speaker, names))


def _pyramid(view: GoldView, speaker: GameSpeaker, names: list[str], marks: Marks) -> Panel:
    """Draw the cards, and below them what is hidden and what falls."""
    side = view["side"]
    rows: list[list[Place]] = [list(view["cards"][side * y : side * y + side]) for y in range(side)]
    falling = view["collapse"]["next"] if view["collapse"] else []
    nothing: list[Place] = [None] * side
    text = Text("  ")
    for column in "abcdef"[:side]:
        text.append(column.center(INSIDE + 1), "dim")
    text.append("\n")
    for y, (above, row) in enumerate(zip([nothing, *rows[:-1]], rows, strict=True), start=1):
        text.append_text(_line_between(above, row))
        text.append_text(_line_of_cards(row, falling, str(y), _who_stands))
        lying = partial(_what_lies, view=view, marks=marks)
        text.append_text(_line_of_cards(row, falling, " ", lying))
    text.append_text(_line_between(rows[-1], nothing))
    text.append("\n".join([*notes(view, speaker, names), speaker.say("board-legend")]), "dim")
    title = speaker.game.info.title
    if view["phase"] != "finished":
        title += " · " + speaker.say("board-actions", left=view["actions_left"], actions=view["actions"])
    return Panel(text, title=title, title_align="left")


# Walls.


def _is_shown(card: Place) -> bool:
    """Tell whether a card stands and lies face up."""
    return card is not None and card["face"] in ("start", "corridor", "chamber")


def _is_walled(card: Place, side: str) -> bool:
    """Tell whether a card that stands open has a wall on a side."""
    return card is not None and _is_shown(card) and side not in card["sides"]


def _wall(first: Place, second: Place, sides: str, marks: str) -> str:
    """Return the mark for the walls between two cards: none, of the first, of the second, of both."""
    return marks[_is_walled(first, sides[0]) + 2 * _is_walled(second, sides[1])]


def _line_between(above: list[Place], below: list[Place]) -> Text:
    """Draw the walls between two rows."""
    line = Text("  ")
    pairs: list[list[Place]] = [list(pair) for pair in zip(above, below, strict=True)]
    for left, right in zip([[], *pairs], [*pairs, []], strict=True):
        line.append("█" if any(_is_shown(card) for card in left + right) else " ", WALL)
        if right:
            first, second = right
            doorway = _wall(first, second, "sn", " ▀▄█") * DOORWAY
            jamb = " ▀▄█"[_is_shown(first) + 2 * _is_shown(second)] * ((INSIDE - DOORWAY) // 2)
            line.append(jamb + doorway + jamb, WALL)
    line.append("\n")
    return line


def _line_of_cards(row: list[Place], falling: list[str], label: str, inside: Inside) -> Text:
    """Draw one of the two lines of a row of cards, with the walls between them."""
    line = Text(f"{label} ", "dim")
    for first, second in zip([None, *row], [*row, None], strict=True):
        line.append(_wall(first, second, "ew", " ▌▐█"), WALL)
        if second is not None:
            line.append_text(inside(second, second["card"] in falling))
    line.append("\n")
    return line


# Cards.


def _who_stands(card: CardView, falls: bool) -> Text:
    """Draw the figures on a card, and whether it is the start card, a chamber, or about to fall."""
    if card["face"] == "hidden":
        return Text(("░" * (INSIDE - 1) + "!") if falls else "░" * INSIDE, "red" if falls else "dim")
    text = Text()
    for seat in card["archaeologists"]:
        text.append(LETTERS[seat], SEATS[seat])
    for seat in card["porters"]:
        text.append(LETTERS[seat].lower(), SEATS[seat])
    marks = {"start": "S", "chamber": "⌂"}.get(card["face"], "") + ("!" if falls else "")
    text.truncate(INSIDE - len(marks))
    text.pad_right(INSIDE - len(marks) - len(text))
    text.append(marks, "bold red" if falls else "bold magenta")
    return text


def _what_lies(card: CardView, falls: bool, *, view: GoldView, marks: Marks) -> Text:
    """Draw the marks of choices about a card, the treasures and the lanterns on it."""
    text = marks_on(card, view, marks)
    if card["face"] == "hidden":
        return text.append("░" * (INSIDE - len(text)), "red" if falls else "dim")
    for treasure in card["treasures"]:
        text.append(jewel(treasure), "bold yellow")
    if card["lanterns"]:
        text.append("☼")
    for seat in card["lanterns"]:
        text.append(LETTERS[seat].lower(), SEATS[seat])
    text.truncate(INSIDE, overflow="ellipsis")
    text.pad_right(INSIDE - len(text))
    return text


def marks_on(card: CardView, view: GoldView, marks: Marks) -> Text:
    """Return the marks of choices about a card: to go there, reveal or turn it, or what the own figures there do."""
    place = card["card"]
    found = [f"move archaeologist {place}", f"move porter {place}", f"reveal {place}", f"turn {place}"]
    if view["seat"] is not None:
        own = view["seats"][view["seat"]]
        if own["archaeologist"] == place:
            treasures = [f"take {treasure}" for treasure in card["treasures"]]
            found += ["drop", *treasures, *(f"steal {seat + 1}" for seat in card["archaeologists"])]
        if own["porter"] == place:
            found += ["lay", "lift"]
    if place == view["card"]:
        found += [f"open {sides}" for sides in view["options"]]
    return marks.of(*found)


def jewel(treasure: str) -> str:
    """Draw a treasure: its points, or the bust."""
    return "♛" if treasure == "bust" else "♦" + treasure.removeprefix("treasure-")


# Words.


def notes(view: GoldView, speaker: GameSpeaker, names: list[str], hidden: str = "board-hidden") -> list[str]:
    """Say what is hidden, and what falls when."""
    cards = sum(card["face"] == "hidden" for card in view["cards"])
    photos: dict[str, list[str]] = {}
    for photo in view["photos_left"]:
        photos.setdefault(speaker.word(photo["danger"]), []).append("♦" * photo["treasures"] or "–")
    listed = ", ".join(f"{danger} {' '.join(treasures)}" for danger, treasures in photos.items())
    notes = [speaker.say(hidden, cards=cards, chambers=view["chambers"] - view["found"], photos=listed or "0")]
    collapse = view["collapse"]
    if collapse and view["phase"] != "finished":
        player = names[collapse["keeper"]]
        if collapse["fallen"]:
            notes.append(speaker.say("board-falls", player=player, cards=speaker.join(collapse["next"])))
        else:
            notes.append(speaker.say("board-fuse", player=player, turns=collapse["turns"]))
    if view["quiet_turns"] > len(names):
        notes.append(speaker.say("board-quiet", turns=view["quiet_turns"], stall=view["stall"]))
    return notes


def _areas(view: GoldView, speaker: GameSpeaker, names: list[str]) -> Table:
    """Draw a row for each seat, the same places in the same order."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, pad_edge=False, header_style="dim")
    table.add_column(speaker.say("board-player"), ratio=1, no_wrap=True)
    for column in ("points", "photos", "treasures", "carried", "lanterns", "archaeologist", "porter"):
        table.add_column(speaker.say(f"board-{column}"), justify="right" if column == "points" else "left")
    lost = Text(speaker.say("board-lost"), "bold red")
    for seat, area in enumerate(view["seats"]):
        name = Text("► " if seat in view["acting"] else "  ", "bold yellow")
        name.append(f"{LETTERS[seat]} ", SEATS[seat])
        name.append(names[seat], "bold" if seat == view["seat"] else "")
        placed = view["start"] is not None
        table.add_row(
            name,
            str(area["points"]),
            str(area["photos"]),
            Text("".join(jewel(treasure) for treasure in area["treasures"]) or "·", "yellow"),
            Text(jewel(area["carried"]) if area["carried"] else "·", "bold yellow"),
            f"☼{area['lanterns']}",
            (area["archaeologist"] or lost) if placed else "·",
            (area["porter"] or lost) if placed else "·",
        )
    return table
