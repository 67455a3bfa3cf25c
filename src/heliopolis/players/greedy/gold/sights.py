"""What the greedy player sees on the table."""

from heliopolis.games.gold import actions as act, areas as area, paths, treasures
from heliopolis.games.gold.components import CELLS
from heliopolis.games.gold.state import GoldState


def card_of(state: GoldState, seat: int, figure: int) -> int:
    """Return the card a figure stands on."""
    return int(state.areas[seat * area.ROW + figure])


def worth_of(state: GoldState, treasure: int) -> int:
    """Return the points of a treasure."""
    return int(state.box.treasure_points[treasure])


def loose_on(state: GoldState, cell: int) -> list[int]:
    """List the treasures that lie on a card."""
    return [each for each in range(int(state.box.bust) + 1) if state.treasures[each] == cell]


def within_reach(state: GoldState, seat: int) -> bool:
    """Tell whether the archaeologist has a way home."""
    cell = card_of(state, seat, area.ARCHAEOLOGIST)
    return paths.actions_to(state, state.start, state.areas[seat * area.ROW + area.LANTERNS])[cell] >= 0


def goals_of(legal: list[int], verb: int) -> list[int]:
    """List the cards to which a kind of move leads."""
    return [action - int(verb) for action in legal if act.verb_of(action) == verb]


def laid(state: GoldState, cell: int, sides: int) -> GoldState:
    """Return the table with a card laid another way round."""
    trial = state.clone()
    paths.set_sides(trial, cell, sides)
    return trial


def cells_in(cells: int) -> list[int]:
    """List the cards of a set."""
    return [cell for cell in range(int(CELLS)) if cells >> cell & 1]


def step_towards(state: GoldState, seat: int, goal: int, legal: list[int], figure: int, verb: int) -> int:
    """Return the move that brings a figure nearest to a card."""
    row = seat * area.ROW
    light = treasures.light_for(state, seat) if figure == area.ARCHAEOLOGIST else state.areas[row + area.LANTERNS]
    left = paths.actions_to(state, goal, light)
    ways = [cell for cell in goals_of(legal, verb) if 0 <= left[cell] < left[card_of(state, seat, figure)]]
    return int(verb) + min(ways, key=lambda cell: left[cell]) if ways else int(act.END)
