"""Whether a cat that changes a die of Pyramidice serves anything: no hint names a change that does not.

A change can wait until what it is for is paid. So it is wasted, or could as well come later, unless it brings a cost
nearer that the cats at hand can reach, if only with fewer stone or virtual dice or without Turquoise, or changes a
stone die that may then be built.
"""

from itertools import combinations
from typing import NamedTuple

from heliopolis.games.pyramidice import (
    actions as act,
    areas as area,
    building,
    cards,
    costs,
    dice,
    gods,
    hand,
    payment,
    row,
    scarabs,
    table,
    work,
)
from heliopolis.games.pyramidice.state import PyramidiceState

NEVER = 99
"""How many changes a cost takes that no change brings about."""


class Die(NamedTuple):
    """A die that may pay: the values it shows or may show. Only a real one can be changed."""

    is_stone: bool
    values: tuple[int, ...]
    is_real: bool


def is_wasted(state: PyramidiceState, seat: int, action: int) -> bool:
    """Tell whether an action changes a die by a cat that serves nothing now."""
    verb = act.verb_of(action)
    if verb not in (act.RAISE, act.LOWER) or wants_room(state, seat):
        return False
    changed = int(action - verb)
    step = 1 if verb == act.RAISE else -1
    if changed < dice.SIDES and may_build_beyond(state, seat, changed + 1, step):
        return False
    before = dice_at_hand(state, seat)
    after = list(before)
    is_stone, value = changed < dice.SIDES, changed % int(dice.SIDES) + 1
    after[after.index(Die(is_stone, (value,), is_real=True))] = Die(is_stone, (value + step,), is_real=True)
    return not any(
        changes_to_pay(some_after, pieces, bends=bends) < changes_to_pay(some_before, pieces, bends=bends) <= spare
        for pieces, bends, spare in costs_in_sight(state, seat)
        for some_before, some_after in with_fewer(before, after)
    )


def wants_room(state: PyramidiceState, seat: int) -> bool:
    """Tell whether a seat's scarab may reward it for a slot that is freed: Silver, or one that an edition declares."""
    scarab = state.areas[seat * area.SIZE + area.SCARAB]
    return bool(scarab == cards.SILVER or scarab >= cards.SCARAB_COUNT)


def with_fewer(before: list[Die], after: list[Die]) -> list[tuple[list[Die], list[Die]]]:
    """Return the dice before and after a change, with and without virtual dice, and with the last stones left out.

    Dice that are alike pay alike, so it does not matter which of the unchanged ones are left out.
    """
    found: list[tuple[list[Die], list[Die]]] = []
    pairs = list(zip(before, after, strict=True))
    unchanged = [pair for pair in pairs if pair[0] == pair[1] and pair[0].is_stone and pair[0].is_real]
    for left_out in subsets(unchanged):
        for virtual in (True, False):
            kept = [pair for pair in pairs if virtual or pair[0].is_real]
            for pair in left_out:
                kept.remove(pair)
            found.append(([one for one, _ in kept], [other for _, other in kept]))
    return found


def subsets(pairs: list[tuple[Die, Die]]) -> list[list[tuple[Die, Die]]]:
    """Return all ways to take some of a few pairs, each once."""
    ways = {tuple(sorted(some)) for count in range(len(pairs) + 1) for some in combinations(pairs, count)}
    return [list(way) for way in sorted(ways)]


def may_build_beyond(state: PyramidiceState, seat: int, value: int, step: int) -> bool:
    """Tell whether a stone die could be built with a value that cats change it to, in one direction."""
    cats, cells = cats_of(state, seat), range(int(state.box.cells))
    reached = [each for each in range(1, int(dice.SIDES) + 1) if 0 < (each - value) * step <= cats]
    return any(building.can_build(state, seat, each, cell) for each in reached for cell in cells)


def cats_of(state: PyramidiceState, seat: int) -> int:
    """Count what a seat may change dice with: cats, the Golden Cat, and workers if Bastet helps."""
    return int(gods.cats_to_spend(state, seat)) + int(work.has_golden_cat(state, seat))


