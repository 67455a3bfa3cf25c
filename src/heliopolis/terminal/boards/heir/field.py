"""The 64 spaces of Heir to the Pharaoh: monuments, the pyramid, magic, rays, and what places are worth."""

from rich.cells import cell_len
from rich.text import Text

from heliopolis.games.heir.board_parts import MonumentView
from heliopolis.games.heir.grid import DIRECTION_NAMES, SPACE_NAMES, ray
from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir.pieces import style
from heliopolis.terminal.boards.heir.worth import worth_of
from heliopolis.terminal.marks import Marks

LETTERS = {"shrine": "s", "sun-temple": "t", "obelisk": "o"}
CHOSEN = ("base", "mark", "place", "move")
"""The verbs of choices about a space."""
WORTH_PHASES = ("place", "move")
WITH_WORTH = 4
"""How wide a space is drawn that may bear what it is worth and a token, so that it does not run into the next."""
RAYS = {"n": "│", "s": "│", "e": "─", "w": "─", "ne": "╱", "sw": "╱", "nw": "╲", "se": "╲"}


def field(view: HeirView, marks: Marks) -> Text:
    """Draw the spaces: monuments, the pyramid, magic, rays and the Nile."""
    side = view["side"]
    cells = _cells(view, marks)
    longest = max(cell_len(cell.plain) for cell in cells)
    width = max(longest, WITH_WORTH) if view["phase"] in WORTH_PHASES else longest
    text = Text("  " + "".join(f" {column}".ljust(width) for column in "abcdefgh"[:side]).rstrip() + "\n", "dim")
    for row in range(side):
        text.append(f"{row + 1} ", "dim")
        for column in range(side):
            cell = cells[8 * row + column]
            text.append_text(cell).append(" " * (width - cell_len(cell.plain)))
        text.append("\n")
    text.right_crop(1)
    return text


def _cells(view: HeirView, marks: Marks) -> list[Text]:
    """Return what stands in each space, three characters wide, or four; what comes later in this list lies on top."""
    cells = [Text(" · ", "dim") for _ in SPACE_NAMES]
    for name in view["nile"]:
        cells[SPACE_NAMES.index(name)] = Text(" ~ ", "blue")
    for index, drawn in _rays(view).items():
        cells[index] = drawn
    for notation, worth in worth_of(view).items():
        verb, _, name = notation.partition(" ")
        if verb in ("place", "move"):
            cells[SPACE_NAMES.index(name)] = Text(f"{_number(worth):>2} ", "bold green")
    for name in view["magic_tokens"]:
        below = cells[SPACE_NAMES.index(name)].plain
        is_worth = below.strip().lstrip("−").isdigit()
        cells[SPACE_NAMES.index(name)] = Text(f"{below[:-1]}✦" if is_worth else " ✦ ", "bold yellow")
    if view["base"] is not None:
        corner = SPACE_NAMES.index(view["base"])
        base = range(view["base_side"])
        for index in [corner + 8 * row + column for row in base for column in base]:
            cells[index] = Text("▲▲▲", "yellow")
    for monument in view["monuments"]:
        cells[SPACE_NAMES.index(monument["space"])] = Text(f"[{letter(monument)}]", style(monument["owner"]))
    for index, name in enumerate(SPACE_NAMES):
        # Its rank would leave no room for what the place is worth; the menu tells it.
        cells[index] = cells[index][:-1] + (marks.of(*(f"{verb} {name}" for verb in CHOSEN))[:1] or cells[index][-1:])
    return cells


def _number(worth: int) -> str:
    """Write what a place is worth: without a plus, which would leave no room between two large ones."""
    return f"−{-worth}" if worth < 0 else str(worth)


def _rays(view: HeirView) -> dict[int, Text]:
    """Draw the rays of all monuments that belong to somebody; where two cross stands a cross."""
    drawn: dict[int, Text] = {}
    for monument in view["monuments"]:
        if monument["owner"] is None:
            continue
        for arrow in monument["arrows"]:
            for index in ray(SPACE_NAMES.index(monument["space"]), DIRECTION_NAMES.index(arrow), view["side"]):
                mark = RAYS[arrow]
                crossed = index in drawn and drawn[index].plain.strip() != mark
                drawn[index] = Text(" ╳ " if crossed else f" {mark} ", style(monument["owner"]))
    return drawn


def letter(monument: MonumentView) -> str:
    """Return a monument's letter: a capital for Anubis, else small."""
    letter = LETTERS[monument["kind"]]
    return letter.upper() if monument["owner"] == 1 else letter


def legend(speaker: GameSpeaker) -> Text:
    """Say what the signs mean."""
    return Text(speaker.say("board-legend", shrine="s", temple="t", obelisk="o"), "dim")


def worth_note(view: HeirView, speaker: GameSpeaker) -> list[Text]:
    """Say what the numbers on the spaces mean, if there are any."""
    return [Text(speaker.say("board-worth"), "green")] if view["phase"] in WORTH_PHASES else []
