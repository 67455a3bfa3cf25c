"""Where lessons are offered: a page of their own, and doors to them elsewhere."""

from urllib.parse import quote

from htpy import Node, a, div, h1, h2, li, main, ol, p, section, small, span, strong, ul

from heliopolis.core import registry
from heliopolis.core.lessons import Course, course, has_lessons
from heliopolis.language import Speaker
from heliopolis.tables.learners import NOTHING_YET, Progress
from heliopolis.tables.lesson import title_of
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page, document, top_bar
from heliopolis.web.learn.stela import icon, medal


def courses() -> list[Course]:
    """Return the lessons of all games that have some."""
    games = [registry.game(name) for name in registry.names()]
    return [course(game) for game in games if has_lessons(game)]


def index_page(page: Page, progress: Progress) -> str:
    """Draw the lessons of all games, and how far the reader is."""
    say = Speaker("heliopolis.web.learn", page.language).say
    return document(
        page,
        say("learn"),
        top_bar(page, say("learn"), ""),
        main(class_="page learn-index", id="table")[[course_section(page, each, progress) for each in courses()],],
        styles=["/static/learn.css"],
    )


def course_section(page: Page, learned: Course, progress: Progress) -> Node:
    """List the lessons of a game."""
    info = learned.game.info
    done = progress.of(info.name)
    return section(class_="slab")[
        h1[board_of(info.name).sign, door(page, info.name, progress)],
        ol[
            [
                li(class_="is-done" if lesson.number in done else None)[
                    a(href=f"/learn/{info.name}/{lesson.number}")[title_of(learned, lesson.number, page.language)]
                ]
                for lesson in learned.lessons
            ]
        ],
    ]


def new_here(page: Page, progress: Progress) -> Node:
    """Draw the band that offers lessons before all else, until somebody has learned one."""
    say = Speaker("heliopolis.web.learn", page.language).say
    offered = courses()
    if any(progress.of(each.game.info.name) for each in offered) or not offered:
        return None
    return section(class_="new-here slab", aria_labelledby="new-here")[
        medal(),
        div[h2(id="new-here")[say("new-here")], p[say("new-here-text")]],
        ul[
            [
                li[
                    a(class_="btn btn-line", href=f"/learn/{each.game.info.name}")[
                        board_of(each.game.info.name).sign,
                        span[strong[each.game.info.title], small[say("in-minutes", minutes=each.minutes)]],
                    ]
                ]
                for each in offered
            ]
        ],
    ]


def door(page: Page, name: str, progress: Progress = NOTHING_YET, back: str = "") -> Node:
    """Draw the way to a game's lessons, and back from there; nothing for a game without."""
    game = registry.game(name)
    if not has_lessons(game):
        return None
    learned, say = course(game), Speaker("heliopolis.web.learn", page.language).say
    said = say("learn-in", game=game.info.title, minutes=learned.minutes)
    if 0 < len(progress.of(name)) < len(learned.lessons):
        said = say("go-on", game=game.info.title, number=progress.next_lesson(name, len(learned.lessons)))
    address = f"/learn/{name}?back={quote(back)}" if back else f"/learn/{name}"
    return a(class_="btn btn-line", href=address)[icon("ui-learn"), said]


def small_door(page: Page, name: str) -> Node:
    """Draw the way to a game's lessons where there is little room."""
    if not has_lessons(registry.game(name)):
        return None
    say = Speaker("heliopolis.web.learn", page.language).say
    label = say("learn-game", game=registry.info(name).title)
    return a(class_="btn btn-text", href=f"/learn/{name}", aria_label=label)[icon("ui-learn"), say("to-learn")]
