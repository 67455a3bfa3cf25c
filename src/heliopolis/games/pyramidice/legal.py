"""What a seat may do: the one place where legality stands. Why anything else is refused stands in `refusals`."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.games.pyramidice import building, deities, payment, resources, rest, work
from heliopolis.games.pyramidice.actions import (
    ACTIVATE,
    BORROW,
    BUILD,
    CHOOSE,
    DECLINE,
    DISCARD,
    EMERALD_REST,
    FINISH,
    FORSAKE,
    FORSAKE_ENNEAD,
    FULL,
    GAIN,
    GLORY as GAIN_GLORY,
    KEEP,
    LAPIS_REROLL,
    LOWER,
    PEARL_COPY,
    PLACE,
    RAISE,
    REPLACE,
    REROLL,
    REST,
    SESHAT_COST,
    TAKE,
    THROW,
    VALUE,
    WORK,
    WORSHIP,
)
from heliopolis.games.pyramidice.components import (
    AMETHYST,
    AMON,
    BES,
    DEITIES,
    EMERALD,
    ENNEAD,
    HAPY,
    LAPIS,
    NO_DEITY,
    SIDES,
    STONE,
    TILES,
    WORKER,
)
from heliopolis.games.pyramidice.state import (
    AMETHYST_USED,
    CHOOSING,
    COSTING,
    DEITY_ROW,
    DISCARDING,
    GAINING,
    GLORY,
    GODS,
    HAND,
    LAPIS_USED,
    OFFERED,
    OVERFLOWING,
    PAYING,
    PEARLING,
    PICKING,
    PLACING,
    REROLLED,
    RESTING,
    ROW,
    SACRIFICE,
    SCARAB,
    SCARAB_KEPT,
    SETTING,
    TAKING,
    TURN,
    UPKEEP,
    VISION_GOD,
    WORKING,
    PyramidiceState,
)


def write_legal(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    phase = state.phase
    if phase == WORKING:
        write_work(state, seat, into)
    elif phase == PAYING:
        write_payments(state, into)
    elif phase == TURN:
        into.add(WORK)
        write_rest(state, seat, into)
    elif phase == TAKING:
        into.add(TAKE)
        into.add(TAKE + 1)
    elif phase == PLACING:
        write_spaces(state, seat, into)
    elif phase == RESTING:
        write_rest(state, seat, into)
    else:
        write_answer(state, seat, into)


def write_answer(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Write the answers to what an action or a card asks."""
    phase = state.phase
    if phase == GAINING:
        for kind in range(WORKER, STONE + 1):
            if resources.may_gain(state, kind):
                into.add(GAIN + kind)
    elif phase in (DISCARDING, OVERFLOWING):
        for kind in range(WORKER, STONE + 1):
            if state.areas[seat * ROW + kind] > 0:
                into.add(DISCARD + kind)
    elif phase == CHOOSING:
        write_reroll(state, into)
    elif phase == PICKING:
        write_dice(state, CHOOSE, SIDES if state.subject == AMON else 0, into)
    elif phase == SETTING:
        for value in range(SIDES):
            if value != state.subject % SIDES:
                into.add(VALUE + value)
    elif phase == COSTING:
        into.add(FULL)
        into.add(SESHAT_COST)
    elif phase in (UPKEEP, SACRIFICE):
        write_gods(state, seat, into)
    elif phase == VISION_GOD:
        write_row(state, seat, WORSHIP, into)
    elif phase == PEARLING:
        into.add(PEARL_COPY)
        into.add(DECLINE)
    elif phase == SCARAB:
        write_scarabs(state, seat, into)


