"""Every lesson learned in a real browser: by mouse, by finger on a phone in French, by keys alone.

    python bench/lessons.py [GAME ...]

Each step is decided where its piece is seen, with the settings of a newcomer: what can't be undone is confirmed. Told
are the presses that a lesson takes (clicks, taps, or keys of which most are Tab), and what nobody gets through; and
about how many minutes a game takes somebody who reads all that is told, makes every move, and one wrong one a lesson.
"""

import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright  # noqa: E402
from tests.browser.chromium import FLAGS, find  # noqa: E402
from tests.serving import Server  # noqa: E402

from heliopolis.core import registry  # noqa: E402
from heliopolis.core.lessons import course  # noqa: E402
from heliopolis.tables.lesson import LessonTable, Mood  # noqa: E402

PATIENCE = 6_000
"""Milliseconds that a press has to reach its piece."""
SEEN = 3_000
"""Milliseconds after which a piece that is covered is given up."""
MOST_TABS = 150
SETTINGS = {"pace": "none", "pause": "none", "rest": "0"}
"""Nothing is told or waited for but what a choice itself brings."""
STANDS = "() => Number(document.querySelector('#question').dataset.question)"
WENT_ON = f"(asked) => ({STANDS})() !== asked || document.querySelector('#lesson .insight')"
ANSWERED = f"(asked) => document.querySelector('#seal') || ({WENT_ON})(asked)"


WORDS_A_MINUTE = 200
PRESS = 3
"""Seconds in which somebody finds a piece and presses it."""


class Stuck(Exception):
    """A step that can't be decided."""


@dataclass
class Walk:
    """A learner on the page of one lesson, and how often they have pressed something."""

    page: Page
    press: Callable[["Walk", str], None]
    presses: int = 0

    def choices(self, notation: str) -> Locator:
        """Return what stands for a choice and is seen."""
        kinds = ", ".join(f'#table [data-{kind}="{notation}"]' for kind in ("act", "also", "far"))
        return self.page.locator(kinds).filter(visible=True)

    def piece(self, notation: str, touch: str) -> Locator:
        """Return what stands for a choice, or the seal, and can be pressed: nothing else lies over it."""
        pieces = self.choices(notation) if notation else self.page.locator("[data-seal]")
        for piece in pieces.all():
            try:
                getattr(piece, touch)(trial=True, timeout=SEEN)
                return piece
            except Error:
                continue
        raise Stuck(f"{pieces.count()} pieces stand for it, and none can be pressed")

    def decide(self, notation: str) -> None:
        """Make a choice, and confirm it where that is asked for."""
        asked = self.page.evaluate(STANDS)
        self.press(self, notation)
        self.page.wait_for_function(ANSWERED, arg=asked, timeout=PATIENCE)
        if self.page.locator("#seal").count():
            self.press(self, "")
            self.page.wait_for_function(WENT_ON, arg=asked, timeout=PATIENCE)


def by_mouse(walk: Walk, notation: str) -> None:
    """Click what stands for a choice, or the seal."""
    walk.piece(notation, "click").click(timeout=PATIENCE)
    walk.presses += 1


def by_finger(walk: Walk, notation: str) -> None:
    """Tap what stands for a choice; of choices that share a place, the one that is meant is shown first."""
    if notation and not walk.choices(notation).count():
        walk.page.locator(f'#prompt [data-shows="{notation.split(" ")[1]}"]').tap(timeout=PATIENCE)
        walk.presses += 1
    walk.piece(notation, "tap").tap(timeout=PATIENCE)
    walk.presses += 1


