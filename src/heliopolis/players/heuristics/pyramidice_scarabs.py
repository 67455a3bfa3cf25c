"""What scarabs are worth in Pyramidice, in Glory at the end: those with their own power, and declared ones.

A power that an edition declares is judged by its parts: what it gives once, less its price, as often as its moment is
likely to come.
"""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.verbs import unknown
from heliopolis.games.pyramidice import areas as area, cards, costs, powers, scarabs
from heliopolis.games.pyramidice.components import SCARAB_NAMES
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.heuristics.pyramidice_tables import AT_THE_END, SCARABS
from heliopolis.players.heuristics.pyramidice_worth import Worth

REROLL: Final = 1.0
"""What it brings to throw unused dice again …"""
READY: Final = 1.2
"""… or to use a god once more."""
AGAIN: Final = 0.5
"""How often a power that costs something is used once more in the same turn."""
RETURNS: Final = 3.0
"""Rest turns for each time that tiles go back, or that the board is full."""


@final
class Scarabs:
    """Knows what the power of a scarab brings to a seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.own = vec[float]([SCARABS[name] for name in SCARAB_NAMES])
        self.at_the_end = vec[float](list(AT_THE_END))

    def to_keep(self, state: PyramidiceState, seat: i64, scarab: i64) -> float:
        """Return what a scarab promises for the whole game, with the power that it has in this edition."""
        if state.box.scarab_when[scarab] == scarabs.OWN:
            return self.own[scarab]
        if state.box.scarab_when[scarab] == scarabs.END:
            return float(state.box.scarab_glory[scarab]) * self.at_the_end[state.box.scarab_each[scarab]]
        self.worth.consider(state, seat)
        once = self.once(state, seat, scarab) - self.price(state, seat, scarab)
        return once * self.times(state, seat, scarab) if once > 0.0 else 0.0

    def once(self, state: PyramidiceState, seat: i64, scarab: i64) -> float:
        """Return what a declared power gives when it acts."""
        box = state.box
        gain = float(box.scarab_glory[scarab])
        for kind in range(area.KINDS):
            gain += float(box.scarab_gains[area.KINDS * scarab + kind]) * self.worth.next_one(state, seat, kind, 0)
        gain += float(box.scarab_choices[scarab]) * self.worth.best_gain(state, seat, 0)
        if (box.scarabs_that_reroll >> scarab) & 1:
            gain += REROLL
        if (box.scarabs_that_ready >> scarab) & 1:
            used = powers.readied(state, seat)
            gain += READY * float(count_bits(used) if state.turns > 0 else 1)
        return gain

    def price(self, state: PyramidiceState, seat: i64, scarab: i64) -> float:
        """Return what the pieces are worth that a declared power takes."""
        cost = state.box.scarab_cost[scarab]
        total = 0.0
        while cost != 0:
            piece = cost & costs.MASK
            cost >>= costs.BITS
            if piece == costs.WORKER:
                total += self.worth.last_one(state, seat, area.WORKERS)
            elif piece == costs.CAT:
                total += self.worth.last_one(state, seat, area.CATS)
            else:
                total += self.worth.spare_die
        return total

    def times(self, state: PyramidiceState, seat: i64, scarab: i64) -> float:
        """Estimate how often the moment of a declared power comes in the turns that are left to a seat."""
        turns = self.worth.turns_left(state, seat)
        resting = turns * (1.0 - self.worth.work_share)
        when = state.box.scarab_when[scarab]
        if when == scarabs.WORK:
            more = float(state.box.scarab_limit[scarab] - 1)
            return turns * self.worth.work_share * (1.0 + more * (AGAIN if state.box.scarab_cost[scarab] != 0 else 1.0))
        if when == scarabs.BUILD:
            return turns * self.worth.stones_a_turn
        if when == scarabs.GOD:
            return turns * self.worth.deities_a_turn
        if when == scarabs.REST:
            return resting
        if when in (scarabs.RETURN, scarabs.FULL):
            return resting / RETURNS
        raise unknown("moment", when)

    def at(self, state: PyramidiceState, seat: i64, moment: i64) -> float:
        """Return what a seat's declared power gives at a moment that a deed would bring."""
        scarab = scarabs.acting(state, seat, moment)
        return 0.0 if scarab == cards.NO_SCARAB else self.once(state, seat, scarab)
