"""The deities of the row, and what they ask for."""

from heliopolis.games.pyramidice.box import ANY_STONE, PIECE_BITS, PIECE_MASK, STONE_SHOWING, WORKER_PIECE
from heliopolis.games.pyramidice.components import NO_DEITY, ROW_LENGTH, SIDES
from heliopolis.games.pyramidice.state import DEITY_ROW, PyramidiceState


def row_gods(state: PyramidiceState) -> list[int]:
    """List the deities of the row."""
    slots = [int(state.table[DEITY_ROW + slot]) for slot in range(int(ROW_LENGTH))]
    return [deity for deity in slots if deity != NO_DEITY]


def pieces(cost: int) -> list[int]:
    """Take a cost apart."""
    found: list[int] = []
    while cost:
        found.append(cost & int(PIECE_MASK))
        cost >>= int(PIECE_BITS)
    return found


def wanted_values(state: PyramidiceState) -> dict[int, int]:
    """Count which values the deities of the row ask for."""
    wanted: dict[int, int] = {}
    for deity in row_gods(state):
        for piece in pieces(int(state.box.deity_cost[deity])):
            value = piece - int(STONE_SHOWING) if piece > ANY_STONE else piece
            if 1 <= value <= SIDES and piece < WORKER_PIECE:
                wanted[value] = wanted.get(value, 0) + 1
    return wanted
