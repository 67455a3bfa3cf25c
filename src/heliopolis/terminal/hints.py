"""Advice for a person: the best choices, where they may lead, and the marks that show them in the menu."""

from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.players.advice.choices import Advice, best_choices
from heliopolis.players.advice.words import in_words
from heliopolis.terminal.marks import MARK


def advise(session: Session, seat: int) -> list[Advice]:
    """Return which choices are best for a seat, from what it knows; the game's own chance is left alone."""
    rng = SeededRng(len(session.record.entries))
    return best_choices(session.record.game.info.name, session.state.redeal(seat, rng), seat, rng)


def marks(best: list[Advice]) -> dict[int, str]:
    """Return the mark of each advised action: a star, and its rank if there are several."""
    return {each.action: f"{MARK}{rank}" if len(best) > 1 else MARK for rank, each in enumerate(best, start=1)}


def in_lines(best: list[Advice], speaker: GameSpeaker, words: Speaker) -> list[str]:
    """Say what is advised, line by line, each behind its mark."""
    marked = marks(best).values()
    return [
        words.say("hint-title"),
        *(f"{mark} {said}" for mark, said in zip(marked, in_words(best, speaker), strict=True)),
    ]
