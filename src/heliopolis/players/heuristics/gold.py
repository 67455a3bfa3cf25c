"""What bots know of L'or du pharaon: what lies how many actions away, who is sooner there, and when to run.

The light policy compares what a plan brings with the actions it takes: a treasure to carry home, a card to reveal, a
lantern that shortens later ways. Where it is far to hidden cards, both figures open a way together.
"""

from typing import Final, final

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng, SeededRng
from heliopolis.core.state import Actions, State
from heliopolis.games.gold import actions as act, areas as area, chance, paths, phases as at, places as place
from heliopolis.games.gold.cells import NOWHERE, first_of
from heliopolis.games.gold.components import FIRST_CHAMBER, KINDS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.gold_escort import Escort
from heliopolis.players.heuristics.gold_outlook import Outlook
from heliopolis.players.heuristics.gold_sights import (
    approach,
    best_prize,
    freedom,
    is_progress,
    nearest_stand,
    pick_cell,
    points_left,
    worth_revealing,
)
from heliopolis.players.heuristics.gold_ways import NEVER, Distances, is_late, light_home, safest, way_out

GRAIN: Final[i64] = 1024
"""Into how many steps a random factor is divided."""


@final
class GoldHeuristics(Heuristics):
    """Knows L'or du pharaon."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 3.0
        self.spread = 3.0
        self.plenty = 30.0
        self.patience = 27
        self.for_points = 0.75
        self.outlook = Outlook()
        self.home = Distances()
        self.away = Distances()
        self.errand = Distances()
        self.escort = Escort()
        self.steady = SeededRng(1)
        self.outset: i64 = self.steady.state
        """Where that generator begins each time: what is left out of a position is always the same."""
        self.noise: float = 0.25
        """By which part the worth of a plan is blurred, so that playouts differ."""
        self.effort: float = 1.3
        """How many actions a treasure costs besides the way."""
        self.barred: i64 = 12
        """How many actions a way home counts that the porter has to open first."""
        self.chamber_worth: float = 4.0
        """What finding a chamber promises: the photo, and a share in its treasures."""
        self.reveal_effort: float = 1.4
        """How many actions a reveal costs besides the way."""
        self.near_start: float = 0.3
        """Which part of a promise is left to a card beside the start card, where no chamber can be."""
        self.theft_worth: float = 1.8
        """How much better it is to steal a treasure than to find one: another seat loses it."""
        self.light_worth: float = 0.14
        """What a lantern on the way is worth for each point that a seat may still carry along it."""
        self.near: i64 = 4
        """How many actions to a hidden card are few enough not to look for a shorter way."""
        self.open_to_me: float = 2.2
        """What it is worth that a card lies open to the archaeologist, in open sides."""
        self.freedom_worth: float = 2.9
        """What a point of freedom is worth when a card is turned, in open sides."""
        self.way_worth: float = 100.0
        """What an action less to where the archaeologist wants to be is worth then: a card is turned as was planned."""

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Take what lies there, run in time, go where most is to be gained, or send the porter."""
        assert isinstance(state, GoldState)
        if state.phase != at.TURN:
            return self.choose_sides(state, seat, legal, rng)
        prize = best_prize(state, seat)
        if prize >= 0:
            return prize
        if state.actions_left == 0:
            return act.END
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        self.home.measure(state, bit(state.start), light_home(state, seat))
        if state.keeper != area.NOBODY:
            return self.choose_flight(state, seat, legal, rng)
        if state.areas[row + area.CARRIED] != area.NOTHING:
            if self.home.to(archaeologist) > 0:
                return approach(legal, act.MOVE_ARCHAEOLOGIST, self.home)
            escorted = self.escort.next_action(state, seat)
            if escorted >= 0:
                return escorted
        self.away.measure(state, bit(archaeologist), state.areas[row + area.LANTERNS])
        return self.choose_plan(state, seat, legal, rng)

    def leave_out(self, state: State, seat: i64, legal: Actions) -> None:
        """After a round in which nothing has happened nobody waits any more: what brings nothing further is left out.

        A search sees no harm in one more turn of waiting, as long as the light policy acts for it in the end; so all
        wait until it is too late. What is left is to pick up, to steal, to reveal, and what the light policy would do.
        """
        assert isinstance(state, GoldState)
        if state.phase != at.TURN or state.keeper != area.NOBODY or state.quiet_turns < state.seats:
            return
        self.steady.state = self.outset
        chosen = self.choose(state, seat, legal, self.steady)
        kept: i64 = 0
        for index in range(legal.count):
            action = legal.items[index]
            if action == chosen or is_progress(action):
                legal.items[kept] = action
                kept += 1
        legal.count = kept

    def blur(self, rng: Rng) -> float:
        """Return a factor around one: a policy that errs a little makes playouts differ."""
        return 1.0 + self.noise * (float(rng.below(GRAIN)) / float(GRAIN // 2) - 1.0)

    def choose_plan(self, state: GoldState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Choose between the best treasure, the nearest hidden card and a lantern, by what they bring an action."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        best = 0.0
        goal = NOWHERE
        is_fetching = False
        if state.areas[row + area.CARRIED] == area.NOTHING:
            for treasure in range(state.box.bust + 1):
                cell = self.prize_cell(state, seat, treasure)
                if cell >= 0 and cell != archaeologist:
                    there = self.away.to(cell)
                    back = self.home.to(cell)
                    if back < 0:
                        back = self.barred
                    if there >= 0:
                        worth = self.prize_worth(state, treasure) * self.blur(rng)
                        worth /= self.effort + float(there + back)
                        if worth > best:
                            best = worth
                            goal = cell
                            is_fetching = True
        stand = nearest_stand(state, self.away)
        is_far = stand < 0 or self.away.to(stand) > self.near
        promise = self.blur(rng) * (self.promise_of_escort(state, seat) if is_far else self.promise(state, stand))
        if promise > best:
            best = promise
            goal = stand
            is_fetching = False
        if goal >= 0 and self.home.to(goal) > 1:
            worth = self.light_worth * points_left(state) * self.blur(rng) / float(state.seats)
            if worth > best:
                light = self.nearest_light(state, seat, goal)
                if light >= 0 and worth / float(1 + self.errand.to(light)) > best:
                    return self.bring_light(state, seat, legal, light)
        if is_far and not is_fetching:
            escorted = self.escort.next_action(state, seat)
            if escorted >= 0:
                return escorted
        if goal < 0:
            return legal.pick(rng)
        if goal == archaeologist:
            return act.REVEAL + pick_cell(worth_revealing(state, goal), rng)
        self.errand.measure(state, bit(goal), state.areas[row + area.LANTERNS])
        return approach(legal, act.MOVE_ARCHAEOLOGIST, self.errand)

    # Treasures, carried by others or not.

    def prize_cell(self, state: GoldState, seat: i64, treasure: i64) -> i64:
        """Return where a treasure can be got: it lies loose, or its bearer can be caught within this turn."""
        where = state.treasures[treasure]
        if where < place.HELD:
            return where
        if where >= place.HELD + state.seats or where == place.HELD + seat:
            return NOWHERE
        cell = state.areas[(where - place.HELD) * area.ROW + area.ARCHAEOLOGIST]
        away = self.away.to(cell)
        return cell if 0 <= away <= state.actions_left else NOWHERE

    def prize_worth(self, state: GoldState, treasure: i64) -> float:
        """Return what a treasure is worth: more if it is another seat's loss."""
        points = float(state.box.treasure_points[treasure])
        return points if state.treasures[treasure] < place.HELD else points * self.theft_worth

    # Hidden cards.

    def promise(self, state: GoldState, stand: i64) -> float:
        """Return what it brings an action to reveal a card from another: chambers never lie beside the start card."""
        worth = self.worth_of_hidden(state)
        if worth_revealing(state, stand) & paths.beside(state, bit(state.start)):
            worth *= self.near_start
        return worth / (self.reveal_effort + float(self.away.to(stand)))

    def promise_of_escort(self, state: GoldState, seat: i64) -> float:
        """Return what it brings an action if both figures open a way to a hidden card.

        It never counts as nearer than a card that is near without them: who follows the plan, and is near some card on
        the way, must not think less of it there and turn back.
        """
        actions = self.escort.actions_left(state, seat)
        if actions < self.near:
            actions = self.near
        return self.worth_of_hidden(state) / (self.reveal_effort + float(actions))

    def worth_of_hidden(self, state: GoldState) -> float:
        """Return what it brings to reveal a card that may be a chamber."""
        chambers = float(chance.cards_left(state, FIRST_CHAMBER, KINDS))
        return self.chamber_worth * chambers / float(chance.far_unseen(state)) if chambers > 0.0 else 0.01

    # The porter.

    def nearest_light(self, state: GoldState, seat: i64, goal: i64) -> i64:
        """Return the card nearest to the porter where a lantern would shorten the way between home and a goal."""
        row = seat * area.ROW
        porter = state.areas[row + area.PORTER]
        lanterns = state.areas[row + area.LANTERNS]
        if porter == area.LOST or state.areas[row + area.STOCK] == 0:
            return NOWHERE
        dark = paths.shortest_ways_out(state, goal) & ~lanterns & ~bit(goal) & ~bit(state.start)
        if dark == 0:
            return NOWHERE
        self.errand.measure(state, bit(porter), lanterns)
        nearest = self.errand.nearest(dark)
        return first_of(self.errand.layers[nearest] & dark) if nearest >= 0 else NOWHERE

    def bring_light(self, state: GoldState, seat: i64, legal: Actions, cell: i64) -> i64:
        """Lay a lantern on a card, or take the porter there."""
        row = seat * area.ROW
        if state.areas[row + area.PORTER] == cell:
            return act.LAY
        self.errand.measure(state, bit(cell), state.areas[row + area.LANTERNS])
        return approach(legal, act.MOVE_PORTER, self.errand)

    def choose_sides(self, state: GoldState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Lay a card so that it opens most: to the archaeologist, to other cards, and to hidden ones."""
        cell = state.cell
        sides = paths.sides_of(state, cell)
        archaeologist = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
        best = legal.items[0]
        highest = -1e6
        for index in range(legal.count):
            paths.set_sides(state, cell, act.sides_of(legal.items[index]))
            around = paths.neighbours(state, cell)
            worth = self.blur(rng) * float(count_bits(around) + count_bits(paths.facing(state, bit(cell))))
            if archaeologist != area.LOST and (around >> archaeologist) & 1:
                worth += self.open_to_me
            if state.phase != at.PLACING:
                worth += self.freedom_worth * freedom(state, seat)
                worth -= self.way_worth * float(self.escort.plan(state, seat))
            if worth > highest:
                highest = worth
                best = legal.items[index]
        paths.set_sides(state, cell, sides)
        return best

    # Flight.

    def choose_flight(self, state: GoldState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """While the pyramid falls: save who can't wait, fetch what there is time for, and go home."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        porter = state.areas[row + area.PORTER]
        lanterns = state.areas[row + area.LANTERNS]
        if is_late(state, archaeologist, lanterns):
            step = safest(state, legal, act.MOVE_ARCHAEOLOGIST, lanterns)
            if step >= 0:
                return step
        if is_late(state, porter, lanterns):
            step = safest(state, legal, act.MOVE_PORTER, lanterns)
            if step >= 0:
                return step
        if archaeologist != area.LOST and state.areas[row + area.CARRIED] == area.NOTHING:
            goal = self.safe_goal(state, seat, rng)
            if goal >= 0:
                self.errand.measure(state, bit(goal), lanterns)
                return approach(legal, act.MOVE_ARCHAEOLOGIST, self.errand)
        if archaeologist != area.LOST and archaeologist != state.start:
            if self.home.to(archaeologist) > 0:
                step = safest(state, legal, act.MOVE_ARCHAEOLOGIST, lanterns)
                return step if step >= 0 else approach(legal, act.MOVE_ARCHAEOLOGIST, self.home)
            escorted = self.escort.next_action(state, seat)
            if escorted >= 0:
                return escorted
        if porter != area.LOST and porter != state.start:
            step = safest(state, legal, act.MOVE_PORTER, lanterns)
            if step >= 0:
                return step
        return act.END

    def safe_goal(self, state: GoldState, seat: i64, rng: Rng) -> i64:
        """Return where the best treasure lies that can be carried out in time, or NOWHERE."""
        row = seat * area.ROW
        archaeologist = state.areas[row + area.ARCHAEOLOGIST]
        lanterns = state.areas[row + area.LANTERNS]
        self.away.measure(state, bit(archaeologist), lanterns)
        best = 0.0
        goal = NOWHERE
        for treasure in range(state.box.bust + 1):
            cell = self.prize_cell(state, seat, treasure)
            if cell >= 0 and cell != archaeologist:
                needed = way_out(state, archaeologist, cell, lanterns, state.actions_left, 0)
                if needed != NEVER:
                    worth = self.prize_worth(state, treasure) * self.blur(rng) / (self.effort + float(needed))
                    if worth > best:
                        best = worth
                        goal = cell
        return goal

    # Where a playout stops.

    def is_quiet(self, state: State) -> bool:
        """Nothing is estimated while a card is in hand."""
        assert isinstance(state, GoldState)
        return state.phase == at.TURN

    def estimate(self, state: State, into: vec[float]) -> float:
        """Say what the seats may expect at the end."""
        assert isinstance(state, GoldState)
        return self.outlook.estimate(state, into)
