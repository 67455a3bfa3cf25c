"""How much one visitor may ask of the house, whatever tables they sit at and whoever they say they are.

A visitor is an internet address. Whoever is behind a proxy is known by it only if the proxy is trusted: see
docs/hosting.md.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil

from starlette.requests import HTTPConnection

from heliopolis.tables.errors import TooFast
from heliopolis.tables.limits import DAY, Bucket
from heliopolis.tables.line import HungUp, Line

MOST_BUCKETS = 10_000
"""How many are kept; those used longest ago are forgotten first."""
SOCKET_SECONDS = 30
"""After how many seconds a page may try again that was one too many."""


@dataclass(frozen=True)
class Bounds:
    """How often one visitor may ask for what is costly: so many times at once, and so many more a second.

    A whole club may sit behind one address.
    """

    tables: tuple[int, float] = (60, 0.2)
    tables_for_days: tuple[int, float] = (300, 300 / DAY)
    """With these, one visitor does not reach the bound on tables before they are let go."""
    seats: tuple[int, float] = (60, 0.5)
    seats_for_days: tuple[int, float] = (1_000, 1_000 / DAY)
    """However many people one visitor says they are, a table is not filled with their comings and goings."""
    records: tuple[int, float] = (60, 5.0)
    hints: tuple[int, float] = (30, 0.5)
    pages: tuple[int, float] = (500, 50.0)
    """How fast pages are opened: a trusted proxy's connections are all visitors', so they are told apart here."""
    sockets: int = 400
    """Pages that are open at the same time."""


class Visitors:
    """Counts what each visitor asks for."""

    def __init__(self, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    async def ask(self, request: HTTPConnection, what: str) -> None:
        """Let a visitor ask for `tables`, `seats`, `records`, `hints` or `pages`, or say how long to wait."""
        if what in ("tables", "seats"):
            await self.ask(request, f"{what}_for_days")
        if seconds := await self.take(visitor_of(request), what):
            message = f"that was asked for too often; expected {what} again after {seconds} s"
            raise TooFast("too-often", message, what=what.partition("_")[0], seconds=seconds)

    @asynccontextmanager
    async def socket(self, request: HTTPConnection) -> AsyncIterator[None]:
        """Keep a socket of a visitor open, unless there are too many or they come too fast."""
        await self.ask(request, "pages")
        visitor, most = visitor_of(request), self.bounds.sockets
        if not await self.enter(visitor):
            message = f"too many pages are open; expected at most {most}"
            raise TooFast("too-many-sockets", message, seconds=SOCKET_SECONDS, most=most)
        try:
            yield
        finally:
            await self.leave(visitor)

    async def take(self, visitor: str, what: str) -> int:
        """Let a visitor have something; return 0, or after how many seconds it may be asked for again."""
        now = time.monotonic_ns() // 1_000_000
        key = visitor, what
        if key not in self._buckets:
            burst, rate = getattr(self.bounds, what)
            self._buckets[key] = Bucket(burst, rate, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return ceil(self._buckets[key].take(now))

    async def enter(self, visitor: str) -> bool:
        """Let a visitor open a socket, unless there are too many."""
        if self._sockets[visitor] >= self.bounds.sockets:
            return False
        self._sockets[visitor] += 1
        return True

    async def leave(self, visitor: str, sockets: int = 1) -> None:
        """Take note that a visitor has closed sockets."""
        self._sockets[visitor] -= sockets
        if not self._sockets[visitor]:
            del self._sockets[visitor]


class DistantVisitors(Visitors):
    """Visitors of several processes, who are counted at the other end of a line."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line

    async def take(self, visitor: str, what: str) -> int:
        """Ask whether a visitor may have something now."""
        return int(await self._line.ask("take", [visitor, what]))

    async def enter(self, visitor: str) -> bool:
        """Ask whether a visitor may open a socket."""
        return bool(await self._line.ask("enter", visitor))

    async def leave(self, visitor: str, sockets: int = 1) -> None:
        """Tell that a visitor has closed sockets: if nobody is there to hear it, they are forgotten anyway."""
        with suppress(HungUp):
            for _ in range(sockets):
                await self._line.ask("leave", visitor)


def visitor_of(request: HTTPConnection) -> str:
    """Return what a visitor is known by: an address, or the network of one that has as many as it likes."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return address.exploded[:19] if isinstance(address, IPv6Address) and not address.ipv4_mapped else host


def visitors_of(request: HTTPConnection) -> Visitors:
    """Return the visitors of this application."""
    visitors: Visitors = request.app.state.visitors
    return visitors
