"""The board of Heir to the Pharaoh for a large screen: the grid with its rays, the suns, and what each seat has."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from heliopolis.games.heir.board_parts import MonumentView
from heliopolis.games.heir.view import HeirView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir import pieces, sides
from heliopolis.terminal.boards.heir.field import field, legend, letter, worth_note
from heliopolis.terminal.marks import NO_MARKS, Marks


def board(view: HeirView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    table = Table.grid(padding=(0, 2))
    table.add_row(field(view, marks), _beside(view, speaker, marks))
    title = f"Heir to the Pharaoh · {speaker.say('board-round', round=view['round'], rounds=view['rounds'])}"
    return Group(
        Panel(Group(table, *worth_note(view, speaker), legend(speaker)), title=title, title_align="left"),
        _sides(view, speaker, names, marks),
    )


def _beside(view: HeirView, speaker: GameSpeaker, marks: Marks) -> Group:
    """Write the suns, the god, the cards and tokens, and what each monument scores as things stand."""
    lines = Table.grid(padding=(0, 1))
    lines.add_row(Text(speaker.say("board-suns"), "dim"), pieces.suns_of(view))
    if view["pyramid"]:
        lines.add_row(Text(pieces.capital(speaker.word("pyramid")), "dim"), pieces.platforms_of(view))
    if view["god"] is not None:
        god = Text(pieces.god_of(view["god"], view, speaker), "bold yellow")
        lines.add_row(Text(speaker.say(pieces.why_a_god_lies_open(view["phase"])), "dim"), god)
    if view["gods_to_come"]:
        to_come = ", ".join(speaker.word(god) for god in view["gods_to_come"])
        lines.add_row(Text(speaker.say("board-to-come"), "dim"), to_come)
    lines.add_row(Text(speaker.say("board-active"), "dim"), pieces.active_of(view, speaker, marks))
    lines.add_row(Text(speaker.say("board-display"), "dim"), pieces.display_of(view, speaker, marks))
    if view["next_token"] is not None:
        lines.add_row(Text(speaker.say("board-next"), "dim"), pieces.arrows_of(view["next_token"]["arrows"]))
    if view["supply"]:
        cards = speaker.join([pieces.card_of(card) for card in view["supply"]])
        lines.add_row("", Text(speaker.say("board-supply", cards=cards), "dim"))
    return Group(lines, *[_monument(monument, speaker) for monument in view["monuments"]])


def _monument(monument: MonumentView, speaker: GameSpeaker) -> Text:
    """Write a monument: where, what, its arrows, what they hit and what that is worth."""
    text = Text(f"{monument['space']} [{letter(monument)}] ", pieces.style(monument["owner"]))
    if monument["owner"] is None:
        return text.append(speaker.say("board-nobody"), "dim")
    hits = pieces.hits_of(monument["hits"], speaker)
    return text.append(f"{pieces.arrows_of(monument['arrows'])} = {monument['points']}{hits}")


def _sides(view: HeirView, speaker: GameSpeaker, names: list[str], marks: Marks) -> Table:
    """Draw both seats side by side, the same lines in the same order."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, pad_edge=False, show_header=False)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(*[_side(view, speaker, names, seat, marks) for seat in range(2)])
    return table


def _side(view: HeirView, speaker: GameSpeaker, names: list[str], seat: int, marks: Marks) -> Group:
    """Draw one seat."""
    lines = Table.grid(padding=(0, 1))
    for name, content in sides.lines(view, speaker, seat, marks):
        lines.add_row(Text(name, "dim"), content)
    return Group(sides.head(view, speaker, names, seat), sides.if_it_ended(view, speaker, seat), lines)
