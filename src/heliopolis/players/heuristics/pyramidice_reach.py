"""Which deities of Pyramidice are within reach of the dice at hand: what they lack, and what dice are to spare."""

from typing import Final, final

from heliopolis.core import bits
from heliopolis.core.compat import i64, vec
from heliopolis.games.pyramidice import actions as act, areas as area, cards, costs, dice, gods, hand, row, table, work
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.heuristics.pyramidice_deeds import Deeds

TOO_MANY: Final[i64] = 10
"""A deity for which there are not dice enough lacks so many pieces more."""
FARTHEST: Final[i64] = 2
"""A die is not changed by more than this."""


@final
class Reach:
    """Looks at one deity after the other, and keeps what it has found of the last one."""

    def __init__(self, deeds: Deeds) -> None:
        self.deeds = deeds
        self.kept = vec[i64]([0] * (2 * int(dice.SIDES)))
        """Dice of the hand, by number, that the deity looked at needs."""
        self.lacking: i64 = 0
        """The piece of its cost that no die pays."""

    def look_at(self, state: PyramidiceState, deity: i64) -> i64:
        """Set aside the dice that pay a deity; return how many valued pieces are lacking, many if dice are few."""
        kept = self.kept
        self.keep_nothing()
        cost = state.box.deity_cost[deity]
        missing: i64 = 0
        virtual = hand.virtual_dice(state, state.turn)
        left = hand.count_to_pay(state, state.turn) + state.cup.dice()
        stones = left - state.cup.prayers
        for slot in range(table.HAND + dice.SIDES, table.HAND + 2 * dice.SIDES):
            stones -= state.table[slot]
        while cost != 0:
            piece = cost & costs.MASK
            cost >>= costs.BITS
            if piece >= costs.WORKER:
                continue
            left -= 1
            if piece >= costs.ANY_STONE:
                stones -= 1
            if piece in (costs.ANY_DIE, costs.ANY_STONE):
                continue
            value = asked_value(piece)
            stone = value - 1
            prayer = stone + dice.SIDES
            if piece < costs.ANY_DIE and state.table[table.HAND + prayer] > kept[prayer]:
                kept[prayer] += 1
            elif state.table[table.HAND + stone] > kept[stone]:
                kept[stone] += 1
                if piece < costs.ANY_DIE:
                    stones -= 1
            else:
                helper = virtual_die(state, virtual, value)
                virtual -= helper
                if helper == 0:
                    missing += 1
                    self.lacking = piece
        return missing if left >= 0 and stones >= 0 else missing + TOO_MANY

    def keep_nothing(self) -> None:
        """Set no die aside."""
        for die in range(2 * dice.SIDES):
            self.kept[die] = 0

    def best_lacking(self, state: PyramidiceState, seat: i64, colour: i64) -> i64:
        """Return the best deity that lacks one piece, which a die of a colour could pay; leave it looked at."""
        found = cards.NO_DEITY
        highest = 0.0
        for slot in range(row.LENGTH):
            deity = state.table[table.GODS + slot]
            if deity == cards.NO_DEITY or self.look_at(state, deity) != 1:
                continue
            if (self.lacking > costs.ANY_STONE and colour == dice.PRAYER) or self.spare_die(state, colour) < 0:
                continue
            gain = self.deeds.worship(state, seat, deity)
            if gain > highest:
                highest = gain
                found = deity
        if found != cards.NO_DEITY:
            self.look_at(state, found)
        return found

    def spare_die(self, state: PyramidiceState, colour: i64) -> i64:
        """Return a die of a colour that the deity looked at does not need, −1 if there is none."""
        for die in range(colour * dice.SIDES, (colour + 1) * dice.SIDES):
            if state.table[table.HAND + die] > self.kept[die]:
                return die
        return -1

    def best_shift(self, state: PyramidiceState, seat: i64, at_least: float) -> i64:
        """Return the cat's step towards a deity that is worth it, −1 if there is none."""
        best: i64 = -1
        cats = gods.cats_to_spend(state, seat)
        golden: i64 = 1 if work.has_golden_cat(state, seat) else 0
        cat = self.deeds.worth.last_one(state, seat, area.CATS)
        for slot in range(row.LENGTH):
            deity = state.table[table.GODS + slot]
            if deity == cards.NO_DEITY or self.look_at(state, deity) != 1:
                continue
            gain = self.deeds.worship(state, seat, deity)
            if gain <= at_least:
                continue
            value = asked_value(self.lacking)
            for die in range(dice.SIDES if self.lacking > costs.ANY_STONE else 2 * dice.SIDES):
                if state.table[table.HAND + die] > self.kept[die]:
                    distance = value - (die % dice.SIDES + 1)
                    steps = distance if distance > 0 else -distance
                    if steps <= cats + golden and steps <= FARTHEST:
                        net = gain - cat * float(steps - golden)
                        if net > at_least:
                            at_least = net
                            best = (act.RAISE if distance > 0 else act.LOWER) + die
        return best

    def keep_dice(self, state: PyramidiceState, seat: i64) -> None:
        """Set aside the dice for the best deity within reach of a reroll."""
        found = cards.NO_DEITY
        highest = self.deeds.worth.good_step
        for slot in range(row.LENGTH):
            deity = state.table[table.GODS + slot]
            if deity != cards.NO_DEITY and self.look_at(state, deity) <= 1:
                gain = self.deeds.worship(state, seat, deity)
                if gain > highest:
                    highest = gain
                    found = deity
        if found != cards.NO_DEITY:
            self.look_at(state, found)
        else:
            self.keep_nothing()

    def has_spare_dice(self, state: PyramidiceState, seat: i64) -> bool:
        """Tell whether there are dice to reroll."""
        self.keep_dice(state, seat)
        return self.spare_die(state, dice.STONE) >= 0 or self.spare_die(state, dice.PRAYER) >= 0


def asked_value(piece: i64) -> i64:
    """Return the value that a piece of a cost asks for."""
    return piece if piece < costs.ANY_DIE else piece - costs.STONE_SHOWING


def virtual_die(state: PyramidiceState, virtual: i64, value: i64) -> i64:
    """Return that one of some virtual dice which may show a value, as a bit; 0 if none does."""
    for number in range(3):
        if (virtual >> number) & 1 and hand.may_show(state, number, value):
            return bits.bit(number)
    return 0
