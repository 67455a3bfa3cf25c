"""The board in the terminal: fits 80 columns, tells everything without colour, and nothing that is hidden."""

import re

import pytest
from rich.console import Console
from tests.games.heir.table import ANUBIS, BAST, GAME, ready, up_for_bid
from tests.games.heir.test_final import page_ten

from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.state import OVER, State
from heliopolis.games.heir.state import HeirState
from heliopolis.games.heir.view import view
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.heir import BOARD
from heliopolis.terminal.boards.heir.roomy import board
from heliopolis.terminal.marks import Marks


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    """Draw a board at 80 columns, without colour."""
    assert isinstance(state, HeirState)
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board(view(state, viewer), GameSpeaker(GAME, language), ["Ada", "Bob"]))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_moment_of_a_game_fits_eighty_columns(language: str) -> None:
    record = new_record(GAME, 2)
    for number, state in enumerate(random_game(GAME, record, SeededRng(6))):
        if number % 29 == 0 or state.actor() == OVER:
            for viewer in (None, BAST, ANUBIS):
                text = drawn(state, viewer, language)
                assert all(len(line) <= 80 for line in text.splitlines())


def test_the_rulebook_s_final_position_shows_every_monument_with_what_it_hits() -> None:
    text = drawn(page_ten().state, None)
    assert "e1 [O] →↓ = 5 (→sun temple, ↓the pyramid)" in text
    assert "b1 [s] ↗→ = 5 (→obelisk, →sun temple)" in text
    assert "B2 B▲3 B2 A▲4 A A▲5 B A▲6" in text
    rows = [line[2:28] for line in text.splitlines() if line[2:4].strip().isdigit()][:8]
    # The obelisk on a4 points through the pyramid to the edge; on f4 the shrine on f7 crosses its ray.
    assert rows[3] == "4 [o] ─  ─ ▲▲▲▲▲▲ ╳  ─  ─ "
    # In the first row the rays along it cross those of d8 and f7; magic tokens lie on a1, c1 and g1.
    assert rows[0] == "1  ✦ [s] ✦  ╳ [O] ╳  ✦ [T]"


def test_the_own_hand_is_shown_and_the_other_s_is_tracked() -> None:
    table = ready().chance("god pharaoh").offers("6-sun", "7-sun").chance("god ra").bids("2-sun", "1-sun")
    mine = drawn(table.state, BAST)
    assert "offered 6☼" in mine
    assert "hand    1☾ 3☾ 4☼ 5☾ 7☾ 8☼ 9☾ 10☼" in mine
    assert "offered         1 card, unseen" in mine
    theirs = drawn(table.state, ANUBIS)
    assert "offered 6☼" not in theirs
    assert "hand or offered" in theirs


def test_a_sealed_bid_is_shown_to_its_seat_alone() -> None:
    first = up_for_bid("ra").do(BAST, "bid 6-sun").state
    second = up_for_bid("ra").do(BAST, "bid 9-moon").state
    assert drawn(first, ANUBIS) == drawn(second, ANUBIS)
    assert "sealed" in drawn(first, ANUBIS)
    assert drawn(first, BAST) != drawn(second, BAST)


def test_what_each_rotation_would_be_worth_stands_beside_it() -> None:
    table = ready().gods(["seshat", "geb-and-nut"], ["ptah", "ra", "wadjet", "thoth"]).do(BAST, "place d8")
    told = BOARD.remarks(view(table.state, BAST), GameSpeaker(GAME, "en"))
    assert told["turn 0"] == "↑↓ +1 (↑the pyramid)"
    assert told["turn 90"] == "→← +0"


def test_what_each_place_is_worth_stands_on_it() -> None:
    table = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet", "thoth"])
    (row,) = [line for line in drawn(table.state, BAST).splitlines() if line[2:4] == "8 "]
    assert row[4:28].split()[3] == "−1"  # below the pyramid, where the token would score for Anubis
    assert "numbers: what the place brings you" in drawn(table.state, BAST)
    other = [line for line in drawn(table.state, ANUBIS).splitlines() if line[2:4] == "8 "]
    assert other[0][4:28].split()[3] == "1"


def test_a_large_worth_keeps_to_its_space() -> None:
    table = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet", "thoth"])
    seen = view(table.state, BAST)
    for notation, points in {"place a8": 11, "place b8": 12, "place c8": -10}.items():
        seen["previews"][notation]["points"] = points if seen["previews"][notation]["owner"] == BAST else -points
    console = Console(width=80, no_color=True, force_terminal=False)
    for draw in BOARD.drawings:
        with console.capture() as capture:
            console.print(draw(seen, GameSpeaker(GAME, "en"), ["Ada", "Bob"], marks=Marks({"place b8": "★1"})))
        rows = [line.strip("│ ") for line in capture.get().splitlines()]
        head = next(row for row in rows if row.startswith("a "))
        row = next(row for row in rows if re.match("8 +11 +12★", row))
        assert row.split()[1:4] == ["11", "12★", "−10"]
        assert row.index("12") - row.index("11") == head.index("b") - head.index("a")


def test_what_would_be_if_it_ended_now_is_shown() -> None:
    text = drawn(up_for_bid("ra").state, BAST)
    assert text.count("if it ended now") == 2


@pytest.mark.parametrize(("called", "told"), [("stealth", "magic announced"), ("none", "no magic announced")])
def test_whether_magic_is_announced_is_shown_to_the_other(called: str, told: str) -> None:
    table = ready().chance("god seshat").bids("2-sun", "1-sun").hold(BAST, "stealth").hold(ANUBIS, "cry")
    text = drawn(table.chance("god ra").calls(called, "cry").state, ANUBIS)
    assert ("no magic announced" in text) == (told == "no magic announced")
    assert told in text


def test_redealt_states_are_drawn_the_same() -> None:
    record = new_record(GAME, 2, {"quick": True})
    for number, state in enumerate(random_game(GAME, record, SeededRng(9))):
        if number % 37 == 0:
            assert isinstance(state, HeirState)
            for viewer in (BAST, ANUBIS):
                assert drawn(state.redeal(viewer, SeededRng(number)), viewer) == drawn(state, viewer)
