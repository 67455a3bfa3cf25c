"""Escorts in L'or du pharaon: the two figures of a seat get anywhere together, whatever walls there are.

An archaeologist walks to a card beside a hidden one; the porter digs its way to it and turns it, archaeologist and all.
Where the archaeologist is walled in, the porter comes to it first, and opens one card after the other. The plan with
the fewest actions counts, and a card is turned so that the fewest are left: so every action brings them nearer.
"""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.games.gold import actions as act, areas as area, paths, treasures
from heliopolis.games.gold.cells import NOWHERE, first_of
from heliopolis.games.gold.components import SIDE_SETS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_digging import Digging, open_towards
from heliopolis.players.heuristics.gold_memory import UNKNOWN, Memory, loose_treasures
from heliopolis.players.heuristics.gold_ways import NEVER, Distances

NO_WAY: Final[i64] = 999
"""More actions than any plan takes."""


@final
class Escort:
    """A plan for both figures of a seat: how many actions it takes, and what to do next."""

    def __init__(self) -> None:
        self.walk = Distances()
        """From the archaeologist, by the ways there are."""
        self.dig = Digging()
        """From the porter."""
        self.onward = Digging()
        """From the archaeologist, when the porter is there."""
        self.memory = Memory()
        self.best: i64 = NOWHERE
        self.fewest: i64 = NO_WAY

    def plan(self, state: GoldState, seat: i64) -> i64:
        """Return after how many actions, at most, an archaeologist is home, or before a hidden card or a treasure.

        It goes home with a treasure, or when the pyramid falls.
        """
        self.measure_walk(state, seat)
        self.measure_dig(state, seat)
        return self.weigh(state, seat)

    def measure_walk(self, state: GoldState, seat: i64) -> None:
        """Measure from where the archaeologist stands."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        if archaeologist != area.LOST:
            self.walk.measure(state, bit(archaeologist), state.areas[row + area.LANTERNS])

    def measure_dig(self, state: GoldState, seat: i64) -> None:
        """Measure from where the porter stands."""
        porter = state.areas[seat * area.ROW + area.PORTER]
        if porter != area.LOST:
            self.dig.measure(state, porter)

    def weigh(self, state: GoldState, seat: i64) -> i64:
        """Return how many actions the best plan takes, by what has been measured."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        if archaeologist == area.LOST:
            return NO_WAY
        is_homeward = state.keeper != area.NOBODY or state.areas[row + area.CARRIED] != area.NOTHING
        walk = self.walk.to(state.start) if is_homeward else walk_to_hidden(state, self.walk)
        fewest = walk if walk >= 0 else NO_WAY
        if state.areas[row + area.PORTER] == area.LOST or fewest == 0:
            return fewest
        if not is_homeward:
            fewest = self.plan_meeting(state, fewest)
        together = self.dig.nearest(bit(archaeologist), 0, fewest - 2)
        if together < 0:
            return fewest
        self.onward.measure(state, archaeologist, is_turned=self.dig.must_turn(archaeologist, together))
        onward = self.onward.nearest(bit(state.start) if is_homeward else goals_of(state), 0)
        if onward < 0:
            return fewest
        # Each card further on is a step for both of them, and the last may have to be turned.
        jointly = together + 2 * onward + 1
        return jointly if jointly < fewest else fewest

    def plan_meeting(self, state: GoldState, fewest: i64) -> i64:
        """Return the actions until a card is turned towards a hidden one with the archaeologist on it, if fewer."""
        wanted = cards_to_turn(state)
        for there in range(self.walk.count):
            cards = self.walk.layers[there] & wanted
            while cards != 0:
                card = first_of(cards)
                nearest = self.dig.nearest(bit(card), stands_before(state, card), fewest - there - 2)
                if nearest >= 0:
                    fewest = there + nearest + 1
                cards &= cards - 1
        return fewest

    def actions_left(self, state: GoldState, seat: i64) -> i64:
        """Return how many actions the best plan takes."""
        if not self.memory.recall(state, seat):
            self.memory.keep(self.plan(state, seat))
        return self.memory.actions_left()

    def next_action(self, state: GoldState, seat: i64) -> i64:
        """Return the action after which the fewest are left, by either figure; −1 if none brings them nearer."""
        self.fewest = self.actions_left(state, seat)
        if self.memory.next_action() == UNKNOWN:
            self.look_ahead(state, seat)
            self.memory.keep_action(self.best)
        return self.memory.next_action()

    def look_ahead(self, state: GoldState, seat: i64) -> None:
        """Find the action after which fewer are left than now, and the fewest."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        porter = state.areas[row + area.PORTER]
        self.best = NOWHERE
        self.measure_dig(state, seat)
        if archaeologist == area.LOST:
            return
        cells = paths.within_an_action(state, archaeologist, treasures.light_for(state, seat))
        while cells != 0:
            state.areas[row + area.ARCHAEOLOGIST] = first_of(cells)
            self.measure_walk(state, seat)
            self.note(act.MOVE_ARCHAEOLOGIST + first_of(cells), self.weigh(state, seat))
            cells &= cells - 1
        state.areas[row + area.ARCHAEOLOGIST] = archaeologist
        if porter == area.LOST:
            return
        self.measure_walk(state, seat)
        cells = paths.within_an_action(state, porter, state.areas[row + area.LANTERNS])
        while cells != 0:
            state.areas[row + area.PORTER] = first_of(cells)
            self.measure_dig(state, seat)
            self.note(act.MOVE_PORTER + first_of(cells), self.weigh(state, seat))
            cells &= cells - 1
        state.areas[row + area.PORTER] = porter
        self.try_turns(state, seat, paths.turnable(state, porter))

    def try_turns(self, state: GoldState, seat: i64, cards: i64) -> None:
        """See what each turn of a card would leave."""
        while cards != 0:
            card = first_of(cards)
            sides = paths.sides_of(state, card)
            placings = state.box.placings[sides] & ~bit(sides)
            for other in range(1, SIDE_SETS):
                if (placings >> other) & 1:
                    paths.set_sides(state, card, other)
                    self.note(act.TURN_CARD + card, self.plan(state, seat))
            paths.set_sides(state, card, sides)
            cards &= cards - 1

    def note(self, action: i64, left: i64) -> None:
        """Keep an action that leaves fewer than any before."""
        if left < self.fewest:
            self.fewest = left
            self.best = action


def worth_finding(state: GoldState) -> i64:
    """Return the hidden cards where chambers can be; if there are none, all hidden cards."""
    hidden = paths.hidden(state)
    far = hidden & ~paths.beside(state, bit(state.start))
    return far if far != 0 else hidden


def cards_to_turn(state: GoldState) -> i64:
    """Return the cards beside a hidden one that can be turned towards it."""
    return paths.beside(state, worth_finding(state)) & state.seen & ~(state.fallen | bit(state.start))


def goals_of(state: GoldState) -> i64:
    """Return the cards where treasures lie, or from which hidden ones can be revealed once they are turned."""
    return cards_to_turn(state) | loose_treasures(state)


def walk_to_hidden(state: GoldState, ways: Distances) -> i64:
    """Return how many actions it takes to a card from which a hidden one can be revealed, or NEVER."""
    wanted = worth_finding(state)
    for actions in range(ways.count):
        if paths.facing(state, ways.layers[actions]) & wanted != 0:
            return actions
    return NEVER


def stands_before(state: GoldState, card: i64) -> i64:
    """Return the cards from which a porter can turn one: itself, and those that are open to it (gold.turning.1)."""
    return (bit(card) | open_towards(state, bit(card))) & state.seen
