"""Digging: which walls of L'or du pharaon stand between an archaeologist and what it wants, and who turns them.

A wall counts for each of the two facing sides that is shut, since each takes a turn of a card. A porter turns its own
card or one towards which its own is open, so that it gets anywhere in time.
"""

from typing import Final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.games.gold import areas as area, paths, places as place
from heliopolis.games.gold.cells import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NOWHERE, first_of
from heliopolis.games.gold.components import ACROSS, CELLS, SIDE_SETS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_ways import Distances

NO_WAY: Final[i64] = 99
WALL: Final[i64] = 6
"""How many actions a wall counts that is still to be turned."""


def worth_finding(state: GoldState) -> i64:
    """Return the hidden cards where chambers can be; if there are none, all hidden cards."""
    hidden = paths.hidden(state)
    far = hidden & ~paths.beside(state, bit(state.start))
    return far if far != 0 else hidden


def loose_treasures(state: GoldState) -> i64:
    """Return the cards on which treasures lie."""
    cells: i64 = 0
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < place.HELD:
            cells |= bit(state.treasures[treasure])
    return cells


def walls_before(state: GoldState, seat: i64) -> i64:
    """Count the shut sides between an archaeologist and what it wants: home with a treasure, else one or a hidden card.

    A treasure is worth little to whoever can't get home with it.
    """
    row = seat * area.ROW
    if state.areas[row + area.ARCHAEOLOGIST] == area.LOST:
        return 0
    here = bit(state.areas[row + area.ARCHAEOLOGIST])
    home = walls_between(state, here, bit(state.start), 0)
    if state.areas[row + area.CARRIED] != area.NOTHING:
        return home
    walls = walls_between(state, here, 0, worth_finding(state))
    loose = loose_treasures(state)
    if walls > 0 and loose != 0:
        fetched = home + walls_between(state, here, loose, 0)
        return fetched if fetched < walls else walls
    return walls


def way_to_goal(state: GoldState, seat: i64, ways: Distances) -> i64:
    """Return how many actions an archaeologist needs to what it wants, if there is no wall before that."""
    row = seat * area.ROW
    ways.measure(state, bit(state.areas[row + area.ARCHAEOLOGIST]), state.areas[row + area.LANTERNS])
    carries = state.areas[row + area.CARRIED] != area.NOTHING
    goals = bit(state.start) if carries else loose_treasures(state)
    hidden = 0 if carries else worth_finding(state)
    for actions in range(ways.count):
        if ways.layers[actions] & goals != 0 or paths.facing(state, ways.layers[actions]) & hidden != 0:
            return actions
    return NO_WAY


def walls_between(state: GoldState, cells: i64, goals: i64, hidden: i64) -> i64:
    """Count the shut sides between some cards and others, or cards from which hidden ones can be revealed."""
    standing = state.seen & ~state.fallen
    before: i64 = 0
    reached = paths.connected(state, cells)
    walls: i64 = 0
    while True:
        if reached & goals != 0 or paths.facing(state, reached) & hidden != 0:
            return walls
        walls += 1
        if paths.beside(state, reached) & hidden != 0:
            return walls
        further = reached | ((paths.towards(state, reached) | open_towards(state, reached)) & standing)
        if before != 0:
            further |= paths.beside(state, before) & standing
        before = reached
        reached = paths.connected(state, further)
        if reached == before and paths.beside(state, reached) & standing == 0:
            return NO_WAY


def open_towards(state: GoldState, cells: i64) -> i64:
    """Return the cards with an open side towards one of some cards."""
    across = (((cells & NOT_FIRST_COLUMN) >> 1) & state.east) | (((cells & NOT_LAST_COLUMN) << 1) & state.west)
    return across | ((cells >> ACROSS) & state.south) | ((cells << ACROSS) & state.north)


def place_to_dig(state: GoldState, seat: i64, ways: Distances, trial: Distances) -> i64:
    """Return where a porter turns a card so that fewer walls are left, as 36 times the card plus where it stands.

    The first ways are those of the porter. What takes the two figures the fewest actions is best; −1 if nothing helps.
    """
    walls = walls_before(state, seat)
    best = NOWHERE
    fewest = NO_WAY * NO_WAY
    tried: i64 = 0
    for actions in range(ways.count):
        stands = ways.layers[actions]
        while stands != 0:
            stand = first_of(stands)
            cards = paths.turnable(state, stand) & ~tried
            tried |= cards
            while cards != 0:
                needed = actions + actions_after(state, seat, first_of(cards), walls, trial)
                if needed < fewest:
                    fewest = needed
                    best = first_of(cards) * CELLS + stand
                cards &= cards - 1
            stands &= stands - 1
    return best if fewest < NO_WAY else NOWHERE


def actions_after(state: GoldState, seat: i64, cell: i64, walls: i64, ways: Distances) -> i64:
    """Return how many actions an archaeologist still needs if a card is turned as is best; many if that is no help."""
    sides = paths.sides_of(state, cell)
    placings = state.box.placings[sides] & ~bit(sides)
    fewest = NO_WAY
    for other in range(1, SIDE_SETS):
        if (placings >> other) & 1:
            paths.set_sides(state, cell, other)
            left = walls_before(state, seat)
            if left < walls:
                needed = WALL * left if left > 0 else way_to_goal(state, seat, ways)
                if needed < fewest:
                    fewest = needed
    paths.set_sides(state, cell, sides)
    return fewest
