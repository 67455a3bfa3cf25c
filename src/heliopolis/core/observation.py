"""What a seat knows as numbers: named fields of fixed size, written from left to right, as the viewer sees the table.

The viewer's own part comes first, then that of the next seat, and so on: wherever somebody sits, the same numbers mean
the same. Environments and learned players are given nothing else. A room says in `observation.py` what its fields are
(`layout`), and writes them in that order (`write`), from what the seat knows.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, final

from heliopolis.core.bits import all_below
from heliopolis.core.compat import i64, vec
from heliopolis.core.errors import SetupError

if TYPE_CHECKING:
    from heliopolis.core.state import State

LANES: Final[i64] = 4
"""How many numbers of 16 bits lie in a word of 64; the highest bit of each is never used."""
SPREAD: Final[i64] = 1 | 1 << 15 | 1 << 30 | 1 << 45
"""Times this, the four lowest bits of a number lie where `ONES` has its own."""
ONES: Final[i64] = 1 | 1 << 16 | 1 << 32 | 1 << 48
"""Four ones."""


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

    Four numbers are one word, the first one lowest: in memory that is an array of small numbers. Most of them are 0, so
    a row is wiped as a whole before it is written, and only what is not 0 is put in. That is done by functions: what
    they are given is borrowed, where a method would count one more owner of the array, which takes as long.
    """

    def __init__(self, width: int, rows: int = 1) -> None:
        self.width: i64 = width
        self.words: i64 = (width + 3) // 4  # of a row
        self.items: Final = vec[i64]([0] * ((width + 3) // 4 * rows))
        self.at: i64 = 0  # where the next number belongs, counted over all rows
        self.end: i64 = 0  # where the row ends that is being written

    def open(self, row: i64) -> None:
        """Begin an observation in a row."""
        first = row * self.words
        wipe(self.items, first, first + self.words)
        self.at = first * LANES
        self.end = self.at + self.width

    def close(self) -> None:
        """End an observation."""
        if self.at != self.end:
            raise wrong_width(self.width + self.at - self.end, self.width)

    def put(self, value: i64) -> None:
        """Write a number."""
        add(self.items, self.at, value)
        self.at += 1

    def put_flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        if is_so:
            add(self.items, self.at, 1)
        self.at += 1

    def put_above(self, value: i64, low: i64, high: i64) -> None:
        """Write how far a number is above the least it may be, cut off where its range ends."""
        if value > high:
            value = high
        if value > low:
            add(self.items, self.at, value - low)
        self.at += 1

    def put_bits(self, bits: i64, count: i64) -> None:
        """Write which of so many things a set has, the first one leftmost; they are at most 57."""
        add_bits(self.items, self.at, bits & all_below(count))
        self.at += count

    def put_choice(self, chosen: i64, count: i64) -> None:
        """Write 1 for one of so many things and 0 for the others; 0 for all if the choice is none of them."""
        if 0 <= chosen < count:
            add(self.items, self.at + chosen, 1)
        self.at += count

    def put_seat(self, seat: i64, viewer: i64, seats: i64) -> None:
        """Write which seat is meant, the viewer first; 0 for all if it is nobody."""
        if seat >= 0:
            add(self.items, self.at + seen_from(seat, viewer, seats), 1)
        self.at += seats

    def put_all(self, values: vec[i64], first: i64, count: i64) -> None:
        """Write numbers of an array, from one on."""
        add_all(self.items, self.at, values, first, first + count)
        self.at += count

    def put_packed(self, packed: i64, size: i64, count: i64) -> None:
        """Write numbers that lie beside each other in one, so many bits each, the first one lowest."""
        add_packed(self.items, self.at, packed, size)
        self.at += count

    def skip(self, count: i64) -> None:
        """Write so many zeros."""
        self.at += count

    def row(self, row: int) -> list[int]:
        """Return the numbers of a row."""
        first = row * int(self.words)
        found: list[int] = []
        for index in range(first, first + int(self.words)):
            word = int(self.items[index])
            found += [word >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
        return found[: int(self.width)]


def wipe(items: vec[i64], first: i64, end: i64) -> None:
    """Put zeros into words."""
    for index in range(first, end):
        items[index] = 0


def add(items: vec[i64], at: i64, value: i64) -> None:
    """Put a number where there is a 0."""
    items[at >> 2] |= value << ((at & 3) << 4)


def add_bits(items: vec[i64], at: i64, bits: i64) -> None:
    """Put the bits of a number where there are zeros, one a place."""
    left = bits << (at & 3)
    index = at >> 2
    while left != 0:
        items[index] |= ((left & 15) * SPREAD) & ONES
        left >>= 4
        index += 1


def add_all(items: vec[i64], at: i64, values: vec[i64], first: i64, end: i64) -> None:
    """Put numbers of an array where there are zeros."""
    for index in range(first, end):
        items[at >> 2] |= values[index] << ((at & 3) << 4)
        at += 1


def add_packed(items: vec[i64], at: i64, packed: i64, size: i64) -> None:
    """Put numbers that lie beside each other in one where there are zeros."""
    mask = all_below(size)
    while packed != 0:
        items[at >> 2] |= (packed & mask) << ((at & 3) << 4)
        packed >>= size
        at += 1


def seen_from(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return how many seats after the viewer's another one comes."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


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
