"""The deities, one test or more for each, and how they act on one another (rulebook: Cartes Divinité)."""

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

from heliopolis.games.pyramidice.components import DEITY_COSTS, ENNEAD_NAMES


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


@pytest.mark.rule("pyramidice.deities.ennead")
@pytest.mark.parametrize("deity", ENNEAD_NAMES)
def test_every_card_of_the_ennead_counts_with_the_others_as_one_god(deity: str) -> None:
    others = [name for name in ENNEAD_NAMES if name != deity]
    state = position(dice="s5", gods={0: [deity, others[0]]}, row=(others[1], "heh", "bes"))
    assert of(state)["gods_kept_up"] == 1
    assert verbs(state, "activate") == set()
    state = position(gods={0: [deity]}, row=(others[1], "heh", "bes"))
    assert of(state)["gods_kept_up"] == 1


@pytest.mark.rule("pyramidice.deities.hathor")
def test_hathor_is_a_god_beside_the_ennead_and_does_nothing_before_the_end() -> None:
    state = position(dice="s5", gods={0: ["hathor", "geb", "shu"]}, row=("nut", "heh", "bes"))
    assert of(state)["gods_kept_up"] == 2
    assert verbs(state, "activate") == set()


@pytest.mark.rule("pyramidice.deities.virtual")
@pytest.mark.parametrize(("deity", "values"), [("khnum", {5, 6}), ("satis", {3, 4}), ("anuket", {1, 2})])
def test_khnum_satis_and_anuket_pay_with_a_die_of_two_values(deity: str, values: set[int]) -> None:
    for value in range(1, 7):
        # Khepri's three equal dice tell which values the virtual die may show.
        state = position(dice=f"s{value} p{value}", gods={0: [deity, "khepri"]})
        assert ("activate khepri" in legal(state)) == (value in values)


@pytest.mark.rule("pyramidice.deities.virtual")
def test_khnum_pays_once_and_no_die_goes_to_the_quarry_for_it() -> None:
    state = position(dice="p5 p5", gods={0: ["khnum"]}, row=("nephthys", "tefnut", "nut"), supply=5)
    quarry = look(state)["quarry"]["stone"]
    play(state, "1 worship tefnut")  # 5 and 6: a prayer die and the virtual one, which alone shows a 6
    assert "tefnut" in of(state)["gods"]
    assert hand(state) == "p5"
    assert look(state)["quarry"]["stone"] == quarry
    assert look(state)["hand"]["virtual"] == []
    assert "worship nephthys" not in legal(state)


@pytest.mark.rule("pyramidice.deities.virtual")
def test_satis_counts_as_a_stone_die_for_costs_and_powers() -> None:
    state = position(dice="p2", gods={0: ["satis"]}, row=("serket", "geb", "nut"))
    play(state, "1 worship serket")  # a stone 4 and a 2
    assert "serket" in of(state)["gods"]
    state = position(dice="s1", gods={0: ["satis", "sobek"]})
    play(state, "1 activate sobek")
    assert glory(state) == 8
    state = position(dice="s6", gods={0: ["satis"]})
    play(state, "1 glory")
    assert glory(state) == 6


@pytest.mark.rule("pyramidice.deities.virtual")
def test_anuket_can_not_be_built_rerolled_or_changed() -> None:
    state = position(dice="", gods={0: ["anuket", "mut", "amon", "maat"]})
    assert legal(state) == {"finish", "replace shu", "replace geb", "replace nut"}
    assert refused(state, "1 activate anuket") == "deities.virtual"
    assert refused(state, "1 build 1") == "build.1"
    assert refused(state, "1 reroll") == "work.reroll"


@pytest.mark.rule("pyramidice.deities.virtual", "pyramidice.deities.ptah")
def test_ptah_readies_a_virtual_die() -> None:
    state = position(dice="p1 p1", gods={0: ["khnum", "ptah"]})
    play(state, "1 glory", "1 pay prayer 1", "1 pay khnum 5")
    assert look(state)["hand"]["virtual"] == []
    play(state, "1 activate ptah")
    assert look(state)["hand"]["virtual"] == ["khnum"]
    assert hand(state) == ""


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
    assert refused(position(dice="s2", gods={0: ["amon"]}), "1 activate amon") == "deities.2"


@pytest.mark.rule("pyramidice.deities.mut")
def test_mut_sets_a_stone_die_to_any_value() -> None:
    state = position(dice="s2 p2", gods={0: ["mut"]})
    play(state, "1 activate mut", "1 choose stone 2", "1 value 5")
    assert hand(state) == "s5 p2"
    assert refused(position(dice="p2", gods={0: ["mut"]}), "1 activate mut") == "deities.2"


