"""Ra's board in the terminal: whole at 80 columns, and no more than a seat is to be shown."""

import pytest
from rich.console import Console
from tests.games.ra.positions import do, position

from heliopolis.core.state import State
from heliopolis.games.ra.game import GAME
from heliopolis.games.ra.state import RaState
from heliopolis.games.ra.view import view
from heliopolis.language import GameSpeaker
from heliopolis.terminal.boards.ra.roomy import board

NAMES = ["Ada", "Bo", "Nebuchadnezzar the Second", "Cleopatra", "Di"]


def drawn(state: State, viewer: int | None = None, language: str = "en") -> list[str]:
    """Draw the board on 80 columns, without colour."""
    assert isinstance(state, RaState)
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(board(view(state, viewer), GameSpeaker(GAME, language), NAMES[: len(state.scores())]))
    return [line.rstrip() for line in capture.get().splitlines()]


def row(lines: list[str], name: str) -> list[str]:
    """Return the words of a seat's row."""
    (found,) = [line for line in lines if line[2:].startswith(name)]
    return found[2:].split()


def test_suns_face_down_stand_in_brackets_after_those_face_up() -> None:
    lines = drawn(position(4, suns={0: [13, 6], 1: [12]}, down={0: [2], 1: [3, 7], 2: [4, 5, 8]}))
    assert row(lines, "Ada")[:4] == ["Ada", "13", "6", "(2)"]
    assert row(lines, "Bo")[:4] == ["Bo", "12", "(7", "3)"]
    columns = {line.index("(8") for line in lines if "(8" in line} | {
        line.index("13 6") for line in lines if "13 6" in line
    }
    assert len(columns) == 1


def test_a_long_name_leaves_room_for_the_tiles() -> None:
    tiles = {"art": 1, "writing": 2, "temple": 3, "sphinx": 1}
    lines = drawn(position(5, areas={2: tiles}))
    assert max(len(line) for line in lines) <= 80
    assert row(lines, "Nebuchadn")[0] == "Nebuchadn…"
    text = " ".join(lines)
    for short in ("art", "wri×2", "tem×3", "sph", "civs", "monuments"):
        assert short in text


@pytest.mark.parametrize(("open_scores", "others"), [(False, ["?", "?"]), (True, ["4", "31"])])
def test_the_totals_of_others_are_shown_only_by_the_option(open_scores: bool, others: list[str]) -> None:
    state = position(3, fame={0: 17, 1: 4, 2: 31}, options={"open_scores": open_scores})
    lines = drawn(state, 0)
    assert row(lines, "Ada")[-1] == "17"
    assert [row(lines, name)[-1] for name in ("Bo", "Neb")] == others


def test_the_highest_bid_stands_below_its_player() -> None:
    state = position(3, track=["gold", "drought"])
    do(state, 0, "invoke")
    do(state, 1, "bid 9")
    lines = drawn(state, 2)
    below = lines[[line[2:].startswith("Bo") for line in lines].index(True) + 1]
    assert below.strip() == "bids 9"
    assert any("[gold]  [drought !]  2/8" in line for line in lines)


def test_every_heading_is_french_in_french() -> None:
    (heading,) = [line for line in drawn(position(3), language="fr") if line.startswith("joueur")]
    assert heading.split() == ["joueur", "soleils", "dieu", "phar", "Nil", "crue", "or", "civ.", "monuments", "renom"]
