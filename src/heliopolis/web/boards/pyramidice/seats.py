"""The line of each seat: name, rest tiles, Glory."""

from functools import lru_cache

from htpy import i, li, span
from markupsafe import Markup, escape

from heliopolis.games.pyramidice.components import TILES_TO_RETURN
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect_mark
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, markup
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.scene import Scene
from heliopolis.web.seatbar import seat_list, tag


def seat_bar(scene: Scene) -> Drawing:
    """Draw a line for each seat: name, rest tiles, Glory; the architect's last."""
    view, language = scene.view, scene.words.language
    rows = []
    for seat, area in enumerate(view["seats"]):
        rows.append(
            seat_row(seat, acting=seat in scene.acting).fill(
                escape(scene.names[seat]),
                tag(scene.tags[seat]),
                scene.clocks[seat],
                pharaoh_mark(language) if view["pharaoh"] == seat else NOTHING,
                pips(language, len(area["tiles"])),
                markup(str(area["glory"])),
            )
        )
    if view["architect"]:
        rows.append(architect_line(scene))
    return seat_list(scene, rows)


def architect_line(scene: Scene) -> Drawing:
    """Draw the line of the architect."""
    view, language = scene.view, scene.words.language
    his = view["architect"]
    return architect_row(language, his["name"]).fill(
        pharaoh_mark(language) if view["pharaoh"] == len(view["seats"]) else NOTHING,
        pips(language, len(his["tiles"])),
        markup(str(his["glory"])),
    )


@lru_cache(maxsize=16)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    return Frame(row[seat_mark(seat), span(class_="name")[GAP, GAP, GAP, GAP], GAP, span(class_="pts num")[GAP]])


@lru_cache(maxsize=8)
def architect_row(language: str, name: str) -> Frame:
    """Draw what the line of the architect stands in."""
    named = span(class_="name")[voice.word(language, name), GAP]
    return Frame(li(class_="is-architect")[architect_mark(name), named, GAP, span(class_="pts num")[GAP]])


@lru_cache(maxsize=16)
def pips(language: str, count: int) -> Markup:
    """Draw how many rest tiles lie before a player."""
    places = int(TILES_TO_RETURN)
    label = voice.say(language, "rests", count=count)
    return Markup(
        span(class_="mini", role="img", aria_label=label, title=f"{label} (pyramidice.rest.4)")[
            [i] * count, [i(class_="off")] * (places - count)
        ]
    )


@lru_cache(maxsize=4)
def pharaoh_mark(language: str) -> Markup:
    """Draw the Pharaoh beside the name of who has taken him."""
    label = voice.say(language, "has-pharaoh")
    return Markup(
        span(class_="has-pharaoh", role="img", aria_label=label, title=f"{label} (pyramidice.end.1)")[
            glyph("pharaoh", "icon")
        ]
    )
