"""Beats: what has happened, told one thing after the other.

A beat is one or several entries of the record: what is drawn after them, a caption, and how much weight it has. Which
entries make a beat, and what it says, stands in a game's board (`boards/GAME/beats.py`); a board without beats of its
own tells each entry by its lines of the log.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from markupsafe import Markup

from heliopolis.tables.looks import LogLine
from heliopolis.web.frames import NOTHING
from heliopolis.web.scene import Scene, View

GLANCE, MOMENT, RITE = "glance", "moment", "rite"
"""The weights of beats: how long each is to be looked at."""
WEIGHTS = (GLANCE, MOMENT, RITE)
MOST_BEATS = 24
"""How many beats are told at once; what came before them is told in "since your last turn"."""


class LogEntry(NamedTuple):
    """An entry of the record as it is told and drawn in the log."""

    line: LogLine
    seat: int
    """Whom it is about: chance answers whoever decided last, but nobody in the turn of an opponent without a seat."""
    deed: str
    """What was decided or drawn, if there is anything to say of it …"""
    texts: list[str]
    """… and what followed from it, line by line."""
    piece: Markup
    """The piece that it is about, if there is one."""
    lines: list[Markup]


def no_card() -> Markup:
    """Lay nothing on the board."""
    return NOTHING


class Beat(NamedTuple):
    """One thing that is told."""

    step: int
    """The step of its entry, after which the page is drawn …"""
    seat: int
    """Whom it is about; −1 for nobody."""
    heading: str
    sentence: str = ""
    """What follows from it."""
    piece: Markup = NOTHING
    """The piece that it is about."""
    weight: str = MOMENT
    before: bool = False
    """… unless all lies as it did before that entry."""
    harm: bool = False
    """Whether somebody comes to harm."""
    card: Callable[[], Markup] = no_card
    """Draws what is laid on the board meanwhile: only pages that tell beats need it."""
    sound: str = ""
    pin: Markup = NOTHING
    """What is pinned meanwhile on the pieces of the board …"""
    pinned: str = ""
    """… whose keys begin with this."""
    lights: tuple[str, ...] = ()
    """What is lit on the board meanwhile, one after the other: the ends of elements' ids."""


class Telling(NamedTuple, Generic[View]):
    """A decision that a viewer has not been told of yet, and what chance answered to it."""

    entries: Sequence[LogEntry]
    scene: Scene[View]
    """The game as it is now, perhaps some decisions later."""
    before: View | None = None
    """What the viewer saw before it, if nothing else has happened since."""

    def notation(self, entry: LogEntry) -> str:
        """Return an entry's notation, empty if the viewer can't know it."""
        line = entry.line
        if line.number is None:
            return ""
        return (self.scene.game.outcomes if line.seat < 0 else self.scene.game.actions)[line.number]


def tell_by_log(telling: Telling) -> list[Beat]:
    """Tell each entry by its lines of the log."""
    return [beat_by_log(entry) for entry in telling.entries if entry.texts]


def beat_by_log(entry: LogEntry, weight: str = "", *, sound: str = "") -> Beat:
    """Tell an entry by its lines of the log: what was done is the heading, what followed the sentence."""
    heading, *rest = entry.texts
    weight = weight or (MOMENT if rest else GLANCE)
    return Beat(entry.line.step, entry.seat, heading.rstrip("."), " ".join(rest), entry.piece, weight, sound=sound)


def is_told_to(viewer: int | None, beat: Beat) -> bool:
    """Tell whether a beat is news to a viewer: who has just done something small knows of it."""
    return beat.weight != GLANCE or beat.seat != viewer
