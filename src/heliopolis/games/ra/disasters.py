"""What a seat receives and what disasters take from it: all of them strike once it has received all tiles."""

from typing import Final

from heliopolis.core.compat import i64
from heliopolis.core.journal import Fact, JournalEvent
from heliopolis.core.verbs import unknown

from . import apply, areas as area, components, phases as at, tiles as tile
from .state import RaState

TAKEN: Final[i64] = 2
"""How many tiles a disaster takes."""


def receive(state: RaState, seat: i64, kind: i64) -> None:
    """Put a tile into a seat's area; of a disaster, note what it will take (ra.disasters.1, ra.disasters.2)."""
    if kind < tile.FIRST_DISASTER:
        state.areas[seat * area.ROW + kind] += 1
        return
    state.gone_tiles += 1
    add_due(state, kind, TAKEN)


def add_due(state: RaState, disaster: i64, tiles: i64) -> None:
    """Let a disaster take so many more tiles, or fewer."""
    if disaster == tile.FUNERAL:
        state.funeral_due += tiles
    elif disaster == tile.DROUGHT:
        state.drought_due += tiles
    elif disaster == tile.UNREST:
        state.unrest_due += tiles
    elif disaster == tile.EARTHQUAKE:
        state.earthquake_due += tiles
    else:
        raise unknown("disaster", disaster)


def settle(state: RaState, seat: i64) -> None:
    """Take the tiles that disasters are due, asking the owner where there is a choice (ra.disasters.2 to 4)."""
    while state.funeral_due > 0:
        lose(state, seat, tile.PHARAOH, tile.FUNERAL)
    while state.drought_due > 0:
        lose(state, seat, tile.FLOOD if state.areas[seat * area.ROW + tile.FLOOD] > 0 else tile.NILE, tile.DROUGHT)
    while state.unrest_due > 0:
        kind = only_choice(state, seat, tile.FIRST_CIVILISATION, tile.LAST_CIVILISATION, state.unrest_due)
        if kind == tile.NO_TILE:
            ask(state, seat)
            return
        lose(state, seat, kind, tile.UNREST)
    while state.earthquake_due > 0:
        kind = only_choice(state, seat, tile.FIRST_MONUMENT, tile.LAST_MONUMENT, state.earthquake_due)
        if kind == tile.NO_TILE:
            ask(state, seat)
            return
        lose(state, seat, kind, tile.EARTHQUAKE)
    apply.go_on_after_tiles(state, seat)


def only_choice(state: RaState, seat: i64, first: i64, last: i64, due: i64) -> i64:
    """Return a kind to lose without asking: there is but one, or all go; NO_TILE if the owner has a choice."""
    kinds: i64 = 0
    tiles: i64 = 0
    held = first
    for kind in range(first, last + 1):
        count = state.areas[seat * area.ROW + kind]
        if count > 0:
            kinds += 1
            tiles += count
            held = kind
    return held if kinds <= 1 or tiles <= due else tile.NO_TILE


def ask(state: RaState, seat: i64) -> None:
    """Let the owner choose a tile to lose."""
    state.phase = at.DISCARD
    state.acting = seat


def discard(state: RaState, seat: i64, kind: i64) -> None:
    """Lose the chosen tile to the disaster that asked, then go on with what is due (ra.disasters.4)."""
    lose(state, seat, kind, tile.UNREST if state.unrest_due > 0 else tile.EARTHQUAKE)
    settle(state, seat)


def lose(state: RaState, seat: i64, kind: i64, disaster: i64) -> None:
    """Give one tile to a disaster; where there is none, that much is due no more (ra.disasters.2, ra.disasters.3)."""
    if state.areas[seat * area.ROW + kind] > 0:
        state.areas[seat * area.ROW + kind] -= 1
        state.gone_tiles += 1
        if state.journal is not None:
            facts: dict[str, Fact] = {"disaster": components.NAMES[disaster], "tile": components.NAMES[kind]}
            state.journal.append(JournalEvent("lost", "ra.disasters.2", int(seat), facts))
    add_due(state, disaster, -1)
