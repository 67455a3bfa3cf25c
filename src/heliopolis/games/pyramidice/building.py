"""Building: where a stone die may stand, what it takes and what it gives."""

from heliopolis.core import bits
from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import ledger, payment
from heliopolis.games.pyramidice.box import PIECE_BITS, WORKER_PIECE
from heliopolis.games.pyramidice.components import CARNELIAN, PEARL, PROJECTS, SERKET, SESHAT, THOTH
from heliopolis.games.pyramidice.state import (
    BUILD_LINE,
    CARNELIAN_LINE,
    COSTING,
    FLOOR_LINE,
    FOR_BUILD,
    HAND,
    NOBODY,
    NOTHING,
    PEARL_LINE,
    PEARL_USED,
    ROW,
    SCARAB_KEPT,
    SERKET_LINE,
    SPACES,
    THOTH_LINE,
    WORKERS,
    WORKING,
    PyramidiceState,
)


def is_open(state: PyramidiceState, cell: i64) -> bool:
    """A space is open on the ground, or upon four dice (pyramidice.build.1)."""
    if (state.filled >> cell) & 1:
        return False
    return state.box.cell_below[cell] & ~state.filled == 0


def full_cost(state: PyramidiceState, value: i64, cell: i64) -> i64:
    """Count the workers for a die of a value on a space (pyramidice.build.2, pyramidice.build.3)."""
    return state.box.die_workers[value] + state.box.cell_workers[cell]


def can_build(state: PyramidiceState, seat: i64, value: i64, cell: i64) -> bool:
    """Tell whether a seat can pay for a die on an open space, at full cost or at Seshat's."""
    if not is_open(state, cell):
        return False
    hands = payment.workers_to_spend(state, seat)
    if hands >= full_cost(state, value, cell):
        return True
    return hands >= state.box.seshat_workers and payment.has(state, seat, SESHAT)


def can_build_value(state: PyramidiceState, seat: i64, value: i64) -> bool:
    """Tell whether a seat has an unused stone die of a value and a space for it."""
    if state.table[HAND + value - 1] == 0:
        return False
    return any(can_build(state, seat, value, cell) for cell in range(state.box.cells))


def place(state: PyramidiceState, seat: i64, cell: i64) -> None:
    """Choose the space; ask about Seshat only if her cost is another one and both can be paid."""
    state.subject = cell
    cost = full_cost(state, state.subject_value, cell)
    if not payment.has(state, seat, SESHAT) or cost == state.box.seshat_workers:
        charge(state, cost)
        return
    hands = payment.workers_to_spend(state, seat)
    if hands < cost:
        charge(state, state.box.seshat_workers)
    elif hands < state.box.seshat_workers:
        charge(state, cost)
    else:
        state.stage = COSTING


def charge(state: PyramidiceState, workers: i64) -> None:
    """Ask for the workers that a build takes."""
    state.stage = WORKING
    state.purpose = FOR_BUILD
    state.spent_workers = 0
    state.due = 0
    for _ in range(workers):
        state.due = (state.due << PIECE_BITS) | WORKER_PIECE


def finish_build(state: PyramidiceState, seat: i64) -> None:
    """The die stays on the pyramid and brings Glory at once (pyramidice.build.4)."""
    state.purpose = NOTHING
    cell = state.subject
    value = state.subject_value
    state.table[HAND + value - 1] -= 1
    set_die(state, cell, value)
    workers = state.spent_workers
    ledger.change_glory(state, seat, value, BUILD_LINE, value)
    ledger.change_glory(state, seat, state.box.cell_glory[cell], FLOOR_LINE, 0)
    ledger.change_glory(state, seat, thoth_glory(state, seat, workers), THOTH_LINE, 0)
    ledger.change_glory(state, seat, serket_glory(state, seat, cell), SERKET_LINE, 0)
    ledger.change_glory(state, seat, carnelian_glory(state, seat), CARNELIAN_LINE, 0)
    if pearl_seat(state) != NOBODY:
        state.pearl_glory = copied_glory(state, seat, value, cell, workers)


