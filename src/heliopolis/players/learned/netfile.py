"""The file of a network: a line that says what it is, then its weights as numbers of 16 bits, the lowest byte first.

    {"format": 1, "game": "ra", "seats": 2, "layout": "…", "units": [36, 24], "rows": 700, "digest": "…"}
    rows × 1            the number of each row of the first layer that is not empty, ascending
    rows × units        these rows
    units               the biases of the first layer
    units × more units  the second layer, and its biases
    more units × seats  the last layer, and its biases

A file that does not hold what it says, or weights that could overflow, are refused when it is read.
"""

import hashlib
import json
import struct
from dataclasses import dataclass
from typing import Any

from heliopolis.core.observation import Layout
from heliopolis.players.learned.features import Slot, fingerprint, row_count, slots_of
from heliopolis.players.learned.network import ONE, Network, NetworkError

FORMAT = 1
LARGEST = 80_000
"""How many bytes a file may have."""
Rows = list[list[int]]


@dataclass(frozen=True)
class Weights:
    """The weights of a network, as whole numbers."""

    game: str
    seats: int
    layout: str
    """The fingerprint of the observation that it reads."""
    first: dict[int, list[int]]
    """The rows of the first layer that are not empty."""
    first_biases: list[int]
    second: Rows
    second_biases: list[int]
    output: Rows
    output_biases: list[int]

    def write(self) -> bytes:
        """Return the file."""
        rows = sorted(self.first)
        numbers = [*rows, *(weight for row in rows for weight in self.first[row]), *self.first_biases]
        for layer, biases in ((self.second, self.second_biases), (self.output, self.output_biases)):
            numbers += [weight for row in layer for weight in row] + biases
        try:
            body = struct.pack(f"<{len(rows)}H{len(numbers) - len(rows)}h", *numbers)
        except struct.error as error:
            raise NetworkError(f"a weight has more than 16 bits: {error}") from error
        head = {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "layout": self.layout,
            "units": [len(self.first_biases), len(self.second_biases)],
            "rows": len(rows),
            "digest": digest_of(body),
        }
        written = json.dumps(head).encode() + b"\n" + body
        if len(written) > LARGEST:
            raise NetworkError(f"the file has {len(written)} bytes; expected at most {LARGEST}")
        return written

    def network(self, layout: Layout) -> Network:
        """Return the network, ready to be asked about observations of a layout."""
        slots = slots_of(layout)
        if self.layout != fingerprint(layout) or (self.first and max(self.first) >= row_count(slots)):
            raise NetworkError(f"this network of {self.game} was trained on another observation; train it anew")
        units = len(self.first_biases)
        made = Network(layout.size, units, len(self.second_biases), self.seats)
        empty = [0] * units
        made.take_rows([values_of(slot, self.first, empty) for slot in slots], self.first_biases)
        made.take_second(self.second, [int(ONE) * bias for bias in self.second_biases])
        made.take_output(self.output, [int(ONE) * bias for bias in self.output_biases])
        return made


def values_of(slot: Slot, rows: dict[int, list[int]], empty: list[int]) -> Rows:
    """Return the row of each value of a slot from 1 on: between two knots it lies between theirs."""
    found: Rows = []
    if not any(slot.first + index in rows for index in range(len(slot.knots))):
        return found
    for value in range(1, slot.knots[-1] + 1):
        parts = slot.parts(value)
        whole = sum(weight for _, weight in parts)
        mixed = [(rows.get(row, empty), weight) for row, weight in parts]
        if whole == 1:
            found.append(mixed[0][0])
        else:
            found.append([sum(row[unit] * weight for row, weight in mixed) // whole for unit in range(len(empty))])
    return found


def digest_of(body: bytes) -> str:
    """Return what tells whether the weights are whole."""
    return hashlib.sha256(body).hexdigest()[:16]


def read_weights(file: bytes, name: str = "the file") -> Weights:
    """Read the file of a network."""
    head, body = read_head(file, name)
    units, more = head["units"]
    seats, rows = head["seats"], head["rows"]
    lengths = [rows * units, units, units * more, more, more * seats, seats]
    if len(body) != 2 * (rows + sum(lengths)):
        raise NetworkError(f"{name} has {len(body)} bytes of weights; expected {2 * (rows + sum(lengths))}")
    if digest_of(body) != head["digest"]:
        raise NetworkError(f"the weights of {name} are damaged; expected those with the digest {head['digest']}")
    numbers = list(struct.unpack(f"<{rows}H{sum(lengths)}h", body))
    ids, numbers = numbers[:rows], numbers[rows:]
    parts: list[list[int]] = []
    for length in lengths:
        parts.append(numbers[:length])
        numbers = numbers[length:]
    first, first_biases, second, second_biases, output, output_biases = parts
    return Weights(
        head["game"],
        seats,
        head["layout"],
        dict(zip(ids, cut(first, units), strict=True)),
        first_biases,
        cut(second, more),
        second_biases,
        cut(output, seats),
        output_biases,
    )


def read_head(file: bytes, name: str) -> tuple[dict[str, Any], bytes]:
    """Read what a file says of itself, and return the rest of it."""
    line, _, body = file.partition(b"\n")
    try:
        head = json.loads(line)
        told = head["format"], head["game"], head["layout"], head["digest"]
        sizes = [*head["units"], head["seats"], head["rows"]]
    except (ValueError, KeyError, TypeError) as error:
        raise NetworkError(f"{name} is no network; expected a first line that says what it is") from error
    if told[0] != FORMAT:
        raise NetworkError(f"{name} has the format {told[0]!r}; expected {FORMAT}")
    if len(sizes) != 4 or not all(isinstance(size, int) and 0 < size < 1 << 16 for size in sizes):
        raise NetworkError(
            f"{name} has layers of {head['units']} units and {head['rows']} rows; expected numbers of it"
        )
    return head, body


def cut(numbers: list[int], length: int) -> Rows:
    """Cut numbers into rows."""
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]
