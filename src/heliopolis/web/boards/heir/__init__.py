"""The table of Heir to the Pharaoh: the board with the Nile and the suns, the palace, the cards, the Corner Pyramid."""

from functools import lru_cache

from htpy import Node, span
from markupsafe import Markup

from heliopolis.games.heir.components import CARD_NAMES, GOD_NAMES, KIND_NAMES, MAGIC_NAMES
from heliopolis.language import Locale
from heliopolis.web.board import Board, ScoreColumn
from heliopolis.web.boards.heir import opening
from heliopolis.web.boards.heir.beats import PLOT
from heliopolis.web.boards.heir.field import board
from heliopolis.web.boards.heir.final import final
from heliopolis.web.boards.heir.marks import LETTERS, god_tile, mark, monument_tile, small_card
from heliopolis.web.boards.heir.palace import palace
from heliopolis.web.boards.heir.portrait import portrait
from heliopolis.web.boards.heir.prompt import prompt
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.seats import seat_bar
from heliopolis.web.boards.heir.side import side
from heliopolis.web.frames import Piece
from heliopolis.web.pieces import poster, tile


def sections(scene: HeirScene) -> dict[str, Piece]:
    """Draw the parts of the page."""
    finished = scene.view["phase"] == "finished"
    return {
        "seats": seat_bar(scene),
        "palace": final(scene) if finished else palace(scene),
        "board": board(scene),
        "prompt": prompt(scene),
        "side": side(scene),
    }


@lru_cache(maxsize=512)
def log_piece(_language: Locale, notation: str) -> Markup | None:
    """Draw the card, god or monument that an entry of the log is about; the entry itself names it."""
    verb, _, argument = notation.partition(" ")
    piece: Node = None
    if argument in CARD_NAMES:
        piece = small_card(argument, argument)
    elif verb == "god" and argument in GOD_NAMES:
        piece = god_tile(argument, argument, "")
    elif argument in KIND_NAMES:
        piece = monument_tile(argument, argument, count=1)
    elif argument in MAGIC_NAMES:
        piece = span(class_="chip is-held")[LETTERS[argument]]
    return Markup(span(aria_hidden="true")[piece]) if piece else None


SCORE_COLUMNS = (
    ScoreColumn("monuments", ("claimed",), tile("obelisk", "sandstone", "")),
    ScoreColumn("suns", ("sun", "suns"), tile("sun", "ivory", "")),
    ScoreColumn("wadjet", ("wadjet",), tile("wadjet", "malachite", "")),
    ScoreColumn("pyramid", ("platform", "pyramid"), tile("step-pyramid", "sandstone", "")),
    ScoreColumn("magic", ("magic-left",), tile("ankh", "lapis", "")),
    ScoreColumn("alignments", ("alignment",), tile("arrow", "ochre", "")),
)

BOARD = Board(
    sections=sections,
    layout="heir",
    files=__name__,
    styles="heir.css",
    ways_out=frozenset({"stay", "stand", "call none"}),
    words=__name__,
    portrait=portrait,
    log_piece=log_piece,
    beats=PLOT.tell,
    seat_mark=mark,
    opening_pictures=opening.pictures,
    score_columns=SCORE_COLUMNS,
    poster=poster("poster-heir"),
    sign=tile("crook-flail", "lapis", ""),
)
