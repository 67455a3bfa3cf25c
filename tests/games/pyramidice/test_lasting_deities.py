"""Deities whose power lasts or waits: nobody decides to use it (rulebook: Cartes Divinité)."""

import pytest
from tests.games.pyramidice.positions import board_of, glory, hand, legal, look, of, play, position, refused, verbs

from heliopolis.games.pyramidice.deities import ENNEAD_NAMES


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
    play(state, "1 glory", "1 pay prayer 1")
    assert legal(state) == {"pay prayer 1", "pay khnum 5"}  # any die will do, so its value is not asked for
    play(state, "1 pay khnum 5")
    assert look(state)["hand"]["virtual"] == []
    play(state, "1 activate ptah")
    assert look(state)["hand"]["virtual"] == [{"deity": "khnum", "values": [5, 6]}]
    assert hand(state) == ""


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
    state = position(dice="", gods={0: ["bastet", "khonsu"]}, board={0: (1, 0, 0)})
    assert "activate khonsu" not in legal(state)  # a worker and a cat are two, whatever they count as
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
    state = position(dice="s1 s6", gods={0: ["seshat"]}, board={0: (0, 0, 0)})
    assert verbs(state, "build") == {"1"}  # without a worker, even Seshat's cost is too much
    play(state, "1 build 1", "1 place cheops 1")
    assert look(state)["phase"] == "working"


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


@pytest.mark.rule("pyramidice.deities.thoth")
def test_thoth_gives_a_glory_for_each_worker_spent_on_a_build() -> None:
    state = position(dice="s6 s1", gods={0: ["thoth"]})
    play(state, "1 build 6", "1 place cheops 1")
    assert (glory(state), board_of(state)) == (5 + 6 + 2, (2, 1, 0))
    play(state, "1 build 1", "1 place cheops 2")
    assert glory(state) == 5 + 6 + 2 + 1
