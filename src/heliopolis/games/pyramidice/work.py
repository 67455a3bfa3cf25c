"""The Work turn: taking dice, the six actions, and the upkeep of the gods."""

from heliopolis.core.compat import i64
from heliopolis.core.verbs import unknown

from . import (
    areas as area,
    building,
    cards,
    costs,
    declared,
    dice,
    gods,
    hand,
    ledger,
    once,
    phases as at,
    powers,
    purposes,
    resources,
    row,
    scarabs,
    table,
)
from .deities import DEITY_NAMES
from .state import PyramidiceState

# Before the actions.


def begin_work(state: PyramidiceState, seat: i64) -> None:
    """All own stone dice go to the Quarry; then one die is taken for each worker (pyramidice.work.1, .work.2)."""
    state.working = True
    state.work_due = False
    state.cup.to_take = dice_to_begin_with(state, seat)
    state.quarry_stones += state.areas[seat * area.SIZE + area.STONES]
    state.areas[seat * area.SIZE + area.STONES] = 0
    state.stage = at.TAKING


def dice_to_begin_with(state: PyramidiceState, seat: i64) -> i64:
    """Count the dice a seat would take: one for each worker, of those in the Quarry and its own stones."""
    workers = gods.workers_to_spend(state, seat)
    there = state.quarry_stones + state.quarry_prayers + state.areas[seat * area.SIZE + area.STONES]
    return workers if workers < there else there


def may_choose_colour(state: PyramidiceState) -> bool:
    """A colour is chosen while both are there, and not all dice are taken anyway (pyramidice.work.2)."""
    left = state.quarry_stones + state.quarry_prayers
    return 0 < state.cup.to_take < left and state.quarry_stones > 0 and state.quarry_prayers > 0


def take_the_rest(state: PyramidiceState) -> None:
    """Take the dice that leave no choice, then roll (pyramidice.work.2, pyramidice.work.3)."""
    while state.cup.to_take > 0:
        take(state, dice.STONE if state.quarry_stones > 0 else dice.PRAYER)
    state.stage = at.WORKING
    state.cup.rolling = state.cup.dice() > 0


def take(state: PyramidiceState, colour: i64) -> None:
    """Take a die from the Quarry."""
    state.cup.to_take -= 1
    if colour == dice.STONE:
        state.quarry_stones -= 1
        state.cup.stones += 1
    else:
        state.quarry_prayers -= 1
        state.cup.prayers += 1


def roll(state: PyramidiceState, die: i64) -> None:
    """A die of the cup comes up: stone dice first."""
    if die < dice.SIDES:
        state.cup.stones -= 1
    else:
        state.cup.prayers -= 1
    state.table[table.HAND + die] += 1
    state.cup.rolling = state.cup.dice() > 0


# The actions.


def begin_reroll(state: PyramidiceState) -> None:
    """The one reroll of each Work turn (pyramidice.work.reroll)."""
    state.done |= once.REROLL
    state.stage = at.REROLLING
    state.cup.limit = hand.count(state)


def begin_lapis(state: PyramidiceState) -> None:
    """Lapis Lazuli gives a second, smaller reroll (pyramidice.scarabs.lapis)."""
    state.done |= once.LAPIS
    state.stage = at.REROLLING
    state.cup.limit = state.box.lapis_dice


def choose_die(state: PyramidiceState, die: i64) -> None:
    """Put an unused die into the cup."""
    state.table[table.HAND + die] -= 1
    if die < dice.SIDES:
        state.cup.stones += 1
    else:
        state.cup.prayers += 1


def throw(state: PyramidiceState) -> None:
    """Roll the cup."""
    state.cup.rolling = True
    state.stage = at.WORKING


def begin_payment(state: PyramidiceState, purpose: i64, deity: i64, cost: i64) -> None:
    """Ask for the cost of what is done, most of it about a deity of the row (pyramidice.work.8)."""
    state.bill.purpose = purpose
    state.bill.deity = deity
    state.bill.due = cost


def can_shift(state: PyramidiceState, seat: i64) -> bool:
    """A die is changed by a cat, or once a Work turn by the Golden Cat (pyramidice.work.7, .scarabs.gold)."""
    return has_golden_cat(state, seat) or gods.cats_to_spend(state, seat) > 0


