"""The Work turn: taking dice, the six actions, and the upkeep of the gods."""

from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import building, deities, ledger, payment, resources, row
from heliopolis.games.pyramidice.actions import STONE_DIE
from heliopolis.games.pyramidice.box import CAT_PIECE
from heliopolis.games.pyramidice.components import (
    ANUBIS,
    DEITY_NAMES,
    ENNEAD,
    GOLD,
    JASPER,
    NO_DEITY,
    SIDES,
)
from heliopolis.games.pyramidice.state import (
    AMETHYST_USED,
    CHOOSING,
    DICE_LINE,
    FOR_BUILD,
    FOR_DEITY,
    FOR_GLORY,
    FOR_LOAN,
    FOR_POWER,
    FOR_RAISE,
    FOR_REPLACING,
    GOLD_USED,
    HAND,
    JASPER_USED,
    LAPIS_USED,
    NOTHING,
    REROLLED,
    REST_DONE,
    ROW,
    SCARAB_KEPT,
    STONES,
    TAKING,
    TURN_DONE,
    WORK_DONE,
    WORKING,
    PyramidiceState,
)

# Before the actions.


def begin_work(state: PyramidiceState, seat: i64) -> None:
    """All own stone dice go to the Quarry; then one die is taken for each worker (pyramidice.work.1, .work.2)."""
    state.working = True
    state.work_due = False
    state.quarry_stones += state.areas[seat * ROW + STONES]
    state.areas[seat * ROW + STONES] = 0
    state.to_take = payment.workers_to_spend(state, seat)
    dice = state.quarry_stones + state.quarry_prayers
    if state.to_take > dice:
        state.to_take = dice
    state.stage = TAKING


def needs_taking(state: PyramidiceState) -> bool:
    """Ask for a colour while both are there and not all dice are taken; then roll (pyramidice.work.2, .work.3)."""
    left = state.quarry_stones + state.quarry_prayers
    if state.to_take > 0 and state.to_take < left and state.quarry_stones > 0 and state.quarry_prayers > 0:
        return True
    while state.to_take > 0:
        take(state, STONE_DIE if state.quarry_stones > 0 else STONE_DIE + 1)
    state.stage = WORKING
    state.rolling = state.cup_stones + state.cup_prayers > 0
    return False


def take(state: PyramidiceState, colour: i64) -> None:
    """Take a die from the Quarry."""
    state.to_take -= 1
    if colour == STONE_DIE:
        state.quarry_stones -= 1
        state.cup_stones += 1
    else:
        state.quarry_prayers -= 1
        state.cup_prayers += 1


def roll(state: PyramidiceState, die: i64) -> None:
    """A die of the cup comes up: stone dice first."""
    if die < SIDES:
        state.cup_stones -= 1
    else:
        state.cup_prayers -= 1
    state.table[HAND + die] += 1
    state.rolling = state.cup_stones + state.cup_prayers > 0


# The actions.


def begin_reroll(state: PyramidiceState) -> None:
    """The one reroll of each Work turn (pyramidice.work.reroll)."""
    state.flags |= REROLLED
    state.stage = CHOOSING
    state.cup_limit = payment.dice_in_hand(state)


def begin_lapis(state: PyramidiceState) -> None:
    """Lapis Lazuli gives a second, smaller reroll (pyramidice.scarabs.lapis)."""
    state.flags |= LAPIS_USED
    state.stage = CHOOSING
    state.cup_limit = state.box.lapis_dice


def choose_die(state: PyramidiceState, die: i64) -> None:
    """Put an unused die into the cup."""
    state.table[HAND + die] -= 1
    if die < SIDES:
        state.cup_stones += 1
    else:
        state.cup_prayers += 1


def throw(state: PyramidiceState) -> None:
    """Roll the cup."""
    state.rolling = True
    state.stage = WORKING


def begin_worship(state: PyramidiceState, deity: i64) -> None:
    """Ask for the cost of a deity (pyramidice.worship.1)."""
    state.purpose = FOR_DEITY
    state.subject = deity
    state.due = state.box.deity_cost[deity]


def begin_replacing(state: PyramidiceState, deity: i64) -> None:
    """Ask for the die that replaces a deity of the row (pyramidice.work.replace)."""
    state.purpose = FOR_REPLACING
    state.subject = deity
    state.due = state.box.replace_due


def begin_glory(state: PyramidiceState) -> None:
    """Ask for the dice that gain Glory (pyramidice.work.glory)."""
    state.purpose = FOR_GLORY
    state.due = state.box.glory_due


def begin_loan(state: PyramidiceState, deity: i64) -> None:
    """Ask for the die that borrows a deity of the row (pyramidice.scarabs.amethyst)."""
    state.purpose = FOR_LOAN
    state.subject = deity
    state.due = state.box.amethyst_due


