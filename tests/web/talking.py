"""A page's socket, without the page."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tests.serving import Server
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from heliopolis.tables.house import Key
from heliopolis.web.logbook import LOG_LINES
from heliopolis.web.screen import MOST_KNOWN

SECONDS = 10
"""How long a test waits for a message."""

Message = dict[str, Any]


@contextmanager
def talk(
    server: Server,
    table: str,
    key: Key | None = None,
    *,
    language: str = "en",
    more: str = "",
    headers: Mapping[str, str] | None = None,
) -> Iterator[ClientConnection]:
    """Open the socket of a table, as a page of ours does."""
    address = f"ws://127.0.0.1:{server.port}/t/{table}/socket?lang={language}{more}"
    sent = {**({"Cookie": f"me={key.secret}"} if key else {}), **(headers or {})}
    with connect(address, origin=Origin(server.url), additional_headers=sent, open_timeout=SECONDS) as socket:
        yield socket


class Shown:
    """What a page shows, put together from messages as its script does it."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}
        self.known: list[str] = []

    def __getitem__(self, section: str) -> str:
        return "".join(self.parts.get(section, []))

    def take(self, message: Message) -> None:
        """Take in a message."""
        for section, news in message.get("sections", {}).items():
            if isinstance(news[0], list):
                for first, gone, put in news:
                    self.parts[section][first : first + gone] = self.recall(put)
            else:
                self.parts[section] = self.recall(news)
        if message.get("lines"):
            start, _, rest = self["log"].partition("<li ")
            shown, _, end = f"<li {rest}".rpartition("</ol>")
            lines = re.findall(r"<li .*?</li>", message["lines"] + shown, re.DOTALL)
            self.parts["log"] = [start, *lines[:LOG_LINES], "</ol>", end]

    def recall(self, parts: list[str | int]) -> list[str]:
        """Return parts, those that came before in the place of their numbers."""
        for part in parts:
            if isinstance(part, str) and len(self.known) < MOST_KNOWN:
                self.known.append(part)
        return [part if isinstance(part, str) else self.known[part] for part in parts]


def shown_by(message: Message) -> Shown:
    """Return what a page shows that took one message only."""
    shown = Shown()
    shown.take(message)
    return shown


def hear(socket: ClientConnection) -> Message:
    """Wait for the next message."""
    message: Message = json.loads(socket.recv(timeout=SECONDS))
    return message


def hear_refusal(socket: ClientConnection) -> Message:
    """Wait for the next refusal, whatever else is said meanwhile."""
    while True:
        refused: Message | None = hear(socket).get("refused")
        if refused is not None:
            return refused


def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    socket.send(json.dumps(message))
