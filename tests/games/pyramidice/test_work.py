"""The Work turn: dice, cats, worship, building, replacing, Glory and upkeep (rulebook: Travail, Pyramides)."""

import pytest
from tests.games.pyramidice.positions import (
    board_of,
    glory,
    hand,
    journal,
    legal,
    look,
    of,
    play,
    position,
    refused,
    row_of,
    verbs,
)

from heliopolis.games.pyramidice.game import GAME


@pytest.mark.rule("pyramidice.work.1")
def test_all_stone_dice_of_the_board_go_to_the_quarry() -> None:
    state = position(board={0: (1, 1, 3)}, supply=10)
    play(state, "1 work")
    assert board_of(state) == (1, 1, 0)
    assert look(state)["quarry"]["stone"] == 3


@pytest.mark.rule("pyramidice.work.2")
def test_one_die_is_taken_for_each_worker_of_either_colour() -> None:
    state = position(board={0: (3, 1, 2)}, supply=10)
    play(state, "1 work")
    assert legal(state) == {"take stone", "take prayer"}
    assert refused(state, "1 finish") == "work.2"
    play(state, "1 take prayer", "1 take stone", "1 take stone")
    assert look(state)["hand"]["cup"] == {"stone": 2, "prayer": 1}
    assert board_of(state) == (3, 1, 0)
    assert look(state)["phase"] == "rolling"


@pytest.mark.rule("pyramidice.work.2")
def test_with_more_workers_than_dice_all_are_taken_without_asking() -> None:
    # Ruling 14.
    state = position(board={0: (8, 0, 0), 1: (0, 0, 1)}, supply=12)
    play(state, "1 work")
    assert look(state)["hand"]["cup"] == {"stone": 1, "prayer": 4}


@pytest.mark.rule("pyramidice.work.3")
def test_the_dice_are_rolled_stones_first() -> None:
    state = position(board={0: (2, 0, 1)}, supply=12)
    play(state, "1 work", "1 take stone")
    assert {GAME.outcomes[outcome] for outcome, _ in state.outcomes()} == {f"stone {value}" for value in range(1, 7)}
    play(state, "* stone 4")
    assert {GAME.outcomes[outcome] for outcome, _ in state.outcomes()} == {f"prayer {value}" for value in range(1, 7)}
    play(state, "* prayer 4")
    assert hand(state) == "s4 p4"
    assert look(state)["phase"] == "working"


@pytest.mark.rule("pyramidice.work.4")
def test_actions_come_in_any_order_and_as_often_as_dice_allow() -> None:
    state = position(dice="s1 s2 p3 p3 p3 p3", gods={0: ["heh"]}, row=("isis", "bes", "hapy"))
    play(state, "1 build 1", "1 place cheops 1", "1 activate heh", "1 worship isis", "1 build 2", "1 place cheops 2")
    play(state, "1 glory")
    assert glory(state) == 5 + 1 + 1 + 2 + 1
    assert legal(state) == {"finish"}


@pytest.mark.rule("pyramidice.work.5")
def test_each_die_serves_once_and_is_gone_for_the_turn() -> None:
    state = position(dice="s1 s2")
    quarry = look(state)["quarry"]["stone"]
    play(state, "1 glory")
    assert hand(state) == ""
    assert look(state)["quarry"]["stone"] == quarry + 2
    assert "reroll" not in legal(state)


@pytest.mark.rule("pyramidice.work.6")
def test_what_is_gained_in_the_turn_pays_but_brings_no_dice() -> None:
    # Ruling 16.
    state = position(dice="s3 p1 p1", gods={0: ["min", "sopdet"]}, board={0: (0, 0, 0)})
    assert "build 3" not in legal(state)
    play(state, "1 activate min", "1 pay prayer 1", "1 pay prayer 1")
    assert hand(state) == "s3"
    play(state, "1 build 3", "1 place cheops 1")
    assert board_of(state) == (0, 0, 0)
    state = position(dice="s3 p1", gods={0: ["sopdet"]}, board={0: (0, 0, 0)})
    play(state, "1 activate sopdet", "1 pay prayer 1", "1 raise stone 3")
    assert hand(state) == "s4"


