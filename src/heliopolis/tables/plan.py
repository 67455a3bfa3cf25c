"""How somebody wants a table to be, and the first event that comes of it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from heliopolis.core import registry
from heliopolis.core.edition import Edition, read_edition
from heliopolis.core.errors import SetupError
from heliopolis.core.info import OptionValue
from heliopolis.core.record import Record
from heliopolis.core.rng import Rng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.state import OVER
from heliopolis.players.catalogue import check_bot
from heliopolis.tables.clock import RESIGNS, TO_BOT, Clock
from heliopolis.tables.errors import NotNow, TooMuch
from heliopolis.tables.events import Created
from heliopolis.tables.limits import Limits, one_line, some_line
from heliopolis.tables.table import BOT, INVITED, OPEN, PERSON, Seat, Table

USUAL_BOT = "priest"
"""The bot that plays where nobody has chosen one: a level, because levels play every game."""


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on a seat: nobody yet, a bot, or whoever sets up the table, under a name."""

    kind: str = OPEN
    name: str = ""


@dataclass(frozen=True)
class Plan:
    """A table to be set up."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    edition: str = ""
    """The text of an edition file; none for the standard edition."""
    title: str = ""
    listed: bool = False
    """Whether the lobby shows the table; if not, only who knows its address finds it."""
    undo: bool = True
    clock: Clock | None = None
    stand_in: str = USUAL_BOT
    """The bot that plays on for seats that resign or whose clock runs out."""
    language: str = ""
    """What those read at the table who have not chosen a language themselves; none for that of their browsers."""


def first_event(plan: Plan, holder: str, limits: Limits) -> Created:
    """Return the event that sets up a table, with whoever holds a secret as its host."""
    game = registry.game(plan.game)
    game.info.check_seats(len(plan.seats))
    if len(plan.edition) > limits.edition:
        raise TooMuch(
            "too-long",
            f"the edition has {len(plan.edition)} characters; expected at most {limits.edition}",
            what="edition",
            length=len(plan.edition),
            most=limits.edition,
        )
    edition = read_edition(plan.edition, game.standard, game.flaws) if plan.edition else game.standard
    return Created(
        game=plan.game,
        rules=game.info.rules_version,
        options=game.info.settle(plan.options),
        edition=edition.name,
        changes=edition.changes(game.standard),
        title=one_line(plan.title, limits.title, "title"),
        listed=plan.listed,
        undo=plan.undo,
        stand_in=check_bot(plan.stand_in, plan.game),
        clock=_clock(plan.clock, limits),
        seats=[asdict(_seat(seat, plan.game, holder, limits)) for seat in plan.seats],
        host=holder,
        entries=[],
        moment=None,
        language=_language(plan.language),
    )


def _language(language: str) -> str:
    if language and language not in LANGUAGES:
        raise SetupError(
            f"there is no language {language!r}; expected one of {', '.join(LANGUAGES)}",
            "no-language",
            expected=list(LANGUAGES),
        )
    return language


def _clock(clock: Clock | None, limits: Limits) -> dict[str, object] | None:
    if clock is None:
        return None
    if not 1 <= clock.bank <= limits.bank or not 0 <= clock.increment <= limits.bank:
        raise SetupError(
            f"a clock of {clock.bank} s and {clock.increment} s; expected 1 to {limits.bank} and 0 or more",
            "clock-time",
            most=limits.bank,
        )
    if clock.when_out not in (TO_BOT, RESIGNS):
        raise SetupError(
            f"a clock that runs out is {clock.when_out!r}; expected {TO_BOT} or {RESIGNS}",
            "clock-end",
            expected=[TO_BOT, RESIGNS],
        )
    return asdict(clock)


def _seat(plan: SeatPlan, game: str, holder: str, limits: Limits) -> Seat:
    if plan.kind == OPEN:
        return Seat()
    if plan.kind == BOT:
        return Seat(BOT, check_bot(plan.name, game), bot=plan.name)
    if plan.kind == PERSON:
        return Seat(PERSON, some_line(plan.name, limits.name, "name"), holder)
    kinds = [OPEN, BOT, PERSON]
    raise SetupError(f"a seat is {plan.kind!r}; expected one of {', '.join(kinds)}", "seat-kind", expected=kinds)


def rematch_event(table: Table, holder: str) -> Created:
    """Return the event that sets up another game of the same people and bots, for the one who asks first.

    Everybody moves on by one seat, so that another begins. The others' seats are kept for them.
    """
    seats = [_reseat(seat, holder) for seat in table.seats]
    return Created(**{**table.made.__dict__, "seats": seats[-1:] + seats[:-1], "host": holder, **from_the_start(table)})


def from_the_start(table: Table) -> dict[str, object]:
    """Return what is new in a new game: it has no past, and is played by today's rules."""
    return {"entries": [], "moment": None, "rules": table.game.info.rules_version}


def _reseat(seat: Seat, holder: str) -> dict[str, object]:
    """Return who sits on a seat of the next game."""
    if seat.kind == BOT:
        return asdict(Seat(BOT, seat.name, bot=seat.name))
    kind = PERSON if seat.holder == holder else INVITED
    return asdict(Seat(kind, seat.name, seat.holder))


@dataclass(frozen=True)
class Continuation:
    """A game to go on with from a moment of a record: one person against bots.

    What the viewer, a seat or a spectator, could not know at that moment is drawn anew.
    """

    record: Record
    step: int
    viewer: int | None
    seat: int
    """The seat of the person."""
    name: str
    bot: str = USUAL_BOT


def moment_event(wanted: Continuation, holder: str, limits: Limits, rng: Rng) -> Created:
    """Return the event that sets up a table going on from a moment of a record.

    If something is drawn anew, the table begins with a state: no entries lead there. Where all was known, the record's
    own do.
    """
    record, step, viewer = wanted.record, wanted.step, wanted.viewer
    for seat in {wanted.seat, wanted.seat if viewer is None else viewer}:
        if not 0 <= seat < record.seats:
            raise SetupError(
                f"there is no seat {seat}; expected 0 to {record.seats - 1}", "no-seat", seats=record.seats
            )
    if not 0 <= step <= len(record.entries):
        steps = len(record.entries)
        raise SetupError(f"there is no step {step}; expected 0 to {steps}", "no-step", steps=steps)
    if record.outdated:
        raise NotNow("outdated", "this game was played under earlier rules; expected one that is legal under today's")
    state = record.state_at(step)
    if state.actor() == OVER:
        raise NotNow("over", "the game is over at this moment; expected an earlier one")
    seats = [SeatPlan(BOT, wanted.bot)] * record.seats
    seats[wanted.seat] = SeatPlan(PERSON, wanted.name)
    game = record.game
    plan = Plan(game.info.name, tuple(seats), record.options)
    known = record.entries[:step]
    moment: dict[str, object] | None = None
    if record.moment is not None or game.unseen(record.start(), known, viewer):
        moment = state.redeal(viewer, rng).save()
        known = []
    made = first_event(plan, holder, limits).__dict__
    entries = [[int(entry.seat), record.notation(entry)] for entry in known]
    return Created(**{**made, **_edition_of(record.edition, game.standard), "entries": entries, "moment": moment})


def _edition_of(edition: Edition, standard: Edition) -> dict[str, object]:
    return {"edition": edition.name, "changes": edition.changes(standard)}
