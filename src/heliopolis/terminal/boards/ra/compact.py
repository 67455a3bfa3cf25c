"""Ra's board for a small screen: the tracks without a frame."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopolis.games.ra.view import RaView
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.ra.roomy import areas, on_sale, ra_track
from heliopolis.terminal.marks import NO_MARKS, Marks


def board(view: RaView, speaker: GameSpeaker, names: list[str], *, marks: Marks = NO_MARKS) -> RenderableType:
    """Draw what a seat sees."""
    epoch = speaker.say("board-epoch", epoch=view["epoch"], epochs=view["epochs"])
    head = Text(f"{epoch} · ☼ {speaker.say('board-centre', sun=view['centre_sun'])} · ")
    head.append(speaker.say("board-ra-track") + "  ").append_text(ra_track(view))
    sale = Text(speaker.say("board-auction") + "  ").append_text(marks.of("invoke"))
    sale.append_text(on_sale(view, speaker, marks)).append_text(marks.of("draw"))
    return Group(head, sale, areas(view, speaker, names, marks))
