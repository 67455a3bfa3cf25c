"""What a position of Heir to the Pharaoh promises a seat for the end: points that are sure, and features that weigh."""

from typing import Final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.games.heir import areas as area, components as piece, scoring
from heliopolis.games.heir.grid import turned
from heliopolis.games.heir.state import HeirState

# The features of a position, in the order of `FEATURE_NAMES`.
FREE_SPACES: Final[i64] = 0  # spaces in the seat's rays without pyramid or monument
CHAIN: Final[i64] = 1  # the chain that Ra would go on with
NEXT_CARDS: Final[i64] = 2  # what the next monument card of each kind would score
MAGIC: Final[i64] = 3  # magic in hand
HAND: Final[i64] = 4  # the numbers of the hand
HAND_SQUARES: Final[i64] = 5  # their squares, by ten
OFFERED: Final[i64] = 6  # the numbers offered
PLATFORMS: Final[i64] = 7
TOP_PLATFORM: Final[i64] = 8
THOTH: Final[i64] = 9
MAJORITY: Final[i64] = 10  # more platforms than the other
FEATURES: Final[i64] = 11
FEATURE_NAMES = (
    "free_spaces",
    "chain",
    "next_cards",
    "magic",
    "hand",
    "hand_squares",
    "offered",
    "platforms",
    "top_platform",
    "thoth",
    "majority",
)


def write_features(state: HeirState, seat: i64, into: vec[float]) -> None:
    """Write a seat's features: what the outlook multiplies."""
    row = seat * area.SIDE
    into[FREE_SPACES] = float(free_spaces_aimed_at(state, seat))
    into[CHAIN] = float(chain_through(state, seat, state.round - 1, 0))
    into[NEXT_CARDS] = 0.0
    for kind in range(piece.KINDS):
        into[NEXT_CARDS] += card_points(state, state.sides[row + area.CLAIMED + kind])
    into[MAGIC] = float(count_bits(state.sides[row + area.HELD]))
    hand = state.sides[row + area.HAND]
    total: i64 = 0
    squares: i64 = 0
    for card in range(piece.CARDS):
        if (hand >> card) & 1:
            number = state.box.numbers[card]
            total += number
            squares += number * number
    into[HAND] = float(total)
    into[HAND_SQUARES] = 0.1 * float(squares)
    offered: i64 = 0
    for slot in range(state.sides[row + area.OFFERINGS]):
        offered += state.box.numbers[state.sides[row + area.OFFERING + slot]]
    into[OFFERED] = float(offered)
    platforms = state.sides[row + area.PLATFORMS]
    level = platforms + state.sides[(1 - seat) * area.SIDE + area.PLATFORMS]
    into[PLATFORMS] = float(platforms)
    into[TOP_PLATFORM] = 1.0 if level > 0 and state.table[area.PLATFORM + level - 1] == seat else 0.0
    into[THOTH] = 1.0 if (state.sides[row + area.GODS] >> piece.THOTH) & 1 else 0.0
    into[MAJORITY] = 1.0 if platforms > level - platforms else 0.0


def card_points(state: HeirState, cards: i64) -> float:
    """Return what one more monument card of a kind scores for a seat that has so many."""
    return float(state.box.card_points[cards]) if cards < len(state.box.card_points) else 0.0


def sure_points(state: HeirState, seat: i64) -> float:
    """Return the points that a seat has, and those that its monuments and suns will bring as they are."""
    points = (
        state.sides[seat * area.SIDE + area.SCORE]
        + scoring.score_suns(state, seat)
        + scoring.score_alignments(state, seat)
    )
    return float(points)


def chain_through(state: HeirState, seat: i64, sun: i64, value: i64) -> i64:
    """Return how strong a seat's chain through a sun is if the sun is marked with a value."""
    chain = value
    before: i64 = 1
    while (
        before < piece.ROUNDS
        and state.table[area.SUN_OWNER + ((sun + piece.ROUNDS - before) & (piece.ROUNDS - 1))] == seat
    ):
        chain += state.table[area.SUN_VALUE + ((sun + piece.ROUNDS - before) & (piece.ROUNDS - 1))]
        before += 1
    after: i64 = 1
    while before + after <= piece.ROUNDS and state.table[area.SUN_OWNER + ((sun + after) & (piece.ROUNDS - 1))] == seat:
        chain += state.table[area.SUN_VALUE + ((sun + after) & (piece.ROUNDS - 1))]
        after += 1
    return chain


def free_spaces_aimed_at(state: HeirState, seat: i64) -> i64:
    """Count the spaces, free of pyramid and monuments, in the rays of a seat's tokens."""
    spaces: i64 = 0
    for monument in range(state.monuments):
        row = monument * area.MONUMENT
        if state.table[row + area.OWNER] == seat:
            arrows = turned(state.box.arrows[state.table[row + area.TOKEN]], state.table[row + area.TURNS])
            space = state.table[row + area.SPACE]
            spaces += count_bits(state.box.grid.hit_low(space, arrows) & ~state.taken_low)
            spaces += count_bits(state.box.grid.hit_high(space, arrows) & ~state.taken_high)
    return spaces
