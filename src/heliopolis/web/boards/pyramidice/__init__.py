"""The table of Pyramidice: the pyramids, the row of deities, rest tiles, Quarry, boards, the architect, the end."""

from htpy import Node, div, h2, section
from markupsafe import Markup

from heliopolis.games.pyramidice.components import DEITY_NAMES, SCARAB_NAMES, TILE_NAMES
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.ends import ends
from heliopolis.web.boards.pyramidice.giza import giza
from heliopolis.web.boards.pyramidice.mine import mine
from heliopolis.web.boards.pyramidice.pieces import ENAMELS, SHEET, die, figure, strip, tile_enamel
from heliopolis.web.boards.pyramidice.prompt import prompt
from heliopolis.web.boards.pyramidice.seats import rivals, seat_bar
from heliopolis.web.boards.pyramidice.steps import HisTurn, his_last_turn
from heliopolis.web.boards.pyramidice.temple import temple
from heliopolis.web.boards.pyramidice.yard import yard
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph

__all__ = ["log_piece", "sections"]


def sections(moment: Moment) -> dict[str, Markup]:
    """Draw the parts of the page."""
    his_turn = his_last_turn(moment.log) if moment.view["architect"] else None
    parts = {
        "seats": seat_bar(moment),
        "rivals": rivals(moment, his_turn),
        "board": board(moment, his_turn),
        "prompt": prompt(moment),
        "mine": mine(moment),
        "ends": ends(moment),
    }
    return {name: Markup(part) for name, part in parts.items()}


def board(moment: Moment, his_turn: HisTurn | None) -> Node:
    """Draw what lies in the middle of the table."""
    pyramids = len(moment.view["pyramids"])
    return section(class_=f"board slab with-{pyramids}", id="board", aria_labelledby="board-h")[
        h2(class_="vh", id="board-h")[voice.say(moment.words.language, "table")],
        giza(moment, his_turn),
        div(class_="temple")[temple(moment, his_turn), yard(moment)],
    ]


def log_piece(notation: str) -> Markup | None:
    """Draw the die, god, tile or scarab that an entry of the log is about; the entry itself names it."""
    verb, _, argument = notation.partition(" ")
    if verb in ("stone", "prayer"):
        return die(verb, int(argument))
    if verb == "build":
        return die("stone", int(argument))
    if argument in DEITY_NAMES:
        return small_tile(ENAMELS[argument], figure(argument))
    if verb in ("rest", "emerald") and argument in TILE_NAMES:
        return small_tile(tile_enamel(argument), strip(argument), "mr ")
    if argument in SCARAB_NAMES:
        return small_tile("ivory", glyph(f"scarab-{argument}", sheet=SHEET), f"sc sc-{argument} ")
    return None


def small_tile(enamel: str, face: Node, classes: str = "") -> Markup:
    """Draw a tile for the log."""
    return Markup(div(class_=f"tile {classes}en en-{enamel}", aria_hidden="true")[div(class_="tile-face")[face]])
