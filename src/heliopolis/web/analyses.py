"""Where the analysis of a finished game is asked for: of a table's, and of a record that was handed in."""

from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from heliopolis.core.game import Game
from heliopolis.language import GameSpeaker
from heliopolis.players.analysis.drawing import NO_PANEL, Panel, picture_svg
from heliopolis.tables.errors import NotNow
from heliopolis.tables.looks import look_at_record
from heliopolis.web.analysispage import analysis_section, curve_section
from heliopolis.web.answers import house_of
from heliopolis.web.boards import board_of
from heliopolis.web.layout import page_of
from heliopolis.web.playernames import names_of
from heliopolis.web.recordlink import unpack
from heliopolis.web.replaypage import replay_page
from heliopolis.web.replays import LONGEST_RECORD, Packed, Seen, Step, read_text, record_playback, table_playback
from heliopolis.web.visitors import visitor_of, visitors_of


def name_of(record: str) -> str:
    """Return the name under which the analysis of a record is remembered."""
    return sha256(record.encode()).hexdigest()


def final_board(game: Game, view: Any, names: list[str], language: str) -> Panel:
    """Draw how the table looked in the end, if the game has a drawing of it."""
    board = board_of(game.info.name)
    if board.portrait is None:
        return NO_PANEL
    drawn = board.portrait(view, GameSpeaker(game, language, names))
    return Panel(drawn.whole(), drawn.width, drawn.height, ". ".join(drawn.told))


def add_analyses(app: FastAPI) -> None:
    """Add the pages that show an analysis."""

    @app.get("/t/{table}/analysis", response_class=HTMLResponse)
    async def analysis(
        request: Request, table: str, step: Step = None, seen: Seen | None = None, then: bool = False
    ) -> str:
        await visitors_of(request).ask(request, "records")
        found = await house_of(request).analysis(table)
        playback = await table_playback(request, table, step, seen, then=then, page_name="analysis")
        page = page_of(request, playback.look.language)
        curve = curve_section(page, playback, found, f"/t/{table}/picture.svg")
        return replay_page(page, playback, above=curve, below=analysis_section(page, playback, found))

    @app.get("/t/{table}/picture.svg")
    async def picture(request: Request, table: str) -> Response:
        await visitors_of(request).ask(request, "records")
        house = house_of(request)
        found = await house.analysis(table)
        if found.analysis is None:
            raise NotNow("analysis-waits", "this game is still being analysed; expected a little patience")
        look = await house.look(table)
        assert look.result is not None
        language, names = page_of(request, look.language).language, names_of(look)
        panel = final_board(look.played, look.view, names, language)
        drawn = picture_svg(found.analysis, names, look.result.scores, look.result.places, language, panel)
        return Response(drawn, media_type="image/svg+xml")

    @app.get("/replay/picture.svg")
    async def record_picture(request: Request, record: Packed) -> Response:
        await visitors_of(request).ask(request, "records")
        page, house = page_of(request), house_of(request)
        read = await house.uploads.read(lambda: read_text(unpack(record, LONGEST_RECORD)))
        found = house.analyses.of_record(name_of(record), read, visitor_of(request))
        if found.analysis is None:
            raise NotNow("analysis-waits", "this game is still being analysed; expected a little patience")
        end, names = read.end(), names_of(look_at_record(read, page.language))
        panel = final_board(read.game.played_with(read.edition), end.view(None), names, page.language)
        drawn = picture_svg(found.analysis, names, end.scores(), end.standings(), page.language, panel)
        return Response(drawn, media_type="image/svg+xml")

    @app.get("/replay/analysis", response_class=HTMLResponse)
    async def record_analysis(
        request: Request, record: Packed, step: Step = None, seen: Seen | None = None, then: bool = False
    ) -> str:
        await visitors_of(request).ask(request, "records")
        page, house = page_of(request), house_of(request)
        read = await house.uploads.read(lambda: read_text(unpack(record, LONGEST_RECORD)))
        found = house.analyses.of_record(name_of(record), read, visitor_of(request))
        playback = await house.uploads.read(
            lambda: record_playback(page, record, step, seen, then=then, page_name="/replay/analysis")
        )
        curve = curve_section(page, playback, found, f"/replay/picture.svg?{urlencode({'record': record})}")
        return replay_page(page, playback, above=curve, below=analysis_section(page, playback, found))
