"""The board of Pyramidice in the terminal: whole at 80 columns, in both languages, without colour too."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.pyramidice.positions import play, position

from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.core.session import Session
from heliopolis.core.state import OVER, State
from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.games.pyramidice.view import view
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.pyramidice import BOARD
from heliopolis.terminal.boards.pyramidice.roomy import board
from heliopolis.terminal.play import TerminalGame

NAMES = ["Ada", "Bashir", "Cleo", "Djeser"]


def drawn(state: State, viewer: int | None = 0, language: str = "en") -> str:
    """Return the board as plain text of 80 columns."""
    assert isinstance(state, PyramidiceState)
    out = io.StringIO()
    console = Console(file=out, width=80, no_color=True)
    seats = len(state.scores())
    console.print(board(view(state, viewer), GameSpeaker(GAME, language), NAMES[:seats]))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_of_a_game_fits_eighty_columns(seats: int, language: str) -> None:
    record = new_record(GAME, seats)
    for number, state in enumerate(random_game(GAME, record, SeededRng(seats))):
        if number % 17 == 0:
            text = drawn(state, number % seats, language)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert all(name in text for name in NAMES[:seats])


def test_the_row_shows_costs_and_glory_and_the_dice_what_is_to_pay() -> None:
    state = position(dice="s2 p2 p5 p6", row=("anuket", "hathor", None), pharaoh=1)
    play(state, "1 worship anuket")
    text = drawn(state)
    assert "[Hathor 5 5 1 1 +6]" in text
    assert "To pay for Anuket: *" in text
    assert "has the Pharaoh" in text
    assert "[Anuket 2 S* *]" in drawn(position(row=("anuket", "amon", None)))
    assert "[Anoukis 2 Pi* *]" in drawn(position(row=("anuket", "amon", None)), language="fr")


def test_returned_tiles_are_listed_until_they_are_laid() -> None:
    state = position(1, tiles=("camp", "temple", None, "cliff", None, None), held={0: ["village", "house"]})
    play(state, "1 rest camp")
    assert "To lay: village, house, camp" in drawn(state)
    play(state, "1 lay 5")
    assert "To lay: house, camp" in drawn(state)
    assert "5 village" in drawn(state)
    play(state, "1 lowest")
    assert "To lay" not in drawn(state)


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("en", "S stone die · P prayer die · W worker · C cat"),
        ("fr", "Pi dé Pierre · Pr dé Prière · Ou ouvrier · Ch chat"),
    ],
)
def test_the_letters_of_costs_are_explained(language: str, letters: str) -> None:
    assert letters in drawn(position(), language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_the_row_and_no_tile_is_broken_between_lines(language: str) -> None:
    speaker = GameSpeaker(GAME, language)
    cat = speaker.say("board-short-cat")
    tiles = ("exchange", "vision", "feast", "harvest", "dawn", "offering", "camp", "temple", "shrine", "cliff")
    lines = drawn(position(4, row=("amon", "hathor", "mertseger"), tiles=tiles), language=language).splitlines()
    wanted = [f"{number} {speaker.word(tile)}" for number, tile in enumerate(tiles, start=1)]
    wanted += [f"[{speaker.word('amon')} 5 2 * {cat} +2]", f"[{speaker.word('hathor')} 5 5 1 1 +6]"]
    wanted.append(f"[{speaker.word('mertseger')} 4 1 +2]")
    for each in wanted:
        assert any(each in line for line in lines), each


def test_a_project_is_shown_to_its_owner_alone() -> None:
    state = position(projects={0: ["ankh"], 1: ["djed"]})
    assert "project ankh: 1–6, 0 so far" in drawn(state, 0).replace("\n", " ")
    assert "djed" not in drawn(state, 0)
    assert "ankh" not in drawn(state, None)


def test_the_architect_has_his_line() -> None:
    state = position(1, architect="imhotep", gods={1: ["hathor"]}, projects={1: ["was"]})
    text = drawn(state)
    assert "Imhotep: 5 Glory" in text
    assert "Hathor" in text


def test_who_loses_alone_is_told_so(tmp_path: Path) -> None:
    rng = SeededRng(1)
    session = Session(new_record(GAME, 1, players=["human:Ada"]))
    while session.state.actor() != OVER:
        session.settle(rng)
        if session.state.actor() >= 0:
            legal = session.state.legal_actions(0)
            session.decide(0, legal[rng.below(len(legal))])
    assert session.state.standings() != [1]
    out = io.StringIO()
    TerminalGame(Console(file=out, width=100), session, {}, rng, "en", tmp_path / "alone.txt").run()
    shown = out.getvalue()
    told = re.search(r"(Sneferu|Hemiunu|Amenhotep|Imhotep) has (\d+) and beats Ada, who has (\d+)\.", shown)
    assert told is not None
    assert int(told[3]) == session.state.scores()[0]
    (score,) = [event for events in session.events for event in events if event.name == "architect-score"]
    assert int(told[2]) == score.facts["glory"]
    after = shown[shown.index("The game is over") :]
    assert after.index(told[1]) < after.index("Ada")
    assert "wins" not in after
    assert (tmp_path / "alone.txt").exists()


def test_the_numbers_of_open_spaces_do_not_touch_each_other() -> None:
    ground = {f"cheops {space}": 1 for space in range(1, 10)}
    more = GAME.standard.with_changes({"supply.stone_dice.seats_2": 20}, name="more")
    lines = drawn(position(built=ground, edition=more)).splitlines()
    assert any("10  11" in line for line in lines)
    assert not any(")(" in line for line in lines)


def test_a_choice_of_several_alike_says_how_many() -> None:
    state = position(tiles=("harvest", "feast"))
    play(state, "1 rest harvest")
    assert BOARD.remarks(state.view(0), GameSpeaker(GAME, "en"))["gain cat"] == "×3"
    state = position(tiles=("harvest", "feast"))
    play(state, "1 rest feast")
    assert BOARD.remarks(state.view(0), GameSpeaker(GAME, "en")) == {}
