"""What can be done by forms: setting up, sitting down, starting, going on."""

from contextlib import suppress
from typing import Annotated

from fastapi import FastAPI, Form, Request, Response
from fastapi.responses import HTMLResponse

from heliopolis.core import registry
from heliopolis.core.errors import EditionError, RecordError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.errors import NotNow, StorageError, TableError, TooFast, TooMuch
from heliopolis.tables.house import House
from heliopolis.tables.plan import Continuation, Plan, SeatPlan
from heliopolis.tables.table import BOT, PERSON, SEATING
from heliopolis.tables.uploads import within_time
from heliopolis.web import replaypage
from heliopolis.web.answers import go, house_of
from heliopolis.web.guard import inside, keep, remember, secret_of
from heliopolis.web.layout import page_of
from heliopolis.web.levels import usual_level
from heliopolis.web.mistakes import explain
from heliopolis.web.newtable import new_table, plan_of
from heliopolis.web.playernames import NAMES
from heliopolis.web.visitors import visitor_of, visitors_of
from heliopolis.web.waitingroom import is_ready

LONGEST_RECORD = 150_000

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
            return HTMLResponse(new_table(page, info, fields, explain(page.words, error)), status_code=422)
        return remember(request, go(f"/t/{key.table}"), key.secret)

    @app.post("/replay", response_class=HTMLResponse)
    async def replay_record(
        request: Request,
        text: Annotated[str, Form()],
        step: Annotated[int, Form(ge=0, le=100_000)] = 0,
    ) -> Response:
        await visitors_of(request).ask(request, "records")
        page = page_of(request)
        try:
            drawn = await house_of(request).uploads.read(
                lambda: replaypage.replay_of_record(page, read_text(text), text, step)
            )
            return HTMLResponse(drawn)
        except (RecordError, TooMuch) as error:
            return HTMLResponse(replaypage.upload_form(page, text, explain(page.words, error)), status_code=422)

    @app.post("/continue")
    async def go_on_from_record(
        request: Request, text: Annotated[str, Form()], step: Annotated[int, Form(ge=0, le=100_000)], seat: Number
    ) -> Response:
        await visitors_of(request).ask(request, "records")
        await visitors_of(request).ask(request, "tables")
        record = await house_of(request).uploads.read(lambda: read_text(text))
        wanted = Continuation(record, step, seat, seat, NAMES[seat % len(NAMES)])
        key = await house_of(request).continue_from(wanted, secret=secret_of(request), owner=visitor_of(request))
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

    @app.post("/t/{table}/bot")
    async def place_bot(request: Request, table: str, seat: Number, bot: Text) -> Response:
        await house_of(request).place_bot(table, secret_of(request) or "", seat, bot)
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
    async def start(request: Request, table: str) -> Response:
        await house_of(request).start(table, secret_of(request) or "")
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


def read_text(text: str) -> Record:
    """Read a record that somebody handed in."""
    if len(text) > LONGEST_RECORD:
        message = f"the record has {len(text)} characters; expected at most {LONGEST_RECORD}"
        raise TooMuch("too-long", message, what="record", length=len(text), most=LONGEST_RECORD)
    record = read_record(text)
    for _ in within_time(record.replay()):  # raises, if its entries do not follow the rules
        continue
    return record
