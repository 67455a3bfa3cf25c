"""What can be done by forms: setting up, sitting down, starting, going on."""

from contextlib import suppress
from typing import Annotated

from fastapi import FastAPI, Form, Request, Response
from fastapi.responses import HTMLResponse

from heliopolis.core import registry
from heliopolis.core.errors import EditionError, SetupError
from heliopolis.mistakes import explain
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.errors import NotNow, StorageError, TableError, TooFast
from heliopolis.tables.house import House
from heliopolis.tables.plan import Plan, SeatPlan
from heliopolis.tables.table import BOT, PERSON, SEATING
from heliopolis.web.answers import go, house_of
from heliopolis.web.guard import inside, keep, remember, secret_of
from heliopolis.web.layout import page_of
from heliopolis.web.levels import usual_level
from heliopolis.web.newtable import new_table, plan_of
from heliopolis.web.playernames import NAMES
from heliopolis.web.presence import lessons_address
from heliopolis.web.visitors import visitor_of, visitors_of
from heliopolis.web.waitingroom import is_ready

Text = Annotated[str, Form(max_length=200)]
Number = Annotated[int, Form(ge=0, le=100)]


def add_forms(app: FastAPI) -> None:
    """Add what can be done by forms: setting up, sitting down, starting, going on."""

    @app.post("/play/{game}")
    async def play(request: Request, game: str, bot: Text = "", seats: Number = 0) -> Response:
        info = registry.info(game)
        await visitors_of(request).ask(request, "tables")
        bot = bot or usual_level(request, game)
        count = seats or (3 if 3 in info.seats else info.seats[-1])
        planned = (SeatPlan(PERSON, NAMES[0]), *([SeatPlan(BOT, bot)] * (count - 1)))
        key = await house_of(request).create(
            Plan(game, planned, dict(info.play_now)), secret=secret_of(request), start=True, owner=visitor_of(request)
        )
        answer = remember(request, go(f"/t/{key.table}"), key.secret)
        keep(request, answer, f"level-{game}", bot)
        return answer

    @app.post("/new/{game}")
    async def create(request: Request, game: str) -> Response:
        info = registry.info(game)
        await visitors_of(request).ask(request, "tables")
        async with request.form(max_fields=60, max_part_size=120_000) as form:
            fields = {name: value for name, value in form.items() if isinstance(value, str)}
        try:
            key = await house_of(request).create(
                plan_of(game, fields), secret=secret_of(request), owner=visitor_of(request)
            )
        except (SetupError, EditionError, TableError) as error:
            if isinstance(error, (TooFast, StorageError)):
                raise
            page = page_of(request)
            return HTMLResponse(new_table(page, info, fields, explain(error, page.words.language)), status_code=422)
        return remember(request, go(f"/t/{key.table}"), key.secret)

    @app.post("/me")
    async def become(request: Request, secret: Text, next: Text = "/") -> Response:  # noqa: A002
        holder_of(secret)  # raises, if it can't be one
        return remember(request, go(inside(next)), secret)

    @app.post("/t/{table}/sit")
    async def sit(request: Request, table: str, seat: Number, name: Text) -> Response:
        await visitors_of(request).ask(request, "seats")
        secret = await house_of(request).sit(table, seat, name, secret=secret_of(request))
        await begin_if_ready(house_of(request), table, secret)
        return remember(request, go(f"/t/{table}"), secret)

    @app.post("/t/{table}/learn")
    async def learn(request: Request, table: str, seat: Number, name: Text = "") -> Response:
        await visitors_of(request).ask(request, "seats")
        game = (await house_of(request).look(table)).game
        called = name.strip() or page_of(request).say("guest")
        secret = await house_of(request).hold(table, seat, called, secret=secret_of(request))
        return remember(request, go(lessons_address(game, f"/t/{table}")), secret)

    @app.post("/t/{table}/bot")
    async def place_bot(request: Request, table: str, seat: Number, bot: Text) -> Response:
        await house_of(request).place_bot(table, secret_of(request) or "", seat, bot)
        await begin_if_ready(house_of(request), table, secret_of(request) or "")
        return go(f"/t/{table}")

    @app.post("/t/{table}/open")
    async def open_seat(request: Request, table: str, seat: Number) -> Response:
        await house_of(request).open_seat(table, secret_of(request) or "", seat)
        return go(f"/t/{table}")

    @app.post("/t/{table}/agree")
    async def agree(request: Request, table: str) -> Response:
        await house_of(request).agree(table, secret_of(request) or "")
        await begin_if_ready(house_of(request), table, secret_of(request) or "")
        return go(f"/t/{table}")

    @app.post("/t/{table}/start")
    async def start(request: Request, table: str, bots: Text = "") -> Response:
        house, secret = house_of(request), secret_of(request) or ""
        if bots:
            level = usual_level(request, (await house.look(table)).game)
            await house.start_with_bots(table, secret, level)
        else:
            await house.start(table, secret)
        return go(f"/t/{table}")

    @app.post("/t/{table}/rematch")
    async def rematch(request: Request, table: str) -> Response:
        await visitors_of(request).ask(request, "tables")
        key = await house_of(request).rematch(table, secret_of(request) or "")
        return go(f"/t/{key.table}")

    @app.post("/t/{table}/continue")
    async def go_on(
        request: Request, table: str, step: Annotated[int, Form(ge=0, le=100_000)], seat: Number
    ) -> Response:
        await visitors_of(request).ask(request, "tables")
        key = await house_of(request).continue_table(
            table,
            secret_of(request),
            step=step,
            seat=seat,
            name=NAMES[seat % len(NAMES)],
            owner=visitor_of(request),
        )
        return remember(request, go(f"/t/{key.table}"), key.secret)


async def begin_if_ready(house: House, table: str, secret: str) -> None:
    """Begin the game once nobody is waited for: who takes the last seat finds the table laid."""
    look = await house.look(table, secret)
    if look.phase == SEATING and is_ready(look):
        with suppress(NotNow):  # somebody else has begun it
            await house.start(table, secret)
