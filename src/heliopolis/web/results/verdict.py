"""Who has won, and why, in a sentence."""

from heliopolis.core.journal import JournalEvent
from heliopolis.language import GameSpeaker
from heliopolis.tables.looks import Result
from heliopolis.web.layout import Page
from heliopolis.web.results.contenders import Account


def heading(page: Page, account: Account) -> str:
    """Say who has won."""
    winners = [each.name for each in account.contenders if each.place == 1]
    if not account.decided or not winners:
        return page.say("given-up")
    return page.say("wins", names=page.words.join(winners), count=len(winners))


def reason(page: Page, speaker: GameSpeaker, account: Account, result: Result) -> str:
    """Say what decided: the lead, the tie-break, or that the others gave up."""
    if not account.decided:
        return ""
    if not result.complete:
        return page.say("others-resigned")
    if result.tie_break is not None:
        told = result.tie_break
        return speaker.tie_break(JournalEvent(told.name, told.rule, told.seat, told.facts))
    first, *others = account.contenders
    if not others:
        return ""
    return page.say("won-by-lead", points=first.score, lead=first.score - others[0].score, name=others[0].name)
