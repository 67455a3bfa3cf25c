"""What a treasure of L'or du pharaon is worth to somebody."""

from heliopolis.core.state import State
from heliopolis.games.gold.state import GoldState
from heliopolis.players.advice.choices import Remark


def worth(state: State, _seat: int, piece: str) -> Remark | None:
    """Tell what a treasure would score."""
    assert isinstance(state, GoldState)
    kind, _, number = piece.rpartition("-")
    if kind != "treasure" or not number.isdecimal() or int(number) >= len(state.box.treasure_points):
        return None
    return Remark("points", {"points": int(state.box.treasure_points[int(number)])})
