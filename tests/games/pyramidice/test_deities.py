"""The powers of deities that are used by a decision, one test or more for each (rulebook: Cartes Divinité)."""

import pytest
from tests.games.pyramidice.positions import (
    board_of,
    glory,
    hand,
    legal,
    look,
    of,
    play,
    position,
    refused,
    row_of,
    verbs,
)


@pytest.mark.rule("pyramidice.deities.1")
def test_a_god_with_the_work_symbol_is_used_once_a_work_turn_and_ready_in_the_next() -> None:
    state = position(dice="s5", gods={0: ["heh"]})
    play(state, "1 activate heh")
    assert "activate heh" not in legal(state)
    assert refused(state, "1 activate heh") == "deities.1"
    play(state, "1 finish", "2 rest feast", "2 gain cat", "2 gain cat", "1 work", "1 take stone")
    play(state, "* stone 1", "* prayer 1", "* prayer 1", "* prayer 1")
    assert "activate heh" in legal(state)


@pytest.mark.rule("pyramidice.deities.1")
def test_a_god_just_worshipped_can_be_used_at_once() -> None:
    state = position(dice="p4 p6", row=("heh", "geb", "nut"))
    play(state, "1 worship heh", "1 activate heh")
    assert glory(state) == 6


@pytest.mark.rule("pyramidice.deities.1")
def test_gods_of_rest_turns_are_not_used_at_work_nor_those_of_work_turns_at_rest() -> None:
    state = position(dice="s5", gods={0: ["bes", "hapy", "anubis", "hathor"]})
    assert verbs(state, "activate") == set()
    assert refused(state, "1 activate bes") == "deities.1"
    state = position(gods={0: ["heh"]})
    assert verbs(state, "activate") == set()


@pytest.mark.rule("pyramidice.deities.2")
def test_a_power_that_can_not_be_paid_or_gives_nothing_is_not_offered() -> None:
    state = position(dice="s5", gods={0: ["min", "sobek", "neith"]}, board={0: (4, 0, 0)})
    assert verbs(state, "activate") == set()
    assert refused(state, "1 activate min") == "deities.2"
    state = position(dice="s5 p5", gods={0: ["min"]}, workers=0)
    assert refused(state, "1 activate min") == "deities.2"
    state = position(dice="s5 p5", gods={0: ["mertseger"]}, supply=0)
    assert refused(state, "1 activate mertseger") == "deities.2"


@pytest.mark.rule("pyramidice.deities.amon")
def test_amon_sets_a_prayer_die_to_any_value() -> None:
    state = position(dice="s2 p2 p3", gods={0: ["amon"]})
    play(state, "1 activate amon")
    assert legal(state) == {"choose prayer 2", "choose prayer 3"}
    play(state, "1 choose prayer 2")
    assert legal(state) == {f"value {value}" for value in (1, 3, 4, 5, 6)}
    play(state, "1 value 6")
    assert hand(state) == "s2 p3 p6"
    assert "activate amon" not in legal(state)
    assert refused(position(dice="s2", gods={0: ["amon"]}), "1 activate amon") == "deities.amon"


@pytest.mark.rule("pyramidice.deities.mut")
def test_mut_sets_a_stone_die_to_any_value() -> None:
    state = position(dice="s2 p2", gods={0: ["mut"]})
    play(state, "1 activate mut", "1 choose stone 2", "1 value 5")
    assert hand(state) == "s5 p2"
    assert refused(position(dice="p2", gods={0: ["mut"]}), "1 activate mut") == "deities.mut"


@pytest.mark.rule("pyramidice.deities.aton")
def test_aton_gives_up_another_god_for_four_glory() -> None:
    state = position(dice="", gods={0: ["aton", "heh", "re"]})
    play(state, "1 activate aton")
    assert legal(state) == {"forsake heh", "forsake re"}
    play(state, "1 forsake re")
    assert glory(state) == 9
    assert of(state)["gods"] == ["aton", "heh"]
    assert look(state)["gone"] == ["re"]


@pytest.mark.rule("pyramidice.deities.aton", "pyramidice.deities.ennead")
def test_aton_takes_the_whole_ennead_as_one_god() -> None:
    state = position(dice="", gods={0: ["aton", "shu", "geb", "heh"]}, row=("nut", "bes", "min"))
    play(state, "1 activate aton")
    assert legal(state) == {"forsake heh", "forsake ennead"}
    play(state, "1 forsake ennead")
    assert glory(state) == 9
    assert of(state)["gods"] == ["aton", "heh"]
    assert look(state)["gone"] == ["shu", "geb"]


@pytest.mark.rule("pyramidice.deities.aton")
def test_aton_does_not_take_itself_and_takes_the_only_other_god_without_asking() -> None:
    assert refused(position(dice="", gods={0: ["aton"]}), "1 activate aton") == "deities.aton"
    state = position(dice="", gods={0: ["aton", "heh"]})
    play(state, "1 activate aton")
    assert of(state)["gods"] == ["aton"]
    assert glory(state) == 9