def can_shift(state: PyramidiceState, seat: i64) -> bool:
    """A die is changed by a cat, or once a Work turn by the Golden Cat (pyramidice.work.7, .scarabs.gold)."""
    return has_golden_cat(state, seat) or payment.cats_to_spend(state, seat) > 0


def has_golden_cat(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether the Golden Cat has not acted yet in this turn."""
    return state.areas[seat * ROW + SCARAB_KEPT] == GOLD and state.flags & GOLD_USED == 0


def begin_shift(state: PyramidiceState, seat: i64, die: i64, purpose: i64) -> None:
    """Raise or lower a die by one: the Golden Cat goes first, since it comes back (pyramidice.work.7)."""
    state.purpose = purpose
    state.subject = die
    if has_golden_cat(state, seat):
        state.flags |= GOLD_USED
        if state.journal is not None:
            ledger.tell(state, "golden", "scarabs.gold", seat, {})
    else:
        state.due = CAT_PIECE


def set_value(state: PyramidiceState, value: i64) -> None:
    """Amon and Mut set a die to any value (pyramidice.deities.amon, pyramidice.deities.mut)."""
    state.table[HAND + state.subject] -= 1
    first: i64 = HAND if state.subject < SIDES else HAND + SIDES
    state.table[first + value - 1] += 1
    state.stage = WORKING


def complete(state: PyramidiceState, seat: i64) -> None:
    """Everything is paid: do what it was paid for."""
    purpose = state.purpose
    if purpose == FOR_BUILD:
        building.finish_build(state, seat)
        return
    if purpose == FOR_POWER:
        deities.finish_power(state, seat)
        return
    state.purpose = NOTHING
    if purpose == FOR_DEITY:
        deities.receive(state, seat, state.subject)
    elif purpose == FOR_REPLACING:
        row.discard(state, state.subject, "work.replace")
        row.slide(state)
        state.draws = 1
        state.draw_left = True
    elif purpose == FOR_GLORY:
        gain_for_dice(state, seat)
    elif purpose == FOR_LOAN:
        state.flags |= AMETHYST_USED
        state.loan = state.subject
    else:
        state.table[HAND + state.subject] -= 1
        state.table[HAND + state.subject + (1 if purpose == FOR_RAISE else -1)] += 1


def gain_for_dice(state: PyramidiceState, seat: i64) -> None:
    """Dice become Glory, the first time more for Jasper (pyramidice.work.glory, pyramidice.scarabs.jasper)."""
    points = state.box.glory
    if state.areas[seat * ROW + SCARAB_KEPT] == JASPER and state.flags & JASPER_USED == 0:
        state.flags |= JASPER_USED
        points = state.box.jasper_glory
    ledger.change_glory(state, seat, points, DICE_LINE, 0)


# After the actions.


def put_dice_away(state: PyramidiceState) -> None:
    """Unused dice go to the Quarry (pyramidice.upkeep.1)."""
    for value in range(SIDES):
        state.quarry_stones += state.table[HAND + value]
        state.quarry_prayers += state.table[HAND + SIDES + value]
        state.table[HAND + value] = 0
        state.table[HAND + SIDES + value] = 0


def owes_a_god(state: PyramidiceState, seat: i64) -> bool:
    """With more gods than resources one has to go; Anubis keeps three more (pyramidice.upkeep.2, .deities.anubis)."""
    limit = resources.held(state, seat)
    if payment.has(state, seat, ANUBIS):
        limit += state.box.anubis_more_gods
    return deities.count_gods(state, seat) > limit


def needs_upkeep(state: PyramidiceState, seat: i64) -> bool:
    """Ask which god goes, if there is a choice (pyramidice.upkeep.2)."""
    if not owes_a_god(state, seat):
        state.stage = WORK_DONE
        return False
    deity = deities.only_god(state, seat)
    if deity == NO_DEITY:
        return True
    lose_god(state, seat, deity)
    if state.journal is not None:
        name = "ennead" if deity < ENNEAD else DEITY_NAMES[deity]
        ledger.tell(state, "forsaken", "upkeep.2", seat, {"deity": name})
    return False


def lose_god(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god is no longer kept up (pyramidice.upkeep.2)."""
    deities.forsake(state, seat, deity)
    state.stage = WORK_DONE


def end_work(state: PyramidiceState) -> None:
    """The loan ends and the row is filled up (pyramidice.upkeep.3)."""
    state.working = False
    state.loan = NO_DEITY
    row.refill(state)
    state.stage = REST_DONE if state.resting else TURN_DONE
