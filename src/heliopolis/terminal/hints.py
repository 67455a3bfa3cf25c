"""Advice for a person: the best choices, and where they may lead."""

from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker, Speaker, decimal
from heliopolis.players.findings import Findings, Prospect
from heliopolis.players.levels import advise


def advice(session: Session, seat: int, speaker: GameSpeaker, words: Speaker) -> list[str]:
    """Say which choices are best for a seat, from what it knows; the game's own chance is left alone."""
    rng = SeededRng(len(session.record.entries))
    game = session.record.game.info.name
    findings = advise(game, session.state.redeal(seat, rng), seat, rng)
    lines = [words.say("hint-title", count=findings.iterations)]
    for rank, prospect in enumerate(findings.best(), start=1):
        lines.append(f"{rank}. {said(prospect, findings, speaker, words)}")
    return lines


def said(prospect: Prospect, findings: Findings, speaker: GameSpeaker, words: Speaker) -> str:
    """Say what a choice promises; where decisions are sealed, also how often to decide so."""
    return words.say(
        "hint-mixed" if findings.is_mixed else "hint-line",
        choice=speaker.action(prospect.action),
        notation=speaker.game.actions[prospect.action],
        win=round(100 * prospect.win.mean),
        place=decimal(words.language, prospect.place),
        share=round(100 * prospect.share),
    )
