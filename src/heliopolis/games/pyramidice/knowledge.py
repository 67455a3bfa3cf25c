"""What nobody may know but one seat: projects, which are shown at the end. And the count of all pieces."""

from collections.abc import Sequence

from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, OVER, State

from . import actions as act, areas as area, components, dice, phases as at, rest, row, table
from .state import PyramidiceState


def redeal(state: PyramidiceState, viewer: int | None, rng: Rng) -> State:
    """Deal the projects anew that the viewer has not seen; nothing else is hidden."""
    copy = state.clone()
    if state.seats == 1 or state.phase == at.FINISHED:
        return copy
    left = list(range(len(components.PROJECT_NAMES)))
    if viewer is not None and state.areas[viewer * area.SIZE + area.PROJECTS]:
        left.remove(int(state.areas[viewer * area.SIZE + area.PROJECTS]).bit_length() - 1)
    for seat in range(int(state.seats)):
        if seat != viewer and state.areas[seat * area.SIZE + area.PROJECTS]:
            copy.areas[seat * area.SIZE + area.PROJECTS] = 1 << left.pop(int(rng.below(len(left))))
    return copy


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Return the deals of projects to other seats: they are hidden until the game is over (pyramidice.setup.6)."""
    assert isinstance(start, PyramidiceState)
    if start.seats == 1:
        return frozenset()
    state = start.clone()
    # A game may go on from the middle of the deal: then the first seats have their projects already.
    dealt = 0
    for seat in range(int(start.seats)):
        if start.areas[seat * area.SIZE + area.PROJECTS] != 0:
            dealt += 1
    deals: list[int] = []
    for index, entry in enumerate(entries):
        if entry.seat == CHANCE:
            if act.kind_of(entry.number) == act.PROJECT_DEALT:
                deals.append(index)
            state.resolve(entry.number)
        else:
            state.apply(entry.seat, entry.number)
    if state.actor() == OVER:
        return frozenset()
    return frozenset(index for owner, index in enumerate(deals, dealt) if owner != viewer)


def census(state: State) -> dict[str, int]:
    """Count the components, wherever they lie."""
    assert isinstance(state, PyramidiceState)
    built = int(state.filled).bit_count()
    stones = int(state.supply + state.quarry_stones + state.cup.stones) + built
    prayers = int(state.quarry_prayers + state.cup.prayers)
    for value in range(int(dice.SIDES)):
        stones += int(state.table[table.HAND + value])
        prayers += int(state.table[table.HAND + dice.SIDES + value])
    workers = int(state.workers)
    cats = int(state.cats)
    deities = int(state.unseen).bit_count() + int(state.gone).bit_count() + int(row.LENGTH - row.gaps(state))
    tiles = int(rest.tiles_on_offer(state)).bit_count()
    for player in range(int(state.players)):
        mine = player * area.SIZE
        workers += int(state.areas[mine + area.WORKERS])
        cats += int(state.areas[mine + area.CATS])
        stones += int(state.areas[mine + area.STONES])
        deities += int(state.areas[mine + area.GODS]).bit_count()
        tiles += int(rest.tiles_held(state, player))
    undealt = int(state.box.spots) - tiles if state.stage == at.DEAL_TILES else 0
    return {
        "stone dice": stones,
        "prayer dice": prayers,
        "workers": workers,
        "cats": cats,
        "deities": deities,
        "rest tiles": tiles + undealt,
    }
