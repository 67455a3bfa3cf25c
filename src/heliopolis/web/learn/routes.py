"""The pages of `/learn`."""

from contextlib import suppress
from typing import Annotated
from urllib.parse import quote

from fastapi import FastAPI, Path, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import HTMLResponse

from heliopolis.core import registry
from heliopolis.core.errors import HeliopolisError
from heliopolis.core.lessons import course
from heliopolis.core.rules import LANGUAGES
from heliopolis.tables.lesson import LessonTable
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import BOT, PERSON
from heliopolis.web.answers import go, house_of
from heliopolis.web.coach import COOKIE, ON
from heliopolis.web.guard import YEAR, inside, remember, same_origin, secret_of
from heliopolis.web.layout import Page, page_of
from heliopolis.web.learn.index import index_page
from heliopolis.web.learn.page import LessonPage
from heliopolis.web.learn.progress import progress_of
from heliopolis.web.learn.socket import LessonConnection
from heliopolis.web.learn.stela import Stela
from heliopolis.web.playernames import NAMES
from heliopolis.web.screen import Screen, read_digests
from heliopolis.web.sockets import NO_TABLE, NOT_OURS, PATIENCE, serve
from heliopolis.web.visitors import visitor_of, visitors_of

FIRST_RIVALS = "scribe"
"""The bots of the first real game."""
Number = Annotated[int, Path(ge=1, le=99)]
Back = Annotated[str, Query(max_length=200)]


def add_learning(app: FastAPI) -> None:
    """Add the lessons."""

    @app.get("/learn", response_class=HTMLResponse)
    async def index(request: Request) -> str:
        return index_page(page_of(request), await progress_of(request))

    @app.get("/learn/{game}")
    async def begin(request: Request, game: str, back: Back = "") -> Response:
        lessons = len(course(registry.game(game)).lessons)
        number = (await progress_of(request)).next_lesson(game, lessons)
        return go(f"/learn/{game}/{number}" + (f"?back={quote(inside(back))}" if back else ""))

    @app.get("/learn/{game}/{number}", response_class=HTMLResponse)
    async def lesson(request: Request, game: str, number: Number, back: Back = "") -> str:
        page = page_of(request)
        table = LessonTable(course(registry.game(game)), number)
        stela = Stela(table, await progress_of(request), page.language, inside(back) if back else "")
        return LessonPage(page, table, stela).document()

    @app.post("/learn/{game}/first-game")
    async def first_game(request: Request, game: str) -> Response:
        info = registry.info(game)
        await visitors_of(request).ask(request, "tables")
        learned = len(course(registry.game(game)).players)
        seats = (SeatPlan(PERSON, NAMES[0]), *([SeatPlan(BOT, FIRST_RIVALS)] * (learned - 1)))
        plan = Plan(game, seats, dict(info.play_now))
        key = await house_of(request).create(plan, secret=secret_of(request), start=True, owner=visitor_of(request))
        await house_of(request).learn(key.secret, await progress_of(request))
        answer = remember(request, go(f"/t/{key.table}"), key.secret)
        answer.set_cookie(COOKIE, ON, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https")
        return answer

    @app.websocket("/learn/{game}/{number}/socket")
    async def socket(websocket: WebSocket, game: str, number: int) -> None:
        await websocket.accept()
        if not same_origin(websocket.headers):
            await websocket.close(NOT_OURS)
            return
        asked = websocket.query_params
        language, back = asked.get("lang", ""), asked.get("back", "")
        page = Page(language if language in LANGUAGES else LANGUAGES[0], "", f"/learn/{game}/{number}")
        try:
            table = LessonTable(course(registry.game(game)), number)
        except HeliopolisError:
            await websocket.close(NO_TABLE)
            return
        connection = LessonConnection(websocket, table, page, inside(back) if back else "")
        connection.narrator.stage = asked.get("stage") == "on"
        connection.patience = PATIENCE.get(asked.get("pause", ""), 1.0)
        connection.screen = Screen(read_digests(asked.get("have", "")))
        with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone before it is closed
            await websocket.close(await serve(connection))
