"""Every lesson of every game is played, in both languages, with a wrong turn at every step.

A lesson fails here if its position can't be laid out, if what is scripted is not legal, if a number that it tells can't
be asked of the engine, or if somebody who chooses otherwise is left without an answer.
"""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from heliopolis.core import registry
from heliopolis.core.errors import HeliopolisError, Refusal, SetupError
from heliopolis.core.game import Game
from heliopolis.core.lessons import LEARNER, Lesson, course
from heliopolis.core.rules import LANGUAGES, paragraphs
from heliopolis.core.state import OVER
from heliopolis.language import Speaker
from heliopolis.tables.foresight import NO_UNDO
from heliopolis.tables.learners import Progress
from heliopolis.tables.lesson import LessonTable, Mood, title_of
from heliopolis.tables.lesson_numbers import ask
from heliopolis.web.layout import Page
from heliopolis.web.learn.page import LessonPage
from heliopolis.web.learn.stela import Stela

GAMES = [*registry.names(), "liar"]
"""Those of the house, and one from elsewhere, whose lessons need no code either."""
registry.register("liar", "examples.liar")
EVERY = [(name, lesson.number) for name in GAMES for lesson in course(registry.game(name)).lessons]
registry.forget("liar")
pytestmark = pytest.mark.usefixtures("liar")
LONGEST_TASK = 90
TYPED = {
    "en": re.compile(r"\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b", re.IGNORECASE),
}
"""Numbers in figures and in words; names of cards and spaces like d5 are none."""
MOST_MINUTES = 12


def table(name: str, number: int) -> LessonTable:
    """Begin a lesson."""
    return LessonTable(course(registry.game(name)), number)


def wrong_choices(lesson: LessonTable) -> list[int]:
    """Return what the rules allow at this step and the lesson does not mean."""
    actions = lesson.course.game.actions
    return [action for action in lesson.table.play.legal(LEARNER) if not lesson.now.is_right(actions[action])]


def forward(lesson: LessonTable, steps: int) -> LessonTable:
    """Go on to a step, as the lesson shows it."""
    while lesson.step < steps:
        lesson.mood = Mood.SHOWN
        lesson.show()
    return lesson


def stages(lesson: LessonTable) -> Iterator[int]:
    """Go through a lesson step by step, as it is shown."""
    while not lesson.is_done:
        yield lesson.step
        lesson.mood = Mood.SHOWN
        lesson.show()


