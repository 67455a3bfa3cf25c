"""What bots know of Ra: what suns buy, when to bid and to invoke Ra, and what the end may bring."""

from typing import Final, final

from heliopolis.core.bits import bit, count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.core.verbs import unknown
from heliopolis.games.ra import actions as act, areas as area, phases as at, suns, tiles as tile
from heliopolis.games.ra.components import AUCTION_TRACK
from heliopolis.games.ra.state import RaState
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.ra_dominated import leave_out
from heliopolis.players.heuristics.ra_outlook import FIRST_SEATS, Outlook, column_of
from heliopolis.players.heuristics.ra_tables import OUTLOOK, WEIGHTS
from heliopolis.players.heuristics.ra_worth import Tray, Weights

NO_TAKE: Final[i64] = -1
WORST: Final = -1000.0

Table = dict[str, tuple[float, ...]]
"""Numbers by name, in columns."""


@final
class RaHeuristics(Heuristics):
    """Knows Ra."""

    def __init__(self, weights: Table = WEIGHTS, outlook: Table = OUTLOOK) -> None:
        super().__init__()
        self.trust = 4.0
        self.spread = 6.0
        self.weights_by_seats = [Weights(weights, column) for column in range(len(weights["crowd"]))]
        self.outlooks = [Outlook(outlook, column) for column in range(len(outlook["spread"]))]
        self.seats: i64 = FIRST_SEATS
        self.weights = self.weights_by_seats[0]
        self.tray = Tray(self.weights)

    def sit_down(self, seats: i64) -> None:
        """Take the weights for a number of seats."""
        self.seats = seats
        self.weights = self.weights_by_seats[seats - FIRST_SEATS]
        self.tray.weights = self.weights

    def stage(self, state: State) -> i64:
        """An epoch is a stage."""
        assert isinstance(state, RaState)
        return state.epoch

    def estimate(self, state: State, into: vec[float]) -> float:
        """At the beginning of an epoch: the fame so far, and what the tiles and suns that were kept promise."""
        assert isinstance(state, RaState)
        outlook = self.outlooks[column_of(state.seats, state.epoch)]
        outlook.write_expected(state, into)
        return outlook.spread

    def leave_out(self, state: State, seat: i64, legal: Actions) -> None:
        """Do without what a beginner sees to be no better than another choice."""
        assert isinstance(state, RaState)
        leave_out(state, seat, legal)

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid what a lot is worth, invoke Ra on what suits this seat, play gods for good tiles, or draw."""
        assert isinstance(state, RaState)
        if state.seats != self.seats:
            self.sit_down(state.seats)
        if state.phase == at.AUCTION:
            return self.choose_bid(state, seat, legal, rng)
        if state.phase == at.TURN:
            return self.choose_turn(state, seat, legal, rng)
        if state.phase == at.GODS:
            take = self.best_take(state, seat, legal)
            return take if take != NO_TAKE else act.DONE
        if state.phase == at.DISCARD:
            return self.choose_discard(state, seat, legal)
        raise unknown("decision in phase", state.phase)

    def blur(self, rng: Rng) -> float:
        """Return a factor around one: a policy that errs a little makes playouts differ."""
        return 1.0 + self.weights.noise * (float(rng.below(1024)) / 512.0 - 1.0)

    def choose_bid(self, state: RaState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid the lowest sun that beats the highest bid, if the lot is worth it or a bid must be made."""
        if legal.items[0] != act.PASS:
            return legal.items[0]
        if legal.count == 1:
            return act.PASS
        lowest = legal.items[1]  # after a pass come the bids, the lowest first
        sun = act.sun_bid(lowest)
        gain = self.weights.centre_worth * (self.sun_rank(state, state.centre_sun) - self.sun_rank(state, sun))
        worth = self.tray.lot_worth(state, seat) + gain
        return lowest if worth >= self.price(state, seat, sun) * self.blur(rng) else act.PASS

    def choose_turn(self, state: RaState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Play a god for a good tile; invoke Ra if the lot is worth a sun, and not much more to others; or draw."""
        take = self.best_take(state, seat, legal)
        if take != NO_TAKE:
            return take
        if state.track_tiles == AUCTION_TRACK:
            return act.INVOKE
        if state.track_tiles == 0:
            return act.DRAW
        mine = self.tray.lot_worth(state, seat)
        if mine <= 0.0:
            return act.DRAW
        lowest = suns.lowest(state.areas[seat * area.ROW + area.SUNS_UP])
        wanted = mine >= self.price(state, seat, lowest) * self.blur(rng)
        if suns.is_alone(state, seat):
            return act.INVOKE if self.should_stop_alone(state, mine, wanted) else act.DRAW
        if wanted and mine + self.weights.margin >= self.best_rival(state, seat):
            return act.INVOKE
        return act.INVOKE if float(state.track_tiles) >= self.weights.crowd else act.DRAW

    def best_rival(self, state: RaState, seat: i64) -> float:
        """Return what the lot is worth to that other seat, able to bid, which has most use for it."""
        highest = 0.0
        for other in range(state.seats):
            if other != seat and state.areas[other * area.ROW + area.SUNS_UP] != 0:
                worth = self.tray.lot_worth(state, other)
                if worth > highest:
                    highest = worth
        return highest

    def should_stop_alone(self, state: RaState, mine: float, wanted: bool) -> bool:
        """The last with suns draws on while nothing is at risk, and stops when the next Ra would take all away."""
        if state.ra_tiles < state.box.ra_track - 1:
            return False
        risk = float(state.bag[tile.RA]) / float(state.bag_tiles)
        return wanted or risk * mine > (1.0 - risk) * self.weights.next_tile

    def best_take(self, state: RaState, seat: i64, legal: Actions) -> i64:
        """Return the god to play, or NO_TAKE if no tile is worth one."""
        best = NO_TAKE
        if state.areas[seat * area.ROW + tile.GOD] == 0 or state.track_tiles == 0:
            return best
        highest = self.weights.god_worth
        self.tray.lay_out(state, seat)
        before = self.tray.promise(state)
        for index in range(legal.count):
            action = legal.items[index]
            if act.verb_of(action) == act.TAKE and act.kind_taken(action) < tile.FIRST_DISASTER:
                kind = act.kind_taken(action)
                self.tray.tiles[kind] += 1
                worth = self.tray.promise(state) - before
                self.tray.tiles[kind] -= 1
                if worth > highest:
                    highest = worth
                    best = action
        return best

    def choose_discard(self, state: RaState, seat: i64, legal: Actions) -> i64:
        """Lose what promises least."""
        best = legal.items[0]
        highest = WORST
        self.tray.lay_out(state, seat)
        for index in range(legal.count):
            kind = act.kind_discarded(legal.items[index])
            self.tray.tiles[kind] -= 1
            worth = self.tray.promise(state)
            self.tray.tiles[kind] += 1
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    # What suns are worth.

    def price(self, state: RaState, seat: i64, sun: i64) -> float:
        """Return what a lot must be worth for a sun: less when the epoch draws to its end with many suns left."""
        left = float(state.box.ra_track - state.ra_tiles)
        held = float(count_bits(state.areas[seat * area.ROW + area.SUNS_UP]))
        urgency = left * self.weights.urgency / held
        if urgency > 1.0:
            urgency = 1.0
        last = self.weights.price_at_last
        worth = self.weights.price_of_lowest + self.weights.price_of_rank * self.sun_rank(state, sun)
        return worth * (last + (1.0 - last) * urgency)

    def sun_rank(self, state: RaState, sun: i64) -> float:
        """Return which share of the suns that lie face up is lower."""
        others: i64 = 0
        for seat in range(state.seats):
            others |= state.areas[seat * area.ROW + area.SUNS_UP]
        others &= ~bit(sun)
        if others == 0:
            return 0.5
        return float(count_bits(others & (bit(sun) - 1))) / float(count_bits(others))
