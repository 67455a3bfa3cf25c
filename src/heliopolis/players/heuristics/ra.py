"""What bots know of Ra: what tiles promise, what a lot is worth to each seat, what suns buy, and when to invoke Ra."""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import Actions, State
from heliopolis.games.ra.actions import BID, DISCARD, DRAW, FIRST_DISCARD, FIRST_TAKE, INVOKE, PASS, TAKE
from heliopolis.games.ra.components import (
    AUCTION_TRACK,
    DROUGHT,
    EARTHQUAKE,
    EPOCHS,
    FIRST_CIVILISATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    NILE,
    NO_TILE,
    PHARAOH,
    UNREST,
)
from heliopolis.games.ra.state import AUCTION, DISCARD as DISCARD_PHASE, FAME, ROW, SUNS_UP, RaState
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.ra_tables import OUTLOOK, OUTLOOK_SPREAD, WEIGHTS

# The weights of the policy, a row for each number of seats from two on, each weight told apart in `RaKnowledge`.
WEIGHT_COUNT: Final[i64] = 21

FEATURES: Final[i64] = 8
LOSSES: Final[i64] = 2


@final
class RaHeuristics(Heuristics):
    """Knows Ra."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 4.0
        self.spread = 6.0
        self.weights = vec[float](WEIGHTS)
        self.outlook = vec[float](OUTLOOK)
        self.outlook_spread = vec[float](OUTLOOK_SPREAD)
        self.tiles = vec[i64]([0] * int(FUNERAL))
        self.seats: i64 = 0
        self.weigh(2)

    def learn(self, weights: list[float], outlook: list[float]) -> None:
        """Take other numbers than the usual ones: for tuning them."""
        self.weights = vec[float](weights)
        self.outlook = vec[float](outlook)
        self.weigh(2)

    def weigh(self, seats: i64) -> None:
        """Take the row of weights for a number of seats."""
        row = (seats - 2) * WEIGHT_COUNT
        weights = self.weights
        self.seats = seats
        self.price_of_lowest: float = weights[row]
        self.price_of_rank: float = weights[row + 1]
        self.price_at_last: float = weights[row + 2]
        self.urgency: float = weights[row + 3]
        self.centre_worth: float = weights[row + 4]
        self.margin: float = weights[row + 5]
        self.god_worth: float = weights[row + 6]
        self.pharaoh_worth: float = weights[row + 7]
        self.nile_later: float = weights[row + 8]
        self.nile_dry: float = weights[row + 9]
        self.flood_worth: float = weights[row + 10]
        self.monument_hope: float = weights[row + 11]
        self.first_civilisation: float = weights[row + 12]
        self.second_civilisation: float = weights[row + 13]
        self.third_civilisation: float = weights[row + 14]
        self.further_civilisation: float = weights[row + 15]
        self.spare_civilisation: float = weights[row + 16]
        self.noise: float = weights[row + 17]
        self.crowd: float = weights[row + 18]
        self.monument_pair: float = weights[row + 19]
        self.next_tile: float = weights[row + 20]

    def stage(self, state: State) -> i64:
        """An epoch is a stage."""
        assert isinstance(state, RaState)
        return state.epoch

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid what a lot is worth, invoke Ra on what suits this seat, play gods for good tiles, or draw."""
        assert isinstance(state, RaState)
        if state.seats != self.seats:
            self.weigh(state.seats)
        if state.phase == AUCTION:
            return self.choose_bid(state, seat, legal, rng)
        if state.phase == DISCARD_PHASE:
            return self.choose_discard(state, seat, legal)
        return self.choose_turn(state, seat, legal, rng)

    def blur(self, rng: Rng) -> float:
        """Return a factor around one: a policy that errs a little makes playouts differ."""
        return 1.0 + self.noise * (float(rng.below(1024)) / 512.0 - 1.0)

    def choose_bid(self, state: RaState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Bid the lowest sun that beats the highest bid, if the lot is worth it."""
        first: i64 = 0
        if legal.items[0] == PASS:
            first = 1
        if first == legal.count:
            return PASS
        lowest = legal.items[first]
        if first == 0:
            return lowest
        sun = lowest - BID
        gain = self.centre_worth * (self.sun_rank(state, state.centre_sun) - self.sun_rank(state, sun))
        worth = self.lot_worth(state, seat) + gain
        return lowest if worth >= self.price(state, seat, sun) * self.blur(rng) else PASS

    def choose_turn(self, state: RaState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Play a god for a good tile; invoke Ra if the lot is worth a sun, and not much more to others; or draw."""
        take = self.best_take(state, seat, legal)
        if take >= 0:
            return take
        if legal.items[0] != DRAW:
            return legal.items[0]
        if state.track_tiles == 0:
            return DRAW
        mine = self.lot_worth(state, seat)
        if mine <= 0.0:
            return DRAW
        lowest = lowest_sun(state.areas[seat * ROW + SUNS_UP])
        wanted = mine >= self.price(state, seat, lowest) * self.blur(rng)
        if self.is_alone(state, seat):
            return INVOKE if self.should_stop_alone(state, mine, wanted) else DRAW
        if wanted and mine + self.margin >= self.best_rival(state, seat):
            return INVOKE
        return INVOKE if float(state.track_tiles) >= self.crowd else DRAW

    def is_alone(self, state: RaState, seat: i64) -> bool:
        """Tell whether no other seat has a sun face up."""
        others: i64 = 0
        for other in range(state.seats):
            if other != seat:
                others |= state.areas[other * ROW + SUNS_UP]
        return others == 0

    def best_rival(self, state: RaState, seat: i64) -> float:
        """Return what the lot is worth to that other seat, able to bid, which has most use for it."""
        highest = 0.0
        for other in range(state.seats):
            if other != seat and state.areas[other * ROW + SUNS_UP] != 0:
                worth = self.lot_worth(state, other)
                if worth > highest:
                    highest = worth
        return highest

    def should_stop_alone(self, state: RaState, mine: float, wanted: bool) -> bool:
        """The last with suns draws on while nothing is at risk, and stops when the next Ra would take all away."""
        if state.ra_tiles < state.box.ra_track - 1:
            return False
        risk = float(state.bag[0]) / float(state.bag_tiles)
        return wanted or risk * mine > (1.0 - risk) * self.next_tile

    def best_take(self, state: RaState, seat: i64, legal: Actions) -> i64:
        """Return the god to play, or −1 if no tile is worth one."""
        best: i64 = -1
        if legal.items[legal.count - 1] < FIRST_TAKE:
            return best
        highest = self.god_worth
        self.lay_out(state, seat)
        before = self.promise(state)
        for index in range(legal.count):
            action = legal.items[index]
            if FIRST_TAKE <= action < FIRST_DISCARD:
                kind = action - TAKE
                if kind < FUNERAL:
                    self.tiles[kind] += 1
                    worth = self.promise(state) - before
                    self.tiles[kind] -= 1
                    if worth > highest:
                        highest = worth
                        best = action
        return best

    def choose_discard(self, state: RaState, seat: i64, legal: Actions) -> i64:
        """Lose what promises least."""
        best = legal.items[0]
        highest = -1000.0
        self.lay_out(state, seat)
        for index in range(legal.count):
            kind = legal.items[index] - DISCARD
            self.tiles[kind] -= 1
            worth = self.promise(state)
            self.tiles[kind] += 1
            if worth > highest:
                highest = worth
                best = legal.items[index]
        return best

    # What suns are worth.

    def price(self, state: RaState, seat: i64, sun: i64) -> float:
        """Return what a lot must be worth for a sun: less when the epoch draws to its end with many suns left."""
        left = float(state.box.ra_track - state.ra_tiles)
        held = float(count_bits(state.areas[seat * ROW + SUNS_UP]))
        urgency = left * self.urgency / held
        if urgency > 1.0:
            urgency = 1.0
        last = self.price_at_last
        worth = self.price_of_lowest + self.price_of_rank * self.sun_rank(state, sun)
        return worth * (last + (1.0 - last) * urgency)

    def sun_rank(self, state: RaState, sun: i64) -> float:
        """Return which share of the suns that lie face up is lower."""
        suns: i64 = 0
        for seat in range(state.seats):
            suns |= state.areas[seat * ROW + SUNS_UP]
        bit: i64 = 1
        bit = bit << sun
        suns &= ~bit
        if suns == 0:
            return 0.5
        return float(count_bits(suns & (bit - 1))) / float(count_bits(suns))

    # What tiles are worth.

    def lot_worth(self, state: RaState, seat: i64) -> float:
        """Return what the auction track adds to what a seat's tiles promise."""
        if state.track_tiles == 0:
            return 0.0
        self.lay_out(state, seat)
        before = self.promise(state)
        disasters: i64 = 0
        for slot in range(AUCTION_TRACK):
            kind = state.track[slot]
            if kind != NO_TILE:
                if kind < FUNERAL:
                    self.tiles[kind] += 1
                else:
                    disasters += 1
        if disasters > 0:
            for slot in range(AUCTION_TRACK):
                kind = state.track[slot]
                if kind >= FUNERAL:
                    self.strike(kind)
        return self.promise(state) - before

    def lay_out(self, state: RaState, seat: i64) -> None:
        """Copy a seat's tiles, to try things out on."""
        row = seat * ROW
        for kind in range(GOD, FUNERAL):
            self.tiles[kind] = state.areas[row + kind]

    def strike(self, disaster: i64) -> None:
        """Take two tiles for a disaster, those of which there are most first."""
        for _ in range(LOSSES):
            if disaster == FUNERAL:
                self.lose(PHARAOH)
            elif disaster == DROUGHT:
                self.lose(FLOOD if self.tiles[FLOOD] > 0 else NILE)
            elif disaster == UNREST:
                self.lose(self.most_frequent(FIRST_CIVILISATION, FIRST_MONUMENT))
            elif disaster == EARTHQUAKE:
                self.lose(self.most_frequent(FIRST_MONUMENT, FUNERAL))

    def lose(self, kind: i64) -> None:
        """Take one tile away, if there is one."""
        if self.tiles[kind] > 0:
            self.tiles[kind] -= 1

    def most_frequent(self, first: i64, last: i64) -> i64:
        """Return the kind whose loss hurts least, roughly: a double, otherwise any."""
        best = first
        for kind in range(first, last):
            held = self.tiles[kind]
            if held == 2 or (held > 0 and self.tiles[best] == 0):
                best = kind
        return best

    def promise(self, state: RaState) -> float:
        """Return what the laid-out tiles are worth now and promise for later epochs."""
        tiles = self.tiles
        later = float(EPOCHS - state.epoch)
        box = state.box
        worth = self.god_worth * 0.9 * float(tiles[GOD]) + float(box.gold_fame * tiles[GOLD])
        worth += self.pharaoh_worth * (1.0 + later) * float(tiles[PHARAOH])
        niles = float(tiles[NILE])
        if tiles[FLOOD] > 0:
            worth += niles + self.flood_worth * float(tiles[FLOOD])
        else:
            worth += self.nile_dry * niles
        worth += self.nile_later * later * niles
        different: i64 = 0
        for kind in range(FIRST_CIVILISATION, FIRST_MONUMENT):
            if tiles[kind] > 0:
                different += 1
                worth += self.spare_civilisation * float(tiles[kind] - 1)
        if different > 0:
            worth += self.first_civilisation
        if different > 1:
            worth += self.second_civilisation
        if different > 2:
            worth += self.third_civilisation
        if different > 3:
            worth += self.further_civilisation * float(different - 3)
        return worth + self.monument_promise(state, later)

    def monument_promise(self, state: RaState, later: float) -> float:
        """Return what monuments will score, and what they promise towards seven kinds or three alike."""
        box = state.box
        tiles = self.tiles
        different: i64 = 0
        held: i64 = 0
        worth = 0.0
        for kind in range(FIRST_MONUMENT, FUNERAL):
            count = tiles[kind]
            if count > 0:
                different += 1
                held += count
                worth += float(box.same_monument_fame[count])
                if count == 2:
                    worth += self.monument_pair * (1.0 + later)
        worth += float(box.different_monument_fame[different])
        if different == 6 or different == 5:
            worth += self.monument_pair * float(different - 4)
        return worth + self.monument_hope * later * float(held)

    # What the end may bring.

    def estimate(self, state: State, into: vec[float]) -> float:
        """At the beginning of an epoch: the fame so far, and what the tiles and suns that were kept promise."""
        assert isinstance(state, RaState)
        table = ((state.seats - 2) * 2 + state.epoch - 2) * FEATURES
        for seat in range(state.seats):
            row = seat * ROW
            into[seat] = float(state.areas[row + FAME])
            into[seat] += self.outlook[table] * float(state.areas[row + PHARAOH])
            into[seat] += self.outlook[table + 1] * float(rivals_beaten(state, seat, PHARAOH))
            into[seat] += self.outlook[table + 2] * float(state.areas[row + NILE])
            different: i64 = 0
            pairs: i64 = 0
            same: i64 = 0
            for kind in range(FIRST_MONUMENT, FUNERAL):
                count = state.areas[row + kind]
                if count > 0:
                    different += 1
                if count == 2:
                    pairs += 1
                same += state.box.same_monument_fame[count]
            into[seat] += self.outlook[table + 3] * float(different)
            into[seat] += self.outlook[table + 4] * float(pairs)
            into[seat] += self.outlook[table + 5] * float(same)
            suns = state.areas[row + SUNS_UP]
            into[seat] += self.outlook[table + 6] * float(sum_of(suns))
            into[seat] += self.outlook[table + 7] * float(highest_sun(suns))
        return self.outlook_spread[(state.seats - 2) * 2 + state.epoch - 2]


def rivals_beaten(state: RaState, seat: i64, kind: i64) -> i64:
    """Return how many more of a kind of tile a seat has than the strongest of the others: less than zero if fewer."""
    strongest: i64 = 0
    for other in range(state.seats):
        if other != seat and state.areas[other * ROW + kind] > strongest:
            strongest = state.areas[other * ROW + kind]
    return state.areas[seat * ROW + kind] - strongest


def lowest_sun(suns: i64) -> i64:
    """Return the lowest sun of a set."""
    sun: i64 = 0
    while suns & 1 == 0:
        suns >>= 1
        sun += 1
    return sun


def highest_sun(suns: i64) -> i64:
    """Return the highest sun of a set."""
    sun: i64 = -1
    while suns != 0:
        suns >>= 1
        sun += 1
    return sun


def sum_of(suns: i64) -> i64:
    """Add up the suns of a set."""
    total: i64 = 0
    sun: i64 = 0
    while suns != 0:
        if suns & 1:
            total += sun
        suns >>= 1
        sun += 1
    return total
