"""Where tables are kept. One schema and one set of statements for SQLite and PostgreSQL.

What is in it is told by `schema`. Statements write their parameters as `$1`, `$2` …
"""

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from heliopolis.core import registry
from heliopolis.tables.errors import StorageError
from heliopolis.tables.events import Row, write_data
from heliopolis.tables.table import FINISHED, INVITED, PERSON, PLAYING, SEATING, SNAPSHOT_FORMAT, Table, fold_all
from heliopolis.tables.times import Pause

log = logging.getLogger(__name__)

GET_FACT = "SELECT value FROM house WHERE name = $1"
PUT_FACT = "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
GET_PAUSES = "SELECT began, ended FROM pauses ORDER BY began"
ADD_PAUSE = "INSERT INTO pauses (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO NOTHING"

ADD_EVENT = "INSERT INTO events (table_id, version, at, kind, data) VALUES ($1, $2, $3, $4, $5)"
PUT_TABLE = """INSERT INTO tables
    (id, game, title, listed, phase, version, created, touched, deadline, bot_due, seats, asked)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, version = excluded.version, touched = excluded.touched,
    deadline = excluded.deadline, bot_due = excluded.bot_due, seats = excluded.seats, asked = excluded.asked"""
PUT_SNAPSHOT = """INSERT INTO snapshots (table_id, version, format, data) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, format = excluded.format, data = excluded.data"""
PUT_ANALYSIS = """INSERT INTO analyses (table_id, data) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET data = excluded.data"""
GET_ANALYSIS = "SELECT data FROM analyses WHERE table_id = $1"
PUT_LEARNER = """INSERT INTO learners (holder, lessons) VALUES ($1, $2)
    ON CONFLICT (holder) DO UPDATE SET lessons = excluded.lessons"""
GET_LEARNER = "SELECT lessons FROM learners WHERE holder = $1"
DROP_HOLDERS = "DELETE FROM holders WHERE table_id = $1"
ADD_HOLDER = "INSERT INTO holders (holder, table_id, seat) VALUES ($1, $2, $3)"

GET_SNAPSHOT = "SELECT data FROM snapshots WHERE table_id = $1 AND format = $2"
GET_ROWS = "SELECT version, at, kind, data FROM events WHERE table_id = $1 AND version > $2 ORDER BY version"
ALIVE = f"phase IN ('{SEATING}', '{PLAYING}') AND touched > $1"
COUNT_TABLES = f"SELECT count(*) FROM tables WHERE {ALIVE}"
LINE = "SELECT id, game, title, phase, version, touched, seats, asked FROM tables"
LOBBY = f"{LINE} WHERE listed = 1 AND {ALIVE} ORDER BY touched DESC LIMIT $2"
HELD = f"{LINE} WHERE id IN (SELECT table_id FROM holders WHERE holder = $1) ORDER BY touched DESC LIMIT $2"
GAMES_UNTIL = f"""SELECT count(*) FROM tables WHERE phase <> '{SEATING}'
    AND id IN (SELECT table_id FROM holders WHERE holder = $1)
    AND game = (SELECT game FROM tables WHERE id = $2) AND created <= (SELECT created FROM tables WHERE id = $2)"""
HELD_SEATS = "SELECT table_id, seat FROM holders WHERE holder = $1 ORDER BY table_id, seat"
TIMED_OUT = "SELECT id FROM tables WHERE deadline <= $1"
OUTLIVED = f"""SELECT id FROM tables WHERE (phase = '{SEATING}' AND touched < $1)
    OR (phase = '{PLAYING}' AND touched < $2) OR (phase = '{FINISHED}' AND touched < $3) LIMIT $4"""
LET_GO = tuple(
    f"DELETE FROM {room} WHERE {key} = $1"
    for room, key in (
        *(("events", "table_id"), ("snapshots", "table_id"), ("holders", "table_id"), ("analyses", "table_id")),
        ("tables", "id"),
    )
)
BOTS_DUE = "SELECT id FROM tables WHERE bot_due = 1 AND touched < $1"

SNAPSHOT_EVERY = 64
"""How many events lie at most between two snapshots, more or less: a transaction is never split."""


