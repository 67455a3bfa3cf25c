"""What a treasure of L'or du pharaon is worth to somebody, and how far their archaeologist is from home."""

from heliopolis.core.state import State
from heliopolis.games.gold.state import GoldState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.gold import next_treasure, way_home


def worth(state: State, seat: int, piece: str) -> Remark | None:
    """Tell what a treasure would score; of the own archaeologist, the way home, or to a treasure with empty hands."""
    assert isinstance(state, GoldState)
    kind, _, number = piece.rpartition("-")
    if piece == f"archaeologist-{seat}":
        return next(iter([*next_treasure(state, seat), *way_home(state, seat)]), None)
    if kind != "treasure" or not number.isdecimal() or int(number) >= len(state.box.treasure_points):
        return None
    return Remark("points", {"points": int(state.box.treasure_points[int(number)])})
