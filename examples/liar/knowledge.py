"""What a seat can't know: the dice under the other cups, until all are lifted."""

from collections.abc import Sequence

from heliopolis.core.game import Entry
from heliopolis.core.rng import Rng
from heliopolis.core.state import CHANCE, State

from . import actions as act, chance
from .components import FACES
from .state import LiarState


def redeal(state: LiarState, seat: int | None, rng: Rng) -> State:
    """Roll anew what lies under the other cups: by the rules a bid says nothing about them.

    How many dice lie there is known to all. Nothing else of what they show may be looked at here.
    """
    copy = state.clone()
    for other, cup in enumerate(state.cups):
        if other != seat:
            copy.cups[other] = [1 + int(rng.below(FACES)) for _ in cup]
    return copy


def unseen(start: State, entries: Sequence[Entry], viewer: int | None) -> frozenset[int]:
    """Return the rolls of other seats since the cups were last lifted: in the viewer's record each stands as `?`."""
    state = start.clone()
    assert isinstance(state, LiarState)
    hidden: set[int] = set()
    for index, entry in enumerate(entries):
        if entry.seat == CHANCE:
            if chance.roller(state) != viewer:
                hidden.add(index)
            state.resolve(entry.number)
            continue
        if act.verb_of(entry.number) == act.DOUBT:
            hidden.clear()
        state.apply(entry.seat, entry.number)
    return frozenset(hidden)


def census(state: State) -> dict[str, int]:
    """Count the dice: those in play, and those laid aside."""
    assert isinstance(state, LiarState)
    return {"dice": sum(state.left) + state.aside}
