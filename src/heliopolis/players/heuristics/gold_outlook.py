"""What the end of L'or du pharaon may bring each seat: who will carry which treasure out, and who finds the next."""

from math import exp
from typing import final

from heliopolis.core.bits import bit
from heliopolis.core.compat import i64, vec
from heliopolis.games.gold import areas as area, chance, paths, places as place
from heliopolis.games.gold.components import ACTIONS_A_TURN, FIRST_CHAMBER, KINDS, MOST_SEATS, STALL_ROUNDS
from heliopolis.games.gold.state import GoldState
from heliopolis.players.heuristics.gold_ways import NEVER, Distances, light_home, way_out


def stall_risk(state: GoldState) -> float:
    """Return how likely it seems that the game peters out: it grows with the turns in which nothing has happened."""
    waited = float(state.quiet_turns) / float(STALL_ROUNDS * state.seats)
    return waited * waited


@final
class Outlook:
    """Estimates the final points of all seats at any moment of a turn."""

    def __init__(self) -> None:
        seats = range(int(MOST_SEATS))
        self.home = [Distances() for _ in seats]
        self.away = [Distances() for _ in seats]
        self.busy = vec[float]([0.0 for _ in seats])
        """How many actions pass before an archaeologist is free for the next treasure."""
        self.is_out = vec[i64]([0 for _ in seats])
        """Whether its next way begins where it stands, and not at home."""
        self.chances = vec[float]([0.0 for _ in seats])
        self.walled: float = 14.0
        """How many actions a way counts that walls bar."""
        self.rivalry: float = 3.0
        """How many actions sooner make a seat rather sure to be the first."""
        self.horizon: float = 40.0
        """How many actions ahead what is planned becomes rather doubtful."""
        self.theft: float = 0.35
        """How likely a thief who can reach a bearer within a turn comes away with the treasure."""
        self.future: float = 0.7
        """Which part of what is still hidden will be carried out."""
        self.future_rivalry: float = 14.0
        """How many actions sooner at a hidden card, or from there at home, make a clear difference."""
        self.caution: float = 0.85
        """How likely a figure gets out that can get out."""
        self.spread_at_end: float = 0.8
        self.spread_a_point: float = 0.13

    def estimate(self, state: GoldState, into: vec[float]) -> float:
        """Write the points that each seat may expect at the end; return the spread of a lead."""
        for seat in range(state.seats):
            row = seat * area.ROW
            lanterns = state.areas[row + area.LANTERNS]
            self.home[seat].measure(state, bit(state.start), light_home(state, seat))
            self.away[seat].measure(state, bit(state.areas[row + area.ARCHAEOLOGIST]), lanterns)
            into[seat] = float(state.areas[row + area.POINTS])
            self.busy[seat] = self.waiting(state, seat)
            self.is_out[seat] = 1
        for seat in range(state.seats):
            if state.areas[seat * area.ROW + area.CARRIED] != area.NOTHING:
                self.count_carried(state, seat, into)
        rest = self.count_loose(state, into)
        if state.keeper != area.NOBODY:
            self.count_losses(state, into)
        else:
            rest += self.count_hidden(state, into)
            self.count_waiting(state, into)
        return self.spread_at_end + self.spread_a_point * rest

    def count_waiting(self, state: GoldState, into: vec[float]) -> None:
        """The longer nothing has happened, the likelier it stays at the points there are (gold.end.2)."""
        going_on = 1.0 - stall_risk(state)
        for seat in range(state.seats):
            points = float(state.areas[seat * area.ROW + area.POINTS])
            into[seat] = points + going_on * (into[seat] - points)

    def order(self, state: GoldState, seat: i64) -> i64:
        """Return how many turns others have before a seat's next: none for the seat at turn."""
        offset = seat - state.turn
        return offset if offset >= 0 else offset + state.seats

    def waiting(self, state: GoldState, seat: i64) -> float:
        """Return how many actions a seat loses by not being at turn, or by having spent some of its own."""
        order = self.order(state, seat)
        if order == 0:
            return 0.5 * float(ACTIONS_A_TURN - state.actions_left)
        return float(ACTIONS_A_TURN * order) / float(state.seats)

    def falls_before(self, state: GoldState, seat: i64) -> i64:
        """Return how many falls come before a seat's next turn: one, if the keeper's turn ends before."""
        if self.order(state, state.keeper) < self.order(state, seat):
            return 1
        return 0

    def gets_out(self, state: GoldState, seat: i64, cell: i64, via: i64) -> bool:
        """Tell whether a figure of a seat gets home from a card by another, in time if the pyramid falls."""
        now = state.actions_left if seat == state.turn else ACTIONS_A_TURN
        falls = self.falls_before(state, seat)
        return way_out(state, cell, via, state.areas[seat * area.ROW + area.LANTERNS], now, falls) != NEVER

    def length(self, ways: Distances, cell: i64) -> float:
        """Return how many actions a way to a card counts."""
        actions = ways.to(cell)
        return float(actions) if actions >= 0 else self.walled

    # What is carried.

    def count_carried(self, state: GoldState, seat: i64, into: vec[float]) -> None:
        """A carried treasure comes home the more surely the shorter the way, and the fewer thieves are near."""
        row = seat * area.ROW
        cell = state.areas[row + area.ARCHAEOLOGIST]
        points = float(state.box.treasure_points[state.areas[row + area.CARRIED]])
        way = self.length(self.home[seat], cell)
        self.is_out[seat] = 0
        self.busy[seat] += way
        if state.keeper != area.NOBODY and not self.gets_out(state, seat, cell, cell):
            return
        kept = exp(-way / self.horizon)
        if seat != state.turn or way > float(state.actions_left):
            for thief in range(state.seats):
                if thief != seat and state.areas[thief * area.ROW + area.CARRIED] == area.NOTHING:
                    away = self.away[thief].to(cell)
                    if 0 <= away <= ACTIONS_A_TURN:
                        into[thief] += points * kept * self.theft
                        kept *= 1.0 - self.theft
        into[seat] += points * kept

    # What lies loose.

    def count_loose(self, state: GoldState, into: vec[float]) -> float:
        """A loose treasure goes to whoever is likely to be there first; return the points that are not banked yet."""
        rest = 0.0
        treasure = state.box.bust
        while treasure >= 0:
            where = state.treasures[treasure]
            points = float(state.box.treasure_points[treasure])
            if where < place.HELD:
                self.share_out(state, where, points, into)
                rest += points
            elif where < place.HELD + state.seats:
                rest += points
            treasure -= 1
        return rest

    def share_out(self, state: GoldState, cell: i64, points: float, into: vec[float]) -> None:
        """Divide a treasure by how soon each seat can be there; it keeps them busy for the way there and back."""
        total = 0.0
        for seat in range(state.seats):
            self.chances[seat] = 0.0
            archaeologist = state.areas[seat * area.ROW + area.ARCHAEOLOGIST]
            if archaeologist == area.LOST:
                continue
            if state.keeper != area.NOBODY:
                begin = archaeologist if self.is_out[seat] else state.start
                if not self.gets_out(state, seat, begin, cell):
                    continue
            self.chances[seat] = exp(-self.arrival(state, seat, cell) / self.rivalry)
            total += self.chances[seat]
        if total == 0.0:
            return
        for seat in range(state.seats):
            share = self.chances[seat] / total
            if share > 0.0:
                back = self.length(self.home[seat], cell)
                arrival = self.arrival(state, seat, cell)
                into[seat] += share * points * exp(-(arrival + back) / self.horizon)
                self.busy[seat] += share * (arrival - self.busy[seat] + back)
                if share > 0.5:
                    self.is_out[seat] = 0

    def arrival(self, state: GoldState, seat: i64, cell: i64) -> float:
        """Return after how many actions a seat can be at a card, once it has done what it has to do before."""
        if self.is_out[seat]:
            return self.busy[seat] + self.length(self.away[seat], cell)
        return self.busy[seat] + self.length(self.home[seat], cell)

    # What is lost, and what is still hidden.

    def count_losses(self, state: GoldState, into: vec[float]) -> None:
        """While the pyramid falls, figures that can't get out in time are lost, and the others are not yet safe."""
        for seat in range(state.seats):
            row = seat * area.ROW
            archaeologist = state.areas[row + area.ARCHAEOLOGIST]
            if archaeologist != area.LOST and archaeologist != state.start:
                risk = 1.0 - self.caution if self.gets_out(state, seat, archaeologist, archaeologist) else 1.0
                into[seat] -= risk * float(state.box.archaeologist_loss)
            porter = state.areas[row + area.PORTER]
            if porter != area.LOST and porter != state.start:
                risk = 1.0 - self.caution if self.gets_out(state, seat, porter, porter) else 1.0
                into[seat] -= risk * float(state.box.porter_loss)

    def count_hidden(self, state: GoldState, into: vec[float]) -> float:
        """What is still hidden goes to who is near hidden cards and has a short way home from there."""
        points = state.box.photo_points * chance.cards_left(state, FIRST_CHAMBER, KINDS)
        for treasure in range(state.box.bust + 1):
            if state.treasures[treasure] == place.PILE:
                points += state.box.treasure_points[treasure]
        if points == 0:
            return 0.0
        total = 0.0
        for seat in range(state.seats):
            self.chances[seat] = exp(-self.way_to_hidden(state, seat) / self.future_rivalry)
            total += self.chances[seat]
        rest = float(points)
        for seat in range(state.seats):
            into[seat] += self.future * rest * self.chances[seat] / total
        return rest

    def way_to_hidden(self, state: GoldState, seat: i64) -> float:
        """Return how many actions it takes to the nearest hidden card that may be a chamber, and home from there."""
        ways = self.away[seat] if self.is_out[seat] else self.home[seat]
        wanted = paths.hidden(state) & ~paths.beside(state, bit(state.start))
        for actions in range(ways.count):
            cells = ways.layers[actions]
            if paths.facing(state, cells) & wanted:
                nearest = self.home[seat].nearest(cells)
                back = float(nearest) if nearest >= 0 else self.walled
                return self.busy[seat] + float(actions) + back
        return self.busy[seat] + 2.0 * self.walled
