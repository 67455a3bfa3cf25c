"""Connections to the server: how many there may be, how fast they are opened, and how long a request may take to come.

Whoever opens a connection and says nothing, or little by little, costs the house a file and some memory. Uvicorn waits
for ever; here a connection is closed when the head or the body of a request is not there in time.
"""

import asyncio
import resource
import time
from collections import Counter, OrderedDict

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from heliopolis.tables.limits import Bucket

HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
"""How long the head and the body of a request may take to come."""
MOST_CONNECTIONS = 5_000
FILES_KEPT = 200
"""Files that are kept for other things than connections: the database, bots, pages."""
MOST_FROM_ONE = 500
OPENED_AT_ONCE, OPENED_A_SECOND = 500, 50.0
"""How many connections one address may have, and how fast it may open them: a whole club may sit behind one."""
MOST_ADDRESSES = 10_000

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nbusy\n"
)


class Door:
    """Counts connections, all of them and those of each address."""

    def __init__(self) -> None:
        self.most = MOST_CONNECTIONS
        self.most_from_one = MOST_FROM_ONE
        self.rate = OPENED_AT_ONCE, OPENED_A_SECOND
        self.open = 0
        self.refused = 0
        self._from: Counter[str] = Counter()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Let a connection from an address in, unless there are too many."""
        if self.open >= self.most or (address and not self._lets_in(address)):
            self.refused += 1
            return False
        self.open += 1
        self._from[address] += 1
        return True

    def _lets_in(self, address: str) -> bool:
        now = time.monotonic_ns() // 1_000_000
        if address not in self._buckets:
            self._buckets[address] = Bucket(*self.rate, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return self._from[address] < self.most_from_one and self._buckets[address].take(now) == 0

    def leave(self, address: str) -> None:
        """Let a connection go."""
        self.open -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


DOOR = Door()
"""The only one: uvicorn makes its protocols by itself, without a way to hand them something."""


def allow_files() -> None:
    """Let this process open as many files as it may, and no more connections than there are files for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + FILES_KEPT
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    DOOR.most = min(MOST_CONNECTIONS, soft - FILES_KEPT)


def address_of(connection: "H11Protocol | WebSocketsSansIOProtocol") -> str:
    """Return the address from which a connection comes; none for a trusted proxy, since its connections are all's."""
    host = connection.client[0] if connection.client else ""
    trusted = connection.config.forwarded_allow_ips or ""
    proxies = [each.strip() for each in trusted.split(",")] if isinstance(trusted, str) else trusted
    return "" if host in proxies or "*" in proxies else host


class PunctualProtocol(H11Protocol):
    """Serves a connection whose requests come in time."""

    _address = ""
    _inside = False
    _timer: asyncio.TimerHandle | None = None
    _waits_for = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, and begin to wait for its first request."""
        super().connection_made(transport)
        self._address = address_of(self)
        self._inside = DOOR.enter(self._address)
        if not self._inside:
            transport.write(BUSY)
            transport.close()
            return
        self._wait_for("head", HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Take what comes, and wait for what is missing."""
        if self._inside:
            super().data_received(data)
            self._wait_on()

    def on_response_complete(self) -> None:
        """Wait for the next request: uvicorn closes the connection if nothing comes at all."""
        super().on_response_complete()
        self._wait_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the socket."""
        self._stop_waiting()
        self._inside = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection go."""
        self._stop_waiting()
        super().connection_lost(exc)
        if self._inside:
            DOOR.leave(self._address)

    def _wait_on(self) -> None:
        """Wait for what is missing of a request; what has begun to come in time must end in time."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is None or self.cycle.response_complete:
            idle = self.timeout_keep_alive_task is not None
            self._stop_waiting() if idle else self._wait_for("head", HEAD_SECONDS)
        elif self.cycle.more_body:
            self._wait_for("body", BODY_SECONDS)
        else:
            self._stop_waiting()

    def _wait_for(self, what: str, seconds: float) -> None:
        if self._waits_for != what:
            self._stop_waiting()
            self._waits_for = what
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._waits_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket, which is a connection until it is closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection go."""
        super().connection_lost(exc)
        DOOR.leave(address_of(self))
