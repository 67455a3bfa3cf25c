"""Lessons: a game taught by playing it, as data in the game's room.

`lessons/lessons.toml` lists them, `lessons/en.ftl` and `lessons/fr.ftl` say what is told in them:

    players = ["Iset", "Djedi"]       # who sits at the table; the first one learns

    [[lesson]]
    name = "bid"                      # bid-title, bid-says, bid-task-1, bid-insight … are its messages
    seconds = 55                      # about how long it takes
    rule = "ra.auction.1"             # where the rules tell more
    goes_on = true                    # from the end of the lesson before, or:
    record = ["* suns 1", "1 draw"]   # from what was played, or:
    position = { track = ["nile"] }   # as the room's `positions.position` lays it out
    peeks = true                      # whether a rival's secret is told
    lit = ["board"]                   # the parts of the page that matter; the others are dimmed
    later = ["omen", "reroll"]        # marks by their class, and choices by their verb, of later lessons: not shown yet
    pins = ["sun-6", "lot-art-0"]     # pieces with a number, each told of by bid-pin-1, bid-pin-2 …
    numbers = { n = "PATH by bid 8" } # what texts ask of the engine, see `heliopolis.tables.lesson_numbers`

    [[lesson.step]]
    do = ["bid 8"]                    # the choices that are right, the first of which is shown; `*` stands for anything
    spot = ["bid 8"]                  # the choices and pieces that its task names: they are ringed
    wrong = [["bid 13", "more"]]      # what else may be chosen, and the message (bid-not-more) that answers it
    then = ["2 pass", "* tile ra"]    # what rivals and chance answer

Seats count from 1 and `*` is chance, as in records. Playing is `tables/lesson.py`.
"""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from heliopolis.core.driver import decide, resolve
from heliopolis.core.errors import SetupError
from heliopolis.core.game import Entry, Game
from heliopolis.core.state import CHANCE, State

LEARNER = 0
"""The seat that learns."""
FILE = "lessons.toml"


@dataclass(frozen=True)
class Step:
    """One decision of the learner, and what follows when it is right."""

    do: tuple[str, ...]
    then: tuple[str, ...] = ()
    wrong: tuple[tuple[str, str], ...] = ()
    spot: tuple[str, ...] = ()

    def is_right(self, notation: str) -> bool:
        """Tell whether a choice is what is asked for."""
        return any(fnmatchcase(notation, right) for right in self.do)

    def answer(self, notation: str) -> str | None:
        """Return the name of the answer to another choice."""
        return next((name for pattern, name in self.wrong if fnmatchcase(notation, pattern)), None)


@dataclass(frozen=True)
class Lesson:
    """One thing at a time: a position, and what the learner does in it."""

    number: int
    """Counted from 1."""
    name: str
    seconds: int
    rule: str
    steps: tuple[Step, ...]
    goes_on: bool = False
    record: tuple[str, ...] = ()
    position: dict[str, Any] = field(default_factory=dict)
    peeks: bool = False
    lit: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    pins: tuple[str, ...] = ()
    numbers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Course:
    """All lessons of a game."""

    game: Game
    package: str
    """Where their texts lie."""
    players: tuple[str, ...]
    options: dict[str, Any]
    lessons: tuple[Lesson, ...]

    @property
    def minutes(self) -> int:
        """About how long all lessons take."""
        return self.minutes_from(1)

    def minutes_from(self, number: int) -> int:
        """Return about how long the lessons from one on take."""
        return -(-sum(lesson.seconds for lesson in self.lessons[number - 1 :]) // 60)

    def lesson(self, number: int) -> Lesson:
        """Return a lesson."""
        if not 1 <= number <= len(self.lessons):
            last = len(self.lessons)
            raise SetupError(f"there is no lesson {number}; expected 1 to {last}", "no-lesson", last=last)
        return self.lessons[number - 1]

    def start(self, number: int) -> State:
        """Return the game as a lesson finds it."""
        lesson = self.lesson(number)
        if lesson.goes_on:
            state = self.end(number - 1)
        elif lesson.position:
            state = import_module(f"{self.game.package}.positions").position(**by_seat(lesson.position))
        else:
            state = self.game.new(len(self.players), self.options)
        play(self.game, state, lesson.record)
        return state

    def end(self, number: int) -> State:
        """Return the game as a lesson leaves it."""
        state = self.start(number)
        for step in self.lesson(number).steps:
            shown = next(each for each in step.do if "*" not in each)
            play(self.game, state, [f"{LEARNER + 1} {shown}", *step.then])
        return state


def has_lessons(game: Game) -> bool:
    """Tell whether a game can be learned by playing."""
    return find_spec(f"{game.package}.lessons") is not None


@lru_cache(maxsize=32)
def course(game: Game) -> Course:
    """Read the lessons of a game."""
    if not has_lessons(game):
        title = game.info.title
        raise SetupError(f"there are no lessons of {title}; expected a game that has some", "no-lessons", game=title)
    package = f"{game.package}.lessons"
    read = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    lessons = tuple(_lesson(number, dict(each)) for number, each in enumerate(read["lesson"], start=1))
    return Course(game, package, tuple(read["players"]), read.get("options", {}), lessons)


def _lesson(number: int, read: dict[str, Any]) -> Lesson:
    steps = tuple(
        Step(
            do=tuple(each["do"]),
            then=tuple(each.get("then", ())),
            wrong=tuple((on, say) for on, say in each.get("wrong", ())),
            spot=tuple(each.get("spot", ())),
        )
        for each in read.pop("step")
    )
    for name in ("record", "lit", "later", "pins"):
        read[name] = tuple(read.get(name, ()))
    return Lesson(number=number, steps=steps, **read)


def by_seat(facts: Any) -> Any:
    """Return facts with seats as numbers from 0: as names they are written, and count from 1."""
    if not isinstance(facts, dict):
        return facts
    return {int(name) - 1 if name.isdecimal() else name: by_seat(fact) for name, fact in facts.items()}


def entry_of(game: Game, line: str) -> Entry:
    """Read a line of a record."""
    seat, _, notation = line.partition(" ")
    if seat == "*":
        return Entry(int(CHANCE), game.outcome(notation))
    return Entry(int(seat) - 1, game.action(notation))


def play(game: Game, state: State, lines: Any) -> None:
    """Let lines of a record happen; raise if the rules forbid one."""
    for line in lines:
        entry = entry_of(game, line)
        if entry.seat == CHANCE:
            resolve(game, state, entry.number)
        else:
            decide(game, state, entry.seat, entry.number)
