"""How a game of Pyramidice goes on.

deal       chance deals rest tiles, the row, projects and scarabs   each seat keeps a scarab, then one seat begins
turn       a rest tile (or Hapy, or Emerald's) | work               Bes before a tile
rest       the tile acts: gains, choices, the others' cats          the third sends all back; then the turn ends
work       stones to the Quarry, dice taken and rolled              then the six actions, as often as dice allow
upkeep     unused dice go; too many gods: one goes; the row fills   then the turn ends
end        supply or pile empty: the Pharaoh; his next turn ends the game

A decision is carried out by its handler; then `proceed` does what follows by itself, up to the next decision or chance.
What is due comes before what is next: room on a full board, gains, choices, dice to roll, pieces to pay, cards to draw.
"""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE, OVER
from heliopolis.games.pyramidice import (
    architect,
    building,
    deities,
    ledger,
    payment,
    resources,
    rest,
    row,
    scoring,
    work,
)
from heliopolis.games.pyramidice.actions import (
    ACTIVATE,
    BORROW,
    BUILD,
    CHOOSE,
    DECLINE,
    DISCARD,
    DRAWN,
    EMERALD_REST,
    FINISH,
    FIRST_SEAT,
    FORSAKE,
    FULL,
    GAIN,
    GLORY,
    KEEP,
    LAPIS_REROLL,
    LOWER,
    PAY,
    PEARL_COPY,
    PLACE,
    PROJECT_DEALT,
    RAISE,
    REPLACE,
    REROLL,
    REST,
    SCARAB_DEALT,
    SESHAT_COST,
    TAKE,
    THROW,
    TILE_DEALT,
    VALUE,
    WORK,
    WORSHIP,
)
from heliopolis.games.pyramidice.components import DEITIES, NO_DEITY, ROW_LENGTH
from heliopolis.games.pyramidice.state import (
    ARCHITECT,
    ARCHITECT_ROLL,
    BOTH_EMPTY,
    CAPPED,
    CHOOSING,
    DEAL,
    DEAL_PROJECTS,
    DEAL_ROW,
    DEAL_SCARABS,
    DEAL_TILES,
    DISCARDING,
    DRAW,
    ENDINGS,
    FINISHED,
    FIRST,
    FOR_LOWER,
    FOR_RAISE,
    GAINING,
    NOBODY,
    NOTHING,
    OFFERED,
    OVERFLOWING,
    PAYING,
    PEARLING,
    PILE_EMPTY,
    PLACING,
    PROJECTS_HELD,
    REST_DONE,
    ROLL,
    ROW,
    SACRIFICE,
    SCARAB,
    SCARAB_KEPT,
    SETTING,
    SPOTS,
    SUPPLY_EMPTY,
    TAKING,
    TILE_DONE,
    TURN,
    TURN_DONE,
    UPKEEP,
    WORK_DONE,
    WORKING,
    PyramidiceState,
)


