"""What the answers to requests have in common: the house they ask, and the way on to another page."""

from fastapi import Response
from fastapi.responses import RedirectResponse
from starlette.requests import HTTPConnection

from heliopolis.tables.house import House


def house_of(request: HTTPConnection) -> House:
    """Return the tables of this application."""
    house: House = request.app.state.house
    return house


def go(address: str) -> Response:
    """Send the browser on to another page."""
    return RedirectResponse(address, status_code=303)
