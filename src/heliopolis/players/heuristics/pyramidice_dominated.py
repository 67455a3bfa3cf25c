"""Choices of Pyramidice that are never better than another, as a beginner sees: no level considers them."""

from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.games.pyramidice import (
    actions as act,
    areas as area,
    building,
    cards,
    costs,
    dice,
    gods,
    phases as at,
    rest,
    row,
    scarabs,
    work,
)
from heliopolis.games.pyramidice.state import NOBODY, PyramidiceState


def leave_out(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Take what is dominated out of the legal actions of a seat."""
    phase = state.phase
    if phase == at.WORKING:
        leave_out_finish(state, seat, legal)
    elif phase == at.PAYING:
        keep_stones(state, seat, legal)
    elif phase == at.TAKING:
        if not may_set_prayer_dice(state, seat):
            drop(legal, act.TAKE + dice.PRAYER)
    elif phase in (at.TURN, at.RESTING):
        leave_out_turns(state, seat, legal)
    elif phase == at.COSTING:
        leave_out_dearer(state, seat, legal)
    elif phase == at.LAYING:
        keep_only(legal, act.LOWEST)
    elif phase == at.PEARLING:
        if is_done(state, seat):
            drop(legal, act.DECLINE)
    elif phase == at.UPKEEP:
        if state.pharaoh != NOBODY:
            keep_best_god(state, seat, legal)
    elif phase == at.VISION:
        if state.pharaoh == state.turn:
            keep_best_god(state, seat, legal)


def drop(legal: Actions, dropped: i64) -> None:
    """Take an action out, if it is among them."""
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if action != dropped:
            legal.items[kept] = action
            kept += 1
    legal.count = kept


def keep_only(legal: Actions, action: i64) -> None:
    """Leave one action."""
    legal.items[0] = action
    legal.count = 1


def has(legal: Actions, wanted: i64) -> bool:
    """Tell whether an action is among them."""
    return any(legal.items[index] == wanted for index in range(legal.count))


def is_done(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat, in another's turn, has had its own last turn (pyramidice.end.2)."""
    if state.pharaoh == NOBODY or seat == state.pharaoh:
        return False
    if state.turn == state.pharaoh:
        return True
    return (seat - state.pharaoh) % state.players < (state.turn - state.pharaoh) % state.players


# At work.


def leave_out_finish(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Do not finish while dice that go to the Quarry anyway, or a god that takes nothing, bring Glory."""
    for index in range(legal.count):
        action = legal.items[index]
        if action == act.GLORY or (act.verb_of(action) == act.ACTIVATE and is_free(state, seat, action - act.ACTIVATE)):
            drop(legal, act.FINISH)
            return


def is_free(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a power brings Glory for nothing; in the last turn, for what is not needed any more."""
    glory = state.box.power_glory[deity]
    if glory == 0 or deity == cards.ATON:
        return False
    spent = resources_in(state.box.power_cost[deity])
    if spent == 0:
        return True
    if state.pharaoh == NOBODY or wants_resources_at_the_end(state, seat):
        return False
    return work.owes_a_god(state, seat) or work.gods_to_spare(state, seat) >= spent


def wants_resources_at_the_end(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat's scarab makes something of resources in or after its last turn."""
    scarab = state.areas[seat * area.SIZE + area.SCARAB]
    return scarab in (cards.OBSIDIAN, cards.SILVER, cards.PEARL) or scarab >= cards.SCARAB_COUNT


def resources_in(cost: i64) -> i64:
    """Count the workers and cats of a cost."""
    return costs.count_pieces(cost) - costs.count_dice(cost)


def may_set_prayer_dice(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether Amon may act in this turn: without him a stone die does all that a prayer die does, and more."""
    return gods.has(state, seat, cards.AMON) or row.holds(state, cards.AMON)


def keep_stones(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Do not pay with a stone die where a prayer die shows the same."""
    if may_set_prayer_dice(state, seat):
        return
    for value in range(dice.SIDES):
        if has(legal, act.PAY + dice.PRAYER * dice.SIDES + value):
            drop(legal, act.PAY + dice.STONE * dice.SIDES + value)


def leave_out_dearer(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Pay the lower cost of a build; only Thoth makes the other one worth a thought."""
    if not gods.has(state, seat, cards.THOTH):
        full = building.full_cost(state, state.bill.value, state.bill.cell)
        cost = state.box.power_cost[cards.SESHAT]
        if costs.count_workers(cost) == costs.count_pieces(cost):
            drop(legal, act.FULL if costs.count_pieces(cost) < full else act.SESHAT)


# Turns.


def leave_out_turns(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Use Bes before a rest; do not work without dice and gods; at the end do not pay for what is not needed."""
    if has(legal, act.ACTIVATE + cards.BES):
        keep_bes(legal)
        return
    if not gives_for_nothing(state, legal):
        return
    if not may_do_something(state, seat) and rest.tiles_held(state, seat) < 2:
        drop(legal, act.WORK)
    if state.pharaoh != NOBODY and not wants_resources_at_the_end(state, seat):
        for tile in range(cards.TILE_COUNT):
            if state.box.tile_price[tile] > 0 and tile not in (cards.VISION, cards.DAWN):
                drop(legal, act.REST + tile)
                drop(legal, act.EMERALD + tile)


def keep_bes(legal: Actions) -> None:
    """Leave Bes, and work if that is a choice: every way to rest is still there after Bes."""
    works = has(legal, act.WORK)
    legal.count = 0
    if works:
        legal.add(act.WORK)
    legal.add(act.ACTIVATE + cards.BES)


def gives_for_nothing(state: PyramidiceState, legal: Actions) -> bool:
    """Tell whether a tile may be taken that gives resources and asks for nothing."""
    for index in range(legal.count):
        action = legal.items[index]
        if act.verb_of(action) == act.REST:
            tile = action - act.REST
            if state.box.tile_price[tile] == 0 and state.box.tile_choices[tile] == 0:
                return True
    return False


def may_do_something(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat that works would have dice, or a god that acts in a Work turn."""
    if work.dice_to_begin_with(state, seat) > 0 or scarabs.acting(state, seat, scarabs.WORK) != cards.NO_SCARAB:
        return True
    return state.areas[seat * area.SIZE + area.GODS] & (state.box.once_a_work_turn | state.box.always) != 0


# Gods at the end.


def keep_best_god(state: PyramidiceState, seat: i64, legal: Actions) -> None:
    """Leave what scores most at the end: of deities to take, or of gods that stay."""
    most: i64 = -1000
    for index in range(legal.count):
        glory = end_glory(state, seat, legal.items[index])
        if glory > most:
            most = glory
    kept: i64 = 0
    for index in range(legal.count):
        action = legal.items[index]
        if end_glory(state, seat, action) == most:
            legal.items[kept] = action
            kept += 1
    legal.count = kept


def end_glory(state: PyramidiceState, seat: i64, action: i64) -> i64:
    """Return what a deity taken adds to the Glory of the end, or a god given up takes from it."""
    box = state.box
    stack = gods.count_ennead(state, seat)
    verb = act.verb_of(action)
    deity = action - verb
    if verb == act.FORSAKE_ENNEAD:
        return -box.ennead_glory[stack]
    if verb == act.FORSAKE:
        return -box.deity_glory[deity]
    if deity >= cards.ENNEAD:
        return box.deity_glory[deity] + quartz_glory(state, seat)
    return box.ennead_glory[stack + 1] - box.ennead_glory[stack] + (quartz_glory(state, seat) if stack == 0 else 0)


def quartz_glory(state: PyramidiceState, seat: i64) -> i64:
    """Return what a god more brings by Quartz (pyramidice.scarabs.quartz)."""
    return state.box.quartz_glory if state.areas[seat * area.SIZE + area.SCARAB] == cards.QUARTZ else 0
