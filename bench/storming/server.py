"""The servers of a storm, and what they stand on: a wall clock that can be set, and a disk that can be filled."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

COMMAND = "import sys; from heliopolis.terminal.main import main; sys.exit(main())"
WRONG_CLOCK = """
import time
from pathlib import Path
wall, shift = time.time_ns, Path(__file__).with_name("shift")
time.time_ns = lambda: wall() + int(shift.read_text()) * 1_000_000_000
time.time = lambda: time.time_ns() / 1e9
"""
"""Loaded by every process of a server before anything else: its clock on the wall is wrong by what a file says."""
PATIENCE = 120.0
ENDING_SECONDS = 60.0
"""How long a server may take to heal and to end before it is given up: what it took is told."""
ANSWER_SECONDS = 20.0
"""How long it may take to tell whether it is well: it asks bots and the storage, and each may take five seconds."""
DISK_BYTES = 256 * 2**20


class NotHealed(Exception):
    """A server is not well within `PATIENCE`."""


class WallClock:
    """The clock on the wall of all servers, which can be set forward and back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "wall-clock"
        self.folder.mkdir(exist_ok=True)
        (self.folder / "sitecustomize.py").write_text(WRONG_CLOCK)
        self.seconds = 0
        self.jump(0)

    def jump(self, seconds: int) -> None:
        """Set it forward, or back."""
        self.seconds += seconds
        beside = self.folder / "shift.new"
        beside.write_text(str(self.seconds))
        beside.replace(self.folder / "shift")


class Server:
    """A server process, which is started again when it has been killed."""

    def __init__(self, database: str, clock: WallClock, log: Path, processes: int = 1) -> None:
        self.database = database
        self.processes = processes
        self.clock = clock
        self.log = log
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; whether it answers is another matter."""
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        arguments += ["--processes", str(self.processes)]
        with self.log.open("ab") as log:
            path = os.pathsep.join([str(self.clock.folder), os.environ.get("PYTHONPATH", "")])
            environment = os.environ | {"PYTHONPATH": path.strip(os.pathsep)}
            command = [sys.executable, "-c", COMMAND, *arguments]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def send(self, number: signal.Signals) -> None:
        """Send a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    def bots(self) -> list[int]:
        """Return the processes in which its bots think."""
        return self._children("heliopolis.tables.bot_process")

    def workers(self) -> list[int]:
        """Return the processes that serve, if there are several."""
        return self._children("heliopolis.terminal.worker")

    def _children(self, module: str) -> list[int]:
        assert self.process is not None
        return [child for child in children_of(self.process.pid) if module in command_of(child)]

    async def kill(self) -> None:
        """Pull the plug, and start the server again."""
        self.send(signal.SIGKILL)
        assert self.process is not None
        await asyncio.to_thread(self.process.wait)
        self.start()

    async def end(self) -> float:
        """Ask it to end, and wait until it has; return after how many seconds it had."""
        began = time.monotonic()
        self.send(signal.SIGTERM)
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, ENDING_SECONDS)
        return time.monotonic() - began

    async def begun_or_ended(self) -> None:
        """Wait until it answers, or has ended by itself: on a busy machine either takes a while."""
        assert self.process is not None
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, timeout=ANSWER_SECONDS) as client:
            while self.process.poll() is None and time.monotonic() - began < PATIENCE:
                with suppress(httpx.TransportError):
                    await client.get("/health")
                    return
                await asyncio.sleep(0.05)

    async def healed(self) -> float:
        """Wait until it is well; return after how many seconds it was."""
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.url, timeout=ANSWER_SECONDS) as client:
            while time.monotonic() - began < PATIENCE:
                with suppress(httpx.TransportError):
                    if (await client.get("/health")).status_code == 200:
                        return time.monotonic() - began
                await asyncio.sleep(0.05)
        raise NotHealed


class Disk:
    """Where an SQLite file lies: a file system of its own where one may be mounted, which needs root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self._filler = self.folder / "filler"
        self._mounted = False

    def __enter__(self) -> Self:
        self.folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "storm", str(self.folder)]
        with suppress(OSError):
            self._mounted = subprocess.run(command, capture_output=True).returncode == 0
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)

    def fill(self, server: Server) -> None:
        """Leave no room: where nothing was mounted, none for files of the server to grow."""
        if not self._mounted:
            largest = max(file.stat().st_size for file in self.folder.iterdir())
            self._bound_files(server, largest)
            return
        with suppress(OSError), self._filler.open("ab", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def clear(self, server: Server) -> None:
        """Make room again."""
        if not self._mounted:
            self._bound_files(server, resource.RLIM_INFINITY)
        self._filler.unlink(missing_ok=True)

    def _bound_files(self, server: Server, most: int) -> None:
        assert server.process is not None
        with suppress(ProcessLookupError):
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def command_of(process: int) -> list[str]:
    """Return the command that a process runs; nothing if it has ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8").split("\0")
    return []


def kill(process: int) -> None:
    """Kill a process, unless it has just ended."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
