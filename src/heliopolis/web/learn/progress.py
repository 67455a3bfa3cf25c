"""How a visitor's progress is found: their browser keeps it, and so does the house, for who it knows."""

from starlette.requests import HTTPConnection

from heliopolis.tables.learners import Progress
from heliopolis.web.answers import house_of
from heliopolis.web.guard import secret_of

COOKIE = "learnt"


async def progress_of(request: HTTPConnection) -> Progress:
    """Return what a visitor has learned, on this device or elsewhere."""
    here, secret = Progress.read(request.cookies.get(COOKIE, "")), secret_of(request)
    return here.joined(await house_of(request).learnt(secret)) if secret else here
