"""A table as its events made it. Nothing in here decides whether something may be done: that is `conduct`."""

import logging
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from heliopolis.core import registry
from heliopolis.core.bits import bit
from heliopolis.core.edition import Edition
from heliopolis.core.game import Entry, Game
from heliopolis.core.journal import JournalEvent
from heliopolis.core.older import bring_forward, edition_then, unasked_before
from heliopolis.core.record import Record, clean_name, new_record
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE, OVER
from heliopolis.tables import events as happened
from heliopolis.tables.clock import RESIGNS, Clock, Clocks
from heliopolis.tables.errors import StorageError
from heliopolis.tables.events import Event, Row, read_event, write_event

log = logging.getLogger(__name__)

SEATING, PLAYING, FINISHED = "seating", "playing", "over"
"""The phases of a table."""

OPEN, INVITED, PERSON, BOT = "open", "invited", "person", "bot"
"""Who holds a seat: nobody, nobody yet but a person it is kept for, a person, a bot."""

SNAPSHOT_FORMAT = 4


@dataclass(frozen=True)
class Seat:
    """Who holds a seat, and who plays it."""

    kind: str = OPEN
    name: str = ""
    holder: str = ""
    """The hash of the secret of the person who holds the seat."""
    bot: str = ""
    """The bot that plays the seat: its own, or one that stands in for its person."""
    away: bool = False
    resigned: int = 0
    """When the seat resigned: a version, or 0."""
    offered_by: int = 0
    """The seats whose people let a guest take this one over from its bot, as bits."""


@dataclass(frozen=True)
class Note:
    """Something that was said or happened around the game."""

    version: int
    at: int
    kind: str
    seat: int
    name: str
    text: str
    step: int
    """How many entries the record had."""