@pytest.mark.rule("pyramidice.work.7")
def test_cats_change_dice_by_one_several_on_the_same_die() -> None:
    state = position(dice="s3 p3", board={0: (4, 3, 0)})
    play(state, "1 raise stone 3", "1 raise stone 4", "1 lower prayer 3")
    assert (hand(state), board_of(state)) == ("s5 p2", (4, 0, 0))
    assert look(state)["supply"]["cat"] == 9 - 1
    assert verbs(state, "raise") == set()
    assert refused(state, "1 raise stone 5") == "work.7"


@pytest.mark.rule("pyramidice.work.7")
def test_dice_never_leave_one_to_six() -> None:
    state = position(dice="s6 p1")
    assert verbs(state, "raise") == {"prayer 1"}
    assert verbs(state, "lower") == {"stone 6"}
    assert refused(state, "1 raise stone 6") == "work.7"
    assert refused(state, "1 lower prayer 1") == "work.7"
    assert refused(state, "1 raise stone 2") == "work.7"


@pytest.mark.rule("pyramidice.work.8")
def test_only_what_leaves_the_rest_payable_may_pay() -> None:
    # Anuket costs a stone die, a 2 and any die: with one stone die, a 2, it may not pay for the 2.
    state = position(dice="s2 p2 p5 p6", row=("anuket", "geb", "nut"))
    play(state, "1 worship anuket")
    assert look(state)["due"] == {
        "pieces": ["any"],
        "for": "worship",
        "deity": "anuket",
        "value": None,
        "space": None,
        "costs": None,
        "die": None,
        "choices": 0,
        "size": 1,
        "pearl": 0,
    }
    assert legal(state) == {"pay prayer 5", "pay prayer 6"}
    assert refused(state, "1 finish") == "work.8"
    assert refused(state, "1 pay stone 2") == "worship.2"
    play(state, "1 pay prayer 5")
    assert hand(state) == "p6"
    assert of(state)["gods"] == ["anuket"]


@pytest.mark.rule("pyramidice.work.reroll")
def test_a_reroll_takes_any_unused_dice_once_a_turn() -> None:
    state = position(dice="s1 s1 p1 p6")
    play(state, "1 reroll")
    assert legal(state) == {"choose stone 1", "choose prayer 1", "choose prayer 6"}
    assert refused(state, "1 throw") == "work.reroll"
    play(state, "1 choose stone 1", "1 choose prayer 6")
    assert legal(state) == {"throw", "choose stone 1", "choose prayer 1"}
    play(state, "1 throw", "* stone 4", "* prayer 2")
    assert hand(state) == "s1 s4 p1 p2"
    assert refused(state, "1 reroll") == "work.reroll"
    play(state, "1 finish", "2 work", "2 take stone", "2 take stone", "2 take stone")
    play(state, *["* stone 1"] * 3, "* prayer 1")
    assert "reroll" in legal(state, 1)


@pytest.mark.rule("pyramidice.work.replace")
def test_replacing_discards_a_deity_and_draws_one_that_enters_at_the_left() -> None:
    state = position(dice="s1 p2", row=("shu", "geb", "nut"))
    play(state, "1 replace geb", "1 pay stone 1", "* deity heh")
    assert row_of(state) == ["heh", "shu", "nut"]
    assert look(state)["gone"] == ["geb"]
    assert hand(state) == "p2"


@pytest.mark.rule("pyramidice.work.replace")
def test_replacing_draws_one_card_however_many_gaps_there_are() -> None:
    # Ruling 11.
    state = position(dice="p2 p2 p3", row=("seth", "geb", "nut"))
    play(state, "1 worship seth", "1 replace nut", "* deity heh")
    assert row_of(state) == ["heh", None, "geb"]
    play(state, "1 finish", "* deity bes")
    assert row_of(state) == ["bes", "heh", "geb"]
    state = position(dice="p2 p2 s1 s1 p3", row=("seth", "geb", "nut"))
    play(state, "1 worship seth", "1 worship geb", "1 replace nut", "* deity heh", "1 finish")
    play(state, "* deity bes", "* deity hapy")
    assert row_of(state) == ["hapy", "bes", "heh"]


