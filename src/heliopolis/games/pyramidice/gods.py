"""The gods of a seat: which it has, and how they come and go. What they do stands in `powers`."""

from heliopolis.core import bits
from heliopolis.core.compat import i64

from . import areas as area, cards, phases as at, row
from .state import PyramidiceState


def has(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat may use a deity in its turn: its own, or the one it has borrowed."""
    return bool((state.areas[seat * area.SIZE + area.GODS] >> deity) & 1) or state.loan == deity


def is_ready(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a seat has a deity that is not used yet in this turn."""
    return not (state.used >> deity) & 1 and has(state, seat, deity)


def ennead_bits() -> i64:
    """Return the ten cards of the Ennead as bits."""
    return bits.all_below(cards.ENNEAD)


def count(state: PyramidiceState, seat: i64) -> i64:
    """Count a seat's gods, all of the Ennead as one (pyramidice.deities.ennead)."""
    held = state.areas[seat * area.SIZE + area.GODS]
    ennead: i64 = 1 if held & ennead_bits() else 0
    return ennead + bits.count_bits(held >> cards.ENNEAD)


def count_ennead(state: PyramidiceState, seat: i64) -> i64:
    """Count a seat's cards of the Ennead."""
    return bits.count_bits(state.areas[seat * area.SIZE + area.GODS] & ennead_bits())


def receive(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """Take a deity from the row; one that was borrowed arrives used, if it can be (pyramidice.scarabs.amethyst)."""
    row.take(state, deity)
    state.areas[seat * area.SIZE + area.GODS] |= bits.bit(deity)
    if state.loan == deity:
        state.loan = cards.NO_DEITY
        state.used |= bits.bit(deity) & state.box.once_a_work_turn


def forsake(state: PyramidiceState, seat: i64, deity: i64) -> None:
    """A god leaves the game; of the Ennead, all go together (pyramidice.deities.ennead)."""
    lost = bits.bit(deity)
    if deity < cards.ENNEAD:
        lost = state.areas[seat * area.SIZE + area.GODS] & ennead_bits()
    state.areas[seat * area.SIZE + area.GODS] -= lost
    state.gone |= lost


def may_forsake(state: PyramidiceState, seat: i64, deity: i64) -> bool:
    """Tell whether a single god outside the Ennead may be given up: Aton does not take itself."""
    if state.stage == at.SACRIFICE and deity == cards.ATON:
        return False
    return bool((state.areas[seat * area.SIZE + area.GODS] >> deity) & 1)


def only_god(state: PyramidiceState, seat: i64) -> i64:
    """Return the one god a seat may give up (any of the Ennead for all of it), NO_DEITY if there is a choice."""
    found = cards.NO_DEITY
    if state.areas[seat * area.SIZE + area.GODS] & ennead_bits():
        found = 0
    for deity in range(cards.ENNEAD, cards.DEITY_COUNT):
        if may_forsake(state, seat, deity):
            if found != cards.NO_DEITY:
                return cards.NO_DEITY
            found = deity
    return found


# Bastet makes workers and cats the same, in the own Work turn (pyramidice.deities.bastet).


def workers_to_spend(state: PyramidiceState, seat: i64) -> i64:
    """Count what may be spent as workers in a Work turn."""
    mine = seat * area.SIZE
    workers = state.areas[mine + area.WORKERS]
    return workers + state.areas[mine + area.CATS] if has(state, seat, cards.BASTET) else workers


def cats_to_spend(state: PyramidiceState, seat: i64) -> i64:
    """Count what may be spent as cats in a Work turn."""
    mine = seat * area.SIZE
    cats = state.areas[mine + area.CATS]
    return cats + state.areas[mine + area.WORKERS] if has(state, seat, cards.BASTET) else cats
