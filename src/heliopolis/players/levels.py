"""The levels a person may play against, from the Scribe to Ra himself. A level is a strength, not a way of playing.

Every level searches; they differ in how long, and the lower ones are content with a choice that is nearly the best.
Budgets are iterations, so that a choice can be repeated on a busy machine; a limit in seconds guards a slow one.
"""

import logging
from dataclasses import dataclass, field, replace

from heliopolis.core import registry
from heliopolis.core.errors import SetupError
from heliopolis.core.rng import Rng
from heliopolis.core.state import State
from heliopolis.players.findings import SERIOUS, Findings
from heliopolis.players.heuristics.base import Heuristics
from heliopolis.players.learned.shelf import evaluator_of, weights_of
from heliopolis.players.search import Progress, Search, Settings
from heliopolis.players.yardsticks import YARDSTICKS, figures_of

PHARAOH = "pharaoh"
LEVELS = ("scribe", "priest", "vizier", PHARAOH)
"""Those that think for less than a second: the ladder measures them."""
RA_HIMSELF = "ra-himself"
"""The Pharaoh who takes his time, for those who want to lose."""
ALL_LEVELS = (*LEVELS, RA_HIMSELF)
LEARNED = "learned"
"""The bot that asks a network, in the arena."""
LONGEST = 0.9
"""How many seconds a level thinks at most about a decision, where its iterations take longer …"""
LONGEST_OF_RA = 5.0
"""… and Ra himself."""
TIMES_PHARAOH = 100
"""How many times the iterations of the Pharaoh Ra himself has."""

ADVICE = 1200
"""How many iterations a hint takes at least, where the Pharaoh makes do with fewer: its figures are shown."""

log = logging.getLogger("heliopolis.players")


@dataclass(frozen=True)
class LevelSettings:
    """How a level thinks: how many iterations, and how much less than the best it is content with."""

    iterations: int
    slack: float = 0.0
    exploration: float = 0.7
    trust: float | None = None
    """How far it trusts the light policy, if not as far as is usual for the game."""
    judged: float = field(default=0.0, repr=False)
    """Which part of its iterations a network judges, where there is one."""

    def search(self, game: str, seats: int, seconds: float) -> Search:
        """Return a search of a game that thinks so, with a limit in seconds (0 for none)."""
        heuristics = heuristics_of(game)
        if self.trust is not None:
            heuristics.trust = self.trust
        learned = evaluator_of(game, seats) if self.judged > 0.0 else None
        if learned is not None:
            # A network knows no usual lead of a search: a lead is what it is.
            heuristics.beside_usual = False
        settings = Settings(
            iterations=self.iterations, seconds=seconds, exploration=self.exploration, judged=self.judged
        )
        return Search(heuristics, settings, learned=learned)


USUAL = {
    "scribe": LevelSettings(40, slack=0.06),
    "priest": LevelSettings(60),
    "vizier": LevelSettings(300),
    "pharaoh": LevelSettings(3000),
}
"""For a game, or a number of seats, that has no figures of its own."""

RA = {
    "scribe": LevelSettings(12, slack=0.06),
    "priest": LevelSettings(40, slack=0.005),
    "vizier": LevelSettings(120),
    "pharaoh": LevelSettings(3000),
}

RA_MANY = {
    "scribe": LevelSettings(10, slack=0.14),
    "priest": LevelSettings(28, slack=0.02),
    "vizier": LevelSettings(60),
    "pharaoh": LevelSettings(5000),
}
"""With many seats the first place is more often luck, so that levels must differ more."""

HEIR = {
    "scribe": LevelSettings(8, slack=0.25),
    "priest": LevelSettings(16, slack=0.07),
    "vizier": LevelSettings(80, slack=0.01),
    "pharaoh": LevelSettings(3000),
}

PYRAMIDICE = {
    "scribe": LevelSettings(8, slack=0.1),
    "priest": LevelSettings(24, slack=0.03),
    "vizier": LevelSettings(100, slack=0.001),
    "pharaoh": LevelSettings(1200, exploration=0.25),
}
"""A turn is many small steps here, so that even a slack of a thousandth is felt."""

PYRAMIDICE_ALONE = {
    **PYRAMIDICE,
    "scribe": LevelSettings(4),
    "priest": LevelSettings(24),
    "vizier": LevelSettings(300),
}
"""Who is careless never beats an architect, so that alone the lower levels just think less."""

GOLD = {
    "scribe": LevelSettings(3, slack=0.01),
    "priest": LevelSettings(8),
    "vizier": LevelSettings(28, exploration=0.5, trust=5.0),
    "pharaoh": LevelSettings(400, exploration=0.4),
}
"""A single step changes little here: even a small slack wastes turns, so iterations tell the levels apart.

With a few dozen iterations a search errs often enough to walk to and fro; trusting the light policy more it brings home
about as much as those below.
"""

GOLD_MANY = {
    **GOLD,
    "vizier": LevelSettings(44, exploration=0.5, trust=5.0),
    "pharaoh": LevelSettings(1000, exploration=0.4),
}
"""With more seats as many iterations tell less: with 28 the Vizier hardly beat Priests at a table of four."""

