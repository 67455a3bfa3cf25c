"""A network in whole numbers: the same to the bit wherever it runs, and fast without anything but this package.

Two hidden layers of clipped units (0 to ONE), then one number a seat. Three weights lie side by side in a word of 64
bits, 21 bits each, so that one addition adds three; four words are added up at a time, in variables of their own, which
is why layers have a multiple of twelve units. `Network` refuses weights that could make a lane overflow.

The first layer is sparse: each number of an observation that is not 0 adds one row, looked up by its value.
"""

from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.observation import Sheet
from heliopolis.core.state import State
from heliopolis.players.heuristics.base import ahead

ONE: Final[i64] = 128
"""A unit that is fully on."""
LANE: Final[i64] = 21
LANES: Final[i64] = 3
MASK: Final[i64] = (1 << 21) - 1
MIDDLE: Final[i64] = 1 << 20
"""What is added to every lane, so that none is ever below 0."""
MIDDLES: Final[i64] = (1 << 20) | (1 << 41) | (1 << 62)
BLOCK: Final[i64] = 4
"""How many words are added up at a time."""
UNITS: Final = 12
"""The units of a block: a layer has a multiple of them."""

FIRST_SCALE: Final[i64] = 16
"""A weight of 1 in the first layer is this times `ONE` …"""
SECOND_SCALE: Final[i64] = 256
"""… in the second this many …"""
LAST_SCALE: Final[i64] = 1024
"""… and in the last this many."""
FIRST_SHIFT: Final[i64] = 4
SECOND_SHIFT: Final[i64] = 8
LOGIT: Final = 128.0 * 1024.0
"""What comes out is a logit times this."""
HIGHEST_VALUE: Final[i64] = 0xFFFF


class NetworkError(ValueError):
    """Weights that are no network, or not one for this game."""


def bounded(total: i64, what: str) -> None:
    """Refuse weights that could overflow their lane, whatever the observation."""
    if total >= MIDDLE:
        raise NetworkError(f"the {what} may add up to {total}; expected less than {MIDDLE}")


def packed(first: i64, second: i64, third: i64) -> i64:
    """Return three numbers side by side, each of which may be negative."""
    return first + (second << LANE) + (third << (2 * LANE))


