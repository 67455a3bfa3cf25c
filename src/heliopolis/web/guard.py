"""What protects the pages: where posts may come from, what a page may load, and the cookie that knows a person."""

import logging
import re
import time
from contextlib import suppress
from urllib.parse import urlparse

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heliopolis.tables.conduct import is_secret
from heliopolis.tables.open_tables import TABLE_ID
from heliopolis.web.layout import page_of
from heliopolis.web.metrics import Metrics
from heliopolis.web.rulespage import error_page

log = logging.getLogger(__name__)

COOKIE = "me"
YEAR = 31_536_000
LARGEST_POST = 200_000
UTF_8 = (b"utf-8", b"utf8")
"""How forms may be written: with others, reading some takes minutes, and some can't be read at all."""
METHODS = ("GET", "HEAD", "POST")
"""Those that are counted by name: strangers can't add others."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "media-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


def secret_of(request: HTTPConnection) -> str | None:
    """Return the secret under which somebody is known, if they have one; what can't be one is none."""
    secret = request.cookies.get(COOKIE, "")
    return secret if is_secret(secret) else None


def keep(request: HTTPConnection, answer: Response, name: str, value: str) -> Response:
    """Let the browser keep something that no script can read, and that never leaves a site served by https in clear."""
    secure = request.url.scheme == "https"
    answer.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


def remember(request: HTTPConnection, answer: Response, secret: str) -> Response:
    """Let the browser keep a person's secret."""
    return keep(request, answer, COOKIE, secret)


def same_origin(headers: Headers) -> bool:
    """Tell whether a post or a socket comes from a page of ours."""
    try:
        origin = urlparse(headers.get("origin", "")).netloc
    except ValueError:
        return False
    return origin != "" and origin == headers.get("host")


def inside(link: str) -> str:
    """Return the page of this house to which a link leads, whatever house it names; the lobby if there is none."""
    try:
        parts = urlparse(link if "://" in link or link.startswith("/") else f"//{link}")
    except ValueError:
        return "/"
    if not re.fullmatch(r"/(?!/)[^\\\s]*", parts.path):
        return "/"
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def table_at(link: str) -> str | None:
    """Return the page to which somebody was invited: by a link to a table, a person's own link, or a table's id."""
    link = link.strip()
    if TABLE_ID.fullmatch(link):
        return f"/t/{link}"
    address = inside(link)
    return address if re.match(rf"/(t/{TABLE_ID.pattern}|me/[\w-]+)(?![\w-])", address) else None


def back_to(request: HTTPConnection, address: str) -> str:
    """Return the address of the page from which somebody comes: the one it was drawn with, or what it has become.

    A replay's script changes the step in the address. What the browser tells is believed only of the same page.
    """
    try:
        told = urlparse(request.headers.get("referer", ""))
    except ValueError:
        return address
    if told.netloc != request.headers.get("host") or told.path != urlparse(address).path:
        return address
    return f"{told.path}?{told.query}" if told.query else address


class Guard:
    """Refuses posts from elsewhere and oversized ones, sets the headers of every answer, and counts and logs it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = refusal_of(Request(scope))
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                # A page may hold its reader's own link; other files are asked for again, in case they have changed.
                headers["cache-control"] = "no-cache" if scope["path"].startswith("/static/") else "no-store"
                self.note(scope, message["status"], began)
            await send(message)

        with suppress(ClientDisconnect):  # who goes away in the middle of a form needs no answer
            await (refusal or self.app)(scope, receive, answer)

    def note(self, scope: Scope, status: int, began: float) -> None:
        """Count and log an answer: by its route, never by its address, which may hold a secret."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests[method, status] += 1
        route = getattr(scope.get("route"), "path", "-")
        milliseconds = (time.perf_counter() - began) * 1000
        facts = {"method": method, "route": route, "status": status, "milliseconds": round(milliseconds, 1)}
        log.info("request", extra={"facts": facts})


def refusal_of(request: Request) -> Response | None:
    """Return the answer to a post that is not let through."""
    if request.method in ("GET", "HEAD"):
        return None
    if not same_origin(request.headers):
        return refusal(request, "mistake-form-elsewhere", 403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > LARGEST_POST:
        return refusal(request, "mistake-form-large", 413, most=LARGEST_POST)
    _, parameters = parse_options_header(request.headers.get("content-type", ""))
    if parameters.get(b"charset", b"utf-8").lower() not in UTF_8:
        return refusal(request, "mistake-form-charset", 415)
    return None


def refusal(request: Request, message: str, status: int, **facts: int) -> Response:
    """Say why a post is not let through."""
    page = page_of(request)
    return HTMLResponse(error_page(page, page.say(message, **facts)), status)
