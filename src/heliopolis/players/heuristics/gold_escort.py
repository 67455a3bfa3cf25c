"""Escorts in L'or du pharaon: the two figures of a seat get anywhere together, whatever walls there are.

An archaeologist walks to a card beside a hidden one; the porter digs its way to it and turns it, archaeologist and all.
Where the archaeologist is walled in, the porter comes to it first, and opens one card after the other. The plan with
the fewest actions counts, and a card is turned so that the fewest are left: so every action brings them nearer.
"""

from typing import Final, final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64
from heliopolis.games.gold import actions as act, areas as area, paths, places as place, treasures
from heliopolis.games.gold.cells import NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NOWHERE, first_of
from heliopolis.games.gold.components import ACROSS, SIDE_SETS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_digging import Digging
from heliopolis.players.heuristics.gold_ways import NEVER, Distances

NO_WAY: Final[i64] = 999
"""More actions than any plan takes."""


@final
class Escort:
    """A plan for both figures of a seat: how many actions it takes, and what to do next."""

    def __init__(self) -> None:
        self.walk = Distances()
        self.dig = Digging()
        self.best: i64 = NOWHERE
        self.fewest: i64 = NO_WAY

    def plan(self, state: GoldState, seat: i64) -> i64:
        """Return after how many actions, at most, an archaeologist is home, or before a hidden card or a treasure.

        It goes home with a treasure, or when the pyramid falls.
        """
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        porter = state.areas[row + area.PORTER]
        if archaeologist == area.LOST:
            return NO_WAY
        self.walk.measure(state, bit(archaeologist), state.areas[row + area.LANTERNS])
        is_homeward = state.keeper != area.NOBODY or state.areas[row + area.CARRIED] != area.NOTHING
        walk = self.walk.to(state.start) if is_homeward else walk_to_hidden(state, self.walk)
        fewest = walk if walk >= 0 else NO_WAY
        if porter == area.LOST or fewest == 0:
            return fewest
        self.dig.measure(state, porter)
        if not is_homeward:
            fewest = self.plan_meeting(state, fewest)
        if fewest < NO_WAY:
            return fewest
        together = self.dig.nearest(bit(archaeologist), 0)
        if together < 0:
            return NO_WAY
        self.dig.measure(state, archaeologist, is_turned=self.dig.must_turn(archaeologist, together))
        onward = self.dig.nearest(bit(state.start) if is_homeward else goals_of(state), 0)
        # Each card further on is a step for both of them.
        return together + 2 * onward if onward >= 0 else NO_WAY

    def plan_meeting(self, state: GoldState, fewest: i64) -> i64:
        """Return the actions until a card is turned towards a hidden one with the archaeologist on it, if fewer."""
        cards = cards_to_turn(state)
        while cards != 0:
            card = first_of(cards)
            there = self.walk.to(card)
            if 0 <= there < fewest:
                nearest = self.dig.nearest(bit(card), stands_before(state, card))
                if nearest >= 0 and there + nearest + 1 < fewest:
                    fewest = there + nearest + 1
            cards &= cards - 1
        return fewest

    def next_action(self, state: GoldState, seat: i64) -> i64:
        """Return the action after which the fewest are left, by either figure; −1 if none brings them nearer."""
        row = seat * area.ROW
        archaeologist = row + area.ARCHAEOLOGIST
        porter = row + area.PORTER
        lanterns = state.areas[row + area.LANTERNS]
        self.fewest = self.plan(state, seat)
        self.best = NOWHERE
        if state.areas[archaeologist] == area.LOST:
            return NOWHERE
        self.try_moves(state, seat, archaeologist, act.MOVE_ARCHAEOLOGIST, treasures.light_for(state, seat))
        if state.areas[porter] != area.LOST:
            self.try_moves(state, seat, porter, act.MOVE_PORTER, lanterns)
            self.try_turns(state, seat, paths.turnable(state, state.areas[porter]))
        return self.best

    def try_moves(self, state: GoldState, seat: i64, figure: i64, verb: i64, light: i64) -> None:
        """See what each move of a figure would leave."""
        here = state.areas[figure]
        cells = paths.within_an_action(state, here, light)
        while cells != 0:
            state.areas[figure] = first_of(cells)
            self.note(verb + first_of(cells), self.plan(state, seat))
            cells &= cells - 1
        state.areas[figure] = here

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
    cells = cards_to_turn(state)
    for treasure in range(state.box.bust + 1):
        if state.treasures[treasure] < place.HELD:
            cells |= bit(state.treasures[treasure])
    return cells


def walk_to_hidden(state: GoldState, ways: Distances) -> i64:
    """Return how many actions it takes to a card from which a hidden one can be revealed, or NEVER."""
    wanted = worth_finding(state)
    for actions in range(ways.count):
        if paths.facing(state, ways.layers[actions]) & wanted != 0:
            return actions
    return NEVER


def stands_before(state: GoldState, card: i64) -> i64:
    """Return the cards from which a porter can turn one: itself, and those that are open to it (gold.turning.1)."""
    here = bit(card)
    across = (((here & NOT_FIRST_COLUMN) >> 1) & state.east) | (((here & NOT_LAST_COLUMN) << 1) & state.west)
    return (here | across | ((here >> ACROSS) & state.south) | ((here << ACROSS) & state.north)) & state.seen
