"""What a seat knows. All lies open: only hidden cards, photos and the pile are unknown, and no state holds them."""

from heliopolis.core.bits import count_bits
from heliopolis.core.state import State

from . import areas as area, phases as at, places as place
from .cells import NOWHERE
from .state import GoldState


def redeal(state: GoldState) -> State:
    """Return the state itself, copied: nothing in it is hidden from anybody."""
    return state.clone()


def census(state: State) -> dict[str, int]:
    """Count cards, photos, lanterns and treasures, wherever they lie, and the points of everything banked."""
    assert isinstance(state, GoldState)
    rows = [int(area.ROW) * seat for seat in range(int(state.seats))]
    start_card = 0 if state.start == NOWHERE else 1
    lanterns = sum(int(state.areas[row + area.STOCK] + count_bits(state.areas[row + area.LANTERNS])) for row in rows)
    carried = sum(1 for row in rows if state.areas[row + area.CARRIED] != area.NOTHING)
    kept = sum(int(state.areas[row + area.PHOTOS]) for row in rows)
    held = sum(1 for where in state.treasures if place.HELD <= where < place.BANKED)
    return {
        "cards": sum(int(left) for left in state.cards) + int(count_bits(state.seen)) - start_card,
        "photos": int(count_bits(state.photos_left)) + kept + (1 if state.phase == at.TREASURE else 0),
        "lanterns": lanterns + int(state.lanterns_lost),
        "treasures": len(state.treasures),
        "carriers less what they carry": carried - held,
    }
