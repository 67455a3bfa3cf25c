"""What somebody may know of a table. All that anybody is shown of it is made here.

A viewer is one seat, or a spectator. Who holds several seats (a hot seat) looks as one of them at a time, so that what
the others hide stays hidden until the device is handed over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from heliopolis.core import registry
from heliopolis.core.edition import Edition
from heliopolis.core.game import Entry, Game
from heliopolis.core.journal import Fact, JournalEvent
from heliopolis.core.record import Record
from heliopolis.core.state import CHANCE, State
from heliopolis.players.analysis.stages import stages, turns_of
from heliopolis.tables.clock import Clock
from heliopolis.tables.conduct import keeps_waiting, may_arrange
from heliopolis.tables.errors import Forbidden, NotNow, TableError
from heliopolis.tables.limits import Limits
from heliopolis.tables.presence import ABSENT, Attendance, Presence
from heliopolis.tables.table import BOT, FINISHED, INVITED, PERSON, PLAYING, SEATING, Note, Table


class SeatLook(NamedTuple):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str
    """The bot that plays the seat, if one does."""
    away: bool
    resigned: bool
    mine: bool
    kept: bool
    """Whether it is kept for the viewer."""
    left: int | None
    """Milliseconds on the seat's clock when one looked."""
    running: bool
    """Whether the clock runs."""
    overdue: bool
    """Whether the others may call a bot for it."""
    offered: bool = False
    """Whether a guest may take it over from its bot."""
    presence: Presence = ABSENT
    """What its person does, as far as the table knows; of no meaning for a bot's own seat."""


class Told(NamedTuple):
    """A fact of the game's journal, as far as the viewer may know it."""

    name: str
    rule: str
    seat: int
    facts: dict[str, Fact]
    points: int | None


class LogLine(NamedTuple):
    """One entry of the record, as far as the viewer may know it."""

    step: int
    """How many entries the record has with this one."""
    seat: int
    """Who decided, or CHANCE."""
    number: int | None
    """The action or outcome; `None` if it is hidden."""
    by: str
    told: tuple[Told, ...]


class Course(NamedTuple):
    """Where the parts of a game begin: after how many entries."""

    turns: tuple[int, ...]
    stages: tuple[int, ...]
    """Epochs, or rounds."""
    own: tuple[int, ...]
    """The decisions of one seat."""


NO_COURSE = Course((), (), ())


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """Each seat's place; who resigned comes last."""
    complete: bool
    """Whether the game was played to its end, rather than resigned."""
    tie_break: Told | None = None
    """What decided between those with the most points."""
    course: Course = NO_COURSE
    """Where its turns and stages began."""


class Look(NamedTuple):
    """A table as one viewer may know it."""

    table: str
    version: int
    now: int
    game: str
    rules: int
    options: dict[str, Any]
    edition: Edition
    changes: dict[str, Any]
    """What the edition has otherwise than the standard one."""
    title: str
    language: str
    listed: bool
    undo: bool
    clock: Clock | None
    phase: str
    seats: tuple[SeatLook, ...]
    mine: tuple[int, ...]
    host: bool
    viewer: int | None
    """The seat that looks, or a spectator."""
    asked: tuple[int, ...]
    """The seats that are to decide."""
    question: int
    """The version with which the viewer was asked; 0 if they are not to decide."""
    view: dict[str, Any] | None
    """`State.view` of the viewer, once the game has begun."""
    legal: tuple[int, ...]
    """What the viewer may choose now."""
    can_undo: bool
    steps: int
    log: tuple[LogLine, ...]
    notes: tuple[Note, ...]
    result: Result | None
    rematch: str
    """The table of the next game, once somebody has asked for one."""
    redealt: bool
    """Whether the game goes on from a moment of another, with the unknown drawn anew."""
    outdated: int = 0
    """The version of the rules under which the game was played, if today's do not allow all of it."""
    guests: int = 0
    """How many people look at the table without a seat."""

    @property
    def played(self) -> Game:
        """The game with the edition of this table."""
        return registry.game(self.game).played_with(self.edition)


@dataclass(frozen=True)
class PastMoment:
    """A past moment of a game, as some seat knew it then."""

    step: int
    steps: int
    viewer: int | None
    view: dict[str, Any]
    public: dict[str, Any]
    """What everybody saw."""
    asked: tuple[int, ...]
    """Who was to decide."""
    log: tuple[LogLine, ...]
    over: bool
    """Whether the game is over by now: then nothing has to be hidden any more."""
    as_known: bool
    """Whether the log hides what the viewer could not know then."""
    all_hands: bool = False
    """Whether the view shows what any seat saw."""


