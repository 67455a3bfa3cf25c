"""The table of Pyramidice: the pyramids, the row of deities, rest tiles, Quarry, boards, the architect, the end."""

from collections.abc import Collection
from functools import lru_cache

from htpy import div, h2, section
from markupsafe import Markup

from heliopolis.games.pyramidice.components import SCARAB_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.language import Locale
from heliopolis.web.board import Board, ScoreColumn
from heliopolis.web.boards.pyramidice import opening, voice
from heliopolis.web.boards.pyramidice.architect_result import is_rivals, rival
from heliopolis.web.boards.pyramidice.beats import beats
from heliopolis.web.boards.pyramidice.ends import ends
from heliopolis.web.boards.pyramidice.giza import giza
from heliopolis.web.boards.pyramidice.mine import mine
from heliopolis.web.boards.pyramidice.pieces import ENAMELS, SHEET, die, figure, strip, tile_enamel
from heliopolis.web.boards.pyramidice.portrait import portrait
from heliopolis.web.boards.pyramidice.prompt import prompt
from heliopolis.web.boards.pyramidice.rivals import rivals
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.boards.pyramidice.seats import seat_bar
from heliopolis.web.boards.pyramidice.steps import HisTurn, his_last_turn
from heliopolis.web.boards.pyramidice.temple import temple
from heliopolis.web.boards.pyramidice.yard import yard
from heliopolis.web.frames import Drawing, Frame, Piece, gap
from heliopolis.web.pieces import glyph, poster, tile


def sections(scene: PyramidiceScene) -> dict[str, Piece]:
    """Draw the parts of the page."""
    legal = dict.fromkeys(scene.legal_notations())
    his_turn = his_last_turn(scene.log) if scene.view["architect"] else None
    return {
        "seats": seat_bar(scene),
        "rivals": rivals(scene, legal, his_turn),
        "board": board(scene, legal, his_turn),
        "prompt": prompt(scene, legal),
        "mine": mine(scene, legal),
        "ends": ends(scene),
    }


def board(scene: PyramidiceScene, legal: Collection[str], his_turn: HisTurn | None) -> Drawing:
    """Draw what lies in the middle of the table."""
    return board_frame(scene.language, len(scene.view["pyramids"])).fill(
        giza=giza(scene, his_turn), temple=temple(scene, legal, his_turn), yard=yard(scene, legal)
    )


@lru_cache(maxsize=32)
def board_frame(language: Locale, pyramids: int) -> Frame:
    """Draw what the pyramids, the row of deities and the Quarry stand in."""
    return Frame(
        section(class_=f"board slab with-{pyramids}", id="board", aria_labelledby="board-h")[
            h2(class_="vh", id="board-h")[voice.say(language, "table")],
            gap("giza"),
            div(class_="temple")[gap("temple"), gap("yard")],
        ]
    )


@lru_cache(maxsize=512)
def log_piece(language: Locale, notation: str) -> Markup | None:
    """Draw the die, god, tile or scarab that an entry of the log is about; the entry itself names it."""
    verb, _, argument = notation.partition(" ")
    if verb in ("stone", "prayer"):
        return die(verb, int(argument))
    if verb == "build":
        return die("stone", int(argument))
    if argument in DEITY_NAMES:
        return small_tile(ENAMELS[argument], figure(argument))
    if verb in ("rest", "emerald") and argument in TILE_NAMES:
        return small_tile(tile_enamel(argument), strip(language, argument), "mr ")
    if argument in SCARAB_NAMES:
        return small_tile("ivory", glyph(f"scarab-{argument}", sheet=SHEET), f"sc sc-{argument} ")
    return None


def small_tile(enamel: str, face: Markup, classes: str = "") -> Markup:
    """Draw a tile for the log."""
    return Markup(div(class_=f"tile {classes}en en-{enamel}", aria_hidden="true")[div(class_="tile-face")[face]])


SCORE_COLUMNS = (
    ScoreColumn("building", ("build", "floor", "architect-build"), tile("pyramid", "sandstone", "")),
    ScoreColumn("powers", ("thoth", "serket", "power"), tile("ankh", "malachite", "")),
    ScoreColumn(
        "scarabs", ("carnelian", "pearl", "silver", "quartz", "obsidian", "scarab"), tile("scarab", "turquoise", "")
    ),
    ScoreColumn("dice", ("dice",), die("stone")),
    ScoreColumn("rest", ("price", "architect-tile"), tile("moon", "ivory", "")),
    ScoreColumn("gods", ("gods", "architect-gods"), tile("god", "lapis", "")),
    ScoreColumn("ennead", ("ennead", "architect-ennead"), small_tile("lapis", figure("isis"))),
    ScoreColumn("projects", ("project", "architect-projects"), tile("temple", "ochre", "")),
)

BOARD = Board(
    sections=sections,
    layout="pyramidice",
    files=__name__,
    styles="pyramidice.css",
    ways_out=frozenset({"finish", "decline"}),
    words=__name__,
    portrait=portrait,
    log_piece=log_piece,
    beats=beats,
    is_rivals=is_rivals,
    rival=rival,
    opening_pictures=opening.pictures,
    score_columns=SCORE_COLUMNS,
    poster=poster("poster-pyramidice"),
    sign=tile("scarab", "turquoise", ""),
)
