"""What a greedy player of Pyramidice does with dice: which it pays with, which it rerolls, which it changes by cats."""

from heliopolis.games.pyramidice import actions as act, areas as area, cards, costs, dice, payment, table
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.greedy.pyramidice_worth import WORK_SHARE, god_worth, gods_of_row, turns_left

SIDES = int(dice.SIDES)
DICE = 2 * SIDES


def pieces(cost: int) -> list[int]:
    """Take a cost apart."""
    found: list[int] = []
    while cost:
        found.append(cost & int(costs.MASK))
        cost >>= int(costs.BITS)
    return found


def dice_pieces(cost: int) -> list[int]:
    """Return the pieces of a cost that are paid with dice."""
    return [piece for piece in pieces(cost) if piece < costs.WORKER]


def valued_pieces(cost: int) -> list[int]:
    """Return the pieces of a cost that ask for a value."""
    return [piece for piece in dice_pieces(cost) if piece not in (costs.ANY_DIE, costs.ANY_STONE)]


def asked_value(piece: int) -> int:
    """Return the value that a piece asks for."""
    return piece - int(costs.STONE_SHOWING) if piece > costs.ANY_STONE else piece


def dice_of_hand(state: PyramidiceState) -> list[int]:
    """Count the unused dice, by number."""
    return [int(state.table[table.HAND + die]) for die in range(DICE)]


# Paying.


def cheapest_payment(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Pay with what is of least use: virtual dice, then prayer dice, then low stones; cats before workers."""
    wanted = wanted_values(state)

    def use(action: int) -> float:
        if act.verb_of(action) == act.SPEND:
            kind = action - int(act.SPEND)
            return 10.0 - int(state.areas[seat * area.SIZE + kind]) + (kind == area.WORKERS)
        colour, value = divmod(action - int(act.PAY), SIDES)
        if colour >= dice.VIRTUAL:
            return 0.0
        return (1.0 if colour == dice.PRAYER else 1.4 + 0.2 * value) + 0.5 * wanted.get(value + 1, 0)

    return min(legal, key=use)


def wanted_values(state: PyramidiceState) -> dict[int, int]:
    """Count which values the deities of the row ask for."""
    wanted: dict[int, int] = {}
    for deity in gods_of_row(state):
        for piece in valued_pieces(int(state.box.deity_cost[deity])):
            value = asked_value(piece)
            wanted[value] = wanted.get(value, 0) + 1
    return wanted


# Rerolling.


def choose_reroll(state: PyramidiceState, seat: int, legal: list[int]) -> int:
    """Put everything without a good use into the cup, then throw."""
    for die in dice_to_reroll(state, seat):
        if act.CHOOSE + die in legal:
            return int(act.CHOOSE) + die
    return int(act.THROW) if act.THROW in legal else legal[0]


def dice_to_reroll(state: PyramidiceState, seat: int) -> list[int]:
    """List the dice that no deity within reach needs."""
    there = dice_of_hand(state)
    kept = dice_to_keep(state, seat, there)
    return [die for die in range(DICE) if there[die] > kept[die]]


def dice_to_keep(state: PyramidiceState, seat: int, there: list[int]) -> list[int]:
    """Count the dice that match the cost of the deity worth most, if but one is missing and there is one to reroll."""
    best: list[int] = [0] * DICE
    most = 2.5
    left = turns_left(state, seat)
    total = sum(there) + int(state.cup.dice())
    for deity in gods_of_row(state):
        cost = dice_pieces(int(state.box.deity_cost[deity]))
        value = 2.0 + left * 0.4 if deity < cards.ENNEAD else god_worth(state.box, deity, left * WORK_SHARE)
        if len(cost) > total or value <= most:
            continue
        kept = [0] * DICE
        missing = 0
        for piece in cost:
            die = match(piece, there, kept)
            if die < 0:
                missing += 1
            else:
                kept[die] += 1
        if missing == 1 and sum(kept) < total:
            best, most = kept, value
    return best


def match(piece: int, there: list[int], kept: list[int]) -> int:
    """Return a die of the hand that pays a piece and is not kept yet, prayer dice first, −1 if there is none."""
    for step in range(DICE):
        die = (SIDES + step) % DICE
        if there[die] > kept[die] and payment.matches(piece, die):
            return die
    return -1


# Changing by cats.


def fewest_shifts(valued: list[int], there: list[int], cats: int) -> list[int] | None:
    """Give each valued piece a die, with as few steps up or down as possible; return the steps, None if too many."""
    if not valued:
        return []
    piece = valued[0]
    value = asked_value(piece)
    best: list[int] | None = None
    for die in range(SIDES if piece > costs.ANY_STONE else DICE):
        distance = value - (die % SIDES + 1)
        budget = cats if best is None else len(best) - 1
        if there[die] == 0 or abs(distance) > budget:
            continue
        there[die] -= 1
        rest = fewest_shifts(valued[1:], there, budget - abs(distance))
        there[die] += 1
        if rest is not None:
            verb, way = (int(act.RAISE), 1) if distance > 0 else (int(act.LOWER), -1)
            best = [verb + die + way * step for step in range(abs(distance))] + rest
    return best
