"""What a seat may do: the one place where legality stands, and why anything else is refused."""

from heliopolis.core.compat import i64
from heliopolis.core.state import Actions, State
from heliopolis.games.gold import paths, treasures
from heliopolis.games.gold.actions import (
    DROP,
    END,
    FIRST_OPEN,
    LAY,
    LIFT,
    MOVE_ARCHAEOLOGIST,
    MOVE_PORTER,
    OPEN,
    REVEAL,
    STEAL,
    TAKE,
    TAKE_BUST,
    TURN_CARD,
)
from heliopolis.games.gold.cells import bit_of, first_of
from heliopolis.games.gold.components import SIDE_SETS
from heliopolis.games.gold.state import (
    ARCHAEOLOGIST,
    CARRIED,
    FINISHED,
    LANTERNS,
    LOST,
    NOTHING,
    PLACING,
    PORTER,
    ROW,
    STOCK,
    TURN,
    TURNING,
    GoldState,
)
from heliopolis.games.gold.words import CELL_NAMES


def write_legal(state: GoldState, seat: i64, into: Actions) -> None:
    """Write the legal actions of the seat that decides."""
    if state.phase == TURN:
        write_turn(state, seat, into)
    else:
        write_placings(state, into)


def write_turn(state: GoldState, seat: i64, into: Actions) -> None:
    """End the turn, act for free, or spend an action with one of the figures that are left (gold.turn.1 to 5)."""
    row = seat * ROW
    archaeologist = state.areas[row + ARCHAEOLOGIST]
    porter = state.areas[row + PORTER]
    lanterns = state.areas[row + LANTERNS]
    into.add(END)
    if state.actions_left > 0 and porter != LOST:
        write_lanterns(state, row, into)
    if archaeologist != LOST and archaeologist != state.start:
        write_free_acts(state, seat, archaeologist, into)
    if state.actions_left == 0:
        return
    if archaeologist != LOST:
        write_cells(MOVE_ARCHAEOLOGIST, paths.within_an_action(state, archaeologist, lanterns), into)
    if porter != LOST:
        write_cells(MOVE_PORTER, paths.within_an_action(state, porter, lanterns), into)
    if archaeologist != LOST:
        write_cells(REVEAL, paths.facing(state, bit_of(archaeologist)), into)
    if porter != LOST:
        write_cells(TURN_CARD, turnable(state, porter), into)


def write_cells(verb: i64, cells: i64, into: Actions) -> None:
    """Write one action for each card of a set."""
    while cells != 0:
        into.add(verb + first_of(cells))
        cells &= cells - 1


def write_lanterns(state: GoldState, row: i64, into: Actions) -> None:
    """Lay a lantern where none of the own ones lies, or lift it: never on the start card (gold.lanterns.1, 2)."""
    porter = state.areas[row + PORTER]
    if porter == state.start:
        return
    if (state.areas[row + LANTERNS] >> porter) & 1:
        into.add(LIFT)
    elif state.areas[row + STOCK] > 0:
        into.add(LAY)


def write_free_acts(state: GoldState, seat: i64, cell: i64, into: Actions) -> None:
    """Drop what is carried; without a burden, take what lies here or steal (gold.treasures.1 to 3)."""
    if treasures.carried_by(state, seat) != NOTHING:
        into.add(DROP)
        return
    written: i64 = 0
    for treasure in range(state.box.bust):
        points = state.box.treasure_points[treasure]
        if points != written and treasures.may_take(state, treasure, cell):
            into.add(TAKE + points)
            written = points
    if treasures.may_take(state, state.box.bust, cell):
        into.add(TAKE_BUST)
    for victim in range(state.seats):
        if state.areas[victim * ROW + ARCHAEOLOGIST] == cell and treasures.carried_by(state, victim) != NOTHING:
            into.add(STEAL + victim)


def turnable(state: GoldState, porter: i64) -> i64:
    """Return the cards a porter can turn: its own and those it could pass to, if that changes them (gold.turning.1)."""
    within_reach = bit_of(porter) | paths.neighbours(state, porter)
    cells = within_reach & ~bit_of(state.start) & ~(state.north & state.east & state.south & state.west)
    at_the_entrance = cells & paths.beside(state, bit_of(state.start))
    while at_the_entrance != 0:
        cell = first_of(at_the_entrance)
        if not can_be_turned(state, cell):
            cells &= ~bit_of(cell)
        at_the_entrance &= at_the_entrance - 1
    return cells


