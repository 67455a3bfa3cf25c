"""Any card may be walled up, the entrance too: it never stays so."""

import pytest
from tests.games.gold.positions import do, drawing, legal, maze, position
from tests.games.gold.walling import can_go_on_at_once, dig_out, walling_game

from heliopolis.core.rng import SeededRng
from heliopolis.games.gold.game import GAME

GAMES = 4

SEALED = (
    *("* start c1", "* first 1"),
    *(
        "reveal c2",
        "* card corner",
        "open ne",
        "move archaeologist c2",
        "reveal d2",
        "* card straight",
        "open ns",
        "end",
    ),
    *("move archaeologist c2", "turn c2", "open es", "reveal c3", "* card straight", "open ew", "end"),
)
"""Three reveals and one turn: both archaeologists stand on c2 between walls, both porters above on the start card."""


@pytest.mark.rule("gold.entrance.1", "gold.turning.1")
def test_a_pyramid_that_was_sealed_in_round_two_is_opened_again() -> None:
    state = GAME.new(2)
    do(state, *SEALED)
    assert drawing(state).split()[:3] == ["??S???", "??┌│??", "??─???"]
    assert drawing(state).count("?") == 32
    for _ in range(2):
        assert legal(state) == ["end", "turn c2"]
        do(state, "end")
    do(state, "turn c2", "open ne", "move porter c2", "turn d2", "open ew", "end")
    assert "move archaeologist d2" in legal(state)
    assert "move archaeologist c1" in legal(state)


@pytest.mark.rule("gold.entrance.1")
def test_the_last_open_neighbour_of_the_start_card_may_be_closed() -> None:
    state = position("┼┼┼ ┼│┼ │S│", porters="b2")
    do(state, "turn b2", "open ew")
    assert drawing(state) == maze("┼┼┼ ┼─┼ │S│")
    assert legal(state, "move porter") == ["move porter a2", "move porter c2"]


@pytest.mark.rule("gold.entrance.1")
def test_a_revealed_card_may_wall_the_entrance_up() -> None:
    state = position("┼┼┼ ┼─┼ │S?", hidden={"corner": 1})
    do(state, "reveal c3", "* card corner")
    assert legal(state) == ["open ne", "open es", "open nw", "open sw"]


@pytest.mark.rule("gold.entrance.1")
def test_a_porter_on_the_start_card_opens_what_was_walled_up() -> None:
    state = position("┼┼┼ ┼─┼ │S│")
    assert legal(state, "move") == []
    assert legal(state, "turn") == ["turn b2", "turn a3", "turn c3"]
    do(state, "turn b2", "open ns", "move archaeologist b2")


@pytest.mark.rule("gold.entrance.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spite", [0, 5, 9, 10])
def test_before_the_collapse_somebody_can_always_go_on(seats: int, spite: int) -> None:
    # Wherever a game got to, one seat alone, the others waiting, reveals a card or moves a figure off the start card.
    rng = SeededRng(100 * seats + spite)
    sealed = dug = 0
    for _ in range(GAMES):
        for number, state in enumerate(walling_game(seats, rng, spite)):
            if state.view(None)["phase"] != "turn":
                continue
            stuck = not can_go_on_at_once(state)
            sealed += stuck
            if stuck or (number % 25 == 0 and state.view(None)["found"] > 0):
                assert dig_out(state, int(rng.below(seats)))
                dug += 1
    assert dug > 0
    assert sealed > 0 or spite < 9
