"""What a seat may do: the one place where legality stands. Why anything else is refused stands in `refusals`."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.core.verbs import unknown

from . import (
    actions as act,
    areas as area,
    building,
    cards,
    declared,
    dice,
    gods,
    hand,
    once,
    payment,
    phases as at,
    powers,
    resources,
    rest,
    table,
    work,
)
from .state import PyramidiceState


def write_legal(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    phase = state.phase
    if phase == at.WORKING:
        write_work(state, seat, into)
    elif phase == at.PAYING:
        write_payments(state, into)
    elif phase == at.TURN:
        into.add(act.WORK)
        write_rest(state, seat, into)
    elif phase == at.RESTING:
        write_rest(state, seat, into)
    elif phase == at.TAKING:
        into.add(act.TAKE + dice.STONE)
        into.add(act.TAKE + dice.PRAYER)
    else:
        write_answer(state, seat, into)


def write_answer(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Write the answers to what an action, a tile or a card asks."""
    phase = state.phase
    if phase == at.PLACING:
        write_spaces(state, seat, into)
    elif phase == at.GAINING:
        for kind in range(area.KINDS):
            if resources.may_gain(state, kind):
                into.add(act.GAIN + kind)
    elif phase in (at.DISCARDING, at.OVERFLOWING):
        for kind in range(area.KINDS):
            if state.areas[seat * area.SIZE + kind] > 0:
                into.add(act.DISCARD + kind)
    elif phase == at.REROLLING:
        write_reroll(state, into)
    elif phase == at.PICKING:
        write_dice(state, dice.PRAYER if state.bill.deity == cards.AMON else dice.STONE, into)
    elif phase == at.SETTING:
        for value in range(dice.SIDES):
            if value != state.bill.die % dice.SIDES:
                into.add(act.VALUE + value)
    elif phase == at.COSTING:
        into.add(act.FULL)
        into.add(act.SESHAT)
    elif phase in (at.UPKEEP, at.SACRIFICE):
        write_gods(state, seat, into)
    elif phase == at.VISION:
        write_row(state, seat, act.WORSHIP, into)
    elif phase == at.PEARLING:
        into.add(act.PEARL)
        into.add(act.DECLINE)
    elif phase == at.LAYING:
        write_numbers(state, into)
    elif phase == at.SCARAB:
        write_scarabs(state, seat, into)
    else:
        raise unknown("phase", phase)