@final
class Network:
    """A network for a game and a number of seats. It scribbles: each thread needs one of its own."""

    def __init__(self, width: int, units: int, more_units: int, seats: int) -> None:
        if units % UNITS or more_units % UNITS or units < 1 or more_units < 1:
            raise NetworkError(f"layers of {units} and {more_units} units; expected multiples of {UNITS}")
        self.width: i64 = width
        self.words: i64 = (width + 3) // 4
        self.units: i64 = units
        self.more_units: i64 = more_units
        self.seats: i64 = seats
        self.row_words: i64 = units // 3
        self.more_words: i64 = more_units // 3
        self.before = vec[i64]([0] * width)
        """Where in the table the row of each slot's value 0 would stand."""
        self.last = vec[i64]([0] * width)
        """Where its last row stands."""
        self.table = vec[i64]()
        self.biases = vec[i64]()
        self.second = vec[i64]()
        self.second_biases = vec[i64]()
        self.output = vec[i64]()
        self.output_biases = vec[i64]()
        self.rows = vec[i64]([0] * width)
        self.on = vec[i64]([0] * units)
        self.on_more = vec[i64]([0] * more_units)
        self.logits = vec[i64]([0] * seats)
        """What each seat may expect, as a logit times `LOGIT`, the viewer first."""

    # Taking weights in.

    def take_rows(self, rows: list[list[list[int]]], biases: list[int]) -> None:
        """Take the first layer: of each slot the row of every value from 1 on."""
        if len(rows) != self.width or len(biases) != self.units:
            raise NetworkError(f"{len(rows)} slots; expected {self.width}")
        totals = [abs(bias) for bias in biases]
        count = 0
        for values in rows:
            count += len(values)
            for unit in range(len(totals)):
                highest = 0
                for row in values:
                    highest = max(highest, abs(row[unit]))
                totals[unit] += highest
        for total in totals:
            bounded(total, "first layer")
        # The first row is empty: what a network never saw adds nothing.
        self.table = vec[i64]([0] * ((count + 1) * int(self.row_words)))
        at = self.row_words
        for slot in range(len(rows)):
            self.before[slot] = at - self.row_words
            for row in rows[slot]:
                for word in range(self.row_words):
                    self.table[at + word] = packed(row[3 * word], row[3 * word + 1], row[3 * word + 2])
                at += self.row_words
            self.last[slot] = at - self.row_words if rows[slot] else 0
            if not rows[slot]:
                self.before[slot] = 0
        self.biases = with_middles(biases)

    def take_second(self, rows: list[list[int]], biases: list[int]) -> None:
        """Take the second layer: a row for each unit of the first."""
        for unit in range(len(biases)):
            total = abs(biases[unit])
            for row in rows:
                total += int(ONE) * abs(row[unit])
            bounded(total, "second layer")
        self.second = vec[i64]([0] * (len(rows) * int(self.more_words)))
        at: i64 = 0
        for row in rows:
            for word in range(self.more_words):
                self.second[at] = packed(row[3 * word], row[3 * word + 1], row[3 * word + 2])
                at += 1
        self.second_biases = with_middles(biases)

    def take_output(self, rows: list[list[int]], biases: list[int]) -> None:
        """Take the last layer: a row for each unit of the second, a number for each seat."""
        self.output = vec[i64]([weight for row in rows for weight in row])
        self.output_biases = vec[i64](biases)

    # Evaluating.

    def evaluate(self, sheet: Sheet) -> None:
        """Write into `logits` what is to be expected where the first row of a sheet is known."""
        self.sum_rows(self.find_rows(sheet))
        self.sum_units()
        output = self.output
        on = self.on_more
        for seat in range(self.seats):
            total = self.output_biases[seat]
            at = seat
            for unit in range(self.more_units):
                total += on[unit] * output[at]
                at += self.seats
            self.logits[seat] = total

    def find_rows(self, sheet: Sheet) -> i64:
        """Note which rows an observation adds; return how many."""
        items = sheet.items
        before = self.before
        last = self.last
        rows = self.rows
        size = self.row_words
        count: i64 = 0
        for index in range(self.words):
            word = items[index]
            if word == 0:
                continue
            slot = index * 4
            while word != 0:
                value = word & HIGHEST_VALUE
                if value != 0:
                    row = before[slot] + value * size
                    if row > last[slot]:
                        row = last[slot]
                    rows[count] = row
                    count += 1
                word >>= 16
                slot += 1
        return count

    def sum_rows(self, count: i64) -> None:
        """Add up the rows, and tell how far each unit of the first layer is on: two blocks at a time, then the last."""
        block: i64 = 0
        while block + BLOCK < self.row_words:
            self.sum_two_blocks(count, block)
            block += 2 * BLOCK
        if block < self.row_words:
            self.sum_block(count, block)

    def sum_two_blocks(self, count: i64, block: i64) -> None:
        """Add up two blocks of the rows, so that each row is looked up once for both."""
        table = self.table
        rows = self.rows
        biases = self.biases
        a = biases[block]
        b = biases[block + 1]
        c = biases[block + 2]
        d = biases[block + 3]
        e = biases[block + 4]
        f = biases[block + 5]
        g = biases[block + 6]
        h = biases[block + 7]
        for index in range(count):
            at = rows[index] + block
            a += table[at]
            b += table[at + 1]
            c += table[at + 2]
            d += table[at + 3]
            e += table[at + 4]
            f += table[at + 5]
            g += table[at + 6]
            h += table[at + 7]
        self.switch_on(block, a, b, c, d)
        self.switch_on(block + BLOCK, e, f, g, h)

    def sum_block(self, count: i64, block: i64) -> None:
        """Add up one block of the rows."""
        table = self.table
        rows = self.rows
        biases = self.biases
        a = biases[block]
        b = biases[block + 1]
        c = biases[block + 2]
        d = biases[block + 3]
        for index in range(count):
            at = rows[index] + block
            a += table[at]
            b += table[at + 1]
            c += table[at + 2]
            d += table[at + 3]
        self.switch_on(block, a, b, c, d)

    def switch_on(self, block: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Tell how far the units of a block of the first layer are on."""
        unit = block * LANES
        unpack(a, self.on, unit, FIRST_SHIFT)
        unpack(b, self.on, unit + 3, FIRST_SHIFT)
        unpack(c, self.on, unit + 6, FIRST_SHIFT)
        unpack(d, self.on, unit + 9, FIRST_SHIFT)

    def sum_units(self) -> None:
        """Add up what the units that are on bring, and tell how far each unit of the second layer is."""
        second = self.second
        biases = self.second_biases
        on = self.on
        size = self.more_words
        block: i64 = 0
        unit: i64 = 0
        while block < size:
            a = biases[block]
            b = biases[block + 1]
            c = biases[block + 2]
            d = biases[block + 3]
            at = block
            for index in range(self.units):
                far = on[index]
                if far != 0:
                    a += far * second[at]
                    b += far * second[at + 1]
                    c += far * second[at + 2]
                    d += far * second[at + 3]
                at += size
            unpack(a, self.on_more, unit, SECOND_SHIFT)
            unpack(b, self.on_more, unit + 3, SECOND_SHIFT)
            unpack(c, self.on_more, unit + 6, SECOND_SHIFT)
            unpack(d, self.on_more, unit + 9, SECOND_SHIFT)
            block += BLOCK
            unit += 12


def with_middles(biases: list[int]) -> vec[i64]:
    """Return biases side by side, lifted to the middle of their lanes."""
    return vec[i64](
        [int(packed(biases[at], biases[at + 1], biases[at + 2]) + MIDDLES) for at in range(0, len(biases), int(LANES))]
    )


def unpack(word: i64, into: vec[i64], at: i64, shift: i64) -> None:
    """Write how far the three units of a word are on."""
    into[at] = clipped(((word & MASK) - MIDDLE) >> shift)
    into[at + 1] = clipped((((word >> LANE) & MASK) - MIDDLE) >> shift)
    into[at + 2] = clipped((((word >> (2 * LANE)) & MASK) - MIDDLE) >> shift)


def clipped(value: i64) -> i64:
    """Keep a unit between off and fully on."""
    return 0 if value < 0 else ONE if value > ONE else value


@final
class Evaluator:
    """Tells which reward each seat may expect, from what one seat knows and nothing else."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.sheet = Sheet(int(network.width))

    def write_rewards(self, state: State, viewer: i64, into: vec[float]) -> None:
        """Write the reward that each seat may expect, as this viewer sees it."""
        network = self.network
        state.write_observation(viewer, self.sheet, 0)
        network.evaluate(self.sheet)
        seat = viewer
        for offset in range(network.seats):
            into[seat] = ahead(float(network.logits[offset]), LOGIT)
            seat += 1
            if seat == network.seats:
                seat = 0
