"""The board of Heir to the Pharaoh for a small screen: what has lines of its own on a large one flows together."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopolis.games.heir.board_parts import MonumentView
from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir import pieces, sides
from heliopolis.terminal.boards.heir.field import field, legend, letter, worth_note
from heliopolis.terminal.marks import NO_MARKS, Marks

BETWEEN = "  "
WIDTH = 78
"""How many columns the spaces take with what stands beside them."""
SIDE = 39


def board_with_legend(
    view: HeirView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS
) -> RenderableType:
    """Draw what a seat sees, and say what the signs mean."""
    return Group(board(view, speaker, names, marks=marks), legend(speaker))


def board(view: HeirView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    middle = Table.grid(padding=(0, 1))
    spaces = field(view, marks)
    width = max(cell_len(line) for line in spaces.plain.split("\n"))
    middle.add_column(width=width)
    middle.add_column(width=WIDTH - width)
    middle.add_row(spaces, Group(*_table(view, speaker, marks), _monuments(view, speaker)))
    both = Table.grid(padding=(0, 1))
    both.add_column(width=SIDE)
    both.add_column(width=SIDE)
    both.add_row(*[_side(view, speaker, names, seat, marks) for seat in range(2)])
    return Group(middle, *worth_note(view, speaker), both)


def _table(view: HeirView, speaker: GameSpeaker, marks: Marks) -> list[Text]:
    """Write the round, the suns, the gods, and the cards and tokens."""
    first = Text(speaker.say("board-round", round=view["round"], rounds=view["rounds"]) + BETWEEN)
    gods: list[tuple[str, str | Text]] = []
    if view["god"] is not None:
        god = Text(pieces.god_of(view["god"], view, speaker), "bold yellow")
        gods.append((speaker.say(pieces.why_a_god_lies_open(view["phase"])), god))
    if view["gods_to_come"]:
        to_come = ", ".join(speaker.word(god) for god in view["gods_to_come"])
        gods.append((speaker.say("board-to-come"), to_come))
    cards: list[tuple[str, str | Text]] = [(speaker.say("board-active"), pieces.active_of(view, speaker, marks))]
    if view["next_token"] is not None:
        cards.append((speaker.say("board-next"), pieces.arrows_of(view["next_token"]["arrows"])))
    cards.append((speaker.say("board-display"), pieces.display_of(view, speaker, marks)))
    if view["pyramid"]:
        cards.append((pieces.capital(speaker.word("pyramid")), pieces.platforms_of(view)))
    if view["supply"]:
        held = speaker.join([pieces.card_of(card) for card in view["supply"]])
        cards.append(("", Text(speaker.say("board-supply", cards=held), "dim")))
    return [first.append_text(pieces.suns_of(view)), *([_flowing(gods)] if gods else []), _flowing(cards)]


def _flowing(facts: list[tuple[str, str | Text]]) -> Text:
    """Write facts one after the other, each after what it is."""
    parts = [Text.assemble((f"{name} " if name else "", "dim"), content) for name, content in facts]
    return Text(BETWEEN).join(parts)


def _monuments(view: HeirView, speaker: GameSpeaker) -> Table:
    """Write the monuments in two columns."""
    table = Table.grid(padding=(0, 2))
    written = [_monument(monument, speaker) for monument in view["monuments"]]
    for first in range(0, len(written), 2):
        table.add_row(*written[first : first + 2])
    return table


def _monument(monument: MonumentView, speaker: GameSpeaker) -> Text:
    """Write a monument: where, what, its arrows and what they are worth; what they hit is seen on the board."""
    text = Text(f"{monument['space']} [{letter(monument)}] ", pieces.style(monument["owner"]))
    if monument["owner"] is None:
        return text.append(speaker.say("board-nobody"), "dim")
    return text.append(f"{pieces.arrows_of(monument['arrows'])} = {monument['points']}")


def _side(view: HeirView, speaker: GameSpeaker, names: list[str], seat: int, marks: Marks) -> Group:
    """Draw one seat."""
    ended = sides.if_it_ended(view, speaker, seat)
    facts = [*([("", ended)] if ended else []), *sides.lines(view, speaker, seat, marks)]
    return Group(sides.head(view, speaker, names, seat), _flowing(facts))
