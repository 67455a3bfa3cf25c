"""Why an action is refused: the paragraph that forbids it, and what a sentence about it says."""

from heliopolis.core.bits import bit
from heliopolis.core.errors import Reason
from heliopolis.core.state import State
from heliopolis.core.verbs import unknown

from . import actions as act, areas as area, collapse, paths, phases as at, treasures
from .components import CELL_NAMES, TREASURE_NAMES
from .state import GoldState

FREE_ACTS = (act.DROP, act.TAKE, act.TAKE_BUST, act.STEAL)
PORTER_ACTS = (act.LAY, act.LIFT, act.MOVE_PORTER, act.TURN_CARD)
"""The actions that a porter spends; the archaeologist spends the others."""

CHANCES = {
    int(at.START): Reason("gold.setup.2", "start-laid"),
    int(at.FIRST): Reason("gold.setup.7", "first-chosen"),
    int(at.REVEALING): Reason("gold.reveal.1", "card-comes"),
    int(at.PHOTO): Reason("gold.photos.1", "photo-comes"),
    int(at.TREASURE): Reason("gold.photos.2", "treasures-come"),
}
"""Why nobody decides while something is drawn, by phase."""


def why_not(state: State, seat: int, action: int) -> Reason:
    """Return why a seat may not do something now: first by who decides, then by what is asked, then by the action."""
    assert isinstance(state, GoldState)
    if state.phase == at.FINISHED:
        return Reason("gold.end.2" if collapse.is_stalled(state) else "gold.end.1", "over")
    if state.acting < 0:
        return CHANCES[int(state.phase)]
    if seat != state.acting:
        return Reason("gold.setup.7", "others-turn", {"seat": int(state.acting) + 1})
    if state.phase != at.TURN:
        return why_not_like_this(state, action)
    verb = act.verb_of(action)
    if verb == act.OPEN:
        return Reason("gold.turn.2", "card-first")
    if verb in FREE_ACTS:
        return why_no_free_act(state, seat, action)
    is_porter = verb in PORTER_ACTS
    cell = int(state.areas[seat * area.ROW + (area.PORTER if is_porter else area.ARCHAEOLOGIST)])
    if cell == area.LOST:
        return Reason("gold.turn.5", "porter-lost" if is_porter else "archaeologist-lost")
    if state.actions_left == 0:
        return Reason("gold.turn.1", "actions-spent")
    return why_no_action(state, seat, action, cell)


def why_not_like_this(state: GoldState, action: int) -> Reason:
    """Explain why a card can't be laid like this."""
    card = CELL_NAMES[state.cell]
    rule = "gold.reveal.2" if state.phase == at.PLACING else "gold.turning.2"
    if act.verb_of(action) != act.OPEN:
        return Reason(rule, "sides-first", {"card": card})
    if not state.box.placings[state.sides] >> act.sides_of(action) & 1:
        return Reason(rule, "no-such-sides", {"card": card})
    return Reason(rule, "lies-so-already", {"card": card})


# What is free.


def why_no_free_act(state: GoldState, seat: int, action: int) -> Reason:
    """Explain why a treasure can't be taken, dropped or stolen."""
    cell = int(state.areas[seat * area.ROW + area.ARCHAEOLOGIST])
    verb = act.verb_of(action)
    if cell == area.LOST:
        return Reason("gold.turn.5", "archaeologist-lost")
    if verb == act.DROP:
        return Reason("gold.treasures.2", "nothing-carried")
    if verb == act.STEAL:
        return why_no_theft(state, seat, cell, action - int(act.STEAL))
    if not lies_here(state, cell, action):
        name = "bust" if verb == act.TAKE_BUST else TREASURE_NAMES[action - int(act.TAKE)]
        return Reason("gold.treasures.1", "not-here", {"treasure": name, "card": CELL_NAMES[cell]})
    if treasures.carried_by(state, seat) != area.NOTHING:
        return Reason("gold.treasures.1", "carries-already")
    return Reason("gold.turn.4", "taken-already")


def lies_here(state: GoldState, cell: int, action: int) -> bool:
    """Tell whether a treasure that an action means lies on a card."""
    for treasure, where in enumerate(state.treasures):
        is_bust = treasure == state.box.bust
        meant = int(act.TAKE_BUST if is_bust else act.take_of(state.box.treasure_points[treasure]))
        if meant == action and where == cell:
            return True
    return False


