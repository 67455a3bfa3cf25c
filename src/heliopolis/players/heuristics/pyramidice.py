"""What bots know of Pyramidice: a light policy that takes the best step first, and what the table is worth then.

A turn is many small decisions, and what matters is the table it leaves behind. So a search looks but a few turns ahead
and is told what the table is worth then; in between, every step is judged by what it adds.
"""

from typing import Final, final

from heliopolis.core import bits
from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import OVER, Actions, State
from heliopolis.games.pyramidice import deities, payment, work
from heliopolis.games.pyramidice.actions import (
    ACTIVATE,
    BORROW,
    BUILD,
    CHOOSE,
    DECLINE,
    DISCARD,
    EMERALD_REST,
    FINISH,
    FORSAKE,
    FORSAKE_ENNEAD,
    FULL,
    GAIN,
    GLORY,
    KEEP,
    LAPIS_REROLL,
    LOWER,
    PAY,
    PEARL_COPY,
    PLACE,
    RAISE,
    REPLACE,
    REROLL,
    REST,
    SESHAT_COST,
    SPEND,
    TAKE,
    VALUE,
    WORK,
    WORSHIP,
)
from heliopolis.games.pyramidice.box import ANY_DIE, ANY_STONE, PIECE_BITS, PIECE_MASK, STONE_SHOWING, WORKER_PIECE
from heliopolis.games.pyramidice.components import (
    AMON,
    BES,
    MAAT,
    MUT,
    NO_DEITY,
    ROW_LENGTH,
    SCARAB_NAMES,
    SIDES,
    THOTH,
    WORKER,
)
from heliopolis.games.pyramidice.state import (
    CHOOSING,
    DEITY_ROW,
    GLORY as GLORY_HELD,
    HAND,
    PAYING,
    PICKING,
    RESTING,
    ROW,
    SCARAB,
    SETTING,
    TAKING,
    TURN,
    WORKING,
    PyramidiceState,
)
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.heuristics.pyramidice_tables import SCARABS_BY_LIKING
from heliopolis.players.heuristics.pyramidice_worth import IMPOSSIBLE, Worth

