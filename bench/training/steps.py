"""The steps of a training: each plays games, fits a network to them, and lets it play against its parent.

All that a step makes lies in the folder of the run, under its name. What is there already is not made again, so a run
that was stopped goes on where it was; a run with other settings needs a folder of its own.
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from bench.training.fitting import fit
from bench.training.match import Outcome, match
from bench.training.samples import Samples, joined, read_samples
from bench.training.selfplay import LIGHT, ONE_STEP, SEARCH, Setup, Task, Thinking, play

from heliopolis.arena.workers import hand_out
from heliopolis.core import registry

EVEN = 0.5
"""A network that won clearly less than this share of the games of its gate, by its interval, is left out."""


@dataclass(frozen=True)
class Plan:
    """How much of each step."""

    light: int = 1_000_000
    """How many positions of games by the light policy."""
    generations: int = 4
    """How often games are played one step ahead …"""
    generation: int = 400_000
    """… with how many positions."""
    rounds: int = 3
    """How often games are played by a search …"""
    round: int = 300_000
    """… with how many positions …"""
    iterations: int = 200
    """… and iterations a decision …"""
    judged: float = 1.0
    """… of which such a part is judged by the network."""
    units: tuple[int, int] = (36, 24)
    passes: float = 2.0
    rate: float = 0.004
    gate: int = 100
    """How many games a network plays against its parent."""
    task: int = 200
    """How many games a worker plays at a time."""
    seed: int = 1


@dataclass(frozen=True)
class Step:
    """One step: who plays, how many positions, and of how many steps before it the positions are learned from, too."""

    name: str
    thinking: Thinking
    positions: int
    stray: float
    window: int
    is_fresh: bool = False
    """Whether the network is fitted anew, not from its parent on."""


def steps_of(plan: Plan) -> Iterator[Step]:
    """Return the steps of a plan; whose network plays is known when it is time."""
    yield Step("light", Thinking(LIGHT), plan.light, 0.05, 0, is_fresh=True)
    for number in range(plan.generations):
        yield Step(f"generation-{number + 1}", Thinking(ONE_STEP), plan.generation, 0.04, min(number, 1))
    searching = Thinking(SEARCH, iterations=plan.iterations, judged=plan.judged)
    for number in range(plan.rounds):
        yield Step(f"round-{number + 1}", searching, plan.round, 0.04, min(number, 2))


class Training:
    """A run: a game, a plan and a folder."""

    def __init__(self, setup: Setup, plan: Plan, folder: Path, pool: Executor) -> None:
        self.setup = setup
        self.plan = plan
        self.folder = folder
        self.pool = pool
        self.layout = registry.game(setup.game).observation(setup.seats)
        self.best: Path | None = None

    def run(self) -> Path:
        """Do all steps; return the file of the best network."""
        self.folder.joinpath("games").mkdir(parents=True, exist_ok=True)
        for number, step in enumerate(steps_of(self.plan)):
            self.take(number, step)
        assert self.best is not None
        return self.best

    def take(self, number: int, step: Step) -> None:
        """Do a step, or what is missing of it."""
        net = self.folder / f"{number:02}-{step.name}.net"
        verdict = net.with_suffix(".json")
        if not net.exists():
            self.fit_to(net, number, step)
        if not verdict.exists():
            outcome = self.gate(net, number)
            verdict.write_text(json.dumps(asdict(outcome)), encoding="utf-8")
            self.log(step, f"gate {outcome}")
        won = Outcome(**json.loads(verdict.read_text(encoding="utf-8")))
        if self.best is None or won.share + won.half >= EVEN:
            self.best = net

    def fit_to(self, net: Path, number: int, step: Step) -> None:
        """Play the games of a step, and fit a network to them."""
        began = time.monotonic()
        thinking = step.thinking if step.thinking.way == LIGHT else replace(step.thinking, net=self.best)
        mine = self.play(number, replace(step, thinking=thinking))
        self.log(step, f"{len(mine)} positions, {time.monotonic() - began:.0f} s")
        before = [self.kept(number - ago) for ago in range(step.window, 0, -1)]
        began = time.monotonic()
        weights, loss = fit(
            joined([*before, mine]),
            self.setup.game,
            self.setup.seats,
            self.layout,
            units=self.plan.units,
            parent=None if step.is_fresh else self.best,
            passes=self.plan.passes,
            rate=self.plan.rate if step.is_fresh else self.plan.rate / 2,
            seed=self.plan.seed + number,
        )
        self.log(step, f"loss {loss:.4f}, {time.monotonic() - began:.0f} s")
        written = weights.write()
        weights.network(self.layout)  # refuses what could overflow
        net.write_bytes(written)

    def play(self, number: int, step: Step) -> Samples:
        """Play until there are enough positions; each task that is done is kept."""
        tasks = self.tasks(number, step)
        while True:
            files = self.files(number)
            found = sum(len(read_samples(file)) for file in files)
            if found >= step.positions:
                return self.kept(number)
            size = found / len(files) if files else None
            wanted = 1 if size is None else max(1, int((step.positions - found) / size + 0.999))
            begun = [(next(tasks), len(files) + more) for more in range(wanted)]
            for (_, at), played in zip(begun, hand_out(self.pool, play, [(task,) for task, _ in begun]), strict=True):
                played.result().save(self.file(number, at))

    def tasks(self, number: int, step: Step) -> Iterator[Task]:
        """Return the tasks of a step that are not done yet, without end."""
        at = len(self.files(number))
        while True:
            seed = (self.plan.seed * 100 + number) * 100_000 + at
            yield Task(self.setup, step.thinking, self.plan.task, seed, step.stray)
            at += 1

    def file(self, number: int, at: int) -> Path:
        """Return where the positions of a task lie."""
        return self.folder / "games" / f"{number:02}-{at:04}.npz"

    def files(self, number: int) -> list[Path]:
        """Return the files of a step."""
        return sorted(self.folder.joinpath("games").glob(f"{number:02}-*.npz"))

    def kept(self, number: int) -> Samples:
        """Return the positions of a step."""
        return joined([read_samples(file) for file in self.files(number)])

    def gate(self, net: Path, number: int) -> Outcome:
        """Play a network against its parent in a search; the first against a search without one."""
        thinking = Thinking(SEARCH, net, self.plan.iterations)
        return match(
            self.pool,
            self.setup,
            thinking,
            replace(thinking, net=self.best),
            self.plan.gate,
            self.plan.seed + 900 + number,
        )

    def log(self, step: Step, what: str) -> None:
        """Tell what was done, here and in the folder."""
        line = f"{time.strftime('%H:%M:%S')} {self.setup.game}-{self.setup.seats} {step.name}: {what}"
        print(line, flush=True)
        with self.folder.joinpath("log.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")