def viewer_of(table: Table, holder: str, seat: int | None) -> int | None:
    """Return the seat as which somebody looks: the one asked for, else one of theirs that is to decide, else any."""
    return _viewer(table, table.held_by(holder), seat)


def _viewer(table: Table, mine: Sequence[int], seat: int | None) -> int | None:
    if seat is not None:
        if seat not in mine:
            raise Forbidden("not-yours", "this seat is not yours; expected its secret")
        return seat
    for each in mine:
        if each in table.asked:
            return each
    return mine[0] if mine else None


def look_at(
    table: Table,
    holder: str,
    seat: int | None,
    now: int,
    limits: Limits,
    attendance: Attendance,
    log_since: int,
    notes_since: int,
) -> Look:
    """Return what somebody may know of a table, with the log since a step and the notes since a version."""
    mine = table.held_by(holder)
    viewer = _viewer(table, mine, seat)
    made = table.made
    if table.lost and table.session is None:
        title = table.game.info.title
        message = f"this game was played under version {table.rules} of the rules of {title}, and can't be shown"
        raise NotNow("outdated-lost", message, game=title, rules=table.rules)
    session = table.session
    legal: Sequence[int] = ()
    if session and viewer is not None and viewer in table.asked and not table.by_bot(viewer):
        legal = session.legal(viewer)
    return Look(
        table=table.id,
        version=table.version,
        now=now,
        game=made.game,
        rules=made.rules,
        options=made.options,
        edition=table.edition,
        changes=made.changes,
        title=made.title,
        language=made.language,
        listed=made.listed,
        undo=made.undo,
        clock=table.clocks.clock if table.clocks else None,
        phase=table.phase,
        seats=tuple([_seat(table, number, holder, now, limits, attendance) for number in range(len(table.seats))]),
        mine=tuple(mine),
        host=bool(holder) and may_arrange(table, holder),
        viewer=viewer,
        asked=tuple(table.asked),
        question=0 if viewer is None else table.asked.get(viewer, 0),
        view=session.state.view(viewer) if session else None,
        legal=tuple(legal),
        can_undo=_can_undo(table, viewer),
        steps=len(session.record.entries) if session else 0,
        log=_log(session.record, session.events, table.made_by, viewer, log_since) if session else (),
        notes=tuple(note for note in table.notes if note.version > notes_since) if table.notes else (),
        result=_result(table),
        rematch=table.rematch,
        redealt=made.moment is not None,
        outdated=table.rules if table.outdated else 0,
        guests=attendance.others({place.holder for place in table.seats}),
    )


def in_place(notes: Sequence[Note]) -> list[tuple[int, Note]]:
    """Return the notes with the step after which each belongs in the log as it is now.

    What was noted after a decision that was taken back since belongs where the game went on from: no later note is
    further back than that.
    """
    placed: list[tuple[int, Note]] = []
    for note in reversed(notes):
        placed.append((min(note.step, placed[-1][0]) if placed else note.step, note))
    return placed[::-1]


def tell_moment(
    table: Table,
    holder: str,
    seat: int | None,
    step: int,
    log_since: int = 0,
    *,
    as_known: bool = True,
    all_hands: bool = False,
) -> PastMoment:
    """Return a past moment of a game as the viewer knew it then, with the log since a step.

    Once the game is over, any seat may be looked at, or all hands at once.
    """
    over = table.phase == FINISHED
    if all_hands and not over:
        raise Forbidden("not-over", "hands are hidden until the game is over; expected a seat of one's own")
    viewer = seat if over and seat in range(len(table.seats)) else viewer_of(table, holder, seat)
    record = _begun(table)
    if not 0 <= step <= len(record.entries):
        steps = len(record.entries)
        raise TableError("no-step", f"there is no step {step}; expected 0 to {steps}", steps=steps)
    then = as_known or not over
    shown = None if all_hands else viewer
    return moment_of(
        record,
        table.play.events,
        table.made_by,
        shown,
        step,
        log_since,
        over=over,
        as_known=then,
        all_hands=all_hands,
    )


def moment_of(
    record: Record,
    events: Sequence[Sequence[JournalEvent]],
    made_by: Sequence[str],
    viewer: int | None,
    step: int,
    log_since: int = 0,
    *,
    over: bool,
    as_known: bool,
    all_hands: bool = False,
) -> PastMoment:
    """Return a moment of a record as a seat saw the board; the log hides what it did not know if that is wanted."""
    state = record.state_at(step)
    return PastMoment(
        step=step,
        steps=len(record.entries),
        viewer=viewer,
        view=open_view(state) if all_hands else state.view(viewer),
        public=state.view(None),
        asked=tuple(state.actors()),
        log=_log(record, events, made_by, viewer, log_since, step, hide=as_known),
        over=over,
        as_known=as_known,
        all_hands=all_hands,
    )


