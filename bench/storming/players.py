"""The people of a storm: they play on, whatever happens to the servers, and write down what they were told."""

import asyncio
import json
import random
import re
from contextlib import suppress
from typing import Any

import httpx
from bench.storming.ledger import Ledger, Post
from bench.storming.server import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

PLAN = {"name": "Ada", "seat1": "you", "seat2": "bot:greedy", "clock": "5"}
SECONDS = 20
"""How long a page waits before it is loaded again."""
OVER = '<section id="results" class="after-game">'
"""Stands in the page of a game that is over: until then the section is hidden."""
UNSURE = "may have been stored"
"""Stands in the answer to a post of which the server itself does not know what became."""
CLOCK_OUT = "clock has run out"
"""Stands in the log from when the player's clock has run out on: a bot plays the seat, and the log grows by itself."""


class Player:
    """Somebody who plays Ra against a bot, with clocks, at one table after another."""

    def __init__(self, servers: list[Server], ledger: Ledger, seed: int) -> None:
        self.servers = servers
        self.ledger = ledger
        self.random = random.Random(seed)
        self.table = ""
        self.secret = ""
        self.version = 0
        self.posts: dict[str, list[Post]] = {}
        """What was sent at each table …"""
        self.told = 0
        """… and how often a page was told that it was done."""

    async def play_on(self) -> None:
        """Play until told to stop."""
        while True:
            server = self.random.choice(self.servers)
            with suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                await self.play_at(server)
            await asyncio.sleep(0.1)

    async def play_at(self, server: Server) -> None:
        """Play at one server for as long as it is there."""
        origin = {"Origin": server.url}
        cookies = {"me": self.secret} if self.secret else None
        async with httpx.AsyncClient(base_url=server.url, headers=origin, cookies=cookies, timeout=SECONDS) as client:
            if not self.table and not await self.set_up(client):
                await asyncio.sleep(1)
                return
            if not self.version:
                self.noted(await client.post(f"{self.table}/start"))
            address = f"ws{server.url.removeprefix('http')}{self.table}/socket"
            cookie = {"Cookie": f"me={self.secret}"}
            async with connect(address, origin=Origin(server.url), additional_headers=cookie) as page:
                await self.hear(page)
                while await self.move(client, page):
                    continue

    async def set_up(self, client: httpx.AsyncClient) -> bool:
        """Set up the next table; tell whether there is one."""
        answer = self.noted(await client.post("/new/ra", data=PLAN))
        if answer.status_code != 303:
            return False
        self.table, self.secret, self.version = answer.headers["location"], answer.cookies["me"], 0
        self.posts[self.table] = []
        return True

    def noted(self, answer: httpx.Response) -> httpx.Response:
        """Note the status of an answer."""
        self.ledger.note_answer(answer.status_code)
        return answer

    async def hear(self, page: Any) -> dict[str, Any]:
        """Take in the next message of the page."""
        async with asyncio.timeout(SECONDS):
            message: dict[str, Any] = json.loads(await page.recv())
        version = message.get("version", self.version)
        self.ledger.gone_back += version < self.version
        self.version = version
        return message

    async def move(self, client: httpx.AsyncClient, page: Any) -> bool:
        """Make a move if it is one's turn, and wait for its answer; tell whether the game goes on."""
        shown = self.noted(await client.get(self.table))
        if shown.status_code != 200:
            return False
        if OVER in shown.text:
            self.table = ""
            return False
        found = re.search(r'data-version="(\d+)"', shown.text)
        choices = re.findall(r'data-act="([^"]+)"', shown.text)
        if found and int(found[1]) < self.version:
            self.ledger.behind += 1
            await asyncio.sleep(0.1)
        elif found and choices:
            await self.post(page, Post(self.table, self.random.choice(choices), int(found[1])))
        else:
            await self.hear(page)
        return True

    async def post(self, page: Any, post: Post) -> None:
        """Send a move, and wait until the page is told of it, that it was refused, or that it came too late."""
        self.posts[self.table].append(post)
        await page.send(json.dumps({"act": post.choice, "version": post.seen}))
        while not post.answered:
            message = await self.hear(page)
            if "refused" in message:
                post.refused = UNSURE not in message["refused"]["text"]
                return
            told = told_in_log(message)
            if CLOCK_OUT in told:
                return
            if self.version > post.seen and told:
                post.answered = self.version  # the log has grown: the move is told
                self.told += 1


def told_in_log(message: dict[str, Any]) -> str:
    """Return what a message adds to the log, or all of the log if it brings it anew."""
    log = message.get("sections", {}).get("log")
    whole = json.dumps(log, ensure_ascii=False) if log else ""
    return f"{message.get('lines', '')}{whole}"