@pytest.mark.rule("pyramidice.deities.anubis")
@pytest.mark.parametrize(("resources", "keeps_all"), [(1, True), (0, False)])
def test_anubis_keeps_three_gods_more_than_resources(resources: int, keeps_all: bool) -> None:
    state = position(dice="", gods={0: ["anubis", "heh", "re", "min"]}, board={0: (resources, 0, 0)})
    play(state, "1 finish")
    assert (look(state)["phase"] == "turn") == keeps_all
    if not keeps_all:
        play(state, "1 forsake anubis")
        assert of(state)["gods"] == ["heh", "min", "re"]
        assert look(state)["turn"] == 1


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
    assert refused(position(dice="", gods={0: ["aton"]}), "1 activate aton") == "deities.2"
    state = position(dice="", gods={0: ["aton", "heh"]})
    play(state, "1 activate aton")
    assert of(state)["gods"] == ["aton"]
    assert glory(state) == 9


@pytest.mark.rule("pyramidice.deities.bastet")
def test_bastet_lets_cats_count_for_the_number_of_dice() -> None:
    state = position(gods={0: ["bastet"]}, board={0: (2, 1, 1)}, supply=8)
    play(state, "1 work")
    assert look(state)["hand"]["to_take"] == 3


@pytest.mark.rule("pyramidice.deities.bastet")
def test_bastet_lets_either_pay_for_the_other_and_asks_which() -> None:
    state = position(dice="s3", gods={0: ["bastet", "neith"]}, board={0: (1, 1, 0)})
    play(state, "1 activate neith")
    assert legal(state) == {"spend worker", "spend cat"}
    play(state, "1 spend worker")
    assert (glory(state), board_of(state)) == (7, (0, 1, 0))
    play(state, "1 build 3", "1 place cheops 1")
    assert board_of(state) == (0, 0, 0)  # the cat did the worker's job
    state = position(dice="s3", gods={0: ["bastet"]}, board={0: (2, 0, 0)})
    play(state, "1 raise stone 3")
    assert (hand(state), board_of(state)) == ("s4", (1, 0, 0))


@pytest.mark.rule("pyramidice.deities.bastet")
def test_bastet_helps_neither_with_rest_tiles_nor_without_being_owned() -> None:
    state = position(gods={0: ["bastet"]}, board={0: (1, 0, 0)}, tiles=("exchange", "village", "cliff"))
    play(state, "1 rest exchange")
    assert legal(state) == {"gain cat", "gain stone"}  # the worker was discarded, as a worker
    state = position(dice="s3", gods={1: ["bastet"]}, board={0: (0, 1, 0)})
    assert "build 3" not in legal(state)


@pytest.mark.rule("pyramidice.deities.bastet", "pyramidice.deities.thoth")
def test_cats_spent_as_workers_count_for_thoth() -> None:
    state = position(dice="s5", gods={0: ["bastet", "thoth"]}, board={0: (1, 1, 0)})
    play(state, "1 build 5", "1 place cheops 1", "1 spend cat")
    assert glory(state) == 5 + 5 + 2
    assert board_of(state) == (0, 0, 0)


@pytest.mark.rule("pyramidice.deities.bes", "pyramidice.rest.1")
def test_bes_gives_a_glory_before_the_tile_of_a_rest_turn() -> None:
    state = position(gods={0: ["bes"]})
    play(state, "1 activate bes")
    assert glory(state) == 6
    assert "work" not in legal(state)
    assert refused(state, "1 work") == "rest.1"
    assert refused(state, "1 activate bes") == "rest.1"
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


@pytest.mark.rule("pyramidice.deities.hapy")
def test_hapy_needs_a_resource() -> None:
    assert "activate hapy" not in legal(position(gods={0: ["hapy"]}, board={0: (0, 0, 0)}))


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
    assert refused(state, "1 activate ptah") == "deities.2"
    play(state, "1 activate heh", "1 activate re", "1 activate ptah", "1 pay prayer 1")
    assert verbs(state, "activate") == {"heh", "re"}
    assert of(state)["used"] == ["ptah"]
    play(state, "1 activate heh", "1 activate re")
    assert glory(state) == 5 + 1 + 3 + 1 + 3
    assert refused(state, "1 activate ptah") == "deities.1"


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


GROUND = {"cheops 1": 1, "cheops 2": 1, "cheops 4": 1, "cheops 5": 1}


@pytest.mark.rule("pyramidice.deities.serket")
def test_serket_gives_three_glory_for_a_die_upon_four_others() -> None:
    state = position(dice="s1 s2", gods={0: ["serket"]}, built=GROUND)
    play(state, "1 build 1", "1 place cheops 10")
    assert glory(state) == 5 + 1 + 2 + 3
    play(state, "1 build 2", "1 place cheops 3")
    assert glory(state) == 5 + 1 + 2 + 3 + 2


@pytest.mark.rule("pyramidice.deities.serket")
def test_ground_floors_of_chephren_and_mykerinos_do_not_qualify_for_serket() -> None:
    # Ruling 27.
    state = position(4, dice="s1 s2", gods={0: ["serket"]})
    play(state, "1 build 1", "1 place chephren 1", "1 build 2", "1 place mykerinos 1")
    assert glory(state) == 5 + (1 + 2) + (2 + 4)


@pytest.mark.rule("pyramidice.deities.seshat")
def test_seshat_lets_a_build_cost_one_worker() -> None:
    state = position(dice="s6", gods={0: ["seshat"]}, built=GROUND)
    play(state, "1 build 6", "1 place cheops 10")
    assert legal(state) == {"full", "seshat"}
    assert refused(state, "1 finish") == "deities.seshat"
    play(state, "1 seshat")
    assert (glory(state), board_of(state)) == (5 + 6 + 2, (3, 1, 0))


