"""The boards of the others, small but whole."""

from collections.abc import Collection
from functools import lru_cache

from htpy import article, button, div, em, h2, header, li, p, section, span, ul
from markupsafe import Markup, escape

from heliopolis.games.pyramidice.components import TILES_TO_RETURN
from heliopolis.games.pyramidice.deities import ENNEAD_NAMES
from heliopolis.games.pyramidice.view_types import ProjectView
from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect
from heliopolis.web.boards.pyramidice.pieces import (
    god_tile,
    held_tile,
    hidden_project,
    project,
    scarab,
    slots,
    strip,
    tile_enamel,
)
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.boards.pyramidice.steps import HisTurn
from heliopolis.web.frames import NOTHING, Drawing, Frame, Piece, gap, join
from heliopolis.web.pieces import seat_mark

SHOWN_GODS = 9
"""Small tiles of more gods than these are not made still smaller."""


def rivals(scene: PyramidiceScene, legal: Collection[str], his_turn: HisTurn | None) -> Drawing:
    """Draw the boards of the others; in a solo game the architect's."""
    count = len(scene.view["seats"])
    first = 0 if scene.viewer is None else scene.viewer + 1
    order = [(first + step) % count for step in range(count if scene.viewer is None else count - 1)]
    drawn = [rival(scene, seat, legal) for seat in order]
    his = scene.view["architect"]
    if his:
        drawn.append(architect(scene.language, his, scene.view["ennead"], his_turn))
    return rivals_frame(scene.language, len(drawn)).fill(boards=join(drawn))


@lru_cache(maxsize=16)
def rivals_frame(language: Locale, count: int) -> Frame:
    """Draw what so many boards stand in."""
    label = voice.say(language, "rivals")
    return Frame(section(class_=f"rivals of-{count}", aria_label=label, id="rivals", tabindex="0")[gap("boards")])


def rival(scene: PyramidiceScene, seat: int, legal: Collection[str]) -> Drawing:
    """Draw the board of another seat."""
    view, language = scene.view, scene.language
    area = view["seats"][seat]
    name = escape(scene.names[seat])
    scarabs = [area["scarab"]] if area["scarab"] else area["offered"]
    rests = [rest_place(language, tile, tile in area["covered"], f"emerald {tile}" in legal) for tile in area["tiles"]]
    counts = (area["worker"], area["cat"], area["stone"])
    return rival_frame(language, seat, len(area["tiles"]), acting=seat in scene.acting).fill(
        name=name,
        remark=remark(scene, seat),
        scarabs=join([scarab(language, each) for each in scarabs]),
        projects=projects(language, area["projects"], name),
        tiles=join(rests),
        slots=slots(language, seat, counts, view["slots"]),
        resources=voice.resources(language, counts),
        gods=gods(language, area["gods"], area["used"], view["ennead"]),
    )


@lru_cache(maxsize=128)
def rival_frame(language: Locale, seat: int, tiles: int, *, acting: bool) -> Frame:
    """Draw what the belongings of another seat, with so many rest tiles, stand in."""
    rests = voice.say(language, "rests", count=tiles)
    wells = [li[span(class_="well mr")]] * (int(TILES_TO_RETURN) - tiles)
    return Frame(
        article(
            class_=f"rival slab s{seat + 1}",
            aria_label=gap("name"),
            id=f"rival-{seat}",
            aria_current="true" if acting else None,
        )[
            header[
                seat_mark(seat),
                div[h2[gap("name")], p(class_="say")[gap("remark")]],
                div(class_="rv-own")[
                    gap("scarabs"), gap("projects"), ul(class_="rests", aria_label=rests)[gap("tiles"), wells]
                ],
            ],
            div(class_="rv-row")[div(class_="rv-b")[gap("slots"), p(class_="tallied")[gap("resources")]], gap("gods")],
        ]
    )


