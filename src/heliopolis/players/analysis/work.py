"""An analysis as work: tasks of a fraction of a second each, which any process can do, in any order within a round.

A task is plain data and holds all that it takes. The rounds: a first curve, the curve, every decision, and once more
the decisions that may be turning points.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any

from heliopolis.core import registry
from heliopolis.core.driver import follow
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Entry, Game
from heliopolis.core.record import Record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import OVER, State
from heliopolis.players.analysis.curve import follow_curve, sealed_together
from heliopolis.players.analysis.depth import Depth, standard_depth
from heliopolis.players.analysis.figures import Decision, Moment, dump, load_decision, load_moment, load_turning_point
from heliopolis.players.analysis.judging import Judge
from heliopolis.players.analysis.report import Analysis, entries_from
from heliopolis.players.analysis.stages import stages
from heliopolis.players.analysis.tallies import tallies
from heliopolis.players.analysis.turning import candidates, turning_points

Task = dict[str, Any]
Result = dict[str, Any]

CURVE, JUDGE, CLOSER = "curve", "judge", "closer"
SLICE = 3000
"""How many games are played on, or iterations made, in a task, more or less."""
SHORTEST = 12
"""How many moments of the curve are found out together at least: each helps with the next."""
SEED_BITS = 60


class Work:
    """A game that is being analysed: hands out tasks round by round, and takes their results."""

    def __init__(self, record: Record, depth: Depth | None = None) -> None:
        self.game: Game = record.game
        self.entries = tuple(record.entries)
        usual = depth or standard_depth(self.game.info.name)
        self.depth = usual.for_game(len(self.entries))
        self.seed = seed_of(record)
        self.states: list[State] = []
        self.starts: list[int] = []
        """After how many entries a task may begin: nowhere between decisions that were made at once."""
        self.marks = stages(record)
        self.tallies = tallies(record)
        self._follow(record.start())
        self.moments: list[Moment] = []
        self.turned: dict[int, list[Moment]] = {}
        self.decisions: list[Decision] = []
        self.analysis: Analysis | None = None
        """What is known so far; nothing before the first round is done."""
        self.done = 0
        self.tasks = 0
        """How many tasks are done, and of how many that are known of."""

    def _follow(self, state: State) -> None:
        """Go along the game once, and keep every state."""
        waiting = 0
        for index, entry in enumerate(self.entries):
            self.states.append(state.clone())
            if not waiting:
                self.starts.append(index)
                waiting = max(0, len(sealed_together(state, self.entries[index:])) - 1)
            else:
                waiting -= 1
            follow(state, entry)
        if state.actor() != OVER:
            raise SetupError("this game is not over; expected one that was played to its end", "analysis-unfinished")
        self.states.append(state)

    def rounds(self) -> Iterator[list[Task]]:
        """Return the tasks round by round; the results of each round are to be taken before the next."""
        depth = self.depth
        rounds: tuple[Callable[[], list[Task]], ...] = (
            lambda: self._cut(CURVE, depth.first, samples=depth.first),
            lambda: self._cut(CURVE, depth.samples, samples=depth.samples),
            lambda: self._cut(
                JUDGE, depth.iterations + depth.weighing, iterations=depth.iterations, weighing=depth.weighing
            ),
            self._closer,
        )
        for number, tasks_of in enumerate(rounds):
            tasks = tasks_of()
            for place, task in enumerate(tasks):
                task["seed"] = seed_from(f"{self.seed} {number} {place}")
            self.tasks = self.done + len(tasks)
            yield tasks

    def _cut(self, kind: str, weight: int, **how: int) -> list[Task]:
        """Cut the whole game into tasks of about the same length."""
        length = max(SHORTEST if kind == CURVE else 1, SLICE // max(1, weight))
        firsts: list[int] = []
        for start in self.starts:
            if not firsts or start - firsts[-1] >= length:
                firsts.append(start)
        ends = [*firsts[1:], len(self.entries)]
        return [self._task(kind, first, end, **how) for first, end in zip(firsts, ends, strict=True)]

    def _task(self, kind: str, first: int, end: int, **how: Any) -> Task:
        entries = [[int(entry.seat), entry.number] for entry in self.entries[first:end]]
        return {"kind": kind, "first": first, "state": self.states[first].save(), "entries": entries, **how}

    def _closer(self) -> list[Task]:
        return [
            self._task(CLOSER, each.step, each.step, decision=dump(each), weighing=self.depth.closer)
            for each in candidates(self.decisions, len(self.states[0].scores()))
        ]

    def take(self, tasks: Sequence[Task], results: Sequence[Result]) -> None:
        """Take the results of a round."""
        self.done += len(tasks)
        kind = tasks[0]["kind"] if tasks else CLOSER
        if kind == CURVE:
            self._take_curve(tasks, results)
        elif kind == JUDGE:
            self.decisions = [load_decision(each) for result in results for each in result["decisions"]]
        points = [load_turning_point(result["point"]) for result in results] if kind == CLOSER else []
        seats = len(self.states[0].scores())
        self.analysis = Analysis(
            self.game,
            self.entries,
            tuple(self.moments),
            self.turned,
            self.marks,
            tuple(self.decisions),
            tuple(turning_points(points, seats)),
            self.tallies,
            complete=kind == CLOSER,
        )

    def _take_curve(self, tasks: Sequence[Task], results: Sequence[Result]) -> None:
        self.moments, self.turned = [], {}
        for task, result in zip(tasks, results, strict=True):
            # The moment between two tasks is found out by both: that of the later one counts.
            self.moments[task["first"] :] = [load_moment(each) for each in result["moments"]]
            for step, between in result["turned"]:
                self.turned[step] = [load_moment(each) for each in between]


def perform(game: str, task: Task) -> Result:
    """Do a task."""
    state = registry.game(game).restore(task["state"])
    entries: Sequence[Entry] = entries_from(task["entries"])
    rng = SeededRng(task["seed"])
    if task["kind"] == CURVE:
        moments, turned = follow_curve(game, state, entries, task["samples"], rng)
        return {
            "moments": [dump(each) for each in moments],
            "turned": [[task["first"] + at, [dump(each) for each in between]] for at, between in turned.items()],
        }
    seats = len(state.scores())
    if task["kind"] == JUDGE:
        judge = Judge(game, seats, task["iterations"], task["weighing"], rng)
        return {"decisions": [dump(each) for each in judge.judge_all(state, entries, task["first"])]}
    closer = Judge(game, seats, task["weighing"], task["weighing"], rng)
    return {"point": dump(closer.look_closer(state, load_decision(task["decision"])))}


def analyse(
    record: Record,
    depth: Depth | None = None,
    progress: Callable[[Work], None] | None = None,
) -> Analysis:
    """Analyse a finished game, here and now; whoever wants to is told of the progress after each task and round."""
    work = Work(record, depth)
    for tasks in work.rounds():
        results = []
        for task in tasks:
            results.append(perform(work.game.info.name, task))
            if progress is not None:
                progress(work)
        work.take(tasks, results)
    assert work.analysis is not None
    return work.analysis


def seed_of(record: Record) -> int:
    """Return a seed that every analysis of a game begins with, so that all see the same."""
    told = " ".join(f"{int(entry.seat)}:{entry.number}" for entry in record.entries)
    return seed_from(f"{record.game.info.name} {record.seats} {told}")


def seed_from(text: str) -> int:
    """Return a number that follows from a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> (64 - SEED_BITS)
