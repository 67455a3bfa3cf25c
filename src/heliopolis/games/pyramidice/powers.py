"""What deities do for those who worship them.

A power that takes something is paid first and then gives, like any other cost. Bastet stands in `gods`, the virtual
dice in `hand`, Serket, Seshat and Thoth in `building`, Anubis in `work`.
"""

from heliopolis.core import bits
from heliopolis.core.compat import i64

from . import areas as area, cards, dice, gods, hand, ledger, payment, phases as at, purposes, resources
from .box import Box
from .state import PyramidiceState


def may_borrow(box: Box, deity: i64) -> bool:
    """Amethyst borrows only what works in a Work turn (pyramidice.scarabs.amethyst)."""
    return bool(((box.once_a_work_turn | box.always) >> deity) & 1)


def can_activate(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat that is working may use the power of a deity it has ready."""
    if deity == cards.KHEPRI:
        return payment.can_pay(state, seat, state.box.khepri_cost, for_deity=False)
    if deity == cards.AMON:
        return hand.has(state, dice.PRAYER)
    if deity == cards.MUT:
        return hand.has(state, dice.STONE)
    if deity == cards.MAAT:
        return hand.count(state) > 0
    if deity == cards.ATON:
        others = gods.count(state, seat)
        return others > 1 or (others == 1 and state.loan == cards.ATON)
    if deity == cards.PTAH and readied(state, seat) == 0:
        return False
    if state.box.power_glory[deity] == 0 and deity != cards.PTAH and not gives_something(state, deity):
        return False
    return payment.can_pay(state, seat, state.box.power_cost[deity], for_deity=False)


def gives_something(state: PyramidiceState, deity: i64) -> bool:
    """A power that gives resources alone needs one that is left (pyramidice.deities.2)."""
    for kind in range(area.KINDS):
        if state.box.power_gains[area.KINDS * deity + kind] > 0 and resources.in_supply(state, kind) > 0:
            return True
    return False


def readied(state: PyramidiceState, seat: i64) -> i64:
    """Return the own gods used at work, as bits: Ptah makes them ready, but never itself (pyramidice.deities.ptah)."""
    own = state.areas[seat * area.SIZE + area.GODS]
    return state.used & own & state.box.once_a_work_turn & ~bits.bit(cards.PTAH)


def activate(state: PyramidiceState, deity: i64) -> None:
    """Use a god at work: note that it is used, then ask for what it takes."""
    if state.box.once_a_work_turn >> deity & 1:
        state.used |= bits.bit(deity)
    state.bill.deity = deity
    if deity in (cards.AMON, cards.MUT):
        state.stage = at.PICKING
    elif deity == cards.ATON:
        state.stage = at.SACRIFICE
    elif deity == cards.MAAT:
        state.stage = at.REROLLING
        state.cup.limit = hand.count(state)
    else:
        state.bill.purpose = purposes.POWER
        state.bill.due = state.box.khepri_cost if deity == cards.KHEPRI else state.box.power_cost[deity]


def activate_in_rest(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Bes gives Glory; Hapy exchanges resources in place of a tile (pyramidice.deities.bes, .hapy)."""
    state.resting = True
    state.used |= bits.bit(deity)
    if deity == cards.BES:
        ledger.change_glory(state, seat, state.box.power_glory[cards.BES], ledger.POWER, cards.BES)
        state.stage = at.RESTING
        return
    resources.grant_exchange(state, seat, state.box.hapy_choices)
    state.stage = at.TILE_DONE


def can_use_hapy(state: PyramidiceState, seat: i64) -> bool:
    """Hapy needs a resource to exchange, and one of another kind to give (pyramidice.deities.hapy, .deities.2)."""
    return gods.is_ready(state, seat, cards.HAPY) and resources.can_exchange(state, seat)


def give(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Give what a power gives, once it is paid."""
    ledger.change_glory(state, seat, state.box.power_glory[deity], ledger.POWER, deity)
    if deity == cards.PTAH:
        state.used -= readied(state, seat)
        if state.journal is not None:
            ledger.tell(state, "readied", "deities.ptah", seat, {})
    elif deity == cards.KHEPRI:
        resources.grant_choices(state, seat, state.box.khepri_choices, 1)
    else:
        gains = state.box.power_gains
        first = area.KINDS * deity
        resources.grant(state, seat, gains[first + area.WORKERS], gains[first + area.CATS], gains[first + area.STONES])


def sacrifice(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Aton turns another god into Glory (pyramidice.deities.aton)."""
    state.stage = at.WORKING
    gods.forsake(state, seat, deity)
    ledger.change_glory(state, seat, state.box.power_glory[cards.ATON], ledger.POWER, cards.ATON)
