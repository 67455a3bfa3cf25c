"""What the end of a game of Ra may bring, as it looks at the beginning of an epoch."""

from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.games.ra import areas as area, suns, tiles as tile
from heliopolis.games.ra.state import RaState

FIRST_SEATS: Final[i64] = 2
FIRST_EPOCH: Final[i64] = 2
"""Nothing is expected before the first epoch: whoever asks would begin with it."""
EPOCHS_TOLD: Final[i64] = 2

PAIR: Final[i64] = 2


def column_of(seats: i64, epoch: i64) -> i64:
    """Return where the table of outlooks has a number of seats and an epoch."""
    return (seats - FIRST_SEATS) * EPOCHS_TOLD + epoch - FIRST_EPOCH


@final
class Outlook:
    """What is added to a seat's fame for what it keeps, for one number of seats and one epoch."""

    def __init__(self, table: dict[str, tuple[float, ...]], column: int) -> None:
        self.pharaoh: float = table["pharaoh"][column]
        self.pharaoh_lead: float = table["pharaoh_lead"][column]
        """For each pharaoh more than the strongest of the others."""
        self.nile: float = table["nile"][column]
        self.different_monument: float = table["different_monument"][column]
        self.monument_pair: float = table["monument_pair"][column]
        self.same_monument_fame: float = table["same_monument_fame"][column]
        """For each fame that three or more monuments alike are worth already."""
        self.sum_of_suns: float = table["sum_of_suns"][column]
        self.highest_sun: float = table["highest_sun"][column]
        self.spread: float = table["spread"][column]
        """The lead that makes a place rather likely (73 %)."""

    def write_expected(self, state: RaState, into: vec[float]) -> None:
        """Write the fame that each seat may expect at the end."""
        for seat in range(state.seats):
            row = seat * area.ROW
            into[seat] = float(state.areas[row + area.FAME])
            into[seat] += self.pharaoh * float(state.areas[row + tile.PHARAOH])
            into[seat] += self.pharaoh_lead * float(lead(state, seat, tile.PHARAOH))
            into[seat] += self.nile * float(state.areas[row + tile.NILE])
            different: i64 = 0
            pairs: i64 = 0
            same: i64 = 0
            for kind in range(tile.FIRST_MONUMENT, tile.LAST_MONUMENT + 1):
                count = state.areas[row + kind]
                if count > 0:
                    different += 1
                if count == PAIR:
                    pairs += 1
                same += state.box.same_monument_fame[count]
            into[seat] += self.different_monument * float(different)
            into[seat] += self.monument_pair * float(pairs)
            into[seat] += self.same_monument_fame * float(same)
            held = state.areas[row + area.SUNS_UP]
            into[seat] += self.sum_of_suns * float(suns.total(held))
            into[seat] += self.highest_sun * float(suns.highest(held))


def lead(state: RaState, seat: i64, kind: i64) -> i64:
    """Return how many more of a kind of tile a seat has than the strongest of the others: less than zero if fewer."""
    strongest: i64 = 0
    for other in range(state.seats):
        if other != seat and state.areas[other * area.ROW + kind] > strongest:
            strongest = state.areas[other * area.ROW + kind]
    return state.areas[seat * area.ROW + kind] - strongest
