"""The scarabs (rulebook: Clarifications pour certaines cartes Scarabée; the rest from the dossier)."""

import pytest
from tests.games.pyramidice.positions import (
    board_of,
    glory,
    hand,
    journal,
    legal,
    look,
    of,
    offered_tiles,
    play,
    points,
    position,
    refused,
    verbs,
)

from heliopolis.games.pyramidice.game import GAME

GROUND = {"cheops 1": 1, "cheops 2": 1, "cheops 4": 1, "cheops 5": 1}


@pytest.mark.rule("pyramidice.scarabs.amethyst")
def test_amethyst_borrows_a_deity_of_the_row_for_a_die() -> None:
    state = position(dice="p1 p2", scarabs={0: "amethyst"}, row=("khonsu", "bes", "nut"))
    assert verbs(state, "borrow") == {"khonsu"}  # neither a god of Rest turns nor one of the Ennead
    assert refused(state, "1 borrow bes") == "scarabs.amethyst"
    assert refused(state, "1 borrow heh") == "scarabs.amethyst"
    play(state, "1 borrow khonsu", "1 pay prayer 1")
    assert (hand(state), look(state)["loan"]) == ("p2", "khonsu")
    assert refused(state, "1 borrow khonsu") == "scarabs.amethyst"
    play(state, "1 activate khonsu")
    assert glory(state) == 9
    assert refused(state, "1 activate khonsu") == "deities.1"


@pytest.mark.rule("pyramidice.scarabs.amethyst")
def test_a_loan_counts_for_no_upkeep_and_ends_with_the_turn() -> None:
    state = position(dice="p1", scarabs={0: "amethyst"}, row=("heh", "geb", "nut"), board={0: (0, 0, 0)})
    play(state, "1 borrow heh", "1 activate heh", "1 finish")
    assert look(state)["turn"] == 1
    assert (look(state)["loan"], of(state)["gods"]) == (None, [])
    assert "heh" in [card["deity"] for card in look(state)["row"]]


@pytest.mark.rule("pyramidice.scarabs.amethyst")
def test_a_borrowed_anubis_counts_at_the_upkeep() -> None:
    # Ruling 29.
    gods = {0: ["heh", "re", "min"]}
    state = position(dice="p1", scarabs={0: "amethyst"}, row=("anubis", "geb", "nut"), gods=gods, board={0: (0, 0, 0)})
    play(state, "1 borrow anubis", "1 finish")
    assert of(state)["gods"] == ["heh", "min", "re"]


@pytest.mark.rule("pyramidice.scarabs.amethyst")
def test_a_borrowed_god_that_is_worshipped_arrives_used_and_ptah_may_ready_it() -> None:
    # Ruling 29; it is one's own then, so Ptah readies it.
    state = position(dice="p4 p6 p1 s1", scarabs={0: "amethyst"}, row=("heh", "geb", "nut"), gods={0: ["ptah"]})
    play(state, "1 borrow heh", "1 pay prayer 1", "1 worship heh")
    assert of(state)["used"] == ["heh"]
    assert "activate heh" not in legal(state)
    play(state, "1 activate ptah", "1 activate heh")
    assert glory(state) == 6


@pytest.mark.rule("pyramidice.scarabs.amethyst", "pyramidice.deities.khepri")
def test_a_borrowed_god_without_a_symbol_goes_on_acting_when_it_is_worshipped() -> None:
    state = position(dice="p1 p3 p3 p4 s2 s2 s2", scarabs={0: "amethyst"}, row=("khepri", "geb", "nut"))
    play(state, "1 borrow khepri", "1 pay prayer 1", "1 worship khepri", "1 pay prayer 4")
    assert of(state)["used"] == []
    play(state, "1 activate khepri", "1 gain cat")
    assert (glory(state), hand(state)) == (8, "")


