"""The unused dice of the seat at work, and the virtual dice of its gods."""

from heliopolis.core import bits
from heliopolis.core.compat import i64

from . import areas as area, cards, dice, gods, table
from .state import PyramidiceState


def count(state: PyramidiceState) -> i64:
    """Count the unused dice."""
    total: i64 = 0
    for slot in range(table.HAND, table.HAND + 2 * dice.SIDES):
        total += state.table[slot]
    return total


def has(state: PyramidiceState, colour: i64) -> bool:
    """Tell whether there is an unused die of a colour."""
    first = table.HAND + colour * dice.SIDES
    return any(state.table[slot] > 0 for slot in range(first, first + dice.SIDES))


def virtual_dice(state: PyramidiceState, seat: i64) -> i64:
    """Return the virtual dice at hand as bits: Khnum's, Satis's, Anuket's (pyramidice.deities.virtual)."""
    own = state.areas[seat * area.SIZE + area.GODS]
    if cards.KHNUM <= state.loan <= cards.ANUKET:
        own |= bits.bit(state.loan)
    return ((own & ~state.used) >> cards.KHNUM) & 7


def count_to_pay(state: PyramidiceState, seat: i64) -> i64:
    """Count the dice that may pay, virtual ones included."""
    virtual = virtual_dice(state, seat)
    return count(state) + (virtual & 1) + ((virtual >> 1) & 1) + ((virtual >> 2) & 1)


def may_show(state: PyramidiceState, virtual: i64, value: i64) -> bool:
    """Tell whether a virtual die, by number, may show a value."""
    return state.box.virtual_values[2 * virtual] == value or state.box.virtual_values[2 * virtual + 1] == value


def showing(state: PyramidiceState, seat: i64, value: i64) -> i64:
    """Count the dice that show a value, virtual ones that may show it included."""
    first = table.HAND + value - 1
    total = state.table[first] + state.table[first + dice.SIDES]
    for virtual in range(cards.KHNUM, cards.ANUKET + 1):
        if gods.is_ready(state, seat, virtual) and may_show(state, virtual - cards.KHNUM, value):
            total += 1
    return total


def lift(state: PyramidiceState, die: i64) -> None:
    """Take a die out of the hand: the god of a virtual one is used (pyramidice.deities.virtual)."""
    colour = die // dice.SIDES
    if colour < dice.VIRTUAL:
        state.table[table.HAND + die] -= 1
    else:
        state.used |= bits.bit(cards.KHNUM + colour - dice.VIRTUAL)
