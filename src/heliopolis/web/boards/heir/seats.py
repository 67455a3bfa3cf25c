"""The seats: a line for each at the top."""

from functools import lru_cache

from htpy import b as bold
from htpy import i as plain
from htpy import li, ol, span
from markupsafe import Markup, escape

from heliopolis.web.boards.heir.marks import mark
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.frames import GAP, NOTHING, Drawing, Frame, join, markup
from heliopolis.web.moment import Moment

TAG = Frame(span(class_="tag")[GAP])
NO_FORECAST = Markup(span(class_="fore"))


def seat_bar(moment: Moment) -> Drawing:
    """Draw a line for each seat: name, what the final scoring would pay as things stand, points."""
    said = voice(moment.speaker.language)
    finished = moment.view["phase"] == "finished"
    rows = []
    for seat, shown in enumerate(moment.view["seats"]):
        sealed = said.say("heir-has-sealed") if shown["decided"] else ""
        tags = " · ".join([text for text in (moment.tags[seat], sealed) if text])
        row = seat_row(seat, acting=seat in moment.acting).fill(
            escape(moment.names[seat]),
            TAG.fill(escape(tags)) if tags else NOTHING,
            moment.clocks[seat],
            NO_FORECAST if finished else in_sight(said, sum(shown["final"].values())),
            markup(str(shown["score"])),
        )
        rows.append(row)
    return seat_frame(said, len(rows)).fill(join(rows))


@lru_cache(maxsize=4)
def seat_frame(said: Voice, count: int) -> Frame:
    """Draw what the lines of the seats stand in."""
    return Frame(ol(class_="seats slab", aria_label=said.say("seats"), id="seats", data_count=count)[GAP])


@lru_cache(maxsize=4)
def seat_row(seat: int, *, acting: bool) -> Frame:
    """Draw what the line of one seat stands in."""
    return Frame(
        li(aria_current="true" if acting else None)[
            mark(seat), span(class_="name")[GAP, GAP, GAP], GAP, span(class_="pts num")[GAP]
        ]
    )


@lru_cache(maxsize=256)
def in_sight(said: Voice, points: int) -> Markup:
    """Draw what the final scoring would pay a seat."""
    return Markup(
        span(class_="fore", title=said.say("heir-in-sight-about"))[
            bold[f"+{points}"], plain[" ", said.say("heir-in-sight")]
        ]
    )