@pytest.mark.rule("pyramidice.scarabs.amethyst", "pyramidice.deities.ptah")
def test_ptah_readies_neither_a_loan_nor_amethyst() -> None:
    # Ruling 24.
    state = position(dice="p1 p2 p3", scarabs={0: "amethyst"}, row=("heh", "geb", "nut"), gods={0: ["ptah", "neith"]})
    play(state, "1 borrow heh", "1 pay prayer 1", "1 activate heh")
    assert refused(state, "1 activate ptah") == "deities.ptah"
    play(state, "1 activate neith", "1 activate ptah", "1 pay prayer 2")
    assert "activate heh" not in legal(state)
    assert verbs(state, "borrow") == set()


@pytest.mark.rule("pyramidice.scarabs.amethyst", "pyramidice.deities.aton")
def test_a_borrowed_aton_takes_an_own_god() -> None:
    state = position(dice="p1", scarabs={0: "amethyst"}, row=("aton", "geb", "nut"), gods={0: ["heh"]})
    play(state, "1 borrow aton", "1 activate aton")
    assert (glory(state), of(state)["gods"]) == (9, [])
    assert "activate aton" not in legal(position(dice="p1", scarabs={0: "amethyst"}, row=("aton", "geb", "nut")))


@pytest.mark.rule("pyramidice.scarabs.amethyst", "pyramidice.deities.bastet")
def test_a_borrowed_virtual_die_and_a_borrowed_bastet_work() -> None:
    state = position(dice="p1 p6", scarabs={0: "amethyst"}, row=("khnum", "tefnut", "nut"))
    play(state, "1 borrow khnum", "1 pay prayer 1", "1 worship nut")
    assert of(state)["gods"] == ["nut"]  # 6 and 6: the prayer die and the borrowed one
    state = position(dice="p1 s3", scarabs={0: "amethyst"}, row=("bastet", "geb", "nut"), board={0: (0, 1, 0)})
    play(state, "1 borrow bastet", "1 pay prayer 1", "1 build 3", "1 place cheops 1")
    assert board_of(state) == (0, 0, 0)


@pytest.mark.rule("pyramidice.scarabs.silver")
def test_the_rulebooks_example_of_silver() -> None:
    # Seven slots taken, a tile with two workers: the first fills the board and brings 2 Glory, the second none.
    state = position(scarabs={0: "silver"}, board={0: (4, 2, 1)}, tiles=("village", "cliff"))
    play(state, "1 rest village")
    assert glory(state) == 7
    assert look(state)["phase"] == "overflow"
    play(state, "1 discard cat")
    assert (glory(state), board_of(state)) == (7, (6, 1, 1))


@pytest.mark.rule("pyramidice.scarabs.silver")
def test_silver_pays_nothing_on_a_full_board_nor_below_it() -> None:
    state = position(scarabs={0: "silver"}, board={0: (8, 0, 0)}, tiles=("village", "cliff"))
    play(state, "1 rest village")
    assert glory(state) == 5
    state = position(scarabs={0: "silver"}, board={0: (5, 0, 0)}, tiles=("village", "cliff"))
    play(state, "1 rest village")
    assert glory(state) == 5


@pytest.mark.rule("pyramidice.scarabs.silver", "pyramidice.tiles.feast")
def test_silver_pays_in_anothers_turn_too() -> None:
    # Ruling 4.
    state = position(scarabs={1: "silver"}, board={1: (7, 0, 0)}, tiles=("feast", "cliff"))
    play(state, "1 rest feast", "1 gain cat", "1 gain cat")
    assert (glory(state, 1), board_of(state, 1)) == (7, (7, 1, 0))


