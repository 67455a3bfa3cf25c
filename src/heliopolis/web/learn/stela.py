"""The stela beside the board: what a lesson says and asks, how it answers, and the light it throws on the board."""

from urllib.parse import quote

from htpy import (
    Node,
    a,
    aside,
    b as bold,
    button,
    div,
    form,
    h2,
    h3,
    li,
    ol,
    p,
    span,
    style,
    ul,
)
from markupsafe import Markup

from heliopolis.core.opening import opening
from heliopolis.language import GameSpeaker, Speaker
from heliopolis.tables.learners import Progress
from heliopolis.tables.lesson import TRIES, LessonTable, Mood, title_of
from heliopolis.web.pieces import glyph

SHEET = "/static/learn.svg"
MARKS = {Mood.WRONG: ("wrong", "ui-warn"), Mood.SHOWN: ("shown", "ui-eye")}
"""How an answer is marked beside its words: a class, and a glyph."""


def icon(name: str) -> Markup:
    """Draw a mark of the lessons."""
    return glyph(name, "icon", sheet=SHEET)


def medal() -> Markup:
    """Draw Thoth, who teaches."""
    return Markup(span(class_="medal en en-ivory", aria_hidden="true")[span[glyph("thoth", sheet=SHEET)]])


class Stela:
    """Draws what one lesson says in one language."""

    def __init__(self, lesson: LessonTable, progress: Progress, language: str, back: str = "") -> None:
        self.lesson = lesson
        self.progress = progress
        self.language = language
        self.way_back = f"?back={quote(back)}" if back else ""
        """Where the learner goes after the lessons, carried from page to page."""
        self.back = back
        self.game = lesson.course.game
        self.say = Speaker("heliopolis.web.learn", language).say
        self.count = len(lesson.course.lessons)
        self.number = lesson.lesson.number
        self.is_watching = False
        """Whether what follows a right choice is being told on the board."""

    def draw(self) -> Markup:
        """Draw the stela."""
        return Markup(
            aside(
                class_="coach slab",
                id="lesson",
                data_mood=self.lesson.mood.value,
                data_shown=self.lesson.shown if self.lesson.mood is Mood.SHOWN else None,
                aria_label=self.say("lessons"),
            )[
                style[light(self.lesson)],
                self.marks(),
                div(class_="tells")[
                    div(class_="lunette")[
                        medal(),
                        p(class_="overline")[self.say("lesson-of", number=self.number, count=self.count)],
                        h2[self.lesson.title(self.language)],
                    ],
                    self.discs(),
                    div(class_="say-it", aria_live="polite")[
                        p(class_="pale")[opening(self.game, self.language).aim] if self.begins else None,
                        self.lead() if not self.lesson.has_news(self.language) else None,
                        p(class_="pale")[self.say("pale")] if self.begins else None,
                        self.points(),
                    ],
                ],
                div(class_="asks")[
                    div(class_="say-it", tabindex="-1", aria_live="polite")[
                        self.lead() if self.lesson.has_news(self.language) else None, self.told()
                    ],
                    self.deeds(),
                ],
                self.foot(),
            ]
        )

    def lead(self) -> Node:
        """Tell what the lesson is about, as long as something is asked."""
        return p(class_="lead")[self.lesson.says(self.language)] if self.asks else None

    @property
    def asks(self) -> bool:
        """Tell whether the learner is asked for something."""
        return not self.lesson.is_done and not self.is_watching

    @property
    def begins(self) -> bool:
        """Tell whether this is the very first thing that the learner sees."""
        return self.number == 1 and self.lesson.step == 0

    def address(self, number: int) -> str:
        """Return where a lesson is found."""
        return f"/learn/{self.game.info.name}/{number}{self.way_back}"

    def discs(self) -> Node:
        """Draw a disc for each lesson."""
        done = self.progress.of(self.game.info.name)
        return ol(class_="progress", aria_label=self.say("lessons"))[
            [
                li(
                    class_="is-done" if number in done else None,
                    aria_current="step" if number == self.number else None,
                )[
                    a(href=self.address(number), aria_label=self.disc_label(number, learnt=number in done))[
                        bold(aria_hidden="true")[str(number)]
                    ]
                ]
                for number in range(1, self.count + 1)
            ]
        ]

    def disc_label(self, number: int, *, learnt: bool) -> str:
        """Name a lesson, and say whether it was learned."""
        title = title_of(self.lesson.course, number, self.language)
        return self.say("disc-learnt" if learnt else "disc", number=number, title=title)

    def points(self) -> Node:
        """Tell of the pieces that bear a number."""
        if not self.asks or not self.lesson.lesson.pins:
            return None
        told = self.lesson.told_pins(self.language)
        return ul(class_="points")[
            [
                li[span(class_="pin", aria_hidden="true")[str(number)], span[text]]
                for number, text in enumerate(told, start=1)
            ]
        ]

    def marks(self) -> Node:
        """Draw the numbers that lie at these pieces on the board."""
        pins = self.lesson.lesson.pins if self.asks else ()
        return [
            span(class_="pin is-there", aria_hidden="true", style=f"position-anchor:--pin-{number}")[str(number)]
            for number, _ in enumerate(pins, start=1)
        ]

    def told(self) -> Node:
        """Tell what to do, how it went, or what has been learned."""
        lesson = self.lesson
        if self.is_watching:
            return p(class_="lead")[self.say("watch")]
        if lesson.is_done:
            return [
                p(class_="insight")[lesson.insight(self.language)],
                p[self.say("first-game-follows", rivals=len(self.lesson.course.players) - 1)]
                if self.number == self.count
                else None,
            ]
        task = div(class_="task")[p(class_="overline")[self.say("your-move")], p[lesson.task(self.language)]]
        if lesson.mood not in MARKS:
            return task
        kind, mark = MARKS[lesson.mood]
        return [task, div(class_=f"answer is-{kind}")[h3[icon(mark), self.say(f"answer-{kind}")], p[self.answer()]]]

    def answer(self) -> str:
        """Answer a wrong choice, or say what is right."""
        speaker = GameSpeaker(self.game, self.language, self.lesson.course.players)
        if self.lesson.mood is Mood.SHOWN:
            return self.say("like-this", choice=speaker.choice(self.lesson.shown))
        said = self.lesson.told_answer(self.language)
        return f"{said or self.say('not-meant')} {self.say('taken-back')}"

    def deeds(self) -> Node:
        """Draw what can be done about the lesson."""
        lesson = self.lesson
        if self.is_watching:
            return None
        if lesson.is_done:
            return div(class_="deeds")[self.way_on()]
        urgent = lesson.mood is Mood.SHOWN or lesson.mistakes >= TRIES
        following = self.address(self.number + 1) if self.number < self.count else f"/learn{self.way_back}"
        return div(class_="deeds")[
            button(type="button", class_="btn btn-primary" if urgent else "btn btn-line", data_do="show")[
                icon("ui-eye"), self.say("do-it" if lesson.mood is Mood.SHOWN else "show-me")
            ],
            a(class_="btn btn-line", href=following)[glyph("ui-skip", "icon"), self.say("skip")],
        ]

    def way_on(self) -> Node:
        """Draw the way to the next lesson, or to the first real game."""
        if self.number < self.count:
            title = title_of(self.lesson.course, self.number + 1, self.language)
            return a(class_="btn btn-primary is-whole", href=self.address(self.number + 1))[
                self.say("next-lesson", title=title)
            ]
        if self.back:
            return a(class_="btn btn-primary is-whole", href=self.back)[self.say("go-back")]
        return form(class_="is-whole", method="post", action=f"/learn/{self.game.info.name}/first-game")[
            button(class_="btn btn-primary is-whole")[self.say("first-game")]
        ]

    def foot(self) -> Node:
        """Draw the ways back and out, and how long it still takes."""
        minutes = self.lesson.course.minutes_from(self.number)
        return p(class_="coach-foot")[
            a(href=self.address(self.number - 1))[self.say("back")] if self.number > 1 else None,
            a(href=self.address(self.number))[self.say("again")] if self.lesson.step else None,
            span[self.say("minutes-left", minutes=minutes)] if not self.lesson.is_done else None,
            button(type="button", class_="btn-text", data_rule_of=self.lesson.lesson.rule)[self.say("the-rule")],
        ]