def why_no_theft(state: GoldState, seat: int, cell: int, victim: int) -> Reason:
    """Explain why nothing can be stolen from a seat."""
    rule = "gold.treasures.3"
    if victim == seat or victim >= state.seats:
        return Reason(rule, "nobody-to-rob")
    robbed = {"seat": victim + 1}
    if state.areas[victim * area.ROW + area.CARRIED] == area.NOTHING:
        return Reason(rule, "nothing-to-rob", {**robbed})
    if state.areas[victim * area.ROW + area.ARCHAEOLOGIST] != cell:
        return Reason(rule, "robbed-elsewhere", {**robbed})
    return Reason(rule, "carries-already")


# What costs an action.


def why_no_action(state: GoldState, seat: int, action: int, cell: int) -> Reason:
    """Explain why a figure on a card can't spend an action like this."""
    verb = act.verb_of(action)
    if verb in (act.LAY, act.LIFT):
        return why_no_lantern(state, seat, cell, lifting=verb == act.LIFT)
    goal = action - int(verb)
    if not state.box.board >> goal & 1:
        return Reason("gold.setup.1", "no-such-card", {"card": CELL_NAMES[goal]})
    if verb in (act.MOVE_ARCHAEOLOGIST, act.MOVE_PORTER):
        return why_no_move(state, seat, cell, goal, is_porter=verb == act.MOVE_PORTER)
    if verb == act.REVEAL:
        return why_no_reveal(state, cell, goal)
    if verb == act.TURN_CARD:
        return why_no_turning(state, cell, goal)
    raise unknown("refusal of action", action)


def why_no_lantern(state: GoldState, seat: int, cell: int, *, lifting: bool) -> Reason:
    """Explain why no lantern can be laid or lifted where the porter stands."""
    card = CELL_NAMES[cell]
    if lifting:
        return Reason("gold.lanterns.2", "no-lantern-here", {"card": card})
    if cell == state.start:
        return Reason("gold.lanterns.1", "no-light-at-start")
    if state.areas[seat * area.ROW + area.LANTERNS] >> cell & 1:
        return Reason("gold.lanterns.1", "lit-already", {"card": card})
    return Reason("gold.lanterns.1", "no-lantern-left")


def why_no_move(state: GoldState, seat: int, cell: int, goal: int, *, is_porter: bool) -> Reason:
    """Explain why a figure can't get to a card by one action."""
    here, there = CELL_NAMES[cell], CELL_NAMES[goal]
    if cell == goal:
        return Reason("gold.move.1", "stands-there", {"card": there})
    closed = why_closed(state, "gold.move.2", goal)
    if closed is not None:
        return closed
    if paths.beside(state, bit(cell)) & bit(goal):
        return Reason("gold.move.1", "wall-between", {"card": here, "goal": there})
    lanterns = state.areas[seat * area.ROW + area.LANTERNS]
    if not is_porter and paths.within_an_action(state, cell, lanterns) & bit(goal):
        return Reason("gold.move.3", "heavy")
    return Reason("gold.lanterns.3", "no-lit-run", {"card": here, "goal": there})


def why_no_reveal(state: GoldState, cell: int, goal: int) -> Reason:
    """Explain why a card can't be revealed."""
    here, there = CELL_NAMES[cell], CELL_NAMES[goal]
    if not paths.hidden(state) >> goal & 1:
        return Reason("gold.reveal.1", "not-hidden", {"card": there})
    if not paths.beside(state, bit(cell)) & bit(goal):
        return Reason("gold.reveal.1", "archaeologist-too-far", {"card": there})
    return Reason("gold.reveal.1", "own-wall", {"card": here, "goal": there})


def why_no_turning(state: GoldState, cell: int, goal: int) -> Reason:
    """Explain why a card can't be turned."""
    here, there = CELL_NAMES[cell], CELL_NAMES[goal]
    if goal == state.start:
        return Reason("gold.turning.3", "start-never-turned")
    closed = why_closed(state, "gold.turning.3", goal)
    if closed is not None:
        return closed
    if not (bit(cell) | paths.beside(state, bit(cell))) & bit(goal):
        return Reason("gold.turning.1", "porter-too-far", {"card": there})
    if not (bit(cell) | paths.towards(state, bit(cell))) & bit(goal):
        return Reason("gold.turning.1", "own-wall", {"card": here, "goal": there})
    return Reason("gold.turning.2", "looks-the-same", {"card": there})


def why_closed(state: GoldState, rule: str, cell: int) -> Reason | None:
    """Explain why nobody can set foot on a card, or turn it; nothing if one could."""
    if state.fallen >> cell & 1:
        return Reason(rule, "fallen", {"card": CELL_NAMES[cell]})
    return None if state.seen >> cell & 1 else Reason(rule, "hidden", {"card": CELL_NAMES[cell]})
