"""Advice in words: one text a choice, in the language and with the names of the game's speaker."""

from collections.abc import Sequence

from heliopolis.language import GameSpeaker, Speaker, decimal
from heliopolis.players.advice.choices import Advice, Remark


def in_words(advice: Sequence[Advice], speaker: GameSpeaker) -> list[str]:
    """Say what each choice brings, and what decides that; what holds for several is said once."""
    said: list[Remark] = []
    texts: list[str] = []
    for each in advice:
        new = [remark for remark in each.remarks if remark not in said]
        said += new
        because = [speaker.because(remark.name, remark.facts) for remark in new]
        texts.append(" ".join([*promise(each, speaker), *because]))
    return texts


def promise(advice: Advice, speaker: GameSpeaker) -> list[str]:
    """Say in sentences what a choice promises, and how sure that is."""
    words = Speaker(__package__, speaker.language)
    lead = round(advice.lead.mean, 1)
    figures = words.say(
        "figures",
        win=round(100 * advice.win.mean),
        win_error=max(1, round(100 * advice.win.error)),
        side="ahead" if lead >= 0 else "behind",
        lead=decimal(speaker.language, abs(lead)),
        lead_error=decimal(speaker.language, max(0.1, advice.lead.error)),
    )
    told = [words.say("promise", choice=speaker.action(advice.action), figures=figures)]
    share = 100 if advice.share is None else round(100 * advice.share)
    if share < 100:
        told.append(words.say("share", share=share))
    if advice.is_like_first:
        told.append(words.say("like-first"))
    return told
