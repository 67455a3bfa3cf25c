"""What to pay with."""

from heliopolis.games.pyramidice.actions import PAY
from heliopolis.games.pyramidice.components import SIDES
from heliopolis.games.pyramidice.state import ROW, PyramidiceState
from heliopolis.players.greedy.pyramidice.row import wanted_values


def cheapest_payment(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Pay with what is of least use: virtual dice, then prayer dice, then low stones; cats before workers."""
    wanted = wanted_values(state)

    def use(action: int) -> float:
        die = action - int(PAY)
        if die >= (int(SIDES) * 5):
            spare = int(state.areas[seat * ROW + (die - int(SIDES) * 5)])
            return 10.0 - spare + (die == int(SIDES) * 5)
        colour, value = divmod(die, int(SIDES))
        if colour >= 2:
            return 0.0
        return (1.0 if colour == 1 else 1.4 + 0.2 * value) + 0.5 * wanted.get(value + 1, 0)

    return min(legal, key=use)
