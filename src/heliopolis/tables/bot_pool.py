"""Bots, thinking in processes of their own, so that the loop that serves people never waits for them.

A bot that fails, dies or takes too long is replaced for that decision by the level below; the last chooses at random
and can't fail. A process that takes too long, or fails in whatever way, is ended, and another takes its place; so is
one that died while nothing was asked of it. Who is served next is the matter of `bot_queue`.
"""

import asyncio
import json
import logging
import secrets
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import Any, NamedTuple

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.rng import SystemRng
from heliopolis.core.state import State
from heliopolis.players.catalogue import RANDOM, Relief, choose_at_random
from heliopolis.tables.bot_process import ADVISER, NOBODY
from heliopolis.tables.bot_queue import ADVICE, CHECK, PEOPLE, BotQueue, Claim

log = logging.getLogger(__name__)

SEED_BITS = 60
ANYBODY = Claim(PEOPLE, "")

Question = dict[str, Any]
"""What is sent to a process, as plain data."""


class Advice(NamedTuple):
    """What a choice promises: how often the first place, and which place on average."""

    action: int
    win: float
    place: float


class BotPool:
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int = 2, seconds: float = 5.0, module: str = "heliopolis.tables.bot_process") -> None:
        self.seconds = seconds
        self.module = module
        self._all = [_Process(module) for _ in range(processes)]
        self._queue = BotQueue(self._all)
        self.failures = 0
        """How many questions in a row were not answered."""

    @property
    def waiting(self) -> int:
        """Return how many questions wait for a process."""
        return self._queue.waiting

    @property
    def longest_wait(self) -> float:
        """Return for how many seconds the first question of a game that people play has waited."""
        return self._queue.longest_wait()

    async def choose(self, game: Game, known: State, seat: int, bot: str, claim: Claim = ANYBODY) -> int:
        """Return a legal action for a seat, given a state that the seat can't tell from the true one."""
        relief = Relief(bot)
        while relief.bot != RANDOM:
            reply, trouble = await self._ask(_question(game, known, seat, relief.bot), claim)
            if relief.accepts(known, seat, reply.get("action"), trouble):
                return int(reply["action"])
        return choose_at_random(known, seat, SystemRng())

    async def advise(self, game: Game, known: State, seat: int, owner: str = "") -> list[Advice]:
        """Return what the best choices promise, the best first; nothing if the adviser fails."""
        reply, trouble = await self._ask(_question(game, known, seat, ADVISER), Claim(ADVICE, owner))
        if trouble:
            log.warning("the adviser on %s failed: %s", game.info.name, trouble)
        return [Advice(*each) for each in reply.get("advice", [])]

    async def answers(self) -> bool:
        """Tell whether bots answer: if the last question was not answered, by asking another."""
        if self.failures:
            await self._ask({"bot": NOBODY}, Claim(CHECK, ""))
        return not self.failures

    async def _ask(self, question: Question, claim: Claim) -> tuple[dict[str, Any], str]:
        """Return a bot's reply, and what went wrong if anything did."""
        async with self._queue.lend(claim) as process:
            try:
                async with asyncio.timeout(self.seconds):
                    reply = await process.ask(json.dumps(question).encode())
            except TimeoutError:
                trouble = f"no answer within {self.seconds:g} s"
            except Exception as error:  # whatever the loop makes of a process that has ended
                trouble = f"its process ended ({type(error).__name__})"
            except asyncio.CancelledError:
                await process.end()
                raise
            else:
                self.failures = 0
                return reply, reply.get("error", "")
            self.failures += 1
            await process.end()
            return {}, trouble

    async def close(self) -> None:
        """End all processes."""
        for process in self._all:
            await process.end()


def _question(game: Game, known: State, seat: int, bot: str) -> Question:
    return {
        "game": asdict(registry.registration(game.info.name)),
        "bot": bot,
        "state": known.save(),
        "seat": seat,
        "seed": secrets.randbits(SEED_BITS),
    }


class _Process:
    """One process that answers one question at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.running: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None

    async def ask(self, question: bytes) -> dict[str, Any]:
        """Send a question and return the answer."""
        if self.running is not None and self.running.returncode is not None:
            log.warning("a process in which bots think has ended by itself")
            await self.end()
        running = self.running or await self._start()
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(question + b"\n")
        await running.stdin.drain()
        line = await running.stdout.readline()
        if not line:
            raise EOFError
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        """Start the process. Whoever asked may run out of time meanwhile: it starts all the same, for `end` to end."""
        starting = asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        self._starting = asyncio.create_task(starting)
        self.running = await asyncio.shield(self._starting)
        self._starting = None
        return self.running

    async def end(self) -> None:
        """End the process, whatever it is doing, and even if it was just being started."""
        running, self.running = self.running, None
        if self._starting is not None:
            starting, self._starting = self._starting, None
            with suppress(OSError):
                running = await starting
        if running is not None:
            with suppress(ProcessLookupError):
                running.kill()
            await running.wait()
            if running.stdin is not None:
                running.stdin.close()
