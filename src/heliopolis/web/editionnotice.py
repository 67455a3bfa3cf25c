"""What a table's own edition changes, told to everybody who comes there: before they sit down, and while they play."""

from htpy import Node, details, li, summary, ul

from heliopolis.componentwords import differences
from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import Look
from heliopolis.web.layout import Page


def edition_notice(page: Page, look: Look, *, unfolded: bool = False) -> Node:
    """Say what a table plays with otherwise than the standard edition; nothing if that is all it has."""
    if not look.changes:
        return None
    lines = differences(GameSpeaker(look.played, page.language))
    name = page.say("own-edition", name=look.edition.name)
    return details(class_="edition-notice", open=unfolded)[
        summary[name, ". ", page.say("own-edition-changes", changes=len(lines))], ul[[li[line] for line in lines]]
    ]
