"""Workers, cats and stone dice: where they come from, and what becomes of those without a slot."""

from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import ledger
from heliopolis.games.pyramidice.components import (
    CAT,
    NO_RESOURCE,
    RESOURCE_NAMES,
    SILVER,
    STONE,
    WORKER,
)
from heliopolis.games.pyramidice.state import CATS, ROW, SCARAB_KEPT, SILVER_LINE, STONES, WORKERS, PyramidiceState


def held(state: PyramidiceState, seat: i64) -> i64:
    """Count the resources on a seat's board."""
    row = seat * ROW
    return state.areas[row + WORKERS] + state.areas[row + CATS] + state.areas[row + STONES]


def only_kind_held(state: PyramidiceState, seat: i64) -> i64:
    """Return the one kind of resource a seat has, NO_RESOURCE if it has several or none."""
    row = seat * ROW
    found = NO_RESOURCE
    for kind in range(WORKER, STONE + 1):
        if state.areas[row + kind] > 0:
            if found != NO_RESOURCE:
                return NO_RESOURCE
            found = kind
    return found


def in_supply(state: PyramidiceState, kind: i64) -> i64:
    """Count what is left of a kind (pyramidice.resources.1, pyramidice.resources.2)."""
    if kind == WORKER:
        return state.workers
    return state.cats if kind == CAT else state.supply


def grant(state: PyramidiceState, seat: i64, workers: i64, cats: i64, stones: i64) -> None:
    """Let a seat gain what a tile or card shows."""
    state.gainer = seat
    state.gain_workers = workers
    state.gain_cats = cats
    state.gain_stones = stones


def grant_choices(state: PyramidiceState, seat: i64, choices: i64, size: i64) -> None:
    """Let a seat gain resources of its choice, so many of the chosen kind at once."""
    state.gainer = seat
    state.choices = choices
    state.choice_size = size
    state.banned = NO_RESOURCE


def receive(state: PyramidiceState) -> None:
    """Take the next resource from the supply, if there is one (pyramidice.resources.1, pyramidice.resources.4)."""
    if state.gain_workers > 0:
        state.gain_workers -= 1
        if state.workers > 0:
            state.workers -= 1
            put(state, WORKER)
    elif state.gain_cats > 0:
        state.gain_cats -= 1
        if state.cats > 0:
            state.cats -= 1
            put(state, CAT)
    else:
        state.gain_stones -= 1
        if state.supply > 0:
            state.supply -= 1
            if state.working:
                roll_at_once(state)
            else:
                put(state, STONE)


def put(state: PyramidiceState, kind: i64) -> None:
    """Put a resource on the gainer's board; Silver pays for the last slot (pyramidice.resources.3, .scarabs.silver)."""
    seat = state.gainer
    state.areas[seat * ROW + kind] += 1
    if state.journal is not None:
        ledger.tell(state, "gained", "resources.1", seat, {"resource": RESOURCE_NAMES[kind]})
    total = held(state, seat)
    if total > state.box.slots:
        state.overflow = True
    elif total == state.box.slots and state.areas[seat * ROW + SCARAB_KEPT] == SILVER:
        ledger.change_glory(state, seat, state.box.silver_glory, SILVER_LINE, 0)


def roll_at_once(state: PyramidiceState) -> None:
    """A stone die gained while working is rolled and used this turn (pyramidice.resources.5)."""
    state.cup_stones += 1
    state.rolling = True


def discard(state: PyramidiceState, seat: i64, kind: i64) -> None:
    """Workers and cats go back to the supply, stone dice to the Quarry (pyramidice.resources.2)."""
    state.areas[seat * ROW + kind] -= 1
    if kind == WORKER:
        state.workers += 1
    elif kind == CAT:
        state.cats += 1
    else:
        state.quarry_stones += 1
    if state.journal is not None:
        ledger.tell(state, "discarded", "resources.2", seat, {"resource": RESOURCE_NAMES[kind]})


def may_gain(state: PyramidiceState, kind: i64) -> bool:
    """A choice names a kind that is left, and not the one discarded for it (pyramidice.resources.6)."""
    return kind != state.banned and in_supply(state, kind) > 0


def needs_choice(state: PyramidiceState) -> bool:
    """Ask what to gain if there is a choice; take the only kind, or nothing, without asking."""
    found = NO_RESOURCE
    for kind in range(WORKER, STONE + 1):
        if may_gain(state, kind):
            if found != NO_RESOURCE:
                return True
            found = kind
    if found == NO_RESOURCE:
        state.choices = 0
    else:
        choose(state, found)
    return False


def choose(state: PyramidiceState, kind: i64) -> None:
    """Gain a resource of choice."""
    state.choices -= 1
    if kind == WORKER:
        state.gain_workers += state.choice_size
    elif kind == CAT:
        state.gain_cats += state.choice_size
    else:
        state.gain_stones += state.choice_size


def can_exchange(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat has a resource, and the supply one of another kind (pyramidice.deities.2)."""
    for kind in range(WORKER, STONE + 1):
        if state.areas[seat * ROW + kind] > 0:
            for other in range(WORKER, STONE + 1):
                if other != kind and in_supply(state, other) > 0:
                    return True
    return False


def needs_discard(state: PyramidiceState) -> bool:
    """Ask what to discard for other kinds if there is a choice."""
    kind = only_kind_held(state, state.gainer)
    if kind == NO_RESOURCE:
        return True
    discard_for_others(state, kind)
    return False


def discard_for_others(state: PyramidiceState, kind: i64) -> None:
    """What is gained for a discarded resource is of other kinds (pyramidice.resources.6)."""
    state.discards -= 1
    state.banned = kind
    discard(state, state.gainer, kind)


def needs_room(state: PyramidiceState) -> bool:
    """Ask which of nine resources goes, unless they are all alike (pyramidice.resources.3)."""
    kind = only_kind_held(state, state.gainer)
    if kind == NO_RESOURCE:
        return True
    make_room(state, kind)
    return False


def make_room(state: PyramidiceState, kind: i64) -> None:
    """Discard the resource that has no slot."""
    state.overflow = False
    discard(state, state.gainer, kind)


def give_next_cat(state: PyramidiceState) -> None:
    """The others gain a cat each, clockwise (pyramidice.tiles.feast)."""
    seat = state.turn + state.cats_round
    if seat >= state.seats:
        seat -= state.seats
    state.cats_round += 1
    if state.cats_round == state.seats:
        state.cats_round = 0
    grant(state, seat, 0, 1, 0)
