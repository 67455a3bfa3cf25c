"""The tables of the database, and how those of an earlier state of this program become those of today.

    house       facts about the whole: the version of its schema, when a server was last alive
    pauses      from when to when no server ran
    tables      what the lobby and the sweeps ask for, kept up to date in the same transaction
    events      (table_id, version) → one event: the truth, and the optimistic lock
    snapshots   a whole table at some version, so that loading never replays everything
    analyses    what was found out about a table's game once it was over
    learners    which lessons a person has learned
    holders     which seats a person holds, or are kept for them

SQLite and PostgreSQL have the same. To change the schema, raise `SCHEMA_VERSION`, say under `MIGRATIONS` how the
version before becomes the new one, and keep a database of the version before under `tests/stored/databases`.
"""

from heliopolis.tables.errors import StorageError

SCHEMA_VERSION = 4

PAUSES = "CREATE TABLE pauses (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)"

ANALYSES = "CREATE TABLE analyses (table_id TEXT PRIMARY KEY, data TEXT NOT NULL)"

LEARNERS = "CREATE TABLE learners (holder TEXT PRIMARY KEY, lessons TEXT NOT NULL)"

SCHEMA = (
    "CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    PAUSES,
    ANALYSES,
    LEARNERS,
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, listed INTEGER NOT NULL, phase TEXT NOT NULL,
        version BIGINT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL,
        deadline BIGINT, bot_due INTEGER NOT NULL, seats TEXT NOT NULL, asked TEXT NOT NULL)""",
    "CREATE INDEX tables_by_touch ON tables (phase, touched)",
    "CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
    "CREATE INDEX tables_by_bot ON tables (touched) WHERE bot_due = 1",
    """CREATE TABLE events (
        table_id TEXT NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
        PRIMARY KEY (table_id, version))""",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, version BIGINT NOT NULL, format INTEGER NOT NULL, data TEXT NOT NULL)""",
    """CREATE TABLE holders (
        holder TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (holder, table_id, seat))""",
    "CREATE INDEX holders_by_table ON holders (table_id)",
    f"INSERT INTO house (name, value) VALUES ('schema', '{SCHEMA_VERSION}')",
)
"""Makes an empty database what it is to be."""

MIGRATIONS: dict[int, tuple[str, ...]] = {
    1: (
        PAUSES,
        # When a server was last alive was not stored: it was when a table was last touched.
        "INSERT INTO house (name, value) SELECT 'alive', COALESCE(CAST(max(touched) AS TEXT), '0') FROM tables",
    ),
    2: (ANALYSES,),
    3: (LEARNERS,),
}
"""What makes a database of each earlier version one of the next."""

ROOMS = {
    "house": ("name", "value"),
    "pauses": ("began", "ended"),
    "tables": (
        *("id", "game", "title", "listed", "phase", "version", "created", "touched"),
        *("deadline", "bot_due", "seats", "asked"),
    ),
    "events": ("table_id", "version", "at", "kind", "data"),
    "snapshots": ("table_id", "version", "format", "data"),
    "analyses": ("table_id", "data"),
    "learners": ("holder", "lessons"),
    "holders": ("holder", "table_id", "seat"),
}
"""The tables of the database with their columns, in the order in which a backup copies them."""

GET_VERSION = "SELECT value FROM house WHERE name = 'schema'"


def steps_from(version: int) -> list[str]:
    """Return the statements that lead from a version to today's."""
    steps = [statement for number in range(version, SCHEMA_VERSION) for statement in MIGRATIONS[number]]
    return [*steps, f"UPDATE house SET value = '{SCHEMA_VERSION}' WHERE name = 'schema'"]


def version_of(found: str | None) -> int:
    """Read the version that a database names, or refuse the database."""
    if found is None or not found.isdecimal() or int(found) < 1:
        raise StorageError("this is no database of Heliopolis; expected one of its own, or an empty one")
    if int(found) > SCHEMA_VERSION:
        raise StorageError(
            f"the database has schema {found}, made by a newer Heliopolis; expected at most {SCHEMA_VERSION}"
        )
    return int(found)
