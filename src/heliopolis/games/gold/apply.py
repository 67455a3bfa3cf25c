"""How a game of L'or du pharaon goes on.

start      chance places the start card, then says who begins
turn       up to three actions, shared between two figures     ended at any time
           move | reveal | turn | lay | lift                   one action each
           take | drop | steal                                 free
revealing  chance turns a card up, its finder places it        a chamber is photographed
photo      chance draws photo and treasures                    a mummy or curse that gets out ends the turn
collapse   the bust carried out, or left too long              one fall after each turn of its keeper
end        only the start card stands, nothing can change any more, or nothing happens for five rounds
"""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, collapse, dangers, paths, phases as at, treasures
from .components import FIRST_CHAMBER
from .state import GoldState


def apply(state: GoldState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    verb = act.verb_of(action)
    if verb == act.MOVE_ARCHAEOLOGIST:
        move_archaeologist(state, seat, action - act.MOVE_ARCHAEOLOGIST)
    elif verb == act.MOVE_PORTER:
        move_porter(state, seat, action - act.MOVE_PORTER)
    elif verb == act.REVEAL:
        reveal(state, action - act.REVEAL)
    elif verb == act.TURN_CARD:
        begin_turning(state, action - act.TURN_CARD)
    elif verb == act.OPEN:
        lay_card(state, act.sides_of(action))
    elif verb == act.LAY:
        lay_lantern(state, seat)
    elif verb == act.LIFT:
        lift_lantern(state, seat)
    elif verb == act.TAKE:
        treasures.take(state, seat, act.points_of(action))
    elif verb == act.TAKE_BUST:
        treasures.pick_up(state, seat, state.box.bust)
    elif verb == act.DROP:
        treasures.drop(state, seat)
    elif verb == act.STEAL:
        treasures.steal(state, seat, action - act.STEAL)
    elif verb == act.END:
        collapse.end_turn(state)
    else:
        raise unknown("action", action)


def resolve(state: GoldState, outcome: i64) -> None:
    """Let chance answer."""
    phase = state.phase
    if phase == at.REVEALING:
        turn_up(state, outcome - act.CARD)
    elif phase == at.PHOTO:
        dangers.photograph(state, outcome - act.PHOTO)
    elif phase == at.TREASURE:
        dangers.lay_treasure(state, act.value_of(outcome))
    elif phase == at.START:
        place_start(state, outcome - act.START_CARD)
    elif phase == at.FIRST:
        collapse.begin_turn(state, outcome - act.FIRST_SEAT)
    else:
        raise unknown("chance in phase", phase)


def place_start(state: GoldState, cell: i64) -> None:
    """The start card lies on the edge, open on all inner sides, and all figures stand on it (gold.setup.2, 4)."""
    state.start = cell
    state.seen = bit(cell)
    paths.set_sides(state, cell, paths.inner_sides(state, cell))
    for seat in range(state.seats):
        state.areas[seat * area.ROW + area.ARCHAEOLOGIST] = cell
        state.areas[seat * area.ROW + area.PORTER] = cell
    state.phase = at.FIRST


def spend(state: GoldState) -> None:
    """Count an action; after it every treasure may be picked up again (gold.turn.1, gold.turn.4)."""
    state.actions_left -= 1
    state.handled = 0


# The archaeologist.


def move_archaeologist(state: GoldState, seat: i64, cell: i64) -> None:
    """Move; reaching the start card banks, carrying the bust off brings its chamber down (gold.treasures.4)."""
    spend(state)
    treasure = treasures.carried_by(state, seat)
    state.areas[seat * area.ROW + area.ARCHAEOLOGIST] = cell
    if treasure >= 0 and cell == state.start:
        treasures.bank(state, seat)
    if treasure == state.box.bust and state.fallen == 0:
        collapse.carry_out(state, seat)
    else:
        collapse.end_if_settled(state)


def reveal(state: GoldState, cell: i64) -> None:
    """Let chance turn a card up (gold.reveal.1)."""
    spend(state)
    state.cell = cell
    state.phase = at.REVEALING
    state.acting = CHANCE


def turn_up(state: GoldState, kind: i64) -> None:
    """A card is known now; whoever revealed it chooses which way round it lies (gold.reveal.2)."""
    state.cards[kind] -= 1
    state.seen |= bit(state.cell)
    state.progress = True
    if kind >= FIRST_CHAMBER:
        state.chambers |= bit(state.cell)
        state.sides = state.box.shape_sides[kind - FIRST_CHAMBER]
    else:
        state.sides = state.box.shape_sides[kind]
    state.phase = at.PLACING
    state.acting = state.turn


# The porter.


def move_porter(state: GoldState, seat: i64, cell: i64) -> None:
    """Move (gold.move.1)."""
    spend(state)
    state.areas[seat * area.ROW + area.PORTER] = cell
    collapse.end_if_settled(state)


def begin_turning(state: GoldState, cell: i64) -> None:
    """Spend an action on a card that is turned as the seat says next (gold.turning.1)."""
    spend(state)
    state.cell = cell
    state.sides = paths.sides_of(state, cell)
    state.phase = at.TURNING


def lay_lantern(state: GoldState, seat: i64) -> None:
    """Lay a lantern on the porter's card (gold.lanterns.1)."""
    spend(state)
    row = seat * area.ROW
    state.areas[row + area.STOCK] -= 1
    state.areas[row + area.LANTERNS] |= bit(state.areas[row + area.PORTER])


def lift_lantern(state: GoldState, seat: i64) -> None:
    """Take the own lantern on the porter's card back into the stock (gold.lanterns.2)."""
    spend(state)
    row = seat * area.ROW
    state.areas[row + area.STOCK] += 1
    state.areas[row + area.LANTERNS] &= ~bit(state.areas[row + area.PORTER])


# A card that was revealed or turned.


def lay_card(state: GoldState, sides: i64) -> None:
    """Lay a card as its finder or the porter likes; a chamber just found is photographed then (gold.reveal.3)."""
    paths.set_sides(state, state.cell, sides)
    found = state.phase == at.PLACING
    state.phase = at.TURN
    if found and (state.chambers >> state.cell) & 1:
        state.phase = at.PHOTO
        state.acting = CHANCE
