"""`heliopolis learn`: the lessons of a game at this screen, the same as in the browser."""

from argparse import Namespace

from rich.console import Console, Group, RenderableType
from rich.text import Text

from heliopolis.chronicle import chronicle
from heliopolis.core import registry
from heliopolis.core.errors import Refusal
from heliopolis.core.folding import unaccented
from heliopolis.core.lessons import LEARNER, Course, course
from heliopolis.core.rules import LANGUAGES, paragraph
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.lesson import LessonTable, Mood
from heliopolis.terminal import rulebook
from heliopolis.terminal.board import terminal_board_of
from heliopolis.terminal.choices import Choice, choices, matching, words_of
from heliopolis.terminal.keys import Left, ask_line, leaving_when_closed
from heliopolis.terminal.menu import Menu, listed, menus
from heliopolis.terminal.screen import has_room, show

COMMANDS = ("show", "skip", "back", "rules", "quit")


def run(arguments: Namespace) -> int:
    """Go through the lessons of a game, from the first or another one on."""
    lessons = course(registry.game(arguments.game))
    lessons.lesson(arguments.lesson)
    console = Console(highlight=False)
    learner = TerminalLessons(console, lessons, arguments.language)
    try:
        with leaving_when_closed():
            learner.run(arguments.lesson)
    except (Left, EOFError, KeyboardInterrupt):
        console.print()
        learner.say("lesson-left", game=lessons.game.info.name, number=learner.number)
    return 0


