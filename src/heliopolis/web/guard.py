"""What protects the pages: where posts may come from, what a page may load, and the cookie that knows a person."""

from urllib.parse import urlparse

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "me"
YEAR = 31_536_000
LARGEST_POST = 200_000

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


def secret_of(request: HTTPConnection) -> str | None:
    """Return the secret under which somebody is known, if they have one."""
    return request.cookies.get(COOKIE) or None


def remember(answer: Response, secret: str) -> Response:
    """Let the browser keep a person's secret; no script can read it."""
    answer.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax")
    return answer


def same_origin(headers: Headers) -> bool:
    """Tell whether a post or a socket comes from a page of ours."""
    origin = headers.get("origin")
    return origin is not None and urlparse(origin).netloc == headers.get("host")


class Guard:
    """Refuses posts from elsewhere and oversized ones, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = refusal_of(Request(scope))
        await (refusal or self.app)(scope, receive, with_headers(send))


def refusal_of(request: Request) -> Response | None:
    """Return the answer to a post that is not let through."""
    if request.method in ("GET", "HEAD"):
        return None
    if not same_origin(request.headers):
        return PlainTextResponse("This form was not sent from a page of this house.", status_code=403)
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > LARGEST_POST:
        return PlainTextResponse(f"Expected a form of at most {LARGEST_POST} bytes.", status_code=413)
    return None


def with_headers(send: Send) -> Send:
    """Add the headers that protect a page to an answer."""

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return guarded
