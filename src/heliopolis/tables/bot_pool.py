"""Bots, thinking in processes of their own, so that the loop that serves people never waits for them.

A bot that fails, dies or takes too long is replaced for that decision by the level below; the last chooses at random
and can't fail. A process that takes too long, or fails in whatever way, is ended, and another takes its place; so is
one that died while nothing was asked of it. Who is served next is the matter of `bot_queue`.

Bots that hardly think have a process of their own, which is asked many things at once: else each would wait for the
loop to hear the answer before, and behind those who think for a second. So has Ra himself, who thinks for seconds: no
other game waits for him, his process leaves the processor to the others, and the more tables he is asked at, the
shorter he thinks.
"""

import asyncio
import logging
from collections import defaultdict

from heliopolis.players.levels import LONGEST, LONGEST_OF_RA, RA_HIMSELF
from heliopolis.tables.bot_channel import BotChannel
from heliopolis.tables.bot_process import NOBODY
from heliopolis.tables.bot_queue import BOTS_ALONE, CHECK, PEOPLE, BotQueue, Claim
from heliopolis.tables.bots import Bots, BotState, Question, Reply

log = logging.getLogger(__name__)

QUICK_SECONDS = 0.004
"""A bot that thinks for less than this, on the average, hardly does."""
AT_ONCE = 128
"""How many questions the process of such bots is asked at once: so many that a busy loop, which hears their answers
twenty times a second, keeps up with a thousand tables; so few that nobody waits behind them for half a second."""
PATIENT_NICENESS = 12
"""Of Ra's own process: other bots' go first."""


class BotPool(Bots):
    """A few processes, started when they are first needed."""

    def __init__(self, processes: int = 2, seconds: float = 5.0, module: str = "heliopolis.tables.bot_process") -> None:
        self.seconds = seconds
        self.module = module
        self._thinking = [BotChannel(module) for _ in range(processes)]
        self._quick = BotChannel(module)
        self._patient = BotChannel(module, PATIENT_NICENESS)
        self._thoughtful_queue = BotQueue(self._thinking)
        self._quick_queue = BotQueue([self._quick] * AT_ONCE)
        self._patient_queue = BotQueue([self._patient])
        self._usual: defaultdict[tuple[str, str], float] = defaultdict(lambda: QUICK_SECONDS)
        """For how many seconds each bot of each game thinks; of one that was never asked nothing is expected."""
        self.failures = 0
        """How many questions in a row were not answered."""
        self._checking: asyncio.Task[Reply] | None = None

    @property
    def channels(self) -> list[BotChannel]:
        """All processes."""
        return [*self._thinking, self._quick, self._patient]

    async def state(self) -> BotState:
        """Tell how the processes are: if the last question was not answered, by asking another."""
        if self.failures:
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self.ask({"bot": NOBODY}, Claim(CHECK, "")))
            await asyncio.wait([self._checking], timeout=self.seconds)  # a process may take longer to start
        queues = self._thoughtful_queue, self._quick_queue, self._patient_queue
        waiting, longest = sum(queue.waiting for queue in queues), max(queue.longest_wait() for queue in queues)
        return BotState(not self.failures, waiting, longest)

    async def ask(self, question: Question, claim: Claim) -> Reply:
        """Ask a process that is free, when it is the asker's turn."""
        bot = question.get("game", {}).get("name", ""), question["bot"]
        is_patient = bot[1] == RA_HIMSELF
        quick = not is_patient and claim.rank in (PEOPLE, BOTS_ALONE) and self._usual[bot] < QUICK_SECONDS
        queue = self._patient_queue if is_patient else self._quick_queue if quick else self._thoughtful_queue
        async with queue.lend(claim) as channel:
            thinking = self._shared_seconds() if is_patient else 0.0
            limit = self.seconds + thinking
            try:
                await channel.begin()
                async with asyncio.timeout(limit):
                    reply = await channel.ask({**question, "longest": thinking} if is_patient else question)
            except TimeoutError:
                trouble = f"no answer within {limit:g} s"
                await channel.end()
            except EOFError as error:
                trouble = f"its process ended ({type(error).__name__})"
            except Exception as error:  # whatever the loop makes of a process that has ended
                trouble = f"its process ended ({type(error).__name__})"
                await channel.end()
            except asyncio.CancelledError:
                if not quick:  # nobody needs what it is thinking about
                    await channel.end()
                raise
            else:
                self.failures = 0
                if "seconds" in reply:  # of the processor's time, so that it does not depend on who else thinks
                    self._usual[bot] += (reply["seconds"] - self._usual[bot]) / 8
                return Reply(reply, reply.get("error", ""))
            self.failures += 1
            return Reply({}, trouble)

    def _shared_seconds(self) -> float:
        """Return for how long Ra himself may think, so that those who wait for him get their part of the time."""
        return max(LONGEST, LONGEST_OF_RA / (1 + self._patient_queue.waiting))

    async def close(self) -> None:
        """End all processes."""
        if self._checking is not None:
            self._checking.cancel()
        for channel in self.channels:
            await channel.end()
