"""What a piece is worth to somebody now, told on its card: a remark of the kind that hints make.

A game's function is given a state that the seat can't tell from the true one, and the key under which the board draws
the piece. It may go by nothing but what the seat knows for certain; where there is nothing to say, it says nothing.
"""

from collections.abc import Callable, Sequence

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.state import State
from heliopolis.language import GameSpeaker
from heliopolis.players.advice.choices import Remark

Worth = Callable[[State, int, str], Remark | None]


def worth_now(game: Game, state: State, seat: int, piece: str) -> Remark | None:
    """Ask a game what a piece is worth to a seat."""
    part = registry.registration(game.info.name).worth
    if not part:
        return None
    found: Worth = registry.load(part)
    return found(state, seat, piece)


def said(remark: Remark | None, speaker: GameSpeaker) -> str:
    """Say what a piece is worth."""
    return "" if remark is None else speaker.because(remark.name, remark.facts)


def named_in(piece: str, known: Sequence[str]) -> str | None:
    """Return the longest of some names that stands in a piece's key, as whole words."""
    found = [name for name in known if f"-{name}-" in f"-{piece}-"]
    return max(found, key=len, default=None)
