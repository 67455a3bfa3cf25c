"""What chance may answer, and how likely."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.games.pyramidice.actions import (
    DRAWN,
    FIRST_SEAT,
    PROJECT_DEALT,
    ROLLED,
    SCARAB_DEALT,
    TILE_DEALT,
)
from heliopolis.games.pyramidice.components import NO_SCARAB, NO_TILE, PROJECTS, SCARABS, SIDES, TILES
from heliopolis.games.pyramidice.state import (
    DEAL_PROJECTS,
    DEAL_TILES,
    DRAW,
    FIRST,
    OFFERED,
    PROJECTS_HELD,
    ROLL,
    ROW,
    SPOTS,
    PyramidiceState,
)


def first_outcome(state: PyramidiceState) -> i64:
    """Return the number that the possible outcomes are counted from."""
    if state.phase == ROLL:
        return ROLLED if state.cup_stones > 0 else ROLLED + SIDES
    if state.phase == DRAW:
        return DRAWN
    if state.stage == DEAL_TILES:
        return TILE_DEALT
    if state.stage == DEAL_PROJECTS:
        return PROJECT_DEALT
    return FIRST_SEAT if state.stage == FIRST else SCARAB_DEALT


def possible(state: PyramidiceState) -> i64:
    """Return what may come up as bits, all equally likely."""
    if state.phase == ROLL:
        return bits.all_below(SIDES)
    if state.phase == DRAW:
        return state.unseen
    if state.stage == DEAL_TILES:
        return undealt_tiles(state)
    if state.stage == DEAL_PROJECTS:
        return undealt_projects(state)
    return bits.all_below(state.seats) if state.stage == FIRST else undealt_scarabs(state)


def undealt_tiles(state: PyramidiceState) -> i64:
    """Return the rest tiles that do not lie under the Sphinx, before the first turn."""
    left = bits.all_below(TILES)
    for spot in range(state.box.spots):
        tile = state.table[SPOTS + spot]
        if tile != NO_TILE:
            left -= bits.bit(tile)
    return left


def undealt_projects(state: PyramidiceState) -> i64:
    """Return the projects that nobody has."""
    left = bits.all_below(PROJECTS)
    for player in range(state.players):
        left -= state.areas[player * ROW + PROJECTS_HELD]
    return left


def undealt_scarabs(state: PyramidiceState) -> i64:
    """Return the scarabs that nobody was offered."""
    left = bits.all_below(SCARABS)
    for seat in range(state.seats):
        for offer in range(2):
            scarab = state.areas[seat * ROW + OFFERED + offer]
            if scarab != NO_SCARAB:
                left -= bits.bit(scarab)
    return left


def outcomes(state: PyramidiceState) -> list[tuple[int, int]]:
    """Return what may come up, with weights."""
    first = int(first_outcome(state))
    bits = int(possible(state))
    return [(first + number, 1) for number in range(bits.bit_length()) if bits >> number & 1]


def sample(state: PyramidiceState, rng: Rng) -> i64:
    """Return one outcome, all equally likely."""
    if state.phase == ROLL:
        return first_outcome(state) + rng.below(SIDES)
    bits = possible(state)
    count: i64 = 0
    rest = bits
    while rest != 0:
        count += rest & 1
        rest >>= 1
    skip = rng.below(count)
    number: i64 = 0
    while True:
        if bits & 1:
            if skip == 0:
                return first_outcome(state) + number
            skip -= 1
        bits >>= 1
        number += 1
