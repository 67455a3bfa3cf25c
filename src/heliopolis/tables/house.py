"""The house: all tables, and everything that is asked of them. This is the way in.

    async with House(open_storage("sqlite:///tables.db")) as house:
        key = await house.create(Plan("ra", (SeatPlan("person", "Ada"), SeatPlan("bot", "greedy"))), start=True)
        look = await house.look(key.table, key.secret)
        await house.act(key.table, key.secret, seat=0, version=look.version, action=look.legal[0])

What a request changes is stored before anybody is told, the one who asked included. A request that breaks the rules of
the game raises `Refusal`; one that the table does not allow, a `TableError`; both are `HeliopolisError`s and change
nothing. One that comes too late, or twice, is no error: its receipt says that nothing was done.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from math import ceil
from types import TracebackType
from typing import Concatenate, ParamSpec, Self

from heliopolis.core.rng import Rng, SystemRng
from heliopolis.players.advice.choices import Advice, Remark
from heliopolis.players.pieces import worth_now
from heliopolis.tables import learners, looks
from heliopolis.tables.analyses import Analyses, Progress
from heliopolis.tables.bot_driver import BotDriver
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.bots import Bots
from heliopolis.tables.coaching import Coaching
from heliopolis.tables.conduct import NOBODY, Request, holder_of, new_secret
from heliopolis.tables.errors import NotNow, TooFast
from heliopolis.tables.events import Created
from heliopolis.tables.foresight import Foresight, foresee
from heliopolis.tables.health import Health
from heliopolis.tables.herald import NEWS, Herald
from heliopolis.tables.housekeeping import Housekeeping
from heliopolis.tables.limits import Bucket, Limits
from heliopolis.tables.live import Listener, Live
from heliopolis.tables.looks import Course, Look, PastMoment
from heliopolis.tables.open_tables import OpenTables
from heliopolis.tables.plan import USUAL_BOT, Continuation, Plan, first_event, moment_event, rematch_event
from heliopolis.tables.presence import GRACE, Visit
from heliopolis.tables.storage import Storage, TableLine, VersionTaken
from heliopolis.tables.sweeper import Sweeper
from heliopolis.tables.table import FINISHED, PLAYING, Table
from heliopolis.tables.tasks import Tasks
from heliopolis.tables.times import HouseClock
from heliopolis.tables.uploads import Uploads

log = logging.getLogger(__name__)

P = ParamSpec("P")

MOST_BUCKETS = 100
FULL_SECONDS = 3600
"""When it is worth asking again, in a house that is full …"""
ADVISING_SECONDS = 2
"""… or of a bot that is thinking about a hint."""
CLOSING_SECONDS = 3.0
"""How long what is under way may take when the house closes."""


@dataclass(frozen=True)
class Key:
    """A table, and the secret under which somebody is known there."""

    table: str
    secret: str


@dataclass(frozen=True)
class Receipt:
    """What came of a request: whether it was carried out, and the version of the table since."""

    done: bool
    version: int


def new_table_id() -> str:
    """Return an unguessable id."""
    return secrets.token_urlsafe(15)


class House:
    """Serves tables. Use it as an asynchronous context manager, within one event loop."""

    def __init__(
        self,
        storage: Storage,
        *,
        bots: Bots | None = None,
        limits: Limits | None = None,
        rng: Rng | None = None,
        pause: float = 0.0,
        now: Callable[[], int] | None = None,
    ) -> None:
        self.storage = storage
        self.bots: Bots = bots or BotPool()
        self.limits = limits or Limits()
        self.rng = rng or SystemRng()
        self.now = now or HouseClock()
        self.uploads = Uploads()
        self.analyses = Analyses(self.bots, storage)
        self._learners = learners.Learners(storage)
        self._tasks = Tasks()
        self._sweeper = Sweeper(
            storage,
            self.limits,
            self.now,
            time_out=self._time_out,
            go_on=self._let_bots_go_on,
            let_go=lambda table: self._open.delete(table),
        )
        self._driver = BotDriver(self.bots, self.rng, pause, self._sweeper.setbacks, self._carry_out_for_nobody)
        self._open = OpenTables(storage, self.limits.in_memory, self._tasks, self._driver.go_on, self._receive)
        self.coaching = Coaching(self._open, self.bots, storage, self.rng)
        self._herald = Herald(storage, self._open, self._tasks, self.now)
        self._keeping = Housekeeping(storage, self.bots, self._sweeper, self.now)
        self._closing = False

    async def __aenter__(self) -> Self:
        await self.storage.open(self._heard)
        await self._keeping.begin()
        self._herald.begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let requests under way finish, let bots stop thinking, then let go of the storage. Nothing is lost."""
        self._closing = True
        await self._herald.end()
        await self._driver.end()
        await self.analyses.close()
        await self._tasks.finish(CLOSING_SECONDS)
        await self._keeping.end()
        for live in self._open:
            for listener in live.listeners:
                listener.end()
        self.uploads.close()
        await self.bots.close()
        await self.storage.close()

    # Setting up.

    async def create(self, plan: Plan, *, secret: str | None = None, start: bool = False, owner: str = "") -> Key:
        """Set up a table and become its host. With `start`, the game begins at once: every seat must be taken.

        Seats planned for a person are the host's own. Without a secret, a new one is made. The owner is whose share of
        the bots' time the table uses; if there is none, that is the host.
        """
        secret = secret or new_secret()
        holder = holder_of(secret)
        if plan.edition:
            made = await self.uploads.read(lambda: first_event(plan, holder, self.limits))
        else:
            made = first_event(plan, holder, self.limits)
        return Key(await self._set_up(made, start=start, owner=owner), secret)

    async def continue_from(self, wanted: Continuation, *, secret: str | None = None, owner: str = "") -> Key:
        """Set up a table that goes on from a moment of a record, and start it."""
        secret = secret or new_secret()
        holder = holder_of(secret)
        made = await self.uploads.read(lambda: moment_event(wanted, holder, self.limits, self.rng))
        return Key(await self._set_up(made, start=True, owner=owner), secret)

    async def continue_table(
        self,
        table: str,
        secret: str | None,
        *,
        step: int,
        seat: int,
        name: str,
        bot: str = USUAL_BOT,
        owner: str = "",
    ) -> Key:
        """Set up a table that goes on from a moment of another table's game.

        Who plays a seat that is not theirs there goes on with what a spectator knew; and so does who holds several
        seats: whoever sits at that screen now may not know what another seat has hidden.
        """
        live = await self._open.get(table)
        if live.table.session is None:
            raise NotNow("not-begun", "the game has not begun; expected one that is being played")
        own = secret is not None and live.table.held_by(holder_of(secret)) == [seat]
        record = live.table.play.record
        wanted = Continuation(record, step, seat if own else None, seat, name, bot)
        return await self.continue_from(wanted, secret=secret, owner=owner)

    async def _set_up(self, made: Created, *, start: bool, table_id: str = "", owner: str = "") -> str:
        now = self.now()
        if await self.storage.count(now - self.limits.idle * 1000) >= self.limits.tables:
            most = self.limits.tables
            raise TooFast(
                "too-many-tables",
                f"there are too many tables; expected at most {most}",
                seconds=FULL_SECONDS,
                most=most,
            )
        table = Table(table_id or new_table_id())
        table.add(now, made)
        if start:
            Request(table, now, made.host, self.rng, self.limits).start()
        await self._tasks.shield(self._open.add(table, owner))
        return table.id

    # Seats.

    async def sit(self, table: str, seat: int, name: str, *, secret: str | None = None) -> str:
        """Take a seat; return the secret that holds it. One secret may hold several seats.

        Who comes when the game has begun may take over the seat of a bot that all who play have offered.
        """
        secret = secret or new_secret()
        await self._change(table, secret, Request.sit, seat, name)
        return secret

    async def hold(self, table: str, seat: int, name: str, *, secret: str | None = None) -> str:
        """Have a seat kept for as long as one learns the game; return the secret for which it is kept."""
        secret = secret or new_secret()
        await self._change(table, secret, Request.hold, seat, name)
        return secret

    async def offer(self, table: str, secret: str, seat: int) -> Receipt:
        """Agree, as somebody who plays, that a guest takes over the seat of a bot."""
        return await self._change(table, secret, Request.offer, seat)

    async def place_bot(self, table: str, secret: str, seat: int, bot: str) -> Receipt:
        """Place a bot on a seat, as the host, before the game."""
        return await self._change(table, secret, Request.place_bot, seat, bot)

    async def open_seat(self, table: str, secret: str, seat: int) -> Receipt:
        """Make a seat free again, before the game: the host any seat, everybody their own or one kept for them."""
        return await self._change(table, secret, Request.open_seat, seat)

    async def start(self, table: str, secret: str) -> Receipt:
        """Begin the game, once every seat is taken. The host may, and everybody who sits here."""
        return await self._change(table, secret, Request.start)

    async def start_with_bots(self, table: str, secret: str, bot: str) -> Receipt:
        """Begin the game at once, as the host: bots play where nobody sits, and for those who are expected."""
        return await self._change(table, secret, Request.start_with_bots, bot)

    async def leave(self, table: str, secret: str, seat: int, *, bot: str = "") -> Receipt:
        """Leave a seat. During the game it waits, or is played by a bot, until its person comes back."""
        return await self._change(table, secret, Request.leave, seat, bot)

    async def hand_over(self, table: str, secret: str, seat: int, bot: str) -> Receipt:
        """Let a bot play a seat that was left, one's own, or one that keeps the others waiting beyond patience."""
        return await self._change(table, secret, Request.hand_over, seat, bot)

    async def come_back(self, table: str, secret: str, seat: int) -> Receipt:
        """Come back to a seat that one has left or whose clock ran out."""
        return await self._change(table, secret, Request.come_back, seat)

    # The game.

    async def act(self, table: str, secret: str, *, seat: int, version: int, action: int) -> Receipt:
        """Decide for a seat, having seen a version of the table.

        A decision made for an earlier moment, or sent twice, is not carried out. Chance answers in the same
        transaction, and decisions without a choice are taken.
        """
        return await self.act_on(table, secret, seat=seat, version=version, decisions=(action,), stays=False)

    async def act_on(
        self, table: str, secret: str, *, seat: int, version: int, decisions: Sequence[int], stays: bool
    ) -> Receipt:
        """Decide for a seat several times, all or nothing. A turn that `stays` is not ended but by its player."""
        await self._open.get(table, seen=version)
        return await self._change(table, secret, Request.act, seat, version, *decisions, stays=stays)

    async def foresee(
        self, table: str, secret: str, *, seat: int, version: int, action: int, far: bool, stays: bool
    ) -> Foresight | None:
        """Tell what would come of a decision, or raise why it is not allowed; nothing if it comes too late."""
        live = await self._open.get(table, seen=version)
        holder = holder_of(secret)
        looks.viewer_of(live.table, holder, seat)
        self._bucket(live, holder)
        if version < live.table.asked.get(seat, live.table.moved):
            return None
        return foresee(live.table, seat, action, self.rng, far=far, stays=stays)

    async def undo(self, table: str, secret: str, *, seat: int, version: int) -> Receipt:
        """Take back a seat's last decision: never past a revelation or another seat's decision."""
        await self._open.get(table, seen=version)
        return await self._change(table, secret, Request.undo, seat, version)

    async def resign(self, table: str, secret: str, seat: int) -> Receipt:
        """Give up for good. A bot plays on for the others; if one seat or no person is left, the game is over."""
        return await self._change(table, secret, Request.resign, seat)

    async def say(self, table: str, secret: str, seat: int, text: str) -> Receipt:
        """Say something to everybody at the table."""
        return await self._change(table, secret, Request.say, seat, text)

    async def rematch(self, table: str, secret: str) -> Key:
        """Ask for another game, or agree to it: everybody's secret holds their seat at the new table too.

        The new game begins when all people have asked for it.
        """
        await self._change(table, secret, Request.call_rematch, new_table_id())
        ended = (await self._open.get(table)).table
        with suppress(VersionTaken):  # somebody else has set it up
            if await self.storage.load(ended.rematch) is None:
                made = rematch_event(ended, holder_of(secret))
                await self._set_up(made, start=False, table_id=ended.rematch)
        await self.agree(ended.rematch, secret)
        return Key(ended.rematch, secret)

    async def agree(self, table: str, secret: str) -> Receipt:
        """Take the seats that are kept for a secret; the game begins when nobody is missing."""
        return await self._change(table, secret, Request.agree)

    # Knowing.

    async def look(
        self,
        table: str,
        secret: str | None = None,
        seat: int | None = None,
        *,
        seen: int = 0,
        log_since: int = 0,
        notes_since: int = 0,
    ) -> Look:
        """Return what somebody may know of a table: as one of the secret's seats, or as a spectator.

        Who has seen a version, perhaps from another process, is shown that one or a later one. The log begins after a
        number of steps, the notes after a version.
        """
        live = await self._open.get(table, seen=seen)
        holder = holder_of(secret) if secret else ""
        now, limits = self.now(), self.limits
        return looks.look_at(live.table, holder, seat, now, limits, live.attendance, log_since, notes_since)

    async def moment(
        self,
        table: str,
        secret: str | None,
        seat: int | None,
        step: int,
        *,
        log_since: int = 0,
        as_known: bool = True,
        all_hands: bool = False,
    ) -> PastMoment:
        """Return a past moment of a game, as the viewer knew it then, with the log after a number of steps.

        Once the game is over, it may be looked at as any seat did, or with all hands open.
        """
        live = await self._open.get(table)
        holder = holder_of(secret) if secret else ""
        return looks.tell_moment(live.table, holder, seat, step, log_since, as_known=as_known, all_hands=all_hands)

    async def course(self, table: str, viewer: int | None) -> Course:
        """Return where the turns and stages of a game begin, and the decisions of a seat."""
        live = await self._open.get(table)
        return looks.course_of(live.table.play.record, viewer)

    async def analysis(self, table: str, owner: str = "") -> Progress:
        """Return the analysis of a game that is over, as far as it is known. It is the same for everybody."""
        live = await self._open.get(table)
        if live.table.phase != FINISHED or live.table.play.record.final_scores is None:
            raise NotNow("analysis-unfinished", "this game is not over; expected one that was played to its end")
        return await self.analyses.of_table(table, live.table.play.record, owner or live.owner)

    async def record(self, table: str, secret: str | None = None, seat: int | None = None) -> str:
        """Write the record as the viewer may read it."""
        live = await self._open.get(table)
        return looks.record_for(live.table, holder_of(secret) if secret else "", seat)

    async def hint(self, table: str, secret: str, seat: int) -> list[Advice]:
        """Return the best choices that a seat has now, from what it knows, and what they promise."""
        live = await self._open.get(table)
        holder = holder_of(secret)
        looks.viewer_of(live.table, holder, seat)
        self._bucket(live, holder)
        if seat not in live.table.asked:
            raise NotNow("not-asked", "this seat has nothing to decide; expected its turn")
        if live.advising:
            message = "a bot is thinking about a hint already; expected one question at a time"
            raise TooFast("advising", message, seconds=ADVISING_SECONDS)
        known = live.table.play.state.redeal(seat, self.rng)
        live.advising = True
        try:
            return await self.bots.advise(live.table.game, known, seat, live.owner)
        finally:
            live.advising = False

    async def learnt(self, secret: str) -> learners.Progress:
        """Return which lessons a person has learned."""
        return await self._learners.progress(holder_of(secret))

    async def learn(self, secret: str, progress: learners.Progress) -> None:
        """Keep with a person which lessons they have learned."""
        await self._learners.learn(holder_of(secret), progress)

    async def worth(self, table: str, secret: str, piece: str) -> Remark | None:
        """Tell what a piece is worth to a person now, from what their seat knows; nothing before and after the game."""
        live = await self._open.get(table)
        seat = looks.viewer_of(live.table, holder_of(secret), None)
        if seat is None or live.table.phase != PLAYING:
            return None
        return worth_now(live.table.game, live.table.play.state.redeal(seat, self.rng), seat, piece)

    async def lobby(self, most: int = 50) -> list[TableLine]:
        """Return the listed tables that are not over, those touched last first."""
        return await self.storage.lobby(self.now() - self.limits.idle * 1000, most)

    async def held(self, secret: str, most: int = 50) -> list[TableLine]:
        """Return the tables at which a secret holds seats or some are kept for it, those touched last first."""
        return await self.storage.held(holder_of(secret), most)

    @asynccontextmanager
    async def listen(
        self, table: str, patience: float = 1.0, *, secret: str | None = None, visit: Visit | None = None
    ) -> AsyncIterator[Listener]:
        """Hear of every new version of a table: `async for version in listener`.

        Bots make as many usual pauses before they decide as the most patient listener wants. While somebody who is
        known by a secret listens, they are seen to be there.
        """
        live = await self._open.get(table)
        listener = Listener(live.table.version, patience)
        with self._attending(live, secret, visit or Visit()):
            live.listeners.add(listener)
            try:
                yield listener
            finally:
                live.listeners.discard(listener)

    @contextmanager
    def _attending(self, live: Live, secret: str | None, visit: Visit) -> Iterator[None]:
        """Let everybody else see that somebody is here, and when they have gone."""
        if secret is None:
            yield
            return
        holder = holder_of(secret)
        live.attendance.come(holder, visit)
        self._herald.tell(live, holder)
        try:
            yield
        finally:
            live.attendance.go(holder, visit, self.now())
            self._herald.tell(live, holder)
            asyncio.get_running_loop().call_later(GRACE + 0.1, live.nudge)

    async def progress(self, table: str, secret: str | None, visit: Visit, lesson: int, lessons: int) -> None:
        """Note how far somebody is who takes lessons while the others wait."""
        live = await self._open.get(table)
        visit.lesson, visit.lessons = lesson, lessons
        if secret is not None:
            self._herald.tell(live, holder_of(secret))

    async def health(self) -> Health:
        """Tell how the house is."""
        return await self._keeping.health()

    async def take_over(self) -> None:
        """See at once to what a process that is gone was about to do: bots of a few others may be asked twice."""
        await self._sweeper.sweep(self.now() + 1)

    # Inside.

    def _bucket(self, live: Live, holder: str) -> None:
        """Refuse requests that come too fast."""
        now = self.now()
        if holder not in live.buckets:
            if len(live.buckets) >= MOST_BUCKETS:
                live.buckets.clear()
            live.buckets[holder] = Bucket(self.limits.burst, self.limits.rate, now)
        if wait := live.buckets[holder].take(now):
            message = f"that was too much at once; expected at most {self.limits.rate:g} requests a second"
            raise TooFast("too-fast", message, seconds=ceil(wait))

    async def _change(
        self,
        table: str,
        secret: str,
        change: Callable[Concatenate[Request, P], bool | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Receipt:
        """Let a person change a table."""
        holder = holder_of(secret)
        live = await self._open.get(table)
        self._bucket(live, holder)
        done = await self._carry_out(live, holder, lambda request: change(request, *args, **kwargs))
        return Receipt(done, live.table.version)

    async def _carry_out(self, live: Live, holder: str, change: Callable[[Request], bool | None]) -> bool:
        """Change a table to the end, even if whoever asked for it goes away; tell whether anything came of it."""

        def change_draft(draft: Table) -> bool | None:
            return change(Request(draft, self.now(), holder, self.rng, self.limits))

        return await self._tasks.shield(self._open.change(live, change_draft))

    def _heard(self, table: str | None) -> None:
        """Note that another process has written to a table, or may have written to any; or who is there."""
        if self._closing:
            return
        if table is not None and table.startswith(NEWS):
            self._herald.hear(table)
        else:
            self._open.heard(table)

    async def _receive(self, live: Live) -> None:
        """See to a table that was taken from storage: no server has run for a while, or the rules have changed."""
        if any(pause.ended > live.table.touched for pause in self._keeping.pauses):
            await self._carry_out_for_nobody(live, lambda request: request.resume(self._keeping.pauses))
        if live.table.is_older:
            await self._carry_out_for_nobody(live, Request.settle_rules)

    async def _carry_out_for_nobody(self, live: Live, change: Callable[[Request], bool | None]) -> bool:
        return await self._carry_out(live, NOBODY, change)

    async def _time_out(self, table: str) -> None:
        await self._carry_out_for_nobody(await self._open.get(table), Request.time_out)

    async def _let_bots_go_on(self, table: str) -> None:
        self._driver.go_on(await self._open.get(table))