def by_keys(walk: Walk, notation: str) -> None:
    """Tab to what stands for a choice, or to the seal, and press Enter."""
    reached = f"""() => {{
        const {{ act, also, far, seal }} = document.activeElement.dataset;
        return {f"[act, also, far].includes('{notation}')" if notation else "seal !== undefined"};
    }}"""
    for _ in range(MOST_TABS):
        if walk.page.evaluate(reached):
            break
        walk.page.keyboard.press("Tab")
        walk.presses += 1
    else:
        raise Stuck(f"{notation or 'the seal'} is not reached by {MOST_TABS} Tabs")
    walk.page.keyboard.press("Enter")
    walk.presses += 1


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WAYS: dict[str, tuple[Callable[[Walk, str], None], dict[str, Any]]] = {
    "desktop, English": (by_mouse, {"locale": "en-GB", "viewport": {"width": 1366, "height": 768}}),
    "phone, French": (by_finger, {"locale": "fr-FR", **PHONE}),
    "keyboard, English": (by_keys, {"locale": "en-GB", "viewport": {"width": 1366, "height": 768}}),
}


def words(lesson: LessonTable, language: str) -> int:
    """Count what is read in a lesson that is gone through with one wrong choice."""
    told = [*lesson.told_pins(language)]
    said = ""
    while not lesson.is_done:
        if (says := lesson.says(language)) != said:
            said = says
            told.append(says)
        told.append(lesson.task(language))
        wrong = [
            each for each in lesson.table.play.legal(0) if not lesson.now.is_right(lesson.course.game.actions[each])
        ]
        if wrong and lesson.step == 0:
            lesson.choose(wrong[0])
            told.append(lesson.told_answer(language))
        lesson.mood = Mood.SHOWN
        lesson.show()
    return sum(len(each.split()) for each in (*told, lesson.insight(language)))


def minutes(game: str, language: str, presses: Sequence[int]) -> float:
    """Return how long all lessons of a game take, by words and presses."""
    learned = course(registry.game(game))
    read = sum(words(LessonTable(learned, lesson.number), language) for lesson in learned.lessons)
    wrong = 2 * len(learned.lessons)
    return read / WORDS_A_MINUTE + PRESS * (sum(presses) + wrong) / 60


def learn(page: Page, press: Callable[[Walk, str], None], lesson: LessonTable) -> int:
    """Go through a lesson as it is shown; return how many presses it took."""
    walk = Walk(page, press)
    page.goto(f"/learn/{lesson.course.game.info.name}/{lesson.lesson.number}")
    page.wait_for_function("() => document.querySelector('#table').dataset.have === undefined")
    while not lesson.is_done:
        try:
            walk.decide(lesson.shown)
        except (Error, Stuck) as error:
            reason = str(error).splitlines()[0]
            raise Stuck(f"step {lesson.step + 1}, {lesson.shown}: {reason}") from error
        lesson.mood = Mood.SHOWN
        lesson.show()
    page.locator("#lesson .insight").wait_for(timeout=PATIENCE)
    return walk.presses


def walk_through(browser: Browser, url: str, way: str, games: list[str]) -> tuple[int, int]:
    """Learn all lessons of some games in one way; return how many were got through, of how many."""
    press, options = WAYS[way]
    context = browser.new_context(base_url=url, reduced_motion="reduce", **options)
    for name, value in SETTINGS.items():
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['setting-{name}'] = '{value}'")
    page = context.new_page()
    learned = lessons = 0
    for game in games:
        taken = []
        for lesson in course(registry.game(game)).lessons:
            lessons += 1
            try:
                taken.append(str(learn(page, press, LessonTable(course(registry.game(game)), lesson.number))))
                learned += 1
            except Stuck as stuck:
                taken.append("✗")
                print(f"  {game} {lesson.number}: {stuck}", flush=True)
        told = f"{way}: {game}: presses a lesson {' '.join(taken)}"
        if "✗" not in taken and press is not by_keys:
            language = str(options["locale"]).partition("-")[0]
            told += f"; about {minutes(game, language, [int(each) for each in taken]):.1f} minutes"
        print(told, flush=True)
    context.close()
    return learned, lessons


def main(games: list[str]) -> int:
    """Learn everything in every way."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        counts = {way: walk_through(browser, server.url, way, games) for way in WAYS}
        browser.close()
        server.stop()
    for way, (learned, lessons) in counts.items():
        print(f"{way}: {learned} of {lessons} lessons")
    return int(any(learned < lessons for learned, lessons in counts.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or registry.names()))