def write_scarabs(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """One of the two scarabs dealt (pyramidice.setup.7)."""
    first = state.areas[seat * ROW + OFFERED]
    second = state.areas[seat * ROW + OFFERED + 1]
    into.add(KEEP + (first if first < second else second))
    into.add(KEEP + (second if first < second else first))


def write_rest(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """A tile that can be paid, Emerald's, Bes or Hapy (pyramidice.rest.1, pyramidice.rest.2)."""
    glory = state.areas[seat * ROW + GLORY]
    tiles = rest.tiles_on_offer(state)
    for tile in range(TILES):
        if (tiles >> tile) & 1 and rest.can_afford(state, seat, tile, glory):
            into.add(REST + tile)
    if state.areas[seat * ROW + SCARAB_KEPT] == EMERALD:
        tiles = rest.tiles_of_others(state, seat)
        for tile in range(TILES):
            if (tiles >> tile) & 1 and rest.can_afford(state, seat, tile, glory):
                into.add(EMERALD_REST + tile)
    if rest.can_use_bes(state, seat):
        into.add(ACTIVATE + BES)
    if deities.can_use_hapy(state, seat):
        into.add(ACTIVATE + HAPY)


def write_work(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The six actions in any order, and the end of them (pyramidice.work.4)."""
    dice = payment.dice_in_hand(state)
    to_pay = payment.dice_to_pay(state, seat)
    if dice > 0 and state.flags & REROLLED == 0:
        into.add(REROLL)
    into.add(FINISH)
    if to_pay > 0 and payment.can_pay(state, seat, state.box.glory_due, for_deity=False):
        into.add(GAIN_GLORY)
    if dice > 0:
        write_dice_actions(state, seat, into)
    write_row(state, seat, WORSHIP, into)
    write_powers(state, seat, into)
    if to_pay > 0 and payment.can_pay(state, seat, state.box.replace_due, for_deity=False):
        write_row(state, seat, REPLACE, into)
    if can_borrow(state, seat):
        write_row(state, seat, BORROW, into)


def can_borrow(state: PyramidiceState, seat: i64) -> bool:
    """Amethyst borrows once a Work turn, for a die (pyramidice.scarabs.amethyst)."""
    if state.areas[seat * ROW + SCARAB_KEPT] != AMETHYST or state.flags & AMETHYST_USED:
        return False
    return payment.can_pay(state, seat, state.box.amethyst_due, for_deity=False)


def write_dice_actions(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """What is done with unused dice: rerolled by Lapis Lazuli, raised, lowered, built."""
    if state.areas[seat * ROW + SCARAB_KEPT] == LAPIS and state.flags & LAPIS_USED == 0:
        into.add(LAPIS_REROLL)
    if work.can_shift(state, seat):
        for die in range(2 * SIDES):
            if state.table[HAND + die] > 0 and die % SIDES < SIDES - 1:
                into.add(RAISE + die)
        for die in range(2 * SIDES):
            if state.table[HAND + die] > 0 and die % SIDES > 0:
                into.add(LOWER + die)
    for value in range(1, SIDES + 1):
        if building.can_build_value(state, seat, value):
            into.add(BUILD + value - 1)


def write_row(state: PyramidiceState, seat: i64, verb: i64, into: Actions) -> None:
    """The deities of the row that may be worshipped, replaced or borrowed, in the order of their numbers."""
    first = state.table[DEITY_ROW]
    second = state.table[DEITY_ROW + 1]
    third = state.table[DEITY_ROW + 2]
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
    if deity == NO_DEITY:
        return
    if verb == WORSHIP and state.phase == WORKING:
        if not payment.can_pay(state, seat, state.box.deity_cost[deity], for_deity=True):
            return
    elif verb == BORROW and not deities.may_borrow(state.box, deity):
        return
    into.add(verb + deity)


def write_powers(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The powers of ready gods, own or borrowed (pyramidice.deities.1)."""
    gods = state.areas[seat * ROW + GODS]
    if state.loan != NO_DEITY:
        gods |= bits.bit(state.loan)
    gods &= state.box.work_powers & ~state.used
    gods >>= AMON
    deity = AMON
    while gods != 0:
        if gods & 1 and deities.can_activate(state, seat, deity):
            into.add(ACTIVATE + deity)
        gods >>= 1
        deity += 1


def write_payments(state: PyramidiceState, into: Actions) -> None:
    """What pays the first piece due and leaves the rest payable (pyramidice.work.8)."""
    action = payment.next_payment(state, -1)
    while action >= 0:
        into.add(action)
        action = payment.next_payment(state, action)


def write_reroll(state: PyramidiceState, into: Actions) -> None:
    """Throw what is chosen, or choose another die (pyramidice.work.reroll)."""
    chosen = state.cup_stones + state.cup_prayers
    if chosen > 0:
        into.add(THROW)
    if chosen < state.cup_limit:
        write_dice(state, CHOOSE, 0, into)
        write_dice(state, CHOOSE, SIDES, into)


def write_dice(state: PyramidiceState, verb: i64, first: i64, into: Actions) -> None:
    """Every unused die of a colour."""
    for die in range(first, first + SIDES):
        if state.table[HAND + die] > 0:
            into.add(verb + die)


def write_spaces(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """The open spaces that can be paid for (pyramidice.build.1)."""
    for cell in range(state.box.cells):
        if building.can_build(state, seat, state.subject_value, cell):
            into.add(PLACE + cell)


def write_gods(state: PyramidiceState, seat: i64, into: Actions) -> None:
    """Any god that may be given up; the Ennead goes as one (pyramidice.upkeep.2, pyramidice.deities.aton)."""
    for deity in range(ENNEAD, DEITIES):
        if deities.may_forsake(state, seat, deity):
            into.add(FORSAKE + deity)
    if deities.count_ennead(state, seat) > 0:
        into.add(FORSAKE_ENNEAD)
