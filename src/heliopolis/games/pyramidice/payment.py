"""Paying: a cost is paid piece by piece, and no piece is asked for unless the rest can be paid too."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import ledger
from heliopolis.games.pyramidice.actions import PAY, PRAYER_DIE, SPEND, STONE_DIE, VIRTUAL_DIE
from heliopolis.games.pyramidice.box import (
    ANY_DIE,
    ANY_STONE,
    CAT_PIECE,
    EQUAL_DIE,
    PIECE_BITS,
    PIECE_MASK,
    STONE_SHOWING,
    WORKER_PIECE,
)
from heliopolis.games.pyramidice.components import ANUKET, BASTET, CAT, DEITY_NAMES, KHNUM, SIDES, TURQUOISE, WORKER
from heliopolis.games.pyramidice.state import (
    CATS,
    FOR_BUILD,
    FOR_DEITY,
    GODS,
    HAND,
    ROW,
    SCARAB_KEPT,
    TURQUOISE_USED,
    WORKERS,
    PyramidiceState,
)


def has(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat may use a deity in its turn: its own, or the one it has borrowed."""
    return bool((state.areas[seat * ROW + GODS] >> deity) & 1) or state.loan == deity


def is_ready(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat has a deity that is not used yet in this turn."""
    return not (state.used >> deity) & 1 and has(state, seat, deity)


def interchanges(state: PyramidiceState, seat: i64) -> bool:
    """Bastet makes workers and cats the same, in the own Work turn (pyramidice.deities.bastet)."""
    return has(state, seat, BASTET)


def workers_to_spend(state: PyramidiceState, seat: i64) -> i64:
    """Count what may be spent as workers in a Work turn."""
    row = seat * ROW
    workers = state.areas[row + WORKERS]
    return workers + state.areas[row + CATS] if interchanges(state, seat) else workers


def cats_to_spend(state: PyramidiceState, seat: i64) -> i64:
    """Count what may be spent as cats in a Work turn."""
    row = seat * ROW
    cats = state.areas[row + CATS]
    return cats + state.areas[row + WORKERS] if interchanges(state, seat) else cats


def dice_in_hand(state: PyramidiceState) -> i64:
    """Count the unused dice."""
    count: i64 = 0
    for slot in range(HAND, HAND + 2 * SIDES):
        count += state.table[slot]
    return count


def virtual_dice(state: PyramidiceState, seat: i64) -> i64:
    """Return the virtual dice at hand as bits: Khnum's, Satis's, Anuket's (pyramidice.deities.virtual)."""
    found: i64 = 0
    for deity in range(KHNUM, ANUKET + 1):
        if is_ready(state, seat, deity):
            found |= bits.bit(deity - KHNUM)
    return found


def dice_to_pay(state: PyramidiceState, seat: i64) -> i64:
    """Count the dice that may pay, virtual ones included."""
    virtual = virtual_dice(state, seat)
    return dice_in_hand(state) + (virtual & 1) + ((virtual >> 1) & 1) + ((virtual >> 2) & 1)


# Whether a cost can be paid.


def can_pay(state: PyramidiceState, seat: i64, due: i64, *, for_deity: bool) -> bool:
    """Tell whether a seat can pay all pieces of a cost; Turquoise helps with the cost of a deity."""
    if due & PIECE_MASK == EQUAL_DIE:
        return can_pay_equal(state, seat, due)
    want: i64 = 0  # four bits a value: dice of either colour
    want_stone: i64 = 0  # the same of stone dice
    any_stone: i64 = 0
    any_die: i64 = 0
    dice: i64 = 0
    workers: i64 = 0
    cats: i64 = 0
    while due != 0:
        piece = due & PIECE_MASK
        due >>= PIECE_BITS
        if piece == WORKER_PIECE:
            workers += 1
        elif piece == CAT_PIECE:
            cats += 1
        else:
            dice += 1
            if piece < ANY_DIE:
                want += bits.bit(4 * piece)
            elif piece == ANY_DIE:
                any_die += 1
            elif piece == ANY_STONE:
                any_stone += 1
            else:
                want_stone += bits.bit(4 * (piece - STONE_SHOWING))
    if workers + cats > 0 and not has_resources(state, seat, workers, cats):
        return False
    if dice == 0:
        return True
    virtual = virtual_dice(state, seat)
    if covered(state, virtual, want, want_stone, any_stone, any_die):
        return True
    if not for_deity or not turquoise_ready(state, seat):
        return False
    for value in range(1, SIDES + 1):
        one = bits.bit(4 * value)
        if (want >> (4 * value)) & 15 and covered(state, virtual, want - one, want_stone, any_stone, any_die + 1):
            return True
        if (want_stone >> (4 * value)) & 15:
            if covered(state, virtual, want, want_stone - one, any_stone + 1, any_die):
                return True
    return False


def has_resources(state: PyramidiceState, seat: i64, workers: i64, cats: i64) -> bool:
    """Tell whether a seat has these workers and cats, which are the same to Bastet."""
    mine = state.areas[seat * ROW + WORKERS]
    my_cats = state.areas[seat * ROW + CATS]
    if mine >= workers and my_cats >= cats:
        return True
    return mine + my_cats >= workers + cats and interchanges(state, seat)


def turquoise_ready(state: PyramidiceState, seat: i64) -> bool:
    """Once a Work turn Turquoise lets one valued die show anything (pyramidice.scarabs.turquoise)."""
    return state.areas[seat * ROW + SCARAB_KEPT] == TURQUOISE and state.flags & TURQUOISE_USED == 0


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
    for value in range(1, SIDES + 1):
        shift = 4 * value
        stone = state.table[HAND + value - 1] + ((extra >> shift) & 15) - ((want_stone >> shift) & 15)
        prayer = state.table[HAND + SIDES + value - 1] - ((want >> shift) & 15)
        if prayer < 0:
            stone += prayer
            prayer = 0
        if stone < 0:
            return False
        stones += stone
        prayers += prayer
    return stones >= any_stone and stones + prayers >= any_stone + any_die


def can_pay_equal(state: PyramidiceState, seat: i64, due: i64) -> bool:
    """Tell whether a seat has so many dice of one value (pyramidice.deities.khepri)."""
    return any(showing(state, seat, value) >= equal_pieces(due) for value in range(1, SIDES + 1))


def equal_pieces(due: i64) -> i64:
    """Count the dice of one value that are due."""
    count: i64 = 0
    while due != 0:
        count += 1
        due >>= PIECE_BITS
    return count


def showing(state: PyramidiceState, seat: i64, value: i64) -> i64:
    """Count the dice that show a value, virtual ones that may show it included."""
    count = state.table[HAND + value - 1] + state.table[HAND + SIDES + value - 1]
    for number in range(3):
        if is_ready(state, seat, KHNUM + number) and shows(state, number, value):
            count += 1
    return count


def shows(state: PyramidiceState, number: i64, value: i64) -> bool:
    """Tell whether a virtual die may show a value."""
    return state.box.virtual_values[2 * number] == value or state.box.virtual_values[2 * number + 1] == value


# One piece after the other.


def next_payment(state: PyramidiceState, after: i64) -> i64:
    """Return the next action after a number that pays the first piece due and leaves the rest payable; −1 if none."""
    seat = state.turn
    piece = state.due & PIECE_MASK
    if piece in (WORKER_PIECE, CAT_PIECE):
        return next_spending(state, piece, after)
    first: i64 = 0
    if after >= PAY:
        first = after - PAY + 1
    for die in range(first, (VIRTUAL_DIE + 3) * SIDES):
        if may_pay(state, seat, piece, die // SIDES, die % SIDES + 1):
            return PAY + die
    return -1


def next_spending(state: PyramidiceState, piece: i64, after: i64) -> i64:
    """A worker is paid with a worker and a cat with a cat, or with either if Bastet helps."""
    row = state.turn * ROW
    either = interchanges(state, state.turn)
    if after < SPEND + WORKER and state.areas[row + WORKERS] > 0 and (either or piece == WORKER_PIECE):
        return SPEND + WORKER
    if after < SPEND + CAT and state.areas[row + CATS] > 0 and (either or piece == CAT_PIECE):
        return SPEND + CAT
    return -1


def may_pay(state: PyramidiceState, seat: i64, piece: i64, colour: i64, value: i64) -> bool:
    """Tell whether a die pays a piece, and the rest can be paid without it."""
    if colour < VIRTUAL_DIE:
        if state.table[HAND + colour * SIDES + value - 1] == 0:
            return False
    else:
        number = colour - VIRTUAL_DIE
        if not is_ready(state, seat, KHNUM + number) or not shows(state, number, value):
            return False
        # Where the value does not matter, one name for the die is enough.
        if (piece in (ANY_DIE, ANY_STONE)) and value != state.box.virtual_values[2 * number]:
            return False
    matched = matches(piece, colour, value)
    if not matched and not (bends(state, seat, piece, colour) and state.purpose == FOR_DEITY):
        return False
    if piece == EQUAL_DIE:
        return showing(state, seat, value) >= equal_pieces(state.due)
    rest = state.due >> PIECE_BITS
    if rest == 0:
        return True
    flags = state.flags
    lift(state, colour, value)
    if not matched:
        state.flags |= TURQUOISE_USED
    payable = can_pay(state, seat, rest, for_deity=state.purpose == FOR_DEITY)
    state.flags = flags
    put_back(state, colour, value)
    return payable


def matches(piece: i64, colour: i64, value: i64) -> bool:
    """Tell whether a die is what a piece asks for."""
    if piece in (ANY_DIE, EQUAL_DIE):
        return True
    if piece < ANY_DIE:
        return piece == value
    return colour != PRAYER_DIE and (piece == ANY_STONE or piece - STONE_SHOWING == value)


def bends(state: PyramidiceState, seat: i64, piece: i64, colour: i64) -> bool:
    """Turquoise lets a die of another value pay a valued piece; stone stays stone (pyramidice.scarabs.turquoise)."""
    if piece == ANY_STONE or not turquoise_ready(state, seat):
        return False
    return piece < ANY_DIE or colour != PRAYER_DIE


def lift(state: PyramidiceState, colour: i64, value: i64) -> None:
    """Take a die out of the hand."""
    if colour < VIRTUAL_DIE:
        state.table[HAND + colour * SIDES + value - 1] -= 1
    else:
        state.used |= bits.bit(KHNUM + colour - VIRTUAL_DIE)


def put_back(state: PyramidiceState, colour: i64, value: i64) -> None:
    """Put a die back into the hand."""
    if colour < VIRTUAL_DIE:
        state.table[HAND + colour * SIDES + value - 1] += 1
    else:
        state.used -= bits.bit(KHNUM + colour - VIRTUAL_DIE)


def needs_payment(state: PyramidiceState) -> bool:
    """Ask for the next piece if there is a choice; otherwise pay it."""
    first = next_payment(state, -1)
    if next_payment(state, first) >= 0 and not takes_all_dice(state):
        return True
    pay(state, first)
    return False


def takes_all_dice(state: PyramidiceState) -> bool:
    """Tell whether a cost takes every die there is: then it does not matter which one comes first."""
    if state.purpose == FOR_DEITY and turquoise_ready(state, state.turn):
        return False
    dice: i64 = 0
    due = state.due
    while due != 0:
        piece = due & PIECE_MASK
        if piece != WORKER_PIECE and piece != CAT_PIECE:
            dice += 1
        due >>= PIECE_BITS
    return dice > 0 and dice == dice_to_pay(state, state.turn)


def pay(state: PyramidiceState, action: i64) -> None:
    """Pay the first piece due: dice go to the Quarry, workers and cats to the supply (pyramidice.work.8)."""
    piece = state.due & PIECE_MASK
    state.due >>= PIECE_BITS
    if action >= SPEND:
        spend(state, action - SPEND)
        return
    die = action - PAY
    colour = die // SIDES
    value = die % SIDES + 1
    lift(state, colour, value)
    if colour == STONE_DIE:
        state.quarry_stones += 1
    elif colour == PRAYER_DIE:
        state.quarry_prayers += 1
    elif state.journal is not None:
        name = DEITY_NAMES[KHNUM + colour - VIRTUAL_DIE]
        ledger.tell(state, "virtual", "deities.virtual", state.turn, {"deity": name, "value": int(value)})
    if piece == EQUAL_DIE:
        ask_for_value(state, value)
    elif not matches(piece, colour, value):
        state.flags |= TURQUOISE_USED
        if state.journal is not None:
            ledger.tell(state, "turquoise", "scarabs.turquoise", state.turn, {"value": int(value)})


def ask_for_value(state: PyramidiceState, value: i64) -> None:
    """Once the first of some equal dice is paid, the others have to show the same."""
    pieces = equal_pieces(state.due)
    state.due = 0
    for _ in range(pieces):
        state.due = (state.due << PIECE_BITS) | value


def spend(state: PyramidiceState, kind: i64) -> None:
    """A worker or cat goes back to the supply."""
    state.areas[state.turn * ROW + kind] -= 1
    if kind == WORKER:
        state.workers += 1
    else:
        state.cats += 1
    if state.purpose == FOR_BUILD:
        state.spent_workers += 1
