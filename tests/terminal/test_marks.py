"""What a hint advises is marked on the board: beside the piece, place or card that the choice is about."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.session import Session
from heliopolis.core.state import OVER
from heliopolis.language import GameSpeaker
from heliopolis.terminal.board import terminal_board_of
from heliopolis.terminal.marks import MARK, Marks
from heliopolis.terminal.play import TerminalGame

ABOUT_NOTHING_DRAWN = {
    "ra": {"pass", "done"},
    "heir": {"call none", "stand", "stay"},
    "gold": {"end"},
    "pyramidice": {
        *("work", "reroll", "throw", "finish", "glory", "full", "seshat", "pearl", "decline", "lapis", "lowest"),
        *("lay", "value", "forsake ennead"),
    },
}
"""What has no piece or place on the board: verbs, or whole notations."""
AT_ONCE = 3
"""How many of the choices of a moment are looked for."""


def drawn(game: str, session: Session, seat: int, marks: Marks) -> list[str]:
    """Print every drawing of the board as a seat sees it."""
    speaker = GameSpeaker(session.record.game, "en")
    names = [f"Seat {number}" for number in range(1, session.record.seats + 1)]
    found: list[str] = []
    for drawing in terminal_board_of(game).drawings:
        console = Console(width=80, no_color=True)
        with console.capture() as capture:
            console.print(drawing(session.state.view(seat), speaker, names, marks=marks))
        found.append(capture.get())
    return found


@pytest.mark.parametrize("name", registry.names())
def test_every_choice_about_something_drawn_is_marked_there(name: str) -> None:
    game = registry.game(name)
    rng = SeededRng(2)
    session = Session(new_record(game, 2))
    marked: set[str] = set()
    while session.state.actor() != OVER:
        session.settle(rng)
        for seat in session.state.actors()[:1]:
            legal = session.state.legal_actions(seat)
            fresh = [each for each in legal if game.actions[each].partition(" ")[0] not in marked]
            for action in fresh[:AT_ONCE]:
                notation = game.actions[action]
                verb = notation.partition(" ")[0]
                marked.add(verb)
                is_drawn = not {verb, notation} & ABOUT_NOTHING_DRAWN[name]
                for board in drawn(name, session, seat, Marks({notation: MARK})):
                    assert (MARK in board) == is_drawn, notation
                assert all(MARK not in board for board in drawn(name, session, seat, Marks()))
            session.decide(seat, legal[rng.below(len(legal))])
    assert len(marked) > len(ABOUT_NOTHING_DRAWN[name])


def test_the_final_board_bears_no_star_of_an_earlier_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.terminal.play.ask_line", lambda _prompt: "q")
    ra = registry.game("ra")
    record = new_record(ra, 2, players=["human:Ada", "human:Bo"])
    for _ in random_game(ra, record, SeededRng(1)):
        pass
    out = io.StringIO()
    screen = Console(file=out, width=80, height=24, force_terminal=True, color_system=None)
    at = TerminalGame(screen, Session(record), {}, SeededRng(1), "en", tmp_path / "game.txt")
    at.marks = dict.fromkeys(range(len(ra.actions)), MARK)
    at.show_end()
    assert "wins." in out.getvalue()
    assert MARK not in out.getvalue()