@pytest.mark.rule("pyramidice.work.replace", "pyramidice.row.1")
def test_with_the_pile_empty_a_deity_may_still_be_discarded_and_none_is_shuffled_back() -> None:
    # Ruling 9.
    state = position(dice="p2 p3", pile=0, pharaoh=1)
    play(state, "1 replace nut", "1 pay prayer 2")
    assert row_of(state) == [None, "shu", "geb"]
    assert "nut" in look(state)["gone"]
    assert look(state)["pile"] == 0
    assert state.actor() == 0
    assert refused(state, "1 replace nut") == "work.replace"
    assert refused(position(dice=""), "1 replace nut") == "work.replace"


@pytest.mark.rule("pyramidice.work.glory")
def test_two_dice_become_one_glory() -> None:
    state = position(dice="s1 p2 p3 p4 p5")
    play(state, "1 glory", "1 pay prayer 2", "1 pay prayer 4", "1 glory", "1 pay prayer 3", "1 pay stone 1")
    assert (glory(state), hand(state)) == (7, "p5")
    assert refused(state, "1 glory") == "work.glory"


# Worship.


@pytest.mark.rule("pyramidice.worship.1")
def test_several_deities_may_be_worshipped_in_one_turn() -> None:
    state = position(dice="p1 p1 s6 s6 p1 p2", row=("shu", "geb", "nut"))
    play(state, "1 worship nut", "1 worship geb", "1 worship shu")
    assert of(state)["gods"] == ["shu", "geb", "nut"]
    assert row_of(state) == [None, None, None]
    assert refused(state, "1 worship shu") == "worship.1"


@pytest.mark.rule("pyramidice.worship.2")
def test_stone_is_paid_with_stone_and_a_number_with_exactly_that_number() -> None:
    state = position(dice="p6 p1", row=("thoth", "geb", "nut"))
    assert refused(state, "1 worship thoth") == "worship.2"
    state = position(dice="s6 p1", row=("thoth", "geb", "nut"))
    play(state, "1 worship thoth")
    assert of(state)["gods"] == ["thoth"]


@pytest.mark.rule("pyramidice.worship.2")
def test_workers_and_cats_of_a_cost_go_to_the_supply_and_dice_to_the_quarry() -> None:
    state = position(dice="p5 p2", row=("montu", "geb", "nut"), board={0: (2, 0, 0)})
    before = look(state)
    play(state, "1 worship montu")
    assert board_of(state) == (1, 0, 0)
    assert look(state)["supply"]["worker"] == before["supply"]["worker"] + 1
    assert look(state)["quarry"]["prayer"] == 4


@pytest.mark.rule("pyramidice.worship.3")
def test_the_gap_stays_until_the_end_of_the_turn() -> None:
    state = position(dice="p1 p1 p1", row=("shu", "geb", "nut"))
    play(state, "1 worship geb")
    assert row_of(state) == ["shu", None, "nut"]
    play(state, "1 finish")
    assert row_of(state) == [None, "shu", "nut"]
    play(state, "* deity heh")
    assert row_of(state) == ["heh", "shu", "nut"]


@pytest.mark.rule("pyramidice.worship.3", "pyramidice.work.god")
def test_a_god_that_is_ready_is_used_at_once_and_not_twice() -> None:
    state = position(dice="p4 p6", row=("heh", "geb", "nut"))
    assert "activate heh" not in legal(state)
    play(state, "1 worship heh", "1 activate heh")
    assert glory(state) == 6
    assert "activate heh" not in legal(state)


# Building.

GROUND = {f"cheops {space}": 1 for space in range(1, 10)}


@pytest.mark.rule("pyramidice.build.1")
def test_a_die_stands_on_the_ground_or_upon_four_others() -> None:
    state = position(dice="s1", built={"cheops 1": 2, "cheops 2": 3, "cheops 4": 4, "cheops 6": 5})
    play(state, "1 build 1")
    assert verbs(state, "place") == {f"cheops {space}" for space in (3, 5, 7, 8, 9)}
    assert refused(state, "1 place cheops 10") == "build.1"
    assert refused(state, "1 place cheops 1") == "build.1"
    state = position(dice="s1", built={"cheops 1": 2, "cheops 2": 3, "cheops 4": 4, "cheops 5": 5})
    play(state, "1 build 1")
    assert verbs(state, "place") == {f"cheops {space}" for space in (3, 6, 7, 8, 9, 10)}


