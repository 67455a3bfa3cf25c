"""What chance may answer: monument cards, tokens, gods and magic, and where things fall in a quick set-up."""

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng

from . import actions as act, areas as area, components as piece, phases as at
from .grid import SPACES, WHOLE_HALF, any_bit, has_space, nth_space
from .state import HeirState


def outcomes(state: HeirState) -> list[tuple[int, int]]:
    """Return what may come up, with its weight."""
    if state.phase == at.CARDS:
        return [
            (act.DRAWN_CARD + kind, state.table[area.DECK + kind])
            for kind in range(piece.KINDS)
            if state.table[area.DECK + kind] > 0
        ]
    if state.phase == at.TOKENS:
        return alike(state.stack, act.DRAWN_TOKEN)
    if state.phase == at.SUMMON:
        return alike(state.unsummoned, act.SUMMONED_GOD)
    if state.phase == at.BASE:
        return [(act.FALLEN_BASE + space, 1) for space in range(SPACES) if state.box.base_places[space]]
    if state.phase == at.MARKS:
        return [(act.FALLEN_MARK + space, 1) for space in range(SPACES) if is_free(state, space)]
    return alike(magic_deck(state, state.drawer), act.DRAWN_MAGIC)


def alike(bits: i64, first: i64) -> list[tuple[int, int]]:
    """List the members of a set, all equally likely."""
    found: list[tuple[int, int]] = []
    for member in range(12):
        if (bits >> member) & 1:
            found.append((int(first + member), 1))
    return found


def sample(state: HeirState, rng: Rng) -> i64:
    """Draw one of the outcomes by its weight."""
    if state.phase == at.SUMMON:
        return act.SUMMONED_GOD + any_bit(state.unsummoned, rng)
    if state.phase == at.CARDS:
        return act.DRAWN_CARD + sample_card(state, rng)
    if state.phase == at.TOKENS:
        return act.DRAWN_TOKEN + any_bit(state.stack, rng)
    if state.phase == at.BASE:
        return act.FALLEN_BASE + sample_base(state, rng)
    if state.phase == at.MARKS:
        low = WHOLE_HALF & ~state.near_low
        high = WHOLE_HALF & ~state.near_high
        return act.FALLEN_MARK + nth_space(low, high, rng.below(count_bits(low) + count_bits(high)))
    return act.DRAWN_MAGIC + any_bit(magic_deck(state, state.drawer), rng)


def sample_card(state: HeirState, rng: Rng) -> i64:
    """Draw a monument card."""
    skip = rng.below(state.table[area.DECK] + state.table[area.DECK + 1] + state.table[area.DECK + 2])
    kind: i64 = 0
    while skip >= state.table[area.DECK + kind]:
        skip -= state.table[area.DECK + kind]
        kind += 1
    return kind


def sample_base(state: HeirState, rng: Rng) -> i64:
    """Draw a legal place for the base."""
    places: i64 = 0
    for space in range(SPACES):
        places += state.box.base_places[space]
    skip = rng.below(places)
    place: i64 = 0
    while True:
        if state.box.base_places[place]:
            if skip == 0:
                return place
            skip -= 1
        place += 1


def is_free(state: HeirState, space: i64) -> bool:
    """Tell whether a space is far enough from all that keeps others away (heir.setup.6, heir.seshat.1)."""
    return not has_space(state.near_low, state.near_high, space)


def magic_deck(state: HeirState, seat: i64) -> i64:
    """Return the magic cards that lie face down in a seat's deck, as bits."""
    row = seat * area.SIDE
    elsewhere = state.sides[row + area.HELD] | state.sides[row + area.SPENT]
    if state.sides[row + area.BLESSED] != 0:
        elsewhere |= bit(piece.BLESSING)
    return piece.ALL_MAGIC & ~elsewhere
