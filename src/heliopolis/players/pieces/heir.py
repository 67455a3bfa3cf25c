"""What a card of Heir to the Pharaoh is worth to somebody: which cards beat it, or what it scores."""

from heliopolis.core.state import State
from heliopolis.games.heir import components as piece
from heliopolis.games.heir.state import HeirState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.heir import magic_at_hand, rivals_answer, worth_of_card
from heliopolis.players.pieces import named_in


def worth(state: State, seat: int, key: str) -> Remark | None:
    """Tell which of the rival's cards beat a bidding card, what magic is kept for, what a monument card scores."""
    assert isinstance(state, HeirState)
    card, kind = named_in(key, piece.CARD_NAMES), named_in(key, piece.KIND_NAMES)
    if key.startswith("card-") and card in (state.view(seat)["seats"][seat]["hand"] or ()):
        return rivals_answer(state, seat, piece.CARD_NAMES.index(card))
    if key.startswith("magic-"):
        return magic_at_hand(state, seat)
    if key in ("god-ptah", "coming-ptah"):
        return worth_of_card(state, seat, int(state.active_card)) if state.active_card >= 0 else None
    if kind is not None and key.startswith(("active-", "display-")):
        return worth_of_card(state, seat, piece.KIND_NAMES.index(kind))
    return None
