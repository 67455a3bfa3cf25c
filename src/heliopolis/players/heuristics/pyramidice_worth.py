"""What things are worth in Pyramidice, in Glory at the end: resources, gods, dice, steps of a Work turn."""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64, vec
from heliopolis.games.pyramidice import building, deities, payment, resources, scoring
from heliopolis.games.pyramidice.box import CAT_PIECE, PIECE_BITS, PIECE_MASK, WORKER_PIECE
from heliopolis.games.pyramidice.components import (
    ANUBIS,
    ATON,
    CARNELIAN,
    CAT,
    DAWN,
    DEITIES,
    DEITY_NAMES,
    ENNEAD,
    EXCHANGE,
    FEAST,
    HARVEST,
    JASPER,
    KHEPRI,
    NO_DEITY,
    OBSIDIAN,
    PROJECTS,
    PTAH,
    QUARTZ,
    ROW_LENGTH,
    SERKET,
    SESHAT,
    STONE,
    THOTH,
    VISION,
    WORKER,
)
from heliopolis.games.pyramidice.state import (
    DEITY_ROW,
    GLORY,
    GODS,
    JASPER_USED,
    NOBODY,
    PROJECTS_HELD,
    ROW,
    SCARAB_KEPT,
    SPACES,
    STONES,
    TURN,
    PyramidiceState,
)
from heliopolis.players.heuristics.pyramidice_tables import GODS as GODS_WORTH, WEIGHTS

IMPOSSIBLE: Final = -100.0
TIE_BREAK: Final = 0.01
"""What a resource is worth when the game is over."""
ALL_ALONG: Final = 2.0
"""With so many turns left, resources are worth all they can be."""
MOST_TURNS: Final = 9.0