@pytest.mark.rule("pyramidice.build.1")
def test_the_top_needs_the_whole_second_floor() -> None:
    built = GROUND | {"cheops 10": 1, "cheops 11": 1, "cheops 12": 1}
    state = position(dice="s1", built=built)
    play(state, "1 build 1")
    assert verbs(state, "place") == {"cheops 13"}
    state = position(dice="s1", built=built | {"cheops 13": 1}, board={0: (2, 0, 0), 1: (4, 1, 0)})
    play(state, "1 build 1")
    assert verbs(state, "place") == {"cheops 14"}


@pytest.mark.rule("pyramidice.build.1")
def test_only_stone_dice_are_built_and_they_stay() -> None:
    state = position(dice="p1 s2")
    assert verbs(state, "build") == {"2"}
    assert refused(state, "1 build 1") == "build.1"
    play(state, "1 build 2", "1 place cheops 5", "1 finish")
    assert look(state)["pyramids"][0]["floors"][0]["dice"] == [0, 0, 0, 0, 2, 0, 0, 0, 0]
    built = GROUND | {f"cheops {space}": 1 for space in range(10, 14)}
    state = position(dice="s2", built=built, board={0: (1, 0, 0), 1: (4, 1, 0)})
    assert refused(state, "1 build 2") == "build.3"  # the top asks for two workers


