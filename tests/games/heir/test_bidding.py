"""Bidding: sealed decisions, the higher card, used cards, Thoth."""

import pytest
from tests.games.heir.table import ANUBIS, BAST, ready, up_for_bid, with_magic


@pytest.mark.rule("heir.bidding.1")
@pytest.mark.parametrize("first", [BAST, ANUBIS])
def test_sealed_decisions_arrive_in_any_order_and_can_t_be_taken_back(first: int) -> None:
    bids = {BAST: "bid 6-sun", ANUBIS: "bid 7-sun"}
    table = up_for_bid("ra")
    assert table.state.actors() == [BAST, ANUBIS]
    table.do(first, bids[first])
    assert table.state.actors() == [1 - first]
    assert table.refusal(first, "bid 5-moon" if first == BAST else "bid 5-sun") == "heir.bidding.1"
    table.do(1 - first, bids[1 - first])
    assert table.has_god("ra") == ANUBIS
    assert table.used(BAST) == ["2-sun", "6-sun"]
    assert table.used(ANUBIS) == ["1-sun", "7-sun"]


@pytest.mark.rule("heir.bidding.1")
def test_nothing_can_be_decided_before_the_next_god_is_known() -> None:
    assert ready().refusal(BAST, "bid 6-sun") == "heir.round.2"


@pytest.mark.rule("heir.bidding.2")
def test_magic_is_chosen_before_bids_and_whether_is_told_but_not_which() -> None:
    table = ready().hold(BAST, "eye", "cry").hold(ANUBIS, "gift").chance("god ra")
    assert table.phase == "magic"
    assert table.legal(BAST) == ["call none", "call eye", "call cry"]
    assert table.legal(ANUBIS) == ["call none", "call gift"]
    assert table.refusal(BAST, "call gift") == "heir.bidding.2"
    assert table.refusal(BAST, "bid 6-sun") == "heir.bidding.2"
    table.do(BAST, "call cry")
    for viewer in (None, ANUBIS):
        assert table.view(viewer)["seats"][BAST]["plays_magic"] is None
        assert table.view(viewer)["seats"][BAST]["called"] is None
    assert table.side(BAST)["called"] == "cry"
    table.do(ANUBIS, "call none")
    assert table.phase == "bid"
    for viewer in (None, ANUBIS):
        assert table.view(viewer)["seats"][BAST]["plays_magic"] is True
        assert table.view(viewer)["seats"][BAST]["called"] is None
    assert table.view(BAST)["seats"][ANUBIS]["plays_magic"] is False
    assert table.refusal(ANUBIS, "call gift") == "heir.bidding.2"


@pytest.mark.rule("heir.bidding.2")
def test_who_has_no_magic_is_not_asked() -> None:
    table = ready().hold(ANUBIS, "gift").chance("god ra")
    assert table.state.actors() == [ANUBIS]
    assert table.refusal(BAST, "call none") == "heir.bidding.2"
    table.do(ANUBIS, "call none")
    assert table.state.actors() == [BAST, ANUBIS]
    assert up_for_bid("ra").phase == "bid"


@pytest.mark.rule("heir.bidding.2")
def test_both_choices_of_magic_reveal_whether_and_count_as_a_revelation() -> None:
    table = ready().hold(BAST, "eye").hold(ANUBIS, "gift").chance("god ra")
    before = table.state.reveals
    table.do(BAST, "call eye")
    assert table.state.reveals == before
    table.do(ANUBIS, "call none")
    assert table.state.reveals == before + 1


@pytest.mark.rule("heir.bidding.3")
def test_a_bid_is_one_card_of_the_hand() -> None:
    table = up_for_bid("ra")
    assert table.legal(BAST) == [f"bid {card}" for card in table.in_hand(BAST)]
    assert len(table.legal(BAST)) == 9
    assert table.refusal(BAST, "bid 7-sun") == "heir.bidding.3"
    assert table.refusal(BAST, "bid 2-sun") == "heir.bidding.3"
    assert table.refusal(BAST, "offer 6-sun") == "heir.bidding.3"
    assert table.refusal(BAST, "bid 12") == "heir.bidding.3"


