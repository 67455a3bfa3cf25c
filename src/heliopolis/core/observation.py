"""What a seat knows as numbers: named fields of fixed size, written from left to right, as the viewer sees the table.

The viewer's own part comes first, then that of the next seat, and so on: wherever somebody sits, the same numbers mean
the same. Environments and learned players are given nothing else. A room says in `observation.py` what its fields are
(`layout`), and writes them in that order (`write`), from what the seat knows.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, final

from heliopolis.core.bits import all_below, bit
from heliopolis.core.compat import i64, vec
from heliopolis.core.errors import SetupError

if TYPE_CHECKING:
    from heliopolis.core.state import State

LANE: Final[i64] = 16
"""How many bits a number has, of which the highest is never used. Four of them make a word of 64 bits."""
WORD: Final[i64] = 64
SPREAD: Final[i64] = 1 | 1 << 15 | 1 << 30 | 1 << 45
"""Times this, the four lowest bits of a number lie where `ONES` has its own."""
ONES: Final[i64] = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""Four ones."""
ROOM_FOR: Final = vec[i64]([0, 0xFFFFFFFFFFFF, 0xFFFFFFFF, 0xFFFF])
"""What of a word still has room in one that holds one, two or three numbers already."""


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    high: int
    """The most that any of them may be; the least is 0."""
    meaning: str
    """What the numbers tell, as a sentence for people."""

    @property
    def size(self) -> int:
        """How many numbers they are."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def number(name: str, high: int, meaning: str) -> Field:
    """Declare a field of one number."""
    return Field(name, (1,), high, meaning)


def numbers(name: str, shape: int | tuple[int, ...], high: int, meaning: str) -> Field:
    """Declare a field of several numbers."""
    return Field(name, (shape,) if isinstance(shape, int) else shape, high, meaning)


def score(name: str, score_range: tuple[int, int]) -> Field:
    """Declare the field of a score, written by `put_above`."""
    low, high = score_range
    return number(name, high - low, f"Its score, as far as it is above {low}, and cut off at {high}.")


def flags(name: str, shape: int | tuple[int, ...], meaning: str) -> Field:
    """Declare a field of numbers that are 1 where something is so, and 0 elsewhere."""
    return numbers(name, shape, 1, meaning)


@final
class Sheet:
    """Room for observations, a row each, filled again and again: each number goes to the right of the last.

    Four numbers are written at once, as one word, the first one lowest: in memory that is an array of small numbers.
    What writes many keeps its place in variables of its own: to look it up after each would take longer than to write.
    """

    def __init__(self, width: int, rows: int = 1) -> None:
        self.width: i64 = width
        self.words: i64 = (width + 3) // 4  # of a row
        self.items = vec[i64]([0] * ((width + 3) // 4 * rows))
        self.first: i64 = 0  # the first word of the row that is being written
        self.at: i64 = 0  # the word that the next number belongs to
        self.word: i64 = 0  # its numbers so far
        self.used: i64 = 0  # how many of its bits they take

    def open(self, row: i64) -> None:
        """Begin an observation in a row."""
        self.first = row * self.words
        self.at = self.first
        self.word = 0
        self.used = 0

    def close(self) -> None:
        """End an observation."""
        written = (self.at - self.first) * 4 + self.used // LANE
        if written != self.width:
            raise wrong_width(written, self.width)
        if self.used > 0:
            self.items[self.at] = self.word

    def put(self, value: i64) -> None:
        """Write a number."""
        self.word |= value << self.used
        self.used += LANE
        if self.used == WORD:
            self.items[self.at] = self.word
            self.at += 1
            self.word = 0
            self.used = 0

    def put_flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        self.put(1 if is_so else 0)

    def put_above(self, value: i64, low: i64, high: i64) -> None:
        """Write how far a number is above the least it may be, cut off where its range ends."""
        self.put(0 if value < low else high - low if value > high else value - low)

    def put_bits(self, bits: i64, count: i64) -> None:
        """Write which of so many things a set has, the first one leftmost."""
        items = self.items
        at = self.at
        word = self.word
        used = self.used
        left = count
        if used == 0:
            while left >= 4:
                items[at] = ((bits & 15) * SPREAD) & ONES
                at += 1
                bits >>= 4
                left -= 4
        else:
            room = ROOM_FOR[used // LANE]
            rest = WORD - used
            while left >= 4:
                four = ((bits & 15) * SPREAD) & ONES
                items[at] = word | ((four & room) << used)
                word = four >> rest
                at += 1
                bits >>= 4
                left -= 4
        while left > 0:
            word |= (bits & 1) << used
            bits >>= 1
            left -= 1
            used += LANE
            if used == WORD:
                items[at] = word
                at += 1
                word = 0
                used = 0
        self.at = at
        self.word = word
        self.used = used

    def put_choice(self, chosen: i64, count: i64) -> None:
        """Write 1 for one of so many things and 0 for the others; 0 for all if the choice is none of them."""
        word = self.word
        end = self.used + count * LANE
        one = self.used + chosen * LANE if 0 <= chosen < count else end
        if end >= WORD:
            items = self.items
            at = self.at
            while end >= WORD:
                items[at] = word | bit(one) if 0 <= one < WORD else word
                word = 0
                at += 1
                one -= WORD
                end -= WORD
            self.at = at
        self.word = word | bit(one) if 0 <= one < end else word
        self.used = end

    def put_seat(self, seat: i64, viewer: i64, seats: i64) -> None:
        """Write which seat is meant, the viewer first; 0 for all if it is nobody."""
        self.put_choice(seat if seat < 0 else seat - viewer if seat >= viewer else seat - viewer + seats, seats)

    def put_all(self, values: vec[i64], first: i64, count: i64) -> None:
        """Write numbers of an array, from one on."""
        items = self.items
        at = self.at
        word = self.word
        used = self.used
        for index in range(first, first + count):
            word |= values[index] << used
            used += LANE
            if used == WORD:
                items[at] = word
                at += 1
                word = 0
                used = 0
        self.at = at
        self.word = word
        self.used = used

    def put_packed(self, packed: i64, size: i64, count: i64) -> None:
        """Write numbers that lie beside each other in one, so many bits each, the first one lowest."""
        items = self.items
        at = self.at
        word = self.word
        used = self.used
        mask = all_below(size)
        for _ in range(count):
            word |= (packed & mask) << used
            packed >>= size
            used += LANE
            if used == WORD:
                items[at] = word
                at += 1
                word = 0
                used = 0
        self.at = at
        self.word = word
        self.used = used

    def skip(self, count: i64) -> None:
        """Write so many zeros."""
        used = self.used + count * LANE
        if used >= WORD:
            items = self.items
            items[self.at] = self.word
            self.word = 0
            self.at += 1
            used -= WORD
            while used >= WORD:
                items[self.at] = 0
                self.at += 1
                used -= WORD
        self.used = used

    def row(self, row: int) -> list[int]:
        """Return the numbers of a row."""
        first = row * int(self.words)
        found: list[int] = []
        for index in range(first, first + int(self.words)):
            word = int(self.items[index])
            found += [word >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
        return found[: int(self.width)]


@final
class Layout:
    """The fields of an observation, from left to right."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum([field.size for field in self.fields])

    def of(self, state: "State", seat: int) -> list[int]:
        """Return what a seat knows of a state."""
        sheet = Sheet(self.size)
        state.write_observation(seat, sheet, 0)
        return sheet.row(0)

    def split(self, written: Sequence[int]) -> dict[str, list[int]]:
        """Return the numbers of an observation by field."""
        found: dict[str, list[int]] = {}
        at = 0
        for field in self.fields:
            found[field.name] = list(written[at : at + field.size])
            at += field.size
        return found

    def highs(self) -> list[int]:
        """Return the most that each number may be."""
        return [field.high for field in self.fields for _ in range(field.size)]


def no_observation(game: str) -> SetupError:
    """Return the error for a game that does not tell in numbers what its seats know."""
    return SetupError(
        f"{game} has no observation; expected `observation.py` in its room, with `layout` and `write`",
        "no-observation",
        game=game,
    )


def wrong_width(written: i64, width: i64) -> ValueError:
    """Return the error for an observation that is not as wide as its layout says."""
    return ValueError(f"an observation has {written} numbers; expected the {width} of its layout")