def write_scarabs(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """One of the two scarabs dealt (pyramidice.setup.7)."""
    first = state.areas[seat * area.SIZE + area.OFFERED]
    second = state.areas[seat * area.SIZE + area.OFFERED + 1]
    into.add(act.KEEP + (first if first < second else second))
    into.add(act.KEEP + (second if first < second else first))


def write_numbers(state: PyramidiceState, into: Actions) -> None:
    """A free number for the next tile, or the lowest ones for all that are left (pyramidice.rest.5)."""
    into.add(act.LOWEST)
    for spot in range(state.box.spots):
        if state.table[table.SPOTS + spot] == cards.NO_TILE:
            into.add(act.LAY + spot)


def write_rest(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """A tile that can be paid, Emerald's, Bes or Hapy (pyramidice.rest.1, pyramidice.rest.2)."""
    write_tiles(state, seat, act.REST, rest.tiles_on_offer(state), into)
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.EMERALD:
        write_tiles(state, seat, act.EMERALD, rest.tiles_of_others(state, seat), into)
    if rest.can_use_bes(state, seat):
        into.add(act.ACTIVATE + cards.BES)
    if powers.can_use_hapy(state, seat):
        into.add(act.ACTIVATE + cards.HAPY)


def write_tiles(state: PyramidiceState, seat: i64, verb: i64, tiles: i64, into: Actions) -> None:
    """Those of some tiles that can be paid (pyramidice.rest.3)."""
    glory = state.areas[seat * area.SIZE + area.GLORY]
    for tile in range(cards.TILE_COUNT):
        if (tiles >> tile) & 1 and rest.can_afford(state, seat, tile, glory):
            into.add(verb + tile)


def write_work(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The six actions in any order, and the end of them (pyramidice.work.4)."""
    unused = hand.count(state)
    to_pay = hand.count_to_pay(state, seat)
    if unused > 0 and state.done & once.REROLL == 0:
        into.add(act.REROLL)
    into.add(act.FINISH)
    if to_pay > 0 and payment.can_pay(state, seat, state.box.glory_cost, for_deity=False):
        into.add(act.GLORY)
    if unused > 0:
        write_dice_actions(state, seat, into)
    write_row(state, seat, act.WORSHIP, into)
    write_powers(state, seat, into)
    if to_pay > 0 and payment.can_pay(state, seat, state.box.replace_cost, for_deity=False):
        write_row(state, seat, act.REPLACE, into)
    if can_borrow(state, seat):
        write_row(state, seat, act.BORROW, into)
    if state.box.declares and declared.can_use(state, seat):
        into.add(act.SCARAB)


def can_borrow(state: PyramidiceState, seat: i64) -> bool:
    """Amethyst borrows once a Work turn, for a die (pyramidice.scarabs.amethyst)."""
    if state.areas[seat * area.SIZE + area.SCARAB] != cards.AMETHYST or state.done & once.AMETHYST:
        return False
    return payment.can_pay(state, seat, state.box.amethyst_cost, for_deity=False)


def write_dice_actions(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """What is done with unused dice: rerolled by Lapis Lazuli, raised, lowered, built."""
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.LAPIS and state.done & once.LAPIS == 0:
        into.add(act.LAPIS)
    if work.can_shift(state, seat):
        for die in range(2 * dice.SIDES):
            if state.table[table.HAND + die] > 0 and die % dice.SIDES < dice.SIDES - 1:
                into.add(act.RAISE + die)
        for die in range(2 * dice.SIDES):
            if state.table[table.HAND + die] > 0 and die % dice.SIDES > 0:
                into.add(act.LOWER + die)
    for value in range(1, dice.SIDES + 1):
        if building.can_build_value(state, seat, value):
            into.add(act.BUILD + value - 1)


def write_row(state: PyramidiceState, seat: i64, verb: i64, into: Actions) -> None:
    """The deities of the row that may be worshipped, replaced or borrowed, in the order of their numbers."""
    first = state.table[table.GODS]
    second = state.table[table.GODS + 1]
    third = state.table[table.GODS + 2]
    if first > second:
        first, second = second, first
    if second > third:
        second, third = third, second
    if first > second:
        first, second = second, first
    write_deity(state, seat, verb, first, into)
    write_deity(state, seat, verb, second, into)
    write_deity(state, seat, verb, third, into)


def write_deity(state: PyramidiceState, seat: i64, verb: i64, deity: i64, into: Actions) -> None:
    """A deity of the row, if it can be paid for or borrowed."""
    if deity == cards.NO_DEITY:
        return
    if verb == act.WORSHIP and state.phase == at.WORKING:
        if not payment.can_pay(state, seat, state.box.deity_cost[deity], for_deity=True):
            return
    elif verb == act.BORROW and not powers.may_borrow(state.box, deity):
        return
    into.add(verb + deity)


def write_powers(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The powers of ready gods, own or borrowed (pyramidice.deities.1)."""
    ready = state.areas[seat * area.SIZE + area.GODS]
    if state.loan != cards.NO_DEITY:
        ready |= bits.bit(state.loan)
    ready &= state.box.work_powers & ~state.used
    deity: i64 = 0
    while ready != 0:
        if ready & 1 and powers.can_activate(state, seat, deity):
            into.add(act.ACTIVATE + deity)
        ready >>= 1
        deity += 1


def write_payments(state: PyramidiceState, into: Actions) -> None:
    """What pays the first piece due and leaves the rest payable (pyramidice.work.8)."""
    action = payment.next_payment(state, -1)
    while action >= 0:
        into.add(action)
        action = payment.next_payment(state, action)


def write_reroll(state: PyramidiceState, into: Actions) -> None:
    """Throw what is chosen, or choose another die (pyramidice.work.reroll)."""
    chosen = state.cup.dice()
    if chosen > 0:
        into.add(act.THROW)
    if chosen < state.cup.limit:
        write_dice(state, dice.STONE, into)
        write_dice(state, dice.PRAYER, into)


def write_dice(state: PyramidiceState, colour: i64, into: Actions) -> None:
    """Every unused die of a colour."""
    for die in range(colour * dice.SIDES, (colour + 1) * dice.SIDES):
        if state.table[table.HAND + die] > 0:
            into.add(act.CHOOSE + die)


def write_spaces(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The open spaces that can be paid for (pyramidice.build.1)."""
    for cell in range(state.box.cells):
        if building.can_build(state, seat, state.bill.value, cell):
            into.add(act.PLACE + cell)


def write_gods(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Any god that may be given up; the Ennead goes as one (pyramidice.upkeep.2, pyramidice.deities.aton)."""
    for deity in range(cards.ENNEAD, cards.DEITY_COUNT):
        if gods.may_forsake(state, seat, deity):
            into.add(act.FORSAKE + deity)
    if gods.count_ennead(state, seat) > 0:
        into.add(act.FORSAKE_ENNEAD)
