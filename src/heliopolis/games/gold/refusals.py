"""Why an action is refused: the paragraph that forbids it, and a sentence."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.state import State
from heliopolis.core.verbs import unknown
from heliopolis.games.gold import actions as act, areas as area, paths, phases as at, treasures
from heliopolis.games.gold.components import CELL_NAMES
from heliopolis.games.gold.state import GoldState

FREE_ACTS = (act.DROP, act.TAKE, act.TAKE_BUST, act.STEAL)
PORTER_ACTS = (act.LAY, act.LIFT, act.MOVE_PORTER, act.TURN_CARD)
"""The actions that a porter spends; the archaeologist spends the others."""


def why_not(state: State, seat: int, action: int) -> tuple[str, str]:
    """Return the paragraph that forbids an action, and a sentence."""
    assert isinstance(state, GoldState)
    if state.acting < 0:
        if state.phase == at.FINISHED:
            return "gold.end.1", "the game is over"
        return "gold.turn.1", "nothing is to be decided before chance has answered"
    if seat != state.acting:
        return "gold.turn.1", f"it is for seat {state.acting} to decide"
    if state.phase != at.TURN:
        return why_not_like_this(state, action)
    verb = act.verb_of(action)
    if verb == act.OPEN:
        return "gold.turning.1", "first choose a card to reveal or to turn, then how it shall lie"
    if verb in FREE_ACTS:
        return why_no_free_act(state, seat, action)
    figure = area.PORTER if verb in PORTER_ACTS else area.ARCHAEOLOGIST
    cell = int(state.areas[seat * area.ROW + figure])
    if cell == area.LOST:
        return "gold.turn.5", f"your {'porter' if figure == area.PORTER else 'archaeologist'} is lost"
    if state.actions_left == 0:
        return "gold.turn.1", "your three actions are spent: act for free, or end your turn"
    if verb in (act.LAY, act.LIFT):
        return why_no_lantern(state, seat, verb)
    if verb in (act.MOVE_ARCHAEOLOGIST, act.MOVE_PORTER):
        return why_no_move(state, seat, verb, cell, action - int(verb))
    if verb == act.REVEAL:
        return why_no_reveal(state, cell, action - int(verb))
    if verb == act.TURN_CARD:
        return why_no_turning(state, cell, action - int(verb))
    raise unknown("action", action)


def why_not_like_this(state: GoldState, action: int) -> tuple[str, str]:
    """Explain why a card can't be laid like this."""
    card = CELL_NAMES[state.cell]
    rule = "gold.reveal.2" if state.phase == at.PLACING else "gold.turning.2"
    if act.verb_of(action) != act.OPEN:
        return rule, f"first choose which sides of {card} shall be open"
    sides = act.sides_of(action)
    if not state.box.placings[state.sides] >> sides & 1:
        return rule, f"the card on {card} can't lie like this however it is turned"
    return "gold.turning.2", f"{card} lies like this already"


def why_no_free_act(state: GoldState, seat: int, action: int) -> tuple[str, str]:
    """Explain why a treasure can't be taken, dropped or stolen."""
    cell = int(state.areas[seat * area.ROW + area.ARCHAEOLOGIST])
    verb = act.verb_of(action)
    if cell == area.LOST:
        return "gold.turn.5", "your archaeologist is lost"
    if verb == act.DROP:
        return "gold.treasures.2", "your archaeologist carries nothing"
    if verb == act.STEAL:
        return why_no_theft(state, seat, cell, action - int(act.STEAL))
    treasure = find_loose(state, cell, action)
    if treasure == area.NOTHING:
        what = "bust" if verb == act.TAKE_BUST else f"treasure of {act.points_of(action)}"
        return "gold.treasures.1", f"there is no {what} on {CELL_NAMES[cell]}"
    if treasures.carried_by(state, seat) != area.NOTHING:
        return "gold.treasures.1", "your archaeologist carries a treasure already: drop it first"
    return "gold.turn.4", "you have picked that treasure up already since your last action"


