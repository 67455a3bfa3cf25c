"""What nobody knows yet: where the start card lies, who begins, cards, photos and treasures, with exact weights.

All layouts of the pyramid without a chamber beside the start card are equally likely (gold.setup.3). So all chambers
that are left lie among the cards never revealed that are not beside the start card, each of these being as likely as
any other to be one; and any card that is no chamber is one of the corridors left. Cards that fell unseen still count:
they may have been anything.
"""

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64
from heliopolis.core.rng import Rng
from heliopolis.core.verbs import unknown

from . import actions as act, paths, phases as at, places as place
from .components import FIRST_CHAMBER, HIGHEST_VALUE, KINDS, MOST_IN_A_CHAMBER, PHOTO_NAMES
from .state import GoldState


def outcomes(state: GoldState) -> list[tuple[int, int]]:
    """Return what may come up now, each with its weight."""
    phase = state.phase
    if phase == at.START:
        return [(int(act.START_CARD + edge_cell(state, index)), 1) for index in range(int(edge_places(state)))]
    if phase == at.FIRST:
        return [(int(act.FIRST_SEAT + seat), 1) for seat in range(int(state.seats))]
    if phase == at.REVEALING:
        return likely(act.CARD, [int(card_weight(state, kind)) for kind in range(int(KINDS))])
    if phase == at.PHOTO:
        return likely(act.PHOTO, [int(photo_weight(state, face)) for face in range(len(PHOTO_NAMES))])
    if phase == at.TREASURE:
        values = range(1, int(HIGHEST_VALUE) + 1)
        return likely(act.TREASURE, [int(treasure_weight(state, points)) for points in values])
    raise unknown("chance in phase", phase)


def likely(first: i64, weights: list[int]) -> list[tuple[int, int]]:
    """Return the outcomes of a family that may come up, each with its weight."""
    return [(int(first) + index, weight) for index, weight in enumerate(weights) if weight > 0]


def sample(state: GoldState, rng: Rng) -> i64:
    """Draw one outcome by its weight."""
    phase = state.phase
    if phase == at.REVEALING:
        return sample_card(state, rng)
    if phase == at.PHOTO:
        return sample_photo(state, rng)
    if phase == at.TREASURE:
        return sample_treasure(state, rng)
    if phase == at.START:
        return act.START_CARD + edge_cell(state, rng.below(edge_places(state)))
    if phase == at.FIRST:
        return act.FIRST_SEAT + rng.below(state.seats)
    raise unknown("chance in phase", phase)


# The start card: any place on the edge that is not a corner (gold.setup.2).


def edge_places(state: GoldState) -> i64:
    """Count the places for the start card."""
    return 4 * (state.box.side - 2)


def edge_cell(state: GoldState, index: i64) -> i64:
    """Return the places on the edge in ascending order: the top row, then left and right of each row, then the last."""
    inner = state.box.side - 2
    last = state.box.side - 1
    if index < inner:
        return 1 + index
    if index >= 3 * inner:
        return last * 6 + 1 + index - 3 * inner
    row = 1 + (index - inner) // 2
    return row * 6 + (last if (index - inner) & 1 else 0)


# Cards.


def far_unseen(state: GoldState) -> i64:
    """Count the cards never revealed, fallen ones too, that do not lie beside the start card."""
    return count_bits(state.box.board & ~state.seen & ~paths.beside(state, bit(state.start)))


def cards_left(state: GoldState, first: i64, last: i64) -> i64:
    """Count the cards of a range of kinds that were never revealed."""
    left: i64 = 0
    for kind in range(first, last):
        left += state.cards[kind]
    return left


def may_be_a_chamber(state: GoldState) -> bool:
    """Tell whether the card being revealed lies where chambers can: not beside the start card (gold.setup.3)."""
    return paths.beside(state, bit(state.start)) & bit(state.cell) == 0


def card_weight(state: GoldState, kind: i64) -> i64:
    """Return how likely the card being revealed is of a kind.

    With k chambers among the n cards they can be, and c corridors left, a chamber kind weighs its number times c, a
    corridor kind its number times n − k: together n × c. Beside the start card each corridor left weighs one.
    """
    if not may_be_a_chamber(state):
        return state.cards[kind] if kind < FIRST_CHAMBER else 0
    corridors = cards_left(state, 0, FIRST_CHAMBER)
    if kind >= FIRST_CHAMBER:
        return state.cards[kind] * corridors if corridors > 0 else state.cards[kind]
    return state.cards[kind] * (far_unseen(state) - cards_left(state, FIRST_CHAMBER, KINDS))


def sample_card(state: GoldState, rng: Rng) -> i64:
    """Draw a card: first whether it is a chamber, then its shape."""
    kind: i64 = FIRST_CHAMBER
    if may_be_a_chamber(state):
        left = rng.below(far_unseen(state))
        while kind < KINDS:
            if left < state.cards[kind]:
                return act.CARD + kind
            left -= state.cards[kind]
            kind += 1
    kind = 0
    left = rng.below(cards_left(state, 0, FIRST_CHAMBER))
    while left >= state.cards[kind]:
        left -= state.cards[kind]
        kind += 1
    return act.CARD + kind


# Photos. A face is nine times the danger plus the treasures less one.


def face_of(state: GoldState, photo: i64) -> i64:
    """Return what one of the photos shows."""
    return state.box.photo_dangers[photo] * MOST_IN_A_CHAMBER + state.box.photo_treasures[photo] - 1


def photo_weight(state: GoldState, face: i64) -> i64:
    """Count the photos left with a face."""
    found: i64 = 0
    for photo in range(state.box.photo_count):
        if (state.photos_left >> photo) & 1 and face_of(state, photo) == face:
            found += 1
    return found


def photo_with(state: GoldState, face: i64) -> i64:
    """Return the first photo left with a face."""
    photo: i64 = 0
    while not (state.photos_left >> photo) & 1 or face_of(state, photo) != face:
        photo += 1
    return photo


def sample_photo(state: GoldState, rng: Rng) -> i64:
    """Draw one of the photos left."""
    skip = rng.below(count_bits(state.photos_left))
    photo: i64 = 0
    while True:
        if (state.photos_left >> photo) & 1:
            if skip == 0:
                return act.PHOTO + face_of(state, photo)
            skip -= 1
        photo += 1


# Treasures: the bust lies apart and is no part of the pile (gold.setup.6).


def treasure_weight(state: GoldState, points: i64) -> i64:
    """Count the treasures of so many points that are left in the pile."""
    found: i64 = 0
    for treasure in range(state.box.bust):
        if state.treasures[treasure] == place.PILE and state.box.treasure_points[treasure] == points:
            found += 1
    return found


def pile_size(state: GoldState) -> i64:
    """Count the treasures left in the pile."""
    found: i64 = 0
    for treasure in range(state.box.bust):
        if state.treasures[treasure] == place.PILE:
            found += 1
    return found


def sample_treasure(state: GoldState, rng: Rng) -> i64:
    """Draw one of the treasures left in the pile."""
    skip = rng.below(pile_size(state))
    treasure: i64 = 0
    while True:
        if state.treasures[treasure] == place.PILE:
            if skip == 0:
                return act.TREASURE + state.box.treasure_points[treasure] - 1
            skip -= 1
        treasure += 1