ALIVE_AT = "alive"
NO_TABLE = ""
"""What a write is about that concerns no table …"""
GONE = "!"
"""… and what stands before a table's id when the table has been deleted."""


class VersionTaken(Exception):
    """Somebody else has written the next event of this table."""


@dataclass(frozen=True)
class TableLine:
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    phase: str
    version: int
    touched: int
    seats: tuple[tuple[str, str], ...]
    """The kind and the name of who holds each seat."""
    asked: tuple[int, ...]
    """The seats that are to decide."""
    mine: tuple[int, ...] = ()


class Write(NamedTuple):
    """All that one transaction stores of one table: statements with their parameters, the events first."""

    table: str
    statements: list[tuple[str, tuple[Any, ...]]]


def write_of(table: Table) -> Write:
    """Return what is to be stored of a table that has something unsaved."""
    statements: list[tuple[str, tuple[Any, ...]]] = [(ADD_EVENT, (table.id, *row)) for row in table.unsaved]
    made = table.made
    statements.append(
        (
            PUT_TABLE,
            (
                table.id,
                made.game,
                made.title,
                int(made.listed),
                table.phase,
                table.version,
                table.created,
                table.touched,
                table.clocks.deadline() if table.clocks else None,
                int(table.bot_to_decide() is not None),
                write_data([[seat.kind, seat.name] for seat in table.seats]),
                write_data(list(table.asked)),
            ),
        )
    )
    if table.seats_changed:
        statements.append((DROP_HOLDERS, (table.id,)))
        for number, seat in enumerate(table.seats):
            if seat.kind in (PERSON, INVITED):
                statements.append((ADD_HOLDER, (seat.holder, table.id, number)))
    before = table.version - len(table.unsaved)
    if before // SNAPSHOT_EVERY != table.version // SNAPSHOT_EVERY:
        statements.append((PUT_SNAPSHOT, (table.id, table.version, SNAPSHOT_FORMAT, write_data(table.save()))))
    return Write(table.id, statements)


