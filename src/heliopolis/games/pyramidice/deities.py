"""What deities do for those who worship them.

A power that takes something is paid first and then gives, like any other cost. Bastet, the virtual dice and Turquoise
stand in `payment`, Serket, Seshat and Thoth in `building`, Anubis in `work`.
"""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import ledger, payment, resources, row
from heliopolis.games.pyramidice.box import Box
from heliopolis.games.pyramidice.components import (
    AMON,
    ATON,
    BES,
    CAT,
    CONTINUOUS,
    DEITIES,
    ENNEAD,
    HAPY,
    KHEPRI,
    MAAT,
    MUT,
    NO_DEITY,
    ONCE_A_REST_TURN,
    ONCE_A_WORK_TURN,
    PTAH,
    SIDES,
    STONE,
    WORKER,
)
from heliopolis.games.pyramidice.state import (
    CHOOSING,
    FOR_POWER,
    GODS,
    HAND,
    NOTHING,
    PICKING,
    POWER_LINE,
    RESTING,
    ROW,
    SACRIFICE,
    TILE_DONE,
    PyramidiceState,
)

# Gods of a seat.


def ennead_bits() -> i64:
    """Return the ten cards of the Ennead as bits."""
    return bits.all_below(ENNEAD)


def count_gods(state: PyramidiceState, seat: i64) -> i64:
    """Count a seat's gods, all of the Ennead as one (pyramidice.deities.ennead)."""
    gods = state.areas[seat * ROW + GODS]
    count: i64 = 1 if gods & ennead_bits() else 0
    gods >>= ENNEAD
    while gods != 0:
        count += gods & 1
        gods >>= 1
    return count


def count_ennead(state: PyramidiceState, seat: i64) -> i64:
    """Count a seat's cards of the Ennead."""
    gods = state.areas[seat * ROW + GODS] & ennead_bits()
    count: i64 = 0
    while gods != 0:
        count += gods & 1
        gods >>= 1
    return count


def receive(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Take a deity from the row; one that was borrowed arrives used, if it can be (pyramidice.scarabs.amethyst)."""
    row.take(state, deity)
    state.areas[seat * ROW + GODS] |= bits.bit(deity)
    if state.loan == deity:
        state.loan = NO_DEITY
        state.used |= bits.bit(deity) & state.box.once_a_work_turn


def forsake(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god leaves the game; of the Ennead, all go together (pyramidice.deities.ennead)."""
    lost = bits.bit(deity)
    if deity < ENNEAD:
        lost = state.areas[seat * ROW + GODS] & ennead_bits()
    state.areas[seat * ROW + GODS] -= lost
    state.gone |= lost


def may_forsake(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a single god outside the Ennead may be given up: Aton does not take itself."""
    if state.stage == SACRIFICE and deity == ATON:
        return False
    return bool((state.areas[seat * ROW + GODS] >> deity) & 1)


def only_god(state: PyramidiceState, seat: i64) -> i64:
    """Return the one god a seat may give up (any of the Ennead for all of it), NO_DEITY if there is a choice."""
    found = NO_DEITY
    if state.areas[seat * ROW + GODS] & ennead_bits():
        found = 0
    for deity in range(ENNEAD, DEITIES):
        if may_forsake(state, seat, deity):
            if found != NO_DEITY:
                return NO_DEITY
            found = deity
    return found


# Powers.


def may_borrow(box: Box, deity: i64) -> bool:
    """Amethyst borrows only what works in a Work turn (pyramidice.scarabs.amethyst)."""
    return box.deity_kind[deity] == ONCE_A_WORK_TURN or box.deity_kind[deity] == CONTINUOUS


def can_activate(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat that is working may use the power of a deity it has ready."""
    if deity == KHEPRI:
        return payment.can_pay(state, seat, state.box.khepri_due, for_deity=False)
    if deity == AMON:
        return has_die(state, SIDES)
    if deity == MUT:
        return has_die(state, 0)
    if deity == MAAT:
        return payment.dice_in_hand(state) > 0
    if deity == ATON:
        others = count_gods(state, seat)
        return others > 1 or (others == 1 and state.loan == ATON)
    if deity == PTAH and readied(state, seat) == 0:
        return False
    if state.box.power_glory[deity] == 0 and deity != PTAH and not gives_something(state, deity):
        return False
    return payment.can_pay(state, seat, state.box.power_due[deity], for_deity=False)


def has_die(state: PyramidiceState, first: i64) -> bool:
    """Tell whether there is an unused die of a colour."""
    return any(state.table[slot] > 0 for slot in range(HAND + first, HAND + first + SIDES))


def gives_something(state: PyramidiceState, deity: i64) -> bool:
    """A power that gives resources alone needs one that is left (pyramidice.deities.2)."""
    for kind in range(WORKER, STONE + 1):
        if state.box.power_gains[3 * deity + kind] > 0 and resources.in_supply(state, kind) > 0:
            return True
    return False


def readied(state: PyramidiceState, seat: i64) -> i64:
    """Return the own gods used at work, as bits: Ptah makes them ready, but never itself (pyramidice.deities.ptah)."""
    return state.used & state.areas[seat * ROW + GODS] & state.box.once_a_work_turn & ~bits.bit(PTAH)


def activate(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Use a god: note that it is used, then ask for what it takes."""
    if state.box.deity_kind[deity] != CONTINUOUS:
        state.used |= bits.bit(deity)
    if state.box.deity_kind[deity] == ONCE_A_REST_TURN:
        activate_in_rest(state, seat, deity)
        return
    state.subject = deity
    if deity in (AMON, MUT):
        state.stage = PICKING
    elif deity == ATON:
        state.stage = SACRIFICE
    elif deity == MAAT:
        state.stage = CHOOSING
        state.cup_limit = payment.dice_in_hand(state)
    else:
        state.purpose = FOR_POWER
        state.due = state.box.khepri_due if deity == KHEPRI else state.box.power_due[deity]


def activate_in_rest(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Bes gives Glory; Hapy exchanges resources in place of a tile (pyramidice.deities.bes, .hapy)."""
    state.resting = True
    if deity == BES:
        ledger.change_glory(state, seat, state.box.power_glory[BES], POWER_LINE, BES)
        state.stage = RESTING
        return
    resources.grant_choices(state, seat, state.box.hapy_choices, 1)
    state.discards = 1
    state.stage = TILE_DONE


def can_use_hapy(state: PyramidiceState, seat: i64) -> bool:
    """Hapy needs a resource to exchange, and one of another kind to give (pyramidice.deities.hapy, .deities.2)."""
    return payment.is_ready(state, seat, HAPY) and resources.can_exchange(state, seat)


def give(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Give what a power gives, once it is paid."""
    ledger.change_glory(state, seat, state.box.power_glory[deity], POWER_LINE, deity)
    if deity == PTAH:
        state.used -= readied(state, seat)
        if state.journal is not None:
            ledger.tell(state, "readied", "deities.ptah", seat, {})
    elif deity == KHEPRI:
        resources.grant_choices(state, seat, state.box.khepri_choices, 1)
    else:
        gains = state.box.power_gains
        first = 3 * deity
        resources.grant(state, seat, gains[first + WORKER], gains[first + CAT], gains[first + STONE])


def sacrifice(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Aton turns another god into Glory (pyramidice.deities.aton)."""
    forsake(state, seat, deity)
    ledger.change_glory(state, seat, state.box.power_glory[ATON], POWER_LINE, ATON)


def finish_power(state: PyramidiceState, seat: i64) -> None:
    """A power is paid: let it act."""
    state.purpose = NOTHING
    give(state, seat, state.subject)