@final
class Worth:
    """Knows what things are worth to a seat, for the turns that are left to it."""

    def __init__(self) -> None:
        self.by_itself = vec[float]([0.0] * int(DEITIES))
        self.each_turn = vec[float]([0.0] * int(DEITIES))
        self.learn(WEIGHTS, GODS_WORTH)
        self.architect_hope: float = 0.7
        self.left: float = 0.0
        self.share: float = 0.0
        self.room: i64 = 0

    def learn(self, weights: list[float], gods: dict[str, tuple[float, float]]) -> None:
        """Take these numbers, which may be others than the usual ones: for tuning them."""
        for deity in range(int(ENNEAD), int(DEITIES)):
            self.by_itself[deity], self.each_turn[deity] = gods[DEITY_NAMES[deity]]
        self.kinds = vec[float](weights[:6])
        self.die: float = weights[6]
        self.hope: float = weights[7]
        self.working: float = weights[8]
        self.good_step: float = weights[9]
        self.work_always: float = weights[10]
        self.work_die: float = weights[11]
        self.noise: float = weights[12]
        self.deities_a_turn: float = weights[13]
        self.stones_a_turn: float = weights[14]
        self.weariness: float = weights[15]
        self.patience: float = weights[16]

    # Turns to come.

    def turns_left(self, state: PyramidiceState, seat: i64) -> float:
        """Estimate how many turns a seat has after the one under way."""
        if state.pharaoh != NOBODY:
            if seat == state.turn and state.phase != TURN:
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
        self.room = resources.held(state, seat) - deities.count_gods(state, seat)
        if payment.has(state, seat, ANUBIS):
            self.room += state.box.anubis_more_gods

    def haste(self, state: PyramidiceState, seat: i64) -> float:
        """Return what it brings that the pile is one card nearer to its end: much when the game has been long."""
        rounds = float(state.turns) / float(state.players)
        haste = self.weariness * (rounds - self.patience)
        for other in range(state.seats):
            if other != seat and state.areas[other * ROW + GLORY] > state.areas[seat * ROW + GLORY]:
                haste *= 0.5
        return haste if haste > 0.0 else 0.0

    # Resources.

    def usual(self, kind: i64) -> i64:
        """Return how many of a kind are worth more than further ones."""
        if kind == WORKER:
            return 5
        return 2 if kind == CAT else 3

    def next_one(self, state: PyramidiceState, seat: i64, kind: i64, more: i64) -> float:
        """Return what one more of a kind is worth to a seat that will have so many more than now."""
        held = state.areas[seat * ROW + kind] + more
        further: i64 = 0 if held < self.usual(kind) else 1
        worth = TIE_BREAK + self.share * self.kinds[2 * kind + further]
        if state.areas[seat * ROW + SCARAB_KEPT] == OBSIDIAN:
            worth += 0.9 * float(state.box.obsidian_glory)
        return worth

    def last_one(self, state: PyramidiceState, seat: i64, kind: i64) -> float:
        """Return what a seat loses with one of a kind."""
        return self.next_one(state, seat, kind, -1)

    def board_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return what all resources of a seat are worth."""
        row = seat * ROW
        total = 0.0
        for kind in range(WORKER, STONE + 1):
            held = state.areas[row + kind]
            usual = self.usual(kind)
            first = held if held < usual else usual
            total += float(first) * self.kinds[2 * kind] + float(held - first) * self.kinds[2 * kind + 1]
        total *= self.share
        held = resources.held(state, seat)
        total += TIE_BREAK * float(held)
        if state.areas[row + SCARAB_KEPT] == OBSIDIAN:
            total += 0.9 * float(state.box.obsidian_glory * held)
        return total

    # Gods.

    def god(self, state: PyramidiceState, deity: i64) -> float:
        """Return what a god outside the Ennead is worth: its Glory at the end, or what it promises until then."""
        end = float(state.box.deity_glory[deity])
        turns = self.left * self.working
        soon = turns if turns < 1.0 else 1.0
        worth = end
        if self.by_itself[deity] > end:
            worth += (self.by_itself[deity] - end) * soon
        return worth + self.each_turn[deity] * turns

    def ennead(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what the Ennead is worth with so many cards more than now, and those that may still come."""
        count = deities.count_ennead(state, seat) + more
        if count == 0:
            return 0.0
        cards = float(count) + self.hope * self.ennead_to_come(state) * (2.0 / float(state.players))
        return cards * (cards - 1.0)

    def ennead_to_come(self, state: PyramidiceState) -> float:
        """Estimate how many cards of the Ennead are still to be had: those of the row and those of the pile."""
        found = 0.0
        for slot in range(ROW_LENGTH):
            deity = state.table[DEITY_ROW + slot]
            if deity != NO_DEITY and deity < ENNEAD:
                found += 1.0
        unseen = count_bits(state.unseen)
        if unseen > 0:
            found += float(count_bits(state.unseen & deities.ennead_bits()) * state.pile) / float(unseen)
        return found

    def new_god(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what a deity would add to a seat's gods."""
        quartz = 0.0
        if state.areas[seat * ROW + SCARAB_KEPT] == QUARTZ:
            if deity >= ENNEAD or deities.count_ennead(state, seat) == 0:
                quartz = float(state.box.quartz_glory)
        if deity < ENNEAD:
            return quartz + self.ennead(state, seat, 1) - self.ennead(state, seat, 0)
        return quartz + self.god(state, deity)

    def own_god(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what a seat loses with a god, with one of the Ennead all of it."""
        return self.ennead(state, seat, 0) if deity < ENNEAD else self.god(state, deity)

    def least_god(self, state: PyramidiceState, seat: i64) -> float:
        """Return what the god is worth that a seat would miss least."""
        gods = state.areas[seat * ROW + GODS]
        least = 1000.0
        if gods & deities.ennead_bits():
            least = self.ennead(state, seat, 0)
        gods >>= ENNEAD
        deity = ENNEAD
        while gods != 0:
            if gods & 1:
                worth = self.god(state, deity)
                if worth < least:
                    least = worth
            gods >>= 1
            deity += 1
        return least

    def gods_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return what all gods of a seat are worth."""
        gods = state.areas[seat * ROW + GODS] >> ENNEAD
        total = self.ennead(state, seat, 0)
        deity = ENNEAD
        while gods != 0:
            if gods & 1:
                total += self.god(state, deity)
            gods >>= 1
            deity += 1
        return total + float(scoring.score_quartz(state, seat))

    def table_worth(self, state: PyramidiceState, seat: i64) -> float:
        """Return the Glory that a seat may expect at the end."""
        self.consider(state, seat)
        sure = state.areas[seat * ROW + GLORY] + scoring.score_projects(state, seat)
        return float(sure) + self.board_worth(state, seat) + self.gods_worth(state, seat)

    # Steps of a Work turn.

    def price(self, state: PyramidiceState, seat: i64, due: i64) -> float:
        """Return what the pieces of a cost are worth to a seat that is working."""
        total = 0.0
        spent: i64 = 0
        while due != 0:
            piece = due & PIECE_MASK
            due >>= PIECE_BITS
            if piece == WORKER_PIECE:
                total += self.last_one(state, seat, WORKER)
                spent += 1
            elif piece == CAT_PIECE:
                total += self.last_one(state, seat, CAT)
                spent += 1
            else:
                total += self.die
        return total + self.strain(state, seat, spent)

    def strain(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what is lost at the upkeep if room for so many gods is used up."""
        if more > 0 and self.room >= 0 and self.room < more:
            return self.least_god(state, seat)
        return 0.0

    def worship(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to worship a deity."""
        worth = self.new_god(state, seat, deity)
        gain = worth + self.haste(state, seat) - self.price(state, seat, state.box.deity_cost[deity])
        if self.room <= 0 and (deity >= ENNEAD or deities.count_ennead(state, seat) == 0):
            least = self.least_god(state, seat)
            gain -= least if least < worth else worth
        return gain

    def build(self, state: PyramidiceState, seat: i64, value: i64, cell: i64) -> float:
        """Return what it brings to build a die on a space."""
        box = state.box
        workers = building.full_cost(state, value, cell)
        if workers > box.seshat_workers and payment.has(state, seat, SESHAT):
            workers = box.seshat_workers
        glory = value + box.cell_glory[cell]
        if workers > 0 and payment.has(state, seat, THOTH):
            glory += workers * box.thoth_glory
        if box.cell_floor[cell] > 0 and payment.has(state, seat, SERKET):
            glory += box.serket_glory
        if state.areas[seat * ROW + SCARAB_KEPT] == CARNELIAN:
            glory += box.carnelian_glory
        glory += self.pairs(state, seat, value, cell)
        paid = float(workers) * self.last_one(state, seat, WORKER) + self.strain(state, seat, workers)
        return float(glory) - paid - self.die

    def pairs(self, state: PyramidiceState, seat: i64, value: i64, cell: i64) -> i64:
        """Return the Glory of the pairs of a seat's projects that a die on a space makes."""
        projects = state.areas[seat * ROW + PROJECTS_HELD]
        glory: i64 = 0
        for project in range(PROJECTS):
            if (projects >> project) & 1:
                partner: i64 = 0
                if value == state.box.project_first[project]:
                    partner = state.box.project_second[project]
                elif value == state.box.project_second[project]:
                    partner = state.box.project_first[project]
                if partner > 0:
                    beside = state.box.cell_beside[cell]
                    other: i64 = 0
                    while beside != 0:
                        if beside & 1 and state.table[SPACES + other] == partner:
                            glory += state.box.project_glory[project]
                        beside >>= 1
                        other += 1
        return glory

    def best_build(self, state: PyramidiceState, seat: i64, value: i64) -> float:
        """Return what the best space for a die brings."""
        best = IMPOSSIBLE
        for cell in range(state.box.cells):
            if building.can_build(state, seat, value, cell):
                gain = self.build(state, seat, value, cell)
                if gain > best:
                    best = gain
        return best

    def power(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to use a god that takes pieces and gives Glory or resources."""
        box = state.box
        gain = float(box.power_glory[deity])
        if deity == KHEPRI:
            return gain + self.best_gain(state, seat, 0) - self.price(state, seat, box.khepri_due)
        if deity == ATON:
            return gain - self.least_god(state, seat)
        if deity == PTAH:
            return 1.2 * float(count_bits(deities.readied(state, seat))) - 1.0
        for kind in range(WORKER, STONE + 1):
            gain += float(box.power_gains[3 * deity + kind]) * self.next_one(state, seat, kind, 0)
        return gain - self.price(state, seat, box.power_due[deity])

    def glory_for_dice(self, state: PyramidiceState, seat: i64) -> float:
        """Return what it brings to turn dice into Glory."""
        gain = float(state.box.glory)
        if state.areas[seat * ROW + SCARAB_KEPT] == JASPER and state.flags & JASPER_USED == 0:
            gain = float(state.box.jasper_glory)
        return gain - self.price(state, seat, state.box.glory_due)

    def replace(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to discard a deity of the row: the end is nearer, and no architect has it."""
        gain = self.haste(state, seat)
        if state.seats == 1 and deity < ENNEAD:
            gain = float(deities.count_ennead(state, 1))
        return gain - self.price(state, seat, state.box.replace_due)

    def architect_worth(self, state: PyramidiceState) -> float:
        """Return the Glory that the architect has now, with gods and projects, and cards of the Ennead to come."""
        count = float(deities.count_ennead(state, 1)) + self.architect_hope * self.ennead_to_come(state)
        sure = state.areas[ROW + GLORY] + scoring.score_gods(state, 1) + scoring.score_projects(state, 1)
        return float(sure) + count * (count - 1.0 if count > 1.0 else 0.0)

    # Turns.

    def best_gain(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what the best resource is worth that a seat may gain."""
        best = 0.0
        for kind in range(WORKER, STONE + 1):
            if resources.in_supply(state, kind) > 0:
                worth = self.next_one(state, seat, kind, more)
                if worth > best:
                    best = worth
        return best

    def tile(self, state: PyramidiceState, seat: i64, tile: i64) -> float:
        """Return what a rest tile brings."""
        box = state.box
        gain = -float(box.tile_price[tile])
        choices = box.tile_choices[tile]
        if tile == VISION:
            return gain + self.best_of_row(state, seat)
        if tile == HARVEST:
            for more in range(choices):
                gain += self.next_one(state, seat, WORKER, more)
        elif tile == DAWN:
            gain += self.best_gain(state, seat, 0) + self.work(state, seat, 1)
        elif choices > 0:
            for more in range(choices):
                gain += self.best_gain(state, seat, more)
            if tile == EXCHANGE:
                gain -= self.least_resource(state, seat)
            elif tile == FEAST:
                gain -= 0.3
        else:
            for kind in range(WORKER, STONE + 1):
                for more in range(box.tile_gains[3 * tile + kind]):
                    gain += self.next_one(state, seat, kind, more)
        over = resources.held(state, seat) + 2 - box.slots
        if over > 0:
            gain -= float(over) * self.least_resource(state, seat)
        return gain

    def least_resource(self, state: PyramidiceState, seat: i64) -> float:
        """Return what a seat loses with the resource it would miss least."""
        least = 1000.0
        for kind in range(WORKER, STONE + 1):
            if state.areas[seat * ROW + kind] > 0:
                worth = self.last_one(state, seat, kind)
                if worth < least:
                    least = worth
        return least

    def best_of_row(self, state: PyramidiceState, seat: i64) -> float:
        """Return what the best deity of the row would add."""
        best = 0.0
        for slot in range(ROW_LENGTH):
            deity = state.table[DEITY_ROW + slot]
            if deity != NO_DEITY:
                worth = self.new_god(state, seat, deity)
                if worth > best:
                    best = worth
        return best

    def work(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what a Work turn may bring, with so many workers more than now."""
        row = seat * ROW
        dice = payment.workers_to_spend(state, seat) + more
        there = state.quarry_stones + state.quarry_prayers + state.areas[row + STONES]
        if dice > there:
            dice = there
        lost = float(state.areas[row + STONES]) * self.last_one(state, seat, STONE)
        return self.work_always + self.work_die * float(dice) - lost