class Storage(ABC):
    """A database of tables."""

    shared = False
    """Whether other processes may write to it."""

    @abstractmethod
    async def open(self, changed: Callable[[str | None], None]) -> None:
        """Get ready. `changed` is called with the id of a table that another process has written to.

        It is called with `None` when such calls may have been missed.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""

    @abstractmethod
    async def commit(self, write: Write) -> None:
        """Store; return when it is durable. Raises `VersionTaken` if another process was faster."""

    async def tell(self, news: str) -> None:
        """Tell the other processes something that is not stored: they hear it in the place of a table's id."""
        raise StorageError(f"no other process serves these tables, so nobody hears {news!r}")

    async def check(self, now: int) -> None:
        """Store that a server is alive; raise if that can't be done, or if what is stored is found to be damaged."""
        await self.commit(Write(NO_TABLE, [(PUT_FACT, (ALIVE_AT, str(now)))]))

    @abstractmethod
    async def is_alone(self) -> bool:
        """Tell whether no other process serves these tables."""

    async def pauses(self) -> list[Pause]:
        """Return from when to when no server ran."""
        return [Pause(*row) for row in await self.fetch(GET_PAUSES)]

    async def alive_at(self) -> int:
        """Return when a server was last alive."""
        found = await self.fetch(GET_FACT, ALIVE_AT)
        return int(found[0][0]) if found else 0

    async def note_pause(self, pause: Pause) -> None:
        """Store from when to when no server ran."""
        await self.commit(Write(NO_TABLE, [(ADD_PAUSE, tuple(pause))]))

    async def keep_analysis(self, table_id: str, data: str) -> None:
        """Store what was found out about a table's game."""
        await self.commit(Write(NO_TABLE, [(PUT_ANALYSIS, (table_id, data))]))

    async def analysis(self, table_id: str) -> str:
        """Return what was found out about a table's game; nothing if nobody has asked yet."""
        found = await self.fetch(GET_ANALYSIS, table_id)
        return str(found[0][0]) if found else ""

    async def keep_lessons(self, holder: str, lessons: str) -> None:
        """Store which lessons a person has learned."""
        await self.commit(Write(NO_TABLE, [(PUT_LEARNER, (holder, lessons))]))

    async def lessons(self, holder: str) -> str:
        """Return which lessons a person has learned; nothing if there are none."""
        found = await self.fetch(GET_LEARNER, holder)
        return str(found[0][0]) if found else ""

    async def look_for_damage(self) -> None:  # noqa: B027 (a server of databases sees to that by itself)
        """Look whether what is stored is whole."""

    async def outlived(self, before: Sequence[int], most: int) -> list[str]:
        """Return some tables that were last touched before a time: one for each phase of a table."""
        return [table_id for (table_id,) in await self.fetch(OUTLIVED, *before, most)]

    async def let_go(self, table_id: str) -> None:
        """Delete a table."""
        await self.commit(Write(GONE + table_id, [(statement, (table_id,)) for statement in LET_GO]))

    @abstractmethod
    async def fetch(self, statement: str, *parameters: Any) -> list[Sequence[Any]]:
        """Return the rows of a query."""

    async def load(self, table_id: str) -> Table | None:
        """Return a table from its last snapshot and the events since; from all events if the snapshot is no good."""
        table = Table(table_id)
        for (data,) in await self.fetch(GET_SNAPSHOT, table_id, SNAPSHOT_FORMAT):
            table = _restored(table_id, data)
        rows = await self.rows(table_id, table.version)
        if not rows and not table.version:
            return None
        return fold_all(table, rows)

    async def rows(self, table_id: str, after: int) -> list[Row]:
        """Return the events of a table after a version."""
        return [Row(*row) for row in await self.fetch(GET_ROWS, table_id, after)]

    async def count(self, since: int) -> int:
        """Count the tables that are not over and were touched since a time."""
        ((number,),) = await self.fetch(COUNT_TABLES, since)
        return int(number)

    async def lobby(self, since: int, most: int) -> list[TableLine]:
        """Return the listed tables that are not over, those touched last first."""
        return [_line(row) for row in await self.fetch(LOBBY, since, most)]

    async def held(self, holder: str, most: int) -> list[TableLine]:
        """Return the tables at which a person holds a seat or one is kept for them, those touched last first."""
        seats: dict[str, list[int]] = {}
        for table, seat in await self.fetch(HELD_SEATS, holder):
            seats.setdefault(table, []).append(seat)
        return [_line(row, seats.get(row[0], [])) for row in await self.fetch(HELD, holder, most)]

    async def games_until(self, holder: str, table_id: str) -> int:
        """Return how many games of a table's kind somebody has begun up to that table, of those that are kept."""
        found = await self.fetch(GAMES_UNTIL, holder, table_id)
        return int(found[0][0])

    async def timed_out(self, now: int) -> list[str]:
        """Return the tables at which a clock has run out."""
        return [table_id for (table_id,) in await self.fetch(TIMED_OUT, now)]

    async def bots_due(self, before: int) -> list[str]:
        """Return the tables at which a bot is to decide since before a time."""
        return [table_id for (table_id,) in await self.fetch(BOTS_DUE, before)]


def _restored(table_id: str, data: str) -> Table:
    """Return the table that a snapshot holds; if it can't be read, the table before its first event."""
    try:
        saved = json.loads(data)
        if saved["engine"] != registry.info(saved["made"]["game"]).rules_version:
            return Table(table_id)  # what the rules were then is told by the events alone
        return Table.restore(table_id, saved)
    except Exception as error:  # the events are the truth; a snapshot only saves time
        log.warning("a snapshot can't be read: %s", type(error).__name__)
        return Table(table_id)


def _line(row: Sequence[Any], mine: Sequence[int] = ()) -> TableLine:
    table_id, game, title, phase, version, touched, seats, asked = row
    people = tuple((kind, name) for kind, name in json.loads(seats))
    return TableLine(table_id, game, title, phase, version, touched, people, tuple(json.loads(asked)), tuple(mine))


def open_storage(url: str) -> Storage:
    """Return the storage at an address: `sqlite:///file.db`, `sqlite:////a/whole/path.db` or `postgresql://…`."""
    if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
        from heliopolis.tables.sqlite import SqliteStorage

        return SqliteStorage(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from heliopolis.tables.postgresql import PostgresqlStorage

        return PostgresqlStorage(url)
    raise StorageError("this is no address of a database; expected sqlite:///FILE or postgresql://…")