@pytest.mark.rule("pyramidice.scarabs.pearl")
def test_the_rulebooks_example_of_pearl() -> None:
    # A 3 (the rulebook's 6 is a slip) on the ground floor of Cheops with Thoth: 3 + 1 Glory for one worker. Pearl gains
    # as much for two workers.
    state = position(dice="s3", gods={0: ["thoth"]}, scarabs={1: "pearl"}, board={1: (3, 0, 0)})
    play(state, "1 build 3", "1 place cheops 1")
    assert look(state)["phase"] == "pearl"
    assert look(state)["acting"] == [1]
    assert legal(state, 0) == set()
    assert legal(state, 1) == {"pearl", "decline"}
    assert refused(state, "2 finish") == "scarabs.pearl"
    play(state, "2 pearl")
    assert (glory(state, 0), glory(state, 1)) == (5 + 3 + 1, 5 + 3 + 1)
    assert board_of(state, 1) == (1, 0, 0)
    assert look(state)["supply"]["worker"] == 21 - 3 - 1  # one worker was spent on the build, two by Pearl
    assert state.actor() == 0


@pytest.mark.rule("pyramidice.scarabs.pearl")
def test_pearl_copies_floor_and_serket_but_no_scarab() -> None:
    # Ruling 28.
    state = position(
        dice="s1", gods={0: ["serket"]}, scarabs={0: "carnelian", 1: "pearl"}, board={1: (2, 0, 0)}, built=GROUND
    )
    play(state, "1 build 1", "1 place cheops 10", "2 pearl")
    assert glory(state, 0) == 5 + 1 + 2 + 3 + 1
    assert glory(state, 1) == 5 + 1 + 2 + 3


@pytest.mark.rule("pyramidice.scarabs.pearl")
def test_pearl_may_decline_and_copies_once_in_each_others_turn() -> None:
    state = position(dice="s1 s2 s1", scarabs={1: "pearl"}, board={1: (4, 0, 0)})
    play(state, "1 build 1", "1 place cheops 1", "2 decline", "1 build 2", "1 place cheops 2", "2 pearl")
    assert glory(state, 1) == 7
    play(state, "1 build 1", "1 place cheops 3")
    assert state.actor() == 0
    assert glory(state, 1) == 7


@pytest.mark.rule("pyramidice.scarabs.pearl", "pyramidice.deities.bastet", "pyramidice.deities.thoth")
def test_the_gods_of_pearl_do_not_help() -> None:
    # Ruling 25: neither Bastet with the workers, nor Thoth with the Glory.
    state = position(dice="s1", scarabs={1: "pearl"}, gods={1: ["bastet"]}, board={1: (1, 5, 0)})
    play(state, "1 build 1", "1 place cheops 1")
    assert state.actor() == 0
    state = position(dice="s3", scarabs={1: "pearl"}, gods={1: ["thoth"]}, board={1: (2, 0, 0)})
    play(state, "1 build 3", "1 place cheops 1", "2 pearl")
    assert glory(state, 1) == 8


@pytest.mark.rule("pyramidice.scarabs.pearl")
def test_pearl_does_not_copy_ones_own_build() -> None:
    state = position(dice="s1", scarabs={0: "pearl"})
    play(state, "1 build 1", "1 place cheops 1")
    assert look(state)["phase"] == "working"


@pytest.mark.rule("pyramidice.scarabs.emerald")
def test_emerald_uses_a_tile_before_another_which_turns_face_down() -> None:
    state = position(
        scarabs={0: "emerald"}, held={1: ["village", "harvest"]}, tiles=("cliff", "camp"), board={0: (4, 1, 0)}
    )
    assert verbs(state, "emerald") == {"village", "harvest"}
    play(state, "1 emerald harvest", "1 gain cat")
    assert (glory(state), board_of(state)) == (4, (4, 4, 0))
    assert of(state)["tiles"] == []
    assert look(state)["seats"][1]["tiles"] == ["village", "harvest"]
    assert look(state)["seats"][1]["covered"] == ["harvest"]
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.scarabs.emerald")
def test_a_covered_tile_is_not_used_again_until_it_is_returned_face_up() -> None:
    held = {1: ["village", "house"]}
    state = position(scarabs={0: "emerald"}, held=held, covered={1: ["village"]}, tiles=("cliff", "camp"))
    assert verbs(state, "emerald") == {"house"}
    assert refused(state, "1 emerald village") == "scarabs.emerald"
    state = position(turn=1, scarabs={0: "emerald"}, held=held, covered={1: ["village"]}, tiles=("cliff", "camp"))
    play(state, "2 rest camp", "* deity heh")
    assert look(state)["seats"][1]["covered"] == []
    assert "village" in offered_tiles(state)


