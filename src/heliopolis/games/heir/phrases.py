"""What texts say of an edition beside its numbers: the rounds, the last column, how many arrows tokens have."""

from collections.abc import Mapping

from heliopolis.core.edition import Edition
from heliopolis.core.filling import count_word

from . import components as piece

OR = {"en": " or ", "fr": " ou "}


def phrases(edition: Edition, language: str) -> Mapping[str, str]:
    """Return what is said of the board and the tokens of an edition."""
    counts = sorted({len(edition.words(key)) for key in edition.components if key.startswith("tokens.")})
    arrows = [count_word(count, language) for count in counts]
    told = OR[language].join([", ".join(arrows[:-1]), arrows[-1]] if len(arrows) > 1 else arrows)
    return {
        "board.rounds": count_word(piece.rounds(edition), language),
        "board.last_column": "abcdefgh"[edition.number("board.side") - 1],
        "tokens.arrows": told,
    }
