"""Sockets: each pushes the parts of one viewer's page that have changed, and takes what its person does."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import orjson
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from htpy import Node, fragment, li
from markupsafe import Markup

from heliopolis.core import registry
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.core.rules import LANGUAGES
from heliopolis.language import GameSpeaker
from heliopolis.mistakes import explain
from heliopolis.players.advice.words import in_words
from heliopolis.tables.coaching import Decision
from heliopolis.tables.errors import NoTable, TooFast
from heliopolis.tables.events import write_data
from heliopolis.tables.foresight import Foresight
from heliopolis.tables.house import House, Receipt
from heliopolis.tables.live import Listener
from heliopolis.tables.looks import Look, PastMoment
from heliopolis.tables.plan import USUAL_BOT
from heliopolis.tables.presence import Visit
from heliopolis.tables.table import SEATING
from heliopolis.web.beats import Beat
from heliopolis.web.boards import board_of
from heliopolis.web.coach import COOKIE, PageCoach
from heliopolis.web.frames import Drawing
from heliopolis.web.guard import same_origin, secret_of
from heliopolis.web.layout import Page
from heliopolis.web.logbook import LOG_LINES, LogBook, added
from heliopolis.web.metrics import Metrics
from heliopolis.web.narration import Narrator, parcel
from heliopolis.web.playernames import names_of
from heliopolis.web.screen import Screen, read_digests
from heliopolis.web.seal import Manner, seal
from heliopolis.web.tablepage import TablePage, next_at_screen, shares_screen
from heliopolis.web.visitors import visitors_of
from heliopolis.web.waitingroom import waiting_section

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 4_000
MOST_LESSONS = 50
DOINGS = ("undo", "hint", "coach", "leave", "come-back", "resign", "call-bot", "offer")
GONE = 1001
BROKEN = 1011
RESTARTING = 1012
NO_TABLE = 4404
NOT_OURS = 4403
TOO_MANY = 4429
PATIENCE = {"slow": 2.5, "quick": 0.4, "none": 0.0}
"""How many usual pauses bots make for those who have set something else."""


def add_sockets(app: FastAPI) -> None:
    """Add the socket of a table."""

    @app.websocket("/t/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        if not same_origin(websocket.headers):
            await websocket.close(NOT_OURS)
            return
        language = websocket.query_params.get("lang", "")
        page = Page(language if language in LANGUAGES else LANGUAGES[0], "", f"/t/{table}")
        connection = Connection(websocket, table, secret_of(websocket), page)
        connection.waiting = websocket.query_params.get("page") == "waiting"
        connection.learning = websocket.query_params.get("page") == "learning"
        connection.narrator.stage = websocket.query_params.get("stage") == "on"
        connection.patience = PATIENCE.get(websocket.query_params.get("pause", ""), 1.0)
        connection.screen = Screen(read_digests(websocket.query_params.get("have", "")))
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone before it is closed
            await websocket.close(await serve(connection))


async def serve(connection: "Connection") -> int:
    """Serve a page for as long as it is open, or can be served; return the code that tells it why that ended."""
    try:
        with connection.metrics.open_socket():
            async with connection.visitors.socket(connection.websocket):
                await connection.serve()
        return RESTARTING
    except NoTable:
        return NO_TABLE
    except TooFast as error:
        await connection.refuse(explain(error, connection.page.words.language))
        return TOO_MANY
    except WebSocketDisconnect:
        return GONE
    except Exception:
        log.exception("a page can't be served")
        return BROKEN


async def first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Do several things until one of them ends; raise what it raises."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        # An error holds the frames it went through: without these names they do not hold it, and all is let go at once.
        del tasks, task
        done = set()


class Connection:
    """One page that is open somewhere. It remembers what it has sent, so that only changes are sent again."""

    def __init__(self, websocket: WebSocket, table: str, secret: str | None, page: Page) -> None:
        self.websocket = websocket
        self.house: House = websocket.app.state.house
        self.metrics: Metrics = websocket.app.state.metrics
        self.visitors = visitors_of(websocket)
        self.table = table
        self.secret = secret
        self.page = page
        self.screen = Screen()
        self.told = -1
        """How many steps of the game the page knows of …"""
        self.version = 0
        """… and up to which version what happened around it."""
        self.game = ""
        """What is played: known with the first look."""
        self.seat: int | None = None
        """The seat as which the person looks and decides."""
        self.next_seat: int | None = None
        """The seat to which the screen is to be handed."""
        self.waiting = False
        """Whether the page shows a table whose game has not begun."""
        self.learning = False
        """Whether the page is a lesson that its reader takes while the table waits."""
        self.patience = 1.0
        self.narrator = Narrator(LogBook(page, f"/t/{table}"))
        self.lines: list[Markup] = []
        """The lines of the log that the page shows."""
        self.coach = PageCoach(websocket.cookies.get(COOKIE, ""), table)
        self.thinking: asyncio.Task[None] | None = None
        """The coach, while they think about what was decided."""
        self.pushing = asyncio.Lock()

    async def serve(self) -> None:
        """Send the page, then go on listening to the table and to the person until either is gone."""
        visit = Visit(learning=self.learning)
        patience = 0.0 if self.learning else self.patience
        async with self.house.listen(self.table, patience, secret=self.secret, visit=visit) as listener:
            if self.learning:
                await first_of(self.tell_beginning(listener), self.follow_lessons(visit))
                return
            await self.push()
            try:
                await first_of(self.push_on(listener), self.take_on())
            finally:
                if self.thinking is not None:
                    self.thinking.cancel()

    async def tell_beginning(self, listener: Listener) -> None:
        """Tell who takes lessons that the game has begun."""
        async for _ in listener:
            if (await self.house.look(self.table)).phase != SEATING:
                await self.send({"begun": True})

    async def follow_lessons(self, visit: Visit) -> None:
        """Hear how far the person is with the lessons."""
        while True:
            message = self.read(await self.receive())
            lesson, lessons = message.get("lesson"), message.get("lessons")
            if type(lesson) is int and type(lessons) is int and 0 <= lesson <= lessons <= MOST_LESSONS:
                await self.house.progress(self.table, self.secret, visit, lesson, lessons)

    async def take_on(self) -> None:
        """Take what the person does, one thing after the other."""
        while True:
            await self.take(await self.receive())

    async def receive(self) -> str:
        """Wait for what the person does. Bytes are no message of ours, which `read` will say."""
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def push_on(self, listener: Listener) -> None:
        """Push whenever the table has a new version."""
        async for _ in listener:
            await self.push()

    async def push(self) -> None:
        """Send what has changed since the last time, one change after the other."""
        async with self.pushing:
            await self.push_now()

    async def push_now(self) -> None:
        """Send what has changed since the last time."""
        look = await self.see()
        if look.phase == SEATING:
            invitation = str(self.websocket.url_for("show", table=self.table))
            shown: Node = waiting_section(self.page, look, f"/t/{self.table}", invitation)
            await self.send({"version": look.version, "sections": self.screen.changes({"waiting": [str(shown)]})})
            return
        if self.waiting:
            await self.send({"go": f"/t/{self.table}"})
            return
        hand_to = self.next_seat if self.seat is None else None
        coach = await self.coach.line(self.house, self.secret, look, self.page)
        page = TablePage(self.page, look, f"/t/{self.table}", hand_to=hand_to, narrator=self.narrator, coach=coach)
        sections = page.sections()
        new_lines = added(self.lines, page.lines)
        if new_lines is not None:
            self.screen.shows("log", sections["log"])
        self.lines = page.lines
        announce = self.narrator.book.since(self.told, self.version) if self.told >= 0 else ""
        beats = await self.drawn_beats(page, sections)
        changes = self.screen.changes(sections)
        if look.version == self.version and self.told >= 0 and not changes:
            return  # somebody has come or gone, of whom this page does not tell
        self.told, self.version = look.steps, look.version
        await self.send(
            {
                "version": look.version,
                "sections": changes,
                "lines": "".join(new_lines or []),
                "announce": announce,
                **({"beats": beats} if beats else {}),
            }
        )

    async def drawn_beats(self, page: TablePage, sections: dict[str, Drawing]) -> list[dict[str, Any]]:
        """Return the news of a page, each with what has changed on it by then: most of the time, the page as it is."""
        parcels = []
        drawn, steps = self.told, page.look.steps
        for beat in page.beats:
            told, step = parcel(page.board, beat), beat.step - beat.before
            if step == steps or beat is page.beats[-1]:
                told["sections"] = self.screen.changes(sections)
            elif step != drawn:
                told["sections"] = self.screen.changes(await self.draw_past(page, beat))
            drawn = step
            parcels.append(told)
        return parcels

    async def draw_past(self, page: TablePage, beat: Beat) -> dict[str, Drawing]:
        """Draw the game as it was at a beat, as far as the viewer knew it then."""
        made = page.narrator.book.entries[beat.step].line if beat.before else None
        return page.past(await self.moment(page.look.viewer, beat.step - beat.before), made)

    async def moment(self, viewer: int | None, step: int, /) -> PastMoment:
        """Return the game as a viewer knew it after a step."""
        secret = self.secret if viewer is not None else None
        return await self.house.moment(self.table, secret, viewer, step, log_since=max(0, step - LOG_LINES))

    async def see(self) -> Look:
        """Look at the table: as the seat that is to decide, if the person holds several.

        Where seats have secrets, the screen is handed over first; until then it shows what a spectator sees.
        """
        look = await self.house.look(self.table, self.secret, log_since=max(0, self.told))
        self.game = look.game
        if self.told >= 0 and not self.only_grew(look):
            since = 0 if look.result is not None else max(0, self.told - 2 * LOG_LINES)
            look = await self.house.look(self.table, self.secret, log_since=since)
        if not shares_screen(look):
            self.seat, self.next_seat = look.viewer, None
            return look
        following = next_at_screen(look)
        if self.seat in look.asked or (self.seat is not None and following not in look.asked):
            return await self.house.look(self.table, self.secret, self.seat)
        self.seat, self.next_seat = None, following
        return (await self.house.look(self.table))._replace(mine=look.mine, seats=look.seats)

    def only_grew(self, look: Look) -> bool:
        """Tell whether all that has happened are new steps of the game, so that the log up to them stays as it was.

        A step raises the table's version by one; what else happens raises it, too, and taking back a step does not
        undo that. Where there are secrets, an earlier step may have been revealed; and the result is told from all.
        """
        grew = look.version - self.version == look.steps - self.told
        return grew and look.result is None and not registry.game(look.game).has_secrets

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        text = write_data(message)
        self.metrics.sent_bytes += len(text)
        await self.websocket.send_text(text)

    async def take(self, text: str) -> None:
        """Do what the person asks for; what is refused is answered with the reason."""
        try:
            await self.obey(self.read(text))
        except NoTable:
            raise
        except HeliopolisError as error:
            if isinstance(error, Refusal):
                speaker = await self.speaker()
                await self.refuse(speaker.refusal(error.why), error.rule)
            else:
                await self.refuse(explain(error, self.page.words.language))

    async def speaker(self) -> GameSpeaker:
        """Return who tells of the game, with the names of those who play it."""
        look = await self.house.look(self.table)
        return GameSpeaker(look.played, self.page.language, names_of(look))

    async def refuse(self, text: str, rule: str = "") -> None:
        """Say why something was not done."""
        self.metrics.refusals += 1
        await self.send({"refused": {"text": text, "rule": rule}})

    def read(self, text: str) -> dict[str, Any]:
        """Read a message from the page."""
        if len(text) > LARGEST_MESSAGE:
            raise HeliopolisError(
                f"the message has {len(text)} characters; expected at most {LARGEST_MESSAGE}",
                "message-long",
                most=LARGEST_MESSAGE,
            )
        try:
            message = orjson.loads(text)
        except ValueError:
            raise HeliopolisError("the message is no JSON; expected an object", "message-json") from None
        if not isinstance(message, dict):
            raise HeliopolisError("the message is no JSON object; expected one with act, do or say", "message-json")
        return message

    async def obey(self, message: dict[str, Any]) -> None:
        """Carry out a message."""
        version = message.get("version", 0)
        if not isinstance(version, int) or isinstance(version, bool):
            raise HeliopolisError("the version is no number; expected the one that was sent", "message-version")
        if message.get("do") == "take-over" and self.next_seat is not None:
            self.seat = self.next_seat
            await self.push()
            return
        if self.seat is None and self.next_seat is not None:
            raise HeliopolisError("the screen is being handed over; expected take-over", "handing-over")
        if self.secret is None or self.seat is None:
            raise HeliopolisError("spectators only watch; expected somebody who sits at the table", "spectator")
        if isinstance(message.get("act"), str):
            await self.act(message, version)
        elif isinstance(message.get("why"), str):
            await self.why(message["why"], version)
        elif isinstance(message.get("say"), str):
            await self.house.say(self.table, self.secret, self.seat, message["say"])
        else:
            await self.do(message, version)

    async def do(self, message: dict[str, Any], version: int) -> None:
        """Do something at the table rather than in the game."""
        assert self.secret is not None
        assert self.seat is not None
        where, seat, what, whose = (self.table, self.secret), self.seat, message.get("do"), message.get("seat")
        if what == "undo":
            self.coach.made, self.coach.afterthought = None, ""
            await self.answer(await self.house.undo(*where, seat=seat, version=version))
        elif what == "hint":
            await self.hint()
        elif what == "coach":
            await self.send({"keep": await self.coach.toggle(self.house, self.secret)})
            await self.push()
        elif what == "leave":
            await self.answer(await self.house.leave(*where, seat, bot=USUAL_BOT))
        elif what == "come-back":
            await self.answer(await self.house.come_back(*where, seat))
        elif what == "resign":
            await self.answer(await self.house.resign(*where, seat))
        elif what == "call-bot" and type(whose) is int:
            await self.answer(await self.house.hand_over(*where, whose, USUAL_BOT))
        elif what == "offer" and type(whose) is int:
            await self.answer(await self.house.offer(*where, whose))
        else:
            raise HeliopolisError(
                f"nothing is asked for; expected act, say, or do with one of {', '.join(DOINGS)}",
                "message-nothing",
                expected=list(DOINGS),
            )

    async def answer(self, receipt: Receipt) -> None:
        """Show the whole page as it is now if nothing came of a request: it came too late, or twice."""
        if not receipt.done:
            self.screen.forget()
            self.lines = []
            await self.push()

    async def act(self, message: dict[str, Any], version: int) -> None:
        """Decide for the person's seat; what they want to confirm first is told, and waits until they do."""
        assert self.secret is not None
        assert self.seat is not None
        house, where, seat, manner = self.house, (self.table, self.secret), self.seat, Manner.read(message)
        action = registry.game(self.game).action(message["act"])
        decisions: tuple[int, ...] = (action,)
        if manner.looks_ahead:
            far, stays = manner.far, manner.stays
            ahead = await house.foresee(*where, seat=seat, version=version, action=action, far=far, stays=stays)
            if ahead is None:
                await self.answer(Receipt(done=False, version=version))
                return
            if manner.confirms(ahead) and not board_of(self.game).leaves_nothing(self.game, ahead.legal, action):
                await self.show_seal(action, ahead)
                return
            decisions = ahead.decisions
        coached = await self.coach.is_here(house, self.secret)
        made = self.coach.made = await house.coaching.decision(*where, seat) if coached else None
        self.coach.afterthought = ""
        receipt = await house.act_on(*where, seat=seat, version=version, decisions=decisions, stays=manner.stays)
        self.metrics.decisions += receipt.done
        await self.answer(receipt)
        if made is not None and receipt.done and self.thinking is None:
            self.thinking = asyncio.create_task(self.reconsider(made, decisions[0]))

    async def reconsider(self, made: Decision, action: int) -> None:
        """Let the coach think about a decision, one at a time, and show what they have to say."""
        try:
            await self.coach.reconsider(self.house, made, action, await self.speaker())
            if self.coach.afterthought:
                await self.push()
        except Exception as error:  # the page goes on without
            log.warning("the coach failed: %s", type(error).__name__)
        finally:
            self.thinking = None

    async def own_look(self) -> Look:
        """Look at the table as the seat that decides."""
        return await self.house.look(self.table, self.secret, self.seat)

    async def why(self, notation: str, version: int) -> None:
        """Tell why something can't be chosen: nothing to say if it can."""
        assert self.secret is not None
        assert self.seat is not None
        where, action = (self.table, self.secret), registry.game(self.game).action(notation)
        await self.house.foresee(*where, seat=self.seat, version=version, action=action, far=False, stays=True)

    async def show_seal(self, action: int, ahead: Foresight) -> None:
        """Tell what would come of a decision, and offer to make it."""
        page = TablePage(self.page, await self.own_look(), f"/t/{self.table}")
        drawn = seal(page.board, page.scene(), action, ahead)
        await self.send({"seal": {"act": page.game.actions[action], "final": bool(ahead.final), "drawn": drawn}})

    async def hint(self) -> None:
        """Tell the best choices and what they promise."""
        assert self.secret is not None
        assert self.seat is not None
        await self.visitors.ask(self.websocket, "hints")
        advice = await self.house.hint(self.table, self.secret, self.seat)
        speaker = await self.speaker()
        acts = [speaker.game.actions[each.action] for each in advice]
        said = in_words(advice, speaker) or [self.page.say("no-hint")]
        await self.send({"hint": {"drawn": str(fragment[(li[text] for text in said)]), "acts": acts}})
