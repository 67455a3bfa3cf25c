"""A cat's steps: raising or lowering dice until a deity can be paid."""

from heliopolis.games.pyramidice import payment, work
from heliopolis.games.pyramidice.actions import LOWER, RAISE
from heliopolis.games.pyramidice.box import ANY_STONE, STONE_SHOWING, WORKER_PIECE
from heliopolis.games.pyramidice.components import SIDES
from heliopolis.games.pyramidice.state import HAND, PyramidiceState
from heliopolis.players.greedy.pyramidice.answers import after_best_use, settled
from heliopolis.players.greedy.pyramidice.row import pieces, row_gods
from heliopolis.players.greedy.pyramidice.worth import turns_left


def best_shift(state: PyramidiceState, seat: int, legal: list[int], now: float) -> tuple[int, float]:
    """Return the cat's step that leads to the best deity, or at the end to a higher build, and what both bring."""
    shifts = [action for action in legal if RAISE <= action < LOWER + 2 * SIDES]
    if not shifts:
        return -1, 0.0
    best, most = -1, 0.0
    cats = int(payment.cats_to_spend(state, seat)) + bool(work.has_golden_cat(state, seat))
    for deity in row_gods(state):
        path = path_to(state, seat, deity, min(cats, 3))
        if path:
            copy = state
            for action in path:
                copy = settled(copy, seat, action)
            gain = after_best_use(copy, seat) - now
            if gain > most:
                best, most = path[0], gain
    if turns_left(state, seat) < 1.0 or work.has_golden_cat(state, seat):
        for action in shifts:
            if action < RAISE + SIDES:
                gain = after_best_use(settled(state, seat, action), seat) - max(now, after_best_use(state, seat)) + 0.9
                if gain > 0.95 and gain > most:
                    best, most = action, gain
    return best, most


def path_to(state: PyramidiceState, seat: int, deity: int, cats: int) -> list[int]:
    """Return the cat's steps that make a deity payable, as few as possible; none if it can't be done or is payable."""
    cost = int(state.box.deity_cost[deity])
    if cats == 0 or payment.can_pay(state, seat, cost, for_deity=True):
        return []
    valued = [piece for piece in pieces(cost) if piece < WORKER_PIECE and piece not in (7, ANY_STONE)]
    hand = [int(state.table[HAND + die]) for die in range(2 * int(SIDES))]
    steps = assign(valued, hand, cats)
    if steps is None or not steps:
        return []
    copy = state.clone()
    for action in steps:
        if action not in copy.legal_actions(seat):
            return []
        copy = settled(copy, seat, action)
    return steps if payment.can_pay(copy, seat, cost, for_deity=True) else []


def assign(valued: list[int], hand: list[int], cats: int) -> list[int] | None:
    """Give each valued piece a die, with as few steps up or down as possible; return the steps, None if too many."""
    if not valued:
        return []
    piece = valued[0]
    stone_only = piece > ANY_STONE
    value = piece - int(STONE_SHOWING) if stone_only else piece
    best: list[int] | None = None
    for die in range(int(SIDES) if stone_only else 2 * int(SIDES)):
        distance = value - (die % int(SIDES) + 1)
        budget = cats if best is None else len(best) - 1
        if hand[die] == 0 or abs(distance) > budget:
            continue
        hand[die] -= 1
        rest = assign(valued[1:], hand, budget - abs(distance))
        hand[die] += 1
        if rest is not None:
            verb, way = (int(RAISE), 1) if distance > 0 else (int(LOWER), -1)
            best = [verb + die + way * step for step in range(abs(distance))] + rest
    return best