def names_used(lesson: Lesson, language: str, game: Game) -> set[str]:
    """Return the messages of a lesson's texts, without the lesson's name."""
    speaker = Speaker(course(game).package, language, game)
    return {name.removeprefix(f"{lesson.name}-") for name in speaker.messages if name.startswith(f"{lesson.name}-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_lesson_is_played_with_a_wrong_turn_at_every_step(name: str, number: int, language: str) -> None:
    lesson = table(name, number)
    assert lesson.title(language)
    assert all(lesson.told_pins(language))
    for step in stages(lesson):
        assert lesson.says(language)
        assert 0 < len(lesson.task(language)) <= LONGEST_TASK
        assert lesson.shown
        before = lesson.table.play.state.save()
        for action in wrong_choices(lesson):
            tried = lesson.choose(action)
            assert tried is not None
            assert tried.play.state.save() != before, "a wrong choice is carried out for a moment"
            assert lesson.mood is Mood.WRONG
            assert lesson.told_answer(language), f"step {step + 1} has no answer to {lesson.tried}"
            assert lesson.table.play.state.save() == before, "and taken back"
            assert lesson.step == step
    assert lesson.mood is Mood.DONE
    assert lesson.insight(language)


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_every_right_choice_of_a_step_leads_on(name: str, number: int) -> None:
    for step in range(len(table(name, number).lesson.steps)):
        lesson = forward(table(name, number), step)
        actions = lesson.course.game.actions
        right = [action for action in lesson.table.play.legal(LEARNER) if lesson.now.is_right(actions[action])]
        assert right
        for action in right:
            again = forward(table(name, number), step)
            assert again.choose(action) is None
            assert forward(again, len(again.lesson.steps)).is_done


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_what_the_rules_forbid_is_refused_with_their_reason(name: str, number: int) -> None:
    lesson = table(name, number)
    legal = set(lesson.table.play.legal(LEARNER))
    forbidden = next(action for action in range(len(lesson.course.game.actions)) if action not in legal)
    before = lesson.table.play.state.save()
    with pytest.raises(Refusal) as caught:
        lesson.choose(forbidden)
    assert caught.value.sentence()
    assert lesson.table.play.state.save() == before
    assert lesson.mood is Mood.TASK


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_position_has_every_piece_just_once(name: str, number: int) -> None:
    learned = course(registry.game(name))
    state = learned.start(number)
    game = learned.game
    assert game.census(state) == game.census(game.new(len(learned.players), learned.options))
    assert state.actor() != OVER
    assert LEARNER in state.actors()


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_all_that_is_written_is_said_and_all_that_is_asked_is_written(name: str, number: int) -> None:
    game = registry.game(name)
    lesson = course(game).lesson(number)
    steps = range(1, len(lesson.steps) + 1)
    answers = {f"not-{answer}" for step in lesson.steps for _, answer in step.wrong}
    wanted = {"title", "says", "insight", *(f"task-{step}" for step in steps), *answers}
    wanted |= {f"pin-{pin}" for pin in range(1, len(lesson.pins) + 1)}
    for language in LANGUAGES:
        used = names_used(lesson, language, game)
        assert wanted <= used
        assert used - wanted <= {f"says-{step}" for step in steps[1:]}
        speaker = Speaker(course(game).package, language, game)
        asked = {each for each in used for each in speaker.arguments(f"{lesson.name}-{each}")}
        assert set(lesson.numbers) <= asked, "a number that nobody tells"
    assert lesson.rule in {paragraph.id for paragraph in paragraphs(game, "en")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "number"), EVERY)
def test_what_a_lesson_lights_is_on_its_page(name: str, number: int, language: str) -> None:
    lesson = table(name, number)
    page = Page(language, "", f"/learn/{name}/{number}")
    drawn = LessonPage(page, lesson, Stela(lesson, Progress(), language)).document()
    for part in lesson.lesson.lit:
        assert f'id="{part}"' in drawn
    for pin in lesson.lesson.pins:
        assert f'data-key="{pin}"' in drawn or f'id="{pin}"' in drawn, pin
    for _ in stages(lesson):
        step = LessonPage(page, lesson, Stela(lesson, Progress(), language)).document()
        assert re.search(rf'data-(act|also|far)="{re.escape(lesson.shown)}"', step), lesson.shown
        for meant in lesson.now.spot:
            assert re.search(rf'(data-(act|also|far|key)|id)="{re.escape(meant)}"', step), meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_number_is_typed(name: str, language: str) -> None:
    file = files(course(registry.game(name)).package).joinpath(f"{language}.ftl")
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    texts = {line: re.sub(r"\{[^}]*\}", "", line.partition(" = ")[2]) for line in lines}
    assert [line for line, text in texts.items() if TYPED[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_task_names_the_numbers_of_what_it_asks_for(name: str, number: int, language: str) -> None:
    lesson = table(name, number)
    for _ in stages(lesson):
        named = set(re.findall(r"(?<![a-z])\d+", lesson.task(language)))
        if not lesson.shown.startswith("place "):  # beside what something is laid is told by what lies there
            assert named <= set(re.findall(r"\d+", lesson.shown)), lesson.task(language)


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_what_can_not_be_undone_is_confirmed_as_at_any_table(name: str, number: int) -> None:
    lesson = table(name, number)
    for _ in stages(lesson):
        action = lesson.course.game.action(lesson.shown)
        ahead = lesson.foresee(action, far=False)
        assert ahead.decisions == (action,)
        assert ahead.final != NO_UNDO
        after = lesson.table.play.state.clone()
        after.apply(LEARNER, action)
        goes_on = LEARNER in after.actors() and after.reveals == lesson.table.play.state.reveals
        assert bool(ahead.final) == (not goes_on)


@pytest.mark.parametrize("name", GAMES)
def test_a_course_is_short(name: str) -> None:
    learned = course(registry.game(name))
    assert learned.minutes <= MOST_MINUTES
    titles = {title_of(learned, lesson.number, language) for lesson in learned.lessons for language in LANGUAGES}
    assert len(titles) >= len(learned.lessons)


def test_a_lesson_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="expected 1 to 9"):
        course(registry.game("ra")).lesson(10)


def test_a_number_follows_from_the_position() -> None:
    learned = course(registry.game("ra"))
    state = learned.start(4)
    path = "seats.0.epoch_fame"
    gain = ask(learned.game, state, f"{path} by bid 13, pass, pass")
    after = ask(learned.game, state, f"{path} after bid 13, pass, pass")
    assert isinstance(after, int)
    assert gain == f"+{after - int(ask(learned.game, state, path))}"
    with pytest.raises(HeliopolisError):
        ask(learned.game, state, f"{path} by bid 12")