@pytest.mark.rule("pyramidice.scarabs.emerald")
def test_emerald_pays_the_cost_and_nobody_else_may_do_it() -> None:
    state = position(scarabs={0: "emerald"}, held={1: ["vision"]}, glory={0: 1}, tiles=("cliff", "camp"))
    assert refused(state, "1 emerald vision") == "rest.3"
    state = position(scarabs={0: "silver"}, held={1: ["village"]}, tiles=("cliff", "camp"))
    assert refused(state, "1 emerald village") == "scarabs.emerald"


@pytest.mark.rule("pyramidice.scarabs.emerald", "pyramidice.deities.bes")
def test_bes_may_go_before_a_tile_of_another() -> None:
    state = position(gods={0: ["bes"]}, scarabs={0: "emerald"}, glory={0: 0}, tiles=("vision",), held={1: ["village"]})
    assert legal(state) == {"work", "activate bes", "emerald village"}
    play(state, "1 activate bes")
    assert legal(state) == {"emerald village"}


@pytest.mark.rule("pyramidice.scarabs.quartz")
def test_quartz_scores_two_a_god_at_the_end() -> None:
    gods = {0: ["shu", "geb", "heh", "re"]}
    state = position(pharaoh=0, scarabs={0: "quartz"}, gods=gods, row=("nut", "bes", "min"), tiles=("village",))
    told = journal(state, "1 rest village")
    assert ("quartz", 0, 6) in points(told)
    assert glory(state) == 5 + 6 + 2  # and two cards of the Ennead


@pytest.mark.rule("pyramidice.scarabs.obsidian")
def test_obsidian_scores_one_a_resource_at_the_end() -> None:
    state = position(pharaoh=0, scarabs={0: "obsidian"}, board={0: (1, 1, 1)}, tiles=("village",))
    told = journal(state, "1 rest village")
    assert points(told) == [("obsidian", 0, 5)]
    assert glory(state) == 10


@pytest.mark.rule("pyramidice.scarabs.gold")
def test_the_golden_cat_changes_one_die_free_of_cost_before_the_cats() -> None:
    state = position(dice="s3 p3", scarabs={0: "gold"}, board={0: (4, 1, 0)})
    play(state, "1 raise stone 3")
    assert (hand(state), board_of(state)) == ("s4 p3", (4, 1, 0))
    play(state, "1 lower prayer 3")
    assert (hand(state), board_of(state)) == ("s4 p2", (4, 0, 0))
    assert verbs(state, "raise") == set()


@pytest.mark.rule("pyramidice.scarabs.lapis")
def test_lapis_lazuli_gives_a_second_reroll_of_at_most_three_dice() -> None:
    state = position(dice="s1 s1 p1 p1", scarabs={0: "lapis"})
    play(state, "1 lapis", "1 choose stone 1", "1 choose stone 1", "1 choose prayer 1")
    assert legal(state) == {"throw"}
    play(state, "1 throw", "* stone 2", "* stone 3", "* prayer 4")
    assert refused(state, "1 lapis") == "scarabs.lapis"
    assert "reroll" in legal(state)
    assert refused(position(dice="s1"), "1 lapis") == "scarabs.lapis"


