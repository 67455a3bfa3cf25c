"""How a game of L'or du pharaon goes on.

start      chance places the start card, then says who begins
turn       up to three actions, shared between two figures     ended at any time
           move | reveal | turn | lay | lift                   one action each
           take | drop | steal                                 free
revealing  chance turns a card up, its finder places it        a chamber is photographed
photo      chance draws photo and treasures                    a mummy or curse that gets out ends the turn
collapse   the bust carried out, or left too long              one fall after each turn of its keeper
end        only the start card stands, or nothing happens for five rounds
"""

from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE
from heliopolis.games.gold import collapse, dangers, paths, treasures
from heliopolis.games.gold.actions import (
    CARD,
    DROP,
    END,
    FIRST_OPEN,
    FIRST_SEAT,
    LAY,
    LIFT,
    MOVE_ARCHAEOLOGIST,
    MOVE_PORTER,
    OPEN,
    PHOTO as PHOTO_OUTCOME,
    REVEAL,
    STEAL,
    TREASURE,
    TURN_CARD,
)
from heliopolis.games.gold.cells import bit_of
from heliopolis.games.gold.components import FIRST_CHAMBER
from heliopolis.games.gold.state import (
    ARCHAEOLOGIST,
    FIRST,
    LANTERNS,
    PHOTO,
    PLACING,
    PORTER,
    REVEALING,
    ROW,
    START,
    STOCK,
    TURN,
    TURNING,
    GoldState,
)


def apply(state: GoldState, seat: i64, action: i64) -> None:
    """Carry out a seat's decision."""
    if action >= TURN_CARD:
        begin_turning(state, action - TURN_CARD)
    elif action >= REVEAL:
        reveal(state, action - REVEAL)
    elif action >= MOVE_PORTER:
        move_porter(state, seat, action - MOVE_PORTER)
    elif action >= MOVE_ARCHAEOLOGIST:
        move_archaeologist(state, seat, action - MOVE_ARCHAEOLOGIST)
    elif action >= FIRST_OPEN:
        place(state, action - OPEN)
    elif action >= STEAL:
        treasures.steal(state, seat, action - STEAL)
    elif action > DROP:
        treasures.take(state, seat, action)
    elif action == DROP:
        treasures.drop(state, seat)
    elif action == LAY:
        lay_lantern(state, seat)
    elif action == LIFT:
        lift_lantern(state, seat)
    elif action == END:
        collapse.end_turn(state)


def resolve(state: GoldState, outcome: i64) -> None:
    """Let chance answer."""
    phase = state.phase
    if phase == START:
        place_start(state, outcome)
    elif phase == FIRST:
        collapse.begin_turn(state, outcome - FIRST_SEAT)
    elif phase == REVEALING:
        turn_up(state, outcome - CARD)
    elif phase == PHOTO:
        dangers.photograph(state, outcome - PHOTO_OUTCOME)
    else:
        dangers.lay_treasure(state, outcome - TREASURE)


def place_start(state: GoldState, cell: i64) -> None:
    """The start card lies on the edge, open on all inner sides, and all figures stand on it (gold.setup.2, 4)."""
    state.start = cell
    state.seen = bit_of(cell)
    paths.set_sides(state, cell, paths.inner_sides(state, cell))
    for seat in range(state.seats):
        state.areas[seat * ROW + ARCHAEOLOGIST] = cell
        state.areas[seat * ROW + PORTER] = cell
    state.phase = FIRST


def spend(state: GoldState) -> None:
    """Count an action; after it every treasure may be picked up again (gold.turn.1, gold.turn.4)."""
    state.actions_left -= 1
    state.handled = 0


# The archaeologist.


def move_archaeologist(state: GoldState, seat: i64, cell: i64) -> None:
    """Move; reaching the start card banks, carrying the bust off brings its chamber down (gold.treasures.4)."""
    spend(state)
    treasure = treasures.carried_by(state, seat)
    state.areas[seat * ROW + ARCHAEOLOGIST] = cell
    if treasure >= 0 and cell == state.start:
        treasures.bank(state, seat)
    if treasure == state.box.bust and state.fallen == 0:
        collapse.carry_out(state, seat)


def reveal(state: GoldState, cell: i64) -> None:
    """Let chance turn a card up (gold.reveal.1)."""
    spend(state)
    state.cell = cell
    state.phase = REVEALING
    state.acting = CHANCE


def turn_up(state: GoldState, kind: i64) -> None:
    """A card is known now; whoever revealed it chooses which way round it lies (gold.reveal.2)."""
    state.cards[kind] -= 1
    state.seen |= bit_of(state.cell)
    state.progress = True
    if kind >= FIRST_CHAMBER:
        state.chambers |= bit_of(state.cell)
        state.sides = state.box.shape_sides[kind - FIRST_CHAMBER]
    else:
        state.sides = state.box.shape_sides[kind]
    state.phase = PLACING
    state.acting = state.turn


# The porter.


def move_porter(state: GoldState, seat: i64, cell: i64) -> None:
    """Move (gold.move.1)."""
    spend(state)
    state.areas[seat * ROW + PORTER] = cell


def begin_turning(state: GoldState, cell: i64) -> None:
    """Spend an action on a card that is turned as the seat says next (gold.turning.1)."""
    spend(state)
    state.cell = cell
    state.sides = paths.sides_of(state, cell)
    state.phase = TURNING


def lay_lantern(state: GoldState, seat: i64) -> None:
    """Lay a lantern on the porter's card (gold.lanterns.1)."""
    spend(state)
    row = seat * ROW
    state.areas[row + STOCK] -= 1
    state.areas[row + LANTERNS] |= bit_of(state.areas[row + PORTER])


def lift_lantern(state: GoldState, seat: i64) -> None:
    """Take the own lantern on the porter's card back into the stock (gold.lanterns.2)."""
    spend(state)
    row = seat * ROW
    state.areas[row + STOCK] += 1
    state.areas[row + LANTERNS] &= ~bit_of(state.areas[row + PORTER])


# A card that was revealed or turned.


def place(state: GoldState, sides: i64) -> None:
    """Lay a card as its finder or the porter likes; a chamber just found is photographed then (gold.reveal.3)."""
    paths.set_sides(state, state.cell, sides)
    found = state.phase == PLACING
    state.phase = TURN
    if found and (state.chambers >> state.cell) & 1:
        state.phase = PHOTO
        state.acting = CHANCE
