"""Bots as a table asks them, wherever they think: in processes of this house (`bot_pool`), or behind a `line`."""

import logging
from abc import ABC, abstractmethod
from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

from heliopolis.core import registry
from heliopolis.core.game import Game
from heliopolis.core.registry import Registration
from heliopolis.core.rng import Rng, SystemRng
from heliopolis.core.state import State
from heliopolis.players.advice.choices import Advice
from heliopolis.players.analysis.work import Result, Task
from heliopolis.players.catalogue import RANDOM, Relief, choose_at_random
from heliopolis.tables.bot_process import ADVISER, ANALYST
from heliopolis.tables.bot_queue import ADVICE, ANALYSIS, PEOPLE, Claim
from heliopolis.tables.line import Line

log = logging.getLogger(__name__)

SEED_BITS = 28
"""How much of a seed is drawn at once: no generator is asked for more."""
ANYBODY = Claim(PEOPLE, "")

Question = dict[str, Any]
"""What is sent to a process, as plain data."""


class Reply(NamedTuple):
    """What a bot answered, and what went wrong if anything did."""

    answer: dict[str, Any]
    trouble: str


class BotState(NamedTuple):
    """How those are who think."""

    answering: bool
    waiting: int
    """How many questions wait for a process …"""
    longest_wait: float
    """… and for how many seconds the first one of a game that people play has waited."""


class Bots(ABC):
    """Those who choose for bots, and advise people."""

    rng: Rng = SystemRng()
    """What each bot's own generator is seeded from."""

    async def choose(self, game: Game, known: State, seat: int, bot: str, claim: Claim = ANYBODY) -> int:
        """Return a legal action for a seat, given a state that the seat can't tell from the true one."""
        relief = Relief(bot)
        while relief.bot != RANDOM:
            answer, trouble = await self.ask(self._question(game, known, seat, relief.bot), claim)
            if relief.accepts(known, seat, answer.get("action"), trouble):
                return int(answer["action"])
        return choose_at_random(known, seat, self.rng)

    async def advise(self, game: Game, known: State, seat: int, owner: str = "") -> list[Advice]:
        """Return what the best choices promise, the best first; nothing if the adviser fails."""
        answer, trouble = await self.ask(self._question(game, known, seat, ADVISER), Claim(ADVICE, owner))
        if trouble:
            log.warning("the adviser on %s failed: %s", game.info.name, trouble)
        return [Advice.load(each) for each in answer.get("advice", [])]

    async def judge(self, game: Game, known: State, seat: int, action: int, owner: str = "") -> Advice | None:
        """Return what is clearly better than an action, if there is anything; nothing, too, if the adviser fails."""
        question = {**self._question(game, known, seat, ADVISER), "made": action}
        answer, trouble = await self.ask(question, Claim(ADVICE, owner))
        if trouble:
            log.warning("the adviser on %s failed: %s", game.info.name, trouble)
        return next((Advice.load(each) for each in answer.get("advice", [])), None)

    async def analyse(self, game: Game, task: Task, owner: str = "") -> Result | None:
        """Do a task of an analysis, when nobody else has anything to ask; nothing if it fails."""
        question = {"bot": ANALYST, "game": _found_at(registry.registration(game.info.name)), "task": task}
        answer, trouble = await self.ask(question, Claim(ANALYSIS, owner))
        if trouble:
            log.warning("the analyst of %s failed: %s", game.info.name, trouble)
        result: Result | None = answer.get("result")
        return result

    def _question(self, game: Game, known: State, seat: int, bot: str) -> Question:
        return {
            "game": _found_at(registry.registration(game.info.name)),
            "bot": bot,
            "state": known.save(),
            "seat": seat,
            "seed": (self.rng.below(1 << SEED_BITS) << SEED_BITS) | self.rng.below(1 << SEED_BITS),
        }

    @abstractmethod
    async def ask(self, question: Question, claim: Claim) -> Reply:
        """Ask a bot something, when it is the asker's turn."""

    @abstractmethod
    async def state(self) -> BotState:
        """Tell how those are who think."""

    @abstractmethod
    async def close(self) -> None:
        """Ask nothing more."""


class DistantBots(Bots):
    """Bots that think for several processes, at the other end of a line."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def ask(self, question: Question, claim: Claim) -> Reply:
        """Ask the process that has all bots."""
        return Reply(*await self._line.ask("bot", [question, claim.rank, claim.owner]))

    async def state(self) -> BotState:
        """Tell how those are who think for all."""
        return BotState(*await self._line.ask("bots", None))

    async def close(self) -> None:
        """Leave them to the others."""


def answer_for(bots: Bots, line: Line) -> None:
    """Let whoever is at the other end of a line ask bots."""

    async def ask(about: list[Any]) -> Reply:
        question, rank, owner = about
        return await bots.ask(question, Claim(rank, owner))

    async def state(_: None) -> BotState:
        return await bots.state()

    line.answers |= {"bot": ask, "bots": state}


@lru_cache(maxsize=64)
def _found_at(registration: Registration) -> dict[str, Any]:
    """Tell a process where a game lies."""
    return asdict(registration)
