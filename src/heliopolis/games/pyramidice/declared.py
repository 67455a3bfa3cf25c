"""What a scarab does by a power that an edition declares: a decision of a Work turn, or by itself at its moment."""

from typing import Final

from heliopolis.core.compat import i64

from . import (
    areas as area,
    cards,
    costs,
    gods,
    hand,
    patterns,
    payment,
    phases as at,
    powers,
    purposes,
    resources,
    scarabs,
)
from .state import PyramidiceState

# What the Glory of the end is for, as in `scarab_cards.EACH`.
EACH_GOD: Final[i64] = 1
EACH_ENNEAD: Final[i64] = 2
EACH_RESOURCE: Final[i64] = 3
EACH_WORKER: Final[i64] = 4
EACH_PATTERN: Final[i64] = 7


def can_use(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat at work may use its scarab: it can pay, and something comes of it."""
    scarab = scarabs.acting(state, seat, scarabs.WORK)
    if scarab == cards.NO_SCARAB or not brings_something(state, seat, scarab):
        return False
    return payment.can_pay(state, seat, state.box.scarab_cost[scarab], for_deity=False)


def brings_something(state: PyramidiceState, seat: i64, scarab: i64) -> bool:
    """Tell whether Glory, a resource that is left, dice to reroll or a used god come of a declared power."""
    box = state.box
    if box.scarab_glory[scarab] > 0:
        return True
    for kind in range(area.KINDS):
        wanted = box.scarab_gains[area.KINDS * scarab + kind] + box.scarab_choices[scarab]
        if wanted > 0 and resources.in_supply(state, kind) > 0:
            return True
    if (box.scarabs_that_reroll >> scarab) & 1 and hand.count(state) > costs.count_dice(box.scarab_cost[scarab]):
        return True
    return bool((box.scarabs_that_ready >> scarab) & 1) and powers.readied(state, seat) != 0


def begin(state: PyramidiceState, seat: i64) -> None:
    """Use the scarab at work: ask for what it takes."""
    state.bill.purpose = purposes.SCARAB
    state.bill.due = state.box.scarab_cost[scarabs.declared(state, seat)]


def react(state: PyramidiceState, seat: i64, moment: i64) -> None:
    """Let a declared power act by itself, if this is its moment."""
    scarab = scarabs.acting(state, seat, moment)
    if scarab != cards.NO_SCARAB:
        give(state, seat, scarab)


def give(state: PyramidiceState, seat: i64, scarab: i64) -> None:
    """Give what a declared power gives."""
    box = state.box
    scarabs.win(state, seat, scarab)
    if (box.scarabs_that_ready >> scarab) & 1:
        state.used -= powers.readied(state, seat)
    if (box.scarabs_that_reroll >> scarab) & 1 and hand.count(state) > 0:
        state.stage = at.REROLLING
        state.cup.limit = hand.count(state)
    first = area.KINDS * scarab
    gains = box.scarab_gains
    if gains[first + area.WORKERS] + gains[first + area.CATS] + gains[first + area.STONES] > 0:
        resources.grant(state, seat, gains[first + area.WORKERS], gains[first + area.CATS], gains[first + area.STONES])
    if box.scarab_choices[scarab] > 0:
        resources.grant_choices(state, seat, box.scarab_choices[scarab], 1)


def end_glory(state: PyramidiceState, seat: i64) -> i64:
    """Count what a declared power brings at the end."""
    scarab = scarabs.acting(state, seat, scarabs.END)
    if scarab == cards.NO_SCARAB:
        return 0
    return state.box.scarab_glory[scarab] * counted(state, seat, state.box.scarab_each[scarab])


def counted(state: PyramidiceState, seat: i64, each: i64) -> i64:
    """Count what a power brings Glory for at the end."""
    if each == EACH_GOD:
        return gods.count(state, seat)
    if each == EACH_ENNEAD:
        return gods.count_ennead(state, seat)
    if each == EACH_RESOURCE:
        return resources.held(state, seat)
    if each == EACH_PATTERN:
        return count_patterns(state, seat)
    if each >= EACH_WORKER:
        return state.areas[seat * area.SIZE + each - EACH_WORKER]
    return 1


def count_patterns(state: PyramidiceState, seat: i64) -> i64:
    """Count how often the pictures of a seat's projects are there."""
    projects = state.areas[seat * area.SIZE + area.PROJECTS]
    count: i64 = 0
    for project in range(cards.PROJECT_COUNT):
        if (projects >> project) & 1:
            count += patterns.count(state, project)
    return count
