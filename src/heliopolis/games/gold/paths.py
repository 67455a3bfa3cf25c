"""Walls and ways: what can be reached from where, and the shortest ways out."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec

from .cells import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NOWHERE, first_of, step
from .components import ACROSS, CELLS, EAST, NORTH, SOUTH, WEST
from .state import GoldState


def beside(state: GoldState, cells: i64) -> i64:
    """Return the places orthogonally next to a set of cards, walls or not."""
    wide = ((cells & NOT_LAST_COLUMN) << 1) | ((cells & NOT_FIRST_COLUMN) >> 1)
    return (wide | (cells << ACROSS) | (cells >> ACROSS)) & state.box.board & ~cells


def hidden(state: GoldState) -> i64:
    """Return the cards that lie face down."""
    return state.box.board & ~(state.seen | state.fallen)


def ways_east(state: GoldState) -> i64:
    """Return the cards from which one can pass to the next on the right: both facing sides are open (gold.move.1)."""
    return state.east & (state.west >> 1) & NOT_LAST_COLUMN


def ways_south(state: GoldState) -> i64:
    """Return the cards from which one can pass to the next below."""
    return state.south & (state.north >> ACROSS)


def neighbours(state: GoldState, cell: i64) -> i64:
    """Return the cards one can pass to from a card."""
    return step(bit(cell), ways_east(state), ways_south(state))


def within_an_action(state: GoldState, cell: i64, lanterns: i64) -> i64:
    """Return where one action takes a figure: one card, or along its own lanterns and one beyond (gold.lanterns.3)."""
    east = ways_east(state)
    south = ways_south(state)
    reached = step(bit(cell), east, south)
    lit = reached & lanterns
    while lit != 0:
        beyond = step(lit, east, south) & ~reached
        reached |= beyond
        lit = beyond & lanterns
    return reached & ~bit(cell)


def towards(state: GoldState, cells: i64) -> i64:
    """Return the places next to an open side of a set of cards, whatever lies there."""
    across = ((cells & state.east & NOT_LAST_COLUMN) << 1) | ((cells & state.west & NOT_FIRST_COLUMN) >> 1)
    return across | ((cells & state.south) << ACROSS) | ((cells & state.north) >> ACROSS)


def facing(state: GoldState, cells: i64) -> i64:
    """Return the hidden cards next to an open side of a set of cards (gold.reveal.1)."""
    return towards(state, cells) & hidden(state)


def turnable(state: GoldState, porter: i64) -> i64:
    """Return the cards a porter can turn: its own and those its own is open to, if that changes them (gold.turning.1).

    A wall of the other card does not matter: so nothing that is walled up stays so (gold.entrance.1).
    """
    within_reach = bit(porter) | towards(state, bit(porter))
    crossings = state.north & state.east & state.south & state.west
    return within_reach & state.seen & ~(state.fallen | crossings | bit(state.start))


def shortest_ways_out(state: GoldState, cell: i64) -> i64:
    """Return every card on a shortest way from a card to the start card, both included; none without a way.

    The union of all ways with the fewest cards: lanterns make no way shorter (gold.mummy.1).
    """
    east = ways_east(state)
    south = ways_south(state)
    goal = bit(state.start)
    layers = vec[i64]([0] * 36)
    layers[0] = bit(cell)
    reached = layers[0]
    last: i64 = 0
    while reached & goal == 0:
        beyond = step(layers[last], east, south) & ~reached
        if beyond == 0:
            return 0
        reached |= beyond
        last += 1
        layers[last] = beyond
    back = goal
    ways = goal
    while last > 0:
        last -= 1
        back = step(back, east, south) & layers[last]
        ways |= back
    return ways


# The sides of one card.


def sides_of(state: GoldState, cell: i64) -> i64:
    """Return the open sides of a card."""
    sides = (state.north >> cell) & 1
    sides |= ((state.east >> cell) & 1) << 1
    sides |= ((state.south >> cell) & 1) << 2
    return sides | ((state.west >> cell) & 1) << 3


def set_sides(state: GoldState, cell: i64, sides: i64) -> None:
    """Lay a card so that these sides are open."""
    here = bit(cell)
    close(state, here)
    if sides & NORTH:
        state.north |= here
    if sides & EAST:
        state.east |= here
    if sides & SOUTH:
        state.south |= here
    if sides & WEST:
        state.west |= here


def close(state: GoldState, cells: i64) -> None:
    """Take all open sides from a set of cards."""
    state.north &= ~cells
    state.east &= ~cells
    state.south &= ~cells
    state.west &= ~cells


def inner_sides(state: GoldState, cell: i64) -> i64:
    """Return the sides of a card that do not lie on the edge of the pyramid."""
    here = bit(cell)
    board = state.box.board
    sides: i64 = 0
    if (here >> ACROSS) & board:
        sides |= NORTH
    if ((here & NOT_LAST_COLUMN) << 1) & board:
        sides |= EAST
    if (here << ACROSS) & board:
        sides |= SOUTH
    if ((here & NOT_FIRST_COLUMN) >> 1) & board:
        sides |= WEST
    return sides


# Distances, for people and bots rather than for the rules.


def connected(state: GoldState, cells: i64) -> i64:
    """Return all cards that can be reached from a set of cards, itself included."""
    east = ways_east(state)
    south = ways_south(state)
    reached = cells
    frontier = cells
    while frontier != 0:
        frontier = step(frontier, east, south) & ~reached
        reached |= frontier
    return reached


def actions_to(state: GoldState, cell: i64, lanterns: i64, most: i64 = CELLS) -> list[int]:
    """Return how many actions a figure needs from a card to every other, 0 for its own; −1 where so many won't do."""
    needed = [-1] * int(CELLS)
    if cell == NOWHERE:
        return needed
    needed[cell] = 0
    reached = bit(cell)
    frontier = reached
    actions = 0
    while frontier != 0 and actions < most:
        actions += 1
        beyond: i64 = 0
        while frontier != 0:
            beyond |= within_an_action(state, first_of(frontier), lanterns)
            frontier &= frontier - 1
        frontier = beyond & ~reached
        reached |= frontier
        rest = frontier
        while rest != 0:
            needed[first_of(rest)] = actions
            rest &= rest - 1
    return needed
