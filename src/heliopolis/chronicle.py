"""What happened in a game, told line by line, as far as a seat may know it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from heliopolis.core.journal import JournalEvent
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE
from heliopolis.language import GameSpeaker


@dataclass(frozen=True)
class Line:
    """One line of a log: the seat it is about (−1 for nobody) and the text."""

    seat: int
    text: str


def chronicle(
    session: Session, speaker: GameSpeaker, names: list[str], viewer: int | None, since: int = 0
) -> list[Line]:
    """Tell what has happened since an entry of the record."""
    record = session.record
    hidden = record.game.unseen(record.start(), record.entries, viewer)
    lines: list[Line] = []
    seat = -1
    for index, entry in enumerate(record.entries):
        if entry.seat != CHANCE:
            seat = entry.seat
        if index < since:
            continue
        if index not in hidden:
            tell = speaker.outcome if entry.seat == CHANCE else speaker.decision
            lines.append(Line(seat, tell(entry.number, names[seat] if seat >= 0 else "")))
        lines += consequences(session.events[index], speaker, names, viewer)
    return [line for line in lines if line.text]


def consequences(
    events: Sequence[JournalEvent], speaker: GameSpeaker, names: list[str], viewer: int | None
) -> list[Line]:
    """Tell what followed from an entry; what a seat scores at once is one line."""
    lines: list[Line] = []
    for (seat, scored), group in groupby(events, lambda event: (event.seat, event.points is not None)):
        player = names[seat] if seat >= 0 else ""
        if scored:
            lines.append(Line(seat, speaker.scored(list(group), player)))
        else:
            lines += [Line(seat, speaker.event(event, event.facts_for(viewer), player)) for event in group]
    return lines
