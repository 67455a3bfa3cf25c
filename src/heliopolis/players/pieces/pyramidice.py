"""What a deity of Pyramidice is worth to somebody at the end."""

from heliopolis.core.state import State
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.pyramidice import at_the_end
from heliopolis.players.pieces import named_in


def worth(state: State, seat: int, piece: str) -> Remark | None:
    """Tell what a deity would add at the end."""
    assert isinstance(state, PyramidiceState)
    name = named_in(piece, DEITY_NAMES)
    return None if name is None else Remark("glory-at-end", {"glory": at_the_end(state, seat, DEITY_NAMES.index(name))})
