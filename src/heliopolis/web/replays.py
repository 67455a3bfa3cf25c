"""Where moments of games are asked for: at a table, and in records that were handed in."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import FastAPI, Form, Query, Request, Response
from fastapi.responses import HTMLResponse

from heliopolis.core.errors import RecordError
from heliopolis.core.reader import read_record
from heliopolis.core.record import Record
from heliopolis.core.session import Session
from heliopolis.core.state import CHANCE
from heliopolis.language import GameSpeaker
from heliopolis.mistakes import explain
from heliopolis.tables.errors import NotNow, TooFast, TooMuch
from heliopolis.tables.looks import course_of, look_at_record, moment_of
from heliopolis.tables.plan import Continuation
from heliopolis.tables.uploads import within_time
from heliopolis.web.answers import go, house_of
from heliopolis.web.guard import remember, secret_of
from heliopolis.web.layout import Page, page_of
from heliopolis.web.playernames import NAMES
from heliopolis.web.recordlink import LONGEST_LINK, pack, unpack
from heliopolis.web.replaypage import EVERYBODY, Playback, earlier_rules, replay_page, upload_form
from heliopolis.web.tablepage import shares_screen
from heliopolis.web.visitors import visitor_of, visitors_of

LONGEST_RECORD = 150_000
Step = Annotated[int | None, Query(ge=0, le=100_000)]
Seen = Annotated[str, Query(max_length=3)]
Packed = Annotated[str, Query(max_length=LONGEST_LINK, pattern="^[A-Za-z0-9_-]*$")]


def seat_in(seen: str | None, usual: int | None) -> int | None:
    """Return the seat with whose eyes somebody wants to look; a spectator's if they say so."""
    if seen is None:
        return usual
    return int(seen) if seen.isdecimal() else None


def read_text(text: str) -> Record:
    """Read a record that somebody handed in."""
    if len(text) > LONGEST_RECORD:
        message = f"the record has {len(text)} characters; expected at most {LONGEST_RECORD}"
        raise TooMuch("too-long", message, what="record", length=len(text), most=LONGEST_RECORD)
    record = read_record(text)
    if record.moment is not None:  # a state from outside might be anything
        raise NotNow("record-from-moment", "this record goes on from a moment; expected one from its beginning")
    for _ in within_time(record.replay()):  # raises, if its entries do not follow the rules
        continue
    return record


def beginning(record: Record) -> int:
    """Return the step before the first decision: all is dealt then."""
    return next((step for step, entry in enumerate(record.entries) if entry.seat != CHANCE), 0)


async def table_playback(
    request: Request, table: str, step: int | None, seen: str | None, *, then: bool, page_name: str = "replay"
) -> Playback:
    """Return a moment of a table's game, as the one who asks may see it."""
    house, secret = house_of(request), secret_of(request)
    look = await house.look(table, secret)
    if shares_screen(look):
        secret = None
        look = await house.look(table)
    at = look.steps if step is None else min(step, look.steps)
    over = look.result is not None
    viewer = seat_in(seen, look.viewer) if over else look.viewer
    looking = None if over and viewer is None else secret
    all_hands = over and seen == EVERYBODY
    past = await house.moment(table, looking, viewer, at, as_known=then, all_hands=all_hands)
    address = f"/t/{table}"
    return Playback(
        look=look,
        past=past,
        course=await house.course(table, past.viewer),
        address=f"{address}/{page_name}",
        fields={},
        back=address,
        goes_on="" if look.outdated else f"{address}/continue",
        shared=f"{address}/{page_name}?step={past.step}",
        analysed=f"{address}/analysis?step={past.step}"
        if page_name == "replay" and look.result is not None and look.result.complete
        else "",
    )


def record_playback(
    page: Page, packed: str, step: int | None, seen: str | None, *, then: bool, page_name: str = "/replay"
) -> Playback:
    """Return a moment of a record that stands in an address."""
    record = read_text(unpack(packed, LONGEST_RECORD))
    session = Session(record)
    viewer = seat_in(seen, None)
    viewer = viewer if viewer in range(record.seats) else None
    at = beginning(record) if step is None else min(step, len(record.entries))
    over = record.final_scores is not None
    made_by = [""] * len(record.entries)
    all_hands = over and seen == EVERYBODY
    past = moment_of(record, session.events, made_by, viewer, at, over=over, as_known=then, all_hands=all_hands)
    look = look_at_record(record, page.language)
    names = [seat.name or NAMES[number % len(NAMES)] for number, seat in enumerate(look.seats)]
    speaker = GameSpeaker(look.played, page.language, names)
    return Playback(
        look=look,
        past=past,
        course=course_of(record, viewer),
        address=page_name,
        fields={"record": packed},
        goes_on="" if record.outdated else "/continue",
        shared=f"{page_name}?{urlencode({'record': packed, 'step': at})}",
        analysed=f"/replay/analysis?{urlencode({'record': packed, 'step': at})}"
        if page_name == "/replay" and over
        else "",
        notice=earlier_rules(page, record, speaker),
    )


def add_replays(app: FastAPI) -> None:
    """Add the pages that show a moment of a game."""

    @app.get("/t/{table}/replay", response_class=HTMLResponse)
    async def replay(
        request: Request, table: str, step: Step = None, seen: Seen | None = None, then: bool = False
    ) -> str:
        await visitors_of(request).ask(request, "records")
        playback = await table_playback(request, table, step, seen, then=then)
        return replay_page(page_of(request, playback.look.language), playback)

    @app.get("/replay", response_class=HTMLResponse)
    async def replay_record(
        request: Request,
        record: Packed = "",
        step: Step = None,
        seen: Seen | None = None,
        then: bool = False,
    ) -> Response:
        page = page_of(request)
        if not record:
            return HTMLResponse(upload_form(page))
        await visitors_of(request).ask(request, "records")
        try:
            drawn = await house_of(request).uploads.read(
                lambda: replay_page(page, record_playback(page, record, step, seen, then=then))
            )
            return HTMLResponse(drawn)
        except TooFast:
            raise
        except (RecordError, NotNow, TooMuch) as error:
            return HTMLResponse(upload_form(page, "", explain(error, page.words.language)), status_code=422)

    @app.post("/replay", response_class=HTMLResponse)
    async def hand_in(request: Request, text: Annotated[str, Form()]) -> Response:
        await visitors_of(request).ask(request, "records")
        page = page_of(request)
        try:
            await house_of(request).uploads.read(lambda: read_text(text))
            packed = pack(text)
            if not packed:
                raise TooMuch("long-link", "this record is too long for a link; expected a shorter game")
            return go(f"/replay?{urlencode({'record': packed})}")
        except TooFast:
            raise
        except (RecordError, NotNow, TooMuch) as error:
            return HTMLResponse(upload_form(page, text, explain(error, page.words.language)), status_code=422)

    @app.post("/continue")
    async def go_on_from_record(
        request: Request,
        record: Annotated[str, Form(max_length=LONGEST_LINK)],
        step: Annotated[int, Form(ge=0, le=100_000)],
        seat: Annotated[int, Form(ge=0, le=100)],
    ) -> Response:
        await visitors_of(request).ask(request, "records")
        await visitors_of(request).ask(request, "tables")
        found = await house_of(request).uploads.read(lambda: read_text(unpack(record, LONGEST_RECORD)))
        wanted = Continuation(found, step, seat, seat, NAMES[seat % len(NAMES)])
        key = await house_of(request).continue_from(wanted, secret=secret_of(request), owner=visitor_of(request))
        return remember(request, go(f"/t/{key.table}"), key.secret)
