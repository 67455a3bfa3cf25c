"""The web application, put together from pages, forms and sockets. Tables are in `heliopolis.tables`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from heliopolis.core.errors import HeliopolisError, SetupError
from heliopolis.core.rng import Rng
from heliopolis.mistakes import explain
from heliopolis.tables.bots import Bots
from heliopolis.tables.errors import NoTable, StorageError, TooFast
from heliopolis.tables.house import House
from heliopolis.tables.limits import Limits
from heliopolis.tables.storage import open_storage
from heliopolis.web.analyses import add_analyses
from heliopolis.web.board import FILES
from heliopolis.web.boardfiles import BoardFiles
from heliopolis.web.forms import add_forms
from heliopolis.web.garbage import seldom_collected
from heliopolis.web.guard import Guard
from heliopolis.web.layout import page_of
from heliopolis.web.learn.routes import add_learning
from heliopolis.web.metrics import Metrics
from heliopolis.web.pages import add_pages
from heliopolis.web.replays import add_replays
from heliopolis.web.rulespage import error_page
from heliopolis.web.sockets import add_sockets
from heliopolis.web.visitors import Visitors
from heliopolis.web.watchdog import Watchdog


def make_app(
    database: str,
    *,
    pause: float = 0.5,
    limits: Limits | None = None,
    bots: Bots | None = None,
    visitors: Visitors | None = None,
    rng: Rng | None = None,
) -> FastAPI:
    """Return the application, which keeps its tables in a database. What is not given is its own."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        watchdog: Watchdog = app.state.metrics.watchdog
        house = House(open_storage(database), pause=pause, limits=limits, bots=bots, rng=rng)
        async with house, seldom_collected(), watchdog.watching():
            app.state.house = house
            yield

    app = FastAPI(title="Heliopolis", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=600)
    app.state.metrics = Metrics()
    app.state.visitors = visitors or Visitors()
    app.add_middleware(Guard, metrics=app.state.metrics)
    app.mount(FILES, BoardFiles(), name="boards")
    app.mount("/static", StaticFiles(directory=str(files("heliopolis.web") / "static")), name="static")
    add_pages(app)
    add_replays(app)
    add_analyses(app)
    add_forms(app)
    add_sockets(app)
    add_learning(app)
    add_errors(app)
    return app


def add_errors(app: FastAPI) -> None:
    """Answer mistakes with a page that says, in its reader's language, what was expected."""

    @app.exception_handler(HeliopolisError)
    async def mistaken(request: Request, error: HeliopolisError) -> Response:
        page = page_of(request)
        headers = {"Retry-After": str(error.facts["seconds"])} if "seconds" in error.facts else None
        return HTMLResponse(error_page(page, explain(error, page.words.language)), status_of(request, error), headers)

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