class TerminalLessons:
    """The lessons of a game, one after the other."""

    def __init__(self, console: Console, lessons: Course, language: str) -> None:
        self.console = console
        self.course = lessons
        self.language = language
        self.words = Speaker("heliopolis.terminal", language)
        self.speaker = GameSpeaker(lessons.game, language, lessons.players)
        self.board = terminal_board_of(lessons.game.info.name)
        self.number = 1
        self.told = 0
        """How many entries of the lesson the learner has been told of."""
        self.read: tuple[int, int, Mood, str] | None = None
        """What was said last on a screen of its own: at which step of which lesson, about what."""

    def say(self, message: str, **arguments: int | str) -> None:
        """Print a sentence."""
        self.console.print(Text(self.words.say(message, **arguments)))

    def run(self, number: int) -> None:
        """Go through the lessons from one on."""
        self.number = number
        while self.number <= len(self.course.lessons):
            self.number += self.learn(LessonTable(self.course, self.number))
        seats = ",".join(["human", *["scribe"] * (len(self.course.players) - 1)])
        self.say("lessons-done", game=self.course.game.info.name, seats=seats)

    def learn(self, lesson: LessonTable) -> int:
        """Go through one lesson; return by how many lessons to go on."""
        self.told = 0
        while not lesson.is_done:
            menu = self.show(lesson)
            way = self.take(lesson, menu)
            if way is not None:
                return way
        self.show_end(lesson)
        ask_line(f"{self.words.say('lesson-next')} ")
        return 1

    def take(self, lesson: LessonTable, menu: Menu) -> int | None:
        """Take a line, and do what it says; return by how many lessons to go on, if it says so."""
        words = words_of(ask_line(f"{self.words.say('prompt')} › "))
        command = self.command(words[0]) if words else None
        if command == "quit":
            raise Left
        if command == "skip":
            return 1
        if command == "back":
            return -1 if lesson.lesson.number > 1 else 0
        if command == "show":
            lesson.show()
        elif command == "rules":
            rule = paragraph(self.course.game, lesson.lesson.rule, self.language)
            self.pause(rulebook.written(rule, self.words))
        elif not words:
            lesson.mood = Mood.TASK
        else:
            self.choose(lesson, menu.matching(words), words)
        return None

    def choose(self, lesson: LessonTable, meant: list[Choice], words: list[str]) -> None:
        """Carry out the one choice that is meant; say why not if there is none."""
        if len(meant) == 1:
            lesson.choose(meant[0].action)
            return
        text = " ".join(words)
        if meant:
            self.pause(Text(self.words.say("stopped-ambiguous", text=text, choices=listed(meant))))
            return
        every = matching(words, self.called(lesson, list(range(len(self.course.game.actions)))))
        try:
            for choice in every[:1] if len(every) == 1 else []:
                lesson.refuse(choice.action)
        except Refusal as refusal:
            self.pause(Text(self.speaker.refusal(refusal.why)))
            return
        self.pause(Text(self.words.say("stopped-not-here", text=text)))

    def pause(self, told: RenderableType) -> None:
        """Print something, and wait until it is read."""
        self.console.print(told)
        ask_line(f"{self.words.say('enter-shows-the-board')} ")

    def command(self, word: str) -> str | None:
        """Return the command that a word stands for, in any language."""
        speakers = [Speaker("heliopolis.terminal", language) for language in LANGUAGES]
        for name in COMMANDS:
            if unaccented(word) in [unaccented(speaker.say(f"command-{name}")) for speaker in speakers]:
                return name
        return None

    def called(self, lesson: LessonTable, actions: list[int]) -> list[Choice]:
        """List actions with what they may be called."""
        view = lesson.table.play.state.view(LEARNER)
        return choices(actions, self.speaker, self.board.signs(view, self.speaker), {})

    # What is printed.

    def show(self, lesson: LessonTable) -> Menu:
        """Print what has happened, the board, what the lesson says, and the choices.

        Where there is no room for what is said beside the board, it stands on a screen of its own before.
        """
        self.clear()
        play, names = lesson.table.play, list(self.course.players)
        log = chronicle(play, self.speaker, names, LEARNER, self.told)
        self.told = len(play.record.entries)
        boards = [draw(play.state.view(LEARNER), self.speaker, names) for draw in self.board.drawings]
        asked = Group(self.heading(lesson), *self.lines(lesson))
        choices = menus(self.called(lesson, play.legal(LEARNER)))
        hint = Text(f"({self.words.say('lesson-hint')})", "dim")
        if not has_room(self.console, boards, asked, choices, hint):
            if self.read != (said := (self.number, lesson.step, lesson.mood, lesson.tried)):
                self.read = said
                self.pause(asked)
                self.clear()
            asked = Group(self.heading(lesson), self.task(lesson))
        lines = [line.text for line in log]
        return show(self.console, self.words, log=lines, boards=boards, asked=asked, menus=choices, hint=hint).menu

    def clear(self) -> None:
        """Begin a new screen."""
        if self.console.is_terminal:
            self.console.clear()

    def heading(self, lesson: LessonTable) -> Text:
        """Write which lesson it is."""
        count = len(self.course.lessons)
        said = self.words.say("lesson-of", number=lesson.lesson.number, count=count)
        return Text(f"{said} · {lesson.title(self.language)}", "bold yellow")

    def lines(self, lesson: LessonTable) -> list[Text]:
        """Write what the lesson says, and what is to be done."""
        told = [Text(lesson.says(self.language))] if lesson.mood is Mood.TASK else []
        if lesson.mood is Mood.TASK:
            told += [Text(f"  {text}") for text in lesson.told_pins(self.language)]
        elif lesson.mood is Mood.WRONG:
            said = lesson.told_answer(self.language) or self.words.say("lesson-not-meant")
            told.append(Text(f"✗ {said} {self.words.say('lesson-taken-back')}", "red"))
        elif lesson.mood is Mood.SHOWN:
            told.append(Text(self.words.say("lesson-like-this", choice=self.speaker.choice(lesson.shown)), "cyan"))
        return [*told, self.task(lesson)]

    def task(self, lesson: LessonTable) -> Text:
        """Write what is to be done."""
        return Text(f"→ {lesson.task(self.language)}", "bold")

    def show_end(self, lesson: LessonTable) -> None:
        """Print what has happened, the board as the lesson leaves it, and what has been learned."""
        self.clear()
        play, names = lesson.table.play, list(self.course.players)
        log = chronicle(play, self.speaker, names, LEARNER, self.told)
        show(
            self.console,
            self.words,
            log=[line.text for line in log],
            boards=[draw(play.state.view(LEARNER), self.speaker, names) for draw in self.board.drawings],
            asked=self.heading(lesson),
            menus=[Menu([], Group())],
            hint=Text(lesson.insight(self.language), "italic"),
        )
