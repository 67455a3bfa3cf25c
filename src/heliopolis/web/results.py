"""The result of a finished game: the places, and every score line with what it was for."""

from collections.abc import Mapping, Sequence

from htpy import Node, code, div, h2, li, ol, span, table, tbody, td, th, thead, tr

from heliopolis.core.journal import JournalEvent
from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import LogLine, Result
from heliopolis.web.boards import board_of
from heliopolis.web.layout import Page


def results(page: Page, speaker: GameSpeaker, names: list[str], result: Result, log: Sequence[LogLine]) -> Node:
    """Draw the places, and every score line with what it was for; a rival without a seat takes part in both."""
    places, scores = [*result.places], [*result.scores]
    board = board_of(speaker.game.info.name)
    marks = [board.seat_mark(seat) for seat in range(len(names))]
    if rival := board.rival(speaker, log):
        names, log = [*names, rival.name], rival.log
        places.append(1 if 1 not in places else 2)
        scores.append(rival.score)
        marks.append(rival.mark)
    podium = [
        li[
            span[page.say("place-of", place=places[seat]) if is_decided(result) else "–"],
            marks[seat],
            names[seat],
            span(class_="num")[str(scores[seat]).replace("-", "−")],
        ]
        for seat in sorted(range(len(names)), key=lambda seat: places[seat])
    ]
    return div(class_="results slab")[
        h2[page.say("results")],
        ol(class_="podium")[podium],
        div(class_="scroll", tabindex="0")[score_lines(page, speaker, names, result, log)] if has_scored(log) else None,
    ]


def is_decided(result: Result) -> bool:
    """Tell whether a game has places: it was played to its end, or all but one have resigned."""
    return result.complete or result.places.count(1) == 1


def has_scored(log: Sequence[LogLine]) -> bool:
    """Tell whether anybody gained or lost anything in a game."""
    return any(told.points is not None for line in log for told in line.told)


def start_of(result: Result, log: Sequence[LogLine]) -> int:
    """Return what every seat had to begin with: what the score lines do not tell of the first one's total."""
    return result.scores[0] - sum(told.points or 0 for line in log for told in line.told if told.seat == 0)


def score_lines(page: Page, speaker: GameSpeaker, names: list[str], result: Result, log: Sequence[LogLine]) -> Node:
    """Draw every score line of a game."""
    rows = []
    if start := start_of(result, log):
        rows.append(tr[th(colspan="3")[page.say("to-begin-with", points=start)]])
    chapter = ""
    for line in log:
        for told in line.told:
            if told.points is None:
                continue
            heading = chapter_of(speaker, told.facts)
            if heading != chapter:
                chapter = heading
                rows.append(tr[th(colspan="3")[heading]])
            event = JournalEvent(told.name, told.rule, told.seat, told.facts, told.points)
            rows.append(
                tr[
                    td[names[told.seat]],
                    td(class_="num")[
                        span(class_="plus" if told.points > 0 else "minus")[f"{told.points:+d}".replace("-", "−")]
                    ],
                    td[code[told.rule], speaker.reason(event)],
                ]
            )
    heads = [
        th(class_="num" if name == "points" else None)[page.say(f"column-{name}")]
        for name in ("player", "points", "reason")
    ]
    return table[thead[tr[heads]], tbody[rows]]


def chapter_of(speaker: GameSpeaker, facts: Mapping[str, object]) -> str:
    """Return the heading under which a score line stands."""
    epoch = facts.get("epoch")
    return speaker.say("chapter", epoch=epoch) if speaker.has("chapter") and isinstance(epoch, int) else ""
