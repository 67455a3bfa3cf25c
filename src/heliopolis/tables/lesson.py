"""A lesson being played: a table of one person, of which nothing is stored.

The learner decides, rivals and chance answer as the lesson says. A choice that is not meant is carried out for a
moment, answered, and taken back; one that the rules forbid is refused as anywhere.
"""

from dataclasses import asdict
from enum import Enum

from heliopolis.core.driver import refuse
from heliopolis.core.lessons import LEARNER, Course, Step, entry_of
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import State
from heliopolis.language import Argument, Speaker
from heliopolis.tables import events as happened
from heliopolis.tables.foresight import Foresight, foresee
from heliopolis.tables.lesson_numbers import ask
from heliopolis.tables.limits import Limits
from heliopolis.tables.looks import Look, PastMoment, look_at, tell_moment
from heliopolis.tables.presence import HERE, Attendance, Presence
from heliopolis.tables.table import PERSON, PLAYING, Seat, Table

HOLDER = "learner"
TRIES = 2
"""After how many wrong choices in a row the right one is offered to be shown."""


class Mood(Enum):
    """What the learner was told last."""

    TASK = "task"
    WRONG = "wrong"
    SHOWN = "shown"
    DONE = "done"


class LessonTable:
    """One lesson of a course, and how far the learner is in it."""

    def __init__(self, course: Course, number: int) -> None:
        self.course = course
        self.lesson = course.lesson(number)
        self.table = _lay(course, number)
        self.reached = [self.table]
        """The table as each step found it: of it the text of that step tells."""
        self.step = 0
        """How many decisions have been made."""
        self.mood = Mood.TASK
        self.answer = ""
        """The name of the answer to the last wrong choice …"""
        self.tried = ""
        """… and the choice itself, in notation."""
        self.mistakes = 0
        """Wrong choices since the last right one."""

    @property
    def is_done(self) -> bool:
        """Tell whether all has been decided."""
        return self.step == len(self.lesson.steps)

    @property
    def now(self) -> Step:
        """The step that is to be decided."""
        return self.lesson.steps[self.step]

    @property
    def shown(self) -> str:
        """The choice that is shown to who asks for it, in notation."""
        legal = [self.course.game.actions[action] for action in self.table.play.legal(LEARNER)]
        return next(notation for right in self.now.do for notation in legal if Step((right,)).is_right(notation))

    def choose(self, action: int) -> "Table | None":
        """Decide for the learner: the lesson goes on, or the table as a wrong choice would make it is returned."""
        if self.is_done:
            return None
        self.refuse(action)
        notation = self.course.game.actions[action]
        if self.now.is_right(notation):
            self._go_on(notation)
            return None
        self.mood, self.tried = Mood.WRONG, notation
        self.answer = self.now.answer(notation) or ""
        self.mistakes += 1
        tried = self.table.copy()
        tried.enter(0, entry_of(self.course.game, f"{LEARNER + 1} {notation}"), happened.PERSON)
        return tried

    def refuse(self, action: int) -> None:
        """Raise why the rules do not allow a choice, if they do not."""
        if action not in self.table.play.legal(LEARNER):
            refuse(self.course.game, self.table.play.state, LEARNER, action)

    def foresee(self, action: int, *, far: bool) -> Foresight:
        """Tell what would come of a choice, as at any table, or raise why the rules do not allow it."""
        return foresee(self.table, LEARNER, action, SeededRng(self.step), far=far, stays=True)

    def show(self) -> None:
        """Tell the learner what is right; who asks once more has it done."""
        if self.is_done:
            return
        if self.mood is Mood.SHOWN:
            self._go_on(self.shown)
        else:
            self.mood = Mood.SHOWN

    def _go_on(self, notation: str) -> None:
        self.table = self.table.copy()
        for line in (f"{LEARNER + 1} {notation}", *self.now.then):
            self.table.enter(0, entry_of(self.course.game, line), happened.PERSON)
        self.reached.append(self.table)
        self.step += 1
        self.mistakes = 0
        self.answer, self.tried = "", ""
        self.mood = Mood.DONE if self.is_done else Mood.TASK

    # What is seen and told.

    def look(self, log_since: int = 0, table: Table | None = None) -> Look:
        """Return what the learner may know of the table, or of one with a choice that was tried."""
        seen = look_at(table or self.table, HOLDER, None, 0, Limits(), Attendance(), log_since, 0)
        here = tuple(seat._replace(presence=Presence(HERE)) for seat in seen.seats)
        seen = seen._replace(seats=here, can_undo=False)
        if self.is_done or table:
            return seen._replace(asked=(), legal=(), question=0, phase=PLAYING, result=None)
        return seen

    def moment(self, step: int) -> PastMoment:
        """Return the table as it was after a step of its record."""
        return tell_moment(self.table, HOLDER, None, step)

    def says(self, language: str) -> str:
        """Tell what the lesson is about at this step."""
        step = self._said_at(language)
        return self._said(language, f"says-{step + 1}" if step else "says", self.reached[step])

    def has_news(self, language: str) -> bool:
        """Tell whether that is told since the last decision, and not from the beginning on."""
        return 0 < self.step == self._said_at(language)

    def _said_at(self, language: str) -> int:
        """Return the step from which on it is told."""
        speaker = Speaker(self.course.package, language, self.course.game)
        last = min(self.step, len(self.lesson.steps) - 1)
        return next((step for step in range(last, 0, -1) if speaker.has(f"{self.lesson.name}-says-{step + 1}")), 0)

    def task(self, language: str) -> str:
        """Tell what the learner is to do."""
        return "" if self.is_done else self._said(language, f"task-{self.step + 1}")

    def told_pins(self, language: str) -> list[str]:
        """Tell of each piece that bears a number."""
        pins = range(1, len(self.lesson.pins) + 1)
        return [self._said(language, f"pin-{number}", self.reached[0]) for number in pins]

    def told_answer(self, language: str) -> str:
        """Answer the last wrong choice; nothing if the lesson has nothing to say of it."""
        return self._said(language, f"not-{self.answer}") if self.answer else ""

    def insight(self, language: str) -> str:
        """Tell what has been learned."""
        return self._said(language, "insight", self.reached[0])

    def title(self, language: str) -> str:
        """Name the lesson."""
        return title_of(self.course, self.lesson.number, language)

    def _said(self, language: str, name: str, table: Table | None = None) -> str:
        speaker = Speaker(self.course.package, language, self.course.game)
        message = f"{self.lesson.name}-{name}"
        if not speaker.has(message):
            return ""
        asked = [each for each in speaker.arguments(message) if each in self.lesson.numbers]
        state = (table or self.table).play.state
        return speaker.say(message, **{each: self._number(self.lesson.numbers[each], state) for each in asked})

    def _number(self, question: str, state: State) -> Argument:
        script = [] if self.is_done else [*self.now.then, *self.lesson.record[::-1]]
        return ask(self.course.game, state, question, script, self.tried)


def title_of(course: Course, number: int, language: str) -> str:
    """Name a lesson."""
    return Speaker(course.package, language, course.game).say(f"{course.lesson(number).name}-title")


def _lay(course: Course, number: int) -> Table:
    """Lay a table for a lesson."""
    state, info = course.start(number), course.game.info
    table = Table("lesson")
    seats = [Seat(PERSON, name, "" if seat else HOLDER) for seat, name in enumerate(course.players)]
    table.add(
        0,
        happened.Created(
            game=info.name,
            rules=info.rules_version,
            options=info.settle(course.options),
            edition=course.game.standard.name,
            changes={},
            title="",
            listed=False,
            undo=True,
            stand_in="",
            clock=None,
            seats=[asdict(seat) for seat in seats],
            host="",
            entries=[],
            moment=state.save(),
        ),
    )
    table.add(0, happened.Started())
    return table
