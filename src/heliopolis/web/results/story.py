"""The story of a game in three moments: the largest changes of a score, each leading to its moment in the replay."""

from htpy import Node, a, div, h2, h3, p, section, span

from heliopolis.core.journal import JournalEvent
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.stages import whereabouts
from heliopolis.players.analysis.words import place_in_words
from heliopolis.tables.looks import Course, Told
from heliopolis.web.layout import Page
from heliopolis.web.results.contenders import Account
from heliopolis.web.results.scorecard import signed

MOMENTS = 3
REASONS = 3
"""How many score lines a moment tells of, the largest first."""


def story(page: Page, speaker: GameSpeaker, account: Account, course: Course, address: str) -> Node:
    """Draw the largest gains and losses at one time, in the order in which they came."""
    found: dict[tuple[int, int], list[Told]] = {}
    for step, told in account.lines:
        found.setdefault((step, told.seat), []).append(told)
    largest = sorted(found, key=lambda each: -abs(account.sum_of(found[each], each[1])))[:MOMENTS]
    if not largest:
        return None
    return section(class_="story slab", aria_label=page.say("story"))[
        h2(class_="overline")[page.say("story"), span[page.say("story-of")]],
        div(class_="moments")[
            [
                a(class_="moment", href=f"{address}/replay?step={step}")[
                    moment(page, speaker, account, place_of(speaker, course, step), found[step, seat])
                ]
                for step, seat in sorted(largest)
            ]
        ],
    ]


def place_of(speaker: GameSpeaker, course: Course, step: int) -> str:
    """Say in which epoch or round and turn the entry was made that led to a step."""
    where = whereabouts(course.turns, course.stages, step - 1)
    return place_in_words(speaker.game.info.name, where, speaker.language)


def moment(page: Page, speaker: GameSpeaker, account: Account, place: str, lines: list[Told]) -> Node:
    """Draw one change of a score, with when it came and what it was for."""
    who = next(each for each in account.contenders if each.seat == lines[0].seat)
    points = account.sum_of(lines, who.seat)
    most_first = sorted(lines, key=lambda told: -abs(told.points or 0))
    shown = most_first[:REASONS]
    events = [JournalEvent(told.name, told.rule, told.seat, told.facts, told.points) for told in shown]
    reasons = speaker.list_reasons(events) + (" …" if len(most_first) > REASONS else "")
    return [
        who.mark,
        p(class_="when")[place],
        h3[page.say("gains" if points > 0 else "loses", name=who.name, points=signed(abs(points)))],
        p[reasons],
    ]
