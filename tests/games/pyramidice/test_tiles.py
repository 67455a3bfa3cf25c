"""The rest tiles (rulebook: Tuiles Repos)."""

import pytest
from tests.games.pyramidice.positions import board_of, glory, legal, look, of, play, position, refused, row_of


@pytest.mark.rule("pyramidice.tiles.exchange")
def test_exchange_gives_two_resources_of_other_kinds_which_may_be_alike() -> None:
    state = position(tiles=("exchange", "cliff"), board={0: (2, 1, 1)})
    play(state, "1 rest exchange")
    assert legal(state) == {"discard worker", "discard cat", "discard stone"}
    play(state, "1 discard cat")
    assert legal(state) == {"gain worker", "gain stone"}
    assert refused(state, "1 gain cat") == "tiles.exchange"
    play(state, "1 gain worker", "1 gain worker")
    assert board_of(state) == (4, 0, 1)


@pytest.mark.rule("pyramidice.tiles.exchange")
def test_exchange_needs_a_resource() -> None:
    state = position(tiles=("exchange", "cliff"), board={0: (0, 0, 0)})
    assert refused(state, "1 rest exchange") == "rest.3"


@pytest.mark.rule("pyramidice.tiles.vision")
def test_vision_gives_a_deity_of_the_row_for_two_glory() -> None:
    state = position(tiles=("vision", "cliff"), row=("hathor", "geb", "nut"))
    play(state, "1 rest vision")
    assert legal(state) == {"worship hathor", "worship geb", "worship nut"}
    assert refused(state, "1 worship shu") == "tiles.vision"
    play(state, "1 worship geb", "* deity heh")
    assert (glory(state), of(state)["gods"]) == (3, ["geb"])
    assert row_of(state) == ["heh", "hathor", "nut"]
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.tiles.vision")
def test_the_row_is_filled_before_a_third_tile_sends_a_deity_away() -> None:
    # Ruling 12.
    state = position(tiles=("vision", "cliff"), row=("hathor", "geb", "nut"), held={0: ["village", "house"]})
    play(state, "1 rest vision", "1 worship nut", "* deity heh")
    assert row_of(state) == [None, "heh", "hathor"]  # Geb has left, and the next card is being drawn
    play(state, "* deity bes")
    assert row_of(state) == ["bes", "heh", "hathor"]
    assert look(state)["gone"] == ["geb"]


@pytest.mark.rule("pyramidice.tiles.vision")
def test_vision_can_not_be_taken_without_a_deity_in_the_row() -> None:
    state = position(tiles=("vision", "cliff"), row=(None, None, None), pile=0, pharaoh=1)
    assert "rest vision" not in legal(state)


@pytest.mark.rule("pyramidice.tiles.feast", "pyramidice.turn.1")
def test_feast_gives_two_resources_and_a_cat_to_all_others_clockwise() -> None:
    state = position(3, turn=1, tiles=("feast", "cliff"), board={0: (2, 0, 0), 2: (1, 0, 0)}, cats=1)
    play(state, "2 rest feast", "2 gain worker", "2 gain worker")
    # One cat is left: the next clockwise, the third seat, gains it, and the first gets none.
    assert board_of(state, 0)[1] == 0
    assert look(state)["supply"]["cat"] == 0


@pytest.mark.rule("pyramidice.tiles.feast", "pyramidice.turn.1")
def test_a_full_player_may_decline_the_cat_of_a_feast_or_discard_something_else() -> None:
    # Ruling 5.
    state = position(3, tiles=("feast", "cliff"), board={1: (4, 2, 2), 2: (4, 2, 2)})
    play(state, "1 rest feast", "1 gain cat", "1 gain cat")
    assert look(state)["acting"] == [1]
    assert legal(state, 0) == set()
    assert refused(state, "1 discard cat") == "turn.1"
    assert legal(state, 1) == {"discard worker", "discard cat", "discard stone"}
    play(state, "2 discard cat")
    assert board_of(state, 1) == (4, 2, 2)
    assert look(state)["acting"] == [2]
    play(state, "3 discard stone")
    assert board_of(state, 2) == (4, 3, 1)
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.tiles.feast")
def test_alone_a_feast_feeds_nobody_else() -> None:
    state = position(1, tiles=("feast", "cliff"))
    play(state, "1 rest feast", "1 gain cat", "1 gain worker")
    assert board_of(state) == (5, 2, 1)


@pytest.mark.rule("pyramidice.tiles.harvest")
def test_harvest_gives_three_of_one_kind_for_a_glory() -> None:
    state = position(tiles=("harvest", "cliff"), board={0: (1, 1, 0)}, supply=9)
    play(state, "1 rest harvest", "1 gain stone")
    assert (glory(state), board_of(state)) == (4, (1, 1, 3))
    assert look(state)["supply"]["stone"] == 6


@pytest.mark.rule("pyramidice.tiles.dawn")
def test_dawn_gives_a_resource_and_a_whole_work_turn_and_the_rest_turn_ends_after_it() -> None:
    # Ruling 32: a full Work turn, then one end of the Rest turn and one check for the end of the game.
    state = position(tiles=("dawn", "cliff"), held={0: ["village", "house"]}, board={0: (2, 0, 1)}, gods={0: ["heh"]})
    play(state, "1 rest dawn", "1 gain worker")
    assert (glory(state), look(state)["phase"]) == (4, "taking")
    assert look(state)["hand"]["to_take"] == 3
    play(
        state,
        "1 take stone",
        "* stone 2",
        "* prayer 1",
        "* prayer 2",
        "1 activate heh",
        "1 worship shu",
        "1 pay prayer 2",
    )
    assert row_of(state) == [None, "geb", "nut"]
    play(state, "1 finish", "* deity bes")
    assert of(state)["gods"] == ["shu", "heh"]
    assert row_of(state) == [None, "bes", "geb"]  # filled after work; then the third tile sends Nut away
    play(state, "* deity hapy")
    assert row_of(state) == ["hapy", "bes", "geb"]
    assert of(state)["tiles"] == []
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.tiles.dawn", "pyramidice.upkeep.2")
def test_the_work_turn_of_a_dawn_has_its_upkeep() -> None:
    state = position(tiles=("dawn", "cliff"), board={0: (0, 0, 0)}, gods={0: ["heh", "re"]})
    play(state, "1 rest dawn", "1 gain cat", "1 finish")
    assert legal(state) == {"forsake heh", "forsake re"}


@pytest.mark.rule("pyramidice.tiles.offering")
def test_offering_gives_one_of_each_for_a_glory() -> None:
    state = position(tiles=("offering", "cliff"), board={0: (1, 1, 0)})
    play(state, "1 rest offering")
    assert (glory(state), board_of(state)) == (4, (2, 2, 1))


@pytest.mark.rule("pyramidice.tiles.pairs")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("village", (2, 0, 0)),
        ("house", (1, 1, 0)),
        ("camp", (1, 0, 1)),
        ("temple", (0, 2, 0)),
        ("shrine", (0, 1, 1)),
        ("cliff", (0, 0, 2)),
    ],
)
def test_the_other_tiles_give_the_two_resources_they_show(tile: str, gained: tuple[int, int, int]) -> None:
    state = position(tiles=(tile,), board={0: (0, 0, 0)})
    play(state, f"1 rest {tile}")
    assert board_of(state) == gained
    assert glory(state) == 5
