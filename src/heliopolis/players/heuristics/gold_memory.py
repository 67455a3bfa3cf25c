"""What bots of L'or du pharaon have thought through lately: the same position comes again and again in a search."""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.games.gold import areas as area, places as place
from heliopolis.games.gold.state import GoldState

UNKNOWN: Final[i64] = -2
"""What nobody has looked for yet."""
SLOTS: Final[i64] = 251
"""How many positions are kept, each in the slot that its facts tell; a newer one takes the place of an older one."""
FACTS: Final[i64] = 10
LOW_BITS: Final[i64] = (1 << 48) - 1


@final
class Memory:
    """How many actions a plan takes, and with which it begins. A position is kept whole: none is taken for another."""

    def __init__(self) -> None:
        self.asked = vec[i64]([0] * int(FACTS))
        self.kept = vec[i64]([-1] * int(SLOTS * FACTS))
        self.left = vec[i64]([0] * int(SLOTS))
        self.actions = vec[i64]([int(UNKNOWN)] * int(SLOTS))
        self.slot: i64 = 0

    def recall(self, state: GoldState, seat: i64) -> bool:
        """Tell whether a seat's position is kept; what is asked and kept from now on is about it."""
        self.write_facts(state, seat)
        mixed: i64 = 0
        for fact in range(FACTS):
            mixed = (mixed * 31 + self.asked[fact]) & LOW_BITS
        self.slot = mixed % SLOTS
        row = self.slot * FACTS
        unlike: i64 = 0
        for fact in range(FACTS):
            unlike |= self.kept[row + fact] ^ self.asked[fact]
        return unlike == 0

    def keep(self, actions_left: i64) -> None:
        """Keep how many actions the plan takes from the position that was asked for."""
        row = self.slot * FACTS
        for fact in range(FACTS):
            self.kept[row + fact] = self.asked[fact]
        self.left[self.slot] = actions_left
        self.actions[self.slot] = UNKNOWN

    def keep_action(self, action: i64) -> None:
        """Keep which action comes next."""
        self.actions[self.slot] = action

    def actions_left(self) -> i64:
        """Return how many actions the plan takes."""
        return self.left[self.slot]

    def next_action(self) -> i64:
        """Return which action comes next, or UNKNOWN if that was not looked for."""
        return self.actions[self.slot]

    def write_facts(self, state: GoldState, seat: i64) -> None:
        """Write down all that a plan of both figures depends on."""
        row = seat * area.ROW
        figures = ((state.areas[row + area.ARCHAEOLOGIST] + 1) << 8) | (state.areas[row + area.PORTER] + 1)
        burden: i64 = 0
        if state.areas[row + area.CARRIED] != area.NOTHING:
            burden = 2 if state.heavy_treasures else 1
        if state.keeper != area.NOBODY:
            burden |= 4
        self.asked[0] = (((figures << 8) | state.start) << 8) | burden
        self.asked[1] = state.areas[row + area.LANTERNS]
        self.asked[2] = loose_treasures(state)
        self.asked[3] = state.box.board
        self.asked[4] = state.seen
        self.asked[5] = state.fallen
        self.asked[6] = state.north
        self.asked[7] = state.east
        self.asked[8] = state.south
        self.asked[9] = state.west


def loose_treasures(state: GoldState) -> i64:
    """Return the cards where treasures lie."""
    cells: i64 = 0
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < place.HELD:
            cells |= bit(state.treasures[treasure])
    return cells
