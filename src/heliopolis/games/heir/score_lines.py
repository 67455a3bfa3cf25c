"""The score lines of the end, each with what it was for: every monument with its rays and what they hit."""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.journal import Fact, JournalEvent

from . import areas as area, components as piece, scoring
from .grid import DIRECTION_NAMES, SPACE_NAMES, has_space, ray, turned
from .state import HeirState

FINAL_SCORING: Final = 9
"""The chapter of a game's examination after those of its eight rounds."""


@final
class Hit:
    """What a ray meets: the pyramid, or a monument of some kind."""

    def __init__(self, direction: str, target: str, space: str) -> None:
        self.direction = direction
        self.target = target
        self.space = space


def score_lines(state: HeirState) -> list[JournalEvent]:
    """Return both seats' lines, at the moment before they are paid; those with nothing to score are left out."""
    lines: list[JournalEvent] = []
    for seat in range(int(piece.SEATS)):
        lines += seat_lines(state, seat)
    return [line for line in lines if line.points != 0]


def seat_lines(state: HeirState, seat: int) -> list[JournalEvent]:
    """Return one seat's lines, in the order of the paragraphs."""
    held = count_bits(state.sides[seat * area.SIDE + area.HELD])
    chain = scoring.strongest_chain(state, seat)
    platforms = state.sides[seat * area.SIDE + area.PLATFORMS]
    lines = [
        line("magic-left", "heir.final.magic", seat, scoring.score_magic(state, seat), {"cards": int(held)}),
        line("suns", "heir.final.suns", seat, scoring.score_suns(state, seat), {"chain": int(chain)}),
        line("pyramid", "heir.final.pyramid", seat, scoring.score_pyramid(state, seat), {"platforms": int(platforms)}),
    ]
    for monument in range(int(state.monuments)):
        if state.table[monument * area.MONUMENT + area.OWNER] == seat:
            lines.append(alignment(state, monument))
    return lines


def line(name: str, rule: str, seat: int, points: int, facts: dict[str, Fact]) -> JournalEvent:
    """Make one line of the final scoring."""
    facts["epoch"] = FINAL_SCORING
    return JournalEvent(name, rule, seat, facts, points)


def alignment(state: HeirState, monument: int) -> JournalEvent:
    """Tell what one token scores: its arrows, and for each thing hit what it is, where, and in which direction."""
    row = monument * area.MONUMENT
    turns = int(state.table[row + area.TURNS])
    found = hits(state, monument, turns)
    facts: dict[str, Fact] = {
        "kind": piece.KIND_NAMES[state.table[row + area.KIND]],
        "space": SPACE_NAMES[state.table[row + area.SPACE]],
        "token": piece.TOKEN_NAMES[state.table[row + area.TOKEN]],
        "arrows": arrow_names(state, monument, turns),
        "hits": [hit.target for hit in found],
        "hit_spaces": [hit.space for hit in found],
        "hit_directions": [hit.direction for hit in found],
    }
    points = scoring.score_monument(state, monument, turns)
    return line("alignment", "heir.final.alignments", int(state.table[row + area.OWNER]), int(points), facts)


def arrow_names(state: HeirState, monument: int, turns: int) -> list[str]:
    """Name the directions of a token's arrows if it is turned so."""
    arrows = int(turned(state.box.arrows[state.table[monument * area.MONUMENT + area.TOKEN]], turns))
    return [DIRECTION_NAMES[direction] for direction in range(8) if arrows >> direction & 1]


def hits(state: HeirState, monument: int, turns: int) -> list[Hit]:
    """List what a token's arrows hit if it is turned so, ray by ray; the pyramid only once (heir.final.alignments)."""
    found: list[Hit] = []
    pyramid_hit = False
    for arrow in arrow_names(state, monument, turns):
        start = int(state.table[monument * area.MONUMENT + area.SPACE])
        for space in ray(start, DIRECTION_NAMES.index(arrow), int(state.box.side)):
            if has_space(state.base_low, state.base_high, space) and not pyramid_hit:
                pyramid_hit = True
                found.append(Hit(arrow, "pyramid", SPACE_NAMES[space]))
            for other in range(int(state.monuments)):
                row = other * area.MONUMENT
                if state.table[row + area.SPACE] == space:
                    found.append(Hit(arrow, piece.KIND_NAMES[state.table[row + area.KIND]], SPACE_NAMES[space]))
    return found