# Light and shade: rules of style, so that the board is drawn as it is at any table.


def light(lesson: LessonTable) -> Markup:
    """Write what is not told of yet, what lies in the shade, what is ringed, and what is shown."""
    rules = [f'#table :is(.{each}, [data-act^="{each}"]) {{ display: none; }}' for each in lesson.lesson.later]
    if lesson.is_done:
        return Markup("\n".join(rules))
    if lesson.lesson.lit:
        lit = ", ".join(f"#{name}" for name in ("lesson", "prompt", *lesson.lesson.lit))
        rules.append(f"#table > :not({lit}, :hover, :focus-within) {{ opacity: .44; filter: saturate(.5); }}")
    for number, key in enumerate(lesson.lesson.pins, start=1):
        rules.append(
            f"{pieces(key)} {{ outline: 2px solid var(--ink); outline-offset: 3px; anchor-name: --pin-{number}; }}"
        )
    if lesson.now.spot and lesson.mood is not Mood.SHOWN:
        meant = ", ".join(select for each in lesson.now.spot for select in (pieces(each), choices(each)))
        rules.append(f"{meant} {{ outline: 3px solid var(--ink); outline-offset: 2px; }}")
    if lesson.mood is Mood.SHOWN:
        ring = "animation: shown 1.6s ease-in-out 3; outline: 3px solid var(--halo); outline-offset: 4px;"
        rules.append(f"{choices(lesson.shown)} {{ {ring} }}")
    return Markup("\n".join(rules))


def pieces(key: str) -> str:
    """Select the pieces on the board that a lesson names by their key."""
    return f'#table :is([data-key="{key}"], [id="{key}"])'


def choices(notation: str) -> str:
    """Select what stands for a choice."""
    return "#table :is({})".format(", ".join(f'[data-{kind}="{notation}"]' for kind in ("act", "also", "far")))
