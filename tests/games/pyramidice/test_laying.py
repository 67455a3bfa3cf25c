"""Alone, the player lays out tiles that go back: the architect's and the own ones (rulebook: Mode solo)."""

import pytest
from tests.games.pyramidice.positions import journal, legal, look, of, offered_tiles, play, position, refused, row_of

from heliopolis.core.state import State
from heliopolis.games.pyramidice.game import GAME


def his_third_tile() -> State:
    """Return a game in which the architect has just taken his third tile; numbers 1, 2, 3, 5 and 6 are free."""
    tiles = (None, "temple", None, "camp", None, "cliff")
    state = position(1, tiles=tiles, held={1: ["village", "house"]}, row=("hathor", "bes", "re"), supply=9)
    play(state, "1 rest temple", "* stone 6")
    return state


@pytest.mark.rule("pyramidice.solo.5")
def test_his_third_tile_sends_all_back_where_the_player_likes_and_the_rightmost_deity_away() -> None:
    # Ruling 36: "en remplissant tous les emplacements disponibles à votre convenance".
    state = his_third_tile()
    assert state.actor() == 0
    assert (look(state)["phase"], look(state)["laying"]) == ("laying", ["village", "house", "cliff"])
    assert look(state)["gone"] == []  # the deity goes when the tiles are back
    assert legal(state) == {"lowest", "lay 1", "lay 2", "lay 3", "lay 5", "lay 6"}
    play(state, "1 lay 6")
    assert look(state)["laying"] == ["house", "cliff"]
    assert legal(state) == {"lowest", "lay 1", "lay 2", "lay 3", "lay 5"}
    play(state, "1 lay 1", "1 lay 3")
    assert offered_tiles(state) == ["house", None, "cliff", "camp", None, "village"]
    assert look(state)["architect"]["tiles"] == []
    assert look(state)["gone"] == ["re"]
    play(state, "* deity heh", "* deity min")
    assert row_of(state) == ["min", "heh", "bes"]
    assert (look(state)["phase"], look(state)["turn"]) == ("turn", 0)


@pytest.mark.rule("pyramidice.rest.5")
def test_all_tiles_that_are_left_go_to_the_lowest_numbers_with_one_decision() -> None:
    state = his_third_tile()
    told = journal(state, "1 lowest")
    assert offered_tiles(state) == ["village", "house", "cliff", "camp", None, None]
    laid = [event.facts for event in told if event.name == "laid"]
    assert laid == [{"tile": "village", "number": 1}, {"tile": "house", "number": 2}, {"tile": "cliff", "number": 3}]
    state = his_third_tile()
    play(state, "1 lay 2", "1 lowest")
    assert offered_tiles(state) == ["house", "village", "cliff", "camp", None, None]


@pytest.mark.rule("pyramidice.rest.5")
def test_alone_the_own_third_tile_sends_all_back_where_the_player_likes_too() -> None:
    tiles = ("camp", "temple", None, "cliff", None, None)
    state = position(1, tiles=tiles, held={0: ["village", "house"]}, row=("hathor", "bes", "re"))
    play(state, "1 rest camp")
    assert look(state)["laying"] == ["village", "house", "camp"]
    assert legal(state) == {"lowest", "lay 1", "lay 3", "lay 5", "lay 6"}
    play(state, "1 lay 5", "1 lay 6", "1 lay 1")
    assert offered_tiles(state) == ["camp", "temple", None, "cliff", "village", "house"]
    assert (of(state)["tiles"], look(state)["gone"]) == ([], ["re"])


@pytest.mark.rule("pyramidice.rest.5")
def test_the_last_tile_goes_to_the_last_number_without_a_question() -> None:
    tiles = ("camp", "temple", "shrine", "cliff", None, None)
    state = position(1, tiles=tiles, held={0: ["village", "house"]})
    play(state, "1 rest camp", "1 lay 6", "1 lay 1")
    assert offered_tiles(state) == ["house", "temple", "shrine", "cliff", "camp", "village"]


@pytest.mark.rule("pyramidice.rest.5")
def test_an_edition_with_more_tiles_has_more_numbers_to_lay_them_on() -> None:
    edition = GAME.standard.with_changes({"supply.rest_tiles.seats_2": 10}, name="more tiles")
    state = position(1, tiles=("camp",), held={0: ["village", "house"]}, edition=edition)
    play(state, "1 rest camp")
    assert legal(state) == {"lowest", *(f"lay {number}" for number in range(1, 11))}
    play(state, "1 lay 10", "1 lowest")
    assert offered_tiles(state)[-1] == "village"


@pytest.mark.rule("pyramidice.rest.5")
def test_a_number_that_is_taken_is_refused() -> None:
    state = his_third_tile()
    assert refused(state, "1 lay 4") == "rest.5"
    assert refused(state, "1 work") == "rest.5"
    state = position(1, dice="p1 p2")
    assert refused(state, "1 lowest") == "rest.5"
    assert refused(state, "1 lay 2") == "rest.5"
