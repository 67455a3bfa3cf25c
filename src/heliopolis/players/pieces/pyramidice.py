"""What a deity of Pyramidice is worth to somebody at the end, what a rest tile gives, what resources are for."""

from heliopolis.core.state import State
from heliopolis.games.pyramidice.components import RESOURCE_NAMES, TILE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.advice.choices import Remark
from heliopolis.players.advice.pyramidice import at_the_end, held, tile_gives
from heliopolis.players.pieces import named_in


def worth(state: State, seat: int, piece: str) -> Remark | None:
    """Tell what a deity would add at the end, what a rest tile gives, how many resources of a kind there are."""
    assert isinstance(state, PyramidiceState)
    tile, kind = named_in(piece, TILE_NAMES), named_in(piece, RESOURCE_NAMES)
    if tile is not None and piece.startswith("tile-"):
        return next(iter(tile_gives(state, TILE_NAMES.index(tile))), None)
    if kind is not None and piece.startswith("own-"):
        return held(state, seat, RESOURCE_NAMES.index(kind))
    name = named_in(piece, DEITY_NAMES)
    return None if name is None else Remark("glory-at-end", {"glory": at_the_end(state, seat, DEITY_NAMES.index(name))})