@pytest.mark.rule("pyramidice.deities.bes", "pyramidice.rest.1")
def test_bes_gives_a_glory_before_the_tile_of_a_rest_turn() -> None:
    state = position(gods={0: ["bes"]})
    play(state, "1 activate bes")
    assert glory(state) == 6
    assert "work" not in legal(state)
    assert refused(state, "1 work") == "rest.1"
    assert refused(state, "1 activate bes") == "deities.1"
    play(state, "1 rest feast", "1 gain worker", "1 gain cat")
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.deities.bes")
def test_bes_may_earn_the_price_of_a_tile_but_is_not_offered_where_no_tile_can_be_taken() -> None:
    state = position(gods={0: ["bes"]}, glory={0: 0}, tiles=("harvest", "vision"))
    assert legal(state) == {"work", "activate bes"}
    play(state, "1 activate bes")
    assert legal(state) == {"rest harvest"}
    state = position(gods={0: ["bes"]}, glory={0: 0}, tiles=("vision", None), board={0: (0, 0, 0)})
    assert legal(state) == {"work"}
    assert refused(state, "1 activate bes") == "rest.1"


@pytest.mark.rule("pyramidice.deities.hapy", "pyramidice.rest.1")
def test_hapy_exchanges_one_resource_for_three_others_in_place_of_a_tile() -> None:
    state = position(gods={0: ["hapy"]}, board={0: (2, 1, 1)}, held={0: ["village", "house"]})
    play(state, "1 activate hapy", "1 discard stone")
    assert legal(state) == {"gain worker", "gain cat"}
    play(state, "1 gain worker", "1 gain worker", "1 gain cat")
    assert board_of(state) == (4, 2, 0)
    assert look(state)["quarry"]["stone"] == 1
    assert of(state)["tiles"] == ["village", "house"]
    assert look(state)["turn"] == 1
    assert row_of(state) == ["shu", "geb", "nut"]


@pytest.mark.rule("pyramidice.deities.hapy", "pyramidice.deities.2")
def test_hapy_needs_a_resource_and_others_to_give() -> None:
    assert "activate hapy" not in legal(position(gods={0: ["hapy"]}, board={0: (0, 0, 0)}))
    # Only workers are left in the supply: they are given for a cat, but not for a worker.
    state = position(gods={0: ["hapy"]}, board={0: (2, 0, 0)}, cats=0, supply=0, pharaoh=1)
    assert refused(state, "1 activate hapy") == "deities.2"
    state = position(gods={0: ["hapy"]}, board={0: (2, 1, 0)}, cats=0, supply=0, pharaoh=1)
    assert "activate hapy" in legal(state)


@pytest.mark.rule("pyramidice.deities.heh")
def test_heh_gives_a_glory() -> None:
    state = position(dice="", gods={0: ["heh"]})
    play(state, "1 activate heh")
    assert glory(state) == 6


@pytest.mark.rule("pyramidice.deities.heka")
def test_heka_turns_two_cats_into_a_worker_and_three_glory() -> None:
    state = position(dice="", gods={0: ["heka"]}, board={0: (1, 2, 0)})
    play(state, "1 activate heka")
    assert (glory(state), board_of(state)) == (8, (2, 0, 0))


@pytest.mark.rule("pyramidice.deities.khepri")
def test_khepri_takes_three_equal_dice_as_often_as_there_are_some() -> None:
    state = position(dice="s2 s2 p2 p5 p5 s5", gods={0: ["khepri"]})
    play(state, "1 activate khepri")
    assert legal(state) == {"pay stone 2", "pay prayer 2", "pay stone 5", "pay prayer 5"}
    play(state, "1 pay stone 2")
    play(state, "1 pay stone 2")
    assert hand(state) == "s5 p5 p5"
    assert glory(state) == 8
    play(state, "1 gain worker", "1 activate khepri", "1 gain cat")
    assert (glory(state), board_of(state), hand(state)) == (11, (5, 2, 0), "")


@pytest.mark.rule("pyramidice.deities.khepri", "pyramidice.resources.5")
def test_a_stone_die_from_khepri_is_rolled_at_once_and_used() -> None:
    state = position(dice="p2 p2 p2", gods={0: ["khepri"]}, supply=4)
    play(state, "1 activate khepri", "1 gain stone", "* stone 6")
    assert hand(state) == "s6"
    assert look(state)["supply"]["stone"] == 3
    assert "build 6" in legal(state)
    assert board_of(state)[2] == 0


@pytest.mark.rule("pyramidice.deities.khonsu")
def test_khonsu_turns_a_worker_and_a_cat_into_four_glory() -> None:
    state = position(dice="", gods={0: ["khonsu"]}, board={0: (1, 1, 0)})
    play(state, "1 activate khonsu")
    assert (glory(state), board_of(state)) == (9, (0, 0, 0))


@pytest.mark.rule("pyramidice.deities.maat")
def test_maat_gives_a_reroll_on_top_of_the_ordinary_one() -> None:
    state = position(dice="s1 p1", gods={0: ["maat"]})
    play(state, "1 reroll", "1 choose stone 1", "1 throw", "* stone 2")
    assert "reroll" not in legal(state)
    play(state, "1 activate maat", "1 choose stone 2", "1 choose prayer 1", "1 throw", "* stone 4", "* prayer 5")
    assert hand(state) == "s4 p5"
    assert "activate maat" not in legal(state)


