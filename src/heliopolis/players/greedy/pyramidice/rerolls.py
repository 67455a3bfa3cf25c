"""Which dice to reroll: those that no deity within reach needs."""

from heliopolis.games.pyramidice import payment
from heliopolis.games.pyramidice.actions import CHOOSE, THROW
from heliopolis.games.pyramidice.box import WORKER_PIECE
from heliopolis.games.pyramidice.components import ENNEAD, SIDES
from heliopolis.games.pyramidice.state import HAND, PyramidiceState
from heliopolis.players.greedy.pyramidice.gods import god_worth
from heliopolis.players.greedy.pyramidice.row import pieces, row_gods
from heliopolis.players.greedy.pyramidice.worth import turns_left


def choose_reroll(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Put everything without a good use into the cup, then throw."""
    spare = [int(CHOOSE) + die for die in dice_to_reroll(state, seat)]
    for action in spare:
        if action in legal:
            return action
    return int(THROW) if THROW in legal else legal[0]


def dice_to_reroll(state: PyramidiceState, seat: int) -> list[int]:
    """List the dice that no deity within reach needs."""
    hand = [int(state.table[HAND + die]) for die in range(2 * int(SIDES))]
    kept = dice_to_keep(state, seat, list(hand))
    return [die for die in range(2 * int(SIDES)) if hand[die] > kept[die]]


def dice_to_keep(state: PyramidiceState, seat: int, hand: list[int]) -> list[int]:
    """Count the dice that match the cost of the deity worth most, if but one is missing and there is one to reroll."""
    best: list[int] = [0] * len(hand)
    most = 2.5
    left = turns_left(state, seat)
    total = sum(hand) + int(state.cup_stones + state.cup_prayers)
    for deity in row_gods(state):
        cost = [piece for piece in pieces(int(state.box.deity_cost[deity])) if piece < WORKER_PIECE]
        value = 2.0 + left * 0.4 if deity < ENNEAD else god_worth(state.box, deity, left * 0.6)
        if len(cost) > total or value <= most:
            continue
        kept = [0] * len(hand)
        missing = 0
        for piece in cost:
            die = match(piece, hand, kept)
            if die < 0:
                missing += 1
            else:
                kept[die] += 1
        if missing == 1 and sum(kept) < total:
            best, most = kept, value
    return best


def match(piece: int, hand: list[int], kept: list[int]) -> int:
    """Return a die of the hand that pays a piece and is not kept yet, prayer dice first, −1 if there is none."""
    sides = int(SIDES)
    for step in range(2 * sides):
        die = (sides + step) % (2 * sides)
        colour, value = divmod(die, sides)
        if hand[die] > kept[die] and payment.matches(piece, colour, value + 1):
            return die
    return -1
