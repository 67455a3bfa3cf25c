"""What a monument of Heir to the Pharaoh is worth on a space: seen along its own rays, and along those of others."""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.games.heir import areas as area, components as piece
from heliopolis.games.heir.grid import DIRECTIONS, SIDE, SPACES, ray, turned
from heliopolis.games.heir.state import HeirState

NOWHERE: Final[i64] = -1
OPPOSITE: Final[i64] = 4
"""So many directions further lies the opposite one."""


def directions_between_spaces() -> list[int]:
    """List by 64 × space + other space in which direction the other lies; nowhere if no ray leads there."""
    found = [int(NOWHERE)] * int(SPACES * SPACES)
    for space in range(int(SPACES)):
        for direction in range(int(DIRECTIONS)):
            for other in ray(space, direction, int(SIDE)):
                found[int(SPACES) * space + other] = direction
    return found


@final
class Lines:
    """Which way one space lies from another, on a board of any size."""

    def __init__(self) -> None:
        self.towards = vec[i64](directions_between_spaces())


LINES: Final = Lines()


@final
class Survey:
    """What is seen from one space of the board: how many moons stand in each direction, and whose arrows point here."""

    def __init__(self) -> None:
        self.lines = LINES
        self.moons = vec[i64]([0] * int(DIRECTIONS))
        self.pyramid: i64 = 0
        """The directions in which the pyramid lies, as bits."""
        self.pointing = vec[i64]([0] * int(piece.SEATS))
        """How many tokens of each seat point at the space."""

    def look(self, state: HeirState, space: i64, monuments: i64) -> None:
        """Look around from a space, at the first so many monuments."""
        towards = self.lines.towards
        box = state.box
        for way in range(DIRECTIONS):
            self.moons[way] = 0
        self.pointing[0] = 0
        self.pointing[1] = 0
        for other in range(monuments):
            row = other * area.MONUMENT
            direction = towards[space * SPACES + state.table[row + area.SPACE]]
            if direction == NOWHERE:
                continue
            self.moons[direction] += box.moons[state.table[row + area.KIND]]
            owner = state.table[row + area.OWNER]
            if owner >= 0:
                arrows = turned(box.arrows[state.table[row + area.TOKEN]], state.table[row + area.TURNS])
                if (arrows >> ((direction + OPPOSITE) & (DIRECTIONS - 1))) & 1:
                    self.pointing[owner] += 1
        self.pyramid = 0
        for down in range(box.base_side):
            for right in range(box.base_side):
                self.pyramid |= self.ways_to(space, state.base + down * SIDE + right)

    def ways_to(self, space: i64, other: i64) -> i64:
        """Return the direction in which another space lies, as a bit; no bit if no ray leads there."""
        direction = self.lines.towards[space * SPACES + other]
        if direction == NOWHERE:
            return 0
        return bit(direction)

    def aim(self, state: HeirState, space: i64, arrows: i64, kind: i64, reach: float) -> float:
        """Return what arrows hit from the space looked from, and what the length of their rays promises."""
        points: i64 = 0
        length: i64 = 0
        for direction in range(DIRECTIONS):
            if (arrows >> direction) & 1:
                points += self.moons[direction]
                length += state.box.grid.ray_lengths[space * DIRECTIONS + direction]
        if arrows & self.pyramid:
            points += state.box.moons[kind]
        return float(points) + reach * float(length)

    def best_turn(self, state: HeirState, space: i64, token: i64, kind: i64, reach: float) -> i64:
        """Return how a token is best turned on the space looked from."""
        best: i64 = 0
        highest = -1.0
        for turns in range(piece.QUARTER_TURNS):
            worth = self.aim(state, space, turned(state.box.arrows[token], turns), kind, reach)
            if worth > highest:
                highest = worth
                best = turns
        return best

    def best_aim(self, state: HeirState, space: i64, token: i64, kind: i64, reach: float) -> float:
        """Return what a token is worth on the space looked from, if it is turned at its best."""
        turns = self.best_turn(state, space, token, kind, reach)
        return self.aim(state, space, turned(state.box.arrows[token], turns), kind, reach)
