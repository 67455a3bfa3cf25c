"""The menu: a line for each choice while there is room, else one for all that are said alike, each with a letter."""

import io
import re

import pytest
from rich.console import Console
from tests.games.gold.positions import do, position
from tests.games.heir.table import BAST, ready, up_for_bid
from tests.terminal.test_choices import table

from heliopolis.terminal.boards.gold import BOARD
from heliopolis.terminal.menu import Menu, menus


def printed(menu: Menu, width: int = 80) -> list[str]:
    """Print a menu without colour."""
    console = Console(file=io.StringIO(), width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(menu.drawing)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a Bid 1 Moon · 3 Moon · 4 Sun"), ("fr", "a Miser 1 lune · 3 lune · 4 soleil")]
)
def test_choices_that_differ_in_a_word_are_said_together(language: str, said: str) -> None:
    at = table("heir", up_for_bid("ra").state, language)
    tightest = menus(at.choices(BAST))[-1]
    assert printed(tightest)[0].startswith(said)
    assert [choice.notation for choice in tightest.matching(["a", "9"])] == ["bid 9-moon"]


def test_many_spaces_are_listed_after_what_they_are_for() -> None:
    table_before = ready().gods(["seshat"], ["geb-and-nut", "ptah", "ra", "wadjet", "thoth"])
    lines = printed(menus(table("heir", table_before.state).choices(BAST))[-1])
    assert lines[0].startswith("a Place the monument on a1 b1 c1 d1")
    assert len(lines) <= 3


@pytest.mark.parametrize("width", range(30, 80, 7))
def test_no_letter_is_parted_from_what_it_stands_for(width: int) -> None:
    state = position("┌─┐ │╔┐ └S┘", archaeologists="b3 b3", lanterns={0: "b3 c3 c2"})
    lines = printed(menus(table("gold", state).choices(0))[-1], width)
    assert len(lines) > 1
    assert not any(re.search(r"(^|\s)[a-z]$", line) for line in lines)
    assert all(len(line) <= width for line in lines)


def test_a_chamber_that_is_laid_is_drawn_in_its_positions_with_what_it_lets_out() -> None:
    state = position(
        "┌?? │╔┐ └S┘", archaeologists="a1 a3", lanterns={1: "a2 a3"}, hidden={"chamber-corner": 1}, photos=["mummy 1"]
    )
    do(state, "reveal b1", "* card chamber-corner")
    told = BOARD.remarks(state.view(0), table("gold", state).speaker)
    assert {remark[0] for remark in told.values()} <= set("╚╔╗╝")
    assert told["open nw"] == "╝  mummy: 2 figures out; curse: 2 lanterns out"
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