def thoth_glory(state: PyramidiceState, seat: i64, workers: i64) -> i64:
    """Thoth pays for each worker spent on a build (pyramidice.deities.thoth)."""
    return workers * state.box.thoth_glory if workers > 0 and payment.has(state, seat, THOTH) else 0


def serket_glory(state: PyramidiceState, seat: i64, cell: i64) -> i64:
    """Serket pays for a build upon four dice (pyramidice.deities.serket)."""
    return state.box.serket_glory if state.box.cell_floor[cell] > 0 and payment.has(state, seat, SERKET) else 0


def carnelian_glory(state: PyramidiceState, seat: i64) -> i64:
    """Carnelian pays for each build (pyramidice.scarabs.carnelian)."""
    return state.box.carnelian_glory if state.areas[seat * ROW + SCARAB_KEPT] == CARNELIAN else 0


def copied_glory(state: PyramidiceState, seat: i64, value: i64, cell: i64, workers: i64) -> i64:
    """Count what a build brings without scarabs, which is what Pearl copies (pyramidice.scarabs.pearl)."""
    glory = value + state.box.cell_glory[cell] + thoth_glory(state, seat, workers)
    return glory + serket_glory(state, seat, cell)


def build_glory(state: PyramidiceState, seat: i64, value: i64, cell: i64, workers: i64) -> i64:
    """Count what a build for so many workers brings its builder (pyramidice.build.4)."""
    return copied_glory(state, seat, value, cell, workers) + carnelian_glory(state, seat)


def set_die(state: PyramidiceState, cell: i64, value: i64) -> None:
    """Put a die on a space."""
    state.filled |= bits.bit(cell)
    state.table[SPACES + cell] = value


def pearl_seat(state: PyramidiceState) -> i64:
    """Return the other seat that may copy a build now, NOBODY if there is none (pyramidice.scarabs.pearl)."""
    if state.flags & PEARL_USED:
        return NOBODY
    for seat in range(state.seats):
        if seat != state.turn and state.areas[seat * ROW + SCARAB_KEPT] == PEARL:
            return seat if state.areas[seat * ROW + WORKERS] >= state.box.pearl_workers else NOBODY
    return NOBODY


def copy_build(state: PyramidiceState, seat: i64) -> None:
    """Pearl spends workers for the Glory of another's build (pyramidice.scarabs.pearl)."""
    state.flags |= PEARL_USED
    state.areas[seat * ROW + WORKERS] -= state.box.pearl_workers
    state.workers += state.box.pearl_workers
    ledger.change_glory(state, seat, state.pearl_glory, PEARL_LINE, 0)
    state.pearl_glory = 0


def completes_pair(state: PyramidiceState, projects: i64, cell: i64, value: i64) -> bool:
    """Tell whether a die on a space makes a pair of one of these projects (pyramidice.projects.1)."""
    for project in range(PROJECTS):
        if (projects >> project) & 1:
            first = state.box.project_first[project]
            second = state.box.project_second[project]
            if value == first and stands_beside(state, cell, second):
                return True
            if value == second and stands_beside(state, cell, first):
                return True
    return False


def stands_beside(state: PyramidiceState, cell: i64, value: i64) -> bool:
    """Tell whether a die of a value stands beside a space, on the same floor."""
    beside = state.box.cell_beside[cell]
    return any(beside >> other & 1 and state.table[SPACES + other] == value for other in range(state.box.cells))


def count_pairs(state: PyramidiceState, project: i64) -> i64:
    """Count a project's pairs of dice side by side, floor by floor (pyramidice.projects.1)."""
    first = state.box.project_first[project]
    second = state.box.project_second[project]
    pairs: i64 = 0
    for cell in range(state.box.cells):
        value = state.table[SPACES + cell]
        if value != first and value != second:
            continue
        partner = second if value == first else first
        beside = state.box.cell_beside[cell] >> (cell + 1)
        other = cell + 1
        while beside != 0:
            if beside & 1 and state.table[SPACES + other] == partner:
                pairs += 1
            beside >>= 1
            other += 1
    return pairs
