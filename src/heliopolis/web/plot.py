"""A plot: which entries and events of a game make beats, told by the words of its log.

    PLOT = Plot(verbs={"take": Shape(sound="treasure")}, events={"stolen": Shape(harm=True)})

What has no shape makes no beat; an event without one is told as what follows from the beat before it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from heliopolis.core.journal import JournalEvent
from heliopolis.tables.looks import Told
from heliopolis.web.beats import GLANCE, MOMENT, WEIGHTS, Beat, LogEntry, Telling


class Part(Enum):
    """What part an entry or event plays."""

    BEAT = "beat"
    """It is told by itself."""
    LEAD = "lead"
    """It is the heading of what comes of it at once, or told by itself if nothing does."""
    MORE = "more"
    """It adds its words and its piece to the beat before it …"""
    PIECE = "piece"
    """… or its piece alone."""
    ROW = "row"
    """Several of them in a row make one beat."""


class Shape(NamedTuple):
    """How an entry or an event is told."""

    weight: str = MOMENT
    sound: str = ""
    harm: bool = False
    part: Part = Part.BEAT
    before: bool = False
    """Whether it is told while all lies as it did before its entry."""
    lights: str = ""
    """The fact that lists the cards which are lit meanwhile."""


def as_it_is(_telling: Telling, _event: Told, beat: Beat) -> Beat:
    """Add nothing to a beat."""
    return beat


@dataclass(frozen=True)
class Plot:
    """How a game is told."""

    verbs: Mapping[str, Shape] = field(default_factory=dict)
    """By the verbs of its notation."""
    events: Mapping[str, Shape] = field(default_factory=dict)
    """By the names of its journal's events."""

    dress: Callable[[Telling, Told, Beat], Beat] = as_it_is
    """Adds to the beat of an event what is shown of it."""

    def tell(self, telling: Telling) -> list[Beat]:
        """Tell what has happened."""
        beats: list[Beat] = []
        leading, turn, last = False, -1, Part.BEAT
        for entry in telling.entries:
            goes_on = beats != [] and entry.seat == turn
            turn = entry.seat
            for part, beat in self._parts(telling, entry):
                if goes_on and part is Part.PIECE:
                    beats[-1] = beats[-1]._replace(step=beat.step, piece=beats[-1].piece + beat.piece, sound=beat.sound)
                elif goes_on and (part is Part.MORE or (leading and part is Part.BEAT) or part is last is Part.ROW):
                    beats[-1] = joined(beats[-1], beat)
                else:
                    beats.append(beat)
                leading = part is Part.LEAD or (leading and part in (Part.MORE, Part.PIECE))
                goes_on, last = True, part
        return beats

    def _parts(self, telling: Telling, entry: LogEntry) -> Iterator[tuple[Part, Beat]]:
        """Return what an entry adds to the story."""
        shape = self.verbs.get(telling.notation(entry).partition(" ")[0])
        if shape is not None and entry.deed:
            yield shape.part, made(shape, entry, entry.seat, entry.deed)._replace(piece=entry.piece)
        for seat, events in grouped(entry.line.told):
            text = text_of(telling, seat, events)
            shape = self.events.get(events[0].name)
            if not text:
                continue
            if shape is None:
                yield Part.MORE, made(Shape(GLANCE), entry, seat, text)
                continue
            lit = events[0].facts.get(shape.lights, [])
            beat = made(shape, entry, seat, text)._replace(lights=tuple(lit) if isinstance(lit, list) else ())
            yield shape.part, self.dress(telling, events[0], beat)


def made(shape: Shape, entry: LogEntry, seat: int, text: str) -> Beat:
    """Make a beat: its first sentence is the heading."""
    heading, _, sentence = text.partition(". ")
    return Beat(
        entry.line.step,
        seat,
        heading.rstrip("."),
        sentence,
        weight=shape.weight,
        before=shape.before,
        harm=shape.harm,
        sound=shape.sound,
    )


def joined(first: Beat, more: Beat) -> Beat:
    """Add to a beat what comes of it."""
    said = [first.sentence, f"{more.heading}.", more.sentence]
    return first._replace(
        step=more.step,
        sentence=" ".join(text for text in said if text),
        piece=first.piece + more.piece,
        weight=max(first.weight, more.weight, key=WEIGHTS.index),
        harm=first.harm or more.harm,
        card=lambda: first.card() + more.card(),
        sound=more.sound or first.sound,
    )


def grouped(told: Sequence[Told]) -> Iterator[tuple[int, list[Told]]]:
    """Return events one by one, but what a seat scores at once together."""
    for (seat, scored), group in groupby(told, lambda event: (event.seat, event.points is not None)):
        events = list(group)
        yield from [(seat, events)] if scored else [(seat, [event]) for event in events]


def text_of(telling: Telling, seat: int, told: Sequence[Told]) -> str:
    """Say what happened, as the log does."""
    speaker, player = telling.scene.speaker, telling.scene.names[seat] if seat >= 0 else ""
    events = [JournalEvent(each.name, each.rule, each.seat, each.facts, each.points) for each in told]
    if events[0].points is not None:
        return speaker.scored(events, player)
    return speaker.event(events[0], told[0].facts, player)