def apply(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision, then go on to the next."""
    if action < REST:
        apply_plain(state, seat, action)
    elif action < EMERALD_REST:
        rest.take_tile(state, seat, action - REST)
    elif action < TAKE:
        rest.use_anothers_tile(state, seat, action - EMERALD_REST)
    elif action < PAY:
        work.take(state, action - TAKE)
    elif action < CHOOSE:
        payment.pay(state, action)
    elif action < GAIN:
        apply_to_die(state, seat, action)
    elif action < DISCARD:
        resources.choose(state, action - GAIN)
    elif action < VALUE:
        give_up(state, action - DISCARD)
    elif action < WORSHIP:
        work.set_value(state, action - VALUE + 1)
    elif action < FORSAKE:
        apply_to_deity(state, seat, action)
    elif action < KEEP:
        lose(state, seat, action - FORSAKE)
    else:
        keep_scarab(state, seat, action - KEEP)
    proceed(state)


def apply_plain(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Carry out a decision that names nothing."""
    if action == WORK:
        work.begin_work(state, seat)
    elif action == REROLL:
        work.begin_reroll(state)
    elif action == THROW:
        work.throw(state)
    elif action == FINISH:
        work.put_dice_away(state)
        state.stage = UPKEEP
    elif action == GLORY:
        work.begin_glory(state)
    elif action == FULL:
        building.charge(state, building.full_cost(state, state.subject_value, state.subject))
    elif action == SESHAT_COST:
        building.charge(state, state.box.seshat_workers)
    elif action == PEARL_COPY:
        building.copy_build(state, seat)
    elif action == DECLINE:
        state.pearl_glory = 0
    elif action == LAPIS_REROLL:
        work.begin_lapis(state)


def apply_to_die(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Carry out a decision about a die or its place."""
    if action < RAISE:
        choose_die(state, action - CHOOSE)
    elif action < LOWER:
        work.begin_shift(state, seat, action - RAISE, FOR_RAISE)
    elif action < BUILD:
        work.begin_shift(state, seat, action - LOWER, FOR_LOWER)
    elif action < PLACE:
        state.subject_value = action - BUILD + 1
        state.stage = PLACING
    else:
        building.place(state, seat, action - PLACE)


def choose_die(state: PyramidiceState, die: i64) -> None:
    """A chosen die is rerolled, or set by Amon or Mut."""
    if state.stage == CHOOSING:
        work.choose_die(state, die)
    else:
        state.subject = die
        state.stage = SETTING


def apply_to_deity(state: PyramidiceState, seat: i64, action: i64) -> None:
    """Carry out a decision about a deity."""
    if action < ACTIVATE:
        if state.working:
            work.begin_worship(state, action - WORSHIP)
        else:
            deities.receive(state, seat, action - WORSHIP)
            row.refill(state)
            state.stage = TILE_DONE
    elif action < REPLACE:
        deities.activate(state, seat, action - ACTIVATE)
    elif action < BORROW:
        work.begin_replacing(state, action - REPLACE)
    else:
        work.begin_loan(state, action - BORROW)


def give_up(state: PyramidiceState, kind: i64) -> None:
    """A resource goes, for want of room or for others."""
    if state.overflow:
        resources.make_room(state, kind)
    else:
        resources.discard_for_others(state, kind)


def lose(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god goes, for Aton or for want of upkeep; the number past the last deity is the Ennead."""
    if deity == DEITIES:
        deity = 0
    if state.stage == SACRIFICE:
        state.stage = WORKING
        deities.sacrifice(state, seat, deity)
    else:
        work.lose_god(state, seat, deity)


def resolve(state: PyramidiceState, outcome: i64) -> None:
    """Let chance answer, then go on to the next decision."""
    if state.phase == ROLL:
        if state.stage == ARCHITECT_ROLL:
            architect.resolve_roll(state, outcome + 1)
        else:
            work.roll(state, outcome)
    elif state.phase == DRAW:
        row.enter(state, outcome - DRAWN)
    elif state.stage == DEAL_TILES:
        state.table[SPOTS + state.dealt] = outcome - TILE_DEALT
        state.dealt += 1
    elif state.stage == DEAL_PROJECTS:
        deal_project(state, outcome - PROJECT_DEALT)
    elif state.stage == DEAL_SCARABS:
        state.areas[state.dealt // 2 * ROW + OFFERED + state.dealt % 2] = outcome - SCARAB_DEALT
        state.dealt += 1
    else:
        begin_turn(state, outcome - FIRST_SEAT)
    proceed(state)


def deal_project(state: PyramidiceState, project: i64) -> None:
    """Each seat gets a project; in a solo game the architect gets his first (pyramidice.setup.6, .solo.1)."""
    player = state.dealt
    if state.seats == 1:
        player = 1 if state.dealt < state.box.architect_projects else 0
    state.areas[player * ROW + PROJECTS_HELD] |= bits.bit(project)
    state.dealt += 1


def keep_scarab(state: PyramidiceState, seat: i64, scarab: i64) -> None:
    """Keep one of two scarabs (pyramidice.setup.7)."""
    state.areas[seat * ROW + SCARAB_KEPT] = scarab
    state.dealt += 1


# What follows by itself.


def ask(state: PyramidiceState, seat: i64, phase: i64) -> None:
    """Wait for a seat or for chance."""
    state.acting = seat
    state.phase = phase


def proceed(state: PyramidiceState) -> None:
    """Do what needs no decision, until one is needed."""
    while True:
        if state.overflow:
            if resources.needs_room(state):
                ask(state, state.gainer, OVERFLOWING)
                return
        elif state.gain_workers + state.gain_cats + state.gain_stones > 0:
            resources.receive(state)
        elif state.discards > 0:
            if resources.needs_discard(state):
                ask(state, state.gainer, DISCARDING)
                return
        elif state.choices > 0:
            if resources.needs_choice(state):
                ask(state, state.gainer, GAINING)
                return
        elif state.cats_round > 0:
            resources.give_next_cat(state)
        elif state.rolling:
            ask(state, CHANCE, ROLL)
            return
        elif state.due != 0:
            if payment.needs_payment(state):
                ask(state, state.turn, PAYING)
                return
        elif state.purpose != NOTHING:
            work.complete(state, state.turn)
        elif state.pearl_glory > 0:
            ask(state, building.pearl_seat(state), PEARLING)
            return
        elif state.draws > 0:
            if state.pile > 0:
                ask(state, CHANCE, DRAW)
                return
            state.draws = 0
            state.draw_left = False
        elif go_on(state):
            return


def go_on(state: PyramidiceState) -> bool:
    """Go on with the turn; tell whether somebody has to decide."""
    stage = state.stage
    if stage < TURN:
        return set_up(state)
    if stage == TILE_DONE:
        if state.work_due:
            work.begin_work(state, state.turn)
        else:
            state.stage = REST_DONE
    elif stage == TAKING:
        if work.needs_taking(state):
            ask(state, state.turn, TAKING)
            return True
    elif stage == UPKEEP:
        if work.needs_upkeep(state, state.turn):
            ask(state, state.turn, UPKEEP)
            return True
    elif stage == WORK_DONE:
        work.end_work(state)
    elif stage == REST_DONE:
        state.stage = TURN_DONE
        rest.end_rest(state, state.turn)
    elif stage == TURN_DONE:
        return end_turn(state)
    elif stage == ARCHITECT:
        architect.begin_turn(state)
    elif stage == SACRIFICE:
        deity = deities.only_god(state, state.turn)
        if deity == NO_DEITY:
            ask(state, state.turn, SACRIFICE)
            return True
        lose(state, state.turn, deity)
    else:
        ask(state, state.turn, stage)
        return True
    return False


def set_up(state: PyramidiceState) -> bool:
    """Deal what is dealt before the first turn, and let each seat keep a scarab (pyramidice.setup)."""
    if state.stage == DEAL_TILES:
        if state.dealt < state.box.spots:
            ask(state, CHANCE, DEAL)
            return True
        next_deal(state, DEAL_ROW)
        state.draws = ROW_LENGTH
    elif state.stage == DEAL_ROW:
        next_deal(state, DEAL_PROJECTS)
    elif state.stage == DEAL_PROJECTS:
        projects = state.seats + state.box.architect_projects
        if state.dealt < projects:
            ask(state, CHANCE, DEAL)
            return True
        next_deal(state, DEAL_SCARABS)
        if state.seats == 1:
            begin_turn(state, 0)
    elif state.stage == DEAL_SCARABS:
        if state.dealt < 2 * state.seats:
            ask(state, CHANCE, DEAL)
            return True
        next_deal(state, SCARAB)
    elif state.stage == SCARAB:
        if state.dealt < state.seats:
            ask(state, state.dealt, SCARAB)
            return True
        next_deal(state, FIRST)
    else:
        ask(state, CHANCE, DEAL)
        return True
    return False


def next_deal(state: PyramidiceState, stage: i64) -> None:
    """Go on to deal something else."""
    state.stage = stage
    state.dealt = 0


# Turns.


def begin_turn(state: PyramidiceState, player: i64) -> None:
    """All gods are ready again, and a player chooses to rest or to work (pyramidice.turn.1, pyramidice.turn.2)."""
    state.turn = player
    state.used = 0
    state.flags = 0
    state.resting = False
    state.stage = TURN if player < state.seats else ARCHITECT


def end_turn(state: PyramidiceState) -> bool:
    """Look for the end of the game, then let the next player begin (pyramidice.end.1 to pyramidice.end.3)."""
    state.turns += 1
    if state.pharaoh == state.turn:
        finish(state)
        return True
    if state.pharaoh == NOBODY and (state.supply == 0 or state.pile == 0):
        state.pharaoh = state.turn
        state.ending = SUPPLY_EMPTY if state.supply == 0 else PILE_EMPTY
        if state.supply == 0 and state.pile == 0:
            state.ending = BOTH_EMPTY
        if state.journal is not None:
            seat = state.turn if state.turn < state.seats else NOBODY
            ledger.tell(state, "pharaoh", "end.1", seat, {"reason": ENDINGS[state.ending]})
    if state.turns == state.box.turn_cap:
        state.ending = CAPPED
        if state.journal is not None:
            ledger.tell(state, "capped", "end.4", NOBODY, {"turns": int(state.turns)})
        finish(state)
        return True
    begin_turn(state, (state.turn + 1) % state.players)
    return False


def finish(state: PyramidiceState) -> None:
    """Projects are shown and the last Glory is counted (pyramidice.end.3)."""
    state.stage = FINISHED
    state.reveals += 1
    scoring.score_end(state)
    ask(state, OVER, FINISHED)
