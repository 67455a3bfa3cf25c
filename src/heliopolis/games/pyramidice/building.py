"""Building: where a stone die may stand, what it takes and what it gives."""

from heliopolis.core import bits
from heliopolis.core.compat import i64

from . import areas as area, cards, costs, declared, gods, ledger, once, payment, phases as at, purposes, scarabs, table
from .state import NOBODY, PyramidiceState


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
    if gods.workers_to_spend(state, seat) >= full_cost(state, value, cell):
        return True
    return gods.has(state, seat, cards.SESHAT) and can_pay_seshat(state, seat, value)


def can_pay_seshat(state: PyramidiceState, seat: i64, value: i64) -> bool:
    """Tell whether a seat can pay Seshat's cost for a die, and not with that die (pyramidice.deities.seshat)."""
    return payment.can_pay_beside(state, seat, state.box.power_cost[cards.SESHAT], value - 1, bends=False)


def can_build_value(state: PyramidiceState, seat: i64, value: i64) -> bool:
    """Tell whether a seat has an unused stone die of a value and a space for it."""
    if state.table[table.HAND + value - 1] == 0:
        return False
    return any(can_build(state, seat, value, cell) for cell in range(state.box.cells))


def place(state: PyramidiceState, seat: i64, cell: i64) -> None:
    """Choose the space; ask about Seshat only if her cost is another one and both can be paid."""
    state.bill.cell = cell
    workers = full_cost(state, state.bill.value, cell)
    cost = costs.repeated(costs.WORKER, workers)
    if not gods.has(state, seat, cards.SESHAT) or cost == state.box.power_cost[cards.SESHAT]:
        charge(state, cost)
    elif gods.workers_to_spend(state, seat) < workers:
        charge(state, state.box.power_cost[cards.SESHAT])
    elif not can_pay_seshat(state, seat, state.bill.value):
        charge(state, cost)
    else:
        state.stage = at.COSTING


def choose_cost(state: PyramidiceState, *, full: bool) -> None:
    """Pay the full cost or Seshat's (pyramidice.deities.seshat)."""
    workers = full_cost(state, state.bill.value, state.bill.cell)
    charge(state, costs.repeated(costs.WORKER, workers) if full else state.box.power_cost[cards.SESHAT])


def charge(state: PyramidiceState, cost: i64) -> None:
    """Ask for what a build takes."""
    state.stage = at.WORKING
    state.bill.purpose = purposes.BUILD
    state.bill.workers = 0
    state.bill.due = cost


def finish_build(state: PyramidiceState, seat: i64) -> None:
    """The die stays on the pyramid and brings Glory at once (pyramidice.build.4)."""
    cell = state.bill.cell
    value = state.bill.value
    state.table[table.HAND + value - 1] -= 1
    set_die(state, cell, value)
    workers = state.bill.workers
    ledger.change_glory(state, seat, value, ledger.BUILD, value)
    ledger.change_glory(state, seat, state.box.cell_glory[cell], ledger.FLOOR, 0)
    ledger.change_glory(state, seat, thoth_glory(state, seat, workers), ledger.THOTH, 0)
    ledger.change_glory(state, seat, serket_glory(state, seat, cell), ledger.SERKET, 0)
    ledger.change_glory(state, seat, carnelian_glory(state, seat), ledger.CARNELIAN, 0)
    if state.box.declares:
        declared.react(state, seat, scarabs.BUILD)
    if pearl_seat(state) != NOBODY:
        state.pearl_glory = copied_glory(state, seat, value, cell, workers)


def thoth_glory(state: PyramidiceState, seat: i64, workers: i64) -> i64:
    """Thoth pays for each worker spent on a build (pyramidice.deities.thoth)."""
    return workers * state.box.thoth_glory if workers > 0 and gods.has(state, seat, cards.THOTH) else 0


def serket_glory(state: PyramidiceState, seat: i64, cell: i64) -> i64:
    """Serket pays for a build upon four dice (pyramidice.deities.serket)."""
    return state.box.serket_glory if state.box.cell_floor[cell] > 0 and gods.has(state, seat, cards.SERKET) else 0


def carnelian_glory(state: PyramidiceState, seat: i64) -> i64:
    """Carnelian pays for each build (pyramidice.scarabs.carnelian)."""
    return state.box.carnelian_glory if state.areas[seat * area.SIZE + area.SCARAB] == cards.CARNELIAN else 0


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
    state.table[table.SPACES + cell] = value


def pearl_seat(state: PyramidiceState) -> i64:
    """Return the other seat that may copy a build now, NOBODY if there is none (pyramidice.scarabs.pearl)."""
    if state.done & once.PEARL:
        return NOBODY
    for seat in range(state.seats):
        if seat != state.turn and state.areas[seat * area.SIZE + area.SCARAB] == cards.PEARL:
            return seat if state.areas[seat * area.SIZE + area.WORKERS] >= state.box.pearl_workers else NOBODY
    return NOBODY


def answer_with_pearl(state: PyramidiceState, seat: i64, *, copies: bool) -> None:
    """Pearl may spend workers for the Glory of another's build (pyramidice.scarabs.pearl)."""
    if copies:
        state.done |= once.PEARL
        state.areas[seat * area.SIZE + area.WORKERS] -= state.box.pearl_workers
        state.workers += state.box.pearl_workers
        ledger.change_glory(state, seat, state.pearl_glory, ledger.PEARL, 0)
    state.pearl_glory = 0