BY_GAME: dict[tuple[str, int], dict[str, LevelSettings]] = {
    ("heir", 2): HEIR,
    ("ra", 2): RA,
    ("ra", 3): {**RA, "scribe": LevelSettings(12, slack=0.1), "priest": LevelSettings(30, slack=0.01)},
    **{("ra", seats): RA_MANY for seats in (4, 5)},
    ("pyramidice", 1): PYRAMIDICE_ALONE,
    ("pyramidice", 2): PYRAMIDICE,
    **{("pyramidice", seats): {**PYRAMIDICE, "scribe": LevelSettings(8, slack=0.15)} for seats in (3, 4)},
    ("gold", 2): GOLD,
    **{("gold", seats): GOLD_MANY for seats in (3, 4)},
}
"""Figures for a game with a number of seats, such that each level clearly beats the one below it."""

LEARNED_BY_GAME: dict[tuple[str, int], LevelSettings] = {}
"""How the bot that learned thinks about a game with a number of seats."""


def settings_of(level: str, game: str, seats: int) -> LevelSettings:
    """Return how a level thinks about a game, or a yardstick, or the one that learned."""
    if level in YARDSTICKS:
        return LevelSettings(*figures_of(level, game, seats))
    if level == LEARNED:
        if weights_of(game, seats) is None:
            raise SetupError(f"there is no network for {game} with {seats} seats; expected one of those trained")
        return LEARNED_BY_GAME.get((game, seats), LevelSettings(1000, judged=1.0))
    if level == RA_HIMSELF:
        pharaoh = settings_of(PHARAOH, game, seats)
        return replace(pharaoh, iterations=TIMES_PHARAOH * pharaoh.iterations)
    return BY_GAME.get((game, seats), USUAL)[level]


def longest_of(bot: str) -> float:
    """Return how many seconds a bot may think about a decision."""
    return LONGEST_OF_RA if bot == RA_HIMSELF else LONGEST


def heuristics_of(game: str) -> Heuristics:
    """Return what bots know of a game: its own heuristics, or the base that serves any game.

    They are made anew for each search, since they scribble.
    """
    part = registry.registration(game).heuristics
    found: Heuristics = registry.load(part)() if part else Heuristics()
    return found


class LevelBot:
    """A chooser of some level, or a yardstick; it may be given another number of iterations than is usual for it."""

    def __init__(self, level: str, game: str, iterations: int | None = None, longest: float | None = None) -> None:
        self.level = level
        self.game = game
        self.iterations = iterations
        self.longest = longest_of(level) if longest is None else longest
        self.searches: dict[int, Search] = {}
        """One for each number of seats: their room is used again and again."""

    def __reduce__(self) -> tuple[type["LevelBot"], tuple[str, str, int | None, float]]:
        """Copy and pickle how the bot thinks: its searches begin from nothing each time."""
        return LevelBot, (self.level, self.game, self.iterations, self.longest)

    def thinking(self, seats: int) -> LevelSettings:
        """Return how this bot thinks."""
        usual = settings_of(self.level, self.game, seats)
        return usual if self.iterations is None else replace(usual, iterations=self.iterations)

    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose an action."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        seats = len(state.scores())
        thinking = self.thinking(seats)
        if seats not in self.searches:
            self.searches[seats] = thinking.search(self.game, seats, self.longest)
        findings = self.searches[seats].run(state, seat, rng)
        return findings.choice if thinking.slack == 0.0 else nearly_best(findings, thinking.slack, rng)


def nearly_best(findings: Findings, slack: float, rng: Rng) -> int:
    """Choose any of the actions that were looked at seriously and promise hardly less than the best."""
    best = findings.prospects[0]
    good = [
        prospect.action
        for prospect in findings.prospects
        if prospect.share * SERIOUS >= best.share and prospect.reward >= best.reward - slack
    ]
    return good[rng.below(len(good))]


def advise(game: str, state: State, seat: int, rng: Rng, progress: Progress | None = None) -> Findings:
    """Let the Pharaoh look at a decision of a seat: for hints and analysis."""
    return adviser(game, len(state.scores())).run(state, seat, rng, progress)


def weigh(game: str, state: State, seat: int, choices: list[int], rng: Rng) -> Findings:
    """Let the Pharaoh look at some choices of a seat alone, at each as often."""
    return adviser(game, len(state.scores())).weigh(state, seat, choices, rng)


def adviser(game: str, seats: int) -> Search:
    """Return the search of a Pharaoh who takes his time, since figures are shown."""
    usual = settings_of(PHARAOH, game, seats)
    return replace(usual, iterations=max(usual.iterations, ADVICE)).search(game, seats, LONGEST)


def below(bot: str) -> str:
    """Return the bot that takes over from one that fails or overruns: the level below, at last a random one."""
    if bot in ALL_LEVELS[1:]:
        return ALL_LEVELS[ALL_LEVELS.index(bot) - 1]
    return "random"


def relieve(bot: str, seat: int, why: str) -> str:
    """Replace a bot that failed or overran: log it, and return the name of the bot that takes over."""
    successor = below(bot)
    log.warning("the bot %s on seat %d is replaced by %s: %s", bot, seat, successor, why)
    return successor
