"""What bots know of Pyramidice: a light policy that takes the best step first, and what the table is worth then.

A turn is many small decisions, and what matters is the table it leaves behind. So a search looks but a few turns ahead
and is told what the table is worth then; in between, every step is judged by what it adds.
"""

from typing import final

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import OVER, Actions, State
from heliopolis.core.verbs import unknown
from heliopolis.games.pyramidice import actions as act, areas as area, cards, dice, gods, phases as at, powers, table
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.pyramidice_deeds import IMPOSSIBLE, Deeds
from heliopolis.players.heuristics.pyramidice_dominated import leave_out
from heliopolis.players.heuristics.pyramidice_reach import Reach, asked_value
from heliopolis.players.heuristics.pyramidice_worth import Worth


@final
class PyramidiceHeuristics(Heuristics):
    """Knows Pyramidice; it scribbles, so each search has one of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 3.0
        self.spread = 8.0
        self.ahead = 6
        self.leaf_spread: float = 10.0
        self.architect_turn: float = 3.0
        """What the architect gains in a turn, beside his gods."""
        self.worth = Worth()
        self.deeds = Deeds(self.worth)
        self.reach = Reach(self.deeds)

    def leave_out(self, state: State, seat: i64, legal: Actions) -> None:
        """Do without what a beginner sees to be no better than another choice."""
        assert isinstance(state, PyramidiceState)
        leave_out(state, seat, legal)

    # Looking ahead.

    def stage(self, state: State) -> i64:
        """A turn is a stage."""
        assert isinstance(state, PyramidiceState)
        return state.turns

    def estimate(self, state: State, into: vec[float]) -> float:
        """At the beginning of a turn: what the table is worth to each seat."""
        assert isinstance(state, PyramidiceState)
        for seat in range(state.seats):
            into[seat] = self.worth.table_worth(state, seat)
        return self.leaf_spread

    def rival(self, state: State) -> float:
        """Return the Glory of the architect at the end, or what he may expect then."""
        assert isinstance(state, PyramidiceState)
        if state.acting == OVER:
            return float(state.areas[area.SIZE + area.GLORY])
        return self.worth.architect_worth(state) + self.architect_turn * self.worth.turns_left(state, 1)

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Judge each choice by what it adds to the worth of the table."""
        assert isinstance(state, PyramidiceState)
        phase = state.phase
        if phase == at.TAKING:
            return act.TAKE + dice.STONE
        if phase == at.LAYING:
            return act.LOWEST
        if phase == at.PAYING:
            return self.choose_payment(legal)
        self.worth.consider(state, seat)
        if phase == at.WORKING:
            return self.choose_step(state, seat, legal)
        if phase in (at.TURN, at.RESTING):
            return self.choose_turn(state, seat, legal, rng)
        if phase == at.REROLLING:
            return self.choose_reroll(state, seat, legal)
        if phase == at.SCARAB:
            return self.choose_scarab(state, seat, legal)
        if phase == at.PICKING:
            return self.choose_die(state, seat, legal)
        if phase == at.SETTING:
            return self.choose_value(state, seat, legal)
        return self.choose_best(state, seat, legal)

    def choose_best(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Answer what an action or a card asks with what is worth most, or missed least."""
        best = legal.items[0]
        highest = IMPOSSIBLE
        for index in range(legal.count):
            action = legal.items[index]
            gain = self.answer(state, seat, action)
            if gain > highest:
                highest = gain
                best = action
        return best

    def answer(self, state: PyramidiceState, seat: i64, action: i64) -> float:
        """Return what an answer adds to the worth of the table."""
        worth = self.worth
        verb = act.verb_of(action)
        about = action - verb
        if verb == act.PLACE:
            return self.deeds.build(state, seat, state.bill.value, about)
        if verb == act.GAIN:
            return worth.next_one(state, seat, about, 0)
        if verb == act.DISCARD:
            return -worth.last_one(state, seat, about)
        if verb == act.WORSHIP:
            return worth.new_god(state, seat, about)
        if verb == act.FORSAKE:
            return -worth.own_god(state, seat, about)
        if verb == act.FORSAKE_ENNEAD:
            return -worth.ennead(state, seat, 0)
        if verb == act.SESHAT:
            return -1.0 if gods.has(state, seat, cards.THOTH) and worth.left < 1.0 else 1.0
        if verb == act.PEARL:
            return float(state.pearl_glory) - float(state.box.pearl_workers) * worth.last_one(state, seat, area.WORKERS)
        if verb in (act.FULL, act.DECLINE):
            return 0.0
        raise unknown("action", action)

    def choose_scarab(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Keep the scarab that promises more."""
        first = legal.items[0]
        second = legal.items[1]
        promised = self.deeds.scarabs.to_keep(state, seat, first - act.KEEP)
        return first if promised > self.deeds.scarabs.to_keep(state, seat, second - act.KEEP) else second

    def choose_payment(self, legal: Actions) -> i64:
        """Pay with what is of least use: virtual dice, then prayer dice, then low stones; cats before workers."""
        best = legal.items[0]
        if act.verb_of(best) == act.SPEND:
            return legal.items[legal.count - 1]
        lowest: i64 = 100
        for index in range(legal.count):
            die = legal.items[index] - act.PAY
            use: i64 = 0
            if die // dice.SIDES == dice.STONE:
                use = 20 + die
            elif die // dice.SIDES == dice.PRAYER:
                use = 10
            if use < lowest:
                lowest = use
                best = legal.items[index]
        return best

    # A turn.

    def choose_turn(self, state: PyramidiceState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Compare each tile with a Work turn; before a tile, use Bes."""
        best = legal.items[0]
        highest = IMPOSSIBLE
        has_bes = False
        for index in range(legal.count):
            action = legal.items[index]
            if action == act.ACTIVATE + cards.BES:
                has_bes = True
            gain = self.turn(state, seat, action) + self.worth.noise * float(rng.below(1024)) / 512.0
            if gain > highest:
                highest = gain
                best = action
        return act.ACTIVATE + cards.BES if has_bes and best != act.WORK else best

    def turn(self, state: PyramidiceState, seat: i64, action: i64) -> float:
        """Return what a turn brings that begins so."""
        verb = act.verb_of(action)
        if verb == act.WORK:
            return self.deeds.work(state, seat, 0)
        if verb in (act.REST, act.EMERALD):
            return self.deeds.tile(state, seat, action - verb)
        if action == act.ACTIVATE + cards.BES:
            return float(state.box.power_glory[cards.BES]) + self.deeds.best_tile(state, seat)
        if action == act.ACTIVATE + cards.HAPY:
            return 3.0 * self.worth.best_gain(state, seat, 1) - self.worth.least_resource(state, seat)
        raise unknown("action", action)

    # A Work turn.

    def choose_step(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Take the best step; reroll before small ones; finish when nothing helps."""
        best = legal.items[0]
        highest = IMPOSSIBLE
        reroll: i64 = -1
        can_shift = False
        for index in range(legal.count):
            action = legal.items[index]
            verb = act.verb_of(action)
            if verb in (act.REROLL, act.LAPIS) or action == act.ACTIVATE + cards.MAAT:
                if reroll < 0:
                    reroll = action
            elif verb in (act.RAISE, act.LOWER):
                can_shift = True
            else:
                gain = 0.0 if verb == act.FINISH else self.step(state, seat, action)
                if gain > highest:
                    highest = gain
                    best = action
        if can_shift:
            shift = self.reach.best_shift(state, seat, highest if highest > 0.0 else 0.0)
            if shift >= 0:
                return shift
        if highest < self.worth.good_step and reroll >= 0 and self.reach.has_spare_dice(state, seat):
            return reroll
        return best

    def step(self, state: PyramidiceState, seat: i64, action: i64) -> float:
        """Return what a step brings."""
        deeds = self.deeds
        verb = act.verb_of(action)
        about = action - verb
        if verb == act.WORSHIP:
            return deeds.worship(state, seat, about)
        if verb == act.BUILD:
            return deeds.best_build(state, seat, about + 1)
        if verb == act.ACTIVATE:
            return self.use(state, seat, about)
        if verb == act.REPLACE:
            return deeds.replace(state, seat, about)
        if verb == act.GLORY:
            return deeds.glory_for_dice(state, seat) - 0.2
        if verb == act.BORROW:
            if state.box.power_glory[about] > 0 and powers.can_activate(state, seat, about):
                return deeds.power(state, seat, about) - self.worth.spare_die
            return IMPOSSIBLE
        if verb == act.SCARAB:
            return deeds.scarab(state, seat)
        raise unknown("action", action)

    def use(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to use a god."""
        if deity in (cards.AMON, cards.MUT):
            wanted = self.reach.best_lacking(state, seat, colour_set_by(deity))
            if wanted != cards.NO_DEITY:
                return self.deeds.worship(state, seat, wanted)
            return 0.3 if deity == cards.MUT and self.worth.left < 1.0 else IMPOSSIBLE
        return self.deeds.power(state, seat, deity)

    def choose_reroll(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Put everything without a good use into the cup, then throw."""
        self.reach.keep_dice(state, seat)
        for index in range(legal.count):
            action = legal.items[index]
            if act.verb_of(action) == act.CHOOSE:
                die = action - act.CHOOSE
                if state.table[table.HAND + die] > self.reach.kept[die]:
                    return action
        return legal.items[0]

    def choose_die(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Let Amon or Mut set a die that the best deity does not need."""
        colour = colour_set_by(state.bill.deity)
        if self.reach.best_lacking(state, seat, colour) != cards.NO_DEITY:
            return act.CHOOSE + self.reach.spare_die(state, colour)
        return legal.items[0]

    def choose_value(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Set it to what the best deity lacks, or to the highest value."""
        best = legal.items[legal.count - 1]
        if self.reach.best_lacking(state, seat, state.bill.die // dice.SIDES) != cards.NO_DEITY:
            wanted = act.VALUE + asked_value(self.reach.lacking) - 1
            for index in range(legal.count):
                if legal.items[index] == wanted:
                    best = wanted
        return best


def colour_set_by(deity: i64) -> i64:
    """Return the colour of dice that Amon or Mut sets."""
    return dice.PRAYER if deity == cards.AMON else dice.STONE