def can_be_turned(state: GoldState, cell: i64) -> bool:
    """Tell whether a card can lie another way round than it does."""
    sides = paths.sides_of(state, cell)
    placings = state.box.placings[sides] & ~bit_of(sides)
    other: i64 = 1
    while other < SIDE_SETS and not ((placings >> other) & 1 and paths.keeps_entrance(state, cell, other)):
        other += 1
    return other < SIDE_SETS


def write_placings(state: GoldState, into: Actions) -> None:
    """Lay a card any way round that leaves an entrance; one that is turned must change (gold.reveal.2, turning.2)."""
    placings = state.box.placings[state.sides]
    if state.phase == TURNING:
        placings &= ~bit_of(state.sides)
    for sides in range(1, SIDE_SETS):
        if (placings >> sides) & 1 and paths.keeps_entrance(state, state.cell, sides):
            into.add(OPEN + sides)


# Why not.


def why_not(state: State, seat: int, action: int) -> tuple[str, str]:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, GoldState)
    if state.acting < 0:
        if state.phase == FINISHED:
            return "gold.end.1", "the game is over"
        return "gold.turn.1", "nothing is to be decided before chance has answered"
    if seat != state.acting:
        return "gold.turn.1", f"it is for seat {state.acting + 1} to decide"
    if state.phase != TURN:
        return why_not_like_this(state, action)
    if FIRST_OPEN <= action < MOVE_ARCHAEOLOGIST:
        return "gold.turning.1", "first choose a card to reveal or to turn, then how it shall lie"
    if DROP <= action < FIRST_OPEN:
        return why_no_free_act(state, seat, action)
    porter_acts = action in (LAY, LIFT) or MOVE_PORTER <= action < REVEAL or action >= TURN_CARD
    figure = PORTER if porter_acts else ARCHAEOLOGIST
    cell = int(state.areas[seat * ROW + figure])
    if cell == LOST:
        return "gold.turn.5", f"your {'porter' if porter_acts else 'archaeologist'} is lost"
    if state.actions_left == 0:
        return "gold.turn.1", "your three actions are spent: act for free, or end your turn"
    if action in (LAY, LIFT):
        return why_no_lantern(state, seat, action)
    if action < REVEAL:
        return why_no_move(state, cell, (action - MOVE_ARCHAEOLOGIST) % 36)
    if action < TURN_CARD:
        return why_no_reveal(state, cell, action - REVEAL)
    return why_no_turning(state, cell, action - TURN_CARD)


def why_not_like_this(state: GoldState, action: int) -> tuple[str, str]:
    """Explain why a card can't be laid like this."""
    card = CELL_NAMES[state.cell]
    rule = "gold.reveal.2" if state.phase == PLACING else "gold.turning.2"
    if not FIRST_OPEN <= action < MOVE_ARCHAEOLOGIST:
        return rule, f"first choose which sides of {card} shall be open"
    sides = action - OPEN
    if not state.box.placings[state.sides] >> sides & 1:
        return rule, f"the card on {card} can't lie like this however it is turned"
    if state.phase == TURNING and sides == state.sides:
        return "gold.turning.2", f"{card} lies like this already"
    return "gold.entrance.1", f"with {card} like this the start card would have no open or hidden neighbour"


def why_no_free_act(state: GoldState, seat: int, action: int) -> tuple[str, str]:
    """Explain why a treasure can't be taken, dropped or stolen."""
    cell = int(state.areas[seat * ROW + ARCHAEOLOGIST])
    if cell == LOST:
        return "gold.turn.5", "your archaeologist is lost"
    carries = treasures.carried_by(state, seat) != NOTHING
    if action == DROP:
        return "gold.treasures.2", "your archaeologist carries nothing"
    if action >= STEAL:
        if action - STEAL == seat or action - STEAL >= state.seats:
            return "gold.treasures.3", "steal from another player"
        if state.areas[(action - STEAL) * ROW + CARRIED] == NOTHING:
            return "gold.treasures.3", f"the archaeologist of seat {action - STEAL + 1} carries nothing"
        if state.areas[(action - STEAL) * ROW + ARCHAEOLOGIST] != cell:
            return "gold.treasures.3", f"the archaeologist of seat {action - STEAL + 1} stands on another card"
        return "gold.treasures.3", "your archaeologist carries a treasure: drop it first"
    treasure = find_loose(state, cell, action)
    if treasure == NOTHING:
        what = "bust" if action == TAKE_BUST else f"treasure of {action - TAKE}"
        return "gold.treasures.1", f"there is no {what} on {CELL_NAMES[cell]}"
    if carries:
        return "gold.treasures.1", "your archaeologist carries a treasure already: drop it first"
    return "gold.turn.4", "you have picked that treasure up already since your last action"


