"""How often the pictures of projects are there on the floors of the pyramids (pyramidice.projects.1).

The box knows the figures through each space (see `pictures`).
"""

from heliopolis.core.compat import i64

from . import cards, table
from .pictures import DIE_BITS, SPACE_MASK, VALUE_BITS, VALUE_MASK
from .state import PyramidiceState


def made(state: PyramidiceState, project: i64, cell: i64, value: i64) -> i64:
    """Count how often a die on a space completes the picture of a project."""
    box = state.box
    if not (box.project_shows[project] >> value) & 1:
        return 0
    place = project * box.cells + cell
    count: i64 = 0
    for figure in range(box.figures_from[place], box.figures_from[place + 1]):
        if box.figure_value[figure] == value and stands(state, box.figure_others[figure]):
            count += 1
    return count


def stands(state: PyramidiceState, others: i64) -> bool:
    """Tell whether the other spaces of a figure show what they have to."""
    while others != 0:
        if state.table[table.SPACES + ((others >> VALUE_BITS) & SPACE_MASK)] != others & VALUE_MASK:
            return False
        others >>= DIE_BITS
    return True


def completed(state: PyramidiceState, projects: i64, cell: i64, value: i64) -> bool:
    """Tell whether a die on a space completes the picture of one of these projects."""
    for project in range(cards.PROJECT_COUNT):
        if (projects >> project) & 1 and made(state, project, cell, value) > 0:
            return True
    return False


def count(state: PyramidiceState, project: i64) -> i64:
    """Count how often the picture of a project is there: each time it is found from all its dice."""
    ends: i64 = 0
    for cell in range(state.box.cells):
        value = state.table[table.SPACES + cell]
        if value != 0:
            ends += made(state, project, cell, value)
    return ends // state.box.project_dice[project]
