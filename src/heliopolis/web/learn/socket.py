"""The socket of a lesson: it takes what the learner does, and shows what comes of it. Nothing of it is stored."""

import asyncio
from typing import Any

from fastapi import WebSocket

from heliopolis.core.errors import HeliopolisError
from heliopolis.language import GameSpeaker
from heliopolis.tables.learners import NOTHING_YET
from heliopolis.tables.lesson import LessonTable, Mood
from heliopolis.tables.looks import Look, PastMoment
from heliopolis.web.beats import Beat
from heliopolis.web.frames import Drawing
from heliopolis.web.guard import secret_of
from heliopolis.web.layout import Page
from heliopolis.web.learn.page import LessonPage
from heliopolis.web.learn.progress import COOKIE, progress_of
from heliopolis.web.learn.stela import Stela
from heliopolis.web.logbook import LogBook
from heliopolis.web.narration import Narrator
from heliopolis.web.seal import Manner
from heliopolis.web.sockets import Connection
from heliopolis.web.tablepage import TablePage

BLINK = 1.2
"""For how many seconds a wrong choice is seen before it is taken back, for those who have set nothing else."""
DOINGS = ("show",)


class LessonConnection(Connection):
    """One page with a lesson that is open somewhere."""

    def __init__(self, websocket: WebSocket, lesson: LessonTable, page: Page, back: str) -> None:
        super().__init__(websocket, "", secret_of(websocket), page)
        self.lesson = lesson
        self.stela = Stela(lesson, NOTHING_YET, page.language, back)
        self.narrator = Narrator(LogBook(page))

    async def serve(self) -> None:
        """Send the page, then take what the learner does until they are gone."""
        self.stela.progress = await progress_of(self.websocket)
        await self.push()
        await self.take_on()

    async def push_now(self) -> None:
        """Send what has changed since the last time."""
        if self.lesson.is_done:
            done = self.stela.progress.with_lesson(self.lesson.course.game.info.name, self.lesson.lesson.number)
            if self.secret and done != self.stela.progress:
                await self.house.learn(self.secret, done)
            self.stela.progress = done
        drawn = LessonPage(self.page, self.lesson, self.stela, self.narrator)
        sections, page = drawn.sections(), drawn.table
        announce = self.narrator.book.since(self.told, self.version) if self.told >= 0 else ""
        if len(page.beats) > 1:
            await self.watch()
        beats = await self.drawn_beats(page, sections)
        self.told, self.version = page.look.steps, page.look.version
        await self.send(
            {
                "version": page.look.version,
                "sections": self.screen.changes(sections),
                "announce": announce,
                **({"beats": beats} if beats else {}),
                **({"keep": f"{COOKIE}={self.stela.progress.write()}"} if self.lesson.is_done else {}),
            }
        )

    async def watch(self) -> None:
        """Put away what was asked while all that follows is told, beat by beat."""
        self.stela.is_watching = True
        await self.send({"sections": self.screen.changes({"lesson": [self.stela.draw()]})})
        self.stela.is_watching = False

    async def draw_past(self, page: TablePage, beat: Beat) -> dict[str, Drawing]:
        """Draw the table as it was at a beat."""
        drawn = await super().draw_past(page, beat)
        return {name: part for name, part in drawn.items() if name != "seats"}

    async def moment(self, _viewer: int | None, step: int, /) -> PastMoment:
        """Return the table as it was after a step."""
        return self.lesson.moment(step)

    async def own_look(self) -> Look:
        """Look at the table as the learner."""
        return self.lesson.look()

    async def speaker(self) -> GameSpeaker:
        """Return who tells of the game, with the names of those who play it."""
        return GameSpeaker(self.lesson.course.game, self.page.language, self.lesson.course.players)

    async def obey(self, message: dict[str, Any]) -> None:
        """Carry out a message."""
        game = self.lesson.course.game
        if isinstance(message.get("act"), str):
            await self.choose(game.action(message["act"]), message)
        elif isinstance(message.get("why"), str):
            self.lesson.refuse(game.action(message["why"]))
        elif message.get("do") == "show":
            self.lesson.show()
            await self.push()
        else:
            raise HeliopolisError(
                f"nothing is asked for; expected act, why, or do with one of {', '.join(DOINGS)}",
                "message-nothing",
                expected=list(DOINGS),
            )

    async def choose(self, action: int, message: dict[str, Any]) -> None:
        """Decide for the learner, who confirms what they would at a table.

        A choice that answers another question than the one that is shown changes nothing.
        """
        question = self.lesson.look().question
        if message.get("version") != question or self.lesson.is_done:
            self.screen.forget()
            await self.push()
            return
        manner = Manner.read(message)
        ahead = self.lesson.foresee(action, far=manner.far)
        if manner.confirms(ahead):
            self.lesson.mood = Mood.TASK
            await self.push()
            await self.show_seal(action, ahead)
            return
        for decision in ahead.decisions:
            tried = self.lesson.choose(decision)
            if tried is not None:
                drawn = LessonPage(self.page, self.lesson, self.stela)
                seen = drawn.tried(TablePage(self.page, self.lesson.look(table=tried), ""))
                shown: dict[str, Drawing] = {"lesson": [self.stela.draw()], **seen}
                await self.send({"sections": self.screen.changes(shown)})
                await asyncio.sleep(BLINK * self.patience)
                break
        await self.push()