@pytest.mark.rule("pyramidice.deities.maat", "pyramidice.deities.ptah")
def test_ptah_gives_maat_another_reroll() -> None:
    state = position(dice="s1 p1 p2", gods={0: ["maat", "ptah"]})
    play(state, "1 activate maat", "1 choose stone 1", "1 throw", "* stone 3", "1 activate ptah", "1 pay prayer 1")
    assert "activate maat" in legal(state)


@pytest.mark.rule("pyramidice.deities.mertseger")
def test_mertseger_turns_two_dice_into_a_stone_die_rolled_at_once() -> None:
    state = position(dice="p1 p2", gods={0: ["mertseger"]}, supply=3)
    play(state, "1 activate mertseger", "* stone 5")
    assert hand(state) == "s5"
    assert look(state)["supply"]["stone"] == 2
    assert look(state)["quarry"]["prayer"] == 4


@pytest.mark.rule("pyramidice.deities.min")
def test_min_turns_two_dice_into_a_worker() -> None:
    state = position(dice="p1 p2", gods={0: ["min"]})
    play(state, "1 activate min")
    assert (hand(state), board_of(state)) == ("", (5, 1, 0))


@pytest.mark.rule("pyramidice.deities.montu")
def test_montu_turns_two_workers_into_a_cat_and_four_glory() -> None:
    state = position(dice="", gods={0: ["montu"]}, board={0: (2, 0, 0)})
    play(state, "1 activate montu")
    assert (glory(state), board_of(state)) == (9, (0, 1, 0))


@pytest.mark.rule("pyramidice.deities.neith")
def test_neith_turns_a_cat_into_two_glory() -> None:
    state = position(dice="", gods={0: ["neith"]})
    play(state, "1 activate neith")
    assert (glory(state), board_of(state)) == (7, (4, 0, 0))


@pytest.mark.rule("pyramidice.deities.ptah")
def test_ptah_readies_all_other_used_gods_but_never_itself() -> None:
    state = position(dice="p1 p2", gods={0: ["ptah", "heh", "re"]}, board={0: (2, 0, 0)})
    assert refused(state, "1 activate ptah") == "deities.ptah"
    play(state, "1 activate heh", "1 activate re", "1 activate ptah", "1 pay prayer 1")
    assert verbs(state, "activate") == {"heh", "re"}
    assert of(state)["used"] == ["ptah"]
    play(state, "1 activate heh", "1 activate re")
    assert glory(state) == 5 + 1 + 3 + 1 + 3
    assert refused(state, "1 activate ptah") == "deities.1"


@pytest.mark.rule("pyramidice.deities.ptah", "pyramidice.tiles.dawn")
def test_ptah_does_not_ready_a_god_of_rest_turns() -> None:
    # Bes was used in the Rest part of the turn, and can't be used again in the Work part.
    state = position(gods={0: ["bes", "ptah"]}, tiles=("dawn", "cliff"), board={0: (3, 0, 0)})
    play(state, "1 activate bes", "1 rest dawn", "1 gain cat", *["* prayer 4"] * 3)
    assert refused(state, "1 activate ptah") == "deities.ptah"


@pytest.mark.rule("pyramidice.deities.re")
def test_re_turns_a_worker_into_three_glory() -> None:
    state = position(dice="", gods={0: ["re"]})
    play(state, "1 activate re")
    assert (glory(state), board_of(state)) == (8, (3, 1, 0))


@pytest.mark.rule("pyramidice.deities.sekhmet")
def test_sekhmet_takes_an_unused_stone_die_a_worker_and_a_cat_for_seven_glory() -> None:
    state = position(dice="s1 s4 p6", gods={0: ["sekhmet"]})
    quarry = look(state)["quarry"]["stone"]
    play(state, "1 activate sekhmet")
    assert legal(state) == {"pay stone 1", "pay stone 4"}
    play(state, "1 pay stone 4")
    assert (glory(state), board_of(state), hand(state)) == (12, (3, 0, 0), "s1 p6")
    assert look(state)["quarry"]["stone"] == quarry + 1
    assert "activate sekhmet" not in legal(position(dice="p6", gods={0: ["sekhmet"]}))


@pytest.mark.rule("pyramidice.deities.sobek")
def test_sobek_turns_two_stone_dice_into_three_glory() -> None:
    state = position(dice="s1 s4 p6", gods={0: ["sobek"]})
    play(state, "1 activate sobek", "1 pay stone 1")
    assert (glory(state), hand(state)) == (8, "p6")
    assert "activate sobek" not in legal(position(dice="s1 p4", gods={0: ["sobek"]}))


@pytest.mark.rule("pyramidice.deities.sopdet")
def test_sopdet_turns_a_die_into_a_cat() -> None:
    state = position(dice="p3", gods={0: ["sopdet"]})
    play(state, "1 activate sopdet")
    assert (hand(state), board_of(state)) == ("", (4, 2, 0))
