"""What texts say of an edition beside its numbers: how the last column of the board is called."""

from collections.abc import Mapping

from heliopolis.core.edition import Edition


def phrases(edition: Edition, _language: str) -> Mapping[str, str]:
    """Return what is said of the board of an edition."""
    return {"board.last_column": "abcdefgh"[edition.number("board.side") - 1]}
