"""What a seat may do: the one place where legality stands."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import Actions
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, paths, phases as at, treasures
from .cells import first_of
from .components import SIDE_SETS
from .state import GoldState


def write_legal(state: GoldState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    if state.phase == at.TURN:
        write_turn(state, seat, into)
    elif state.phase in (at.PLACING, at.TURNING):
        write_placings(state, into)
    else:
        raise unknown("decision in phase", state.phase)


def write_turn(state: GoldState, seat: i64, into: Actions) -> None:
    """End the turn, act for free, or spend an action with one of the figures that are left (gold.turn.1 to 5)."""
    row = seat * area.ROW
    archaeologist = state.areas[row + area.ARCHAEOLOGIST]
    porter = state.areas[row + area.PORTER]
    into.add(act.END)
    if state.actions_left > 0 and porter != area.LOST:
        write_lanterns(state, row, into)
    if archaeologist != area.LOST and archaeologist != state.start:
        write_free_acts(state, seat, archaeologist, into)
    if state.actions_left == 0:
        return
    if archaeologist != area.LOST:
        light = treasures.light_for(state, seat)
        write_cells(act.MOVE_ARCHAEOLOGIST, paths.within_an_action(state, archaeologist, light), into)
    if porter != area.LOST:
        light = state.areas[row + area.LANTERNS]
        write_cells(act.MOVE_PORTER, paths.within_an_action(state, porter, light), into)
    if archaeologist != area.LOST:
        write_cells(act.REVEAL, paths.facing(state, bit(archaeologist)), into)
    if porter != area.LOST:
        write_cells(act.TURN_CARD, paths.turnable(state, porter), into)


def write_cells(verb: i64, cells: i64, into: Actions) -> None:
    """Write one action for each card of a set."""
    while cells != 0:
        into.add(verb + first_of(cells))
        cells &= cells - 1


def write_lanterns(state: GoldState, row: i64, into: Actions) -> None:
    """Lay a lantern where none of the own ones lies, or lift it: never on the start card (gold.lanterns.1, 2)."""
    porter = state.areas[row + area.PORTER]
    if porter == state.start:
        return
    if (state.areas[row + area.LANTERNS] >> porter) & 1:
        into.add(act.LIFT)
    elif state.areas[row + area.STOCK] > 0:
        into.add(act.LAY)


def write_free_acts(state: GoldState, seat: i64, cell: i64, into: Actions) -> None:
    """Drop what is carried; without a burden, take what lies here or steal (gold.treasures.1 to 3)."""
    if treasures.carried_by(state, seat) != area.NOTHING:
        into.add(act.DROP)
        return
    written: i64 = 0
    for treasure in range(state.box.bust):
        points = state.box.treasure_points[treasure]
        if points != written and treasures.may_take(state, treasure, cell):
            into.add(act.take_of(points))
            written = points
    if treasures.may_take(state, state.box.bust, cell):
        into.add(act.TAKE_BUST)
    for victim in range(state.seats):
        row = victim * area.ROW
        if state.areas[row + area.ARCHAEOLOGIST] == cell and state.areas[row + area.CARRIED] != area.NOTHING:
            into.add(act.STEAL + victim)


def write_placings(state: GoldState, into: Actions) -> None:
    """Lay a card any way round; one that is turned must change (gold.reveal.2, gold.turning.2, gold.entrance.1)."""
    placings = state.box.placings[state.sides]
    if state.phase == at.TURNING:
        placings &= ~bit(state.sides)
    for sides in range(1, SIDE_SETS):
        if (placings >> sides) & 1:
            into.add(act.open_of(sides))