def has_golden_cat(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether the Golden Cat has not acted yet in this turn."""
    return state.areas[seat * area.SIZE + area.SCARAB] == cards.GOLD and state.done & once.GOLD == 0


def begin_shift(state: PyramidiceState, seat: i64, die: i64, purpose: i64) -> None:
    """Raise or lower a die by one: the Golden Cat goes first, since it comes back (pyramidice.work.7)."""
    state.bill.purpose = purpose
    state.bill.die = die
    if has_golden_cat(state, seat):
        state.done |= once.GOLD
        if state.journal is not None:
            ledger.tell(state, "golden", "scarabs.gold", seat, {})
    else:
        state.bill.due = costs.CAT


def begin_build(state: PyramidiceState, value: i64) -> None:
    """Ask for the space of a stone die (pyramidice.build.1)."""
    state.bill.value = value
    state.stage = at.PLACING


def pick_die(state: PyramidiceState, die: i64) -> None:
    """Ask for the value of the die that Amon or Mut sets."""
    state.bill.die = die
    state.stage = at.SETTING


def set_value(state: PyramidiceState, value: i64) -> None:
    """Amon and Mut set a die to any value (pyramidice.deities.amon, pyramidice.deities.mut)."""
    die = state.bill.die
    state.table[table.HAND + die] -= 1
    state.table[table.HAND + die - die % dice.SIDES + value - 1] += 1
    state.stage = at.WORKING


def complete(state: PyramidiceState, seat: i64) -> None:
    """Everything is paid: do what it was paid for."""
    bill = state.bill
    purpose = bill.purpose
    bill.purpose = purposes.NOTHING
    if purpose == purposes.BUILD:
        building.finish_build(state, seat)
    elif purpose == purposes.POWER:
        powers.give(state, seat, bill.deity)
    elif purpose == purposes.WORSHIP:
        gods.receive(state, seat, bill.deity)
        if state.box.declares:
            declared.react(state, seat, scarabs.GOD)
    elif purpose == purposes.REPLACE:
        row.replace(state, bill.deity)
    elif purpose == purposes.GLORY:
        gain_for_dice(state, seat)
    elif purpose == purposes.BORROW:
        state.done |= once.AMETHYST
        state.loan = bill.deity
    elif purpose == purposes.RAISE:
        shift(state, bill.die, 1)
    elif purpose == purposes.LOWER:
        shift(state, bill.die, -1)
    elif purpose == purposes.SCARAB:
        declared.give(state, seat, scarabs.declared(state, seat))
    else:
        raise unknown("purpose", purpose)


def shift(state: PyramidiceState, die: i64, step: i64) -> None:
    """A die changes by one (pyramidice.work.7)."""
    state.table[table.HAND + die] -= 1
    state.table[table.HAND + die + step] += 1


def gain_for_dice(state: PyramidiceState, seat: i64) -> None:
    """Dice become Glory, the first time more for Jasper (pyramidice.work.glory, pyramidice.scarabs.jasper)."""
    points = state.box.glory
    if state.areas[seat * area.SIZE + area.SCARAB] == cards.JASPER and state.done & once.JASPER == 0:
        state.done |= once.JASPER
        points = state.box.jasper_glory
    ledger.change_glory(state, seat, points, ledger.DICE, 0)


# After the actions.


def finish(state: PyramidiceState) -> None:
    """Unused dice go to the Quarry, and the upkeep begins (pyramidice.upkeep.1)."""
    state.stage = at.UPKEEP
    for value in range(dice.SIDES):
        state.quarry_stones += state.table[table.HAND + value]
        state.quarry_prayers += state.table[table.HAND + dice.SIDES + value]
        state.table[table.HAND + value] = 0
        state.table[table.HAND + dice.SIDES + value] = 0


def owes_a_god(state: PyramidiceState, seat: i64) -> bool:
    """With more gods than resources one has to go (pyramidice.upkeep.2)."""
    return gods_to_spare(state, seat) < 0


def gods_to_spare(state: PyramidiceState, seat: i64) -> i64:
    """Count how many gods more a seat could keep up; Anubis keeps three more (pyramidice.deities.anubis)."""
    limit = resources.held(state, seat)
    if gods.has(state, seat, cards.ANUBIS):
        limit += state.box.anubis_more_gods
    return limit - gods.count(state, seat)


def lose_god(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god is no longer kept up (pyramidice.upkeep.2)."""
    gods.forsake(state, seat, deity)
    state.stage = at.WORK_DONE


def lose_only_god(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god goes without having been asked for, since there is no other."""
    lose_god(state, seat, deity)
    if state.journal is not None:
        name = "ennead" if deity < cards.ENNEAD else DEITY_NAMES[deity]
        ledger.tell(state, "forsaken", "upkeep.2", seat, {"deity": name})


def end_work(state: PyramidiceState) -> None:
    """The loan ends and the row is filled up (pyramidice.upkeep.3)."""
    state.working = False
    state.loan = cards.NO_DEITY
    row.refill(state)
    state.stage = at.REST_DONE if state.resting else at.TURN_DONE
