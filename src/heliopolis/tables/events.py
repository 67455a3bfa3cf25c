"""What can happen at a table: the truth, one row each. A table is what its events made it.

Events hold plain data only, in notation rather than numbers, so that stored tables outlive a renumbering. A secret is
never in an event, only its hash.
"""

import json
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import orjson

PERSON, BOT, FORCED = "person", "bot", "forced"
"""Who made a decision: the seat's person, a bot, or nobody because there was no choice."""


class Row(NamedTuple):
    """One event as it is stored. A table's rows count from version 1."""

    version: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    data: str


@dataclass(frozen=True)
class Event:
    """Something that happened at a table."""

    kind: ClassVar[str] = ""


@dataclass(frozen=True)
class Created(Event):
    """A table was set up. The seats, the clock and the start are plain data."""

    kind = "created"
    game: str
    rules: int
    options: dict[str, Any]
    edition: str
    changes: dict[str, Any]
    title: str
    listed: bool
    undo: bool
    stand_in: str
    clock: dict[str, Any] | None
    seats: list[dict[str, Any]]
    host: str
    """The hash of the secret that may arrange the seats and start the game."""
    entries: list[list[Any]]
    """What had been played when the table was set up: seats and notation."""
    moment: dict[str, Any] | None
    """A saved state from which the game goes on, with what nobody here can know drawn anew."""
    language: str = ""
    """What is read at the table by whoever has not chosen a language; tables of old have none."""


@dataclass(frozen=True)
class Sat(Event):
    """A person took a seat."""

    kind = "sat"
    seat: int
    name: str
    holder: str


@dataclass(frozen=True)
class Held(Event):
    """A seat is kept for somebody who learns the game first."""

    kind = "held"
    seat: int
    name: str
    holder: str


@dataclass(frozen=True)
class Offered(Event):
    """A person at the table agreed that a guest may take over the seat of a bot."""

    kind = "offered"
    seat: int
    by: int


@dataclass(frozen=True)
class TookOver(Event):
    """A person who came late took over the seat of a bot."""

    kind = "took-over"
    seat: int
    name: str
    holder: str


@dataclass(frozen=True)
class Placed(Event):
    """A bot was placed on a seat."""

    kind = "placed"
    seat: int
    bot: str


@dataclass(frozen=True)
class Opened(Event):
    """A seat was given up, or taken away, before the game began."""

    kind = "opened"
    seat: int


@dataclass(frozen=True)
class Started(Event):
    """The game began."""

    kind = "started"


@dataclass(frozen=True)
class Entered(Event):
    """A seat decided, or chance (seat −1) answered: an entry of the record."""

    kind = "entered"
    seat: int
    notation: str
    by: str = ""


@dataclass(frozen=True)
class Undone(Event):
    """A seat took back its last decision, and all after it."""

    kind = "undone"
    seat: int


@dataclass(frozen=True)
class Left(Event):
    """A person left a seat during the game; the seat waits."""

    kind = "left"
    seat: int


@dataclass(frozen=True)
class HandedOver(Event):
    """A seat that was left is played by a bot until its person comes back."""

    kind = "handed-over"
    seat: int
    bot: str


@dataclass(frozen=True)
class Reclaimed(Event):
    """A person came back to a seat."""

    kind = "reclaimed"
    seat: int


@dataclass(frozen=True)
class Resigned(Event):
    """A person gave up the game for good."""

    kind = "resigned"
    seat: int


@dataclass(frozen=True)
class TimedOut(Event):
    """A seat's clock ran out."""

    kind = "timed-out"
    seat: int


@dataclass(frozen=True)
class Paused(Event):
    """No server ran for a while: that time is nobody's."""

    kind = "paused"
    milliseconds: int


@dataclass(frozen=True)
class Ruled(Event):
    """The rules have changed, and the game goes on under the new ones."""

    kind = "ruled"
    rules: int


@dataclass(frozen=True)
class Outdated(Event):
    """The rules have changed such that the game can't go on."""

    kind = "outdated"
    rules: int


@dataclass(frozen=True)
class Said(Event):
    """Somebody at the table said something."""

    kind = "said"
    seat: int
    text: str


@dataclass(frozen=True)
class Rematched(Event):
    """Somebody asked for another game, at a new table."""

    kind = "rematched"
    seat: int
    table: str


KINDS: dict[str, type[Event]] = {
    each.kind: each
    for each in (
        Created,
        Sat,
        Held,
        Offered,
        TookOver,
        Placed,
        Opened,
        Started,
        Entered,
        Undone,
        Left,
        HandedOver,
        Reclaimed,
        Resigned,
        TimedOut,
        Paused,
        Ruled,
        Outdated,
        Said,
        Rematched,
    )
}


def write_data(data: object) -> str:
    """Write plain data as it is stored and sent."""
    return orjson.dumps(data).decode()


def write_event(version: int, at: int, event: Event) -> Row:
    """Write an event as a row."""
    return Row(version, at, event.kind, write_data(event.__dict__))


def read_event(row: Row) -> Event:
    """Read an event from its row."""
    return KINDS[row.kind](**json.loads(row.data))
