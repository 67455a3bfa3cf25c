"""The turn and the Rest turn (rulebook: Le jeu, Repos)."""

import pytest
from tests.games.pyramidice.positions import (
    board_of,
    glory,
    journal,
    legal,
    look,
    of,
    offered_tiles,
    play,
    position,
    refused,
    row_of,
)


@pytest.mark.rule("pyramidice.turn.1")
def test_the_turn_goes_round_clockwise() -> None:
    state = position(3, turn=1, tiles=("village", "house", "camp", "temple", "shrine", "cliff", "feast", "offering"))
    order = []
    for _ in range(4):
        seat = int(state.actor())
        order.append(seat)
        tile = sorted(
            name for name in legal(state, seat) if name in ("rest village", "rest house", "rest camp", "rest temple")
        )
        play(state, f"{seat + 1} {tile[0]}")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("pyramidice.turn.1")
def test_nobody_decides_out_of_turn() -> None:
    state = position()
    assert legal(state, 1) == set()
    assert refused(state, "2 work") == "turn.1"
    play(state, "1 work")
    assert refused(state, "2 finish") == "turn.1"


@pytest.mark.rule("pyramidice.turn.2")
def test_a_turn_begins_with_a_tile_or_with_work() -> None:
    state = position(tiles=("village", "harvest", None, None, None, "cliff"))
    assert legal(state) == {"work", "rest village", "rest harvest", "rest cliff"}
    assert refused(state, "1 finish") == "turn.2"
    assert refused(state, "1 glory") == "turn.2"


@pytest.mark.rule("pyramidice.turn.2")
def test_working_is_allowed_without_workers_and_resting_needs_a_tile_that_can_be_paid() -> None:
    state = position(glory={0: 0}, board={0: (0, 0, 0)}, tiles=("exchange", "vision", "harvest", "dawn"))
    assert legal(state) == {"work"}
    play(state, "1 work")
    assert legal(state) == {"finish"}


@pytest.mark.rule("pyramidice.rest.2")
def test_a_tile_goes_before_the_player_and_acts() -> None:
    state = position(tiles=("camp", "house", "village"), board={0: (4, 1, 0)}, supply=7)
    play(state, "1 rest camp")
    assert of(state)["tiles"] == ["camp"]
    assert offered_tiles(state)[:3] == [None, "house", "village"]
    assert board_of(state) == (5, 1, 1)
    assert look(state)["supply"]["stone"] == 6
    assert look(state)["turn"] == 1
    assert refused(state, "2 rest camp") == "rest.2"


@pytest.mark.rule("pyramidice.rest.3")
def test_a_tile_must_be_paid_for() -> None:
    state = position(glory={0: 1}, tiles=("vision", "harvest", "village"))
    assert legal(state) == {"work", "rest harvest", "rest village"}
    assert refused(state, "1 rest vision") == "rest.3"
    play(state, "1 rest harvest", "1 gain cat")
    assert glory(state) == 0


@pytest.mark.rule("pyramidice.rest.4")
def test_the_rulebooks_example_of_a_third_tile() -> None:
    # One worker and one stone die fill two empty slots; the three tiles go back, the rightmost deity leaves, the
    # others slide and a new one is drawn.
    state = position(tiles=("camp", "temple"), held={0: ["village", "house"]}, board={0: (4, 1, 1)})
    play(state, "1 rest camp", "* deity heh")
    assert board_of(state) == (5, 1, 2)
    assert of(state)["tiles"] == []
    assert sorted(name for name in offered_tiles(state) if name) == ["camp", "house", "temple", "village"]
    assert row_of(state) == ["heh", "shu", "geb"]
    assert look(state)["gone"] == ["nut"]
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.rest.4")
@pytest.mark.parametrize("held", [[], ["village"]])
def test_with_one_or_two_tiles_nothing_more_happens(held: list[str]) -> None:
    state = position(tiles=("camp", "temple"), held={0: held})
    play(state, "1 rest camp")
    assert of(state)["tiles"] == [*held, "camp"]
    assert row_of(state) == ["shu", "geb", "nut"]
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.rest.4", "pyramidice.row.1")
def test_with_the_pile_empty_the_row_shrinks() -> None:
    state = position(tiles=("camp", "temple"), held={0: ["village", "house"]}, pile=0, pharaoh=1)
    play(state, "1 rest camp")
    assert row_of(state) == [None, "shu", "geb"]


@pytest.mark.rule("pyramidice.rest.5")
def test_returned_tiles_take_the_lowest_free_numbers_in_the_order_they_came() -> None:
    state = position(tiles=(None, "temple", None, "camp", None, "cliff"), held={0: ["village", "house"]})
    play(state, "1 rest camp", "* deity heh")
    assert offered_tiles(state) == ["village", "temple", "house", "camp", None, "cliff"]


@pytest.mark.rule("pyramidice.rest.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_several_players_nobody_is_asked_for_numbers(seats: int) -> None:
    state = position(seats, tiles=("camp", "temple"), held={0: ["village", "house"]})
    told = journal(state, "1 rest camp", "* deity heh")
    assert [event.name for event in told if event.name in ("returned", "laid")] == ["returned"]
    assert look(state)["turn"] == 1