def find_loose(state: GoldState, cell: int, action: int) -> int:
    """Return a treasure on a card that an action means, or NOTHING."""
    for treasure in range(int(state.box.bust) + 1):
        meant = treasure == state.box.bust
        if action != TAKE_BUST:
            meant = not meant and state.box.treasure_points[treasure] == action - TAKE
        if meant and state.treasures[treasure] == cell:
            return treasure
    return int(NOTHING)


def why_no_lantern(state: GoldState, seat: int, action: int) -> tuple[str, str]:
    """Explain why no lantern can be laid or lifted."""
    porter = int(state.areas[seat * ROW + PORTER])
    if action == LIFT:
        return "gold.lanterns.2", f"you have no lantern on {CELL_NAMES[porter]}"
    if porter == state.start:
        return "gold.lanterns.1", "no lantern is laid on the start card"
    if state.areas[seat * ROW + STOCK] == 0:
        return "gold.lanterns.1", "you have no lantern left"
    return "gold.lanterns.1", f"you have a lantern on {CELL_NAMES[porter]} already"


def why_no_move(state: GoldState, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a figure can't get to a card by one action."""
    if cell == goal:
        return "gold.move.1", f"the figure stands on {CELL_NAMES[cell]} already"
    off = why_off_limits(state, goal)
    if off:
        return "gold.move.2", off
    if paths.beside(state, bit_of(cell)) & bit_of(goal):
        return "gold.move.1", f"there is a wall between {CELL_NAMES[cell]} and {CELL_NAMES[goal]}"
    return "gold.lanterns.3", f"no run of your lanterns leads from {CELL_NAMES[cell]} to {CELL_NAMES[goal]}"


def why_no_reveal(state: GoldState, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a card can't be revealed."""
    if not paths.hidden(state) >> goal & 1:
        return "gold.reveal.1", f"there is no hidden card on {CELL_NAMES[goal]}"
    if not paths.beside(state, bit_of(cell)) & bit_of(goal):
        return "gold.reveal.1", f"{CELL_NAMES[goal]} is not beside your archaeologist"
    return "gold.reveal.1", f"{CELL_NAMES[cell]} has a wall towards {CELL_NAMES[goal]}"


def why_no_turning(state: GoldState, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a card can't be turned."""
    if goal == state.start:
        return "gold.turning.3", "the start card is never turned"
    off = why_off_limits(state, goal)
    if off:
        return "gold.turning.3", off
    if not (bit_of(cell) | paths.beside(state, bit_of(cell))) & bit_of(goal):
        return "gold.turning.1", f"{CELL_NAMES[goal]} is not beside your porter"
    if not (bit_of(cell) | paths.neighbours(state, cell)) & bit_of(goal):
        return "gold.turning.1", f"there is a wall between {CELL_NAMES[cell]} and {CELL_NAMES[goal]}"
    sides = paths.sides_of(state, goal)
    if state.box.placings[sides] == bit_of(sides):
        return "gold.turning.2", f"{CELL_NAMES[goal]} would look the same however it is turned"
    return "gold.entrance.1", f"turning {CELL_NAMES[goal]} would leave the start card without an open neighbour"


def why_off_limits(state: GoldState, cell: int) -> str:
    """Say why nobody can set foot on a card; nothing if one could."""
    if not state.box.board >> cell & 1:
        return f"{CELL_NAMES[cell]} is no card of this pyramid"
    if state.fallen >> cell & 1:
        return f"{CELL_NAMES[cell]} has fallen"
    return "" if state.seen >> cell & 1 else f"{CELL_NAMES[cell]} has not been revealed"