@pytest.mark.rule("pyramidice.deities.seshat")
def test_seshat_is_not_asked_about_where_there_is_nothing_to_choose() -> None:
    state = position(dice="s6 s3", gods={0: ["seshat"]}, board={0: (2, 0, 0)}, built=GROUND)
    play(state, "1 build 3", "1 place cheops 3")  # one worker either way
    assert board_of(state) == (1, 0, 0)
    play(state, "1 build 6", "1 place cheops 10")  # three workers are too many
    assert board_of(state) == (0, 0, 0)


@pytest.mark.rule("pyramidice.deities.seshat", "pyramidice.deities.thoth")
@pytest.mark.parametrize(("answer", "workers", "points"), [("seshat", 3, 1), ("full", 1, 3)])
def test_thoth_counts_one_worker_with_seshat_and_all_of_them_without(answer: str, workers: int, points: int) -> None:
    # Ruling 26.
    state = position(dice="s6", gods={0: ["seshat", "thoth"]}, built=GROUND)
    play(state, "1 build 6", "1 place cheops 10", f"1 {answer}")
    assert (glory(state), board_of(state)) == (5 + 6 + 2 + points, (workers, 1, 0))


@pytest.mark.rule("pyramidice.deities.seshat", "pyramidice.deities.thoth")
def test_a_free_build_may_be_paid_at_seshats_cost_for_thoth() -> None:
    state = position(dice="s1", gods={0: ["seshat", "thoth"]})
    play(state, "1 build 1", "1 place cheops 1", "1 seshat")
    assert (glory(state), board_of(state)) == (5 + 1 + 1, (3, 1, 0))


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


@pytest.mark.rule("pyramidice.deities.thoth")
def test_thoth_gives_a_glory_for_each_worker_spent_on_a_build() -> None:
    state = position(dice="s6 s1", gods={0: ["thoth"]})
    play(state, "1 build 6", "1 place cheops 1")
    assert (glory(state), board_of(state)) == (5 + 6 + 2, (2, 1, 0))
    play(state, "1 build 1", "1 place cheops 2")
    assert glory(state) == 5 + 6 + 2 + 1


# What a deity costs, told in dice, workers and cats that pay exactly (dossier; the rulebook for Hathor).
EXACT = {
    "atum": "s1 p6 p3",
    "shu": "p1 p2",
    "tefnut": "s5 p6",
    "geb": "p1 s1",
    "nut": "s6 s6",
    "osiris": "p4 p4",
    "isis": "p3 p3",
    "seth": "s2 p2",
    "nephthys": "p5 p5",
    "horus": "p3 p4 s1",
    "khnum": "s1 p5 p2",
    "satis": "s6 p4 p2",
    "anuket": "s6 s2 p5",
    "amon": "p2 p5 s1",
    "anubis": "p3 p6",
    "aton": "p4 s5 p6",
    "bastet": "p2 p2",
    "bes": "p1 p4",
    "hapy": "p2 p4",
    "hathor": "p1 p1 p5 p5",
    "heh": "p4 p6",
    "heka": "p1 p2",
    "khepri": "p3 p3 p1",
    "khonsu": "p2 p3",
    "maat": "p2 p4 p6",
    "mertseger": "p1 p4",
    "min": "p2 p6",
    "montu": "p5 p2",
    "mut": "s1 p3 p4",
    "neith": "p3 p1",
    "ptah": "s5 p3 p1",
    "re": "p6 p6 p1",
    "sekhmet": "p1 p6",
    "serket": "s4 p2",
    "seshat": "s5 p4 p3",
    "sobek": "s1 p4",
    "sopdet": "p5 p1",
    "thoth": "s6 p1",
}
EXTRA = {"amon": (0, 1), "bastet": (0, 1), "heka": (0, 1), "montu": (1, 0), "sekhmet": (1, 0)}


@pytest.mark.rule("pyramidice.worship.2")
@pytest.mark.parametrize("deity", list(DEITY_COSTS))
def test_each_deity_is_paid_with_exactly_its_cost(deity: str) -> None:
    others = [name for name in ("shu", "geb", "nut") if name != deity][:2]
    workers, cats = EXTRA.get(deity, (0, 0))
    state = position(dice=EXACT[deity], row=(deity, *others), board={0: (workers, cats, 0)})
    play(state, f"1 worship {deity}")
    assert of(state)["gods"] == [deity]
    assert hand(state) == ""
    assert board_of(state) == (0, 0, 0)
    dice = EXACT[deity].split()
    for missing in range(len(dice)):
        short = " ".join(dice[:missing] + dice[missing + 1 :])
        state = position(dice=short, row=(deity, *others), board={0: (workers, cats, 0)})
        assert f"worship {deity}" not in legal(state)
    if workers + cats:
        state = position(dice=EXACT[deity], row=(deity, *others), board={0: (0, 0, 0)})
        assert refused(state, f"1 worship {deity}") == "worship.2"
