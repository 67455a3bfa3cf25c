"""What chance answers: a group of suns for each seat, then one tile of the bag after another."""

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.verbs import unknown

from . import actions as act, apply, areas as area, auction, phases as at, tiles as tile
from .state import RaState


def outcomes(state: RaState) -> list[tuple[int, int]]:
    """Return the groups of suns not dealt yet, or the tiles left in the bag, with their weights."""
    found: list[tuple[int, int]] = []
    if state.phase == at.DEAL:
        for group in range(state.seats):
            if not is_dealt(state, group):
                found.append((act.SUNS + group, 1))
        return found
    for kind in range(tile.KINDS):
        if state.bag[kind] > 0:
            found.append((act.TILE + kind, state.bag[kind]))
    return found


def is_dealt(state: RaState, group: i64) -> bool:
    """Tell whether a group of suns lies before a seat already."""
    return (state.dealt >> group) & 1 == 1


def sample(state: RaState, rng: Rng) -> i64:
    """Draw a group of suns or a tile, each as likely as any other."""
    if state.phase == at.DEAL:
        return sample_group(state, rng)
    skip = rng.below(state.bag_tiles)
    kind: i64 = 0
    while skip >= state.bag[kind]:
        skip -= state.bag[kind]
        kind += 1
    return act.TILE + kind


def sample_group(state: RaState, rng: Rng) -> i64:
    """Draw one of the groups of suns that are not dealt yet: as many as there are seats without one."""
    skip = rng.below(state.seats - state.turn)
    for group in range(state.seats):
        if not is_dealt(state, group):
            if skip == 0:
                return act.SUNS + group
            skip -= 1
    raise unknown("group of suns left for seat", state.turn)


def resolve(state: RaState, outcome: i64) -> None:
    """Let chance answer."""
    if state.phase == at.DEAL:
        deal(state, outcome - act.SUNS)
    elif state.phase == at.DRAWING:
        draw(state, outcome - act.TILE)
    else:
        raise unknown("chance in phase", state.phase)


def deal(state: RaState, group: i64) -> None:
    """Give a group of suns to the next seat; with the last one the first epoch begins (ra.setup.3)."""
    state.dealt |= bit(group)
    state.areas[state.turn * area.ROW + area.SUNS_UP] = state.box.groups[group]
    state.turn += 1
    if state.turn == state.seats:
        apply.begin_epoch(state)


def draw(state: RaState, kind: i64) -> None:
    """Take a tile out of the bag: a Ra starts an auction, others go to the auction track (ra.draw.2, ra.draw.3)."""
    state.bag[kind] -= 1
    state.bag_tiles -= 1
    if kind == tile.RA:
        draw_ra(state)
    else:
        place_tile(state, kind)
        apply.end_turn(state)


def place_tile(state: RaState, kind: i64) -> None:
    """A drawn tile goes to the first empty place of the auction track (ra.draw.2)."""
    slot: i64 = 0
    while state.track[slot] != tile.NO_TILE:
        slot += 1
    state.track[slot] = kind
    state.track_tiles += 1


def draw_ra(state: RaState) -> None:
    """A Ra starts an auction; the one that fills the Ra track ends the epoch at once (ra.draw.3, ra.epochs.2)."""
    state.ra_tiles += 1
    if state.ra_tiles == state.box.ra_track:
        auction.discard_track(state)
        apply.end_epoch(state)
    else:
        auction.start(state, at.RA_DRAWN)
