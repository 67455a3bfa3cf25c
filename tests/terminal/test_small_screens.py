"""On a screen of 80 by 24 the whole board of every game is seen at every moment, with the choices and the prompt."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from heliopolis.core import registry
from heliopolis.core.driver import ask
from heliopolis.core.lessons import course
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.session import Session
from heliopolis.core.state import OVER
from heliopolis.language import Speaker
from heliopolis.players.catalogue import Reliable
from heliopolis.tables.lesson import LessonTable, Mood
from heliopolis.terminal.learn import TerminalLessons
from heliopolis.terminal.menu import Menu, menus
from heliopolis.terminal.play import TerminalGame
from heliopolis.terminal.screen import Measured, show

NAMES = ["Ada", "Nebuchadnezzar", "Cleopatra", "Bo", "Djeser"]
COLUMNS, ROWS = 80, 24
SHOWN_EVERY = 25
CUT_NAME = re.compile(r"Nebuch\w+…")
"""Where there is little room, a long name is cut."""


def table(game: str, seats: int, language: str) -> TerminalGame:
    """Seat people at a screen of 80 by 24."""
    record = new_record(registry.game(game), seats, players=[f"human:{name}" for name in NAMES[:seats]])
    screen = Console(file=io.StringIO(), width=COLUMNS, height=ROWS, force_terminal=True, color_system=None)
    return TerminalGame(screen, Session(record), {}, SeededRng(seats), language, Path("unused.txt"))


def shown(at: TerminalGame, seat: int) -> list[str]:
    """Show the table to a seat; return the lines."""
    out = io.StringIO()
    at.console.file = out
    at.show_table(seat)
    return out.getvalue().rpartition("\x1b[H")[2].removesuffix("\n").split("\n")


def tightest(at: TerminalGame, seat: int) -> list[str]:
    """Return the lines of all that must be seen at once, drawn as tightly as can be."""
    board = at.board.drawings[-1](at.session.state.view(seat), at.speaker, at.names)
    parts = (board, at.question(seat), menus(at.choices(seat))[-1].drawing, at.prompt_hint())
    return ["".join(segment.text for segment in line) for part in parts for line in Measured(part, at.console).lines]


def check(lines: list[str]) -> None:
    """Check that lines fit the screen with the prompt, and that nothing is cut off."""
    picture = "\n".join(lines)
    assert len(lines) < ROWS, f"{len(lines)} lines and the prompt:\n{picture}"
    assert max(cell_len(line) for line in lines) <= COLUMNS, picture
    assert not any("…" in CUT_NAME.sub("", line) for line in lines[1:]), f"something is cut off:\n{picture}"


GAMES = [(name, seats) for name in ("ra", "heir", "pyramidice", "gold") for seats in registry.info(name).seats]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_moment_of_a_whole_game_fits(game: str, seats: int, bot: str) -> None:
    """At every decision all can be seen at once; what is shown is looked at now and then, since it takes longer."""
    choose = Reliable(bot, game)
    english = table(game, seats, "en")
    session = english.session
    french = TerminalGame(english.console, session, {}, SeededRng(1), "fr", Path("unused.txt"))
    rng = SeededRng(7 * seats)
    decisions = 0
    while True:
        session.settle(rng)
        if session.state.actor() == OVER:
            break
        seat = session.state.actors()[0]
        legal = session.legal(seat)
        if len(legal) > 1:
            decisions += 1
            at = french if decisions % 2 else english
            check(tightest(at, seat))
            if decisions % SHOWN_EVERY == 0:
                check(shown(at, seat))
        session.decide(seat, ask(session.state, seat, choose, rng))


@pytest.mark.parametrize("log", [0, 2, 40])
@pytest.mark.parametrize("heights", [(30, 20, 15), (12, 11, 10), (15,)])
def test_what_is_shown_fits_if_the_tightest_does(heights: tuple[int, ...], log: int) -> None:
    screen = Console(file=io.StringIO(), width=COLUMNS, height=ROWS, force_terminal=True, color_system=None)
    show(
        screen,
        Speaker("heliopolis.terminal", "en"),
        log=["It happened."] * log,
        boards=["\n".join(["board"] * height) for height in heights],
        asked="What now?",
        menus=[Menu([], "\n".join(["choice"] * height)) for height in (16, 9, 5)],
        hint="(help)",
    )
    assert isinstance(screen.file, io.StringIO)
    printed = screen.file.getvalue().splitlines()
    assert len(printed) < ROWS
    assert printed.count("board") in heights
    assert printed.count("choice") in (16, 9, 5)


@pytest.mark.parametrize(("game", "seats"), [("pyramidice", 4), ("gold", 4)])
def test_a_large_screen_has_the_roomy_board(game: str, seats: int) -> None:
    at = table(game, seats, "en")
    at.session.settle(SeededRng(1))
    seat = at.session.state.actors()[0]
    assert not any(line.startswith("╭─") for line in shown(at, seat))
    at.console.height = 60
    assert shown(at, seat)[-1].startswith("(a letter, number or words")
    assert any(line.startswith("╭─") for line in shown(at, seat))


@pytest.mark.parametrize("game", registry.names())
def test_every_screen_of_the_lessons_fits(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.terminal.learn.ask_line", lambda _prompt: "")
    lessons, out = course(registry.game(game)), io.StringIO()
    screen = Console(file=out, width=COLUMNS, height=ROWS, force_terminal=True, color_system=None)
    learners = [TerminalLessons(screen, lessons, language) for language in LANGUAGES]
    for lesson in lessons.lessons:
        table = LessonTable(lessons, lesson.number)
        while not table.is_done:
            for learner in learners:
                learner.number, learner.told = lesson.number, len(table.table.play.record.entries)
                learner.show(table)
            table.mood = Mood.SHOWN
            table.show()
        learners[lesson.number % len(learners)].show_end(table)
    pictures = out.getvalue().split("\x1b[H")[1:]
    assert len(pictures) > 2 * len(lessons.lessons)
    for picture in pictures:
        lines = picture.removesuffix("\n").removesuffix("\x1b[2J").removesuffix("\n").split("\n")
        assert len(lines) < ROWS, f"{len(lines)} lines and the prompt:\n{picture}"
        assert max(cell_len(line) for line in lines) <= COLUMNS, picture
