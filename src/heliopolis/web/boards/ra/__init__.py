"""Ra's table: the arc of the Ra track, the winged sun in the centre, the barque with the tiles on sale, the seats."""

from markupsafe import Markup

from heliopolis.language import Locale
from heliopolis.web.board import Board, ScoreColumn
from heliopolis.web.boards.ra import opening
from heliopolis.web.boards.ra.auction import board
from heliopolis.web.boards.ra.beats import beats
from heliopolis.web.boards.ra.kinds import ENAMELS
from heliopolis.web.boards.ra.mine import mine
from heliopolis.web.boards.ra.portrait import portrait
from heliopolis.web.boards.ra.prompt import prompt
from heliopolis.web.boards.ra.scene import RaScene
from heliopolis.web.boards.ra.seats import rivals, seat_bar
from heliopolis.web.boards.ra.suns import sun
from heliopolis.web.frames import Piece
from heliopolis.web.pieces import poster, tile


def sections(scene: RaScene) -> dict[str, Piece]:
    """Draw the parts of the page."""
    return {
        "seats": seat_bar(scene),
        "rivals": rivals(scene),
        "board": board(scene),
        "prompt": prompt(scene),
        "mine": mine(scene),
    }


def log_piece(_language: Locale, notation: str) -> Markup | None:
    """Draw the sun or tile that an entry of the log is about."""
    verb, _, argument = notation.partition(" ")
    if verb == "bid":
        return sun(int(argument), "")
    return tile(argument, ENAMELS[argument], "") if argument in ENAMELS else None


SCORE_COLUMNS = (
    ScoreColumn("gods", ("gods",), tile("god", "lapis", "")),
    ScoreColumn("gold", ("gold",), tile("gold", "ochre", "")),
    ScoreColumn("pharaohs", ("pharaohs",), tile("pharaoh", "malachite", "")),
    ScoreColumn("river", ("nile",), tile("nile", "turquoise", "")),
    ScoreColumn("civilisations", ("civilisations",), tile("astronomy", "ivory", "")),
    ScoreColumn("monuments", ("monuments", "same"), tile("sphinx", "sandstone", "")),
    ScoreColumn("suns", ("suns",), tile("sun", "ivory", "")),
    ScoreColumn("floor", ("floor",), tile("seal", "lapis", "")),
)

BOARD = Board(
    sections=sections,
    layout="ra",
    files=__name__,
    styles="ra.css",
    ways_out=frozenset({"pass", "done"}),
    words=__name__,
    portrait=portrait,
    log_piece=log_piece,
    beats=beats,
    opening_pictures=opening.pictures,
    score_columns=SCORE_COLUMNS,
    poster=poster("poster-ra"),
    sign=tile("ra", "carnelian", ""),
)
