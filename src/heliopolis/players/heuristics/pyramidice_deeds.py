"""What it brings in Pyramidice to do something: steps of a Work turn, a rest tile, a turn."""

from typing import Final, final

from heliopolis.core.bits import count_bits
from heliopolis.core.compat import i64
from heliopolis.games.pyramidice import (
    areas as area,
    building,
    cards,
    costs,
    gods,
    once,
    patterns,
    powers,
    resources,
    rest,
    scarabs,
)
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.heuristics.pyramidice_scarabs import Scarabs
from heliopolis.players.heuristics.pyramidice_worth import Worth

IMPOSSIBLE: Final = -100.0


@final
class Deeds:
    """Knows what a seat gains by a deed: what it adds to the worth of the table, less what it takes."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.scarabs = Scarabs(worth)

    # Steps of a Work turn.

    def price(self, state: PyramidiceState, seat: i64, cost: i64) -> float:
        """Return what the pieces of a cost are worth to a seat that is working."""
        total = 0.0
        spent: i64 = 0
        while cost != 0:
            piece = cost & costs.MASK
            cost >>= costs.BITS
            if piece == costs.WORKER:
                total += self.worth.last_one(state, seat, area.WORKERS)
                spent += 1
            elif piece == costs.CAT:
                total += self.worth.last_one(state, seat, area.CATS)
                spent += 1
            else:
                total += self.worth.spare_die
        return total + self.strain(state, seat, spent)

    def strain(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what is lost at the upkeep if room for so many gods is used up."""
        if more > 0 and self.worth.room >= 0 and self.worth.room < more:
            return self.worth.least_god(state, seat)
        return 0.0

    def worship(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to worship a deity."""
        worth = self.worth.new_god(state, seat, deity)
        gain = worth + self.worth.haste(state, seat) - self.price(state, seat, state.box.deity_cost[deity])
        if state.box.declares:
            gain += self.scarabs.at(state, seat, scarabs.GOD)
        if self.worth.room <= 0 and (deity >= cards.ENNEAD or gods.count_ennead(state, seat) == 0):
            least = self.worth.least_god(state, seat)
            gain -= least if least < worth else worth
        return gain

    def build(self, state: PyramidiceState, seat: i64, value: i64, cell: i64) -> float:
        """Return what it brings to build a die on a space."""
        box = state.box
        workers = building.full_cost(state, value, cell)
        if workers > costs.count_workers(box.power_cost[cards.SESHAT]) and gods.has(state, seat, cards.SESHAT):
            workers = costs.count_workers(box.power_cost[cards.SESHAT])
        glory = building.build_glory(state, seat, value, cell, workers)
        glory += self.patterns(state, seat, value, cell)
        paid = float(workers) * self.worth.last_one(state, seat, area.WORKERS) + self.strain(state, seat, workers)
        declared = self.scarabs.at(state, seat, scarabs.BUILD) if state.box.declares else 0.0
        return float(glory) + declared - paid - self.worth.spare_die

    def patterns(self, state: PyramidiceState, seat: i64, value: i64, cell: i64) -> i64:
        """Return the Glory that a die on a space brings by the pictures of a seat's projects."""
        projects = state.areas[seat * area.SIZE + area.PROJECTS]
        glory: i64 = 0
        for project in range(cards.PROJECT_COUNT):
            if (projects >> project) & 1:
                glory += patterns.made(state, project, cell, value) * state.box.project_glory[project]
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
        if deity == cards.KHEPRI:
            return gain + self.worth.best_gain(state, seat, 0) - self.price(state, seat, box.khepri_cost)
        if deity == cards.ATON:
            return gain - self.worth.least_god(state, seat)
        if deity == cards.PTAH:
            return 1.2 * float(count_bits(powers.readied(state, seat))) - 1.0
        for kind in range(area.KINDS):
            gain += float(box.power_gains[area.KINDS * deity + kind]) * self.worth.next_one(state, seat, kind, 0)
        return gain - self.price(state, seat, box.power_cost[deity])

    def glory_for_dice(self, state: PyramidiceState, seat: i64) -> float:
        """Return what it brings to turn dice into Glory."""
        gain = float(state.box.glory)
        if state.areas[seat * area.SIZE + area.SCARAB] == cards.JASPER and state.done & once.JASPER == 0:
            gain = float(state.box.jasper_glory)
        return gain - self.price(state, seat, state.box.glory_cost)

    def scarab(self, state: PyramidiceState, seat: i64) -> float:
        """Return what it brings to use a scarab whose power is declared for Work turns."""
        scarab = scarabs.declared(state, seat)
        return self.scarabs.once(state, seat, scarab) - self.price(state, seat, state.box.scarab_cost[scarab])

    def replace(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to discard a deity of the row: the end is nearer, and no architect has it."""
        gain = self.worth.haste(state, seat)
        if state.seats == 1 and deity < cards.ENNEAD:
            gain = float(gods.count_ennead(state, 1))
        return gain - self.price(state, seat, state.box.replace_cost)

    # Turns.

    def tile(self, state: PyramidiceState, seat: i64, tile: i64) -> float:
        """Return what a rest tile brings."""
        box = state.box
        gain = -float(box.tile_price[tile])
        choices = box.tile_choices[tile]
        if tile == cards.VISION:
            return gain + self.worth.best_of_row(state, seat)
        if tile == cards.HARVEST:
            for more in range(choices):
                gain += self.worth.next_one(state, seat, area.WORKERS, more)
        elif tile == cards.DAWN:
            gain += self.worth.best_gain(state, seat, 0) + self.work(state, seat, 1)
        elif choices > 0:
            for more in range(choices):
                gain += self.worth.best_gain(state, seat, more)
            if tile == cards.EXCHANGE:
                gain -= self.worth.least_resource(state, seat)
            elif tile == cards.FEAST:
                gain -= 0.3
        else:
            for kind in range(area.KINDS):
                for more in range(box.tile_gains[area.KINDS * tile + kind]):
                    gain += self.worth.next_one(state, seat, kind, more)
        over = resources.held(state, seat) + 2 - box.slots
        if over > 0:
            gain -= float(over) * self.worth.least_resource(state, seat)
        return gain

    def best_tile(self, state: PyramidiceState, seat: i64) -> float:
        """Return what the best tile under the Sphinx brings, or nothing."""
        best = 0.0
        glory = state.areas[seat * area.SIZE + area.GLORY]
        tiles = rest.tiles_on_offer(state)
        for tile in range(cards.TILE_COUNT):
            if (tiles >> tile) & 1 and rest.can_afford(state, seat, tile, glory):
                gain = self.tile(state, seat, tile)
                if gain > best:
                    best = gain
        return best

    def work(self, state: PyramidiceState, seat: i64, more: i64) -> float:
        """Return what a Work turn may bring, with so many workers more than now."""
        stones = state.areas[seat * area.SIZE + area.STONES]
        taken = gods.workers_to_spend(state, seat) + more
        there = state.quarry_stones + state.quarry_prayers + stones
        if taken > there:
            taken = there
        lost = float(stones) * self.worth.last_one(state, seat, area.STONES)
        return self.worth.work_always + self.worth.work_die * float(taken) - lost
