"""What the end of the game is worth: one function a paragraph."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64
from heliopolis.core.journal import JournalEvent
from heliopolis.core.standings import decided_by, places

from . import areas as area, components as piece, score_lines
from .grid import has_space, turned
from .state import HeirState


def score_end(state: HeirState) -> None:
    """Pay both seats for magic, suns, pyramid and alignments (heir.end.1)."""
    if state.journal is not None:
        state.journal.extend(score_lines.score_lines(state))
    for seat in range(piece.SEATS):
        points = score_magic(state, seat) + score_suns(state, seat) + score_pyramid(state, seat)
        state.sides[seat * area.SIDE + area.SCORE] += points + score_alignments(state, seat)


def score_magic(state: HeirState, seat: i64) -> i64:
    """Each magic card left in hand scores one (heir.final.magic)."""
    return count_bits(state.sides[seat * area.SIDE + area.HELD]) * state.box.magic_points


def score_suns(state: HeirState, seat: i64) -> i64:
    """The strongest chain of suns scores double (heir.final.suns)."""
    return strongest_chain(state, seat) * state.box.chain_points


def strongest_chain(state: HeirState, seat: i64) -> i64:
    """Return the value of a seat's strongest unbroken chain; it may run past sun 1, and a full ring counts once."""
    whole = all_suns(state, seat)
    if whole > 0:
        return whole
    best: i64 = 0
    chain: i64 = 0
    # Going round twice passes every chain from its beginning to its end.
    for step in range(2 * piece.ROUNDS):
        sun = step if step < piece.ROUNDS else step - piece.ROUNDS
        if state.table[area.SUN_OWNER + sun] == seat:
            chain += state.table[area.SUN_VALUE + sun]
            if chain > best:
                best = chain
        else:
            chain = 0
    return best


def all_suns(state: HeirState, seat: i64) -> i64:
    """Return the value of a ring that is one seat's alone; 0 if it is not."""
    whole: i64 = 0
    for sun in range(piece.ROUNDS):
        if state.table[area.SUN_OWNER + sun] != seat:
            return 0
        whole += state.table[area.SUN_VALUE + sun]
    return whole


def score_pyramid(state: HeirState, seat: i64) -> i64:
    """More platforms score seven; if tied, the top one decides (heir.final.pyramid)."""
    return state.box.majority if pyramid_owner(state) == seat else 0


def pyramid_owner(state: HeirState) -> i64:
    """Return the seat with more platforms, or with the top one if both have as many; nobody without any."""
    first = state.sides[area.PLATFORMS]
    second = state.sides[area.SIDE + area.PLATFORMS]
    if first > second:
        return 0
    if second > first:
        return 1
    return area.NOBODY if first == 0 else state.table[area.PLATFORM + first + second - 1]


def score_alignments(state: HeirState, seat: i64) -> i64:
    """Each of a seat's tokens scores what its arrows hit (heir.final.alignments, heir.final.rays)."""
    points: i64 = 0
    for monument in range(state.monuments):
        if state.table[monument * area.MONUMENT + area.OWNER] == seat:
            points += score_monument(state, monument, state.table[monument * area.MONUMENT + area.TURNS])
    return points


def score_monument(state: HeirState, monument: i64, turns: i64) -> i64:
    """Return what a token scores if turned so: the moons it hits, and its own for the pyramid (heir.final.rays)."""
    row = monument * area.MONUMENT
    arrows = turned(state.box.arrows[state.table[row + area.TOKEN]], turns)
    low = state.box.grid.hit_low(state.table[row + area.SPACE], arrows)
    high = state.box.grid.hit_high(state.table[row + area.SPACE], arrows)
    points: i64 = 0
    if (low & state.base_low) | (high & state.base_high):
        points = state.box.moons[state.table[row + area.KIND]]
    for other in range(state.monuments):
        if has_space(low, high, state.table[other * area.MONUMENT + area.SPACE]):
            points += state.box.moons[state.table[other * area.MONUMENT + area.KIND]]
    return points


def scores(state: HeirState) -> list[int]:
    """Return each seat's score."""
    return [int(state.sides[area.SCORE]), int(state.sides[area.SIDE + area.SCORE])]


def monument_cards(state: HeirState, seat: int) -> int:
    """Count the monument cards a seat has claimed."""
    cards = 0
    for kind in range(int(piece.KINDS)):
        cards += int(state.sides[seat * area.SIDE + area.CLAIMED + kind])
    return cards


def standings(state: HeirState) -> list[int]:
    """The most points win, then the most monument cards; else the victory is shared (heir.end.2)."""
    points = scores(state)
    return places([(points[seat], monument_cards(state, seat)) for seat in range(2)])


def tie_break(state: HeirState) -> JournalEvent | None:
    """If tied, whoever has more monument cards wins (heir.end.2)."""
    cards = [monument_cards(state, seat) for seat in range(2)]
    return decided_by(scores(state), [("monument-cards", "heir.end.2", cards)])