@pytest.mark.rule("pyramidice.scarabs.turquoise")
def test_turquoise_lets_one_die_of_a_cost_show_anything() -> None:
    state = position(dice="p1 p3 p2 p2", scarabs={0: "turquoise"}, row=("geb", "seth", "nut"))
    assert verbs(state, "worship") == {"geb", "seth"}  # Nut would need two
    play(state, "1 worship geb")
    assert legal(state) == {"pay prayer 1", "pay prayer 2", "pay prayer 3"}
    play(state, "1 pay prayer 3")
    assert (of(state)["gods"], hand(state)) == (["geb"], "p2 p2")
    play(state, "1 worship seth")
    assert of(state)["gods"] == ["geb", "seth"]


@pytest.mark.rule("pyramidice.scarabs.turquoise")
def test_turquoise_bends_once_a_turn_and_stone_stays_stone() -> None:
    state = position(dice="p1 p6 p2 p3", scarabs={0: "turquoise"}, row=("geb", "nut", "seth"))
    play(state, "1 worship geb", "1 pay prayer 1", "1 pay prayer 3")
    assert verbs(state, "worship") == set()  # a 6 and a 2 are left
    state = position(dice="p6 p1", scarabs={0: "turquoise"}, row=("thoth", "geb", "nut"))
    assert "worship thoth" not in legal(state)
    state = position(dice="s2 p1", scarabs={0: "turquoise"}, row=("thoth", "geb", "nut"))
    play(state, "1 worship thoth")
    assert of(state)["gods"] == ["thoth"]
    state = position(dice="s2 s3 p1 p6", scarabs={0: "turquoise"}, row=("thoth", "geb", "nut"))
    play(state, "1 worship thoth")
    assert legal(state) == {"pay stone 2", "pay stone 3"}


@pytest.mark.rule("pyramidice.scarabs.turquoise")
def test_turquoise_does_not_bend_the_cost_of_a_power() -> None:
    state = position(dice="p1 p1 p2", scarabs={0: "turquoise"}, gods={0: ["khepri"]})
    assert "activate khepri" not in legal(state)
    state = position(dice="p1 p1 p2 s1", scarabs={0: "turquoise"}, gods={0: ["khepri"]})
    play(state, "1 activate khepri", "1 pay prayer 1", "1 pay stone 1", "1 gain cat")
    assert hand(state) == "p2"
    edition = GAME.standard.with_changes({"powers.re.pays": ["6"]}, name="a six for Re")
    state = position(dice="p5", scarabs={0: "turquoise"}, gods={0: ["re"]}, edition=edition)
    assert refused(state, "1 activate re") == "deities.2"


@pytest.mark.rule("pyramidice.scarabs.carnelian")
def test_carnelian_scores_one_for_each_die_built() -> None:
    state = position(dice="s1 s2", scarabs={0: "carnelian"})
    play(state, "1 build 1", "1 place cheops 1", "1 build 2", "1 place cheops 2")
    assert glory(state) == 5 + 1 + 1 + 2 + 1


@pytest.mark.rule("pyramidice.scarabs.amber")
def test_amber_gives_two_resources_when_the_tiles_go_back() -> None:
    state = position(
        scarabs={0: "amber"}, held={0: ["village", "house"]}, tiles=("camp", "cliff"), board={0: (1, 1, 0)}
    )
    play(state, "1 rest camp", "1 gain cat", "1 gain worker", "* deity heh")
    assert board_of(state) == (3, 2, 1)
    state = position(scarabs={0: "amber"}, held={0: ["village"]}, tiles=("camp", "cliff"), board={0: (1, 1, 0)})
    play(state, "1 rest camp")
    assert board_of(state) == (2, 1, 1)


@pytest.mark.rule("pyramidice.scarabs.jasper")
def test_jasper_doubles_gain_glory_once_a_turn() -> None:
    state = position(dice="s1 s1 p1 p1", scarabs={0: "jasper"})
    play(state, "1 glory", "1 pay prayer 1", "1 pay prayer 1")
    assert glory(state) == 7
    play(state, "1 glory")
    assert glory(state) == 8