def open_view(state: State) -> dict[str, Any]:
    """Return a state as a spectator would see it if every seat laid open what it holds."""
    view = state.view(None)
    if "seats" in view:
        view["seats"] = [state.view(seat)["seats"][seat] for seat in range(len(view["seats"]))]
    return view


def course_of(record: Record, viewer: int | None) -> Course:
    """Return where turns, stages and a seat's decisions begin: all of it is seen by everybody."""
    return Course(
        turns_of(record),
        stages(record),
        tuple(index for index, entry in enumerate(record.entries) if entry.seat == viewer),
    )


def look_at_record(record: Record, language: str) -> Look:
    """Return a record that was handed in as if it were a table: nobody sits there, and nothing is asked."""
    seats = tuple(
        SeatLook(BOT, name, kind, False, False, False, False, None, False, False)
        for kind, _, name in (player.partition(":") for player in record.players)
    )
    return Look(
        table="",
        version=0,
        now=0,
        game=record.game.info.name,
        rules=record.rules,
        options=dict(record.options),
        edition=record.edition,
        changes=record.edition.changes(record.game.standard),
        title="",
        language=language,
        listed=False,
        undo=False,
        clock=None,
        phase=FINISHED,
        seats=seats,
        mine=(),
        host=False,
        viewer=None,
        asked=(),
        question=0,
        view=None,
        legal=(),
        can_undo=False,
        steps=len(record.entries),
        log=(),
        notes=(),
        result=None,
        rematch="",
        redealt=False,
    )


def record_for(table: Table, holder: str, seat: int | None) -> str:
    """Write the record as a viewer may read it: once the game is over all of it, so that it can be replayed."""
    viewer = viewer_of(table, holder, seat)
    record = _begun(table)
    return record.write() if table.phase == FINISHED else record.write_for(viewer)


def _begun(table: Table) -> Record:
    if table.session is None:
        raise NotNow("not-begun", "the game has not begun; expected one that is being played")
    return table.session.record


def _seat(table: Table, number: int, holder: str, now: int, limits: Limits, attendance: Attendance) -> SeatLook:
    seat = table.seats[number]
    own = bool(holder) and seat.holder == holder
    left, running = None, False
    if table.clocks is not None:
        left = table.clocks.left_at(number, now)
        running = table.clocks.since[number] is not None
    overdue = keeps_waiting(table, now, number, limits)
    return SeatLook(
        seat.kind,
        seat.name,
        seat.bot,
        seat.away,
        seat.resigned > 0,
        own and seat.kind == PERSON,
        own and seat.kind == INVITED,
        left,
        running,
        overdue,
        table.is_offered(number),
        attendance.of(seat.holder, now) if seat.holder else ABSENT,
    )


def _can_undo(table: Table, viewer: int | None) -> bool:
    if viewer is None or table.phase != PLAYING or not table.made.undo or table.by_bot(viewer):
        return False
    return table.play.can_undo(viewer)


def _result(table: Table) -> Result | None:
    if table.phase in (SEATING, PLAYING):
        return None
    state = table.play.state
    complete = table.play.record.final_scores is not None
    decisive = state.tie_break() if complete else None
    told = decisive and Told(decisive.name, decisive.rule, decisive.seat, decisive.facts, None)
    return Result(tuple(state.scores()), tuple(table.places()), complete, told, course_of(table.play.record, None))


def _log(
    record: Record,
    events: Sequence[Sequence[JournalEvent]],
    made_by: Sequence[str],
    viewer: int | None,
    since: int,
    until: int | None = None,
    *,
    hide: bool = True,
) -> tuple[LogLine, ...]:
    """Return what was decided and drawn after a step, and what followed from it, as known at the last step told.

    Of a game that is over nothing has to be hidden.
    """
    entries: list[Entry] = record.entries[:until]
    if since >= len(entries):
        return ()
    hidden: frozenset[int] = frozenset()
    if hide and record.game.has_secrets:
        hidden = record.game.unseen(record.start(), entries, viewer)
    return tuple(
        LogLine(
            step=index + 1,
            seat=int(entries[index].seat),
            number=None if index in hidden else entries[index].number,
            by="" if entries[index].seat == CHANCE else made_by[index],
            told=tuple(
                Told(event.name, event.rule, event.seat, event.facts_for(viewer if hide else event.seat), event.points)
                for event in events[index]
            ),
        )
        for index in range(since, len(entries))
    )