def dice_at_hand(state: PyramidiceState, seat: int) -> list[Die]:
    """List the unused dice, and the virtual ones of gods that are ready."""
    found = [
        Die(slot < dice.SIDES, (slot % int(dice.SIDES) + 1,), is_real=True)
        for slot in range(2 * int(dice.SIDES))
        for _ in range(int(state.table[table.HAND + slot]))
    ]
    virtual = int(hand.virtual_dice(state, seat))
    for number in (number for number in range(3) if virtual >> number & 1):
        values = (int(state.box.virtual_values[2 * number]), int(state.box.virtual_values[2 * number + 1]))
        found.append(Die(is_stone=True, values=values, is_real=False))
    return found


def costs_in_sight(state: PyramidiceState, seat: int) -> list[tuple[list[int], bool, int]]:
    """List what a seat might pay: the dice of each cost, whether Turquoise is to help, and how many cats are left."""
    box = state.box
    row_costs = [box.deity_cost[state.table[table.GODS + slot]] for slot in deity_slots(state)]
    own = [deity for deity in range(cards.DEITY_COUNT) if gods.is_ready(state, seat, deity)]
    powers = [box.khepri_cost if deity == cards.KHEPRI else box.power_cost[deity] for deity in own]
    scarab = scarabs.acting(state, seat, scarabs.WORK)
    if scarab != cards.NO_SCARAB:
        powers.append(box.scarab_cost[scarab])
    may_bend = bool(payment.turquoise_ready(state, seat))
    return [
        (pieces, bends, spare)
        for found, helped in ((row_costs, (False, True) if may_bend else (False,)), (powers, (False,)))
        for cost in found
        for pieces, spare in [split(state, seat, int(cost))]
        for bends in (helped if pieces else ())
    ]


def deity_slots(state: PyramidiceState) -> list[int]:
    """List where deities lie in the row."""
    return [slot for slot in range(int(row.LENGTH)) if state.table[table.GODS + slot] != cards.NO_DEITY]


def split(state: PyramidiceState, seat: int, cost: int) -> tuple[list[int], int]:
    """Return the dice of a cost, and how many cats are left once its cats and workers are paid; −1 if they can't be."""
    pieces: list[int] = []
    while cost:
        pieces.append(cost & int(costs.MASK))
        cost >>= int(costs.BITS)
    workers, cats = pieces.count(int(costs.WORKER)), pieces.count(int(costs.CAT))
    if not payment.has_resources(state, seat, workers, cats):
        return [], -1
    helped = gods.has(state, seat, cards.BASTET)
    spare = cats_of(state, seat) - cats - (workers if helped else 0)
    return [piece for piece in pieces if piece not in (costs.WORKER, costs.CAT)], spare


def changes_to_pay(held: list[Die], pieces: list[int], *, bends: bool) -> int:
    """Return how many changes by one the dice need to pay these pieces."""
    if costs.EQUAL_DIE in pieces:
        return min(changes_to_equal(held, value, len(pieces)) for value in range(1, int(dice.SIDES) + 1))
    if not pieces:
        return 0
    piece, later = pieces[0], pieces[1:]
    fewest = NEVER
    for die in set(held):
        left = list(held)
        left.remove(die)
        changes = changes_for(die, piece)
        if changes < NEVER:
            fewest = min(fewest, changes + changes_to_pay(left, later, bends=bends))
        if bends and (die.is_stone or piece < costs.ANY_DIE):
            fewest = min(fewest, changes_to_pay(left, later, bends=False))
    return fewest


def changes_for(die: Die, piece: int) -> int:
    """Return how many changes by one a die needs to pay a piece."""
    if piece == costs.ANY_DIE:
        return 0
    if piece > costs.ANY_DIE and not die.is_stone:
        return NEVER
    if piece == costs.ANY_STONE:
        return 0
    value = piece if piece < costs.ANY_DIE else piece - int(costs.STONE_SHOWING)
    if die.is_real:
        return abs(die.values[0] - value)
    return 0 if value in die.values else NEVER


def changes_to_equal(held: list[Die], value: int, count: int) -> int:
    """Return how many changes by one it takes until so many dice show a value."""
    changes = sorted(changes_for(die, value) for die in held)
    return sum(changes[:count]) if len(changes) >= count else NEVER
