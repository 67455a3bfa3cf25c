"""The round: gods in a shuffled order, the Ankh, eight times."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, ready

GODS = ["god seshat", "god geb-and-nut", "god ptah", "god ra", "god wadjet", "god pharaoh"]


@pytest.mark.rule("heir.round.1", "heir.bidding.5")
def test_gods_act_only_when_all_are_awarded() -> None:
    table = ready()
    for god, (bast, anubis) in zip(
        ["god wadjet", "god ra", "god ptah", "god geb-and-nut", "god seshat"],
        [("2-sun", "1-sun"), ("4-sun", "3-sun"), ("1-moon", "2-moon"), ("3-moon", "4-moon"), ("5-moon", "6-moon")],
        strict=True,
    ):
        table.chance(god).bids(bast, anubis)
        assert table.score(BAST) == 0
        assert table.view()["suns"][0]["owner"] is None
    assert table.phase == "summon"
    table.chance("god pharaoh").offers("6-sun", "5-sun")
    assert table.phase == "place"
    assert table.view()["round"] == 1
    assert table.view()["rounds"] == 8


@pytest.mark.rule("heir.round.2")
def test_six_gods_are_turned_up_one_at_a_time_each_once_and_thoth_never() -> None:
    table = ready()
    assert table.outcomes() == GODS
    assert {weight for _, weight in table.state.outcomes()} == {1}
    table.chance("god ptah")
    assert table.state.actors() == [BAST, ANUBIS]
    table.bids("2-sun", "1-sun")
    assert table.outcomes() == [god for god in GODS if god != "god ptah"]


@pytest.mark.rule("heir.round.3")
def test_the_first_god_is_the_favorite_and_later_ones_are_not() -> None:
    table = ready().chance("god wadjet")
    assert table.view()["favorites"] == ["wadjet"]
    table.bids("2-sun", "1-sun").chance("god ra")
    assert table.view()["favorites"] == ["wadjet"]


@pytest.mark.rule("heir.round.3", "heir.pharaoh.2")
def test_after_the_pharaoh_the_next_god_is_the_favorite() -> None:
    table = ready().chance("god pharaoh")
    assert table.view()["favorites"] == []
    table.offers("1-moon", "1-sun")
    assert table.view()["favorites"] == []
    table.chance("god ra")
    assert table.view()["favorites"] == ["ra"]


@pytest.mark.rule("heir.round.3")
def test_every_round_has_a_favorite_of_its_own() -> None:
    table = ready().gods(["seshat", "ptah", "ra"], ["geb-and-nut", "wadjet", "thoth"], ankh="wadjet")
    table.do(BAST, "place a8").do(ANUBIS, "turn 0").chance("magic eye", "magic cry", "magic gift")
    table.do(ANUBIS, "keep cry", "renew hidden").chance("card shrine", "token t5")
    assert table.view()["favorites"] == []
    assert table.outcomes() == GODS
    table.chance("god ptah")
    assert table.view()["favorites"] == ["ptah"]