def remark(scene: PyramidiceScene, seat: int) -> Markup:
    """Say what a seat does at this moment."""
    view, language = scene.view, scene.language
    if view["phase"] == "finished":
        return NOTHING
    if seat in scene.acting:
        if view["phase"] == "scarab":
            return voice.said(language, "choosing-scarab")
        return voice.said(language, "remark-acting" if view["phase"] == "turn" else "remark-working")
    return voice.said(language, "remark-pharaoh") if view["pharaoh"] == seat else NOTHING


def projects(language: Locale, shown: list[ProjectView] | None, name: Markup) -> Drawing:
    """Draw the projects of another seat, which are hidden until the end."""
    if shown is None:
        return hidden_project(language).fill(player=name)
    return join([project(language, each["project"], each["pattern"]) for each in shown])


@lru_cache(maxsize=128)
def rest_place(language: Locale, tile: str, covered: bool, lit: bool) -> Markup:
    """Draw a rest tile before another seat; Emerald may use it there."""
    if not lit:
        return Markup(li[held_tile(language, tile, covered=covered)])
    label = voice.choice(language, f"emerald {tile}")
    return Markup(
        li[
            button(
                type="button",
                class_=f"tile mr en en-{tile_enamel(tile)} is-legal",
                data_act=f"emerald {tile}",
                data_key=f"tile-{tile}",
                aria_label=label,
                title=f"{label}. {voice.about(language, tile)}",
            )[span(class_="tile-face")[strip(language, tile)]]
        ]
    )


# Gods.


def gods(language: Locale, held: list[str], used: list[str], worths: list[int]) -> Piece:
    """Draw somebody's gods as small tiles, the Ennead as one stack."""
    if not held:
        return no_gods(language)
    drawn: list[Piece] = [god(language, deity, used=deity in used) for deity in held if deity not in ENNEAD_NAMES]
    stack = [deity for deity in held if deity in ENNEAD_NAMES]
    if stack:
        cards = [ennead_card(language, deity, number) for number, deity in enumerate(stack)]
        frame = ennead_frame(language, len(stack), worths[len(stack)])
        drawn.append(frame.fill(names=voice.names(language, stack), cards=join(cards)))
    return gods_frame(language, min(len(drawn), SHOWN_GODS)).fill(gods=join(drawn))


@lru_cache(maxsize=32)
def no_gods(language: Locale) -> Markup:
    """Say that somebody has no gods."""
    return Markup(p(class_="no-gods")[voice.say(language, "no-gods")])


@lru_cache(maxsize=32)
def gods_frame(language: Locale, count: int) -> Frame:
    """Draw what so many small tiles of gods stand in."""
    return Frame(ul(class_=f"gods of-{count}", aria_label=voice.say(language, "gods"))[gap("gods")])


@lru_cache(maxsize=256)
def god(language: Locale, deity: str, *, used: bool) -> Markup:
    """Draw a god of another seat, ready or turned."""
    tile = god_tile(language, deity, key=f"deity-{deity}", classes="is-used" if used else "")
    return Markup(li[tile, em(aria_hidden="true")[voice.word(language, deity)]])


@lru_cache(maxsize=32)
def ennead_frame(language: Locale, cards: int, worth: int) -> Frame:
    """Draw what a stack of so many cards of the Ennead stands in, for their names and themselves."""
    label = voice.say(language, "ennead-label", gods=gap("names"), glory=worth)
    return Frame(
        li[
            span(class_="ennead", title=f"{label} (pyramidice.deities.ennead)")[
                gap("cards"), span(class_="count")[str(cards)]
            ],
            em(aria_hidden="true")[voice.say(language, "ennead")],
        ]
    )


@lru_cache(maxsize=256)
def ennead_card(language: Locale, deity: str, number: int) -> Markup:
    """Draw a card in a stack of the Ennead."""
    return Markup(span(style=f"--i:{number}")[god_tile(language, deity, key=f"deity-{deity}")])
