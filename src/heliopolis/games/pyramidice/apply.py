"""How a game of Pyramidice goes on.

deal       chance deals rest tiles, the row, projects and scarabs   each seat keeps a scarab, then one seat begins
turn       a rest tile (or Hapy, or Emerald's) | work               Bes before a tile
rest       the tile acts: gains, choices, the others' cats          the third sends all back; then the turn ends
work       stones to the Quarry, dice taken and rolled              then the six actions, as often as dice allow
upkeep     unused dice go; too many gods: one goes; the row fills   then the turn ends
end        supply or pile empty: the Pharaoh; his next turn ends the game

A decision is carried out by the handler of its phase; then `proceed` does what follows by itself, up to the next
decision or chance. What is due comes before what is next: room on a full board, gains, choices, dice to roll, pieces to
pay, cards to draw.
"""

from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE, OVER
from heliopolis.core.verbs import unknown

from . import (
    actions as act,
    architect,
    areas as area,
    building,
    cards,
    dealing,
    declared,
    gods,
    payment,
    phases as at,
    powers,
    purposes,
    resources,
    rest,
    turns,
    work,
)
from .state import PyramidiceState


def apply(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision, then go on to the next."""
    phase = state.phase
    if phase == at.WORKING:
        use_dice(state, seat, action)
    elif phase == at.PAYING:
        payment.pay(state, action)
    elif phase in (at.TURN, at.RESTING):
        begin_turn(state, seat, action)
    elif phase == at.TAKING:
        work.take(state, action - act.TAKE)
    else:
        answer(state, seat, action)
    proceed(state)


def begin_turn(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Rest or work (pyramidice.turn.2, pyramidice.rest.1)."""
    verb = act.verb_of(action)
    if verb == act.WORK:
        work.begin_work(state, seat)
    elif verb == act.REST:
        rest.take_tile(state, seat, action - act.REST)
    elif verb == act.EMERALD:
        rest.use_anothers_tile(state, seat, action - act.EMERALD)
    elif verb == act.ACTIVATE:
        powers.activate_in_rest(state, seat, action - act.ACTIVATE)
    else:
        raise unknown("action", action)


def use_dice(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Begin one of the six actions, change a die, or finish (pyramidice.work.4)."""
    verb = act.verb_of(action)
    about = action - verb
    if verb == act.WORSHIP:
        work.begin_payment(state, purposes.WORSHIP, about, state.box.deity_cost[about])
    elif verb == act.BUILD:
        work.begin_build(state, about + 1)
    elif verb == act.ACTIVATE:
        powers.activate(state, about)
    elif verb == act.REPLACE:
        work.begin_payment(state, purposes.REPLACE, about, state.box.replace_cost)
    elif verb == act.GLORY:
        work.begin_payment(state, purposes.GLORY, cards.NO_DEITY, state.box.glory_cost)
    elif verb == act.BORROW:
        work.begin_payment(state, purposes.BORROW, about, state.box.amethyst_cost)
    elif verb == act.RAISE:
        work.begin_shift(state, seat, about, purposes.RAISE)
    elif verb == act.LOWER:
        work.begin_shift(state, seat, about, purposes.LOWER)
    elif verb == act.REROLL:
        work.begin_reroll(state)
    elif verb == act.LAPIS:
        work.begin_lapis(state)
    elif verb == act.SCARAB:
        declared.begin(state, seat)
    elif verb == act.FINISH:
        work.finish(state)
    else:
        raise unknown("action", action)


def answer(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Answer what an action, a tile or a card asks."""
    phase = state.phase
    if phase == at.PLACING:
        building.place(state, seat, action - act.PLACE)
    elif phase == at.COSTING:
        building.choose_cost(state, full=action == act.FULL)
    elif phase == at.REROLLING:
        choose_for_reroll(state, action)
    elif phase == at.PICKING:
        work.pick_die(state, action - act.CHOOSE)
    elif phase == at.SETTING:
        work.set_value(state, action - act.VALUE + 1)
    elif phase == at.GAINING:
        resources.choose(state, action - act.GAIN)
    elif phase == at.DISCARDING:
        resources.discard_for_others(state, action - act.DISCARD)
    elif phase == at.OVERFLOWING:
        resources.make_room(state, action - act.DISCARD)
    elif phase == at.SACRIFICE:
        powers.sacrifice(state, seat, god_given_up(action))
    elif phase == at.UPKEEP:
        work.lose_god(state, seat, god_given_up(action))
    elif phase == at.VISION:
        rest.receive_god(state, seat, action - act.WORSHIP)
    elif phase == at.PEARLING:
        building.answer_with_pearl(state, seat, copies=action == act.PEARL)
    elif phase == at.LAYING:
        lay_out(state, action)
    elif phase == at.SCARAB:
        dealing.keep_scarab(state, seat, action - act.KEEP)
    else:
        raise unknown("phase", phase)


def choose_for_reroll(state: PyramidiceState, action: i64) -> None:
    """Put another die into the cup, or throw it (pyramidice.work.reroll)."""
    if action == act.THROW:
        work.throw(state)
    else:
        work.choose_die(state, action - act.CHOOSE)


def lay_out(state: PyramidiceState, action: i64) -> None:
    """Lay a returned tile on a number, or all of them on the lowest ones (pyramidice.rest.5)."""
    if action == act.LOWEST:
        rest.lay_lowest(state)
    else:
        rest.lay(state, action - act.LAY)


def god_given_up(action: i64) -> i64:
    """Return the god that goes: any card of the Ennead stands for all of it."""
    return 0 if action == act.FORSAKE_ENNEAD else action - act.FORSAKE


# What follows by itself.


def proceed(state: PyramidiceState) -> None:
    """Do what needs no decision, until one is needed."""
    while not settle(state):
        pass


def settle(state: PyramidiceState) -> bool:
    """Do the next thing that is due; tell whether somebody, or chance, has to decide about it."""
    gain = state.gain
    if gain.is_over:
        return settle_overflow(state)
    if resources.is_granted(state):
        resources.receive(state)
        return False
    if gain.discards > 0:
        return settle_discard(state)
    if gain.choices > 0:
        return settle_choice(state)
    if gain.cats_given > 0:
        resources.give_next_cat(state)
        return False
    if state.cup.rolling:
        return turns.ask(state, CHANCE, at.ROLL)
    if state.bill.due != 0:
        return settle_payment(state)
    if state.bill.purpose != purposes.NOTHING:
        work.complete(state, state.turn)
        return False
    if state.pearl_glory > 0:
        return turns.ask(state, building.pearl_seat(state), at.PEARLING)
    if state.draws > 0:
        return settle_draw(state)
    return go_on(state)


def settle_overflow(state: PyramidiceState) -> bool:
    """Ask which of nine resources goes, unless they are all alike (pyramidice.resources.3)."""
    kind = resources.only_kind_held(state, state.gain.seat)
    if kind == area.NO_KIND:
        return turns.ask(state, state.gain.seat, at.OVERFLOWING)
    resources.make_room(state, kind)
    return False


def settle_discard(state: PyramidiceState) -> bool:
    """Ask what to discard for other kinds, unless there is but one (pyramidice.resources.6)."""
    kind = resources.only_kind_held(state, state.gain.seat)
    if kind == area.NO_KIND:
        return turns.ask(state, state.gain.seat, at.DISCARDING)
    resources.discard_for_others(state, kind)
    return False


def settle_choice(state: PyramidiceState) -> bool:
    """Ask what to gain, unless there is but one kind, or none (pyramidice.resources.6)."""
    if resources.kinds_to_gain(state) > 1:
        return turns.ask(state, state.gain.seat, at.GAINING)
    resources.choose_only_kind(state)
    return False


def settle_payment(state: PyramidiceState) -> bool:
    """Ask for the next piece of a cost; where there is no choice, it is paid (pyramidice.work.8)."""
    first = payment.next_payment(state, -1)
    if payment.is_choice(state, first):
        return turns.ask(state, state.turn, at.PAYING)
    payment.pay(state, first)
    return False


def settle_draw(state: PyramidiceState) -> bool:
    """Draw a deity to the row, while there is one (pyramidice.upkeep.3)."""
    if state.pile > 0:
        return turns.ask(state, CHANCE, at.DRAW)
    state.draws = 0
    state.draw_left = False
    return False


# The turn.


def go_on(state: PyramidiceState) -> bool:
    """Go on with the turn; tell whether somebody has to decide."""
    stage = state.stage
    if at.is_decision(stage):
        return turns.ask(state, state.turn, stage)
    if stage == at.TILE_DONE:
        if state.work_due:
            work.begin_work(state, state.turn)
        else:
            state.stage = at.REST_DONE
    elif stage == at.TAKING:
        if work.may_choose_colour(state):
            return turns.ask(state, state.turn, at.TAKING)
        work.take_the_rest(state)
    elif stage == at.UPKEEP:
        return settle_upkeep(state)
    elif stage == at.WORK_DONE:
        work.end_work(state)
    elif stage == at.REST_DONE:
        rest.end_rest(state, state.turn)
    elif stage == at.LAYING:
        return settle_return(state)
    elif stage == at.TURN_DONE:
        turns.end_turn(state)
    elif stage == at.ARCHITECT:
        architect.begin_turn(state)
    elif stage == at.SACRIFICE:
        return settle_sacrifice(state)
    elif stage == at.FINISHED:
        return turns.ask(state, OVER, at.FINISHED)
    else:
        return dealing.set_up(state)
    return False


def settle_return(state: PyramidiceState) -> bool:
    """Ask where returned tiles are laid, if there is a choice; then go on with what they bring about."""
    if rest.tiles_held(state, state.turn) > 0:
        if rest.may_choose_number(state):
            return turns.ask(state, 0, at.LAYING)
        rest.lay_lowest(state)
    elif state.turn < state.seats:
        rest.complete_return(state, state.turn)
    else:
        architect.complete_return(state)
    return False


def settle_upkeep(state: PyramidiceState) -> bool:
    """Ask which god goes, if one has to and there is a choice (pyramidice.upkeep.2)."""
    if not work.owes_a_god(state, state.turn):
        state.stage = at.WORK_DONE
        return False
    deity = gods.only_god(state, state.turn)
    if deity == cards.NO_DEITY:
        return turns.ask(state, state.turn, at.UPKEEP)
    work.lose_only_god(state, state.turn, deity)
    return False


def settle_sacrifice(state: PyramidiceState) -> bool:
    """Ask which god goes to Aton, unless there is but one (pyramidice.deities.aton)."""
    deity = gods.only_god(state, state.turn)
    if deity == cards.NO_DEITY:
        return turns.ask(state, state.turn, at.SACRIFICE)
    powers.sacrifice(state, state.turn, deity)
    return False