def why_no_theft(state: GoldState, seat: int, cell: int, victim: int) -> tuple[str, str]:
    """Explain why nothing can be stolen from a seat."""
    if victim == seat or victim >= state.seats:
        return "gold.treasures.3", "steal from another player"
    if state.areas[victim * area.ROW + area.CARRIED] == area.NOTHING:
        return "gold.treasures.3", "that archaeologist carries nothing"
    if state.areas[victim * area.ROW + area.ARCHAEOLOGIST] != cell:
        return "gold.treasures.3", "that archaeologist stands on another card"
    return "gold.treasures.3", "your archaeologist carries a treasure: drop it first"


def find_loose(state: GoldState, cell: int, action: int) -> int:
    """Return a treasure on a card that an action means, or NOTHING."""
    for treasure, where in enumerate(state.treasures):
        is_bust = treasure == state.box.bust
        meant = int(act.TAKE_BUST if is_bust else act.take_of(state.box.treasure_points[treasure]))
        if meant == action and where == cell:
            return treasure
    return int(area.NOTHING)


def why_no_lantern(state: GoldState, seat: int, verb: i64) -> tuple[str, str]:
    """Explain why no lantern can be laid or lifted."""
    porter = int(state.areas[seat * area.ROW + area.PORTER])
    if verb == act.LIFT:
        return "gold.lanterns.2", f"you have no lantern on {CELL_NAMES[porter]}"
    if porter == state.start:
        return "gold.lanterns.1", "no lantern is laid on the start card"
    if state.areas[seat * area.ROW + area.STOCK] == 0:
        return "gold.lanterns.1", "you have no lantern left"
    return "gold.lanterns.1", f"you have a lantern on {CELL_NAMES[porter]} already"


def why_no_move(state: GoldState, seat: int, verb: i64, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a figure can't get to a card by one action."""
    if cell == goal:
        return "gold.move.1", f"the figure stands on {CELL_NAMES[cell]} already"
    off = why_off_limits(state, goal)
    if off:
        return "gold.move.2", off
    if paths.beside(state, bit(cell)) & bit(goal):
        return "gold.move.1", f"there is a wall between {CELL_NAMES[cell]} and {CELL_NAMES[goal]}"
    lanterns = state.areas[seat * area.ROW + area.LANTERNS]
    if verb == act.MOVE_ARCHAEOLOGIST and paths.within_an_action(state, cell, lanterns) & bit(goal):
        return "gold.move.3", "your archaeologist carries a heavy treasure: each step costs an action"
    return "gold.lanterns.3", f"no run of your lanterns leads from {CELL_NAMES[cell]} to {CELL_NAMES[goal]}"


def why_no_reveal(state: GoldState, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a card can't be revealed."""
    if not paths.hidden(state) >> goal & 1:
        return "gold.reveal.1", f"there is no hidden card on {CELL_NAMES[goal]}"
    if not paths.beside(state, bit(cell)) & bit(goal):
        return "gold.reveal.1", f"{CELL_NAMES[goal]} is not beside your archaeologist"
    return "gold.reveal.1", f"{CELL_NAMES[cell]} has a wall towards {CELL_NAMES[goal]}"


def why_no_turning(state: GoldState, cell: int, goal: int) -> tuple[str, str]:
    """Explain why a card can't be turned."""
    if goal == state.start:
        return "gold.turning.3", "the start card is never turned"
    off = why_off_limits(state, goal)
    if off:
        return "gold.turning.3", off
    if not (bit(cell) | paths.beside(state, bit(cell))) & bit(goal):
        return "gold.turning.1", f"{CELL_NAMES[goal]} is not beside your porter"
    if not (bit(cell) | paths.towards(state, bit(cell))) & bit(goal):
        return "gold.turning.1", f"{CELL_NAMES[cell]}, where your porter stands, has a wall towards {CELL_NAMES[goal]}"
    return "gold.turning.2", f"{CELL_NAMES[goal]} would look the same however it is turned"


def why_off_limits(state: GoldState, cell: int) -> str:
    """Say why nobody can set foot on a card; nothing if one could."""
    if not state.box.board >> cell & 1:
        return f"{CELL_NAMES[cell]} is no card of this pyramid"
    if state.fallen >> cell & 1:
        return f"{CELL_NAMES[cell]} has fallen"
    return "" if state.seen >> cell & 1 else f"{CELL_NAMES[cell]} has not been revealed"
