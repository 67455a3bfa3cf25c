"""What things are worth in Pyramidice, in Glory at the end: resources, gods, the table as a whole."""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.games.pyramidice import (
    areas as area,
    cards,
    declared,
    gods,
    phases as at,
    resources,
    row,
    scarabs,
    scoring,
    table,
    work,
)
from heliopolis.games.pyramidice.components import RESOURCE_NAMES
from heliopolis.games.pyramidice.deities import DEITY_NAMES
from heliopolis.games.pyramidice.state import NOBODY, PyramidiceState
from heliopolis.players.heuristics.pyramidice_tables import GODS, WEIGHTS

TIE_BREAK: Final = 0.01
"""What a resource is worth when the game is over."""
ALL_ALONG: Final = 2.0
"""With so many turns left, resources are worth all they can be."""
MOST_TURNS: Final = 9.0


@final
class Worth:
    """Knows what things are worth to a seat, for the turns that are left to it."""

    def __init__(self) -> None:
        self.by_itself = vec[float]([0.0] * int(cards.DEITY_COUNT))
        self.each_turn = vec[float]([0.0] * int(cards.DEITY_COUNT))
        self.learn(WEIGHTS, GODS)
        self.architect_hope: float = 0.7
        self.left: float = 0.0
        self.share: float = 0.0
        self.room: i64 = 0

    def learn(self, weights: dict[str, float], gods_worth: dict[str, tuple[float, float]]) -> None:
        """Take these numbers, which may be others than the usual ones: for tuning them."""
        for deity in range(int(cards.ENNEAD), int(cards.DEITY_COUNT)):
            self.by_itself[deity], self.each_turn[deity] = gods_worth[DEITY_NAMES[deity]]
        self.first_ones = vec[float]([weights[kind] for kind in RESOURCE_NAMES])
        self.further_ones = vec[float]([weights[f"further_{kind}"] for kind in RESOURCE_NAMES])
        self.spare_die: float = weights["spare_die"]
        self.ennead_hope: float = weights["ennead_hope"]
        self.work_share: float = weights["work_share"]
        self.good_step: float = weights["good_step"]
        self.work_always: float = weights["work_always"]
        self.work_die: float = weights["work_die"]
        self.noise: float = weights["noise"]
        self.deities_a_turn: float = weights["deities_a_turn"]
        self.stones_a_turn: float = weights["stones_a_turn"]
        self.weariness: float = weights["weariness"]
        self.patience: float = weights["patience"]

    # Turns to come.

    def turns_left(self, state: PyramidiceState, seat: i64) -> float:
        """Estimate how many turns a seat has after the one under way."""
        if state.pharaoh != NOBODY:
            if seat == state.turn and state.phase != at.TURN:
                return 0.0
            mine = (seat - state.turn + state.players) % state.players
            last = (state.pharaoh - state.turn + state.players) % state.players
            return 1.0 if mine <= last else 0.0
        players = float(state.players)
        left = float(state.pile) / (self.deities_a_turn * players)
        supply = float(state.supply) / (self.stones_a_turn * players)
        if supply < left:
            left = supply
        if left > MOST_TURNS:
            return MOST_TURNS
        return left if left > 1.0 else 1.0

    def consider(self, state: PyramidiceState, seat: i64) -> None:
        """Note what the worth of things to a seat depends on: turns left, and how many gods more it can keep up."""
        self.left = self.turns_left(state, seat)
        self.share = self.left / ALL_ALONG if self.left < ALL_ALONG else 1.0
        self.room = work.gods_to_spare(state, seat)

    def haste(self, state: PyramidiceState, seat: i64) -> float:
        """Return what it brings that the pile is one card nearer to its end: much when the game has been long."""
        rounds = float(state.turns) / float(state.players)
        haste = self.weariness * (rounds - self.patience)
        for other in range(state.seats):
            if (
                other != seat
                and state.areas[other * area.SIZE + area.GLORY] > state.areas[seat * area.SIZE + area.GLORY]
            ):
                haste *= 0.5
        return haste if haste > 0.0 else 0.0

    # Resources.

    def usual(self, kind: i64) -> i64:
        """Return how many of a kind are worth more than further ones."""
        if kind == area.WORKERS:
            return 5
        return 2 if kind == area.CATS else 3

    def next_one(self, state: PyramidiceState, seat: i64, kind: i64, more: i64) -> float:
        """Return what one more of a kind is worth to a seat that will have so many more than now."""
        held = state.areas[seat * area.SIZE + kind] + more
        each = self.first_ones[kind] if held < self.usual(kind) else self.further_ones[kind]
        worth = TIE_BREAK + self.share * each
        if state.areas[seat * area.SIZE + area.SCARAB] == cards.OBSIDIAN:
            worth += 0.9 * float(state.box.obsidian_glory)
        if state.box.declares:
            counted = self.at_the_end(state, seat, declared.EACH_RESOURCE)
            worth += 0.9 * (counted + self.at_the_end(state, seat, declared.EACH_WORKER + kind))
        return worth

    def at_the_end(self, state: PyramidiceState, seat: i64, each: i64) -> float:
        """Return the Glory that a seat's declared power brings at the end for one more of something."""
        scarab = scarabs.acting(state, seat, scarabs.END)
        if scarab == cards.NO_SCARAB or state.box.scarab_each[scarab] != each:
            return 0.0
        return float(state.box.scarab_glory[scarab])

    def last_one(self, state: PyramidiceState, seat: i64, kind: i64) -> float:
        """Return what a seat loses with one of a kind."""
        return self.next_one(state, seat, kind, -1)

    def board_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return what all resources of a seat are worth."""
        mine = seat * area.SIZE
        total = 0.0
        for kind in range(area.KINDS):
            held = state.areas[mine + kind]
            usual = self.usual(kind)
            first = held if held < usual else usual
            total += float(first) * self.first_ones[kind] + float(held - first) * self.further_ones[kind]
        total *= self.share
        held = resources.held(state, seat)
        total += TIE_BREAK * float(held)
        if state.areas[mine + area.SCARAB] == cards.OBSIDIAN:
            total += 0.9 * float(state.box.obsidian_glory * held)
        return total

    def best_gain(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what the best resource is worth that a seat may gain."""
        best = 0.0
        for kind in range(area.KINDS):
            if resources.in_supply(state, kind) > 0:
                worth = self.next_one(state, seat, kind, more)
                if worth > best:
                    best = worth
        return best

    def least_resource(self, state: PyramidiceState, seat: i64) -> float:
        """Return what a seat loses with the resource it would miss least."""
        least = 1000.0
        for kind in range(area.KINDS):
            if state.areas[seat * area.SIZE + kind] > 0:
                worth = self.last_one(state, seat, kind)
                if worth < least:
                    least = worth
        return least

    # Gods.

    def god(self, state: PyramidiceState, deity: i64) -> float:
        """Return what a god outside the Ennead is worth: its Glory at the end, or what it promises until then."""
        end = float(state.box.deity_glory[deity])
        turns = self.left * self.work_share
        soon = turns if turns < 1.0 else 1.0
        worth = end
        if self.by_itself[deity] > end:
            worth += (self.by_itself[deity] - end) * soon
        return worth + self.each_turn[deity] * turns

    def ennead(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what the Ennead is worth with so many cards more than now, and those that may still come."""
        count = gods.count_ennead(state, seat) + more
        if count == 0:
            return 0.0
        expected = float(count) + self.ennead_hope * self.ennead_to_come(state) * (2.0 / float(state.players))
        return expected * (expected - 1.0)

    def ennead_to_come(self, state: PyramidiceState) -> float:
        """Estimate how many cards of the Ennead are still to be had: those of the row and those of the pile."""
        found = 0.0
        for slot in range(row.LENGTH):
            deity = state.table[table.GODS + slot]
            if deity != cards.NO_DEITY and deity < cards.ENNEAD:
                found += 1.0
        unseen = count_bits(state.unseen)
        if unseen > 0:
            found += float(count_bits(state.unseen & gods.ennead_bits()) * state.pile) / float(unseen)
        return found

    def new_god(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what a deity would add to a seat's gods."""
        by_scarab = 0.0
        if state.areas[seat * area.SIZE + area.SCARAB] == cards.QUARTZ:
            if deity >= cards.ENNEAD or gods.count_ennead(state, seat) == 0:
                by_scarab = float(state.box.quartz_glory)
        if state.box.declares:
            by_scarab += self.declared_for_god(state, seat, deity)
        if deity < cards.ENNEAD:
            return by_scarab + self.ennead(state, seat, 1) - self.ennead(state, seat, 0)
        return by_scarab + self.god(state, deity)

    def declared_for_god(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return the Glory that a seat's declared power brings at the end for a new god."""
        glory = self.at_the_end(state, seat, declared.EACH_ENNEAD) if deity < cards.ENNEAD else 0.0
        if deity >= cards.ENNEAD or gods.count_ennead(state, seat) == 0:
            glory += self.at_the_end(state, seat, declared.EACH_GOD)
        return glory

    def own_god(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what a seat loses with a god, with one of the Ennead all of it."""
        return self.ennead(state, seat, 0) if deity < cards.ENNEAD else self.god(state, deity)

    def least_god(self, state: PyramidiceState, seat: i64) -> float:
        """Return what the god is worth that a seat would miss least."""
        held = state.areas[seat * area.SIZE + area.GODS]
        least = 1000.0
        if held & gods.ennead_bits():
            least = self.ennead(state, seat, 0)
        held >>= cards.ENNEAD
        deity = cards.ENNEAD
        while held != 0:
            if held & 1:
                worth = self.god(state, deity)
                if worth < least:
                    least = worth
            held >>= 1
            deity += 1
        return least

    def gods_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return what all gods of a seat are worth."""
        held = state.areas[seat * area.SIZE + area.GODS] >> cards.ENNEAD
        total = self.ennead(state, seat, 0)
        deity = cards.ENNEAD
        while held != 0:
            if held & 1:
                total += self.god(state, deity)
            held >>= 1
            deity += 1
        return total + float(scoring.score_quartz(state, seat))

    def best_of_row(self, state: PyramidiceState, seat: i64) -> float:
        """Return what the best deity of the row would add."""
        best = 0.0
        for slot in range(row.LENGTH):
            deity = state.table[table.GODS + slot]
            if deity != cards.NO_DEITY:
                worth = self.new_god(state, seat, deity)
                if worth > best:
                    best = worth
        return best

    # The table.

    def table_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return the Glory that a seat may expect at the end."""
        self.consider(state, seat)
        sure = state.areas[seat * area.SIZE + area.GLORY] + scoring.score_projects(state, seat)
        if state.box.declares:
            sure += declared.end_glory(state, seat)
        return float(sure) + self.board_worth(state, seat) + self.gods_worth(state, seat)

    def architect_worth(self, state: PyramidiceState) -> float:
        """Return the Glory that the architect has now, with gods and projects, and cards of the Ennead to come."""
        count = float(gods.count_ennead(state, 1)) + self.architect_hope * self.ennead_to_come(state)
        sure = state.areas[area.SIZE + area.GLORY] + scoring.score_gods(state, 1) + scoring.score_projects(state, 1)
        return float(sure) + count * (count - 1.0 if count > 1.0 else 0.0)
