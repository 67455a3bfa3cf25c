"""What is known. In Ra everybody has seen everything: there is nothing to draw anew, and nothing unseen."""

from heliopolis.core.state import State

from . import areas as area, chance, tiles as tile
from .state import RaState


def redeal(state: RaState) -> State:
    """Return the state itself, copied: nothing in it is hidden from anybody."""
    return state.clone()


def census(state: State) -> dict[str, int]:
    """Count the tiles and add up the suns as bits, wherever they lie."""
    assert isinstance(state, RaState)
    tiles = int(state.bag_tiles + state.track_tiles + state.ra_tiles + state.gone_tiles)
    suns = 1 << int(state.centre_sun)
    for seat in range(int(state.seats)):
        row = seat * int(area.ROW)
        tiles += sum(int(state.areas[row + kind]) for kind in range(int(tile.GOD), int(tile.FIRST_DISASTER)))
        suns += int(state.areas[row + area.SUNS_UP]) + int(state.areas[row + area.SUNS_DOWN])
    for group in range(int(state.seats)):
        if not chance.is_dealt(state, group):
            suns += int(state.box.groups[group])
    return {"tiles": tiles, "suns": suns}