DICE = 2 * int(SIDES)
TOO_MANY: Final[i64] = 10
"""A deity for which there are not dice enough lacks so many pieces more."""


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
        self.liking = vec[i64]([SCARABS_BY_LIKING.index(name) for name in SCARAB_NAMES])
        self.kept = vec[i64]([0] * DICE)
        """Dice of the hand, by colour and value, that the deity looked at needs."""
        self.lacking: i64 = 0
        """The piece of its cost that no die pays."""

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
            return float(state.areas[ROW + GLORY_HELD])
        return self.worth.architect_worth(state) + self.architect_turn * self.worth.turns_left(state, 1)

    # The light policy.

    def choose(self, state: State, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Judge each choice by what it adds to the worth of the table."""
        assert isinstance(state, PyramidiceState)
        phase = state.phase
        if phase == TAKING:
            return TAKE
        if phase == PAYING:
            return self.choose_payment(state, seat, legal)
        self.worth.consider(state, seat)
        if phase == WORKING:
            return self.choose_step(state, seat, legal)
        if phase in (TURN, RESTING):
            return self.choose_turn(state, seat, legal, rng)
        if phase == CHOOSING:
            return self.choose_reroll(state, seat, legal)
        if phase == SCARAB:
            return self.choose_scarab(legal)
        if phase == PICKING:
            return self.choose_die(state, seat, legal)
        if phase == SETTING:
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
        if action == PEARL_COPY:
            return float(state.pearl_glory) - float(state.box.pearl_workers) * worth.last_one(state, seat, WORKER)
        if action == SESHAT_COST:
            return -1.0 if payment.has(state, seat, THOTH) and worth.left < 1.0 else 1.0
        if action in (FULL, DECLINE):
            return 0.0
        if action < GAIN:
            return worth.build(state, seat, state.subject_value, action - PLACE)
        if action < DISCARD:
            return worth.next_one(state, seat, action - GAIN, 0)
        if action < VALUE:
            return -worth.last_one(state, seat, action - DISCARD)
        if action < ACTIVATE:
            return worth.new_god(state, seat, action - WORSHIP)
        deity: i64 = 0 if action == FORSAKE_ENNEAD else action - FORSAKE
        return -worth.own_god(state, seat, deity)

    def choose_scarab(self, legal: Actions) -> i64:
        """Keep the scarab that is liked more."""
        first = legal.items[0]
        second = legal.items[1]
        return first if self.liking[first - KEEP] < self.liking[second - KEEP] else second

    def choose_payment(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Pay with what is of least use: virtual dice, then prayer dice, then low stones; cats before workers."""
        best = legal.items[0]
        if best >= SPEND:
            return legal.items[legal.count - 1]
        lowest: i64 = 100
        for index in range(legal.count):
            die = legal.items[index] - PAY
            use: i64 = 0
            if die < SIDES:
                use = 20 + die
            elif die < 2 * SIDES:
                use = 10
            if use < lowest:
                lowest = use
                best = legal.items[index]
        return best

    # A turn.

    def choose_turn(self, state: PyramidiceState, seat: i64, legal: Actions, rng: Rng) -> i64:
        """Compare each tile with a Work turn."""
        worth = self.worth
        best = legal.items[0]
        highest = IMPOSSIBLE
        for index in range(legal.count):
            action = legal.items[index]
            gain = 0.0
            if action == WORK:
                gain = worth.work(state, seat, 0)
            elif action < EMERALD_REST:
                gain = worth.tile(state, seat, action - REST)
            elif action < TAKE:
                gain = worth.tile(state, seat, action - EMERALD_REST)
            elif action == ACTIVATE + BES:
                gain = 0.0
            else:
                gain = 3.0 * worth.best_gain(state, seat, 1) - worth.least_resource(state, seat)
            gain += worth.noise * float(rng.below(1024)) / 512.0
            if gain > highest:
                highest = gain
                best = action
        if best != WORK and legal.items[legal.count - 1] == ACTIVATE + BES:
            return ACTIVATE + BES
        return best

    # A Work turn.

    def choose_step(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Take the best step; reroll before small ones; finish when nothing helps."""
        best = FINISH
        highest = 0.0
        rerolls: i64 = -1
        can_shift = False
        for index in range(legal.count):
            action = legal.items[index]
            gain = IMPOSSIBLE
            if action in (REROLL, LAPIS_REROLL) or action == ACTIVATE + MAAT:
                if rerolls < 0:
                    rerolls = action
            elif RAISE <= action < BUILD:
                can_shift = True
            else:
                gain = self.step(state, seat, action)
            if gain > highest:
                highest = gain
                best = action
        if can_shift:
            shift = self.best_shift(state, seat, highest)
            if shift >= 0:
                return shift
        if highest < self.worth.good_step and rerolls >= 0 and self.has_spare_dice(state, seat):
            return rerolls
        return best

    def step(self, state: PyramidiceState, seat: i64, action: i64) -> float:
        """Return what a step brings."""
        worth = self.worth
        if action == GLORY:
            return worth.glory_for_dice(state, seat) - 0.2
        if action < BUILD:
            return IMPOSSIBLE
        if action < PLACE:
            return worth.best_build(state, seat, action - BUILD + 1)
        if action < ACTIVATE:
            return worth.worship(state, seat, action - WORSHIP)
        if action < REPLACE:
            return self.use(state, seat, action - ACTIVATE)
        if action < BORROW:
            return worth.replace(state, seat, action - REPLACE)
        deity = action - BORROW
        if state.box.power_glory[deity] > 0 and deities.can_activate(state, seat, deity):
            return worth.power(state, seat, deity) - worth.die
        return IMPOSSIBLE

    def use(self, state: PyramidiceState, seat: i64, deity: i64) -> float:
        """Return what it brings to use a god."""
        if deity in (AMON, MUT):
            wanted = self.best_lacking(state, seat, SIDES if deity == AMON else 0)
            if wanted != NO_DEITY:
                return self.worth.worship(state, seat, wanted)
            return 0.3 if deity == MUT and self.worth.left < 1.0 else IMPOSSIBLE
        return self.worth.power(state, seat, deity)

    # What a deity lacks.

    def look_at(self, state: PyramidiceState, deity: i64) -> i64:
        """Set aside the dice that pay a deity; return how many valued pieces are lacking, many if dice are few."""
        kept = self.kept
        for die in range(2 * SIDES):
            kept[die] = 0
        due = state.box.deity_cost[deity]
        missing: i64 = 0
        virtual = payment.virtual_dice(state, state.turn)
        dice = payment.dice_to_pay(state, state.turn) + state.cup_stones + state.cup_prayers
        stones = dice - state.cup_prayers
        for slot in range(HAND + SIDES, HAND + 2 * SIDES):
            stones -= state.table[slot]
        while due != 0:
            piece = due & PIECE_MASK
            due >>= PIECE_BITS
            if piece >= WORKER_PIECE:
                continue
            dice -= 1
            if piece >= ANY_STONE:
                stones -= 1
            if piece in (ANY_DIE, ANY_STONE):
                continue
            value = piece if piece < ANY_DIE else piece - STONE_SHOWING
            stone = value - 1
            prayer = stone + SIDES
            if piece < ANY_DIE and state.table[HAND + prayer] > kept[prayer]:
                kept[prayer] += 1
            elif state.table[HAND + stone] > kept[stone]:
                kept[stone] += 1
                if piece < ANY_DIE:
                    stones -= 1
            else:
                helper = virtual_die(state, virtual, value)
                virtual -= helper
                if helper == 0:
                    missing += 1
                    self.lacking = piece
        return missing if dice >= 0 and stones >= 0 else missing + TOO_MANY

    def best_lacking(self, state: PyramidiceState, seat: i64, colour: i64) -> i64:
        """Return the best deity that lacks one piece, which a die of a colour could pay; leave it looked at."""
        found = NO_DEITY
        highest = 0.0
        for slot in range(ROW_LENGTH):
            deity = state.table[DEITY_ROW + slot]
            if deity == NO_DEITY or self.look_at(state, deity) != 1:
                continue
            if (self.lacking > ANY_STONE and colour >= SIDES) or self.spare_die(state, colour) < 0:
                continue
            gain = self.worth.worship(state, seat, deity)
            if gain > highest:
                highest = gain
                found = deity
        if found != NO_DEITY:
            self.look_at(state, found)
        return found

    def spare_die(self, state: PyramidiceState, colour: i64) -> i64:
        """Return a die of a colour that the deity looked at does not need, −1 if there is none."""
        for die in range(colour, colour + SIDES):
            if state.table[HAND + die] > self.kept[die]:
                return die
        return -1

    def best_shift(self, state: PyramidiceState, seat: i64, at_least: float) -> i64:
        """Return the cat's step towards a deity that is worth it, −1 if there is none."""
        best: i64 = -1
        cats = payment.cats_to_spend(state, seat)
        golden: i64 = 1 if work.has_golden_cat(state, seat) else 0
        cat = self.worth.last_one(state, seat, 1)
        for slot in range(ROW_LENGTH):
            deity = state.table[DEITY_ROW + slot]
            if deity == NO_DEITY or self.look_at(state, deity) != 1:
                continue
            gain = self.worth.worship(state, seat, deity)
            if gain <= at_least:
                continue
            is_stone = self.lacking > ANY_STONE
            value = self.lacking - STONE_SHOWING if is_stone else self.lacking
            for die in range(SIDES if is_stone else 2 * SIDES):
                if state.table[HAND + die] > self.kept[die]:
                    distance = value - (die % SIDES + 1)
                    steps = distance if distance > 0 else -distance
                    if steps <= cats + golden and steps <= 2:
                        net = gain - cat * float(steps - golden)
                        if net > at_least:
                            at_least = net
                            best = (RAISE if distance > 0 else LOWER) + die
        return best

    def keep_dice(self, state: PyramidiceState, seat: i64) -> None:
        """Set aside the dice for the best deity within reach of a reroll."""
        found = NO_DEITY
        highest = self.worth.good_step
        for slot in range(ROW_LENGTH):
            deity = state.table[DEITY_ROW + slot]
            if deity != NO_DEITY and self.look_at(state, deity) <= 1:
                gain = self.worth.worship(state, seat, deity)
                if gain > highest:
                    highest = gain
                    found = deity
        if found != NO_DEITY:
            self.look_at(state, found)
        else:
            for die in range(2 * SIDES):
                self.kept[die] = 0

    def has_spare_dice(self, state: PyramidiceState, seat: i64) -> bool:
        """Tell whether there are dice to reroll."""
        self.keep_dice(state, seat)
        return self.spare_die(state, 0) >= 0 or self.spare_die(state, SIDES) >= 0

    def choose_reroll(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Put everything without a good use into the cup, then throw."""
        self.keep_dice(state, seat)
        for index in range(legal.count):
            action = legal.items[index]
            if action >= CHOOSE and state.table[HAND + action - CHOOSE] > self.kept[action - CHOOSE]:
                return action
        return legal.items[0]

    def choose_die(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Let Amon or Mut set a die that the best deity does not need."""
        colour: i64 = SIDES if state.subject == AMON else 0
        if self.best_lacking(state, seat, colour) != NO_DEITY:
            return CHOOSE + self.spare_die(state, colour)
        return legal.items[0]

    def choose_value(self, state: PyramidiceState, seat: i64, legal: Actions) -> i64:
        """Set it to what the best deity lacks, or to the highest value."""
        colour: i64 = SIDES if state.subject >= SIDES else 0
        best = legal.items[legal.count - 1]
        if self.best_lacking(state, seat, colour) != NO_DEITY:
            value = self.lacking if self.lacking < ANY_DIE else self.lacking - STONE_SHOWING
            for index in range(legal.count):
                if legal.items[index] == VALUE + value - 1:
                    best = legal.items[index]
        return best


def virtual_die(state: PyramidiceState, virtual: i64, value: i64) -> i64:
    """Return that one of some virtual dice which may show a value, as a bit; 0 if none does."""
    for number in range(3):
        if (virtual >> number) & 1 and payment.shows(state, number, value):
            return bits.bit(number)
    return 0
