"""Advice for a person: the best choices, and where they may lead."""

from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.advice.choices import best_choices
from heliopolis.players.advice.words import in_words


def advice(session: Session, seat: int, speaker: GameSpeaker, words: Speaker) -> list[str]:
    """Say which choices are best for a seat, from what it knows; the game's own chance is left alone."""
    rng = SeededRng(len(session.record.entries))
    best = best_choices(speaker.game.info.name, session.state.redeal(seat, rng), seat, rng)
    return [words.say("hint-title"), *(f"{rank}. {said}" for rank, said in enumerate(in_words(best, speaker), start=1))]
