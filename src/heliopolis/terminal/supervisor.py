"""Several processes that serve one house at one port, and one that looks after them.

The system deals new connections out between the processes (`SO_REUSEPORT`). Whichever dies is started again, and
meanwhile the others take over what it was about to do. What has to be one for all stays here: bots, and what each
visitor may ask for. The processes reach it by a `Line`; when the supervisor is gone, they end.
"""

import asyncio
import json
import logging
import signal
import socket
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass

from heliopolis.core.errors import SetupError
from heliopolis.tables.bot_pool import BotPool
from heliopolis.tables.bots import answer_for
from heliopolis.tables.duties import Duty
from heliopolis.tables.limits import Limits
from heliopolis.tables.line import HungUp, Line
from heliopolis.web.visitors import Visitors

log = logging.getLogger(__name__)

WORKER = "heliopolis.terminal.worker"
ENDING_SECONDS = 9.0
"""How long a process may take to end."""
LONGEST_PAUSE = 2.0
"""After how many seconds at most a process is started again: the others might die meanwhile."""
RETRY_SECONDS = 0.2
WAITING_SECONDS = 3.0
"""How long processes may take to leave the port whose supervisor was killed."""
TAKING_OVER_SECONDS = 2.0
"""How long a process may take to take over from another, before the next is asked."""


@dataclass(frozen=True)
class Serving:
    """What a process needs to know in order to serve."""

    host: str
    port: int
    database: str
    modules: list[str]
    """Modules that register games."""
    limits: Limits

    def as_json(self) -> bytes:
        """Write it down for a process."""
        return json.dumps(asdict(self)).encode()

    @classmethod
    def from_json(cls, text: str) -> "Serving":
        """Read what was written down."""
        data = json.loads(text)
        return cls(**{**data, "limits": Limits(**data["limits"])})


def bound(host: str, port: int, *, shared: bool) -> socket.socket:
    """Return a socket at a port; others may have the same one if it is shared by all."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SetupError(f"port {port} of {host} can't be had: {error.strerror}; expected a free one") from None
    return listening


async def expect_free(host: str, port: int) -> None:
    """Refuse a port that somebody else has, with whom it would be shared; who is just ending is waited for."""
    end = asyncio.get_running_loop().time() + WAITING_SECONDS
    while True:
        try:
            bound(host, port, shared=False).close()
            return
        except SetupError:
            if asyncio.get_running_loop().time() > end:
                raise
        await asyncio.sleep(RETRY_SECONDS)


class Supervisor:
    """Looks after the processes that serve."""

    def __init__(self, serving: Serving, processes: int) -> None:
        if not hasattr(socket, "SO_REUSEPORT"):
            raise SetupError("this system can't share a port between processes; expected --processes 1")
        self.serving = serving
        self.bots = BotPool()
        self.visitors = Visitors()
        self.workers = [Worker(self, number) for number in range(1, processes + 1)]

    async def run(self, tell: Callable[[], None]) -> None:
        """Serve until told to end; tell once all processes do."""
        told_to_end = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, told_to_end.set)
        where = self.serving.host, self.serving.port
        await expect_free(*where)
        with closing(bound(*where, shared=True)):  # the port stays ours, whoever dies
            duties = [Duty(f"server process {each.number}", each.live, LONGEST_PAUSE) for each in self.workers]
            starting = asyncio.create_task(self._start(duties, tell))
            await told_to_end.wait()
            starting.cancel()
            await asyncio.gather(*(duty.end() for duty in duties))
            await self.bots.close()

    async def _start(self, duties: list[Duty], tell: Callable[[], None]) -> None:
        """Start one process after the other: the first notes for how long no server ran, before others serve."""
        for duty, worker in zip(duties, self.workers, strict=True):
            duty.begin()
            await worker.serves.wait()
        tell()

    async def has_ended(self, gone: "Worker") -> None:
        """Let one of the others take over what a process was about to do."""
        for worker in self.workers:
            if worker is not gone and worker.line is not None and worker.serves.is_set():
                with suppress(HungUp, TimeoutError):
                    await asyncio.wait_for(worker.line.ask("take over"), TAKING_OVER_SECONDS)
                    return


class Worker:
    """One of the processes, through all its lives."""

    def __init__(self, supervisor: Supervisor, number: int) -> None:
        self.supervisor = supervisor
        self.number = number
        self.line: Line | None = None
        self.serves = asyncio.Event()
        self._sockets: Counter[str] = Counter()
        """How many pages each visitor has open there."""

    async def live(self) -> None:
        """Start the process, and answer it until it ends."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", WORKER, str(theirs.fileno())),
                pass_fds=[theirs.fileno()],
                stdin=asyncio.subprocess.PIPE,
            )
        self.line = self._answering(Line(ours))
        talking = asyncio.create_task(self.line.talk())
        try:
            await process.communicate(self.supervisor.serving.as_json())
            log.warning("server process %d has ended with status %s", self.number, process.returncode)
        finally:
            self.serves.clear()
            await end(process)
            talking.cancel()
            await self._forget_sockets()
        await self.supervisor.has_ended(self)

    def _answering(self, line: Line) -> Line:
        """Answer what a process has to ask."""
        visitors = self.supervisor.visitors

        async def serves(_: None) -> None:
            self.serves.set()

        async def take(about: list[str]) -> int:
            return await visitors.take(*about)

        async def enter(visitor: str) -> bool:
            entered = await visitors.enter(visitor)
            self._sockets[visitor] += entered
            return entered

        async def leave(visitor: str) -> None:
            self._sockets[visitor] -= 1
            await visitors.leave(visitor)

        answer_for(self.supervisor.bots, line)
        line.answers |= {"serves": serves, "take": take, "enter": enter, "leave": leave}
        return line

    async def _forget_sockets(self) -> None:
        """Take note that all pages are closed which the process had open."""
        for visitor, sockets in self._sockets.items():
            if sockets:
                await self.supervisor.visitors.leave(visitor, sockets)
        self._sockets.clear()


async def end(process: asyncio.subprocess.Process) -> None:
    """End a process: as it likes, or after a while without asking."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), ENDING_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()
