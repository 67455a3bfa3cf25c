"""What happened in a game, as lines of text."""

from rich.table import Table

from heliopolis.core.journal import Event
from heliopolis.core.record import Record, examination
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, State
from heliopolis.language import GameSpeaker, Speaker


def names_of(record: Record, words: Speaker) -> list[str]:
    """Return the names of the players: `human:Ada` is Ada, others are called by their kind and seat."""
    names: list[str] = []
    for seat, player in enumerate(record.players, start=1):
        kind, _, name = player.partition(":")
        called = words.say(f"kind-{kind}") if words.has(f"kind-{kind}") else kind
        names.append(name or f"{called} {seat}")
    return names


def chronicle(
    session: Session, speaker: GameSpeaker, names: list[str], viewer: int | None, since: int = 0
) -> list[str]:
    """Tell what has happened since an entry, as far as a seat may know it."""
    record = session.record
    hidden = record.game.unseen(record.start(), record.entries, viewer)
    lines: list[str] = []
    player = ""
    for index, entry in enumerate(record.entries):
        if entry.seat != CHANCE:
            player = names[entry.seat]
        if index < since:
            continue
        if index not in hidden:
            if entry.seat == CHANCE:
                lines.append(speaker.outcome(entry.number, player))
            else:
                lines.append(speaker.decision(entry.number, player))
        for event in session.events[index]:
            if event.points is None:
                lines.append(tell(event, speaker, names, viewer))
    return [line for line in lines if line]


def tell(event: Event, speaker: GameSpeaker, names: list[str], viewer: int | None) -> str:
    """Tell one event."""
    player = names[event.seat] if event.seat >= 0 else ""
    return speaker.event(event, event.facts_for(viewer), player)


def score_table(record: Record, speaker: GameSpeaker, words: Speaker, names: list[str]) -> Table:
    """Draw every score line of a game, by chapter, with what it was for and the rule behind it."""
    table = Table(title=words.say("examination"), title_justify="left", pad_edge=False, box=None)
    table.add_column(words.say("column-player"))
    table.add_column(words.say("column-points"), justify="right")
    table.add_column(words.say("column-reason"), ratio=1)
    table.add_column(words.say("column-rule"), style="dim")
    for name, score in zip(names, record.start().scores(), strict=True):
        table.add_row(name, f"{score:+d}", words.say("start-line"), "")
    chapter = ""
    seat = -1
    for event in examination(record):
        heading = chapter_of(event, speaker)
        if heading != chapter:
            table.add_section()
            table.add_row(f"[bold]{heading}[/]")
            chapter, seat = heading, -1
        name = names[event.seat] if event.seat != seat else ""
        seat = event.seat
        table.add_row(name, f"{event.points:+d}", speaker.reason(event), event.rule)
    return table


def chapter_of(event: Event, speaker: GameSpeaker) -> str:
    """Return the heading under which a score line stands; not every game has chapters."""
    if not speaker.has("chapter") or "epoch" not in event.facts:
        return ""
    epoch = event.facts["epoch"]
    assert isinstance(epoch, int)
    return speaker.say("chapter", epoch=epoch)


def result_table(state: State, words: Speaker, names: list[str]) -> Table:
    """Draw the final places and scores."""
    table = Table(title=words.say("game-over"), title_justify="left", pad_edge=False, box=None, show_header=False)
    places = state.standings()
    scores = state.scores()
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        table.add_row(words.say("place", place=places[seat]), names[seat], f"[bold]{scores[seat]}[/]")
    return table
