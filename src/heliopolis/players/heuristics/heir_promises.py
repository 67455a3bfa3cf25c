"""What a position of Heir to the Pharaoh promises a seat for the end: points that are sure, and features that weigh."""

from typing import Final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.games.heir import scoring
from heliopolis.games.heir.components import CARDS, KINDS, ROUNDS, THOTH
from heliopolis.games.heir.grid import turned
from heliopolis.games.heir.state import (
    CLAIMED,
    GODS,
    HAND,
    HELD,
    MONUMENT_ROW,
    OFFERING,
    OFFERINGS,
    OWNER,
    PLATFORM,
    PLATFORMS,
    ROW,
    SCORE,
    SPACE,
    SUN_OWNER,
    SUN_VALUE,
    TOKEN,
    TURNS,
    HeirState,
)

FEATURES: Final[i64] = 11
"""How many numbers `write_features` writes."""


def write_features(state: HeirState, seat: i64, into: vec[float]) -> None:
    """Write what the outlook multiplies, in this order.

    The free spaces in the seat's rays, the chain that Ra would go on with, what the next monument card of each kind
    would score, magic in hand, the numbers of the hand and their squares, the numbers offered, platforms, the top
    platform, Thoth, and a majority of platforms.
    """
    row = seat * ROW
    into[0] = float(free_spaces_aimed_at(state, seat))
    into[1] = float(chain_through(state, seat, state.round - 1, 0))
    into[2] = 0.0
    for kind in range(KINDS):
        into[2] += card_points(state, state.sides[row + CLAIMED + kind])
    into[3] = float(count_bits(state.sides[row + HELD]))
    hand = state.sides[row + HAND]
    total: i64 = 0
    squares: i64 = 0
    for card in range(CARDS):
        if (hand >> card) & 1:
            number = state.box.numbers[card]
            total += number
            squares += number * number
    into[4] = float(total)
    into[5] = 0.1 * float(squares)
    offered: i64 = 0
    for slot in range(state.sides[row + OFFERINGS]):
        offered += state.box.numbers[state.sides[row + OFFERING + slot]]
    into[6] = float(offered)
    platforms = state.sides[row + PLATFORMS]
    level = platforms + state.sides[(1 - seat) * ROW + PLATFORMS]
    into[7] = float(platforms)
    into[8] = 1.0 if level > 0 and state.table[PLATFORM + level - 1] == seat else 0.0
    into[9] = 1.0 if (state.sides[row + GODS] >> THOTH) & 1 else 0.0
    into[10] = 1.0 if platforms > level - platforms else 0.0


def card_points(state: HeirState, cards: i64) -> float:
    """Return what one more monument card of a kind scores for a seat that has so many."""
    return float(state.box.card_points[cards]) if cards < len(state.box.card_points) else 0.0


def sure_points(state: HeirState, seat: i64) -> float:
    """Return the points that a seat has, and those that its monuments and suns will bring as they are."""
    points = state.sides[seat * ROW + SCORE] + scoring.score_suns(state, seat) + scoring.score_alignments(state, seat)
    return float(points)


def chain_through(state: HeirState, seat: i64, sun: i64, value: i64) -> i64:
    """Return how strong a seat's chain through a sun is if the sun is marked with a value."""
    chain = value
    before: i64 = 1
    while before < ROUNDS and state.table[SUN_OWNER + ((sun + ROUNDS - before) & (ROUNDS - 1))] == seat:
        chain += state.table[SUN_VALUE + ((sun + ROUNDS - before) & (ROUNDS - 1))]
        before += 1
    after: i64 = 1
    while before + after <= ROUNDS and state.table[SUN_OWNER + ((sun + after) & (ROUNDS - 1))] == seat:
        chain += state.table[SUN_VALUE + ((sun + after) & (ROUNDS - 1))]
        after += 1
    return chain


def free_spaces_aimed_at(state: HeirState, seat: i64) -> i64:
    """Count the spaces, free of pyramid and monuments, in the rays of a seat's tokens."""
    spaces: i64 = 0
    for monument in range(state.monuments):
        row = monument * MONUMENT_ROW
        if state.table[row + OWNER] == seat:
            arrows = turned(state.box.arrows[state.table[row + TOKEN]], state.table[row + TURNS])
            space = state.table[row + SPACE]
            spaces += count_bits(state.box.grid.hit_low(space, arrows) & ~state.taken_low)
            spaces += count_bits(state.box.grid.hit_high(space, arrows) & ~state.taken_high)
    return spaces
