"""The seats: a line for each at the top."""

from functools import lru_cache

from htpy import b as bold, i as plain, li, span
from markupsafe import Markup, escape

from heliopolis.web.boards.heir.final import paid_at_the_end
from heliopolis.web.boards.heir.marks import mark
from heliopolis.web.boards.heir.scene import HeirScene
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import NOTHING, Drawing, Frame, gap, markup
from heliopolis.web.pieces import glyph
from heliopolis.web.seatbar import seat_list, tag

NO_FORECAST = Markup(span(class_="fore"))


def seat_bar(scene: HeirScene) -> Drawing:
    """Draw a line for each seat: name, what the final scoring would pay as things stand, points."""
    said = voice(scene.language)
    finished = scene.view["phase"] == "finished"
    rows = []
    for seat, shown in enumerate(scene.view["seats"]):
        sealed = said.say("has-sealed") if shown["decided"] else ""
        row = seat_row(seat, acting=seat in scene.acting).fill(
            name=escape(scene.names[seat]),
            tag=tag(scene.tags[seat], sealed),
            check=sealed_check(sealed) if sealed else NOTHING,
            clock=scene.clocks[seat],
            forecast=NO_FORECAST if finished else in_sight(said, paid_at_the_end(shown["final"])),
            points=markup(str(shown["score"])),
        )
        rows.append(row)
    return seat_list(scene, rows)


@lru_cache(maxsize=4)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    return Frame(
        li(aria_current="true" if acting else None)[
            mark(seat),
            span(class_="name")[gap("name"), gap("tag"), gap("check"), gap("clock")],
            gap("forecast"),
            span(class_="pts num")[gap("points")],
        ]
    )


@lru_cache(maxsize=2)
def sealed_check(label: str) -> Markup:
    """Draw that a seat has sealed its choice, where there is no room for the word."""
    return Markup(span(class_="sealed-check", role="img", aria_label=label, title=label)[glyph("ui-check", "icon")])


@lru_cache(maxsize=256)
def in_sight(said: Voice, points: int) -> Markup:
    """Draw what the final scoring would pay a seat."""
    return Markup(
        span(class_="fore", title=said.say("in-sight-about"))[bold[f"+{points}"], plain[" ", said.say("in-sight")]]
    )
