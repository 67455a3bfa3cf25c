"""A real server for tests: uvicorn in a thread, with a real SQLite file, and its house within reach."""

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import uvicorn

from heliopolis.core import registry
from heliopolis.core.record import Record, new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import OVER, State
from heliopolis.tables.house import House, Key
from heliopolis.tables.limits import Limits
from heliopolis.tables.looks import Look
from heliopolis.tables.plan import Continuation, Plan, SeatPlan
from heliopolis.tables.table import BOT, PERSON
from heliopolis.terminal.serve import SETTINGS
from heliopolis.web.app import make_app
from heliopolis.web.visitors import Bounds

T = TypeVar("T")

PATIENT = Limits(burst=100_000, rate=100_000.0)
"""The bounds of a house whose visitors are faster than people."""
MANY = 100_000, 1.0
UNBOUNDED = Bounds(MANY, MANY, MANY, MANY, MANY, MANY, MANY, 100_000)
"""All visitors of these tests come from one address."""
SECONDS = 20
"""How long a test waits for the server before it fails."""
PATIENCE = 60.0
"""How many seconds bots may think: on a busy machine nobody takes their place."""


class Server:
    """Serves a database file at a port of this machine, until stopped; it may be started again."""

    def __init__(self, database: Path, limits: Limits = PATIENT) -> None:
        self.database = database
        self.limits = limits
        self.rng = SeededRng(0)
        self.port = 0
        self.app: Any = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        """The address of the lobby, without the slash."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Serve, at the port of the last time if there was one."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.app = make_app(f"sqlite:///{self.database}", pause=0, rng=self.rng)
        config = uvicorn.Config(self.app, **SETTINGS)
        server = self._server = uvicorn.Server(config)

        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await server.serve(sockets=[listening])

        def run() -> None:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(serve())

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + SECONDS
        while not server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server takes too long to start"
            time.sleep(0.01)
        self.app.state.house.limits = self.limits
        self.app.state.house.bots.seconds = PATIENCE
        self.app.state.house.bots.rng = self.rng
        self.app.state.visitors.bounds = UNBOUNDED
        return self

    def deal_for(self, test: str) -> None:
        """Let chance begin anew for a test, so that it meets the same deals whatever was tested before."""
        self.rng.state = SeededRng(crc32(test.encode())).state

    def stop(self) -> None:
        """Stop serving, as a signal would."""
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive(), "the server does not stop"

    @property
    def running(self) -> bool:
        """Tell whether the server serves."""
        return self._thread is not None and self._thread.is_alive()

    def ask(self, question: Callable[[House], Awaitable[T]]) -> T:
        """Ask the house itself, as a page would."""

        async def answer() -> T:
            return await question(self.app.state.house)

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(answer(), self._loop).result(SECONDS)

    # What tests often need.

    def table(self, game: str, seats: int = 2, *, own: int = 1, bot: str = "random", **plan: Any) -> Key:
        """Set up a table that is being played: own seats first, then bots."""
        planned = [SeatPlan(PERSON, f"Ada {number}" if number else "Ada") for number in range(own)]
        planned += [SeatPlan(BOT, bot)] * (seats - own)
        return self.ask(lambda house: house.create(Plan(game, tuple(planned), **plan), start=True))

    def look(self, key: Key) -> Look:
        """Look at a table."""
        return self.ask(lambda house: house.look(key.table, key.secret))

    def finished(self, game: str, seats: int = 2, seed: int = 1) -> Key:
        """Set up a table and play it to its end."""
        key = self.table(game, seats)
        self.ask(lambda house: play_on(house, key, seed))
        return key

    def from_moment(self, record: Record, step: int, seat: int, *, bot: str = "random") -> Key:
        """Set up a table that goes on from a moment of a record."""
        return self.ask(lambda house: house.continue_from(Continuation(record, step, None, seat, "Ada", bot)))


def play_on(house: House, key: Key, seed: int = 1, most: int = 100_000) -> Coroutine[Any, Any, int]:
    """Decide at random for whoever holds a key, until the game is over or so many decisions were made."""
    rng = SeededRng(seed)

    async def play() -> int:
        made = 0
        async with house.listen(key.table) as listener:
            while made < most:
                look = await house.look(key.table, key.secret)
                if look.result is not None:
                    break
                if not look.legal or look.viewer is None:
                    await anext(listener)
                    continue
                action = look.legal[rng.below(len(look.legal))]
                await house.act(key.table, key.secret, seat=look.viewer, version=look.version, action=action)
                made += 1
        return made

    return play()


def moments(name: str, seats: int, seed: int) -> Iterator[Session]:
    """Play a random game: stop before each decision."""
    rng = SeededRng(seed)
    session = Session(new_record(registry.game(name), seats))
    session.settle(rng)
    while session.state.actor() != OVER:
        yield session
        legal = session.state.legal_actions(session.state.actor())
        session.decide(int(session.state.actor()), legal[rng.below(len(legal))])
        session.settle(rng)


def search(name: str, seats: int, wanted: Callable[[State], bool], seeds: range = range(1, 400)) -> tuple[Record, int]:
    """Find a moment of a random game: return its record up to there, and the seat that is to decide."""
    for seed in seeds:
        for session in moments(name, seats, seed):
            if wanted(session.state):
                return session.record, int(session.state.actor())
    raise AssertionError(f"no random game of {name} has such a moment")


def each_phase(name: str, seats: int, seed: int = 1) -> dict[str, tuple[Record, int, int]]:
    """Find a moment of each phase of a random game: the record, the step, and the seat that is to decide."""
    found: dict[str, list[tuple[int, int]]] = {}
    for session in moments(name, seats, seed):
        seen = found.setdefault(session.state.view(None)["phase"], [])
        seen.append((len(session.record.entries), int(session.state.actor())))
    return {phase: (session.record, *seen[len(seen) // 2]) for phase, seen in found.items()}