@pytest.mark.rule("heir.bidding.4")
@pytest.mark.parametrize(
    ("bast", "anubis", "winner"),
    [
        ("10-sun", "9-sun", BAST),
        ("1-moon", "2-moon", ANUBIS),
        ("6-sun", "6-moon", BAST),
        ("7-moon", "7-sun", ANUBIS),
        ("6-sun", "5-sun", BAST),  # the example of the rules
        ("5-moon", "5-sun", ANUBIS),
    ],
)
def test_the_higher_number_wins_and_of_equal_ones_the_sun(bast: str, anubis: str, winner: int) -> None:
    table = up_for_bid("ra").bids(bast, anubis)
    assert table.has_god("ra") == winner
    assert table.event("won").seat == winner


@pytest.mark.rule("heir.bidding.4")
def test_the_pharaoh_s_cards_beat_all_others() -> None:
    table = up_for_bid("ra").hand(BAST, "11").hand(ANUBIS, "12", "10-moon")
    assert table.bids("11", "12").has_god("ra") == ANUBIS
    table = up_for_bid("ra").hand(BAST, "11").hand(ANUBIS, "12", "10-moon")
    assert table.bids("11", "10-moon").has_god("ra") == BAST


@pytest.mark.rule("heir.bidding.5")
def test_the_winner_lays_the_god_before_them() -> None:
    table = up_for_bid("ra").bids("6-sun", "7-sun")
    assert table.view()["seats"][ANUBIS]["gods"] == ["ra"]
    assert table.view()["seats"][BAST]["gods"] == ["seshat"]
    assert table.phase == "summon"


@pytest.mark.rule("heir.bidding.6")
def test_bids_that_were_turned_over_are_used_and_no_longer_in_hand() -> None:
    table = up_for_bid("ra").bids("6-sun", "7-sun")
    assert table.view()["seats"][BAST]["used"] == ["2-sun", "6-sun"]
    assert "6-sun" not in table.in_hand(BAST)
    table.chance("god ptah")
    assert table.refusal(BAST, "bid 6-sun") == "heir.bidding.3"


@pytest.mark.rule("heir.bidding.7")
@pytest.mark.parametrize(
    ("bast_wins", "thoth"), [(0, BAST), (1, BAST), (2, BAST), (3, ANUBIS), (4, ANUBIS), (5, ANUBIS)]
)
def test_thoth_goes_to_whoever_won_fewer_of_the_five_gods(bast_wins: int, thoth: int) -> None:
    table = ready()
    # Bast's even numbers beat the odd number below; her odd ones lose to the even number above.
    wins = ["2-sun", "4-sun", "6-sun", "8-sun", "10-sun"]
    beaten = ["1-sun", "3-sun", "5-sun", "7-sun", "9-sun"]
    loses = ["1-moon", "3-moon", "5-moon", "7-moon", "9-moon"]
    beating = ["2-moon", "4-moon", "6-moon", "8-moon", "10-moon"]
    for index, god in enumerate(["seshat", "geb-and-nut", "ptah", "ra", "wadjet"]):
        table.chance(f"god {god}")
        if index < bast_wins:
            table.bids(wins[index], beaten[index])
        else:
            table.bids(loses[index], beating[index])
    table.chance("god pharaoh")
    table.do(BAST, table.legal(BAST)[0]).do(ANUBIS, table.legal(ANUBIS)[0])
    assert table.has_god("thoth") == thoth
    assert table.event("thoth").seat == thoth


@pytest.mark.rule("heir.bidding.2")
def test_at_most_one_magic_card_a_bid() -> None:
    table = with_magic("ra", "eye", "none").bids("6-sun", "7-sun")
    assert table.phase == "change"
    assert table.refusal(BAST, "call none") == "heir.bidding.2"
