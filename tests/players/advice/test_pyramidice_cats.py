"""A cat that changes a die serves something, or no hint names it."""

from typing import Any

import pytest
from tests.games.pyramidice.positions import position

from heliopolis.games.pyramidice.game import GAME
from heliopolis.games.pyramidice.state import PyramidiceState
from heliopolis.players.advice.pyramidice_cats import is_wasted

BUILT = {f"cheops {space}": 1 for space in range(1, 10)}
MORE_STONES = GAME.standard.with_changes({"supply.stone_dice.seats_2": 16}, name="stones")
ROW = ("heh", "geb", None)
"""Heh costs 6 and 4, Geb two ones."""


def served(**table: Any) -> list[str]:
    """Return the changes that serve something, of all that are legal."""
    state = position(**{"row": ROW, "board": {0: (1, 1, 0)}, **table})
    assert isinstance(state, PyramidiceState)
    legal = [action for action in state.legal_actions(0) if GAME.actions[action].startswith(("raise", "lower"))]
    assert legal
    return [GAME.actions[action] for action in legal if not is_wasted(state, 0, action)]


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ({"dice": "p6 p5"}, ["lower prayer 5"]),
        ({"dice": "p5 p5"}, []),
        ({"dice": "p5 p5", "board": {0: (1, 2, 0)}}, ["raise prayer 5", "lower prayer 5"]),
        ({"dice": "p5 p5", "scarabs": {0: "gold"}}, ["raise prayer 5", "lower prayer 5"]),
        ({"dice": "p5 p5", "gods": {0: ["bastet"]}}, ["raise prayer 5", "lower prayer 5"]),
        ({"dice": "p6 p4 p3"}, []),
        ({"dice": "p1 p5", "scarabs": {0: "turquoise"}}, ["raise prayer 5", "lower prayer 5"]),
        ({"dice": "p2 p2 p3", "row": (None, None, None), "gods": {0: ["khepri"]}}, ["lower prayer 3"]),
        ({"dice": "p5", "row": (None, None, None), "scarabs": {0: "silver"}}, ["raise prayer 5", "lower prayer 5"]),
    ],
)
def test_a_change_serves_what_it_brings_nearer(table: dict[str, Any], expected: list[str]) -> None:
    assert served(**table) == expected


def test_a_stone_die_is_changed_to_be_built_or_to_be_kept_for_that() -> None:
    assert "raise stone 2" in served(dice="s2 p3", row=(None, None, None))
    assert served(dice="s2 p3", row=(None, None, None), built=BUILT, edition=MORE_STONES, board={0: (0, 1, 0)}) == []
    assert "lower prayer 5" in served(dice="p6 p5 s4"), "Heh is paid without the stone"
