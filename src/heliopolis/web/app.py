"""The web application: pages and forms. Sockets are in `sockets`, tables in `heliopolis.tables`."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Annotated

from fastapi import FastAPI, Form, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from heliopolis.core import registry
from heliopolis.core.edition import write_edition
from heliopolis.core.errors import EditionError, HeliopolisError, RecordError, SetupError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.core.rule_search import search
from heliopolis.core.rules import LANGUAGES
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.errors import NoTable, StorageError, TableError, TooFast, TooMuch
from heliopolis.tables.house import House
from heliopolis.tables.limits import Limits
from heliopolis.tables.plan import USUAL_BOT, Continuation, Plan, SeatPlan
from heliopolis.tables.storage import TableLine, open_storage
from heliopolis.tables.table import BOT, PERSON, SEATING
from heliopolis.tables.uploads import within_time
from heliopolis.web import lobby, replaypage, sockets
from heliopolis.web.board import FILES
from heliopolis.web.boardfiles import BoardFiles
from heliopolis.web.garbage import seldom_collected
from heliopolis.web.guard import Guard, back_to, inside, keep, remember, secret_of, table_at
from heliopolis.web.layout import page_of
from heliopolis.web.metrics import Metrics
from heliopolis.web.mistakes import explain
from heliopolis.web.newtable import new_table, plan_of
from heliopolis.web.playernames import NAMES
from heliopolis.web.rulebook import rules_page
from heliopolis.web.rulespage import edition_page, error_page
from heliopolis.web.tablepage import TablePage, next_at_screen, shares_screen
from heliopolis.web.visitors import Visitors, visitor_of, visitors_of
from heliopolis.web.waitingroom import waiting_room
from heliopolis.web.watchdog import Watchdog

LONGEST_RECORD = 150_000

Text = Annotated[str, Form(max_length=200)]
Number = Annotated[int, Form(ge=0, le=100)]


def make_app(database: str, *, pause: float = 0.5, limits: Limits | None = None) -> FastAPI:
    """Return the application, which keeps its tables in a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        watchdog: Watchdog = app.state.metrics.watchdog
        house = House(open_storage(database), pause=pause, limits=limits)
        async with house, seldom_collected(), watchdog.watching():
            app.state.house = house
            yield

    app = FastAPI(title="Heliopolis", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.state.metrics = Metrics()
    app.state.visitors = Visitors()
    app.add_middleware(Guard, metrics=app.state.metrics)
    app.mount(FILES, BoardFiles(), name="boards")
    app.mount("/static", StaticFiles(directory=str(files("heliopolis.web") / "static")), name="static")
    add_pages(app)
    add_table_forms(app)
    sockets.add_sockets(app)
    add_errors(app)
    return app


def house_of(request: Request) -> House:
    """Return the tables of this application."""
    house: House = request.app.state.house
    return house


def known(tables: Sequence[TableLine]) -> list[TableLine]:
    """Leave out the tables of games that this house no longer knows."""
    games = set(registry.names())
    return [line for line in tables if line.game in games]


def go(address: str) -> Response:
    """Send the browser on to another page."""
    return RedirectResponse(address, status_code=303)


def add_pages(app: FastAPI) -> None:
    """Add the pages that only show something."""

    async def show_lobby(request: Request, wrong_link: str | None = None) -> str:
        house, secret = house_of(request), secret_of(request)
        own = await house.held(secret) if secret else []
        return lobby.lobby(page_of(request), known(await house.lobby()), known(own), house.limits, wrong_link)

    @app.get("/", response_class=HTMLResponse)
    async def front(request: Request) -> str:
        return await show_lobby(request)

    @app.get("/new/{game}", response_class=HTMLResponse)
    async def new(request: Request, game: str) -> str:
        return new_table(page_of(request), registry.info(game))

    @app.get("/rules/{game}", response_class=HTMLResponse)
    async def rules(request: Request, game: str, words: Annotated[str, Query(max_length=100)] = "") -> str:
        return rules_page(page_of(request), registry.game(game), words)

    @app.get("/rules/{game}/found")
    async def found(game: str, language: str, words: Annotated[str, Query(max_length=100)]) -> list[str]:
        return [paragraph.id for paragraph in search(registry.game(game), language, words)]

    @app.get("/about/{game}", response_class=HTMLResponse)
    async def about(request: Request, game: str) -> str:
        return edition_page(page_of(request), registry.game(game))

    @app.get("/about/{game}/edition.toml", response_class=PlainTextResponse)
    async def edition(game: str) -> PlainTextResponse:
        text = write_edition(registry.game(game).standard)
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{game}.toml"'})

    @app.get("/replay", response_class=HTMLResponse)
    async def replay_form(request: Request) -> str:
        return replaypage.upload_form(page_of(request))

    @app.get("/join")
    async def join(request: Request, link: Annotated[str, Query(max_length=300)]) -> Response:
        address = table_at(link)
        return go(address) if address else HTMLResponse(await show_lobby(request, link), 422)

    @app.get("/language/{language}")
    async def language(request: Request, language: str, next: Annotated[str, Query(max_length=4000)] = "/") -> Response:  # noqa: A002
        answer = go(back_to(request, inside(next)))
        if language in LANGUAGES:
            keep(request, answer, "lang", language)
        return answer

    @app.get("/me/{secret}")
    async def me(request: Request, secret: str, next: Annotated[str, Query(max_length=300)] = "/") -> Response:  # noqa: A002
        holder_of(secret)  # raises, if it can't be one
        if secret_of(request) in (None, secret):
            return remember(request, go(inside(next)), secret)
        return HTMLResponse(lobby.change_person(page_of(request), secret, inside(next)))

    @app.get("/t/{table}", response_class=HTMLResponse)
    async def show(request: Request, table: str) -> str:
        look = await house_of(request).look(table, secret_of(request))
        page = page_of(request, look.language)
        if look.phase == SEATING:
            return waiting_room(page, look, f"/t/{table}", str(request.url_for("show", table=table)))
        secret = secret_of(request) if look.mine else None
        link = f"/me/{secret}?next=/t/{table}" if secret else ""
        hand_to = None
        if shares_screen(look):
            hand_to = next_at_screen(look)
            look = (await house_of(request).look(table))._replace(mine=look.mine, seats=look.seats)
        return TablePage(page, look, f"/t/{table}", link, hand_to).document()

    @app.get("/t/{table}/replay", response_class=HTMLResponse)
    async def replay(request: Request, table: str, step: Annotated[int | None, Query(ge=0, le=100_000)] = None) -> str:
        visitors_of(request).ask(request, "records")
        house, secret = house_of(request), secret_of(request)
        look = await house.look(table, secret)
        if shares_screen(look):
            secret = None
            look = await house.look(table)
        at = look.steps if step is None else min(step, look.steps)
        moment = await house.moment(table, secret, look.viewer, at)
        return replaypage.replay_of_table(page_of(request, look.language), look, moment, f"/t/{table}")

    @app.get("/t/{table}/record.txt", response_class=PlainTextResponse)
    async def record(request: Request, table: str) -> PlainTextResponse:
        visitors_of(request).ask(request, "records")
        house, secret = house_of(request), secret_of(request)
        if shares_screen(await house.look(table, secret)):
            secret = None
        text = await house.record(table, secret)
        return PlainTextResponse(text, headers={"Content-Disposition": 'attachment; filename="record.txt"'})

    @app.get("/health")
    async def health(request: Request) -> JSONResponse:
        found = await house_of(request).health()
        return JSONResponse(found.as_data(), 200 if found.good else 503)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(request: Request) -> str:
        figures: Metrics = request.app.state.metrics
        return figures.write()


def add_table_forms(app: FastAPI) -> None:
    """Add what can be done by forms: setting up, sitting down, starting, going on."""

    @app.post("/play/{game}")
    async def play(request: Request, game: str) -> Response:
        info = registry.info(game)
        visitors_of(request).ask(request, "tables")
        count = 3 if 3 in info.seats else info.seats[-1]
        seats = (SeatPlan(PERSON, NAMES[0]), *([SeatPlan(BOT, USUAL_BOT)] * (count - 1)))
        key = await house_of(request).create(
            Plan(game, seats), secret=secret_of(request), start=True, owner=visitor_of(request)
        )
        return remember(request, go(f"/t/{key.table}"), key.secret)

    @app.post("/new/{game}")
    async def create(request: Request, game: str) -> Response:
        info = registry.info(game)
        visitors_of(request).ask(request, "tables")
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
        visitors_of(request).ask(request, "records")
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
        visitors_of(request).ask(request, "records")
        visitors_of(request).ask(request, "tables")
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
        visitors_of(request).ask(request, "seats")
        secret = await house_of(request).sit(table, seat, name, secret=secret_of(request))
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
        return go(f"/t/{table}")

    @app.post("/t/{table}/start")
    async def start(request: Request, table: str) -> Response:
        await house_of(request).start(table, secret_of(request) or "")
        return go(f"/t/{table}")

    @app.post("/t/{table}/rematch")
    async def rematch(request: Request, table: str) -> Response:
        visitors_of(request).ask(request, "tables")
        key = await house_of(request).rematch(table, secret_of(request) or "")
        return go(f"/t/{key.table}")

    @app.post("/t/{table}/continue")
    async def go_on(
        request: Request, table: str, step: Annotated[int, Form(ge=0, le=100_000)], seat: Number
    ) -> Response:
        visitors_of(request).ask(request, "tables")
        key = await house_of(request).continue_table(
            table,
            secret_of(request),
            step=step,
            seat=seat,
            name=NAMES[seat % len(NAMES)],
            owner=visitor_of(request),
        )
        return remember(request, go(f"/t/{key.table}"), key.secret)


def read_text(text: str) -> Record:
    """Read a record that somebody handed in."""
    if len(text) > LONGEST_RECORD:
        message = f"the record has {len(text)} characters; expected at most {LONGEST_RECORD}"
        raise TooMuch("too-long", message, what="record", length=len(text), most=LONGEST_RECORD)
    record = read_record(text)
    for _ in within_time(record.replay()):  # raises, if its entries do not follow the rules
        continue
    return record


def add_errors(app: FastAPI) -> None:
    """Answer mistakes with a page that says, in its reader's language, what was expected."""

    @app.exception_handler(HeliopolisError)
    async def mistaken(request: Request, error: HeliopolisError) -> Response:
        page = page_of(request)
        headers = {"Retry-After": str(error.facts["seconds"])} if "seconds" in error.facts else None
        return HTMLResponse(error_page(page, explain(page.words, error)), status_of(request, error), headers)

    @app.exception_handler(HTTPException)
    async def not_found(request: Request, error: HTTPException) -> Response:
        said = {404: "not-found", 405: "mistake-not-allowed"}.get(error.status_code, "mistake-form-incomplete")
        page = page_of(request)
        return HTMLResponse(error_page(page, page.say(said)), error.status_code)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, _error: RequestValidationError) -> Response:
        page = page_of(request)
        return HTMLResponse(error_page(page, page.say("mistake-form-incomplete")), 422)

    @app.exception_handler(Exception)
    async def broken(request: Request, _error: Exception) -> Response:
        page = page_of(request)
        return HTMLResponse(error_page(page, page.say("mistake-broken")), 500)


def status_of(request: Request, error: HeliopolisError) -> int:
    """Return the status of the answer to a mistake."""
    if isinstance(error, (NoTable, SetupError)) and request.method == "GET":
        return 404
    if isinstance(error, TooFast):
        return 429
    return 503 if isinstance(error, StorageError) else 409
