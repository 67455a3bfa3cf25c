"""Resources, the supply and the eight slots (rulebook: Trois ressources, Repos)."""

import pytest
from tests.games.pyramidice.positions import board_of, hand, legal, look, play, position, refused


@pytest.mark.rule("pyramidice.resources.1")
def test_what_the_supply_lacks_is_lost() -> None:
    # Ruling 1.
    state = position(tiles=("temple", "cliff"), board={0: (1, 0, 0)}, cats=1)
    play(state, "1 rest temple")
    assert board_of(state) == (1, 1, 0)
    assert look(state)["supply"]["cat"] == 0
    state = position(tiles=("village", "cliff"), board={0: (1, 0, 0)}, workers=1)
    play(state, "1 rest village")
    assert board_of(state) == (2, 0, 0)
    assert look(state)["supply"]["worker"] == 0


@pytest.mark.rule("pyramidice.resources.2")
def test_stone_dice_are_gained_from_the_supply_alone() -> None:
    # Ruling 2: dice in the Quarry are not the supply's.
    state = position(tiles=("cliff", "village"), board={0: (1, 0, 0)}, supply=1)
    quarry = look(state)["quarry"]["stone"]
    assert quarry > 5
    play(state, "1 rest cliff")
    assert board_of(state) == (1, 0, 1)
    assert look(state)["quarry"]["stone"] == quarry


@pytest.mark.rule("pyramidice.resources.2")
def test_discarded_stone_dice_go_to_the_quarry_and_the_others_to_the_supply() -> None:
    state = position(tiles=("exchange", "village"), board={0: (1, 0, 2)}, supply=5)
    before = look(state)
    play(state, "1 rest exchange", "1 discard stone", "1 gain cat", "1 gain cat")
    assert look(state)["quarry"]["stone"] == before["quarry"]["stone"] + 1
    assert look(state)["supply"]["stone"] == 5
    state = position(dice="", gods={0: ["re"]})
    before = look(state)
    play(state, "1 activate re")
    assert look(state)["supply"]["worker"] == before["supply"]["worker"] + 1


@pytest.mark.rule("pyramidice.resources.3")
def test_a_board_holds_eight_and_old_or_new_may_go() -> None:
    state = position(tiles=("camp", "village"), board={0: (4, 2, 2)}, supply=4)
    quarry = look(state)["quarry"]["stone"]
    play(state, "1 rest camp")
    assert look(state)["phase"] == "overflow"
    assert legal(state) == {"discard worker", "discard cat", "discard stone"}
    assert refused(state, "1 work") == "resources.3"
    play(state, "1 discard cat", "1 discard stone")
    assert board_of(state) == (5, 1, 2)
    # Ruling 3: the stone die has left the supply and lies in the Quarry.
    assert look(state)["supply"]["stone"] == 3
    assert look(state)["quarry"]["stone"] == quarry + 1


@pytest.mark.rule("pyramidice.resources.3")
def test_stones_may_be_burnt_to_hasten_the_end() -> None:
    state = position(tiles=("cliff", "village"), board={0: (6, 2, 0)}, supply=2)
    play(state, "1 rest cliff", "1 discard stone", "1 discard stone")
    assert look(state)["supply"]["stone"] == 0
    assert look(state)["pharaoh"] == 0


@pytest.mark.rule("pyramidice.resources.3")
def test_of_nine_alike_one_goes_without_asking() -> None:
    state = position(tiles=("village", "cliff"), board={0: (8, 0, 0)})
    play(state, "1 rest village")
    assert board_of(state) == (8, 0, 0)
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.resources.4")
def test_resources_are_gained_one_at_a_time() -> None:
    state = position(tiles=("offering", "cliff"), board={0: (3, 3, 1)})
    play(state, "1 rest offering")
    assert board_of(state) == (4, 4, 1)  # the worker has its slot; the cat is one too many, the stone die still to come
    play(state, "1 discard worker")
    assert board_of(state) == (3, 4, 2)
    play(state, "1 discard stone")
    assert board_of(state) == (3, 4, 1)


@pytest.mark.rule("pyramidice.resources.5")
def test_a_stone_die_gained_at_work_needs_no_slot() -> None:
    state = position(dice="p1 p1", gods={0: ["mertseger"]}, board={0: (6, 2, 0)})
    play(state, "1 activate mertseger", "* stone 3")
    assert (hand(state), board_of(state)) == ("s3", (6, 2, 0))


@pytest.mark.rule("pyramidice.resources.6")
def test_a_choice_names_a_kind_that_is_left() -> None:
    state = position(tiles=("feast", "cliff"), board={0: (1, 0, 0)}, cats=0, supply=3)
    play(state, "1 rest feast")
    assert legal(state) == {"gain worker", "gain stone"}
    assert refused(state, "1 gain cat") == "resources.6"


@pytest.mark.rule("pyramidice.resources.6")
def test_only_what_is_gained_for_a_discarded_resource_is_of_other_kinds() -> None:
    state = position(tiles=("exchange", "feast"), board={0: (2, 1, 1)})
    play(state, "1 rest exchange", "1 discard cat", "1 gain worker", "1 gain worker", "2 rest feast")
    assert legal(state, 1) == {"gain worker", "gain cat", "gain stone"}


@pytest.mark.rule("pyramidice.resources.6")
def test_with_one_kind_left_it_is_taken_and_with_none_nothing_is() -> None:
    state = position(tiles=("dawn", "cliff"), board={0: (0, 0, 0)}, cats=0, workers=0, supply=3)
    play(state, "1 rest dawn")
    assert look(state)["quarry"]["stone"] >= 1
    assert look(state)["supply"]["stone"] == 2
    state = position(tiles=("exchange", "cliff"), board={0: (0, 2, 0)}, workers=0, supply=0, pharaoh=1)
    play(state, "1 rest exchange")  # the cat goes, and neither workers nor stone dice are left
    assert board_of(state) == (0, 1, 0)
