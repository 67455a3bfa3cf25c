"""The pages that only show something."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from heliopolis.componentwords import edition_file
from heliopolis.core import registry
from heliopolis.core.rule_search import search
from heliopolis.core.rules import LANGUAGES
from heliopolis.language import GameSpeaker
from heliopolis.players.pieces import said
from heliopolis.tables.conduct import holder_of
from heliopolis.tables.storage import TableLine
from heliopolis.tables.table import FINISHED, SEATING
from heliopolis.web import lobby
from heliopolis.web.answers import go, house_of
from heliopolis.web.guard import back_to, inside, keep, remember, secret_of, table_at
from heliopolis.web.layout import page_of
from heliopolis.web.learn.progress import progress_of
from heliopolis.web.levels import usual_levels
from heliopolis.web.metrics import Metrics
from heliopolis.web.newtable import new_table
from heliopolis.web.playernames import names_of
from heliopolis.web.rulebook import rules_page
from heliopolis.web.rulespage import edition_page
from heliopolis.web.tablepage import TablePage, next_at_screen, shares_screen
from heliopolis.web.visitors import visitors_of
from heliopolis.web.waitingroom import waiting_room

MOST_RESULTS = 6
"""Of how many ended games the lobby tells the scores: for each its table is opened."""


def known(tables: Sequence[TableLine]) -> list[TableLine]:
    """Leave out the tables of games that this house no longer knows."""
    games = set(registry.names())
    return [line for line in tables if line.game in games]


def add_pages(app: FastAPI) -> None:
    """Add the pages that only show something."""

    async def show_lobby(request: Request, wrong_link: str | None = None) -> str:
        house, secret = house_of(request), secret_of(request)
        own = known(await house.held(secret) if secret else [])
        ended = [line for line in own if line.phase == FINISHED][:MOST_RESULTS]
        looks = [await house.look(line.id, secret) for line in ended]
        results = {look.table: look.result for look in looks if look.result is not None}
        front = lobby.Front(
            known(await house.lobby()), own, results, usual_levels(request), house.now(), await progress_of(request)
        )
        return lobby.lobby(page_of(request), front, house.limits, wrong_link)

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
    async def edition(request: Request, game: str) -> PlainTextResponse:
        text = edition_file(registry.game(game), page_of(request).language)
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{game}.toml"'})

    @app.get("/join")
    async def join(request: Request, link: Annotated[str, Query(max_length=300)]) -> Response:
        address = table_at(link)
        return go(address) if address else HTMLResponse(await show_lobby(request, link), 422)

    @app.get("/language/{language}")
    async def language(
        request: Request,
        language: str,
        next: Annotated[str, Query(max_length=31_000, pattern="^[!-~]*$")] = "/",  # noqa: A002
    ) -> Response:
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

    @app.get("/t/{table}/rules/found")
    async def found_at_table(
        request: Request, table: str, language: str, words: Annotated[str, Query(max_length=100)]
    ) -> list[str]:
        look = await house_of(request).look(table)
        return [paragraph.id for paragraph in search(look.played, language, words)]

    @app.get("/t/{table}/about")
    async def about_piece(request: Request, table: str, piece: Annotated[str, Query(max_length=80)]) -> str:
        house, secret = house_of(request), secret_of(request)
        look = await house.look(table, secret)
        remark = await house.worth(table, secret, piece) if secret and not shares_screen(look) else None
        return said(remark, GameSpeaker(look.played, page_of(request, look.language).language, names_of(look)))

    @app.get("/t/{table}/record.txt", response_class=PlainTextResponse)
    async def record(request: Request, table: str) -> PlainTextResponse:
        await visitors_of(request).ask(request, "records")
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
