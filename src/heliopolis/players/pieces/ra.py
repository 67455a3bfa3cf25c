"""What a tile of Ra is worth to somebody: what it adds if the epoch ended now."""

from heliopolis.core.state import State
from heliopolis.games.ra import tiles as tile
from heliopolis.games.ra.components import NAMES
from heliopolis.games.ra.state import RaState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.ra import received, written
from heliopolis.players.pieces import named_in


def worth(state: State, seat: int, piece: str) -> Remark | None:
    """Tell what one more tile of its kind would make, disasters included."""
    assert isinstance(state, RaState)
    name = named_in(piece, NAMES)
    if name is None or NAMES.index(name) == tile.RA:
        return None
    return Remark("tile", {"fame": written(received(state, seat, [NAMES.index(name)]))})
