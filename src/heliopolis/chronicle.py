"""What happened in a game, told line by line, as far as a seat may know it."""

from dataclasses import dataclass

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
        for event in session.events[index]:
            if event.points is None:
                player = names[event.seat] if event.seat >= 0 else ""
                lines.append(Line(event.seat, speaker.event(event, event.facts_for(viewer), player)))
    return [line for line in lines if line.text]
