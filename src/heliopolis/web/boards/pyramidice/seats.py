"""The line of each seat: name, rest tiles, Glory."""

from functools import lru_cache

from htpy import i, li, span
from markupsafe import Markup, escape

from heliopolis.games.pyramidice.components import TILES_TO_RETURN
from heliopolis.games.pyramidice.view_types import ArchitectView
from heliopolis.language import Locale
from heliopolis.web.boards.pyramidice import voice
from heliopolis.web.boards.pyramidice.architect import architect_mark
from heliopolis.web.boards.pyramidice.scene import PyramidiceScene
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, markup
from heliopolis.web.pieces import glyph, seat_mark
from heliopolis.web.seatbar import seat_list, tag


def seat_bar(scene: PyramidiceScene) -> Drawing:
    """Draw a line for each seat: name, rest tiles, Glory; the architect's last."""
    view, language = scene.view, scene.language
    rows = []
    for seat, area in enumerate(view["seats"]):
        rows.append(
            seat_row(seat, acting=seat in scene.acting).fill(
                name=escape(scene.names[seat]),
                tag=tag(scene.tags[seat]),
                clock=scene.clocks[seat],
                pharaoh=pharaoh_mark(language) if view["pharaoh"] == seat else NOTHING,
                tiles=pips(language, len(area["tiles"])),
                glory=markup(str(area["glory"])),
            )
        )
    his = view["architect"]
    if his:
        rows.append(architect_line(language, his, has_pharaoh=view["pharaoh"] == len(view["seats"])))
    return seat_list(scene, rows)


def architect_line(language: Locale, his: ArchitectView, *, has_pharaoh: bool) -> Drawing:
    """Draw the line of the architect."""
    return architect_row(language, his["name"]).fill(
        pharaoh=pharaoh_mark(language) if has_pharaoh else NOTHING,
        tiles=pips(language, len(his["tiles"])),
        glory=markup(str(his["glory"])),
    )


@lru_cache(maxsize=16)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    row = li(class_=f"s{seat + 1}", aria_current="true" if acting else None)
    name = span(class_="name")[gap("name"), gap("tag"), gap("clock"), gap("pharaoh")]
    return Frame(row[seat_mark(seat), name, gap("tiles"), span(class_="pts num")[gap("glory")]])


@lru_cache(maxsize=32)
def architect_row(language: Locale, name: str) -> Frame:
    """Draw what the line of the architect stands in."""
    named = span(class_="name")[voice.word(language, name), gap("pharaoh")]
    glory = span(class_="pts num")[gap("glory")]
    return Frame(li(class_="is-architect")[architect_mark(name), named, gap("tiles"), glory])


@lru_cache(maxsize=16)
def pips(language: Locale, count: int) -> Markup:
    """Draw how many rest tiles lie before a player."""
    places = int(TILES_TO_RETURN)
    label = voice.say(language, "rests", count=count)
    return Markup(
        span(class_="mini", role="img", aria_label=label, title=f"{label} (pyramidice.rest.4)")[
            [i] * count, [i(class_="off")] * (places - count)
        ]
    )


@lru_cache(maxsize=32)
def pharaoh_mark(language: Locale) -> Markup:
    """Draw the Pharaoh beside the name of who has taken him."""
    label = voice.say(language, "has-pharaoh")
    return Markup(
        span(class_="has-pharaoh", role="img", aria_label=label, title=f"{label} (pyramidice.end.1)")[
            glyph("pharaoh", "icon")
        ]
    )
