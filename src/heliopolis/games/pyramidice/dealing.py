"""What is dealt before the first turn, and the choice of scarabs (pyramidice.setup)."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.core.state import CHANCE
from heliopolis.core.verbs import unknown

from . import areas as area, phases as at, row, scarabs, table
from .state import PyramidiceState
from .turns import ask, begin_turn


def set_up(state: PyramidiceState) -> bool:
    """Go on with the set-up; tell whether chance or a seat is asked."""
    stage = state.stage
    if stage == at.DEAL_TILES:
        if state.dealt < state.box.spots:
            return ask(state, CHANCE, at.DEAL)
        next_deal(state, at.DEAL_ROW)
        state.draws = row.LENGTH
    elif stage == at.DEAL_ROW:
        next_deal(state, at.DEAL_PROJECTS)
    elif stage == at.DEAL_PROJECTS:
        if state.dealt < state.seats + state.box.architect_projects:
            return ask(state, CHANCE, at.DEAL)
        next_deal(state, at.DEAL_SCARABS)
        if state.seats == 1:
            begin_turn(state, 0)
    elif stage == at.DEAL_SCARABS:
        if state.dealt < 2 * state.seats:
            return ask(state, CHANCE, at.DEAL)
        next_deal(state, at.SCARAB)
    elif stage == at.SCARAB:
        if state.dealt < state.seats:
            return ask(state, state.dealt, at.SCARAB)
        next_deal(state, at.FIRST)
    elif stage == at.FIRST:
        return ask(state, CHANCE, at.DEAL)
    else:
        raise unknown("stage", stage)
    return False


def next_deal(state: PyramidiceState, stage: i64) -> None:
    """Go on to deal something else."""
    state.stage = stage
    state.dealt = 0


def deal_tile(state: PyramidiceState, tile: i64) -> None:
    """Lay a rest tile under the Sphinx (pyramidice.setup.2)."""
    state.table[table.SPOTS + state.dealt] = tile
    state.dealt += 1


def deal_project(state: PyramidiceState, project: i64) -> None:
    """Each seat gets a project; in a solo game the architect gets his first (pyramidice.setup.6, .solo.1)."""
    player = state.dealt
    if state.seats == 1:
        player = 1 if state.dealt < state.box.architect_projects else 0
    state.areas[player * area.SIZE + area.PROJECTS] |= bits.bit(project)
    state.dealt += 1


def deal_scarab(state: PyramidiceState, scarab: i64) -> None:
    """Each seat is dealt two scarabs (pyramidice.setup.7)."""
    state.areas[state.dealt // 2 * area.SIZE + area.OFFERED + state.dealt % 2] = scarab
    state.dealt += 1


def keep_scarab(state: PyramidiceState, seat: i64, scarab: i64) -> None:
    """Keep one of two scarabs (pyramidice.setup.7)."""
    state.areas[seat * area.SIZE + area.SCARAB] = scarabs.lying(state, scarab)
    state.dealt += 1
