"""Who is at a table right now, in words and with a mark of its own shape; and the way to learn while a seat is kept.

A lesson that was opened from an invitation says so with `attending`: its script holds a socket open for as long as the
lesson is, by which everybody at the table sees that its reader learns, and how far they are.
"""

from functools import lru_cache
from urllib.parse import quote

from htpy import Node, a, div, p, script, span, time
from markupsafe import Markup

from heliopolis.language import Speaker
from heliopolis.tables.presence import AWAY, LEARNING, Presence
from heliopolis.web.guard import table_at
from heliopolis.web.layout import Page


@lru_cache(maxsize=1024)
def presence_mark(language: str, presence: Presence) -> Markup:
    """Draw what a person does; since when somebody is away, the page's script says by its reader's clock."""
    say = Speaker("heliopolis.web", language).say
    state, since, lesson, lessons = presence
    words = say(f"presence-{state}")
    if state == LEARNING and lessons:
        words = say("presence-lesson", lesson=lesson, lessons=lessons)
    elif state == AWAY and since:
        return Markup(span(class_=f"here is-{state}")[say("presence-away-since"), " ", time(data_at=str(since))])
    return Markup(span(class_=f"here is-{state}")[words])


def lessons_address(game: str, table: str) -> str:
    """Return where a game is learnt by somebody who then goes to a table."""
    return f"/learn/{game}?back={quote(table)}"


def attending(page: Page, back: str, *, lesson: int, lessons: int) -> Node:
    """Draw what lets the table to which a reader goes back see how far they are: nothing if it is no table.

    Its script shows this when the game begins.
    """
    table = table_at(back)
    if table is None:
        return None
    return div(
        class_="notice",
        id="attending",
        role="status",
        data_attending=f"{table.partition('?')[0]}/socket?page=learning",
        data_lesson=str(lesson),
        data_lessons=str(lessons),
        hidden=True,
    )[
        p[page.say("begun-meanwhile")],
        a(class_="btn btn-line", href=table)[page.say("to-table")],
        script(type="module", src="/static/attending.js"),
    ]
