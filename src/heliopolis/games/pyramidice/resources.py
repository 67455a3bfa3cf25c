"""Workers, cats and stone dice: where they come from, and what becomes of those without a slot."""

from heliopolis.core.compat import i64

from . import areas as area, cards, components, ledger, scarabs
from .state import PyramidiceState

# What there is.


def held(state: PyramidiceState, seat: i64) -> i64:
    """Count the resources on a seat's board."""
    row = seat * area.SIZE
    return state.areas[row + area.WORKERS] + state.areas[row + area.CATS] + state.areas[row + area.STONES]


def only_kind_held(state: PyramidiceState, seat: i64) -> i64:
    """Return the one kind of resource a seat has, NO_KIND if it has several or none."""
    found = area.NO_KIND
    for kind in range(area.KINDS):
        if state.areas[seat * area.SIZE + kind] > 0:
            if found != area.NO_KIND:
                return area.NO_KIND
            found = kind
    return found


def in_supply(state: PyramidiceState, kind: i64) -> i64:
    """Count what is left of a kind (pyramidice.resources.1, pyramidice.resources.2)."""
    if kind == area.WORKERS:
        return state.workers
    return state.cats if kind == area.CATS else state.supply


def can_exchange(state: PyramidiceState, seat: i64) -> bool:
    """Tell whether a seat has a resource, and the supply one of another kind (pyramidice.deities.2)."""
    for kind in range(area.KINDS):
        if state.areas[seat * area.SIZE + kind] > 0:
            for other in range(area.KINDS):
                if other != kind and in_supply(state, other) > 0:
                    return True
    return False


# Gaining.


def grant(state: PyramidiceState, seat: i64, workers: i64, cats: i64, stones: i64) -> None:
    """Let a seat gain what a tile or card shows."""
    gain = state.gain
    gain.seat = seat
    gain.workers = workers
    gain.cats = cats
    gain.stones = stones


def grant_choices(state: PyramidiceState, seat: i64, choices: i64, size: i64) -> None:
    """Let a seat gain resources of its choice, so many of the chosen kind at once."""
    gain = state.gain
    gain.seat = seat
    gain.choices = choices
    gain.choice_size = size
    gain.banned = area.NO_KIND


def grant_exchange(state: PyramidiceState, seat: i64, choices: i64) -> None:
    """Let a seat discard a resource and gain others of its choice (pyramidice.resources.6)."""
    grant_choices(state, seat, choices, 1)
    state.gain.discards = 1


def is_granted(state: PyramidiceState) -> bool:
    """Tell whether something is to be gained that needs no choice."""
    return state.gain.workers + state.gain.cats + state.gain.stones > 0


def receive(state: PyramidiceState) -> None:
    """Take the next resource from the supply, if there is one (pyramidice.resources.1, pyramidice.resources.4)."""
    gain = state.gain
    if gain.workers > 0:
        gain.workers -= 1
        if state.workers > 0:
            state.workers -= 1
            put(state, area.WORKERS)
    elif gain.cats > 0:
        gain.cats -= 1
        if state.cats > 0:
            state.cats -= 1
            put(state, area.CATS)
    else:
        gain.stones -= 1
        if state.supply > 0:
            state.supply -= 1
            if state.working:
                roll_at_once(state)
            else:
                put(state, area.STONES)


def put(state: PyramidiceState, kind: i64) -> None:
    """Put a resource on the gainer's board; Silver pays for the last slot (pyramidice.resources.3, .scarabs.silver)."""
    seat = state.gain.seat
    state.areas[seat * area.SIZE + kind] += 1
    if state.journal is not None:
        ledger.tell(state, "gained", "resources.1", seat, {"resource": components.RESOURCE_NAMES[kind]})
    total = held(state, seat)
    if total > state.box.slots:
        state.gain.is_over = True
    elif total == state.box.slots and state.areas[seat * area.SIZE + area.SCARAB] == cards.SILVER:
        ledger.change_glory(state, seat, state.box.silver_glory, ledger.SILVER, 0)
    elif total == state.box.slots and state.box.declares:
        scarabs.fill_board(state, seat)


def roll_at_once(state: PyramidiceState) -> None:
    """A stone die gained while working is rolled and used this turn (pyramidice.resources.5)."""
    state.cup.stones += 1
    state.cup.rolling = True


def give_next_cat(state: PyramidiceState) -> None:
    """The others gain a cat each, clockwise (pyramidice.tiles.feast)."""
    seat = state.turn + state.gain.cats_given
    if seat >= state.seats:
        seat -= state.seats
    state.gain.cats_given += 1
    if state.gain.cats_given == state.seats:
        state.gain.cats_given = 0
    grant(state, seat, 0, 1, 0)


# Choosing what to gain.


def may_gain(state: PyramidiceState, kind: i64) -> bool:
    """A choice names a kind that is left, and not the one discarded for it (pyramidice.resources.6)."""
    return kind != state.gain.banned and in_supply(state, kind) > 0


def kinds_to_gain(state: PyramidiceState) -> i64:
    """Count the kinds that may be chosen."""
    count: i64 = 0
    for kind in range(area.KINDS):
        if may_gain(state, kind):
            count += 1
    return count


def choose_only_kind(state: PyramidiceState) -> None:
    """Where there is no choice, gain the one kind there is, or nothing (pyramidice.resources.1)."""
    for kind in range(area.KINDS):
        if may_gain(state, kind):
            choose(state, kind)
            return
    state.gain.choices = 0


def choose(state: PyramidiceState, kind: i64) -> None:
    """Gain a resource of choice."""
    gain = state.gain
    gain.choices -= 1
    if kind == area.WORKERS:
        gain.workers += gain.choice_size
    elif kind == area.CATS:
        gain.cats += gain.choice_size
    else:
        gain.stones += gain.choice_size


# Giving up.


def discard(state: PyramidiceState, seat: i64, kind: i64) -> None:
    """Workers and cats go back to the supply, stone dice to the Quarry (pyramidice.resources.2)."""
    state.areas[seat * area.SIZE + kind] -= 1
    if kind == area.WORKERS:
        state.workers += 1
    elif kind == area.CATS:
        state.cats += 1
    else:
        state.quarry_stones += 1
    if state.journal is not None:
        ledger.tell(state, "discarded", "resources.2", seat, {"resource": components.RESOURCE_NAMES[kind]})


def discard_for_others(state: PyramidiceState, kind: i64) -> None:
    """What is gained for a discarded resource is of other kinds (pyramidice.resources.6)."""
    state.gain.discards -= 1
    state.gain.banned = kind
    discard(state, state.gain.seat, kind)


def make_room(state: PyramidiceState, kind: i64) -> None:
    """Discard the resource that has no slot (pyramidice.resources.3)."""
    state.gain.is_over = False
    discard(state, state.gain.seat, kind)
