"""Every score line of a game, with the paragraph behind it."""

from collections.abc import Mapping

from htpy import Node, code, span, table, tbody, td, th, thead, tr

from heliopolis.core.journal import JournalEvent
from heliopolis.language import GameSpeaker
from heliopolis.web.layout import Page
from heliopolis.web.results.contenders import Account


def ledger(page: Page, speaker: GameSpeaker, account: Account) -> Node:
    """Draw every score line of a game, in the order in which they came."""
    names = {each.seat: each.name for each in account.contenders}
    rows = []
    if start := account.start():
        rows.append(tr[th(colspan="3")[page.say("to-begin-with", points=start)]])
    chapter = ""
    for _, told in account.lines:
        points = told.points or 0
        heading = chapter_of(speaker, told.facts)
        if heading != chapter:
            chapter = heading
            rows.append(tr[th(colspan="3")[heading]])
        event = JournalEvent(told.name, told.rule, told.seat, told.facts, told.points)
        rows.append(
            tr[
                td[names[told.seat]],
                td(class_="num")[span(class_="plus" if points > 0 else "minus")[f"{points:+d}".replace("-", "−")]],
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
