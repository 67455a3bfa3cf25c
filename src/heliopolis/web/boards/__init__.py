"""Boards, one a game: `sections(scene)` returns the parts of the page by name, drawn from what the viewer may know.

Each part is one element whose id is its name, so that a change of it can be sent alone. A board may have a style sheet
of its own (`static/GAME.css`), words of its own (`en.ftl` and `fr.ftl` in its room), `log_piece(notation)`, which draws
the piece that a line of the log is about, and `seat_mark(seat)` if its seats have marks of their own. Where somebody
without a seat plays, too, `is_rivals(line)` knows what is their doing, and `rival(speaker, log)` tells of them in the
result. A game without a board of its own gets the plain one.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from markupsafe import Markup

from heliopolis.tables.looks import LogLine
from heliopolis.web import pieces
from heliopolis.web.boards import plain
from heliopolis.web.frames import Drawing, Piece
from heliopolis.web.scene import Scene

Sections = dict[str, Piece]


@lru_cache(maxsize=16)
def room_of(game: str) -> ModuleType | None:
    """Return the module of a game's own board, if it has one."""
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None


def board_of(game: str, scene: Scene) -> dict[str, Drawing]:
    """Draw the board of a game."""
    draw: Callable[[Scene], Sections] = (room_of(game) or plain).sections
    return {part: drawn if isinstance(drawn, list) else [drawn] for part, drawn in draw(scene).items()}


def style_of(game: str) -> str:
    """Return the style sheet of a game's board, if it has one."""
    sheet = f"{game}.css"
    return sheet if files("heliopolis.web").joinpath("static", sheet).is_file() else ""


def layout_of(game: str) -> str:
    """Return the class that lays out a game's page."""
    return game if room_of(game) else "ra is-plain-table"


def log_piece(game: str, notation: str) -> Markup | None:
    """Draw the piece that an entry of a game's log is about, if its board has one."""
    draw: Callable[[str], Markup | None] | None = getattr(room_of(game), "log_piece", None)
    return draw(notation) if draw else None


def is_rivals(game: str, line: LogLine) -> bool:
    """Tell whether an entry of a game's log is the doing of an opponent without a seat."""
    tell: Callable[[LogLine], bool] | None = getattr(room_of(game), "is_rivals", None)
    return tell(line) if tell else False


@lru_cache(maxsize=64)
def seat_mark(game: str, seat: int) -> Markup:
    """Draw the mark of a game's seat."""
    draw: Callable[[int], Markup] = getattr(room_of(game), "seat_mark", pieces.seat_mark)
    return draw(seat)