@pytest.mark.rule("pyramidice.build.2", "pyramidice.build.4")
@pytest.mark.parametrize(("value", "workers"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_value_of_a_die_asks_for_workers_and_brings_glory(value: int, workers: int) -> None:
    state = position(dice=f"s{value}")
    play(state, f"1 build {value}", "1 place cheops 1")
    assert (glory(state), board_of(state)) == (5 + value, (4 - workers, 1, 0))
    if workers:
        state = position(dice=f"s{value}", board={0: (workers - 1, 5, 0)})
        assert refused(state, f"1 build {value}") == "build.2"


@pytest.mark.rule("pyramidice.build.3", "pyramidice.build.4")
@pytest.mark.parametrize(
    ("space", "workers", "points"),
    [
        ("cheops 1", 0, 0),
        ("cheops 10", 1, 2),
        ("cheops 14", 2, 4),
        ("chephren 1", 1, 2),
        ("chephren 5", 2, 4),
        ("mykerinos 1", 2, 4),
    ],
)
def test_floors_ask_for_more_workers_and_bring_more_glory(space: str, workers: int, points: int) -> None:
    below: dict[str, int] = {}
    if space in ("cheops 10", "cheops 14"):
        below |= GROUND
    if space == "cheops 14":
        below |= {f"cheops {number}": 1 for number in range(10, 14)}
    if space == "chephren 5":
        below |= {f"chephren {number}": 1 for number in range(1, 5)}
    boards = dict.fromkeys(range(1, 4), (1, 1, 0)) | {0: (4, 1, 0)}
    state = position(4, dice="s1 s3", built=below, board=boards)
    play(state, "1 build 3", f"1 place {space}")
    assert (glory(state), board_of(state)) == (5 + 3 + points, (4 - 1 - workers, 1, 0))


# The rulebook's example, and the upkeep.


@pytest.mark.rule("pyramidice.worship.1", "pyramidice.work.7", "pyramidice.upkeep.2", "pyramidice.end.1")
def test_the_rulebooks_example_of_a_work_turn() -> None:
    # Four workers and no stone die on the board: three prayer dice and one stone die are taken. Two cats change a 2
    # into a 1 and a 6 into a 5, and all four dice pay for Hathor. Four gods, four resources: all are kept. The last
    # card of the pile fills the row, and the Pharaoh is taken.
    gods = ["heh", "re", "min"]
    state = position(
        board={0: (4, 2, 0), 1: (4, 1, 0)}, gods={0: gods}, row=("hathor", "geb", "nut"), pile=1, supply=12
    )
    play(state, "1 work", "1 take stone", "1 take prayer", "1 take prayer", "1 take prayer")
    play(state, "* stone 2", "* prayer 1", "* prayer 6")
    play(state, "* prayer 5", "1 lower stone 2", "1 lower prayer 6", "1 worship hathor")
    assert hand(state) == ""
    play(state, "1 finish", "* deity bes")
    assert of(state)["gods"] == ["hathor", "heh", "min", "re"]
    assert board_of(state) == (4, 0, 0)
    assert row_of(state) == ["bes", "geb", "nut"]
    assert look(state)["pharaoh"] == 0
    assert look(state)["ending"] == "pile"
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.upkeep.1")
def test_unused_dice_go_to_the_quarry() -> None:
    state = position(dice="s1 s2 p3")
    before = look(state)["quarry"]
    play(state, "1 finish")
    assert look(state)["quarry"] == {"stone": before["stone"] + 2, "prayer": 4}
    assert hand(state) == ""


@pytest.mark.rule("pyramidice.upkeep.2")
def test_with_more_gods_than_resources_exactly_one_goes_however_large_the_difference() -> None:
    state = position(dice="", gods={0: ["heh", "re", "min", "sopdet"]}, board={0: (1, 0, 0)})
    play(state, "1 finish")
    assert legal(state) == {"forsake heh", "forsake re", "forsake min", "forsake sopdet"}
    assert refused(state, "1 forsake bes") == "upkeep.2"
    play(state, "1 forsake re")
    assert of(state)["gods"] == ["heh", "min", "sopdet"]
    assert look(state)["turn"] == 1


@pytest.mark.rule("pyramidice.upkeep.2", "pyramidice.deities.ennead")
def test_the_ennead_counts_as_one_at_the_upkeep_and_goes_as_one() -> None:
    ennead = ["atum", "horus", "isis"]
    state = position(dice="", gods={0: [*ennead, "heh"]}, board={0: (1, 1, 0)})
    play(state, "1 finish")
    assert len(of(state)["gods"]) == 4
    state = position(dice="", gods={0: [*ennead, "heh"]}, board={0: (0, 1, 0)})
    play(state, "1 finish")
    assert legal(state) == {"forsake heh", "forsake ennead"}
    play(state, "1 forsake ennead")
    assert of(state)["gods"] == ["heh"]


@pytest.mark.rule("pyramidice.upkeep.2")
def test_a_single_god_goes_without_asking_and_resting_asks_for_no_upkeep() -> None:
    state = position(dice="", gods={0: ["heh"]}, board={0: (0, 0, 0)})
    play(state, "1 finish")
    assert of(state)["gods"] == []
    state = position(gods={0: ["heh", "re", "min"]}, board={0: (0, 0, 0)}, tiles=("village", "cliff"))
    play(state, "1 rest village")
    assert of(state)["gods"] == ["heh", "min", "re"]


@pytest.mark.rule("pyramidice.upkeep.3")
def test_the_row_is_filled_at_the_end_the_rightmost_gap_first() -> None:
    # Ruling 10.
    state = position(dice="p6 p6 p1 p1", row=("shu", "geb", "nut"))
    play(state, "1 worship nut", "1 worship geb", "1 finish", "* deity heh")
    assert row_of(state) == [None, "heh", "shu"]
    play(state, "* deity bes")
    assert row_of(state) == ["bes", "heh", "shu"]


@pytest.mark.rule("pyramidice.upkeep.2")
def test_a_god_that_goes_without_asking_is_told_and_one_that_is_chosen_tells_itself() -> None:
    state = position(dice="", gods={0: ["shu"]}, board={0: (0, 0, 0)}, row=("heh", "geb", "nut"))
    told = journal(state, "1 finish")
    assert [(event.name, event.facts) for event in told] == [("forsaken", {"deity": "ennead"})]
    state = position(dice="", gods={0: ["re", "heh"]}, board={0: (0, 0, 0)})
    assert [event.name for event in journal(state, "1 finish", "1 forsake re")] == []
