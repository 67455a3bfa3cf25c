"""The menu: a line for each choice while there is room, else one for all that are said alike; letters that stay."""

import io
import re

import pytest
from rich.console import Console
from tests.games.gold.positions import do, position
from tests.games.heir.table import BAST, ready, up_for_bid
from tests.games.pyramidice.positions import position as giza
from tests.terminal.test_choices import table

from heliopolis.core import registry
from heliopolis.core.conformance import random_game
from heliopolis.core.record import new_record
from heliopolis.core.rng import SeededRng
from heliopolis.core.rules import LANGUAGES
from heliopolis.terminal.boards.gold import BOARD
from heliopolis.terminal.menu import Menu, menus


def printed(menu: Menu, width: int = 80) -> list[str]:
    """Print a menu without colour."""
    console = Console(file=io.StringIO(), width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(menu.drawing)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Bid a=1 Moon · b=3 Moon · c=4 Sun"), ("fr", "Miser a=1 lune · b=3 lune · c=4 soleil")],
)
def test_choices_that_differ_in_a_word_are_said_together(language: str, said: str) -> None:
    at = table("heir", up_for_bid("ra").state, language)
    tightest = menus(at.choices(BAST))[-1]
    assert printed(tightest)[0].startswith(said)
    assert [choice.notation for choice in tightest.matching(["b"])] == ["bid 3-moon"]


def test_many_spaces_are_listed_after_what_they_are_for_and_have_no_letter() -> None:
    table_before = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet", "thoth"])
    menu = menus(table("heir", table_before.state).choices(BAST))[-1]
    lines = printed(menu)
    assert lines[0].startswith("Place the monument on a1 b1 c1 d1")
    assert len(lines) <= 3
    assert menu.matching(["a"]) == []
    assert [choice.notation for choice in menu.matching(["b1"])] == ["place b1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("heir", 2), ("pyramidice", 2), ("gold", 3)])
def test_a_letter_stands_for_one_choice_the_same_however_the_menu_is_drawn(
    game: str, seats: int, language: str
) -> None:
    every = registry.game(game)
    played = random_game(every, new_record(every, seats), SeededRng(5))
    decisions = [state.clone() for state in played if state.actor() >= 0][::7]
    assert len(decisions) > 5
    for state in decisions:
        at = table(game, state, language)
        seat = state.actors()[0]
        plain = menus(at.choices(seat))
        at.marks = dict.fromkeys(state.legal_actions(seat)[-2:], "★1")
        advised = menus(at.choices(seat))
        letters = [[(each.letter, each.choice.notation) for each in menu.entries] for menu in (*plain, *advised)]
        assert all(each == letters[0] for each in letters)
        told = [letter for letter, _ in letters[0] if letter]
        assert len(set(told)) == len(told)
        for letter, notation in letters[0]:
            assert not letter or [choice.notation for choice in plain[0].matching([letter])] == [notation]


def test_choices_stand_in_the_order_of_the_numbers_on_the_board() -> None:
    tiles = ("harvest", "vision", "feast", "cliff", "offering", "shrine")
    entries = menus(table("pyramidice", giza(2, tiles=tiles)).choices(0))[0].entries
    assert [each.choice.sign for each in entries if each.choice.sign] == ["1", "2", "3", "4", "5", "6"]


def test_the_notation_stands_beside_english_alone() -> None:
    state = position("┌?? │╔┐ └S┘", archaeologists="a1 b3")
    english, french = (printed(menus(table("gold", state, language).choices(0))[0]) for language in ("en", "fr"))
    assert "Reveal b1  reveal b1" in " ".join(english)
    assert "reveal" not in " ".join(french)


@pytest.mark.parametrize("width", range(30, 80, 7))
def test_no_letter_is_parted_from_what_it_stands_for(width: int) -> None:
    state = position("┌─┐ │╔┐ └S┘", archaeologists="b3 b3", lanterns={0: "b3 c3 c2"})
    lines = printed(menus(table("gold", state).choices(0))[-1], width)
    assert len(lines) > 1
    assert not any(re.search(r"(^|\s)[a-z]$", line) for line in lines)
    assert sum(len(re.findall(r"(?<!\S)[a-z][= ]", line)) for line in lines) > 5
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize(
    ("photos", "danger"),
    [
        (["mummy 1", "curse 1"], "mummy: 2 figures out · curse: 2 lanterns out"),
        (["mummy 1", "quiet 1"], "mummy: 2 figures out"),
        (["curse 2"], "curse: 2 lanterns out"),
        (["quiet 1"], "lets nothing out"),
    ],
)
def test_a_chamber_that_is_laid_is_drawn_in_its_positions_with_what_it_may_still_let_out(
    photos: list[str], danger: str
) -> None:
    state = position(
        "┌?? │╔┐ └S┘", archaeologists="a1 a3", lanterns={1: "a2 a3"}, hidden={"chamber-corner": 1}, photos=photos
    )
    do(state, "reveal b1", "* card chamber-corner")
    told = BOARD.remarks(state.view(0), table("gold", state).speaker)
    assert {remark[0] for remark in told.values()} <= set("╚╔╗╝")
    assert told["open nw"] == f"╝  {danger}"
    assert told["open ne"] == "╚  lets nothing out"


def test_the_pyramid_is_drawn_as_lines_that_lead_to_each_open_side() -> None:
    state = position(
        "X─? │╔┐ └S┘",
        archaeologists="a3 b2",
        porters="a3 b3",
        lanterns={0: "a3", 1: "a3 b2"},
        loose={"b2": [2, 3]},
        carried={1: "bust"},
        keeper=1,
        bust_chamber="a1",
    )
    at = table("gold", state)
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(BOARD.drawings[-1](state.view(0), at.speaker, at.names))
    assert [line[:35].rstrip() for line in capture.get().splitlines()[:7]] == [
        "  a          b          c",
        "1            ─!─────────░░░░░░░░░░",
        "                        ░░░░░░░░░░",
        "2 │!         ╔B═════════┐",
        "  │          ║♦23☼b     │",
        "3 └Aa────────Sb─────────┘",
        "   ☼ab",
    ]
