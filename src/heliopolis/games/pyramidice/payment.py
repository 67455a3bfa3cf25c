"""Paying: a cost is paid piece by piece, and no piece is asked for unless the rest can be paid too."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, cards, costs, dice, gods, hand, ledger, once, purposes, table
from .deities import DEITY_NAMES
from .state import PyramidiceState

# Whether a cost can be paid. What is wanted of dice is counted by value in four bits each: `want >> 4 * value & 15`.


def can_pay(state: PyramidiceState, seat: i64, cost: i64, *, for_deity: bool) -> bool:
    """Tell whether a seat can pay all pieces of a cost; Turquoise helps with the cost of a deity."""
    bends = for_deity and turquoise_ready(state, seat)
    return can_pay_with(state, seat, cost, hand.virtual_dice(state, seat), bends=bends)


def can_pay_with(state: PyramidiceState, seat: i64, cost: i64, virtual: i64, *, bends: bool) -> bool:
    """Tell whether a seat can pay all pieces of a cost with these virtual dice, and whether one value may be bent."""
    if cost & costs.MASK == costs.EQUAL_DIE:
        return can_pay_equal(state, seat, cost)
    want: i64 = 0  # dice of either colour
    want_stone: i64 = 0
    any_stone: i64 = 0
    any_die: i64 = 0
    wanted: i64 = 0
    workers: i64 = 0
    cats: i64 = 0
    while cost != 0:
        piece = cost & costs.MASK
        cost >>= costs.BITS
        if piece == costs.WORKER:
            workers += 1
        elif piece == costs.CAT:
            cats += 1
        else:
            wanted += 1
            if piece < costs.ANY_DIE:
                want += bits.bit(4 * piece)
            elif piece == costs.ANY_DIE:
                any_die += 1
            elif piece == costs.ANY_STONE:
                any_stone += 1
            else:
                want_stone += bits.bit(4 * (piece - costs.STONE_SHOWING))
    if workers + cats > 0 and not has_resources(state, seat, workers, cats):
        return False
    if wanted == 0 or covered(state, virtual, want, want_stone, any_stone, any_die):
        return True
    if not bends:
        return False
    for value in range(1, dice.SIDES + 1):
        one = bits.bit(4 * value)
        if (want >> (4 * value)) & 15 and covered(state, virtual, want - one, want_stone, any_stone, any_die + 1):
            return True
        if (want_stone >> (4 * value)) & 15:
            if covered(state, virtual, want, want_stone - one, any_stone + 1, any_die):
                return True
    return False


def has_resources(state: PyramidiceState, seat: i64, workers: i64, cats: i64) -> bool:
    """Tell whether a seat has these workers and cats, which are the same to Bastet."""
    my_workers = state.areas[seat * area.SIZE + area.WORKERS]
    my_cats = state.areas[seat * area.SIZE + area.CATS]
    if my_workers >= workers and my_cats >= cats:
        return True
    return my_workers + my_cats >= workers + cats and gods.has(state, seat, cards.BASTET)


def turquoise_ready(state: PyramidiceState, seat: i64) -> bool:
    """Once a Work turn Turquoise lets one valued die show anything (pyramidice.scarabs.turquoise)."""
    return state.areas[seat * area.SIZE + area.SCARAB] == cards.TURQUOISE and state.done & once.TURQUOISE == 0


def covered(state: PyramidiceState, virtual: i64, want: i64, want_stone: i64, any_stone: i64, any_die: i64) -> bool:
    """Tell whether the dice at hand cover a want, each virtual die showing either of its values."""
    if virtual == 0:
        return covered_with(state, 0, want, want_stone, any_stone, any_die)
    for showing in range(8):
        extra: i64 = 0
        for number in range(3):
            if (virtual >> number) & 1:
                value = state.box.virtual_values[2 * number + ((showing >> number) & 1)]
                extra += bits.bit(4 * value)
        if covered_with(state, extra, want, want_stone, any_stone, any_die):
            return True
    return False


def covered_with(state: PyramidiceState, extra: i64, want: i64, want_stone: i64, any_stone: i64, any_die: i64) -> bool:
    """Tell whether the dice at hand and extra stones cover a want: prayer dice go first, for stones pay more kinds."""
    stones: i64 = 0
    prayers: i64 = 0
    for value in range(1, dice.SIDES + 1):
        shift = 4 * value
        first = table.HAND + value - 1
        stone = state.table[first] + ((extra >> shift) & 15) - ((want_stone >> shift) & 15)
        prayer = state.table[first + dice.SIDES] - ((want >> shift) & 15)
        if prayer < 0:
            stone += prayer
            prayer = 0
        if stone < 0:
            return False
        stones += stone
        prayers += prayer
    return stones >= any_stone and stones + prayers >= any_stone + any_die


def can_pay_equal(state: PyramidiceState, seat: i64, cost: i64) -> bool:
    """Tell whether a seat has so many dice of one value (pyramidice.deities.khepri)."""
    pieces = costs.count_pieces(cost)
    return any(hand.showing(state, seat, value) >= pieces for value in range(1, dice.SIDES + 1))


# One piece after the other.


def next_payment(state: PyramidiceState, after: i64) -> i64:
    """Return the next action after a number that pays the first piece due and leaves the rest payable; −1 if none."""
    piece = state.bill.due & costs.MASK
    if piece in (costs.WORKER, costs.CAT):
        return next_spending(state, piece, after)
    first: i64 = 0
    if after >= act.PAY:
        first = after - act.PAY + 1
    for die in range(first, dice.COLOURS * dice.SIDES):
        if is_at_hand(state, state.turn, die) and may_pay(state, state.turn, piece, die):
            return act.PAY + die
    return -1


def next_spending(state: PyramidiceState, piece: i64, after: i64) -> i64:
    """A worker is paid with a worker and a cat with a cat, or with either if Bastet helps."""
    mine = state.turn * area.SIZE
    either = gods.has(state, state.turn, cards.BASTET)
    if after < act.SPEND + area.WORKERS and state.areas[mine + area.WORKERS] > 0 and (either or piece == costs.WORKER):
        return act.SPEND + area.WORKERS
    if after < act.SPEND + area.CATS and state.areas[mine + area.CATS] > 0 and (either or piece == costs.CAT):
        return act.SPEND + area.CATS
    return -1


def is_at_hand(state: PyramidiceState, seat: i64, die: i64) -> bool:
    """Tell whether a seat has an unused die, or a ready god whose virtual die may show it."""
    virtual = die // dice.SIDES - dice.VIRTUAL
    if virtual < 0:
        return state.table[table.HAND + die] > 0
    return gods.is_ready(state, seat, cards.KHNUM + virtual) and hand.may_show(state, virtual, die % dice.SIDES + 1)


def may_pay(state: PyramidiceState, seat: i64, piece: i64, die: i64) -> bool:
    """Tell whether a die at hand pays a piece, and the rest can be paid without it."""
    value = die % dice.SIDES + 1
    virtual = die // dice.SIDES - dice.VIRTUAL
    # Where the value of a virtual die does not matter, one name for it is enough.
    if virtual >= 0 and piece in (costs.ANY_DIE, costs.ANY_STONE):
        if value != state.box.virtual_values[2 * virtual]:
            return False
    for_deity = state.bill.purpose == purposes.WORSHIP
    matched = matches(piece, die)
    if not matched and not (for_deity and may_bend(state, seat, piece, die)):
        return False
    if piece == costs.EQUAL_DIE:
        return hand.showing(state, seat, value) >= costs.count_pieces(state.bill.due)
    rest = state.bill.due >> costs.BITS
    if state.bill.purpose == purposes.BUILD:
        # The die that is built can't pay for itself.
        rest = (rest << costs.BITS) | (costs.STONE_SHOWING + state.bill.value)
    return rest == 0 or can_pay_beside(state, seat, rest, die, bends=for_deity and matched)


def can_pay_beside(state: PyramidiceState, seat: i64, cost: i64, die: i64, *, bends: bool) -> bool:
    """Tell whether a seat can pay a cost with all its dice but one.

    A real die that is spoken for is asked for as one piece more: prayer dice pay first, so what is left for the cost is
    the same as without it. A virtual one is left out, since it might show something else.
    """
    virtual = hand.virtual_dice(state, seat)
    colour = die // dice.SIDES
    if colour >= dice.VIRTUAL:
        virtual &= ~bits.bit(colour - dice.VIRTUAL)
    else:
        value = die % dice.SIDES + 1
        cost = (cost << costs.BITS) | (value if colour == dice.PRAYER else costs.STONE_SHOWING + value)
    return can_pay_with(state, seat, cost, virtual, bends=bends and turquoise_ready(state, seat))


def matches(piece: i64, die: i64) -> bool:
    """Tell whether a die is what a piece asks for."""
    if piece in (costs.ANY_DIE, costs.EQUAL_DIE):
        return True
    value = die % dice.SIDES + 1
    if piece < costs.ANY_DIE:
        return piece == value
    return die // dice.SIDES != dice.PRAYER and (piece == costs.ANY_STONE or piece - costs.STONE_SHOWING == value)


def may_bend(state: PyramidiceState, seat: i64, piece: i64, die: i64) -> bool:
    """Turquoise lets a die of another value pay a valued piece; stone stays stone (pyramidice.scarabs.turquoise)."""
    if piece == costs.ANY_STONE or not turquoise_ready(state, seat):
        return False
    return piece < costs.ANY_DIE or die // dice.SIDES != dice.PRAYER


def is_choice(state: PyramidiceState, first: i64) -> bool:
    """Tell whether there is a choice for the next piece: another payment than the first, and not all dice are due.

    If a cost takes every die there is, it does not matter which one comes first, unless Turquoise bends one of them.
    """
    if next_payment(state, first) < 0:
        return False
    if state.bill.purpose == purposes.WORSHIP and turquoise_ready(state, state.turn):
        return True
    wanted = costs.count_dice(state.bill.due)
    return wanted == 0 or wanted != hand.count_to_pay(state, state.turn)


def pay(state: PyramidiceState, action: i64) -> None:
    """Pay the first piece due: dice go to the Quarry, workers and cats to the supply (pyramidice.work.8)."""
    verb = act.verb_of(action)
    if verb == act.SPEND:
        spend(state, action - act.SPEND)
    elif verb == act.PAY:
        return_die(state, action - act.PAY)
    else:
        raise unknown("action", action)


def return_die(state: PyramidiceState, die: i64) -> None:
    """A die pays the first piece due, and goes to the Quarry."""
    piece = state.bill.due & costs.MASK
    state.bill.due >>= costs.BITS
    colour = die // dice.SIDES
    value = die % dice.SIDES + 1
    hand.lift(state, die)
    if colour == dice.STONE:
        state.quarry_stones += 1
    elif colour == dice.PRAYER:
        state.quarry_prayers += 1
    elif state.journal is not None:
        name = DEITY_NAMES[cards.KHNUM + colour - dice.VIRTUAL]
        ledger.tell(state, "virtual", "deities.virtual", state.turn, {"deity": name, "value": int(value)})
    if piece == costs.EQUAL_DIE:
        # Once the first of some equal dice is paid, the others have to show the same.
        state.bill.due = costs.repeated(value, costs.count_pieces(state.bill.due))
    elif not matches(piece, die):
        state.done |= once.TURQUOISE
        if state.journal is not None:
            ledger.tell(state, "turquoise", "scarabs.turquoise", state.turn, {"value": int(value)})


def spend(state: PyramidiceState, kind: i64) -> None:
    """A worker or cat pays the first piece due, and goes back to the supply."""
    if state.bill.purpose == purposes.BUILD and state.bill.due & costs.MASK == costs.WORKER:
        state.bill.workers += 1
    state.bill.due >>= costs.BITS
    state.areas[state.turn * area.SIZE + kind] -= 1
    if kind == area.WORKERS:
        state.workers += 1
    else:
        state.cats += 1