class Table:
    """One table. To change it, copy it, add events to the copy, commit them, and put the copy in its place."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.made: happened.Created
        self.game: Game
        self.created = 0
        self.touched = 0
        self.phase = SEATING
        self.seats: list[Seat] = []
        self.session: Session | None = None
        self.made_by: list[str] = []
        """Who made each entry of the record: see `events`."""
        self.asked: dict[int, int] = {}
        """The seats that are to decide, and the version at which each was asked."""
        self.moved = 0
        """The version of the last entry, or of the last undo."""
        self.moved_at = 0
        self.clocks: Clocks | None = None
        self.notes: list[Note] = []
        self.arranged: dict[str, int] = {}
        """How many seats each person has taken before the game; the host also those that bots were given."""
        self.rematch = ""
        self.unsaved: list[Row] = []
        self.seats_changed = False
        self.rules = 0
        """The version of the rules under which the game is played."""
        self.outdated = False
        """Whether something was played that today's rules forbid …"""
        self.lost = False
        """… or that can't even be followed: what came after it is not told."""
        self._beyond = 0
        """How many entries came after the end, which today's rules see sooner: nothing could change any more."""

    def copy(self) -> "Table":
        """Return a table that goes its own way from here."""
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.seats = self.seats[:]
        copy.session = self.session and self.session.copy()
        copy.made_by = self.made_by[:]
        copy.asked = self.asked.copy()
        copy.clocks = self.clocks and self.clocks.copy()
        copy.notes = self.notes[:]
        copy.unsaved = []
        copy.seats_changed = False
        return copy

    # What is asked of a table.

    @property
    def play(self) -> Session:
        """Return the game that is being played or was played here."""
        assert self.session is not None
        return self.session

    @cached_property
    def edition(self) -> Edition:
        """The components that are played with here."""
        made = self.made
        # A saved moment has its components with it.
        rules = made.rules if made.moment is None else self.game.info.rules_version
        return edition_then(self.game, rules, len(made.seats), made.changes, made.edition)

    @property
    def is_older(self) -> bool:
        """Tell whether the game is one of earlier rules."""
        return self.rules < self.game.info.rules_version

    def held_by(self, holder: str) -> list[int]:
        """Return the seats of a person; a spectator, who is nobody, holds none."""
        if not holder:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.holder == holder]

    def is_offered(self, seat: int) -> bool:
        """Tell whether all people who play let a guest take over the seat of a bot: it may hide something from them."""
        place = self.seats[seat]
        if place.kind != BOT or not place.offered_by:
            return False
        people = [number for number, each in enumerate(self.seats) if each.kind == PERSON and not each.away]
        return bool(people) and all(place.offered_by & bit(number) for number in people)

    def by_bot(self, seat: int) -> bool:
        """Tell whether a bot plays a seat."""
        return self.seats[seat].bot != ""

    def bot_to_decide(self) -> int | None:
        """Return a seat that is to decide and played by a bot."""
        return next((seat for seat in self.asked if self.by_bot(seat)), None)

    def places(self) -> list[int]:
        """Return each seat's place: who resigned comes last, the first to do so at the very end.

        An opponent without a seat takes a place, too.
        """
        state = self.play.state
        standings, rivals = state.standings(), state.rivals()
        if state.actor() != OVER:
            standings, rivals = [1] * len(standings), [1] * len(rivals)
        last = self.version + 1
        keys = [(last - (seat.resigned or last), place) for seat, place in zip(self.seats, standings, strict=True)]
        everybody = [*keys, *((0, place) for place in rivals)]
        return [1 + sum(other < key for other in everybody) for key in keys]

    # Events.

    def add(self, at: int, event: Event) -> None:
        """Let something happen that is still to be stored."""
        row = write_event(self.version + 1, max(at, self.touched), event)
        self._take(row, event)
        self.unsaved.append(row)

    def enter(self, at: int, entry: Entry, by: str = "") -> None:
        """Let a seat decide or chance answer, which is still to be stored; raise if the rules forbid it."""
        self.version += 1
        self.touched = max(at, self.touched)
        self._enter(entry, by)
        entered = happened.Entered(int(entry.seat), self.play.record.notation(entry), by)
        self.unsaved.append(write_event(self.version, self.touched, entered))

    def fold(self, row: Row) -> None:
        """Take in what has happened, as it is stored; under earlier rules, also what today's forbid."""
        event = read_event(row)
        if row.version > 1 and self.is_older:
            self._take_older(row, event)
        else:
            self._take(row, event)

    def _take_older(self, row: Row, event: Event) -> None:
        """Take in what has happened under earlier rules, for as far as it can be followed."""
        playing = isinstance(event, (happened.Started, happened.Entered, happened.Undone))
        if not playing:
            self._take(row, event)
            return
        self.version, self.touched = row.version, row.at
        if self.lost or self._is_beyond(event):
            return
        try:
            self._settle_unasked(event)
            self._take(row, event)
        except Exception as error:  # whatever an engine makes of something that it does not know
            log.debug("row %d was played under earlier rules: %s", row.version, error)
            self.outdated = True
            self._follow(event)
        self._mark_record()

    def _is_beyond(self, event: Event) -> bool:
        """Tell whether something happened, or was taken back, after the game was over by today's rules."""
        if self.session is None or self.session.state.actor() != OVER:
            return False
        was_beyond = self._beyond > 0
        self._beyond += 1 if isinstance(event, happened.Entered) else -was_beyond
        return was_beyond or self._beyond > 0

    def _settle_unasked(self, event: Event) -> None:
        """Decide what earlier rules decided by themselves before an entry, where today's ask a seat."""
        if isinstance(event, happened.Entered) and self.session is not None:
            entry = self._entry(event.seat, event.notation)
            while (first := unasked_before(self.game, self.session.state, entry, self.rules)) is not None:
                self._enter(first, happened.FORCED)

    def _mark_record(self) -> None:
        """Let the record say under which rules it was played, if today's forbid something of it."""
        if self.session is not None:
            self.session.record.outdated = self.outdated
            self.session.record.rules = self.rules if self.outdated else 0

    def _follow(self, event: Event) -> None:
        """Let happen what today's rules forbid, or give up."""
        try:
            if not isinstance(event, happened.Entered) or self.session is None:
                raise StorageError("this was played under earlier rules")
            self.session.follow(self._entry(event.seat, event.notation))
            self._entered(event.seat, event.by)
        except Exception:
            self.lost = True
            self.phase = PLAYING
            self.asked = {}

    def _take(self, row: Row, event: Event) -> None:
        self.version = row.version
        self.touched = row.at
        match event:
            case happened.Created():
                self._create(row.at, event)
            case happened.Entered():
                self._enter(self._entry(event.seat, event.notation), event.by)
            case happened.Undone():
                self.play.undo(event.seat)
                del self.made_by[len(self.play.record.entries) :]
                self._note(row, event.seat)
                self._ask(anew=True)
            case happened.Started():
                self._start()
            case happened.Paused():
                self.moved_at += event.milliseconds
                if self.clocks is not None:
                    self.clocks.give_back(event.milliseconds)
            case happened.Ruled():
                self._note(row, -1, str(self.rules))
                self.rules = event.rules
            case happened.Outdated():
                self._note(row, -1, str(self.rules))
                self.outdated = True
                self._finish()
            case happened.Said():
                self._note(row, event.seat, event.text)
            case happened.Rematched():
                self.rematch = event.table
                self._note(row, event.seat)
            case _:
                self._seat_event(row, event)
        self._run_clocks()

    def _seat_event(self, row: Row, event: Event) -> None:
        """Change who holds or plays a seat."""
        self.seats_changed = True
        match event:
            case happened.Sat():
                self.seats[event.seat] = Seat(PERSON, event.name, event.holder)
                self._note(row, event.seat)
                self._count_arranged(event.holder)
            case happened.Held():
                self.seats[event.seat] = Seat(INVITED, event.name, event.holder)
                self._note(row, event.seat)
                self._count_arranged(event.holder)
            case happened.Offered():
                place = self.seats[event.seat]
                self.seats[event.seat] = replace(place, offered_by=place.offered_by | bit(event.by))
                self._note(row, event.by)
            case happened.TookOver():
                self.seats[event.seat] = Seat(PERSON, event.name, event.holder)
                self._note(row, event.seat)
                players = self.play.record.players
                self.play.record.players = [*players[: event.seat], person(event.name), *players[event.seat + 1 :]]
            case happened.Placed():
                self.seats[event.seat] = Seat(BOT, event.bot, bot=event.bot)
                self._count_arranged(self.made.host)
            case happened.Opened():
                self._note(row, event.seat)
                self.seats[event.seat] = Seat()
            case happened.Left():
                self._note(row, event.seat)
                self._change(event.seat, away=True)
            case happened.HandedOver():
                self._note(row, event.seat, event.bot)
                self._change(event.seat, away=True, bot=event.bot)
            case happened.Reclaimed():
                self._note(row, event.seat)
                self._change(event.seat, away=False, bot="")
                if self.clocks is not None:
                    self.clocks.allow_grace(event.seat)
            case happened.Resigned():
                self._note(row, event.seat)
                self._resign(event.seat)
            case happened.TimedOut():
                self._note(row, event.seat)
                if self.clocks is not None and self.clocks.clock.when_out == RESIGNS:
                    self._resign(event.seat)
                else:
                    self._change(event.seat, away=True, bot=self.made.stand_in)

    def _count_arranged(self, holder: str) -> None:
        self.arranged = {**self.arranged, holder: self.arranged.get(holder, 0) + 1}

    def _change(self, seat: int, *, away: bool, bot: str | None = None) -> None:
        before = self.seats[seat]
        self.seats[seat] = replace(before, away=away, bot=before.bot if bot is None else bot)

    def _resign(self, seat: int) -> None:
        """Let a bot play on for the others' sake; end the game if one seat or no person is left in it."""
        self.seats[seat] = replace(self.seats[seat], away=True, bot=self.made.stand_in, resigned=self.version)
        left = [each for each in self.seats if not each.resigned]
        if len(left) < 2 or not any(each.kind == PERSON for each in left):
            self._finish()

    def _finish(self) -> None:
        self.phase = FINISHED
        self.asked = {}

    def _create(self, at: int, event: happened.Created) -> None:
        self.made = event
        self.game = registry.game(event.game)
        self.rules = event.rules
        if event.rules > self.game.info.rules_version:
            title, known = self.game.info.title, self.game.info.rules_version
            raise StorageError(f"this table plays rules version {event.rules} of {title}; expected at most {known}")
        self.created = at
        self.seats = [Seat(**seat) for seat in event.seats]
        self.seats_changed = True
        if event.clock is not None:
            self.clocks = Clocks.full(Clock(**event.clock), len(self.seats))

    def _start(self) -> None:
        """Open the record, and the game at its beginning or at the moment from which it goes on."""
        self.phase = PLAYING
        record = self._blank_record()
        for seat, notation in self.made.entries:
            record.entries.append(self._entry(seat, notation))
        if self.is_older:
            record = replace(bring_forward(replace(record, rules=self.rules)), played_under=0)
            self.outdated = record.outdated
        self.session = Session(record)
        self.made_by = [happened.PERSON] * len(record.entries)
        self._ask(anew=True)

    def _blank_record(self) -> Record:
        """Return a record without entries. People are named as in the terminal, bots by their name."""
        names = [person(seat.name) if seat.kind == PERSON else seat.bot for seat in self.seats]
        record = new_record(self.game, len(self.seats), self.made.options, self.edition, names)
        if self.made.moment is not None:
            record.moment = self.game.restore(self.made.moment)
        return record

    def _entry(self, seat: int, notation: str) -> Entry:
        return Entry(seat, self.game.outcome(notation) if seat == CHANCE else self.game.action(notation))

    def _enter(self, entry: Entry, by: str) -> None:
        if entry.seat == CHANCE:
            self.play.resolve(entry.number)
        else:
            if self.clocks is not None and by == happened.PERSON:
                self.clocks.decided(int(entry.seat), self.touched, earns=not self._decides_anew(int(entry.seat)))
            self.play.decide(entry.seat, entry.number)
        self._entered(int(entry.seat), by)

    def _decides_anew(self, seat: int) -> bool:
        """Tell whether a seat is about to decide what it has decided before and taken back."""
        step = len(self.play.record.entries)
        taken_back = happened.Undone.kind, seat, step
        return any((note.kind, note.seat, note.step) == taken_back for note in self.notes)

    def _entered(self, seat: int, by: str) -> None:
        self.made_by.append(by)
        self._ask(anew=False, decided=seat)
        if self.play.state.actor() == OVER:
            self._finish()
        self._run_clocks()

    def _run_clocks(self) -> None:
        """Let the clocks of those people run who are to decide, and no others."""
        if self.clocks is not None:
            asked = [seat for seat in self.asked if self.seats[seat].kind == PERSON and not self.by_bot(seat)]
            self.clocks.run_for(asked if self.phase == PLAYING else [], self.touched)

    def _ask(self, *, anew: bool, decided: int = int(CHANCE)) -> None:
        """Note which seats are to decide. A sealed decision of another seat does not ask a seat anew."""
        self.moved = self.version
        self.moved_at = self.touched
        actors = self.play.state.actors()
        sealed = not anew and decided != CHANCE
        self.asked = {
            seat: self.asked[seat] if sealed and seat != decided and seat in self.asked else self.version
            for seat in actors
        }

    def _note(self, row: Row, seat: int, text: str = "") -> None:
        name = self.seats[seat].name if seat >= 0 else ""
        step = len(self.session.record.entries) if self.session else 0
        self.notes.append(Note(row.version, row.at, row.kind, seat, name, text, step))

    # Snapshots.

    def save(self) -> dict[str, Any]:
        """Return the whole table as plain data: `restore` reads it back without playing anything again."""
        saved: dict[str, Any] = {
            "version": self.version,
            "made": self.made.__dict__,
            "created": self.created,
            "touched": self.touched,
            "phase": self.phase,
            "seats": [asdict(seat) for seat in self.seats],
            "asked": list(self.asked.items()),
            "moved": self.moved,
            "moved_at": self.moved_at,
            "clocks": self.clocks and [self.clocks.left, self.clocks.since, self.clocks.graced],
            "notes": [list(note.__dict__.values()) for note in self.notes],
            "arranged": self.arranged,
            "rematch": self.rematch,
            "rules": self.rules,
            "outdated": self.outdated,
            "lost": self.lost,
            "engine": self.game.info.rules_version,
        }
        if self.session is not None:
            record = self.session.record
            saved["play"] = {
                "players": record.players,
                "entries": [[int(entry.seat), record.notation(entry)] for entry in record.entries],
                "scores": record.final_scores,
                "made_by": self.made_by,
                "events": [[_save_fact(fact) for fact in facts] for facts in self.session.events],
                "state": self.session.state.save(),
                "trail": [state.save() for state in self.session.trail()],
            }
        return saved

    @classmethod
    def restore(cls, table_id: str, saved: dict[str, Any]) -> "Table":
        """Return the table that was saved."""
        table = cls(table_id)
        table._create(saved["created"], happened.Created(**saved["made"]))
        table.version = saved["version"]
        table.touched = saved["touched"]
        table.phase = saved["phase"]
        table.seats = [Seat(**seat) for seat in saved["seats"]]
        table.seats_changed = False
        table.asked = dict(saved["asked"])
        table.moved = saved["moved"]
        table.moved_at = saved["moved_at"]
        if table.clocks is not None:
            table.clocks.left, table.clocks.since, table.clocks.graced = saved["clocks"]
        table.notes = [Note(*note) for note in saved["notes"]]
        table.arranged = saved["arranged"]
        table.rematch = saved["rematch"]
        table.rules, table.outdated, table.lost = saved["rules"], saved["outdated"], saved["lost"]
        if "play" in saved:
            table._restore_play(saved["play"])
        return table

    def _restore_play(self, saved: dict[str, Any]) -> None:
        record = self._blank_record()
        record.players = saved["players"]
        record.entries = [self._entry(seat, notation) for seat, notation in saved["entries"]]
        record.final_scores = saved["scores"]
        self.made_by = saved["made_by"]
        self.session = Session.resume(
            record,
            self.game.restore(saved["state"]),
            [[JournalEvent(*fact) for fact in facts] for facts in saved["events"]],
            [self.game.restore(state) for state in saved["trail"]],
        )
        self._mark_record()


def person(name: str) -> str:
    """Return how a record names a person."""
    return clean_name(f"human:{name}")


def _save_fact(fact: JournalEvent) -> list[Any]:
    return [fact.name, fact.rule, fact.seat, fact.facts, fact.points, fact.secrets]


def fold_all(table: Table, rows: list[Row]) -> Table:
    """Take in rows that follow a table's version; say so if they can't be read."""
    for row in rows:
        if row.version != table.version + 1:
            raise StorageError(f"row {row.version} of a table follows row {table.version}; expected the next")
        try:
            table.fold(row)
        except Exception as error:  # whatever is made of something that nobody has written
            raise StorageError(f"row {row.version} of a table can't be read: {type(error).__name__}") from error
    return table
