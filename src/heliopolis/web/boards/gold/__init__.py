"""The table of L'or du pharaon: the pyramid of cards, the museums, what is to be found, and the collapse."""

from typing import cast

from markupsafe import Markup

from heliopolis.games.gold.view import GoldView
from heliopolis.language import Locale
from heliopolis.web.board import Board, ScoreColumn
from heliopolis.web.boards.gold import opening, voice
from heliopolis.web.boards.gold.beats import beats
from heliopolis.web.boards.gold.finds import supply
from heliopolis.web.boards.gold.museums import museums, seat_bar
from heliopolis.web.boards.gold.pieces import DEEDS, deed, token
from heliopolis.web.boards.gold.portrait import portrait
from heliopolis.web.boards.gold.prompt import prompt
from heliopolis.web.boards.gold.pyramid import board
from heliopolis.web.frames import Piece
from heliopolis.web.pieces import poster, tile
from heliopolis.web.scene import Scene


def sections(scene: Scene) -> dict[str, Piece]:
    """Draw the parts of the page."""
    view = cast(GoldView, scene.view)
    return {
        "seats": seat_bar(scene, view),
        "board": board(scene, view),
        "prompt": prompt(scene, view),
        "museums": museums(scene, view),
        "supply": supply(scene, view),
    }


def log_piece(_language: Locale, notation: str) -> Markup | None:
    """Draw the deed or the treasure that an entry of the log is about."""
    verb, _, argument = notation.partition(" ")
    if verb == "take":
        return token(argument, None, "")
    return deed(verb) if verb in DEEDS else None


def unused(scene: Scene) -> str:
    """Say how many actions would be lost."""
    left = cast(GoldView, scene.view)["actions_left"]
    return voice.say(scene.language, "actions-lost", left=left) if left else ""


SCORE_COLUMNS = (
    ScoreColumn("photos", ("photos",), tile("camera", "ivory", "")),
    ScoreColumn("treasures", ("treasures",), tile("treasure", "malachite", "")),
    ScoreColumn("bust", ("bust",), tile("bust", "ochre", "")),
    ScoreColumn("lost", ("archaeologist", "porter"), tile("mummy", "basalt", "")),
)

BOARD = Board(
    sections=sections,
    layout="gold",
    files=__name__,
    styles="gold.css",
    words=__name__,
    portrait=portrait,
    log_piece=log_piece,
    beats=beats,
    ways_out=frozenset({"end"}),
    idle=frozenset({"drop"}),
    unused=unused,
    opening_pictures=opening.pictures,
    score_columns=SCORE_COLUMNS,
    poster=poster("poster-gold"),
    sign=tile("lantern", "ochre", ""),
)
