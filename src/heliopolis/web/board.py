"""A board: how a game looks in the browser. Its room exports one, and the game is registered with it.

BOARD = Board(sections=sections, layout="ra", files=__name__, styles="ra.css", words=__name__)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from htpy import Node
from markupsafe import Markup

from heliopolis.core import registry
from heliopolis.language import GameSpeaker, Locale, Speaker
from heliopolis.tables.looks import LogLine
from heliopolis.web import pieces
from heliopolis.web.beats import Beat, Telling, tell_by_log
from heliopolis.web.frames import Drawing, Piece
from heliopolis.web.portrait import Portrait
from heliopolis.web.scene import Scene

WADJET = pieces.poster("wadjet")
SEAL = pieces.tile("seal", "lapis", "")
FILES = "/static/boards"
"""Where the boards' own files are served."""


class ScoreColumn(NamedTuple):
    """A category of points in the result of a game; the board's words name it as `column-NAME`."""

    name: str
    events: tuple[str, ...]
    """The names of the score lines that belong to it."""
    piece: Markup


class Rival(NamedTuple):
    """An opponent without a seat, as the result of a game tells of him."""

    name: str
    note: str
    score: int
    mark: Markup
    log: list[LogLine]
    """The log with his score lines."""


def address_of(game: str, file: str) -> str:
    """Return where a file of a game's board is found."""
    return f"{FILES}/{game}/{file}"


def no_piece(_language: Locale, _notation: str) -> Markup | None:
    """Draw nothing beside a line of the log."""
    return None


def no_pictures(_language: Locale) -> Mapping[str, Node]:
    """Draw nothing on the first screen of the rules."""
    return {}


def is_nobodys(_line: LogLine) -> bool:
    """Tell that only seats do something."""
    return False


def nothing_unused(_scene: Scene) -> str:
    """Say nothing of what is left: the choices are named."""
    return ""


def no_rival(_speaker: GameSpeaker, _view: Any, _log: Sequence[LogLine]) -> Rival | None:
    """Tell of nobody without a seat."""
    return None


@dataclass(frozen=True, kw_only=True)
class Board:
    """What draws a game. Everything but the sections and where they lie may be left out."""

    sections: Callable[[Scene[Any]], Mapping[str, Piece]]
    """Draws the parts of the page from what its viewer may know. Each part is one element, whose id is the part's name,
    so that a change of it can be sent alone."""
    layout: str
    """The class of the element in which the sections lie; `plain` has room for seats, a board and a prompt."""
    files: str = ""
    """The package in which the board's own files lie: style sheet and pictures."""
    styles: str = ""
    """The name of its style sheet."""
    words: str = ""
    """The package whose `en.ftl` and `fr.ftl` have what the board says; `remark` tells how far the game is, `stages`
    names epochs or rounds, `course-chapters` the parts in which points come."""
    log_piece: Callable[[Locale, str], Markup | None] = no_piece
    """Draws the piece that a line of the log is about, from its notation."""
    beats: Callable[[Telling[Any]], list[Beat]] = tell_by_log
    """Tells what has happened, one thing after the other."""
    seat_mark: Callable[[int], Markup] = pieces.seat_mark
    """Draws the mark of a seat."""
    is_rivals: Callable[[LogLine], bool] = is_nobodys
    """Tells whether a line of the log is the doing of an opponent without a seat."""
    rival: Callable[[GameSpeaker, Any, Sequence[LogLine]], Rival | None] = no_rival
    """Tells of an opponent without a seat in the result of a game."""
    ways_out: frozenset[str] = frozenset()
    """The choices that end a turn or a step without doing anything, in notation."""
    idle: frozenset[str] = frozenset()
    """The verbs that nobody minds leaving undone at a way out."""
    unused: Callable[[Scene], str] = nothing_unused
    """Says what a way out would leave undone, where that is more than the other choices."""
    score_columns: tuple[ScoreColumn, ...] = ()
    """The categories by which the result tells what everybody gained."""
    poster: Markup = WADJET
    """The picture at the game's door."""
    opening_pictures: Callable[[Locale], Mapping[str, Node]] = no_pictures
    """Draws, for readers of a language, the pictures that the first screen of the game's rules names."""
    portrait: Callable[[Any, GameSpeaker], Portrait] | None = None
    """Draws the final board for a picture that is shared, from what everybody sees then."""
    sign: Markup = SEAL
    """What stands for the game in a list of tables."""

    def leaves_nothing(self, game: str, legal: Sequence[int], action: int) -> bool:
        """Tell whether a decision is a way out that leaves nothing undone that is worth anything."""
        names = registry.game(game).actions
        others = [names[other].partition(" ")[0] for other in legal if other != action]
        return names[action] in self.ways_out and self.idle.issuperset(others)

    def say_or(self, message: str, usual: Speaker) -> str:
        """Say something in the board's own words, or in the usual ones if it has none for it."""
        own = Speaker(self.words, usual.language) if self.words else usual
        return (own if own.has(message) else usual).say(message)

    def draw(self, scene: Scene) -> dict[str, Drawing]:
        """Draw all sections."""
        return {name: piece if isinstance(piece, list) else [piece] for name, piece in self.sections(scene).items()}
