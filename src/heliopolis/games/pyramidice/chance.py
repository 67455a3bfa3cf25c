"""What chance may answer, how likely, and what comes of it."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.verbs import unknown

from . import (
    actions as act,
    apply,
    architect,
    areas as area,
    cards,
    dealing,
    dice,
    phases as at,
    row,
    table,
    turns,
    work,
)
from .state import PyramidiceState


def expected(state: PyramidiceState) -> i64:
    """Return the kind of outcome that is due: the first number of its family."""
    if state.phase == at.ROLL:
        return act.STONE_ROLLED if state.cup.stones > 0 else act.PRAYER_ROLLED
    if state.phase == at.DRAW:
        return act.DRAWN
    if state.stage == at.DEAL_TILES:
        return act.TILE_DEALT
    if state.stage == at.DEAL_PROJECTS:
        return act.PROJECT_DEALT
    return act.FIRST_SEAT if state.stage == at.FIRST else act.SCARAB_DEALT


def possible(state: PyramidiceState) -> i64:
    """Return what may come up of that kind as bits, all equally likely."""
    kind = expected(state)
    if kind in (act.STONE_ROLLED, act.PRAYER_ROLLED):
        return bits.all_below(dice.SIDES)
    if kind == act.DRAWN:
        return state.unseen
    if kind == act.TILE_DEALT:
        return undealt_tiles(state)
    if kind == act.PROJECT_DEALT:
        return undealt_projects(state)
    return bits.all_below(state.seats) if kind == act.FIRST_SEAT else undealt_scarabs(state)


def undealt_tiles(state: PyramidiceState) -> i64:
    """Return the rest tiles that do not lie under the Sphinx, before the first turn."""
    left = bits.all_below(cards.TILE_COUNT)
    for spot in range(state.box.spots):
        tile = state.table[table.SPOTS + spot]
        if tile != cards.NO_TILE:
            left -= bits.bit(tile)
    return left


def undealt_projects(state: PyramidiceState) -> i64:
    """Return the projects that nobody has."""
    left = bits.all_below(cards.PROJECT_COUNT)
    for player in range(state.players):
        left -= state.areas[player * area.SIZE + area.PROJECTS]
    return left


def undealt_scarabs(state: PyramidiceState) -> i64:
    """Return the scarabs that nobody was offered."""
    left = bits.all_below(cards.SCARAB_COUNT)
    for seat in range(state.seats):
        for offer in range(2):
            scarab = state.areas[seat * area.SIZE + area.OFFERED + offer]
            if scarab != cards.NO_SCARAB:
                left -= bits.bit(scarab)
    return left


def outcomes(state: PyramidiceState) -> list[tuple[int, int]]:
    """Return what may come up, with weights."""
    first = int(expected(state))
    found = int(possible(state))
    return [(first + number, 1) for number in range(found.bit_length()) if found >> number & 1]


def sample(state: PyramidiceState, rng: Rng) -> i64:
    """Return one outcome, all equally likely."""
    if state.phase == at.ROLL:
        return expected(state) + rng.below(dice.SIDES)
    found = possible(state)
    skip = rng.below(bits.count_bits(found))
    number: i64 = 0
    while True:
        if found & 1:
            if skip == 0:
                return expected(state) + number
            skip -= 1
        found >>= 1
        number += 1


def resolve(state: PyramidiceState, outcome: i64) -> None:
    """Let chance answer, then go on to the next decision."""
    kind = act.kind_of(outcome)
    if kind in (act.STONE_ROLLED, act.PRAYER_ROLLED):
        if state.stage == at.ARCHITECT_ROLL:
            architect.resolve_roll(state, outcome - act.STONE_ROLLED + 1)
        else:
            work.roll(state, outcome)
    elif kind == act.DRAWN:
        row.enter(state, outcome - act.DRAWN)
    elif kind == act.TILE_DEALT:
        dealing.deal_tile(state, outcome - act.TILE_DEALT)
    elif kind == act.PROJECT_DEALT:
        dealing.deal_project(state, outcome - act.PROJECT_DEALT)
    elif kind == act.SCARAB_DEALT:
        dealing.deal_scarab(state, outcome - act.SCARAB_DEALT)
    elif kind == act.FIRST_SEAT:
        turns.begin_turn(state, outcome - act.FIRST_SEAT)
    else:
        raise unknown("outcome", outcome)
    apply.proceed(state)
